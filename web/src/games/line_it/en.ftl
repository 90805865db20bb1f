# LINE-IT: the board, the log, the scores and the rules.
# $you is "yes" where the text speaks to the person it tells about. $color is red, blue, green, yellow, or
# bet for a bet card. What the rules call a round is a market here, as a round is a whole game of LINE-IT.

line-it-name = LINE-IT
line-it-about = Build lines that only rise or only fall, win jackpots and bets, and close in time. 2 to 5 players.

## Cards
line-it-card = { $color ->
    [red] red { $card }
    [blue] blue { $card }
    [green] green { $card }
    [yellow] yellow { $card }
   *[bet] bet { $card }
}
# A card in a sentence.
line-it-the-card = { $color ->
    [red] the red { $card }
    [blue] the blue { $card }
    [green] the green { $card }
    [yellow] the yellow { $card }
   *[bet] the bet { $card }
}

## What a choice does
# With $you these go on in a sentence: "You" or a name, "lay the red 57 and win the red jackpot of 5".
line-it-fact-lays = { $you ->
    [yes] lay
   *[no] lays
} { $card }{ $source ->
    [hand] {" "}from hand
   *[market] {""}
}
line-it-fact-keeps = { $you ->
    [yes] take
   *[no] takes
} { $card } into hand
line-it-fact-jackpot = { $count ->
    [0] { $you ->
        [yes] find
       *[no] finds
    }
   *[other] { $you ->
        [yes] win
       *[no] wins
    }
} the { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} jackpot { $count ->
    [0] empty
   *[other] of { $count }
}
line-it-fact-wins-bet = { $you ->
    [yes] win
   *[no] wins
} the bet { $card }
line-it-fact-closes = { $you ->
    [yes] close your
   *[no] closes the
} line for { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $lost ->
    [0] {""}
   *[other] {" "}and −{ $lost } for the open bet
}
line-it-fact-passes = { $you ->
    [yes] add
   *[no] adds
} no more cards
line-it-fact-ends-turn = ends the turn
line-it-fact-to-jackpot = { $card } goes to its jackpot
line-it-fact-out = { $card } leaves the game
line-it-fact-market = { $card } comes to the market
line-it-fact-starts = { $you ->
    [yes] you go first next
   *[no] { $name } goes first next
}
line-it-fact-last-cards = then come the last cards
line-it-fact-closed = { $you ->
    [yes] your line
   *[no] { $name }’s line
} brings { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $lost ->
    [0] {""}
   *[other] {" "}and −{ $lost } for the open bet
}
line-it-fact-ends = ends the round
