"""What is hidden in Linko, and what it may be."""

from greenpaw.games import dice
from greenpaw.games.contract import UNSEEN
from greenpaw.games.jit import njit
from greenpaw.games.linko.cards import CODES

below = dice.below


@njit
def mask(p, seat):
    """Take out what the seat (or PUBLIC) doesn't know: of other hands, all but the known cards.

    What is taken out goes to `undealt`, which then holds the deck and the unknown parts of hands together.
    """
    for other in range(p.players):
        if other != seat:
            for card in range(CODES):
                p.undealt[card] += p.hand[other, card] - p.known[other, card]
                p.hand[other, card] = p.known[other, card]


@njit
def resample(p, seat, rng):
    """Give every other hand its missing cards, all hidden cards alike likely to be anywhere."""
    left = 0
    for card in range(CODES):
        left += p.undealt[card]
    for other in range(p.players):
        if other != seat:
            missing = p.hand_size_now[other]
            for card in range(CODES):
                missing -= p.hand[other, card]
            for _ in range(missing):
                index = below(rng, left)
                left -= 1
                card = 0
                while index >= p.undealt[card]:
                    index -= p.undealt[card]
                    card += 1
                p.undealt[card] -= 1
                p.hand[other, card] += 1


@njit
def wind_back(p, later, held, seat, rng):
    """Give the seat in `p` the hand that it had then.

    `p`, in which it decides, and the moment in which it does so next, or a `later` one before that, were
    come to by a seat record: unseen cards of a hand count as UNSEEN, and what is laid is taken off
    nevertheless. `held` is `later` with the hand that the seat is imagined to have there. Which of its hidden
    cards has come meanwhile is drawn by lot.
    """
    for card in range(1, CODES):
        gained = later.hand[seat, card] - p.hand[seat, card]
        was = held.hand[seat, card] - gained
        p.undealt[card] += p.hand[seat, card] - was
        p.hand[seat, card] = was
    drawn = later.hand[seat, UNSEEN] - p.hand[seat, UNSEEN]
    p.undealt[UNSEEN] += p.hand[seat, UNSEEN]
    p.hand[seat, UNSEEN] = 0
    hidden = 0
    for card in range(1, CODES):
        hidden += p.hand[seat, card] - p.known[seat, card]
    for _ in range(drawn):
        index = below(rng, hidden)
        hidden -= 1
        card = 1
        while index >= p.hand[seat, card] - p.known[seat, card]:
            index -= p.hand[seat, card] - p.known[seat, card]
            card += 1
        p.hand[seat, card] -= 1
        p.undealt[card] += 1
