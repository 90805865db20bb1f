"""What a seat, or the public, knows of a Linko position: for the page, bots and researchers."""

from typing import Any, Literal, get_args

import msgspec

from greenpaw.games.linko.cards import CODES, JOKER, NOTATION, cards_of
from greenpaw.games.linko.state import CONSOLATION, OVER

Phase = Literal["deal", "play", "snatch", "take", "back", "draw", "consolation", "over"]
"""Cards come · a set is due · which combination (L19) · take or leave · take back or discard · a draw is
owed · a draw or pass (L21) · the round is over."""


class SetSeen(msgspec.Struct, frozen=True):
    """A set on the table. `value` is 14 for jokers alone."""

    cards: list[str]
    value: int


class SeatSeen(msgspec.Struct, frozen=True):
    hand: int
    """Number of hand cards."""
    sets: list[SetSeen]
    """Oldest first: the last is the top set, the only one that can be snatched."""
    laid: int
    """Number of cards in all sets."""
    known: list[str]
    """Cards of the hand that everyone has seen go in."""


class Combination(msgspec.Struct, frozen=True):
    value: int
    count: int


class LinkoOptions(msgspec.Struct, frozen=True):
    duel: bool
    consolation: bool
    expert: bool


class LinkoObservation(msgspec.Struct, frozen=True):
    players: int
    options: LinkoOptions
    phase: Phase
    turn: int
    current_player: int | None
    """Who must decide; None while cards come and when the round is over."""
    victim: int | None
    """Whose top set is being settled."""
    owed: int
    """Draws that the current player still has to make."""
    hand: list[str] | None
    """The seat's own cards, number cards first; None for the public."""
    seats: list[SeatSeen]
    display: list[list[str]]
    """The places from 1 up, each with no card, one, or a pile of two (L17)."""
    deck: int
    discard: list[str]
    phantom: list[Combination] | None
    plays: int
    """Sets laid so far, by all."""
    play_limit: int | None
    """With *expert*, the play after which the round ends (L22)."""


class LinkoEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that a step makes true.

    - `hits`: the top set of `seat`, `count` cards of `value`, is hit
    - `phantom`: the phantom's combination of `count` cards of `value` comes into the hand of `seat`
    - `choice`: one of `count` combinations of the phantom has to be chosen
    - `takes`: `seat` takes a set of `count` cards of `value` into hand, from `other`
    - `leaves`: the set of `seat` is left
    - `back`: `seat` takes the own set of `count` cards of `value` back into hand
    - `discards`: `seat` discards the own set of `count` cards of `value`
    - `owes`: `seat` must draw `count` times
    - `draws`: `card` from display `place` comes into the hand of `seat` (one fact a card)
    - `deck`: `seat` draws from the deck (what comes is the next card)
    - `dealt`: `card` comes into the hand of `seat`, from the deck
    - `display`: `card` comes onto display `place`
    - `phantom-gets`: `card` comes to the phantom
    - `pile`: the phantom passes `card` on to display `place`, which then holds a pile (L17)
    - `out`: the phantom passes `card` on to the discard pile (L17)
    - `ends`: the round ends, for `reason`
    """

    kind: Literal[
        "hits", "phantom", "choice", "takes", "leaves", "back", "discards", "owes", "draws", "deck",
        "dealt", "display", "phantom-gets", "pile", "out", "ends",
    ]  # fmt: skip
    seat: int | None = None
    other: int | None = None
    count: int | None = None
    value: int | None = None
    card: str | None = None
    """`?` for a card that the viewer doesn't see."""
    place: int | None = None
    reason: str | None = None


_PHASES: tuple[Phase, ...] = get_args(Phase)


def observe(p: Any, current_player: int, seat: int | None) -> LinkoObservation:
    """The observation of a masked position's fields."""
    phase = p.phase
    return LinkoObservation(
        players=int(p.players),
        options=LinkoOptions(duel=bool(p.duel), consolation=bool(p.consolation), expert=bool(p.expert)),
        phase=phase_name(phase),
        turn=int(p.turn),
        current_player=current_player if current_player >= 0 else None,
        victim=int(p.victim) if p.victim >= 0 else None,
        owed=int(p.owed),
        hand=None if seat is None else cards_of(p.hand[seat].tolist()),
        seats=[_seat(p, other) for other in range(p.players)],
        display=[[NOTATION[card] for card in place if card] for place in p.display[: p.places].tolist()],
        deck=int(p.deck),
        discard=cards_of(p.discard.tolist()),
        phantom=_combinations(p) if p.duel else None,
        plays=int(p.plays),
        play_limit=int(p.play_limit) if p.expert else None,
    )


def phase_name(phase: int) -> Phase:
    """What is due, in a word."""
    if phase == OVER:
        return "over"
    return _PHASES[phase + 1] if phase <= CONSOLATION else "deal"


def sets_of(p: Any, seat: int) -> list[list[str]]:
    """The sets before a seat, oldest first, as cards."""
    held = slice(0, p.sets[seat])
    parts = (p.set_value[seat, held], p.set_numbers[seat, held], p.set_jokers[seat, held])
    return [
        [NOTATION[value]] * numbers + [NOTATION[JOKER]] * jokers
        for value, numbers, jokers in zip(*(part.tolist() for part in parts), strict=True)
    ]


def _seat(p: Any, seat: int) -> SeatSeen:
    values = p.set_value[seat].tolist()
    return SeatSeen(
        hand=int(p.hand_size_now[seat]),
        sets=[SetSeen(cards, value) for cards, value in zip(sets_of(p, seat), values, strict=False)],
        laid=int(p.laid[seat]),
        known=cards_of(p.known[seat].tolist()),
    )


def _combinations(p: Any) -> list[Combination]:
    return [Combination(value, int(p.phantom[value])) for value in range(1, CODES) if p.phantom[value]]
