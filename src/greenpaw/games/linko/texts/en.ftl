# Linko in the terminal. $you says who is the reader: "seat" (or $name), "other", or "no" for neither.
# $count and $value tell of a set or combination; value 14 stands for jokers alone.

## The table
linko-player = { $name }, { $count } in hand{ $turn ->
    [yes] , on turn
   *[no] {""}
}:
linko-no-set = no set yet
linko-nothing = nothing
linko-display = Display: { $places }
linko-phantom = Phantom: { $combinations }
linko-deck = Deck: { $count }. Discarded: { $discarded }.
linko-plays = Plays so far: { $plays } of at most { $limit }.
linko-hand = Your hand ({ $count }): { $cards }
linko-score = { $name }: { $laid } laid, { $hand } in hand, score { $score }

## Whom the game waits for
linko-wait-deal = The cards are being dealt.
linko-wait-play = { $you ->
    [seat] Your turn: lay a set, written like 7 7 X.
   *[no] { $name } chooses a set.
}
linko-wait-snatch = { $you ->
    [seat] Which of the phantom’s combinations do you snatch?
   *[no] { $name } chooses what to snatch from the phantom.
}
linko-wait-take = { $you ->
    [seat] You have hit { $other }’s set { $set }. Take it or leave it?
    [other] { $name } decides: take or leave your set { $set }.
   *[no] { $name } decides: take or leave { $other }’s set { $set }.
}
linko-wait-back = { $you ->
    [seat] { $other } leaves you your set { $set }. Take it back or discard it?
   *[no] { $name } decides: take back or discard the set { $set }.
}
linko-wait-draw = { $you ->
    [seat] Draw from a display place or from the deck: { $owed } to go.
   *[no] { $name } draws: { $owed } to go.
}
linko-wait-consolation = { $you ->
    [seat] You hit nobody. You may draw one card as a consolation, or pass.
   *[no] { $name } hit nobody and may draw one card.
}

## What an action does, and what comes
linko-set = { $count } × { $value ->
    [14] joker
   *[other] { $value }
}
linko-effect-hits = { $you ->
    [seat] hits your { linko-set }
   *[no] hits { $seat }’s { linko-set }
}
linko-effect-phantom = snatches { linko-set } from the phantom
linko-effect-choice = snatches one of { $count } combinations of the phantom
linko-effect-takes = { $you ->
    [other] takes { linko-set } from you
   *[no] takes { linko-set } from { $other }
}
linko-effect-leaves = { $you ->
    [seat] leaves you your { linko-set }
   *[no] leaves { $seat } the { linko-set }
}
linko-effect-back = takes { linko-set } back into hand, no draw
linko-effect-discards = discards { linko-set }
linko-effect-owes = { $you ->
    [seat] you must draw { $count }
   *[no] { $seat } must draw { $count }
}
linko-effect-draws = draws { $card } from place { $place }
linko-effect-deck = draws from the deck
# Of a card that only its owner sees, nothing is said.
linko-effect-dealt = { $you ->
    [seat] you get { $card }
   *[no] {""}
}
linko-effect-display = { $card } comes onto display place { $place }
linko-effect-phantom-gets = the phantom gets { $card }
linko-effect-pile = the phantom passes { $card } on to display place { $place }
linko-effect-out = { $card } goes straight to the discard pile
linko-effect-ends = ends the round

## How a round ends
linko-ends-hand-empty = The round is over: a hand is empty.
linko-ends-cards-out = The round is over: the last card of deck and display is taken.
linko-ends-play-limit = The round is over: that was its last play.

## Why a choice is good, or isn’t: for hints
linko-why-wins = ends the round and wins it, while { $seat } still holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}
linko-why-loses = ends the round, but you don’t win it
linko-why-runs-out = ends the round: deck and display run out, and you are { $speaks ->
    [for] ahead
   *[against] behind
}
linko-why-hits = takes { $seat }’s { linko-set } off the table
linko-why-phantom = brings you the phantom’s { linko-set }
linko-why-choice = lets you choose one of { $count } combinations of the phantom
linko-why-surely-snatched = { $seat } can snatch it with { linko-set }
linko-why-likely-snatched = likely snatched (about { $chance } %): { $players ->
    [one] { $seat } may hold { linko-set }
   *[other] { $players } players may hold { linko-set }
}
linko-why-maybe-snatched = may be snatched (about { $chance } %): { $players ->
    [one] { $seat } may hold { linko-set }
   *[other] { $players } players may hold { linko-set }
}
linko-why-rarely-snatched = rarely snatched (about { $chance } %)
linko-why-safe = safe for now: nobody holds what beats it
linko-why-joker = brings you { $count ->
    [one] a joker
   *[other] { $count } jokers
}
linko-why-joins = makes { linko-set } in your hand
linko-why-breaks = breaks up your { linko-set }
linko-why-spends = uses { $count ->
    [one] a joker
   *[other] { $count } jokers
}
linko-why-burdens = { $seat } must draw { $count }
linko-why-finds = the display has { $count ->
    [one] 1 card
   *[other] { $count } cards
} to go with your hand
linko-why-left = leaves you only { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
linko-why-lays-all = lays your { linko-set } in one go
linko-why-keeps = keeps your { linko-set } together
linko-why-keeps-jokers = keeps your { $count ->
    [one] joker
   *[other] { $count } jokers
}
linko-why-grows = your hand grows by { $count }
linko-why-gains = you can lay { linko-set } again
linko-why-stays = your hand doesn’t grow
linko-why-fresh = brings you { $count ->
    [one] 1 new card
   *[other] { $count } new cards
}
linko-why-two = brings two cards at once
linko-why-single = gets rid of your only { $value }
linko-why-unseen = nobody sees what you draw
linko-why-alone = the { $value } goes with nothing you hold
linko-why-may-take-back = { $seat } may take it back without drawing

## Why something isn’t allowed
linko-illegal-set-due = Now a set must be laid: cards of one value from your hand.
linko-illegal-combination-due = Now one of the phantom’s combinations must be chosen.
linko-illegal-choice-due = Now the set that was hit must be taken or left: take, leave.
linko-illegal-victim-due = Now your set must be taken back or discarded: back, discard.
linko-illegal-draw-due = Now you must draw: draw 1 to draw 6, or draw deck.
linko-illegal-consolation-due = Now you may make one draw, or pass.
linko-illegal-place-empty = This display place is empty.
linko-illegal-deck-empty = The deck is empty.
linko-illegal-not-in-hand = You don’t hold all of these cards.
linko-illegal-combination-size = The phantom holds more or fewer cards of this value than your set has.
linko-illegal-combination-value = This value isn’t lower than that of your set.
linko-illegal-no-such-action = This is no action of Linko.
linko-illegal-no-such-set = No deck holds this set.
linko-illegal-no-such-card = There is no such card: cards are 1 to 13, and X for a joker.
linko-illegal-mixed-set = A set has number cards of one value only, and jokers.
linko-illegal-card-order = Number cards come first, then jokers.

linko-help =
    Lay one set a turn: cards of one value, with jokers (X) or jokers alone.
    In brackets: a player’s top set. A set of as many cards and a higher value hits it.
    A set that was hit is taken or left; whoever loses it draws as many cards.
    Actions: 7 7 X · take · leave · back · discard
    draw 3 · draw deck · snatch 4 · pass
    At the end each laid card counts +1, each card in hand −1.
