"""Speed of tree search, against OpenSpiel's C++ ISMCTS in the same run: what `greenpaw bench` tells of it."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import thread_time
from typing import Any

import msgspec
import numpy as np

from greenpaw.bots import bot, instances
from greenpaw.games import dice
from greenpaw.games.contract import Game
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position

_WANTED = {2: "at most 0.25", 4: "at most 1"}
"""By the number of players: the ratio of the times."""
_PASSES = 12
"""Decisions of hearts before the first card is played."""


class Line(msgspec.Struct):
    what: str
    value: float
    unit: str
    ratio: float | None = None
    """Against the peer in `against`, from the same run."""
    against: str | None = None
    wanted: str | None = None


def measure(lines: list[Line], found: list[Game], searches: int, simulations: int) -> None:
    """Add a line for each game with two and with four players, its options as usual and without.

    Everyone searches at decisions spread over whole rounds, ours and the peer's in turn. The peer plays on
    by lot, so that is compared; the bot *tree* goes by the rules of thumb and takes longer. Time is that of
    the processor: on a busy machine a long search would wait more often than a short one.
    """
    peer = _hearts(searches, simulations)
    ours: dict[str, tuple[int, bool, Callable[[int], float]]] = {}
    for game in found:
        for players in _WANTED:
            if players not in game.players:
                continue
            for options in _ways_to_play(game, players):
                what = ", ".join([game.name, f"{players} players", *options.values()])
                chosen = dict.fromkeys(options, False)
                for by_lot in (True, False):
                    name = f"{what}, {simulations} simulations {'by lot' if by_lot else 'of tree'}"
                    ours[name] = (
                        players,
                        by_lot,
                        _search(game, players, chosen, searches, simulations, by_lot),
                    )
    times: dict[str, list[float]] = {name: [] for name in ours}
    theirs: list[float] = []
    for k in range(searches):
        for name, (_, _, search) in ours.items():
            times[name].append(search(k))
        if peer is not None:
            theirs.append(peer(k))
    for name, (players, by_lot, _) in ours.items():
        line = Line(name, median(times[name]) * 1e3, "ms")
        lines.append(line)
        if theirs:
            line.ratio, line.against = median(times[name]) / median(theirs), "hearts"
            line.wanted = _WANTED[players] if by_lot else None
    if theirs:
        what = f"OpenSpiel C++ ISMCTS, hearts, 4 players, {simulations} simulations"
        lines.append(Line(what, median(theirs) * 1e3, "ms"))


def _ways_to_play(game: Game, players: int) -> list[dict[str, str]]:
    """As usual, and without what is on by itself: such options, each with words for a line."""
    on = game.resolve_options(players, {})
    off = {name: f"without {name}" for name, is_on in on.items() if is_on}
    return [{}, off] if off else [{}]


def _search(
    game: Game, players: int, chosen: dict[str, bool], searches: int, simulations: int, by_lot: bool
) -> Callable[[int], float]:
    """The seconds that the k-th search takes; it is compiled before."""
    positions = _spread(_decisions(game, players, chosen), searches)
    kernel = instances.tree(game).search_at
    legal, visits = np.zeros((2, game.max_legal), np.int32)
    means = np.zeros(game.max_legal)

    def search(k: int, simulations: int = simulations) -> float:
        array, rng = positions[k].array, dice.stream(k)
        began = thread_time()
        kernel(array, 0, simulations, by_lot, None, rng, legal, visits, means)
        return thread_time() - began

    search(0, 1)
    return search


def _decisions(game: Game, players: int, chosen: dict[str, bool]) -> list[Position]:
    """Masked positions of a few rounds in which there is something to choose."""
    usual = bot.load(bot.usual(game), game)
    due: list[Position] = []
    for number in range(3):
        position, dealer, rng = game.start(players, **chosen), Ordered(number), dice.stream(number)
        while not (position := position.deal(dealer)).is_over:
            masked = position.mask(position.current_player)
            if len(masked.legal_codes()) > 1:
                due.append(masked)
            position = position.play(usual.choose(masked, [], rng))
    return due


def _spread(found: list[Any], count: int) -> list[Any]:
    return [found[len(found) * k // count] for k in range(count)]


def _hearts(searches: int, simulations: int) -> Callable[[int], float] | None:
    """The seconds of the k-th search of OpenSpiel's C++ bot; None where it isn't installed."""
    try:
        import pyspiel  # pyright: ignore[reportMissingImports]
    except ImportError:
        return None
    spiel: Any = pyspiel
    states = _spread(_states(spiel.load_game("hearts")), searches)

    def search(k: int) -> float:
        play_out = spiel.RandomRolloutEvaluator(1, k)
        most_visited = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        searching = spiel.ISMCTSBot(k, play_out, 0.7, simulations, -1, most_visited)
        began = thread_time()
        searching.step(states[k])
        return thread_time() - began

    return search


def _states(game: Any) -> list[Any]:
    """States of a few random rounds of hearts in which there is a card to choose."""
    random = np.random.default_rng(1)
    due: list[Any] = []
    for _ in range(3):
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(outcomes, p=weights)))
                continue
            actions = state.legal_actions()
            if decisions >= _PASSES and len(actions) > 1:
                due.append(state.clone())
            decisions += 1
            state.apply_action(int(random.choice(actions)))
    return due
