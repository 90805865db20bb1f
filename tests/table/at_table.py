"""A table as a test sees it: people say things, and it remembers what happened."""

import hashlib
import random
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from greenpaw import games
from greenpaw.games.position import Position
from greenpaw.table import commands as c
from greenpaw.table import events as e
from greenpaw.table.choices import Choice
from greenpaw.table.decide import Luck, Refusal, decide
from greenpaw.table.due import BotDue, DealDue, PersonDue, due
from greenpaw.table.evolve import advance
from greenpaw.table.state import Round, SeatViewer, Table, Viewer, viewer_of
from greenpaw.table.view import View, view

Chooser = Callable[[list[str]], str]
LOG = msgspec.json.Decoder(list[e.Event])


class AtTable:
    """People are known by their names: Ann's person is `ann`. The first one opened the table."""

    def __init__(self, *names: str, options: dict[str, bool] | None = None, seed: int = 0) -> None:
        self.now_ms = 1_000_000
        self.seed = seed
        self.secrets: list[bytes] = []
        """All that were used, in order."""
        self.secret: bytes | None = None
        self.log: list[bytes] = []
        """One row of events for each accepted command, as it would be stored."""
        opened = decide(
            None, c.Open("t", "linko", names[0], options or {}), names[0].lower(), self.now_ms, self.luck
        )
        assert not isinstance(opened, Refusal), opened
        self.table: Table = self._happened(None, opened)
        for name in names[1:]:
            self.says(name, c.Sit(name))

    @property
    def luck(self) -> Luck:
        number = f"secret {self.seed} {len(self.secrets)}"
        return Luck(self.secret, hashlib.sha256(number.encode()).digest())

    def says(self, name: str, command: c.Command) -> list[e.Event]:
        """Someone asks something, and it is accepted."""
        return self._accepted(command, name.lower())

    def orders(self, command: c.Order) -> list[e.Event]:
        """The server asks something, and it is accepted."""
        return self._accepted(command, None)

    def refuses(self, name: str | None, command: c.Command | c.Order) -> str:
        """The code with which the table refuses."""
        answer = decide(self.table, command, name and name.lower(), self.now_ms, self.luck)
        assert isinstance(answer, Refusal), answer
        return answer.code

    def _accepted(self, command: c.Command | c.Order, person: str | None) -> list[e.Event]:
        answer = decide(self.table, command, person, self.now_ms, self.luck)
        assert not isinstance(answer, Refusal), (answer, command)
        self.takes(answer)
        return answer

    def takes(self, events: list[e.Event]) -> None:
        """What an accepted command makes happen."""
        if events:
            self.table = self._happened(self.table, events)

    def _happened(self, table: Table | None, events: list[e.Event]) -> Table:
        for event in events:
            if isinstance(event, e.RoundOpened):
                self.secret = self.luck.next_secret
                self.secrets.append(self.secret)
            elif isinstance(event, e.RoundEnded | e.RoundAbandoned):
                self.secret = None
        self.log.append(msgspec.json.encode(events))
        return advance(table, events)

    def replayed(self) -> Table:
        """The table that follows from the stored log alone."""
        return self.replayed_to(len(self.log))

    def replayed_to(self, version: int) -> Table:
        table = None
        for row in self.log[:version]:
            table = advance(table, LOG.decode(row))
        assert table is not None
        return table

    # Looking

    @property
    def round(self) -> Round:
        assert self.table.round is not None
        return self.table.round

    @property
    def position(self) -> Position:
        assert self.round.position is not None
        return self.round.position

    @property
    def acting(self) -> str:
        """The name of whoever must decide now."""
        assert self.round.acting is not None
        return self.table.seats[self.round.acting].name

    def seen_by(self, name: str) -> View:
        return view(self.table, self.viewer(name))

    def viewer(self, name: str) -> Viewer:
        return viewer_of(self.table, name.lower())

    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    def choices(self) -> list[Choice]:
        """What may be done now by whoever must act, a person."""
        assert self.round.acting is not None
        return view(self.table, SeatViewer(self.round.acting)).choices

    # Going on

    def deal(self) -> None:
        waiting = due(self.table)
        assert isinstance(waiting, DealDue)
        self.orders(c.Deal(waiting.round))

    def starts(self) -> None:
        """The host starts the match, and the cards are dealt."""
        self.says(self._host(), c.Start())
        self.deal()

    def _host(self) -> str:
        assert self.table.host is not None
        return self.table.host

    def decides(self, choose: Chooser) -> None:
        """Whoever must act does."""
        waiting = due(self.table)
        if isinstance(waiting, PersonDue):
            person = self.table.seats[waiting.seat].person
            assert person is not None
            self.says(person, c.Act(waiting.decision, choose([each.action for each in self.choices()])))
        else:
            assert isinstance(waiting, BotDue)
            legal = [str(action) for action in self.position.legal_actions()]
            self.orders(c.BotActs(waiting.seat, waiting.decision, choose(legal)))

    def plays_on(self, seed: int = 0, most: int = 100_000) -> None:
        """Everyone decides at random until the round is over, or for so many decisions."""
        choose = random.Random(seed).choice
        for _ in range(most):
            if self.table.phase != "playing":
                return
            self.now_ms += 700
            self.decides(choose)

    def is_arranged(self, position: Position) -> None:
        """From now on the running round stands like this (the log doesn't know)."""
        self.table = replace(self.table, round=replace(self.round, position=position))

    def round_ends(self, laid: list[int], hands: list[int]) -> None:
        """The running round is brought to where seat 0 lays the last card: scores are `laid` - `hands`.

        Seat 0 has laid one card less so far, and ends with an empty hand.
        """
        assert hands[0] == 0
        played = [laid[0] - 1, *laid[1:]]
        position = games.load(
            "linko"
        ).position(  # type: ignore[attr-defined]
            players=len(laid),
            hands=["1", *(f"13*{count}" if count else "" for count in hands[1:])],
            sets=[[f"{seat + 2}" for _ in range(count)] for seat, count in enumerate(played)],
            display=["12"] * 6,
            deck="",
        )
        self.is_arranged(position)
        person = self.table.seats[0].person
        assert person is not None
        self.says(person, c.Act(position.decisions, "1"))
