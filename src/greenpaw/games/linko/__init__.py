"""Linko (Abluxxen): the rules, docs/rules/linko.md."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import msgspec

from greenpaw.games import contract
from greenpaw.games.contract import Action, Option, Reason, Say
from greenpaw.games.linko import (
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
from greenpaw.games.linko.observation import LinkoEffect, LinkoObservation, observe
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
        beliefs.wind_back,
    )
} | {"greedy": heuristic.choose, "club": club.choose, "features": features.features}


class Linko(contract.Game):
    """The game; `load("linko")` gives its one object."""

    name = "linko"
    newest_rules = 1
    players = state.PLAYERS
    players_rule = "L2"
    first_player_rule = "L3"
    options = (
        Option("duel", automatic=True, max_players=2, misfit="duel-needs-two", rule="L4"),
        Option("consolation", rule="L21"),
        Option("expert", rule="L22"),
    )
    dtype = state.DTYPE
    cards = cards.NOTATION
    max_legal = actions.MAX_LEGAL
    max_effects = effects.MAX_EFFECTS
    folder = Path(__file__).parent
    observation_type = LinkoObservation
    effect_type = LinkoEffect
    why_type = why.LinkoWhy
    kernels = _KERNELS
    features = features.FEATURES

    def start(
        self, players: int, first_player: int = 0, *, rules: int | None = None, **options: Any
    ) -> Position:
        amounts = options.pop("amounts", {})
        resolved = self.resolve_options(players, options)
        version = self.rules_version(rules)
        self.check_first_player(first_player, players)
        return Position(self, setup.start(players, first_player, version, resolved, amounts))

    def position(self, players: int = 2, *, rules: int | None = None, **described: Any) -> Position:
        """A table as described (`setup.arrange`), for tests and bug reports; no duel unless given."""
        chosen = {option.name: bool(described.pop(option.name, False)) for option in self.options}
        resolved = self.resolve_options(players, chosen)
        return Position(self, setup.arrange(players, resolved, rules=self.rules_version(rules), **described))

    def action(self, code: int) -> Action:
        return actions.action_of(code)

    def code(self, action: Action) -> int:
        return actions.code_of(cast(actions.LinkoAction, action))

    def parse_action(self, text: str) -> Action:
        return actions.parse(text)

    def illegal(self, position: Position, action: Action) -> Reason:
        return illegal.reason(position.record, cast(actions.LinkoAction, action))

    def effect(self, row: Sequence[int]) -> LinkoEffect:
        return effects.effect_of(row)

    def observation(self, position: Position, seat: int | None) -> LinkoObservation:
        return observe(position.record, position.current_player, seat)

    def picture(self, observation: Any, seat: int | None, names: Sequence[str], say: Say) -> list[str]:
        return terminal.picture(observation, seat, names, say)

    def whys(self, position: Position, action: Action) -> list[msgspec.Struct]:
        return [*why.whys(position, cast(actions.LinkoAction, action))]

    def same_as(self, position: Position, action: Action) -> Action:
        return why.same_as(position.record, cast(actions.LinkoAction, action))

    def reason(self, position: Position) -> str:
        return state.REASONS[position.record.reason]

    def card_counts(self, position: Position) -> list[int]:
        return (setup.placed(position.record) + position.record.undealt).tolist()

    def describe(self, position: Position) -> str:
        return setup.describe(position.record, self.newest_rules)


GAME = Linko()
