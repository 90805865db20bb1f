"""What a seat record tells: it leads to what its seat sees, and hands are wound back to what they were."""

from typing import NamedTuple

import numpy as np
import pytest

from greenpaw import games
from greenpaw.bots import beliefs
from greenpaw.games import dice, record
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position

LINKO = games.load("linko")
TABLES = [(2, {"consolation": True}), (4, {"expert": True})]


class Decision(NamedTuple):
    position: Position
    record: list[str]
    """Of the seat that decides."""


def played(players: int, options: dict[str, bool], seed: int) -> list[Decision]:
    """The first decisions of a round of random play."""
    random = np.random.default_rng(seed)
    position = LINKO.start(players, seed % players, **options)
    records: list[list[str]] = [[] for _ in range(players)]
    found: list[Decision] = []
    while not position.is_over and len(found) < 40:
        if position.is_chance:
            after, cards = record.deal(position, Ordered(seed))
            for seat, steps in enumerate(records):
                seen = record.cards_as_seen(position, cards, seat)
                steps.append(record.chance_step(card.text for card in seen))
            position = after
            continue
        seat, legal = position.current_player, position.legal_actions()
        found.append(Decision(position, list(records[seat])))
        step = record.decision_step(seat, str(legal[random.integers(len(legal))]))
        for steps in records:
            steps.append(step)
        position = position.play(step.partition(":")[2])
    return found


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_seat_record_leads_to_what_its_seat_sees(players: int, options: dict[str, bool]):
    for position, steps in played(players, options, 1)[1:]:
        assert beliefs.remembered(position.mask(position.current_player), steps) is not None


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_true_hands_are_wound_back_to_what_they_were(players: int, options: dict[str, bool]):
    exact = 0
    decisions = played(players, options, 2)
    for number, (position, steps) in enumerate(decisions):
        viewer = position.current_player
        memory = beliefs.remembered(position.mask(viewer), steps)
        for seat in set(range(players)) - {viewer} if memory else ():
            before = [
                at for at, each in enumerate(decisions[:number]) if each.position.current_player == seat
            ]
            held, later, unseen = position.array, memory.now, 0
            assert memory.counts[seat] == len(before)
            for count, at in reversed(list(enumerate(before))[-beliefs.LAST :]):
                ring = seat * beliefs.LAST + count % beliefs.LAST
                then = memory.moments[ring : ring + 1].copy()
                noted = then.copy()
                unseen += int(later["hand"][0][seat][0] - then["hand"][0][seat][0])
                LINKO.kernels["wind_back"](then[0], later[0], held[0], seat, dice.stream(number, at))
                true = decisions[at].position
                wrong = np.abs(then["hand"][0][seat] - true.array["hand"][0][seat]).sum()
                assert wrong <= 2 * unseen
                assert (then["hand"][0][seat] >= then["known"][0][seat]).all()
                if wrong == 0:
                    assert Position(LINKO, then).mask(seat) == true.mask(seat)
                    exact += 1
                held, later = then, noted
    assert exact > 20


def test_a_record_of_another_position_tells_nothing():
    first, second = played(3, {}, 3)[8:10]
    assert beliefs.remembered(first.position.mask(first.position.current_player), second.record) is None
    assert beliefs.remembered(first.position.mask(first.position.current_player), []) is None
