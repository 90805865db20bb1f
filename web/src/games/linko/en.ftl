# Linko: the board, the log, the scores and the rules.
# $you is "yes" where the text speaks to the person it tells about. $who tells which of two persons is
# spoken to: "actor", "other" or "none". Sets come ready made, as in "3 × 7".

linko-name = Linko
linko-about = Lay sets, snatch the others’, and keep your hand small. 2 to 5 players.
linko-option-duel = Duel
linko-option-duel-about = For two: a phantom holds cards that both can snatch.
linko-option-consolation = Consolation
linko-option-consolation-about = Whoever hits nobody may draw a card.
linko-option-expert = Expert
linko-option-expert-about = 1s also hit 13s and jokers alone.
linko-illegal-duel-needs-two = A duel is for exactly two players.

## Cards and places
linko-card = { $card ->
    [X] joker
   *[other] { $card }
}
# A card by its article, as what someone draws.
linko-one-card = { $card ->
    [X] a joker
    [8] an 8
    [11] an 11
   *[other] a { $card }
}
# What was laid, and the set that it hits, of one card or more.
linko-your-set = { $count ->
    [one] { $card ->
        [X] Your joker
       *[other] Your { $card }
    }
   *[other] Your { $set }
}
linko-that-set = { $count ->
    [one] { $card ->
        [X] joker
       *[other] { $card }
    }
   *[other] { $set }
}
linko-hand = Your hand: { $count } { $count ->
    [one] card
   *[other] cards
}
linko-hand-group = { $count } × { $card ->
    [X] joker
   *[other] { $card }
}, { $chosen } chosen
linko-hand-empty = Your hand is empty.
linko-counts = { $laid } laid, { $hand } in hand
linko-counts-short = laid { $laid } / hand { $hand }
linko-order-size = Largest first
linko-sets-mine = Your sets
linko-sets-none = no set yet
linko-sets-older = { $count ->
    [one] 1 older set
   *[other] { $count } older sets
}: { $sets }
linko-sets-top = { $set }, on top: it can be snatched
linko-sets-hit = { $set }, on top: hit by your selection
linko-sets-safe = { $set }, on top: safe from your selection
linko-sets-asked = { $set }, on top: being settled now
linko-phantom = Phantom
linko-phantom-hit = { $set }, hit by your selection
linko-display = Display
linko-place = Place { $place }: { $cards }
linko-place-empty = Place { $place }: empty
linko-deck = Deck: { $count } { $count ->
    [one] card
   *[other] cards
}
linko-pile = Discarded: { $count } { $count ->
    [one] card
   *[other] cards
}
linko-pile-title = Discarded cards
linko-pile-none = Nothing has been discarded yet.
linko-close = Close

## Whom the table waits for
linko-wait-deal = The cards are being dealt.
linko-wait-play = { $you ->
    [yes] Your turn: choose the cards of a set.
   *[no] { $name } is choosing a set.
}
linko-wait-snatch = { $you ->
    [yes] Your { $laid } can snatch from the phantom. Which cards?
   *[no] { $name } chooses what to snatch from the phantom.
}
linko-wait-take = { $who ->
    [actor] { $laid } { $count ->
        [one] hits
       *[other] hit
    } { $other }’s { $target }.
    [other] { $name } decides: take or leave your { $set }.
   *[none] { $name } decides: take or leave { $other }’s { $set }.
}
linko-wait-back = { $you ->
    [yes] { $other } leaves you your { $set }.
   *[no] { $name } decides: take back or discard { $set }.
}
linko-wait-draw = { $you ->
    [yes] Draw from the display or the deck: { $owed } { $owed ->
        [one] draw
       *[other] draws
    } to go.
   *[no] { $name } draws: { $owed } to go.
}
linko-wait-consolation = { $you ->
    [yes] You hit nobody. As a consolation you may draw one card.
   *[no] { $name } hit nobody and may draw one card.
}

## Choosing
linko-take = Take
linko-take-note = { $other } draws { $count }
linko-leave = Leave
linko-leave-note = { $other } takes it back or draws { $count }
linko-back = Take back
linko-back-note = into your hand, no draw
linko-discard = Discard
linko-discard-note = for good; you draw { $count }
linko-snatch = Snatch { $set }
linko-draw-place = Draw { $cards } from place { $place }
linko-draw-deck = Draw from the deck ({ $count } left)
linko-pass = No draw
linko-lay = Lay { $set }
linko-lay-none = Lay
linko-keys-lay = Keys: 1 to 9, 0 for 10, J Q K for 11 to 13, X; Enter lays
linko-keys-draw = Keys: 1 to 6, 0 for the deck
linko-sent = on its way
linko-hint-none = hits nothing
linko-hint-hits = hits { $name }’s { $set }
linko-hint-phantom = snatches the phantom’s { $set }
linko-hint-choice = snatches one of { $count } combinations of the phantom
linko-hint-ends = ends the round { $reason ->
    [hand-empty] with your last card
   *[other] as its last play
}

