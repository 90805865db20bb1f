"""Linko's table as lines of text. What they say is in `texts/`."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from greenpaw.games.contract import Say
from greenpaw.games.linko.observation import LinkoObservation, SeatSeen

BETWEEN = " · "


def picture(seen: LinkoObservation, seat: int | None, names: Sequence[str], say: Say) -> list[str]:
    """The sets before each player, display, phantom, deck, the own hand, and whom the game waits for."""
    lines = [*_players(seen, names, say), say("linko-display", places=_display(seen, say))]
    if seen.phantom is not None:
        combinations = (" ".join([str(each.value)] * each.count) for each in seen.phantom)
        lines.append(say("linko-phantom", combinations=_listed(combinations, say)))
    lines.append(say("linko-deck", count=seen.deck, discarded=len(seen.discard)))
    if seen.play_limit is not None:
        lines.append(say("linko-plays", plays=seen.plays, limit=seen.play_limit))
    if seen.hand is not None:
        groups = (" ".join(cards) for _, cards in groupby(seen.hand))
        lines.append(say("linko-hand", count=len(seen.hand), cards=_listed(groups, say)))
    if seen.phase == "over":
        return lines + [_score(name, player, say) for name, player in zip(names, seen.seats, strict=True)]
    return [*lines, _waits(seen, seat, names, say)]


def _players(seen: LinkoObservation, names: Sequence[str], say: Say) -> list[str]:
    labels = [
        say("linko-player", name=name, count=player.hand, turn="yes" if seen.turn == number else "no")
        for number, (name, player) in enumerate(zip(names, seen.seats, strict=True))
    ]
    width = max(map(len, labels))
    return [
        f"{label.ljust(width)}  {_sets(player, say)}"
        for label, player in zip(labels, seen.seats, strict=True)
    ]


def _sets(player: SeatSeen, say: Say) -> str:
    """Oldest first; the top set is in brackets."""
    sets = [" ".join(each.cards) for each in player.sets]
    return BETWEEN.join([*sets[:-1], f"[{sets[-1]}]"]) if sets else say("linko-no-set")


def _display(seen: LinkoObservation, say: Say) -> str:
    return "   ".join(
        f"({number}) {'+'.join(cards) or say('linko-nothing')}"
        for number, cards in enumerate(seen.display, 1)
    )


def _listed(groups: Iterable[str], say: Say) -> str:
    return BETWEEN.join(groups) or say("linko-nothing")


def _score(name: str, player: SeatSeen, say: Say) -> str:
    return say("linko-score", name=name, laid=player.laid, hand=player.hand, score=player.laid - player.hand)


def _waits(seen: LinkoObservation, seat: int | None, names: Sequence[str], say: Say) -> str:
    """Whom the game waits for, and for what. `you` says who of the two persons spoken of is the reader."""
    actor = seen.turn if seen.current_player is None else seen.current_player
    other = seen.turn if seen.phase == "back" else seen.victim
    victim = seen.seats[seen.turn if seen.victim is None else seen.victim]
    return say(
        f"linko-wait-{seen.phase}",
        name=names[actor],
        other="" if other is None else names[other],
        you="no" if seat is None else {other: "other", actor: "seat"}.get(seat, "no"),
        set=" ".join(victim.sets[-1].cards) if victim.sets else "",
        owed=seen.owed,
    )
