"""Whatever people, bots and clocks ask of a table, in whatever order, it stays a table."""

import random
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from msgspec.structs import replace
from tests.table.at_table import AtTable
from tests.table.test_table_view import canonical, imagined

from greenpaw.games.verify import verify
from greenpaw.server.messages import Update
from greenpaw.server.updates import Change, Shown
from greenpaw.table import commands as c
from greenpaw.table import events as e
from greenpaw.table.decide import Refusal, decide
from greenpaw.table.due import BotDue, DealDue, PersonDue, due
from greenpaw.table.records import record_of
from greenpaw.table.state import Afterwards, SeatViewer, Spectator, seat_of, viewer_of
from greenpaw.table.steps import history
from greenpaw.table.view import StepView, View, view

PEOPLE = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
people = st.sampled_from(PEOPLE)
seats = st.integers(0, 6)
HOSTS: st.SearchStrategy[Any] = st.one_of(
    st.builds(c.AddBot, st.sampled_from(("casual", "uniform"))),
    st.builds(c.Remove, seats),
    st.builds(
        c.SetOption,
        st.sampled_from(("duel", "consolation", "expert", "castling")),
        st.sampled_from((True, False, None)),
    ),
    st.builds(c.SetMatch, st.sampled_from(("open", "rounds", "target")), st.sampled_from((None, 1, 2, 10))),
    st.builds(c.SetTable, public=st.booleans(), pace=st.sampled_from(("slow", "fast", None))),
    st.builds(c.SetFirst, st.none() | seats),
)
COMMANDS: st.SearchStrategy[Any] = st.one_of(
    HOSTS,
    st.builds(c.Sit, st.sampled_from((*PEOPLE, "\u200b"))),
    st.builds(c.Contribute, st.integers(1, 3), st.binary(max_size=32).map(bytes.hex)),
    st.builds(c.Act, st.integers(0, 30), st.sampled_from(("1", "take", "draw deck", "back", "castle"))),
    st.builds(c.TakeHint, st.integers(0, 30)),
    *map(st.just, (c.StandUp(), c.Back(), c.Start(), c.NextRound(), c.Finish(), c.Rematch())),
)
ORDERS: st.SearchStrategy[Any] = st.one_of(
    st.builds(c.Deal, st.integers(1, 3)),
    st.builds(c.BotActs, seats, st.integers(0, 30), st.sampled_from(("1", "take", "draw deck"))),
    st.builds(c.Absent, seats, st.integers(0, 30)),
    st.builds(
        c.HostAway,
        st.sampled_from(PEOPLE).map(str.lower),
        st.lists(st.sampled_from(PEOPLE).map(str.lower), max_size=3).map(tuple),
    ),
    st.just(c.Abandon()),
)


class Page:
    """A person's page, which lives by the updates it is sent."""

    def __init__(self, shown: View) -> None:
        self.view = shown
        self.steps: list[StepView] = []
        """Of the newest round."""

    def hears(self, update: Update) -> None:
        self.view = replace(self.view, **update.changed)
        before = [] if update.changed.get("phase") == "opening" else self.steps
        self.steps = [*before, *update.steps]


class Followed(AtTable):
    """A table that everyone looks at all the time, whether they sit there or not."""

    def __init__(self, *names: str, seed: int) -> None:
        self.pages: dict[str, Page] = {}
        super().__init__(*names, seed=seed)

    def takes(self, events: list[e.Event]) -> None:
        if not events:
            return
        before = Shown(self.table)
        super().takes(events)
        change = Change(before, events, Shown(self.table))
        for person in map(str.lower, PEOPLE):
            viewer = viewer_of(self.table, person)
            page = self.pages.setdefault(person, Page(before.to(viewer_of(before.table, person))))
            page.hears(change.update(person, self.now_ms))
            assert page.view == change.after.to(viewer)
        if any(isinstance(event, e.RoundEnded | e.RoundAbandoned) for event in events):
            self.pages_know_the_whole_round()

    def pages_know_the_whole_round(self) -> None:
        for person, page in self.pages.items():
            assert page.steps == history(self.table, viewer_of(self.table, person), None, 100_000)[0]


