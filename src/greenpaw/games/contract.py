"""What a game provides (`Game`). What everyone gets from it is a `Position`.

Kernels work in place on NumPy records; everything above them is state in, state out.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

import msgspec
import numpy as np

from greenpaw.games.jit import instantiate

if TYPE_CHECKING:
    from greenpaw.games.position import Position

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
    ("masked", "i1"),     # 0, or whom what is hidden was taken out for: the seat + 2, the public 1
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
    """A switch of a game. An `automatic` one is on, unless chosen, with as many players as it may be."""

    name: str
    default: bool = False
    automatic: bool = False
    min_players: int = 2
    max_players: int = 99
    """It may be on with so many players only."""
    misfit: str = "option-misfit"
    """Code of the refusal where it is chosen with another number of players."""
    rule: str = ""

    def players_text(self) -> str:
        few, many = self.min_players, self.max_players
        return f"{few} players" if few == many else f"{few} to {many} players"

    def may_be_on(self, players: int) -> bool:
        return self.min_players <= players <= self.max_players


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


def resolve_amounts(
    chosen: Mapping[str, int], usual: Mapping[str, int], most: Mapping[str, int], least: Mapping[str, int]
) -> dict[str, int]:
    """Every amount with its value, `least` of those it doesn't name being 0; raises OptionError."""
    if unknown := sorted(set(chosen) - set(usual)):
        raise OptionError("amounts", f"there is no amount {unknown[0]!r}; there are {', '.join(usual)}")
    resolved = {**usual, **chosen}
    for name, value in resolved.items():
        if not least.get(name, 0) <= value <= most[name]:
            text = f"the amount {name} lies from {least.get(name, 0)} to {most[name]}, not {value}"
            raise OptionError("amounts", text)
    return resolved


class Game(ABC):
    """The rules of one game. Subclasses live in their own folder; the folder is the registration."""

    name: ClassVar[str]
    newest_rules: ClassVar[int]
    """The newest version of the rules; older records replay by their own."""
    players: ClassVar[range]
    players_rule: ClassVar[str] = ""
    """Id of the rule that says how many may play."""
    first_player_rule: ClassVar[str] = ""
    """Id of the rule that says who begins."""
    options: ClassVar[tuple[Option, ...]]
    hands_are_open: ClassVar[bool] = False
    """There are hands, and everyone knows every one of them: a table may show others' openly."""
    dtype: ClassVar[np.dtype[Any]]
    cards: ClassVar[tuple[str, ...]]
    """Notation of each card code; index 0 is `?`, the unseen card."""
    max_legal: ClassVar[int]
    """A proven bound of the number of legal actions of a decision."""
    max_effects: ClassVar[int]
    kernels: ClassVar[Mapping[str, Callable[..., Any]]]
    """The kernels by name; see `games/boundary.py` for what is asked of each."""
    features: ClassVar[int] = 0
    """How many numbers the kernel `features` fills in, where the game has it."""
    folder: ClassVar[Path]
    observation_type: ClassVar[type[msgspec.Struct]]
    effect_type: ClassVar[type[msgspec.Struct]]
    why_type: ClassVar[type[msgspec.Struct] | None] = None
    """What `whys` tells, where the game tells it: a struct with a `kind`, as effects have, with what it
    `speaks`, `for` the choice or `against` it, and with a `measure`: what it is about, and how good that is.
    Of two choices' facts about the same, the larger is the better."""

    # What the game says about itself

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

        There is at least one line; while someone must decide, the last says whom the game waits for.

        The words are in the game's `texts/LANGUAGE.ftl`. Beside those of the picture it has
        `GAME-effect-KIND` for each kind of effect, with its fields, `GAME-illegal-CODE` for each reason why
        something isn't allowed or is no notation, `GAME-ends-REASON` and `GAME-help`. Of an effect's fields
        `seat` and `other` come as names, and `$you` says which of the two is the reader, or `no`; those that
        are None are left out.
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

    def suggested(self, position: Position) -> list[Action]:
        """Actions that the table suggests to whoever must decide, legal or not, each once: where one is
        barred, a page shows why.
        """
        return []

    def whys(self, position: Position, action: Action) -> list[msgspec.Struct]:
        """What speaks for or against a legal action, the weightiest first, for hints.

        `position` is masked for its current player. The words are in the game's texts, `GAME-why-KIND` with
        the fields as those of an effect.
        """
        return []

    def same_as(self, position: Position, action: Action) -> Action:
        """The first of the legal actions that come to the same, where it makes no difference which is chosen:
        hints tell one of them. `position` is masked for its current player.
        """
        return action

    # What follows from it

    def resolve_options(self, players: int, chosen: Mapping[str, bool]) -> dict[str, bool]:
        """Every option with its value, for so many players; raises OptionError."""
        names = [option.name for option in self.options]
        if unknown := sorted(set(chosen) - set(names)):
            text = f"{self.name} has no option {unknown[0]!r}; it has {', '.join(names) or 'none'}"
            raise OptionError("no-such-option", text)
        if players not in self.players:
            text = f"{self.name} is for {self.players[0]} to {self.players[-1]} players, not {players}"
            raise OptionError("players", text, self.players_rule)
        resolved: dict[str, bool] = {}
        for option in self.options:
            unchosen = option.may_be_on(players) if option.automatic else option.default
            value = chosen.get(option.name, unchosen)
            if value and not option.may_be_on(players):
                raise OptionError(
                    option.misfit, f"{option.name} is for {option.players_text()}, not {players}", option.rule
                )
            resolved[option.name] = value
        return resolved

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

    def check_first_player(self, first_player: int, players: int) -> None:
        """Raises OptionError where that is none of the seats."""
        if first_player not in range(players):
            text = f"the first player is a seat from 0 to {players - 1}"
            raise OptionError("first-player", text, self.first_player_rule)

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
