"""What is hidden in Linko, and what it may be."""

from greenpaw.games import dice
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
