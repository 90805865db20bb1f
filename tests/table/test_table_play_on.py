"""A round that is over is played on from one of its decisions, against bots, with new cards from there."""

import msgspec
import pytest
from tests.table.at_table import AtTable

from greenpaw.games import record
from greenpaw.games.record import Decision, PlayedOnFrom, Record, RecordSeat, parse_step
from greenpaw.games.verify import RecordError, has_checked_cards, verify
from greenpaw.table import commands as c
from greenpaw.table import events as e
from greenpaw.table.decide import Luck, Refusal, decide
from greenpaw.table.due import BotDue, PersonDue, due
from greenpaw.table.records import bot_input, record_of
from greenpaw.table.state import SeatViewer, Spectator
from greenpaw.table.steps import history
from greenpaw.table.view import PlayedOnView, view

CLUBS = ("club",) * 3


@pytest.fixture(scope="module")
def played() -> Record:
    """A round of three, played to its end."""
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    at.plays_on()
    made = record_of(at.table, 1)
    assert made is not None
    return made


def decisions(played: Record) -> list[int]:
    return [i for i, step in enumerate(played.steps) if isinstance(parse_step(step), Decision)]


def playing_on(played: Record, step: int, seed: int = 5) -> AtTable:
    at = AtTable("Dee", seed=seed)
    at.log, at.secrets = [], []
    answer = decide(None, c.PlayOn("p", "Dee", played, step, CLUBS), "dee", at.now_ms, at.luck)
    assert not isinstance(answer, Refusal), answer
    at.table = at._happened(None, answer)
    return at


def test_who_asks_has_the_seat_that_decided_there_and_bots_have_the_others(played: Record) -> None:
    for step in decisions(played)[:6]:
        at = playing_on(played, step)
        decided = parse_step(played.steps[step])
        assert isinstance(decided, Decision)
        assert at.table.seats[decided.seat].name == "Dee"
        assert [seat.bot for seat in at.table.seats].count("club") == 2
        assert len({seat.name for seat in at.table.seats}) == len({seat.key for seat in at.table.seats}) == 3
        assert at.table.host == "dee"
        assert not at.table.settings.public
        assert due(at.table) == PersonDue(decided.seat, at.position.decisions, at.now_ms)


def test_the_others_are_each_as_good_as_is_asked(played: Record) -> None:
    levels = ("newcomer", "club", "strong")
    step = decisions(played)[0]
    decided = parse_step(played.steps[step])
    assert isinstance(decided, Decision)
    answer = decide(None, c.PlayOn("p", "Dee", played, step, levels), "dee", 0, Luck(None, bytes(32)))
    assert not isinstance(answer, Refusal)
    opened = next(event for event in answer if isinstance(event, e.RoundOpened))
    assert [seat.bot or levels[decided.seat] for seat in opened.seats] == list(levels)
    assert opened.seats[decided.seat].bot is None


def test_the_position_is_that_of_the_record_with_what_was_hidden_there(played: Record) -> None:
    step = decisions(played)[10]
    at = playing_on(played, step)
    there = next(moment.position for moment in record.replay(played) if moment.number == step)
    assert at.position == there
    assert at.replayed() == at.table


def test_what_was_decided_before_can_be_looked_at_as_the_seat_saw_it(played: Record) -> None:
    step = decisions(played)[10]
    at = playing_on(played, step)
    seat = at.round.acting
    assert seat is not None
    seen, first = history(at.table, SeatViewer(seat), None, 1000)
    assert first == 0
    assert [each.step for each in seen] == record.seat_record(
        record.start_of(played), played.steps[:step], seat
    )
    assert bot_input(at.table, seat)[1] == [each.step for each in seen]
    assert view(at.table, SeatViewer(seat)).choices


def test_its_view_says_where_it_was_played_on_from_and_a_later_round_doesnt(played: Record) -> None:
    step = decisions(played)[10]
    at = playing_on(played, step)
    for viewer in (SeatViewer(0), Spectator()):
        seen = view(at.table, viewer).round
        assert seen is not None
        assert seen.played_on == PlayedOnView(played.id, step, 11)
    at.plays_on()
    at.says("Dee", c.NextRound())
    later = view(at.table, SeatViewer(0)).round
    assert later is not None
    assert later.played_on is None


