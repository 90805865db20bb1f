"""A review's curve says what looking ahead found at decisions, and what the network says between them."""

import pytest

from greenpaw.bots.curve import Curve


def test_it_falls_by_what_a_decision_cost_and_goes_as_the_network_sees_it_in_between():
    curve = Curve(2)
    for words in ([0.5, 0.5], [0.5, 0.5], [0.5, 0.5], [0.6, 0.4], [0.5, 0.5], [1.0, 0.0]):
        curve.add(words)
    curve.found(1, 0, 0.8, 0.6)
    curve.found(1, 1, 0.2, 0.4)
    chances = [point[0] for point in curve.whole()]
    assert chances[:3] == pytest.approx([0.5, 0.8, 0.6])
    assert chances[3] > chances[2] > chances[4]
    assert chances[5] == 1


def test_it_goes_from_equal_shares_to_the_result_and_leaves_nil_and_one_nowhere():
    curve = Curve(3)
    for words in ([0.9, 0.9, 0.9], [0.0, 0.0, 0.9], [0.2, 0.1, 0.0], [0.1, 0.5, 0.4], [0.5, 0.5, 0.0]):
        curve.add(words)
    curve.found(1, 2, 0.1, 0.0)
    points = curve.whole()
    assert points[0] == pytest.approx([1 / 3] * 3)
    assert points[-1] == [0.5, 0.5, 0.0]
    assert min(min(point) for point in points) == 0
    assert max(max(point) for point in points) <= 1


def test_luck_is_by_what_the_networks_word_moved_when_cards_came():
    curve = Curve(2)
    for words in ([0.5, 0.5], [0.6, 0.4], [0.9, 0.9], [0.2, 0.6], [0.0, 0.0], [1.0, 0.0]):
        curve.add(words)
    curve.found(2, 0, 0.9, 0.1)
    assert curve.luck(0, [0, 2, 4]) == pytest.approx(0.1 - 0.25 + 0.5)
    assert curve.luck(1, [0, 2, 4]) == pytest.approx(-0.1 + 0.25 - 0.5)
    assert curve.luck(0, []) == 0
