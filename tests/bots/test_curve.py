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


def test_all_chances_together_are_one_at_every_point():
    curve = Curve(3)
    for words in ([0.9, 0.9, 0.9], [0.0, 0.0, 0.0], [0.2, 0.1, 0.4], [0.5, 0.5, 0.0]):
        curve.add(words)
    curve.found(1, 2, 0.9, 0.0)
    points = curve.whole()
    assert [sum(point) for point in points] == pytest.approx([1, 1, 1, 1])
    assert points[0] == pytest.approx([1 / 3] * 3)
    assert points[-1] == [0.5, 0.5, 0.0]
