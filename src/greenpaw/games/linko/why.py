"""What speaks for or against a choice in Linko, from what its seat sees: for hints."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, get_args

import msgspec
import numpy as np

from greenpaw.games.linko.actions import Back, Discard, Draw, Lay, Leave, LinkoAction, Pass, Snatch, Take
from greenpaw.games.linko.cards import JOKER
from greenpaw.games.linko.observation import LinkoEffect
from greenpaw.games.linko.sets import beats
from greenpaw.games.position import Position

Kind = Literal[
    "wins", "loses", "runs-out", "hits", "phantom", "choice", "surely-snatched", "likely-snatched", "safe",
    "joker", "joins", "breaks", "spends", "burdens", "finds", "left", "rarely-snatched", "maybe-snatched",
    "lays-all", "keeps", "keeps-jokers", "grows", "gains", "stays", "fresh", "two", "single",
    "unseen", "alone", "may-take-back",
]  # fmt: skip
"""The weightiest first."""


class LinkoWhy(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact, and whether it speaks for or against the choice.

    - `wins`: the round ends, and is won, while `seat` still holds `count` cards
    - `loses`: the round ends, and isn't won
    - `runs-out`: the round ends, as deck and display run out: for the choice, if the seat is ahead
    - `hits`: the top set of `seat`, `count` cards of `value`, is hit
    - `phantom`: `count` cards of `value` come from the phantom
    - `choice`: one of `count` combinations of the phantom can be chosen
    - `surely-snatched`: `seat` is known to have a set that hits it, `count` cards of `value`
    - `likely-snatched`, `maybe-snatched`, `rarely-snatched`: it can be hit before the next turn with a
      `chance`, in percent, by `players` of whom `seat` comes first; most likely by `count` cards of `value`
    - `safe`: nobody can hit the set before the next turn
    - `joins`: there are then `count` cards of `value` in hand
    - `joker`: `count` jokers come into hand
    - `alone`: a card of `value` comes into hand, where there is none
    - `two`: two cards come with one draw
    - `unseen`: nobody else sees the card that comes
    - `breaks`: `count` cards of `value` don't stay together
    - `keeps`: `count` cards of `value` do
    - `lays-all`: all the `count` cards of `value` are laid
    - `single`: the only card of `value` is laid
    - `spends`, `keeps-jokers`: `count` jokers are laid, or stay in hand
    - `left`: only `count` cards are left in hand
    - `gains`: a set of `count` cards of `value` comes into hand
    - `burdens`: `seat` must draw `count` times
    - `may-take-back`: `seat` may take the set back without a draw
    - `grows`: `count` more cards are in hand
    - `stays`: the hand doesn't grow
    - `fresh`: `count` other cards come for those of the set
    - `finds`: `count` cards of the display go with the hand
    """

    kind: Kind
    speaks: Literal["for", "against"]
    seat: int | None = None
    count: int | None = None
    value: int | None = None
    players: int | None = None
    chance: int | None = None

    @property
    def measure(self) -> tuple[str, int]:
        """What it is about, and how good that is: of two about the same, the larger is the better."""
        if self.kind in _SNATCHED:
            return "snatched", 0 if self.kind == "safe" else -(self.chance or 100)
        count = self.count or 0
        return self.kind, -count if self.kind in _FEWER_ARE_BETTER else count


_SNATCHED: set[Kind] = {"surely-snatched", "likely-snatched", "maybe-snatched", "rarely-snatched", "safe"}
_FEWER_ARE_BETTER: set[Kind] = {"breaks", "spends", "grows", "left"}
_ORDER: dict[Kind, int] = {kind: place for place, kind in enumerate(get_args(Kind))}
_IMAGINED = 500
"""So many hands are imagined of each opponent."""
_HARDLY = 1e-6
"""The chance of what none of them can, though some hand could: it isn't called safe."""
_LIKELY, _RARE = 55, 15
_CHANCES = (5, 10, 25, 50, 75, 90)
"""No estimate tells more than these."""
_MANY = 3
"""So many cards of a value are worth keeping together; with so few the hand is nearly empty."""


def whys(position: Position, action: LinkoAction) -> list[LinkoWhy]:
    """The facts, the weightiest first. `position` is masked for its current player."""
    after = position.play(action)
    if after.is_over:
        return [_ending(after, position.current_player)]
    p, seat = position.record, position.current_player
    found = list(_of_effects(position.effects(action), after, seat))
    match action:
        case Lay():
            found += _of_laying(p, action, seat)
            found.append(_of_snatching(position, action, seat))
        case Take() | Back():
            found += _of_set_into_hand(p, after, seat)
        case Leave():
            found += [LinkoWhy("stays", "for"), LinkoWhy("may-take-back", "against", seat=p.victim)]
        case Discard():
            found += _of_discarding(p, after, seat)
        case Draw(place):
            found += _of_draw(p, place, seat)
        case Snatch(value):
            found += _joining(p, seat, value, int(p.phantom[value]))
        case Pass():
            found.append(LinkoWhy("stays", "for"))
    return sorted(found, key=lambda fact: (_ORDER[fact.kind], -(fact.count or 0)))


