# LINE-IT in the terminal. $you says whether the reader is $name ("seat") or not ("no").
# A number card stands with the sign of its colour: ♥ red, ♦ blue, ♣ green, ★ yellow. What the rules call a
# round is a market here, as a round is a whole game of LINE-IT.

## The table
line-it-round = Market { $round } of { $rounds }. First to play: { $name }. Deck: { $deck }.
line-it-player = { $name }{ $turn ->
    [yes] , on turn
   *[no] {""}
}: { $score ->
    [one] { $score } point
   *[other] { $score } points
} (pile { $pile }, bets { $tokens }). Hand: { $hand }
line-it-no-line = no line
line-it-line = { $direction ->
    [up] next above { $above }
    [down] next below { $below }
   *[open] up or down
}
line-it-bet = { $card }: { $needed } to go
line-it-third = third: { $symbols }
line-it-closed = { $cards }  (closed: { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $lost ->
    [0] {""}
   *[other] , bet −{ $lost }
})
line-it-nothing = nothing
line-it-color = { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
line-it-jackpot = { $symbol } { line-it-color } { $count }
line-it-jackpots = Jackpots: { $jackpots }
line-it-market = Market: { $cards }

## Whom the game waits for
line-it-wait-deal = The market is being dealt.
line-it-wait-turn = { $you ->
    [seat] { $taken ->
        [yes] Your turn goes on: a hand card (play 57), close, or end.
       *[no] Your turn: take a card (57 line or 57 hand); before it, also play 57 or close.
    }
   *[no] It is { $name }’s turn.
}
line-it-wait-last-cards = { $you ->
    [seat] Last cards: a hand card (play 57), or pass.
   *[no] Last cards: { $name } may add a hand card.
}

## What an action does, and what comes
line-it-effect-lays = adds { $card } to the line{ $source ->
    [hand] {" "}from hand
   *[market] {""}
}
line-it-effect-keeps = takes { $card } into hand
line-it-effect-jackpot = { $count ->
    [0] finds
   *[other] wins
} the { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} jackpot { $count ->
    [0] empty
   *[other] of { $count }
}
line-it-effect-wins-bet = wins the bet { $card }
line-it-effect-closes = { $you ->
    [seat] your line
   *[no] the line of { $seat }
} brings { $count ->
    [one] { $count } point
   *[other] { $count } points
}
line-it-effect-loses-bet = the bet { $card } costs { $count }
line-it-effect-ends-turn = the turn is over
line-it-effect-passes = no more cards
line-it-effect-to-jackpot = { $card } → { line-it-color } jackpot
line-it-effect-out = { $card } leaves the game
line-it-effect-starts = { $you ->
    [seat] next market: you go first
   *[no] next market: { $seat } goes first
}
line-it-effect-last-cards = now come the last cards
# The cards of a market, one after another.
line-it-effect-market = { $card }
line-it-effect-ends = the round is over

## How a round ends
line-it-ends-deck-out = The round is over: the deck has run out, and every line is closed.

## Why a choice is good, or isn’t: for hints
line-it-why-wins = ends the round and wins it
line-it-why-loses = ends the round, but you don’t win it
line-it-why-jackpot = wins the { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} jackpot of { $count }
line-it-why-empty-jackpot = uses up the chance at the { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} jackpot while it is empty
line-it-why-near = the next { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} card then wins a jackpot of { $count }
line-it-why-wins-bet = wins the bet { $card }
line-it-why-loses-bet = loses the bet { $card }
line-it-why-bet-nearer = then the bet { $card } needs { $count ->
    [one] 1 more number
   *[other] { $count } more numbers
}
line-it-why-bet-ahead = enough time for the { $count } numbers that must follow the bet
line-it-why-no-time = hardly time for the bet: { $count ->
    [0] no market is left
    [one] 1 market is left
   *[other] { $count } markets are left
}
line-it-why-denies = keeps { $card } from { $seat }, who would win something with it
line-it-why-leaves = leaves { $seat } { $card }, which wins something there
line-it-why-scores = { $count ->
    [0] scores nothing
    [one] scores 1 point
   *[other] scores { $count } points
}
line-it-why-gives-up = gives up a { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
} jackpot of { $count }, one card short
line-it-why-skips = { $count ->
    [0] skips none of the numbers that may still come
    [one] skips { $speaks ->
        [for] only{" "}
       *[against] {""}
    }1 number that may still come
   *[other] skips { $speaks ->
        [for] only{" "}
       *[against] {""}
    }{ $count } numbers that may still come
}
line-it-why-little-room = { $count ->
    [0] no room after it: no number fits any more
    [one] little room after it: only 1 number still fits
   *[other] little room after it: only { $count } numbers still fit
}
line-it-why-room = { $count ->
    [one] 1 number still fits after it
   *[other] { $count } numbers still fit after it
}
line-it-why-for-later = can wait: { $count ->
    [one] 1 number fits before it
   *[other] { $count } numbers fit before it
}
line-it-why-next-line = can start your next line, with room for { $speaks ->
    [for] {""}
   *[against] only{" "}
}{ $count ->
    [one] 1 number
   *[other] { $count } numbers
} on its wider side
line-it-why-hand-full = fills your hand
line-it-why-bet-later = the bet can wait for its moment
line-it-why-counts = is a point once the line is closed
line-it-why-starts = starts a line with room for { $speaks ->
    [for] {""}
   *[against] only{" "}
}{ $count ->
    [one] 1 number
   *[other] { $count } numbers
} on its wider side
line-it-why-fresh = then any card fits
line-it-why-goes-on = your line stays open for { $count ->
    [one] 1 number
   *[other] { $count } numbers
}
line-it-why-waits = keeps your hand for later

## Why something isn’t allowed
line-it-illegal-last-card-due = Now you may add a hand card to your line, or pass.
line-it-illegal-already-added = You can add only one hand card a turn.
line-it-illegal-line-empty = There is no card in your line to close.
line-it-illegal-take-first = First take a card from the market.
line-it-illegal-not-last-cards = You can pass only with the last cards. A turn ends with: end
line-it-illegal-already-taken = You can take only one market card a turn.
line-it-illegal-not-in-market = The market doesn’t have this card.
line-it-illegal-hand-full = Your hand is full: two cards at most.
line-it-illegal-not-in-hand = You don’t hold this card.
line-it-illegal-second-bet = Only one bet card a line.
line-it-illegal-not-above = Your line rises: the next number must be higher.
line-it-illegal-not-below = Your line falls: the next number must be lower.
line-it-illegal-no-such-action = LINE-IT has no such action.
line-it-illegal-no-such-card = There is no such card: cards are 1 to 100, +3, +4 and +5.

line-it-help =
    Take one market card a turn, onto your line or into hand (two cards at most).
    A line only rises or only falls. Once a turn you may add a hand card;
    you may close your line: three cards are discarded, each further one is a point.
    The third card of a colour in a line wins the jackpot of that colour.
    A bet such as +3 is won when three numbers follow it,
    and lost when the line is closed first. One bet a line.
    Actions: take 57 line · take +3 hand · play 57 · close · end · pass
    For short: 57 l · +3 h · p 57 · c · e
