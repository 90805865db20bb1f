"""Rounds that are over as records, and what a bot gets."""

from tests.table.at_table import AtTable

from greenpaw.games import record
from greenpaw.games.record import RecordSeat, Result
from greenpaw.games.verify import verify
from greenpaw.table import commands as c
from greenpaw.table.records import bot_input, record_of
from greenpaw.table.state import named_by, record_id


def test_a_round_that_is_over_is_a_record_that_verifies() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.AddBot("casual"))
    at.says("Ann", c.SetMatch("rounds", 2))
    at.says("Ann", c.Start())
    at.says("Bo", c.Contribute(1, "00ff"))
    at.deal()
    at.plays_on(most=5)
    assert record_of(at.table, 1) is None, "it still runs"
    at.says("Bo", c.StandUp())
    at.plays_on()
    made = record_of(at.table, 1)
    assert made is not None
    verify(made)
    assert record.read(record.write(made)) == made
    assert (made.id, made.match.id, made.match.kind, made.match.goal) == ("t-1-1", "t-1", "rounds", 2)
    assert made.seats == [RecordSeat(name="Ann"), RecordSeat(name="Bo"), RecordSeat(bot="casual")]
    assert made.started == "1970-01-01T00:16:40Z"
    assert made.fairness is not None
    assert made.fairness.contributions == ["", "00ff", ""]
    assert made.fairness.lot
    assert made.by
    assert all(made.steps[index].startswith("1:") and by == "stand-in" for index, _, by in made.by)


def test_the_second_round_was_not_started_by_lot() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    at.plays_on()
    at.says("Ann", c.NextRound())
    at.deal()
    at.plays_on()
    made = record_of(at.table, 2)
    assert made is not None
    assert made.fairness is not None
    assert not made.fairness.lot
    assert made.by is None
    verify(made)


def test_an_abandoned_round_has_a_record_without_scores() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    at.plays_on(most=4)
    at.orders(c.Abandon())
    made = record_of(at.table, 1)
    assert made is not None
    assert made.result == Result(None, [], "abandoned")
    verify(made)


def test_a_round_abandoned_before_the_deal_has_no_record() -> None:
    at = AtTable("Ann", "Bo")
    at.says("Ann", c.Start())
    at.orders(c.Abandon())
    assert record_of(at.table, 1) is None
    assert record_of(at.table, 9) is None


def test_records_of_an_earlier_match_stay() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    at.plays_on()
    first = record_of(at.table, 1)
    at.says("Ann", c.Rematch())
    assert record_of(at.table, 1) is None
    assert record_of(at.table, 1, match_number=1) == first


def test_a_bot_gets_its_masked_position_and_the_steps_as_its_seat_saw_them() -> None:
    at = AtTable("Ann", "Bo", "Cy")
    at.starts()
    at.plays_on(most=40)
    texts = [
        record.chance_step(step.cards)
        if hasattr(step, "cards")
        else record.decision_step(step.seat, step.action)
        for step in at.round.steps
    ]
    for seat in range(3):
        position, steps = bot_input(at.table, seat)
        assert position == at.position.mask(seat)
        start = position.game.start(3, at.round.first or 0, **at.round.options)
        assert steps == record.seat_record(start, texts, seat)


def test_the_id_of_a_record_names_table_match_and_round() -> None:
    at = AtTable("Ann", "Bo")
    at.starts()
    assert named_by(record_id(at.table, at.round)) == (at.table.id, 1, 1)
    for strange in (
        "",
        "t",
        "t-1",
        "t-1-",
        "t-1-x",
        "t--1-1",
        "t-1-1234567",
        "t-1-1\n",
        "t-1-1-1",
        "t-1-\u0661",
    ):
        assert named_by(strange) is None