class TableStory(RuleBasedStateMachine):
    @initialize(names=st.lists(people, min_size=1, max_size=5, unique=True), seed=st.integers(0, 99))
    def opens(self, names: list[str], seed: int) -> None:
        self.at = Followed(*names, seed=seed)
        self.random = random.Random(seed)

    def answers(self, command: c.Command | c.Order, person: str | None) -> list[e.Event] | Refusal:
        """A command is accepted or refused; it never fails, and a refused one changes nothing."""
        at = self.at
        answer = decide(at.table, command, person, at.now_ms, at.luck)
        if not isinstance(answer, Refusal):
            version = at.table.version
            secrets = len(at.secrets)
            at.takes(answer)
            assert at.table.version == version + bool(answer)
            self.tells_no_secret(answer, at.secrets[:secrets])
        return answer

    def tells_no_secret(self, events: list[e.Event], secrets: list[bytes]) -> None:
        for event in events:
            if not isinstance(event, e.RoundEnded | e.RoundAbandoned):
                text = msgspec.json.encode(event)
                assert not [secret for secret in secrets if secret.hex().encode() in text]

    @rule(name=people, command=COMMANDS)
    def someone_asks(self, name: str, command: c.Command) -> None:
        self.at.now_ms += 100
        self.answers(command, name.lower())

    @rule(command=HOSTS)
    def the_host_asks(self, command: c.Command) -> None:
        self.answers(command, self.at.table.host)

    @rule(name=people)
    def someone_comes_or_goes(self, name: str) -> None:
        seat = seat_of(self.at.table, name.lower())
        self.answers(c.Sit(name) if seat is None else c.StandUp(), name.lower())

    @rule(command=ORDERS)
    def the_server_asks(self, command: c.Order) -> None:
        if not isinstance(command, c.Abandon) or self.random.random() < 0.1:
            self.answers(command, None)

    @rule(command=st.sampled_from((c.Start(), c.NextRound(), c.Rematch())))
    def it_goes_on(self, command: c.Command) -> None:
        host = self.at.table.host
        if host is not None and not isinstance(self.answers(command, host), Refusal):
            self.at.deal()

    @precondition(lambda self: self.at.table.phase == "between")
    @rule()
    def the_host_has_enough(self) -> None:
        self.answers(c.Finish(), self.at.table.host)

    @precondition(lambda self: self.at.table.phase == "playing")
    @rule(most=st.sampled_from((1, 2, 5, 40, 1000, 1000)), seed=st.integers(0, 99))
    def they_play(self, most: int, seed: int) -> None:
        self.at.plays_on(seed, most)

    @precondition(lambda self: isinstance(due(self.at.table), PersonDue))
    @rule(racing=people)
    def two_answer_at_once(self, racing: str) -> None:
        waiting = due(self.at.table)
        assert isinstance(waiting, PersonDue)
        action = self.random.choice(self.at.choices()).action
        person = self.at.table.seats[waiting.seat].person
        assert not isinstance(self.answers(c.Act(waiting.decision, action), person), Refusal)
        version = self.at.table.version
        late = self.answers(c.Act(waiting.decision, action), racing.lower())
        assert isinstance(late, Refusal)
        assert self.at.table.version == version

    @precondition(lambda self: isinstance(due(self.at.table), PersonDue))
    @rule(name=people)
    def a_hint_is_found(self, name: str) -> None:
        waiting = due(self.at.table)
        assert isinstance(waiting, PersonDue)
        hint = c.GiveHint(self.at.round.commitment, waiting.decision, {"choices": []})
        self.answers(hint, name.lower())

    @precondition(lambda self: isinstance(due(self.at.table), PersonDue))
    @rule()
    def someone_vanishes(self) -> None:
        waiting = due(self.at.table)
        assert isinstance(waiting, PersonDue)
        self.answers(c.Absent(waiting.seat, waiting.decision), None)
        assert isinstance(due(self.at.table), BotDue)

    @invariant()
    def it_waits_for_one_thing_while_a_round_runs(self) -> None:
        table, waiting = self.at.table, due(self.at.table)
        if table.phase == "opening":
            assert isinstance(waiting, DealDue)
        elif table.phase == "playing":
            assert isinstance(waiting, BotDue | PersonDue)
            assert waiting.seat == table.round.acting  # type: ignore[union-attr]
        else:
            assert waiting is None

    @invariant()
    def seats_and_host_make_sense(self) -> None:
        table = self.at.table
        names = [seat.name.casefold() for seat in table.seats]
        assert len(set(names)) == len(names) <= 5
        persons = [seat.person for seat in table.seats if seat.person]
        assert len(set(persons)) == len(persons)
        assert table.host in persons if persons else table.host is None
        assert len({seat.key for seat in table.seats}) == len(table.seats)

    @invariant()
    def viewers_see_what_they_may_and_no_more(self) -> None:
        table = self.at.table
        viewers = [*map(SeatViewer, range(len(table.seats))), Spectator(), Afterwards()]
        choosing = 0
        for viewer in viewers:
            seen = view(table, viewer)
            choosing += bool(seen.choices)
            if table.round is not None and table.phase == "playing":
                other = imagined(table, viewer, self.random.randrange(10**6))
                assert canonical(view(other, viewer)) == canonical(seen)
        assert choosing == isinstance(due(table), PersonDue)

    @invariant()
    def totals_add_up(self) -> None:
        seen = view(self.at.table, Spectator())
        for seat, shown in zip(self.at.table.seats, seen.seats, strict=True):
            scores = [
                played.outcome.scores[[player.key for player in played.seats].index(seat.key)]
                for played in self.at.table.rounds
                if played.match == self.at.table.match.number
                and played.outcome is not None
                and seat.key in {player.key for player in played.seats}
            ]
            assert shown.total == sum(scores)

    def teardown(self) -> None:
        if not hasattr(self, "at"):
            return
        table = self.at.table
        assert self.at.replayed() == table, "the log tells the whole story"
        for played in table.rounds:
            made = record_of(table, played.number, played.match)
            assert (made is None) == (played.position is None)
            if made is not None:
                verify(made)
        if table.is_in_round:
            self.at.pages_know_the_whole_round()


TestTableStory = TableStory.TestCase
TestTableStory.settings = settings(
    max_examples=40,
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