## The log
linko-say-deal = The cards are dealt.
linko-say-lays = { $you ->
    [yes] You lay { $set }
   *[no] { $name } lays { $set }
}{ $what ->
    [hits] {" "}and { $you ->
        [yes] hit
       *[no] hits
    } { $targets }.
    [phantom] {" "}and { $you ->
        [yes] snatch
       *[no] snatches
    } the phantom’s { $phantom }.
    [both] {", "}{ $you ->
        [yes] snatch
       *[no] snatches
    } the phantom’s { $phantom } and { $you ->
        [yes] hit
       *[no] hits
    } { $targets }.
   *[nothing] .
}
linko-say-target = { $you ->
    [yes] you ({ $set })
   *[no] { $name } ({ $set })
}
linko-say-takes = { $who ->
    [actor] You take { $set } from { $other }.
    [other] { $name } takes your { $set }.
   *[none] { $name } takes { $other }’s { $set }.
}
linko-say-leaves = { $who ->
    [actor] You leave { $other } the set.
    [other] { $name } leaves you your set.
   *[none] { $name } leaves { $other } the set.
}
linko-say-back = { $you ->
    [yes] You take { $set } back.
   *[no] { $name } takes { $set } back.
}
linko-say-discards = { $you ->
    [yes] You discard { $set }.
   *[no] { $name } discards { $set }.
}
linko-say-passes = { $you ->
    [yes] You draw nothing.
   *[no] { $name } draws nothing.
}
linko-say-snatches = { $you ->
    [yes] You snatch the phantom’s { $set }.
   *[no] { $name } snatches the phantom’s { $set }.
}
linko-say-draws = { $you ->
    [yes] You draw { $cards } from the display.
   *[no] { $name } draws { $cards } from the display.
}
linko-say-draws-deck = { $you ->
    [yes] You draw
   *[no] { $name } draws
} from the deck.
linko-say-drawn = You draw { $cards } from the deck.
linko-say-phantom-gets = The phantom gets { $cards }.
linko-say-display = New in the display: { $cards }.
linko-say-pile = The phantom passes { $cards } on to the display.
linko-say-out = The phantom passes { $cards } on to the discard pile.
linko-say-ends = { $reason ->
    [hand-empty] The round is over: a hand is empty.
    [cards-out] The round is over: deck and display are used up.
    [play-limit] The round is over: that was its last play.
   *[other] The round is over.
}

## Scores
linko-score-table = Show the table
linko-score-laid = Laid
linko-score-hand = In hand
linko-score-sum = { $laid } laid, { $hand } in hand: { $sum } { $score ->
    [one] point
   *[other] points
}
linko-score-winner = wins the round
linko-score-shared = shares the win
linko-score-tie = Equal scores: fewer cards in hand wins.
linko-reason = { $reason ->
    [hand-empty] { $name } has laid the last card.
    [cards-out] The last card of deck and display is taken.
   *[play-limit] The round has reached its last play.
}

