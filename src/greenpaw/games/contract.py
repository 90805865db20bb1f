"""What a game provides (`Game`), and what everyone gets from it (`Position`).

Kernels work in place on NumPy records; everything here is state in, state out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, ClassVar, Protocol

import msgspec
import numpy as np

from greenpaw.games.dealer import Dealer
from greenpaw.games.jit import instantiate

CHANCE = -1
TERMINAL = -4
PUBLIC = -1
"""As a viewer: what everyone knows."""
UNSEEN = 0
"""The card code of a card that a viewer doesn't see. Real cards count from 1."""

HEADER: list[tuple[str, str]] = [
    ("dealt", "i4"),      # cards dealt so far: the next one is card dealt + 1
    ("decisions", "i4"),  # decisions so far
    ("rules", "i2"),      # version of the rules
    ("players", "i1"),
    ("turn", "i1"),       # whose turn it is; who must decide is current_player
    ("masked", "i1"),     # 1 when hidden cards have been taken out
]  # fmt: skip
"""The fields that every game's position record starts with. It also has `undealt`, indexed by card code."""


class Reason(msgspec.Struct, frozen=True):
    """Why something isn't allowed: a code for programs, the rule's id and a sentence for people."""

    code: str
    text: str
    rule: str = ""


class GameError(ValueError):
    """Something was asked of a game that it doesn't allow."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.reason = Reason(code, text, rule)


class OptionError(GameError):
    """Options or a number of players that don't go together."""


class NotationError(GameError):
    """A text that isn't the notation of any card or action."""


class IllegalAction(GameError):
    """An action that the rules don't allow now."""


class Option(msgspec.Struct, frozen=True):
    """A switch of a game. With `automatic` it is resolved from the number of players unless chosen."""

    name: str
    default: bool = False
    automatic: bool = False
    min_players: int = 2
    max_players: int = 99
    rule: str = ""


class Outcome(msgspec.Struct, frozen=True):
    """How a round ended: scores by seat, the seats that won it, and the reason."""

    scores: list[int]
    winners: list[int]
    reason: str


class Action(Protocol):
    """A typed action. `str(action)` is its notation."""

    def __str__(self) -> str: ...


Say = Callable[..., str]
"""`say(id, **arguments)`: the message of that id in the reader's language."""


