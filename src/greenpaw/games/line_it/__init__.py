"""LINE-IT: the rules, docs/rules/line-it.md."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

from greenpaw.games import contract
from greenpaw.games.contract import Action, Reason, Say
from greenpaw.games.line_it import (
    actions,
    beliefs,
    cards,
    club,
    effects,
    features,
    heuristic,
    illegal,
    rules,
    setup,
    state,
    supply,
    terminal,
    why,
)
from greenpaw.games.line_it.observation import LineItEffect, LineItObservation, observe
from greenpaw.games.position import Position

_KERNELS = {
    kernel.__name__: kernel
    for kernel in (
        rules.current_player,
        rules.legal_actions,
        supply.chance_outcomes,
        supply.seen_by,
        rules.apply_action,
        rules.returns,
        rules.tie_break,
        effects.effects,
        beliefs.mask,
        beliefs.resample,
    )
} | {"greedy": heuristic.choose, "club": club.choose, "features": features.features}


class LineIt(contract.Game):
    """The game; `load("line-it")` gives its one object."""

    name = "line-it"
    newest_rules = 1
    players = state.PLAYERS
    players_rule = "T2"
    first_player_rule = "T2"
    hands_are_open = True
    options = ()
    dtype = state.DTYPE
    cards = cards.NOTATION
    max_legal = actions.MAX_LEGAL
    max_effects = effects.MAX_EFFECTS
    folder = Path(__file__).parent
    observation_type = LineItObservation
    effect_type = LineItEffect
    why_type = why.LineItWhy
    kernels = _KERNELS
    features = features.FEATURES

    def start(
        self, players: int, first_player: int = 0, *, rules: int | None = None, **options: Any
    ) -> Position:
        amounts = options.pop("amounts", {})
        self.resolve_options(players, options)
        version = self.rules_version(rules)
        self.check_first_player(first_player, players)
        return Position(self, setup.start(players, first_player, version, amounts))

    def position(self, players: int = 2, *, rules: int | None = None, **described: Any) -> Position:
        """A table as described (`setup.arrange`), for tests and bug reports."""
        self.resolve_options(players, {})
        return Position(self, setup.arrange(players, rules=self.rules_version(rules), **described))

    def action(self, code: int) -> Action:
        return actions.action_of(code)

    def code(self, action: Action) -> int:
        return actions.code_of(cast(actions.LineItAction, action))

    def parse_action(self, text: str) -> Action:
        return actions.parse(text)

    def illegal(self, position: Position, action: Action) -> Reason:
        return illegal.reason(position.record, cast(actions.LineItAction, action))

    def suggested(self, position: Position) -> list[Action]:
        return list(illegal.suggested(position.record))

    def effect(self, row: Sequence[int]) -> LineItEffect:
        return effects.effect_of(row)

    def observation(self, position: Position, seat: int | None) -> LineItObservation:
        return observe(position.record, position.current_player)

    def picture(self, observation: Any, seat: int | None, names: Sequence[str], say: Say) -> list[str]:
        return terminal.picture(observation, seat, names, say)

    def whys(self, position: Position, action: Action) -> list[msgspec.Struct]:
        return [*why.whys(position, cast(actions.LineItAction, action))]

    def reason(self, position: Position) -> str:
        return effects.DECK_OUT

    def card_counts(self, position: Position) -> list[int]:
        return (setup.placed(position.record) + position.record.undealt).tolist()

    def describe(self, position: Position) -> str:
        return setup.describe(position.record, self.newest_rules)


GAME = LineIt()
