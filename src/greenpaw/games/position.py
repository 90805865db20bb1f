"""What is true now, of any game: state in, state out."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np

from greenpaw.games.contract import (
    CHANCE,
    PUBLIC,
    TERMINAL,
    UNSEEN,
    Action,
    Game,
    IllegalAction,
    Outcome,
    Reason,
)
from greenpaw.games.dealer import Dealer


def _copied(array: np.ndarray) -> np.ndarray:
    """A copy, byte by byte: NumPy itself copies records field by field, which takes five times as long."""
    return array.view(np.uint8).copy().view(array.dtype)


class Position:
    """What is true now. Immutable; `play` and `deal` give new positions."""

    __slots__ = ("_array", "game")

    def __init__(self, game: Game, array: np.ndarray) -> None:
        self.game = game
        self._array = array

    # Reading

    @property
    def record(self) -> Any:
        """The fields of the record, to read: numbers, and arrays that are copies."""
        values = self._array.copy()[0].tolist()
        return SimpleNamespace(**dict(zip(self._array.dtype.names or (), values, strict=True)))

    @property
    def array(self) -> np.ndarray:
        """A copy as an array of one record, to call kernels with."""
        return _copied(self._array)

    @property
    def players(self) -> int:
        return int(self._array["players"][0])

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return int(self._array["turn"][0])

    @property
    def current_player(self) -> int:
        """The seat that must decide now, or CHANCE, or TERMINAL."""
        return int(self.game.boundary.current_player_at(self._array, 0))

    @property
    def decisions(self) -> int:
        return int(self._array["decisions"][0])

    @property
    def dealt(self) -> int:
        return int(self._array["dealt"][0])

    @property
    def is_masked(self) -> bool:
        return bool(self._array["masked"][0])

    @property
    def is_chance(self) -> bool:
        return self.current_player == CHANCE

    @property
    def is_over(self) -> bool:
        return self.current_player == TERMINAL

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended; None while it goes on."""
        return self.game.outcome(self) if self.is_over else None

    @property
    def seen_by(self) -> int:
        """Who sees the card that is due now: a seat, or PUBLIC for everyone."""
        return int(self.game.boundary.seen_by_at(self._array, 0))

    def legal_codes(self) -> list[int]:
        out = np.zeros(self.game.max_legal, np.int32)
        return out[: self.game.boundary.legal_actions_at(self._array, 0, out)].tolist()

    def legal_actions(self) -> list[Action]:
        """What the current player may do; empty when nobody must decide."""
        return [self.game.action(code) for code in self.legal_codes()]

    def why_illegal(self, action: Action | str) -> Reason | None:
        """Why the action isn't allowed now; None when it is."""
        action = self.game.parse_action(action) if isinstance(action, str) else action
        if self.current_player < 0:
            over = self.current_player == TERMINAL
            return (
                Reason("round-over", "the round is over")
                if over
                else Reason("card-due", "a card is due first")
            )
        if self.game.code(action) in self.legal_codes():
            return None
        return self.game.illegal(self, action)

    def effects(self, action: Action | str) -> list[Any]:
        """What a legal action does before any luck or another seat's choice."""
        action = self._legal(action)
        return self._effects(self.game.code(action))

    def card_effects(self, card: int) -> list[Any]:
        """Where the card that is due goes; `UNSEEN` for someone who doesn't see it."""
        if card != UNSEEN or not self.is_chance:
            self._must_be_due(card)
        return self._effects(card)

    def _effects(self, code: int) -> list[Any]:
        out = np.zeros((self.game.max_effects, 5), np.int32)
        n = self.game.boundary.effects_at(self._array, 0, code, out)
        return [self.game.effect(row) for row in out[:n].tolist()]

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The cards that may come now, by code, each with how many of it are undealt."""
        cards, weights = np.zeros((2, len(self.game.cards)), np.int32)
        n = self.game.boundary.chance_outcomes_at(self._array, 0, cards, weights)
        return list(zip(cards[:n].tolist(), weights[:n].tolist(), strict=True))

    def observation(self, seat: int | None = None) -> Any:
        """What the seat knows; None is the public."""
        if seat is not None:
            self._must_be_seat(seat)
        return self.game.observation(self.mask(PUBLIC if seat is None else seat), seat)

    # Going on

    def play(self, action: Action | str) -> Position:
        """The position after a decision. Raises IllegalAction, with the rule's id."""
        code = self.game.code(self._legal(action))
        return self._changed(self.game.boundary.apply_action_at, code)

    def deal_card(self, card: int) -> Position:
        """The position after this card, by code, has come."""
        if self.is_masked:
            raise IllegalAction("masked", "a masked position has no deck to deal from: resample it first")
        self._must_be_due(card)
        return self._changed(self.game.boundary.apply_action_at, card)

    def deal(self, dealer: Dealer, round: int = 1) -> Position:
        """The position after all cards that are due have come."""
        position = self
        while position.is_chance:
            undealt = position._array["undealt"][0].tolist()
            position = position.deal_card(dealer(round, position.dealt + 1, undealt))
        return position

    # Hiding and imagining

    def mask(self, seat: int) -> Position:
        """The position with all taken out that the seat (or PUBLIC) doesn't know."""
        if seat != PUBLIC:
            self._must_be_seat(seat)
        return self._changed(self.game.boundary.mask_at, seat)

    def resample(self, seat: int, rng: np.ndarray) -> Position:
        """A full position that this seat may believe to be true; `rng` (see `dice.stream`) moves on."""
        if self._array["masked"][0] not in (0, seat + 2):
            raise IllegalAction("masked", "this position was masked for someone else, who may know less")
        return self.mask(seat)._changed(self.game.boundary.resample_at, seat, rng)

    def _must_be_due(self, card: int) -> None:
        if card not in dict(self.chance_outcomes()):
            raise IllegalAction("card-not-due", f"card {card} cannot come now")

    def _must_be_seat(self, seat: int) -> None:
        if seat not in range(self.players):
            raise IllegalAction("no-such-seat", f"seats are 0 to {self.players - 1}, not {seat}")

    def _legal(self, action: Action | str) -> Action:
        action = self.game.parse_action(action) if isinstance(action, str) else action
        if reason := self.why_illegal(action):
            raise IllegalAction(reason.code, f"{action}: {reason.text}", reason.rule)
        return action

    def _changed(self, kernel: Callable[..., Any], *arguments: Any) -> Position:
        array = _copied(self._array)
        kernel(array, 0, *arguments)
        return Position(self.game, array)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game is other.game and self._array.tobytes() == other._array.tobytes()

    def __hash__(self) -> int:
        return hash((self.game.name, self._array.tobytes()))

    def __repr__(self) -> str:
        return self.game.describe(self)
