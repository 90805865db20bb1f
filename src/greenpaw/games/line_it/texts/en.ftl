# LINE-IT in the terminal. $you says whether the reader is $name ("seat") or not ("no").
# A number card stands with the sign of its colour: ♥ red, ♦ blue, ♣ green, ★ yellow.

## The table
line-it-round = Round { $round } of { $rounds }, { $name } has the first-player token. Deck: { $deck }.
line-it-player = { $name }{ $turn ->
    [yes] , on turn
   *[no] {""}
}: { $score ->
    [one] { $score } point
   *[other] { $score } points
} (pile { $pile }, bets { $tokens }); hand: { $hand }
line-it-no-line = no line
line-it-line = line { $direction ->
    [up] going up
    [down] going down
   *[open] open
}: { $cards }
line-it-bet = ({ $card }: { $needed } to go)
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
    [seat] Your turn: { $taken ->
        [yes] play a hand card, close, or end.
       *[no] take a market card, onto the line or into hand.
    }
   *[no] It is { $name }’s turn.
}
line-it-wait-last-cards = { $you ->
    [seat] Last cards: play a hand card, or pass.
   *[no] Last cards: { $name } may play a hand card, or pass.
}

## What an action does, and what comes
line-it-effect-lays = lays { $card } { $source ->
    [market] from the market
   *[hand] from hand
}
line-it-effect-keeps = takes { $card } into hand
line-it-effect-jackpot = { $count ->
    [0] uses up the chance of the { line-it-color } jackpot, which is empty
   *[other] wins the { line-it-color } jackpot of { $count }
}
line-it-effect-wins-bet = wins the bet { $card }
line-it-effect-closes = closes { $you ->
    [seat] your line
   *[no] the line of { $seat }
} for { $count ->
    [one] { $count } point
   *[other] { $count } points
}, { $discarded } discarded
line-it-effect-loses-bet = the bet { $card } is lost: −{ $count }
line-it-effect-ends-turn = ends { $you ->
    [seat] your turn
   *[no] the turn of { $seat }
}
line-it-effect-passes = passes
line-it-effect-to-jackpot = { $card } goes to the { line-it-color } jackpot
line-it-effect-out = { $card } leaves the game
line-it-effect-starts = a round begins: { $you ->
    [seat] you have
   *[no] { $seat } has
} the first-player token
line-it-effect-last-cards = the last cards of the hands are due
line-it-effect-market = { $card } comes into the market
line-it-effect-ends = ends the game

## How a game ends
line-it-ends-deck-out = The game is over: the deck has run out, and every line is closed.

## Why something isn’t allowed
line-it-illegal-last-card-due = Now you may add a hand card to your line, or pass.
line-it-illegal-already-added = You may add one hand card a turn, and you have.
line-it-illegal-line-empty = An empty line can’t be closed.
line-it-illegal-take-first = Before your turn ends you must take a market card.
line-it-illegal-not-last-cards = You can pass only with the last cards. A turn ends with: end
line-it-illegal-already-taken = You take one market card a turn, and you have.
line-it-illegal-not-in-market = The market doesn’t have this card.
line-it-illegal-hand-full = Your hand is full: two cards at most.
line-it-illegal-not-in-hand = You don’t hold this card.
line-it-illegal-second-bet = Your line has had its bet: one bet card a line.
line-it-illegal-not-above = Your line goes up: the next number must be higher than the last.
line-it-illegal-not-below = Your line goes down: the next number must be lower than the last.
line-it-illegal-no-such-action = This is no action of LINE-IT.
line-it-illegal-no-such-card = There is no such card: cards are 1 to 100, +3, +4 and +5.

line-it-help =
    Take one market card a turn, onto your line or into hand (two cards at most).
    A line only rises or only falls. Once a turn you may add a hand card; you may close the line.
    A closed line: three cards are discarded, each further one is a point.
    The third card of a colour in a line wins the jackpot of that colour.
    A bet +3 is won when three numbers follow it, and lost when the line is closed first.
    Actions: take 57 line · take 57 hand · play 57 · close · end · pass
