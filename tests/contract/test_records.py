"""Records of any game: round trips, replay, and the steps as seats saw them."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from walks import Variant, kernel_bots, variants

from greenpaw.bots.simulate import Series
from greenpaw.games import record
from greenpaw.games.dealer import Listed
from greenpaw.games.position import Position
from greenpaw.games.record import Decision, Record
from greenpaw.games.verify import verify

each_variant = pytest.mark.parametrize("variant", variants(), ids=str)
seeds = st.integers(0, 2**32)


def played(variant: Variant, seed: int) -> Record:
    series = Series(variant.load(), variant.players, ["uniform"], seed, dict(variant.options))
    ((made, _),) = series.records(0, 1, "2026-11-29T20:13:00Z", with_legal=True)
    return made


@each_variant
@given(seed=seeds)
def test_a_record_is_verified_and_its_text_round_trips(variant: Variant, seed: int):
    made = played(variant, seed)
    text = record.write(made)
    assert record.write(record.read(text)) == text
    assert record.read(text) == made
    verify(made)


@each_variant
@given(seed=seeds)
def test_every_prefix_of_a_record_replays_to_the_position_that_was_played(variant: Variant, seed: int):
    made = played(variant, seed)
    positions = positions_of(variant, made)
    assert [moment.number for moment in record.replay(made)] == list(range(len(made.steps)))
    assert [moment.position for moment in record.replay(made)] == positions[:-1]
    assert record.final(made) == positions[-1]
    for steps in (0, 1, len(made.steps) // 2):
        part = msgspec.structs.replace(made, steps=made.steps[:steps], result=None, legal=None)
        assert record.final(part) == positions[steps]


def positions_of(variant: Variant, made: Record) -> list[Position]:
    """The start and what each step of the record leads to, played here by a dealer of all its cards."""
    game = variant.load()
    cards = [card for step in made.steps if step[0] == "*" for card in step[1:].split(",")]
    dealer = Listed(game.parse_card(card) for card in cards)
    positions = [variant.start(made.first_player)]
    for step in made.steps:
        now = positions[-1]
        positions.append(now.deal(dealer) if step[0] == "*" else now.play(step.partition(":")[2]))
    return positions


@each_variant
@given(seed=seeds)
def test_a_seat_record_shows_all_decisions_and_only_cards_that_the_seat_saw(variant: Variant, seed: int):
    made = played(variant, seed)
    start = record.start_of(made)
    views = {seat: record.seat_record(start, made.steps, seat) for seat in [None, *range(variant.players)]}
    for moment in record.replay(made):
        step = made.steps[moment.number]
        if isinstance(moment.step, Decision):
            assert all(view[moment.number] == step for view in views.values())
            continue
        position = moment.position
        for k, card in enumerate(moment.step):
            for seat, view in views.items():
                seen = view[moment.number][1:].split(",")[k]
                assert seen == (card if position.seen_by in (-1, seat) else "?")
            position = position.deal_card(position.game.parse_card(card))


@each_variant
def test_a_series_is_the_same_whether_recorded_or_only_counted(variant: Variant):
    strongest = kernel_bots(variant.load())[-1]
    bots = [strongest] + ["uniform"] * (variant.players - 1)
    series = Series(variant.load(), variant.players, bots, 5, dict(variant.options))
    counted = series.play(0, 5)
    total = series.nothing()
    for _, tally in series.records(0, 5, ""):
        total += tally
    assert (total.games, total.decisions) == (counted.games, counted.decisions)
    assert total.scores.tolist() == counted.scores.tolist()
    assert total.wins == pytest.approx(counted.wins)
