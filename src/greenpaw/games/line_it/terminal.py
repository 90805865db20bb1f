"""LINE-IT's table as lines of text. What they say is in `texts/`."""

from collections.abc import Iterable, Sequence

from greenpaw.games.contract import Say
from greenpaw.games.line_it.cards import COLOR_NAMES, color_of
from greenpaw.games.line_it.observation import Line, LineItObservation, SeatSeen

BETWEEN = " · "
SYMBOLS = dict(zip(COLOR_NAMES, "♥♦♣★", strict=True))
"""A colour's sign beside a number, so that it is told without colour: heart, diamond, leaf, star."""


def picture(seen: LineItObservation, seat: int | None, names: Sequence[str], say: Say) -> list[str]:
    """The jackpots, everyone's hand, score and line, the market, and whom the game waits for."""
    is_over = seen.phase == "over"
    jackpots = (
        say("line-it-jackpot", symbol=SYMBOLS[jackpot.color], color=jackpot.color, count=len(jackpot.cards))
        for jackpot in seen.jackpots
    )
    lines = [
        say("line-it-round", round=seen.round, rounds=seen.rounds, name=names[seen.first], deck=seen.deck),
        say("line-it-jackpots", jackpots=BETWEEN.join(jackpots)),
    ]
    for number, (name, player) in enumerate(zip(names, seen.seats, strict=True)):
        lines.append(_player(name, player, seen.turn == number and not is_over, say))
        lines.append("   " + _line(player.line, is_over, say))
    if seen.phase in ("deal", "turn"):
        lines.append(say("line-it-market", cards=_listed(seen.market, say)))
    return lines if is_over else [*lines, _waits(seen, seat, names, say)]


def _player(name: str, player: SeatSeen, on_turn: bool, say: Say) -> str:
    """Who it is, with score, pile, tokens and hand."""
    return say(
        "line-it-player",
        name=name,
        turn="yes" if on_turn else "no",
        score=player.score,
        pile=player.pile,
        tokens=" ".join(player.tokens).replace("-", "−") or "0",
        hand=_listed(player.hand, say),
    )


def _line(line: Line, is_over: bool, say: Say) -> str:
    """A line's cards, what fits next, its bet, and the colours of which the next card is the third."""
    if not line.cards:
        return say("line-it-no-line")
    cards = " ".join(map(shown, line.cards))
    if is_over:
        return say(
            "line-it-closed",
            cards=cards,
            count=len(line.closing.scored),
            lost=abs(int(line.closing.lost or 0)),
        )
    notes = [say("line-it-line", direction=line.direction, above=line.above or 0, below=line.below or 0)]
    if line.bet is not None:
        notes.append(say("line-it-bet", card=line.bet.card, needed=line.bet.needed))
    if thirds := [SYMBOLS[color.color] for color in line.colors if color.needed == 1]:
        notes.append(say("line-it-third", symbols=" ".join(thirds)))
    return f"{cards}  ({BETWEEN.join(notes)})"


def shown(card: str) -> str:
    """A card with its colour's sign."""
    return card if card[0] == "+" else card + SYMBOLS[COLOR_NAMES[color_of(int(card))]]


def _listed(cards: Iterable[str], say: Say) -> str:
    return " ".join(map(shown, cards)) or say("line-it-nothing")


def _waits(seen: LineItObservation, seat: int | None, names: Sequence[str], say: Say) -> str:
    """Whom the game waits for, and for what. `you` says whether that is the reader."""
    you = "seat" if seat is not None and seen.current_player == seat else "no"
    if seen.phase != "turn":
        return say(f"line-it-wait-{seen.phase}", name=names[seen.turn], you=you)
    return say("line-it-wait-turn", name=names[seen.turn], you=you, taken="yes" if seen.taken else "no")