class Game(ABC):
    """The rules of one game. Subclasses live in their own folder; the folder is the registration."""

    name: ClassVar[str]
    newest_rules: ClassVar[int]
    """The newest version of the rules; older records replay by their own."""
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    dtype: ClassVar[np.dtype[Any]]
    cards: ClassVar[tuple[str, ...]]
    """Notation of each card code; index 0 is `?`, the unseen card."""
    max_legal: ClassVar[int]
    """A proven bound of the number of legal actions of a decision."""
    max_effects: ClassVar[int]
    kernels: ClassVar[Mapping[str, Callable[..., Any]]]
    """The kernels by name; see `games/boundary.py` for what is asked of each."""
    folder: ClassVar[Path]
    observation_type: ClassVar[type[msgspec.Struct]]
    effect_type: ClassVar[type[msgspec.Struct]]

    # What the game says about itself

    @abstractmethod
    def resolve_options(self, players: int, chosen: Mapping[str, bool]) -> dict[str, bool]:
        """Every option with its value; raises OptionError. Options not chosen take their default."""

    @abstractmethod
    def start(
        self, players: int, first_player: int = 0, *, rules: int | None = None, **options: Any
    ) -> Position:
        """An empty table where the first card is due. `amounts={...}` makes tiny decks."""

    @abstractmethod
    def action(self, code: int) -> Action:
        """The typed action of a kernel's action code."""

    @abstractmethod
    def code(self, action: Action) -> int:
        """The kernel's code of a typed action."""

    @abstractmethod
    def parse_action(self, text: str) -> Action:
        """The action that this notation stands for; raises NotationError."""

    @abstractmethod
    def illegal(self, position: Position, action: Action) -> Reason:
        """Why `action`, which is not legal now though a decision is due, is not."""

    @abstractmethod
    def effect(self, row: Sequence[int]) -> msgspec.Struct:
        """An effect of the kernel `effects` as a typed fact."""

    @abstractmethod
    def observation(self, position: Position, seat: int | None) -> msgspec.Struct:
        """What the seat (None: the public) knows, built from a masked position."""

    @abstractmethod
    def picture(self, observation: Any, seat: int | None, names: Sequence[str], say: Say) -> list[str]:
        """What the seat knows, as lines of text; `names` by seat.

        The words are in the game's `texts/LANGUAGE.ftl`. Beside those of the picture it has
        `GAME-effect-KIND` for each kind of effect, with its fields (`seat` and `other` as names, `you` says
        which of the two is the reader), `GAME-illegal-CODE` for each reason why something isn't allowed,
        `GAME-ends-REASON` and `GAME-help`.
        """

    @abstractmethod
    def reason(self, position: Position) -> str:
        """Why a position that is over ended, as in records."""

    @abstractmethod
    def card_counts(self, position: Position) -> list[int]:
        """How many of each card there are, by code, wherever they lie: the same at every step of a round."""

    @abstractmethod
    def describe(self, position: Position) -> str:
        """A Python expression, given the game as `game`, that makes this position again."""

    # What follows from it

    def outcome(self, position: Position) -> Outcome:
        """The outcome of a position that is over: highest score, then smallest tie break, else shared."""
        scores = [int(score) for score in self._by_seat(position, self.boundary.returns_at)]
        standing = [(score, -broken) for score, broken in zip(scores, self.tie_break(position), strict=True)]
        winners = [seat for seat, value in enumerate(standing) if value == max(standing)]
        return Outcome(scores, winners, self.reason(position))

    def tie_break(self, position: Position) -> list[int]:
        """By seat, a number that decides between equal scores and totals: the smaller is better."""
        return self._by_seat(position, self.boundary.tie_break_at)

    def _by_seat(self, position: Position, kernel: Callable[..., Any]) -> list[int]:
        out = np.zeros(position.players, np.int32)
        kernel(position.array, 0, out)
        return out.tolist()

    def rules_version(self, asked: int | None) -> int:
        """The version of the rules to play by: the newest unless an older one is asked for."""
        if asked is None:
            return self.newest_rules
        if not 1 <= asked <= self.newest_rules:
            raise OptionError("rules", f"{self.name} knows rules 1 to {self.newest_rules}, not {asked}")
        return asked

    def seats_allowed(self, chosen: Mapping[str, bool]) -> tuple[int, int]:
        """The fewest and most players for which the chosen options can be resolved."""
        fitting = [n for n in self.players if self._resolves(n, chosen)]
        if not fitting:
            raise OptionError("options-clash", "no number of players allows these options together")
        return fitting[0], fitting[-1]

    def _resolves(self, players: int, chosen: Mapping[str, bool]) -> bool:
        try:
            self.resolve_options(players, chosen)
        except OptionError:
            return False
        return True

    @cached_property
    def card_codes(self) -> dict[str, int]:
        return {text: code for code, text in enumerate(self.cards) if code != UNSEEN}

    def parse_card(self, text: str) -> int:
        """The code of a card's notation; raises NotationError."""
        try:
            return self.card_codes[text]
        except KeyError:
            raise NotationError("no-such-card", f"there is no card {text!r} in {self.name}") from None

    @cached_property
    def boundary(self) -> ModuleType:
        """The kernels as Python calls them, with (positions, index): see `games/boundary.py`."""
        return instantiate(Path(__file__).with_name("boundary.py"), self.name, self.folder, self.kernels)


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
        return self._array.copy()

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
        if card not in dict(self.chance_outcomes()):
            raise IllegalAction("card-not-due", f"card {card} cannot come now")
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
        return self._changed(self.game.boundary.mask_at, seat)

    def resample(self, seat: int, rng: np.ndarray) -> Position:
        """A full position that this seat may believe to be true; `rng` (see `dice.stream`) moves on."""
        return self.mask(seat)._changed(self.game.boundary.resample_at, seat, rng)

    def _legal(self, action: Action | str) -> Action:
        action = self.game.parse_action(action) if isinstance(action, str) else action
        if reason := self.why_illegal(action):
            raise IllegalAction(reason.code, f"{action}: {reason.text}", reason.rule)
        return action

    def _changed(self, kernel: Callable[..., Any], *arguments: Any) -> Position:
        array = self._array.copy()
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
