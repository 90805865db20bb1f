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
line-it-fact-ends-turn = { $you ->
    [yes] end your
   *[no] ends the
} turn
line-it-fact-last-cards = then come the last cards
line-it-fact-closed = your line brings { $lost ->
    [0] {""}
   *[other] −{ $lost } for the open bet and{" "}
}{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
line-it-fact-ends = then the round is over

## The board
line-it-market-of = Market { $round } of { $rounds }
line-it-deck = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
line-it-jackpots = Jackpots
# A jackpot, and what the line that it is compared with has of its colour: $have of the $all that win it. $needed
# is 0 once that line has had it.
line-it-jackpot = { $color ->
    [red] Red
    [blue] Blue
    [green] Green
   *[yellow] Yellow
} jackpot: { $count ->
    [one] 1 card
   *[other] { $count } cards
}; { $you ->
    [yes] your line
   *[no] { $name }’s line
} { $needed ->
    [0] has had it
    [1] has { $have }, the next wins it
   *[other] has { $have } of { $all }
}
# A spectator sees in the jackpots' dots the line of whoever's turn it is.
line-it-jackpots-of = dots: { $name }’s line
line-it-color = { $color ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
}
# The colours of which the line's next card wins the jackpot.
line-it-near = near a jackpot: { $colors }
line-it-mine = Your line
line-it-line-empty = no line yet
line-it-line-said = Line: { $cards }
line-it-next = { $what ->
    [up] above { $number }
    [down] below { $number }
    [bet] full: only a bet fits
    [full] full
    [second] any number: fixes the direction
   *[any] any number
}
line-it-bet-open = { $needed } more for { $card }
# The same two where there is little room; what fits stands behind an arrow.
line-it-next-short = { $what ->
    [bet] bet
    [full] full
    [any] any
   *[number] { $number }
}
line-it-bet-short = { $card }: { $needed }
line-it-first = first-player token
line-it-passed = passed
# $points is the score as it is written, with a real minus.
line-it-counts = { $score ->
    [one] { $points } point
   *[other] { $points } points
}: { $pile ->
    [one] 1 card in the score pile
   *[other] { $pile } cards in the score pile
}, tokens { $tokens }; { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
line-it-badge = { $score ->
    [one] { $points } point
   *[other] { $points } points
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}
line-it-points-short = { $score } pt
line-it-market = Market
line-it-hand = Your hand: { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
# A card that can be chosen, and what for.
line-it-pick = { $card }{ $where ->
    [both] , can go on your line or into your hand
    [line] , can go on your line
    [hand] , can go into your hand
    [barred] , can’t be used now
   *[none] {""}
}
line-it-close = Close line
line-it-close-note = { $count ->
    [one] 1 point
   *[other] { $count } points
}{ $lost ->
    [0] {""}
   *[other] , −{ $lost }
}
line-it-end = End turn
line-it-pass = Pass
line-it-way-line = On your line
line-it-way-hand = Into your hand
line-it-way-close = Close it now
line-it-way-pass = Pass: no more cards
line-it-sent = on its way
line-it-forced = Nothing here fits, and your hand is full.
line-it-wait-deal = A new market comes.
line-it-wait-take = { $you ->
    [yes] { $open ->
        [take] Your turn: take a card from the market.
       *[other] No market card can be taken yet: lay a hand card first, or close your line.
    }
   *[no] { $name } is choosing a card from the market.
}
line-it-wait-end = { $you ->
    [yes] { $open ->
        [play] You may still lay a hand card. Then end your turn.
        [close] You may still close your line. Then end your turn.
       *[both] You may still lay a hand card or close your line. Then end your turn.
    }
   *[no] { $open ->
        [play] { $name } may still lay a hand card.
        [close] { $name } may still close the line.
       *[both] { $name } may still lay a hand card or close the line.
    }
}
line-it-wait-last = { $you ->
    [yes] Last cards: lay one on your line, or pass.
   *[no] Last cards: { $name } is choosing whether to lay one.
}
line-it-last-cards = Last cards, lap { $lap } of 2

## The log
line-it-say = { $you ->
    [yes] You
   *[no] { $name }
} { $does }.
line-it-say-to-jackpots = For the jackpots: { $cards }.
line-it-say-out = Out of the game: { $cards }.
line-it-say-starts = A new market: { $you ->
    [yes] you go
   *[no] { $name } goes
} first.
line-it-say-market = In the market: { $cards }.
line-it-say-last-cards = The deck has run out. Now come the last cards.
line-it-say-closed = { $you ->
    [yes] Your line
   *[no] { $name }’s line
} is closed for { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $lost ->
    [0] {""}
   *[other] {" "}and −{ $lost } for the open bet
}.
line-it-say-ends = The round is over.

## Scores
line-it-reason = The deck has run out, and every line is closed.
line-it-score-step = Step
line-it-score-cards = Cards
line-it-score-points = Points
line-it-score-pile = Score pile
line-it-score-pile-note = before the end
line-it-score-line = Last line
line-it-score-discarded = Discarded: { $cards }.
line-it-score-scored = Onto the score pile: { $cards }.
line-it-score-bets = Bets
line-it-score-lost = { $token } still open
line-it-score-hand = In hand
line-it-score-hand-note = no points
line-it-score-none = none
line-it-score-sum = Score: { $score }
line-it-score-winner = wins the round
line-it-score-shared = shares the win
line-it-score-table = Show the table

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
line-it-why-denies = keeps { $card } from { $name }, who would win something with it
line-it-why-leaves = leaves { $name } { $card }, which wins something there
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

## The rules
line-it-rules-title = How to play LINE-IT
line-it-rules-aim-title = The aim
line-it-rules-aim = Build one line of cards after another, and close each in time. Cards for your score pile and bets that you win are points. Whoever has the most at the end wins.
line-it-rules-cards-title = The cards
line-it-rules-cards = There are 100 number cards, 1 to 100. Their colours take turns: 1 is red (heart), 2 blue (diamond), 3 green (leaf), 4 yellow (star), 5 red again, and so on. Six bet cards are shuffled in: two each of +3, +4 and +5.
line-it-rules-market-title = The market
line-it-rules-market = Two cards more than there are players are laid face up: the market. Each player has one turn, clockwise. The two cards left over go to the jackpots of their colours; a bet card left over is out of the game. Then the first player’s token moves on by one, and a new market is laid.
line-it-rules-turn-title = Your turn
line-it-rules-turn = Take exactly one card from the market: add it to your line at once, or keep it in hand. You never hold more than two cards, and none is ever thrown away. Besides, at any moment of your turn, you may:
line-it-rules-turn-hand = add one card from your hand to your line (once a turn);
line-it-rules-turn-close = close your line (as often as you like).
line-it-rules-stuck = You can’t take a card that neither fits your line nor has room in your hand. If no card can be taken, close your line: then any card fits. Your turn is over when you say so, or by itself once nothing more is possible.
line-it-rules-line-title = Your line
line-it-rules-line = Cards are added at the end only. The first two numbers settle whether a line rises or falls; from then on each number must be higher, or lower, than the one before. A bet card fits anywhere and doesn’t count in the order, but a line takes only one, even when its bet is won.
line-it-rules-example-rising = rises: next above 27
line-it-rules-example-falling = falls: next below 32
line-it-rules-example-bet = the bet doesn’t count in the order
line-it-rules-jackpots-title = Jackpots
line-it-rules-jackpots = Whoever adds the third card of a colour to their line wins that colour’s jackpot: all its cards go onto the score pile at once. If it is empty just then, the chance is gone, for a fourth card wins nothing. One line can win the jackpots of several colours.
line-it-rules-example-jackpot = the 9 is the third red card: it wins the red jackpot
line-it-rules-bets-title = Bets
line-it-rules-bets = You win a bet as soon as enough numbers follow it in the same line: three for +3, four for +4, five for +5. It brings you just as many points, and its card leaves the line. If the line is closed before that, it costs you just as many.
line-it-rules-example-won = the 33 is the third number: +3
line-it-rules-close-title = Closing
line-it-rules-close = The first three numbers of a closed line are discarded. All further ones go onto your score pile: a point a card, whatever its number. A bet that is still open is lost. Then you may start a new line.
line-it-rules-example-close = closed: three discarded, two points
line-it-rules-end-title = The end
line-it-rules-end = A round has 26 markets with two players, 21 with three, 17 with four and 15 with five. The cards then left in the deck go to the jackpots as well. Now come the last cards: in turn, each player may add a hand card to their line, or pass, and whoever hasn’t passed may add a second. Nobody can close any more. Then all lines are closed. Cards in hand count nothing.
line-it-rules-score = Each card in the score pile is a point; bets won are added, bets lost taken off. The highest score wins; equal scores share the win.
line-it-rules-signs-title = Reading the table
line-it-rules-sign-jars = Each jar is a jackpot, with the number of its cards. Its dots count the cards of its colour in your line. A dot in an amber ring: the next one wins the jar. A tick: this line has had it.
line-it-rules-sign-near = Beside a player’s name: colours of which their next card wins the jackpot.
line-it-rules-sign-line = Below each line runs a ruler from 1 to 100. It is lit where the next number may be, and the arrow points there. Below your own are the numbers of the market; one that is struck through doesn’t fit. The greater a card’s number, the higher the mark at its left edge. A bet’s ring fills with each number that follows.
line-it-rules-sign-counts = The paw is with whoever goes first in this market. Bets won are green, bets lost red. The stacked cards are the score pile; then comes the score so far.
line-it-rules-touch-title = By touch
line-it-rules-touch = Tap a card, then, at the bottom, where it is to go; each button says what that does. You may also tap the card where it would stand in your line, or an empty place of your hand. Tap a card again, and it is no longer chosen. A card with an amber edge fits your line. One that is struck through can’t be used now; a tap says why. Closing and passing ask once more, ending your turn doesn’t.
line-it-rules-keys-title = On the keyboard
line-it-rules-keys = The digits choose a card: first those of the market, then those in your hand. L adds it to your line, H puts it into your hand. C chooses to close your line, and Enter closes it. E ends your turn, or chooses to pass with the last cards; Escape chooses nothing any more.

## Why something isn’t allowed
line-it-illegal-last-card-due = Now you may add a hand card to your line, or pass.
line-it-illegal-already-added = You can add only one hand card a turn.
line-it-illegal-line-empty = There is no card in your line to close.
line-it-illegal-take-first = First take a card from the market.
line-it-illegal-not-last-cards = You can pass only with the last cards.
line-it-illegal-already-taken = You can take only one market card a turn.
line-it-illegal-not-in-market = The market doesn’t have this card.
line-it-illegal-hand-full = Your hand is full: two cards at most.
line-it-illegal-not-in-hand = You don’t hold this card.
line-it-illegal-second-bet = Only one bet card a line.
line-it-illegal-not-above = Your line rises: the next number must be higher.
line-it-illegal-not-below = Your line falls: the next number must be lower.
line-it-illegal-no-such-action = LINE-IT has no such action.
line-it-illegal-no-such-card = LINE-IT has no such card.
