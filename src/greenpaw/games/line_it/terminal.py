"""LINE-IT's table as lines of text. What they say is in `texts/`."""

from collections.abc import Iterable, Sequence

from greenpaw.games.contract import Say
from greenpaw.games.line_it.cards import COLOR_NAMES, color_of
from greenpaw.games.line_it.observation import LineItObservation, SeatSeen

BETWEEN = " · "
SYMBOLS = dict(zip(COLOR_NAMES, "♥♦♣★", strict=True))
"""A colour's sign beside a number, so that it is told without colour: heart, diamond, leaf, star."""


def picture(seen: LineItObservation, seat: int | None, names: Sequence[str], say: Say) -> list[str]:
    """Everyone's line, hand and score, the jackpots, the market, and whom the game waits for."""
    lines = [
        say("line-it-round", round=seen.round, rounds=seen.rounds, name=names[seen.first], deck=seen.deck)
    ]
    for number, (name, player) in enumerate(zip(names, seen.seats, strict=True)):
        lines += _player(name, player, seen.turn == number and seen.phase != "over", say)
    jackpots = (
        say("line-it-jackpot", symbol=SYMBOLS[jackpot.color], color=jackpot.color, count=len(jackpot.cards))
        for jackpot in seen.jackpots
    )
    lines.append(say("line-it-jackpots", jackpots=BETWEEN.join(jackpots)))
    if seen.phase in ("deal", "turn"):
        lines.append(say("line-it-market", cards=_listed(seen.market, say)))
    return lines if seen.phase == "over" else [*lines, _waits(seen, seat, names, say)]


def _player(name: str, player: SeatSeen, on_turn: bool, say: Say) -> list[str]:
    """Who it is, with score, pile, tokens and hand; and what lies before them."""
    line = player.line
    about = say(
        "line-it-player",
        name=name,
        turn="yes" if on_turn else "no",
        score=player.score,
        pile=player.pile,
        tokens=" ".join(player.tokens) or "0",
        hand=_listed(player.hand, say),
    )
    if not line.cards:
        return [about, "  " + say("line-it-no-line")]
    laid = "  " + say("line-it-line", direction=line.direction, cards=_listed(line.cards, say))
    if line.bet is not None:
        laid += "  " + say("line-it-bet", card=line.bet.card, needed=line.bet.needed)
    return [about, laid]


def shown(card: str) -> str:
    """A card with its colour's sign."""
    return card if card[0] == "+" else card + SYMBOLS[COLOR_NAMES[color_of(int(card))]]


def _listed(cards: Iterable[str], say: Say) -> str:
    return BETWEEN.join(map(shown, cards)) or say("line-it-nothing")


def _waits(seen: LineItObservation, seat: int | None, names: Sequence[str], say: Say) -> str:
    """Whom the game waits for, and for what. `you` says whether that is the reader."""
    you = "seat" if seat is not None and seen.current_player == seat else "no"
    if seen.phase != "turn":
        return say(f"line-it-wait-{seen.phase}", name=names[seen.turn], you=you)
    return say("line-it-wait-turn", name=names[seen.turn], you=you, taken="yes" if seen.taken else "no")