def same_as(p: Any, action: LinkoAction) -> LinkoAction:
    """Of display places with the same cards, the first."""
    if not isinstance(action, Draw) or action.place is None:
        return action
    piles = [sorted(pile) for pile in p.display.tolist()]
    return Draw(piles.index(piles[action.place - 1]) + 1)


def _ending(after: Position, seat: int) -> LinkoWhy:
    outcome, hands = after.outcome, after.record.hand_size_now.tolist()
    assert outcome is not None, "it is over"
    if seat not in outcome.winners:
        return LinkoWhy("loses", "against")
    fullest = max((other for other in range(after.players) if other != seat), key=lambda other: hands[other])
    return LinkoWhy("wins", "for", seat=fullest, count=hands[fullest])


def _of_effects(effects: Iterable[LinkoEffect], after: Position, seat: int) -> Iterator[LinkoWhy]:
    for effect in effects:
        match effect.kind:
            case "hits":
                yield LinkoWhy("hits", "for", seat=effect.seat, count=effect.count, value=effect.value)
            case "phantom":
                yield LinkoWhy("phantom", "for", count=effect.count, value=effect.value)
            case "choice":
                yield LinkoWhy("choice", "for", count=effect.count)
            case "ends":
                yield _running_out(after, seat)
            case _:
                pass


# Laying a set


def _of_laying(p: Any, laid: Lay, seat: int) -> Iterator[LinkoWhy]:
    """What becomes of the hand."""
    hand: list[int] = p.hand[seat].tolist()
    if laid.numbers > 0:
        held = hand[laid.value]
        if laid.numbers < held:
            yield LinkoWhy("breaks", "against", count=held, value=laid.value)
        elif held == 1:
            yield LinkoWhy("single", "for", value=laid.value)
        else:
            yield LinkoWhy("lays-all", "for", count=held, value=laid.value)
    if laid.jokers > 0:
        yield LinkoWhy("spends", "against", count=laid.jokers)
    elif hand[JOKER] > 0:
        yield LinkoWhy("keeps-jokers", "for", count=hand[JOKER])
    hand[laid.value] = 0
    largest = max(range(1, JOKER), key=lambda value: hand[value])
    if hand[largest] >= _MANY:
        yield LinkoWhy("keeps", "for", count=hand[largest], value=largest)
    if (left := sum(p.hand[seat].tolist()) - laid.size) <= _MANY:
        yield LinkoWhy("left", "for", count=left)


def _of_snatching(position: Position, laid: Lay, seat: int) -> LinkoWhy:
    """Whether the set may be hit before the seat's next turn.

    An estimate: for each opponent hands are imagined, of the cards known to be there and of any others that
    the seat can't place; the chance is the share of those with which the set can be hit, whether or not
    anyone would. What may still be drawn isn't counted.
    """
    p, array = position.record, position.array
    higher = [value for value in range(1, JOKER + 1) if beats(array[0], value, laid.value)]
    others = [other for other in range(position.players) if other != seat]
    for other in others:
        for value, can in zip(higher, _can_hit(p.hand[[other]], higher, laid.size), strict=True):
            if can.all():
                return LinkoWhy("surely-snatched", "against", seat=other, count=laid.size, value=value)
    by_value, chances = np.zeros(len(higher)), list[float]()
    for other in others:
        hidden = int(p.hand_size_now[other]) - int(p.hand[other].sum())
        can = _can_hit(p.hand[other] + _imagined(p.undealt, hidden), higher, laid.size)
        hardly = _HARDLY * _could_hit(p.hand[other], p.undealt, hidden, higher, laid.size)
        by_value += can.mean(axis=1) + hardly
        chances.append(max([float(can.any(axis=0).mean()), *hardly]))
    chance = 100 - 100 * float(np.prod([1.0 - each for each in chances]))
    if chance == 0:
        return LinkoWhy("safe", "for")
    able = [other for other, each in zip(others, chances, strict=True) if each >= max(chances) / 5]
    return LinkoWhy(
        how_likely := _how_likely(chance),
        "for" if how_likely == "rarely-snatched" else "against",
        seat=able[0],
        players=len(able),
        count=laid.size,
        value=higher[int(by_value.argmax())],
        chance=min(_CHANCES, key=lambda near: abs(near - chance)),
    )


def _how_likely(chance: float) -> Kind:
    if chance >= _LIKELY:
        return "likely-snatched"
    return "maybe-snatched" if chance >= _RARE else "rarely-snatched"


