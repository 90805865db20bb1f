"""The engine and the reference play the same rounds, and agree on everything at every step."""

import os
import random
from functools import cache

import numpy as np
import pytest

import greenpaw
from greenpaw.games.contract import CHANCE, TERMINAL

from .reference import CARD_IS_DUE, ROUND_IS_OVER, Round

linko = greenpaw.load("linko")

ROUNDS = 10 if os.environ.get("GREENPAW_EXAMPLES") == "few" else 40

OPTIONS = [
    {"duel": duel, "consolation": consolation, "expert": expert}
    for duel in (False, True)
    for consolation in (False, True)
    for expert in (False, True)
]
CASES = [(players, options) for options in OPTIONS for players in ([2] if options["duel"] else [2, 3, 4, 5])]


def name(case) -> str:
    players, options = case
    return "-".join([str(players), *(option for option, value in options.items() if value)])


@cache
def text_of(code: int) -> str:
    return str(linko.action(code))


def play_in_step(
    players: int, options: dict[str, bool], seed: int, amounts: dict[str, int] | None = None
) -> str:
    """Play one random round on both, comparing at every step; the reason for its end."""
    luck = random.Random(seed)
    first = luck.randrange(players)
    round = Round(players, first, **options, **(amounts or {}))
    positions = linko.start(players, first, **options, amounts=amounts or {}).array
    legal = np.zeros(linko.max_legal, np.int32)
    cards, weights = np.zeros((2, 15), np.int32)
    kernels = linko.boundary
    eager = luck.random() < 0.5
    while True:
        compare(round, positions[0])
        player = kernels.current_player_at(positions, 0)
        if player == TERMINAL:
            break
        if player == CHANCE:
            assert round.due == (CARD_IS_DUE,)
            n = kernels.chance_outcomes_at(positions, 0, cards, weights)
            left = {card: count for card, count in enumerate(round.deck) if count}
            assert dict(zip(cards[:n].tolist(), weights[:n].tolist(), strict=True)) == left
            action = step = luck.choices(list(left), list(left.values()))[0]
        else:
            codes = legal[: kernels.legal_actions_at(positions, 0, legal)].tolist()
            assert codes == sorted(set(codes))
            assert (player, sorted(map(text_of, codes))) == (round.due[0], sorted(round.due[1]))
            # half of the rounds go for the long way, by laying few cards and snatching what can be
            action = codes[0] if eager and luck.random() < 0.5 else luck.choice(codes)
            step = text_of(action)
        round.go_on(step)
        kernels.apply_action_at(positions, 0, action)
    assert round.due == (ROUND_IS_OVER,)
    scores = np.zeros(players, np.int32)
    kernels.returns_at(positions, 0, scores)
    assert scores.tolist() == round.scores()
    broken = np.zeros(players, np.int32)
    kernels.tie_break_at(positions, 0, broken)
    assert broken.tolist() == [sum(hand) for hand in round.hands]
    return round.reason


def compare(round: Round, p) -> None:
    """All that lies anywhere. While the phantom is refilled, 13s and jokers may have moved on or not."""
    assert p.turn == round.turn
    assert p.hand[: round.players].tolist() == round.hands
    assert p.undealt.tolist() == round.deck
    assert p.deck == sum(round.deck)
    if round.due == (CARD_IS_DUE,) and round.duel:
        return
    assert p.discard.tolist() == round.discard
    assert p.phantom.tolist() == round.phantom
    display = [[card for card in place if card] for place in p.display[: len(round.display)].tolist()]
    assert display == round.display
    assert p.plays == round.plays
    for seat, sets in enumerate(round.sets):
        assert p.sets[seat] == len(sets)
        assert p.laid[seat] == sum(numbers + jokers for _, numbers, jokers in sets)
        if sets:
            top = len(sets) - 1
            assert (p.set_value[seat, top], p.set_numbers[seat, top], p.set_jokers[seat, top]) == sets[-1]


@pytest.mark.parametrize("case", CASES, ids=name)
def test_engine_and_reference_agree_at_every_step(case):
    players, options = case
    for seed in range(ROUNDS):
        play_in_step(players, options, seed)


TINY = {"top_value": 4, "copies": 3, "jokers": 2, "hand_size": 3, "places": 2}
TINY_DUEL = TINY | {"hand_size": 2, "gift_jokers": 1, "phantom_size": 3}


@pytest.mark.parametrize("case", [case for case in CASES if case[0] <= 3], ids=name)
def test_tiny_decks_agree_too_and_end_in_every_way(case):
    players, options = case
    amounts = TINY_DUEL if options["duel"] else TINY
    limits = {"play_limit": 6}, {"play_limit": 14}, {"play_limit": 22}
    reasons = {play_in_step(players, options, seed, amounts | limits[seed % 3]) for seed in range(300)}
    assert reasons >= {"hand-empty", "cards-out"}
    assert ("play-limit" in reasons) == options["expert"]
