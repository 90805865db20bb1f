"""What a person sees and types in the terminal, line by line."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from io import TextIOWrapper
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from greenpaw.bots.hints import Hint
from greenpaw.bots.weights import is_learnt
from greenpaw.cli.answer import NO_ACTION, Ambiguous, NoSuchChoice, looks_like_choice, understand
from greenpaw.cli.texts import Texts
from greenpaw.games.contract import Action, Game, Outcome, Reason
from greenpaw.games.position import Position

_LISTED = 8
"""So many choices are shown without being asked for."""


class Quit(Exception):
    """The person ends the game, by a word or with the input."""


class Screen:
    """A terminal, or a pipe, in front of one seat."""

    def __init__(self, game: Game, texts: Texts, names: Sequence[str], seat: int, *, plain: bool) -> None:
        for stream in (
            sys.stdin,
            sys.stdout,
        ):  # a byte or character too many ends no game
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="replace")
        self._console = Console(highlight=False, markup=False, color_system=None if plain else "auto")
        self._wraps = self._console.is_terminal and not plain
        self._game = game
        self._texts = texts
        self.say = texts.say
        self._names = names
        self._seat = seat

    def line(self, text: str, style: str | None = None) -> None:
        """A text of one or more lines; wrapped only where someone looks at it."""
        self._console.print(text, style=style, soft_wrap=not self._wraps)

    def preparing(self) -> AbstractContextManager[Any]:
        """While this lasts, someone who looks is told what takes so long."""
        return self._console.status(self.say("preparing")) if self._wraps else nullcontext()

    # What happened

    def round_starts(self, round: int, first_player: int, commitment: str | None) -> None:
        self.line("")
        self.line(self.say("round", round=round, name=self._names[first_player]), "bold")
        if commitment is not None:
            self.line(self.say("promised", commitment=commitment))
        self.line(self.say("at-any-time", hints="yes" if is_learnt(self._game) else "no"))

    def decided(self, seat: int, action: Action, effects: Iterable[Any]) -> None:
        decision = self.say("decision", name=self._names[seat], action=str(action))
        self._log(decision, self._told(effects))

    def came(self, effects: Iterable[Any]) -> None:
        """Cards that came, as far as the seat sees them."""
        if told := self._told(effects):
            is_card = re.split(r"[\s,:]", told)[0] in self._game.card_codes
            self._log(told if is_card else told[:1].upper() + told[1:])

    def _log(self, *parts: str) -> None:
        self.line("  " + " – ".join(filter(None, parts)), "cyan")

    def _told(self, effects: Iterable[Any]) -> str:
        return ", ".join(filter(None, map(self._effect, effects)))

    def _effect(self, effect: Any) -> str:
        fields = {name: value for name, value in msgspec.structs.asdict(effect).items() if value is not None}
        seats = {name: fields[name] for name in ("seat", "other") if name in fields}
        you = next((name for name, seat in seats.items() if seat == self._seat), "no")
        named = fields | {name: self._names[seat] for name, seat in seats.items()}
        return self.say(f"{self._game.name}-effect-{fields['kind']}", you=you, **named)

    # What is

    def picture(self, position: Position) -> None:
        """The table as the seat sees it; the last line says whom it waits for."""
        *lines, last = self._game.picture(position.observation(self._seat), self._seat, self._names, self.say)
        self.line("")
        for line in lines:
            self.line(line)
        self.line(last, "bold")

    def round_ends(self, position: Position, outcome: Outcome, totals: Sequence[int]) -> None:
        self.picture(position)
        self.line("")
        self.line(self.say(f"{self._game.name}-ends-{outcome.reason}"), "bold")
        winners = [self._names[seat] for seat in outcome.winners]
        self.line(self.say("winners", count=len(winners), names=", ".join(winners)), "bold")
        table = Table(box=None, pad_edge=False)
        table.add_column(self.say("score-name"))
        table.add_column(self.say("score-round"), justify="right")
        table.add_column(self.say("score-total"), justify="right")
        for name, score, total in zip(self._names, outcome.scores, totals, strict=True):
            table.add_row(name, str(score), str(total))
        self._console.print(table)

    # Asking

    def ask_action(self, position: Position, hint: Callable[[], Hint]) -> Action:
        """Ask until a legal action is typed. `position` is masked for the seat; `hint` finds one for it."""
        if len(position.legal_actions()) <= _LISTED:
            self._list(position)
        while True:
            typed = self._read()
            if typed == "?":
                self._list(position)
            elif typed == "hint":
                self._hint(position, hint)
            elif typed in ("help", "h"):
                self.line(self.say("help"))
                self.line(self.say(f"{self._game.name}-help"))
            elif typed:
                match understand(typed, position):
                    case Ambiguous(actions):
                        self._wrong("ambiguous", actions=", ".join(map(str, actions)))
                    case NoSuchChoice(number, choices):
                        self._wrong("no-such-choice", number=number, count=choices)
                    case Reason() as reason:
                        self.refused(reason)
                        if looks_like_choice(typed, position):
                            self.line(self.say("choice-typed", number=typed))
                    case action:
                        return action

    def ask_again(self) -> bool:
        """Whether another round is wanted."""
        while True:
            self.line(self.say("again"), "bold")
            typed = self._read()
            if typed and self.say("yes").startswith(typed):
                return True
            if typed and self.say("no").startswith(typed):
                return False
            self._wrong("yes-or-no")

    def _list(self, position: Position) -> None:
        """The legal actions, numbered, each with what it does."""
        for number, action in enumerate(position.legal_actions(), 1):
            told = self._told(position.effects(action)) or self.say("nothing-follows")
            does = self.say("does", action=str(action), effects=told)
            self.line(f"{self.say('choice', number=number):>5}  {does}")

    def _hint(self, position: Position, hint: Callable[[], Hint]) -> None:
        """The best choices, under their numbers, each with what it may come to and what sets it apart."""
        if not is_learnt(self._game):
            self._wrong("no-hints")
            return
        numbers = {str(action): number for number, action in enumerate(position.legal_actions(), 1)}
        with self.preparing():
            choices = hint().choices
        self.line(self.say("hinted-first"))
        for place, choice in enumerate(choices):
            hinted = self.say(
                "hinted",
                action=choice.action,
                side="ahead" if choice.points >= 0 else "behind",
                points=round(abs(choice.points), 1),
                win=round(100 * choice.win),
            )
            number = self.say("choice", number=numbers[choice.action])
            self.line(f"{number:>5}  {hinted}")
            looked = self.say("looked-ahead", came="best" if place == 0 else "behind")
            for told in map(self.why, choice.whys) if choice.whys else [looked]:
                self.line(f"{'':5}  {told}")

    def why(self, fact: Any) -> str:
        """What speaks for a choice, after a plus, or against it, after a minus, in the game's words."""
        fields = {name: value for name, value in msgspec.structs.asdict(fact).items() if value is not None}
        if "seat" in fields:
            fields["seat"] = self._names[fields["seat"]]
        sign = "+" if fields["speaks"] == "for" else "−"
        return f"{sign} " + self.say(f"{self._game.name}-why-{fields['kind']}", **fields)

    def refused(self, reason: Reason) -> None:
        """Why something can't be done, in the game's words; for what is no action it needn't have any."""
        id = f"{self._game.name}-illegal-{reason.code}"
        is_ours = reason.code == NO_ACTION.code and not self._texts.has(id)
        why = self.say(NO_ACTION.code if is_ours else id)
        if reason.rule:
            self._wrong("because", why=why, rule=reason.rule)
        else:
            self.line(why, "red")

    def _wrong(self, id: str, **arguments: Any) -> None:
        self.line(self.say(id, **arguments), "red")

    def _read(self) -> str:
        """A line of input in small letters. What doesn't come from a keyboard is shown as if typed."""
        if sys.stdin.isatty():
            try:
                typed = input("> ")
            except EOFError:
                raise Quit from None
        else:
            typed = sys.stdin.readline()
            if not typed:
                raise Quit
            self.line(f"> {typed.strip()}")
        typed = typed.strip().lower()
        if typed in ("quit", "q"):
            raise Quit
        return typed