def _imagined(pool: np.ndarray, cards: int) -> np.ndarray:
    """Hands of so many cards of the pool: rows of counts by card code. The same at every call."""
    return np.random.default_rng(1).multivariate_hypergeometric(pool, cards, _IMAGINED)


def _can_hit(hands: np.ndarray, higher: Sequence[int], size: int) -> np.ndarray:
    """By value and hand, whether the hand has a set of this size and value (L6, L9)."""
    jokers = hands[:, JOKER]
    can = np.zeros((len(higher), len(hands)), bool)
    for k, value in enumerate(higher):
        numbers = hands[:, value]
        can[k] = numbers >= size if value == JOKER else (numbers > 0) & (numbers + jokers >= size)
    return can


def _could_hit(
    known: np.ndarray, pool: np.ndarray, cards: int, higher: Sequence[int], size: int
) -> np.ndarray:
    """By value, whether some hand of the known cards and so many of the pool has such a set."""
    could = np.zeros(len(higher), bool)
    for k, value in enumerate(higher):
        fitting = [value] if value == JOKER else [value, JOKER]
        largest = known[fitting].sum() + min(cards, int(pool[fitting].sum()))
        has_number = known[value] > 0 or (cards > 0 and pool[value] > 0)
        could[k] = has_number and largest >= size
    return could


# Settling and drawing


def _of_set_into_hand(p: Any, after: Position, seat: int) -> Iterator[LinkoWhy]:
    """Of the victim's top set, that it comes into this hand: whom that costs draws, and what it goes with."""
    value, numbers, jokers = _top_set(p)
    yield LinkoWhy("gains", "for", count=numbers + jokers, value=value)
    yield from _joining(p, seat, value, numbers)
    if seat != p.victim:
        yield LinkoWhy("burdens", "for", seat=p.victim, count=numbers + jokers)
        yield LinkoWhy("grows", "against", count=numbers + jokers)
        yield from _of_last_draws(p, after, seat)


def _of_discarding(p: Any, after: Position, seat: int) -> Iterator[LinkoWhy]:
    """Draws are owed: what the display has for them."""
    _, numbers, jokers = _top_set(p)
    yield LinkoWhy("fresh", "for", count=numbers + jokers)
    hand = p.hand[seat]
    shown = [card for place in p.display.tolist() for card in place if card]
    if fitting := sum(card == JOKER or bool(hand[card] > 0) for card in shown):
        yield LinkoWhy("finds", "for", count=fitting)
    yield from _of_last_draws(p, after, seat)


def _of_last_draws(p: Any, after: Position, seat: int) -> Iterator[LinkoWhy]:
    """The draws that are owed for the set take all there is (L13)."""
    _, numbers, jokers = _top_set(p)
    if numbers + jokers >= p.deck + sum(first > 0 for first, _ in p.display.tolist()):
        yield _running_out(after, seat)


def _running_out(after: Position, seat: int) -> LinkoWhy:
    """Scores and hands count as they will be when whoever draws has all that is left (L14)."""
    p = after.record
    hands = p.hand_size_now.tolist()
    hands[p.drawer] += int(p.deck) + int(np.count_nonzero(p.display))
    ends = [(laid - held, -held) for laid, held in zip(p.laid.tolist(), hands, strict=True)][: after.players]
    return LinkoWhy("runs-out", "for" if ends[seat] == max(ends) else "against")


def _top_set(p: Any) -> tuple[int, int, int]:
    """Value, number cards and jokers of the set that is being settled."""
    top = p.sets[p.victim] - 1
    value, numbers, jokers = (field[p.victim][top] for field in (p.set_value, p.set_numbers, p.set_jokers))
    return int(value), int(numbers), int(jokers)


def _of_draw(p: Any, place: int | None, seat: int) -> Iterator[LinkoWhy]:
    """What the cards of a display place go with in this hand; None is the deck."""
    if place is None:
        yield LinkoWhy("unseen", "for")
        return
    cards = [card for card in p.display[place - 1].tolist() if card]
    for card in sorted(set(cards)):
        if card == JOKER:
            yield LinkoWhy("joker", "for", count=cards.count(card))
        elif p.hand[seat][card] == 0:
            yield LinkoWhy("alone", "against", value=card)
        else:
            yield from _joining(p, seat, card, cards.count(card))
    if len(cards) > 1:
        yield LinkoWhy("two", "against")


def _joining(p: Any, seat: int, value: int, numbers: int) -> Iterator[LinkoWhy]:
    """So many number cards come to others of their value."""
    held = int(p.hand[seat][value])
    if numbers > 0 and held > 0:
        yield LinkoWhy("joins", "for", count=held + numbers, value=value)