## Why a choice is good, or isn’t: for hints
linko-jokers = { $count ->
    [one] 1 joker
   *[other] { $count } jokers
}
linko-why-wins = ends the round and wins it, while { $name } still holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}
linko-why-loses = ends the round, but you don’t win it
linko-why-runs-out = ends the round: deck and display run out, and you are { $speaks ->
    [for] ahead
   *[against] behind
}
linko-why-hits = takes { $name }’s { $set } off the table
linko-why-phantom = brings you the phantom’s { $set }
linko-why-choice = lets you choose one of { $count } combinations of the phantom
linko-why-surely-snatched = { $name } can snatch it with { $set }
linko-why-likely-snatched = likely snatched (about { $chance } %): { $players ->
    [one] { $name } may hold { $set }
   *[other] { $players } players may hold { $set }
}
linko-why-maybe-snatched = may be snatched (about { $chance } %): { $players ->
    [one] { $name } may hold { $set }
   *[other] { $players } players may hold { $set }
}
linko-why-rarely-snatched = rarely snatched (about { $chance } %)
linko-why-safe = safe for now: nobody holds what beats it
linko-why-joker = brings you { $count ->
    [one] a joker
   *[other] { $count } jokers
}
linko-why-joins = makes { $set } in your hand
linko-why-breaks = breaks up your { $set }
linko-why-spends = uses { $count ->
    [one] a joker
   *[other] { $count } jokers
}
linko-why-burdens = { $name } must draw { $count }
linko-why-finds = the display has { $count ->
    [one] 1 card
   *[other] { $count } cards
} to go with your hand
linko-why-left = leaves you only { $count ->
    [one] 1 card
   *[other] { $count } cards
} in hand
linko-why-lays-all = lays your { $set } in one go
linko-why-keeps = keeps your { $set } together
linko-why-keeps-jokers = keeps your { $count ->
    [one] joker
   *[other] { $count } jokers
}
linko-why-grows = your hand grows by { $count }
linko-why-gains = you can lay { $set } again
linko-why-stays = your hand doesn’t grow
linko-why-fresh = brings you { $count ->
    [one] 1 new card
   *[other] { $count } new cards
}
linko-why-two = brings two cards at once
linko-why-single = gets rid of your only { $value }
linko-why-unseen = nobody sees what you draw
linko-why-alone = the { $value } goes with nothing you hold
linko-why-may-take-back = { $name } may take it back without drawing

## The rules
linko-rules-title = How to play Linko
linko-rules-aim-title = The aim
linko-rules-aim = Get cards onto the table and keep them there. When the round ends, each card that lies before you counts +1, each card still in your hand −1. What the cards show doesn’t matter then.
linko-rules-cards-title = The cards
linko-rules-cards = There are 109: the values 1 to 13, eight times each, and five jokers. Everyone gets 13 cards. Six more lie face up beside the deck: the display.
linko-rules-turn-title = Your turn
linko-rules-turn = Lay exactly one set before you: one or more cards of the same value, as many of them as you like. You can’t pass. Your new set covers your older ones; only the newest, the top set, can be snatched.
linko-rules-jokers = Jokers take the value of the cards they are laid with: two 7s and a joker are three 7s. Laid alone, jokers are worth more than 13.
linko-rules-example-four = four 7s
linko-rules-snatch-title = Snatching
linko-rules-snatch = Your set hits every opponent whose top set has just as many cards and a lower value. One more card or one less, or an equal value: nothing happens. You look at the opponents clockwise, from your left, and each can lose only one set a turn.
linko-rules-example-hit = three 9s hit three 5s
linko-rules-example-safe = three 9s don’t hit two 5s
linko-rules-example-jokers = two jokers hit even two 13s
linko-rules-choice-title = Take or leave
linko-rules-choice = For each set you hit, you choose:
linko-rules-take = Take it into your hand. Its owner draws as many cards as it had.
linko-rules-leave = Leave it. Then its owner chooses: take it back into hand and draw nothing, or discard it for good and draw as many cards as it had.
linko-rules-draw-title = Drawing
linko-rules-draw = Cards are drawn one at a time, from the display or blind from the deck. The display is filled up again only when all draws are done.
linko-rules-end-title = The end of a round
linko-rules-end = A round ends at once when someone lays their last card (nothing is snatched any more), or when the last card of deck and display is taken. The highest score wins; if equal, whoever holds fewer cards.
linko-rules-duel-title = Duel: two players and the phantom
linko-rules-duel = Each of you starts with two jokers and eleven cards. A third, the phantom, has 13 cards face up, sorted by value. All its cards of one value are a combination: a set with just as many cards and a higher value snatches it, into your hand. If several can be snatched, choose one; then your opponent’s top set is looked at. The phantom never plays and never scores.
linko-rules-piles = The phantom keeps no 13 and no joker: they go onto the lowest single card of the display. Two cards on one place are drawn together, as one draw.
linko-rules-options-title = Options
linko-rules-consolation = Consolation: whoever hits nobody may draw one card.
linko-rules-expert = Expert: 1s also hit an equally large set of 13s, or of jokers alone. The round then ends at the latest with its 500th play.
linko-rules-keys-title = On the keyboard
linko-rules-keys = 1 to 9 take a card of that value, 0 a ten, J, Q and K an 11, 12 or 13, X a joker; Enter lays the set, Escape clears it. Arrows move through the hand and take more or fewer, Space takes all of a value, then one less. When you draw, 1 to 6 are the places and 0 is the deck.
