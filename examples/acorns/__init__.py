"""Acorns: a small game of hidden and gathered acorns, and the example of docs/adding-a-game.md."""

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec
import numpy as np

from greenpaw.games import contract
from greenpaw.games.contract import NotationError, Option, Reason, Say
from greenpaw.games.position import Position

from .rules import BEARS, BEARS_WINDY, CARDS, COPIES, DTYPE, KERNELS, MAX_EFFECTS, MOST_PLAYERS

ALL_REST = "all-rest"


class AcornsAction(StrEnum):
    """By its code."""

    GATHER = "gather"
    REST = "rest"


ACTIONS = tuple(AcornsAction)


class Squirrel(msgspec.Struct, frozen=True):
    gathered: list[str]
    resting: bool
    hidden: str | None
    """Its hidden acorn; None where it isn't seen, or not there yet."""


class AcornsObservation(msgspec.Struct, frozen=True):
    turn: int
    current_player: int | None
    """Who must decide; None while acorns come and when the round is over."""
    bears: int
    """What a branch bears."""
    squirrels: list[Squirrel]


Kind = Literal["gathers", "rests", "hides", "comes", "ends"]
KINDS: tuple[Kind, ...] = get_args(Kind)
"""By their numbers in the kernel."""


class AcornsEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact that a step makes true.

    - `gathers`, `rests`: what `seat` chose
    - `hides`: `card` is hidden by `seat`
    - `comes`: `card` comes onto the branch of `seat`
    - `ends`: the round ends, for `reason`
    """

    kind: Kind
    seat: int | None = None
    card: str | None = None
    """`?` for a card that the viewer doesn't see."""
    reason: str | None = None


class Acorns(contract.Game):
    name = "acorns"
    newest_rules = 1
    players = range(2, MOST_PLAYERS + 1)
    options = (Option("windy", rule="A4"),)
    dtype = DTYPE
    cards = CARDS
    max_legal = len(ACTIONS)
    max_effects = MAX_EFFECTS
    kernels = KERNELS
    folder = Path(__file__).parent
    observation_type = AcornsObservation
    effect_type = AcornsEffect

    def start(
        self, players: int, first_player: int = 0, *, rules: int | None = None, **options: Any
    ) -> Position:
        resolved = self.resolve_options(players, options)
        self.check_first_player(first_player, players)
        return self.position(
            rules=self.rules_version(rules),
            players=players,
            turn=first_player,
            bears=BEARS_WINDY if resolved["windy"] else BEARS,
            undealt=[0] + [COPIES] * (len(self.cards) - 1),
        )

    def position(self, **fields: Any) -> Position:
        """The position whose record has these fields, and nothing in the others."""
        array = np.zeros(1, self.dtype)
        for name, value in fields.items():
            array[name] = value
        return Position(self, array)

    def describe(self, position: Position) -> str:
        record = position.array[0]
        fields = {name: record[name].tolist() for name in self.dtype.names or () if np.any(record[name])}
        return f"game.position({', '.join(f'{name}={value}' for name, value in fields.items())})"

    def action(self, code: int) -> AcornsAction:
        return ACTIONS[code]

    def code(self, action: contract.Action) -> int:
        return ACTIONS.index(AcornsAction(str(action)))

    def parse_action(self, text: str) -> AcornsAction:
        try:
            return AcornsAction(text)
        except ValueError:
            raise NotationError("no-such-action", f"{text!r} is no action of Acorns") from None

    def illegal(self, position: Position, action: contract.Action) -> Reason:
        return Reason("branch-full", "the branch has room for three acorns", "A3")

    def suggested(self, position: Position) -> list[contract.Action]:
        return list(ACTIONS)

    def effect(self, row: Sequence[int]) -> AcornsEffect:
        kind, seat, card = KINDS[row[0]], row[1], row[2]
        if kind == "ends":
            return AcornsEffect(kind, reason=ALL_REST)
        return AcornsEffect(kind, seat, self.cards[card] if kind in ("hides", "comes") else None)

    def observation(self, position: Position, seat: int | None) -> AcornsObservation:
        record = position.record
        current = position.current_player
        return AcornsObservation(
            turn=record.turn,
            current_player=None if current < 0 else current,
            bears=record.bears,
            squirrels=[
                Squirrel(
                    [self.cards[card] for card in record.gathered[each] if card],
                    bool(record.resting[each]),
                    self.cards[record.hidden[each]] if record.hidden[each] else None,
                )
                for each in range(record.players)
            ],
        )

    def picture(self, observation: Any, seat: int | None, names: Sequence[str], say: Say) -> list[str]:
        seen: AcornsObservation = observation
        lines = [
            say(
                "acorns-squirrel",
                name=name,
                hidden=each.hidden or "?",
                gathered=" ".join(each.gathered) or "-",
                resting="yes" if each.resting else "no",
            )
            for name, each in zip(names, seen.squirrels, strict=True)
        ]
        lines.append(say("acorns-branch", bears=seen.bears))
        waits = seen.current_player is not None
        return [*lines, say("acorns-chooses", name=names[seen.turn])] if waits else lines

    def reason(self, position: Position) -> str:
        return ALL_REST

    def card_counts(self, position: Position) -> list[int]:
        record = position.record
        counts = list(record.undealt)
        for cards in (record.hidden, *record.gathered):
            for card in filter(None, cards):
                counts[card] += 1
        return counts


GAME = Acorns()