def test_cards_from_there_come_from_the_rounds_own_secret(played: Record) -> None:
    step = decisions(played)[3]
    ends = set[tuple[str, ...]]()
    for seed in range(3):
        at = playing_on(played, step, seed)
        at.plays_on()
        made = record_of(at.table, 1)
        assert made is not None
        assert made.steps[:step] == played.steps[:step]
        assert made.from_ == PlayedOnFrom(played.id, step)
        assert sorted(seat.bot or seat.name or "" for seat in made.seats) == ["Dee", "club", "club"]
        assert record.read(record.write(made)) == made
        verify(made)
        assert not has_checked_cards(made)
        ends.add(tuple(made.steps))
    assert len(ends) == 3


def test_verify_sees_a_card_that_the_secret_does_not_give(played: Record) -> None:
    step = decisions(played)[3]
    at = playing_on(played, step)
    at.plays_on()
    made = record_of(at.table, 1)
    assert made is not None
    assert made.fairness is not None
    for wrong in ({"from_": PlayedOnFrom(played.id, 0)}, {"from_": None}):
        with pytest.raises(RecordError, match="fairness: card"):
            verify(msgspec.structs.replace(made, **wrong))


def test_bots_go_on_after_the_person_and_another_round_may_follow(played: Record) -> None:
    at = playing_on(played, decisions(played)[3])
    assert due(at.table) is not None
    seen = set[bool]()
    while at.table.phase == "playing":
        seen.add(isinstance(due(at.table), BotDue))
        at.plays_on(most=1)
    assert seen == {True, False}
    assert at.table.phase == "between"
    at.says("Dee", c.NextRound())
    at.deal()
    assert at.round.from_ is None
    assert at.round.first == (played.first_player + 1) % 3


def test_a_round_that_was_played_on_can_be_played_on(played: Record) -> None:
    at = playing_on(played, decisions(played)[3])
    at.plays_on()
    made = record_of(at.table, 1)
    assert made is not None
    again = playing_on(made, decisions(made)[1])
    assert again.round.from_ == PlayedOnFrom(made.id, decisions(made)[1])


def test_it_is_played_by_the_rules_and_options_of_the_record(played: Record) -> None:
    at = playing_on(played, decisions(played)[3])
    assert at.table.rules == played.rules
    assert at.round.options == played.options


def test_only_decisions_can_be_played_on_from(played: Record) -> None:
    luck = Luck(None, bytes(32))

    def refused(command: c.PlayOn, person: str | None = "dee") -> str:
        answer = decide(None, command, person, 0, luck)
        assert isinstance(answer, Refusal)
        return answer.code

    assert refused(c.PlayOn("p", "Dee", played, 0, CLUBS)) == "no-such-decision"
    assert refused(c.PlayOn("p", "Dee", played, len(played.steps), CLUBS)) == "no-such-decision"
    assert refused(c.PlayOn("p", "Dee", played, -1, CLUBS)) == "no-such-decision"
    assert refused(c.PlayOn("p", "\u2800", played, 1, CLUBS)) == "bad-name"
    assert refused(c.PlayOn("p", "Dee", played, 1, CLUBS), person=None) == "not-seated"
    unknown = msgspec.structs.replace(played, game="whist")
    assert refused(c.PlayOn("p", "Dee", unknown, 1, CLUBS)) == "no-such-game"


def test_a_table_that_is_there_cannot_open_by_playing_on(played: Record) -> None:
    at = AtTable("Ann")
    assert at.refuses("Ann", c.PlayOn("p", "Ann", played, 1, CLUBS)) == "table-exists"


def test_who_played_on_keeps_what_the_bots_are_called_apart(played: Record) -> None:
    at = AtTable("Hazel")
    answer = decide(None, c.PlayOn("p", "Hazel", played, 1, CLUBS), "h", at.now_ms, at.luck)
    assert not isinstance(answer, Refusal)
    at.table = at._happened(None, answer)
    assert len(set(at.names())) == 3


def test_nothing_of_the_other_rounds_people_is_in_its_seats(played: Record) -> None:
    at = playing_on(played, decisions(played)[3])
    at.plays_on()
    made = record_of(at.table, 1)
    assert made is not None
    assert RecordSeat(name="Ann") not in made.seats
