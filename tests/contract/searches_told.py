"""What kernels, networks, searches and a training come to, printed, for runs to be compared."""

import numpy as np
from rounds_told import tell_rounds

from greenpaw import games
from greenpaw.bots import bot, instances, tree
from greenpaw.bots.simulate import Series
from greenpaw.bots.training import Recipe, Training
from greenpaw.games import dice, record
from greenpaw.games.contract import Game


def tell_all(name: str) -> None:
    """All kernels of a game: its rounds, a few decisions of every bot, and a training of one part."""
    tell_rounds(name)
    game = games.load(name)
    names = [*bot.names(game), *(f"{searching}:50" for searching in tree.names(game))]
    bots = [bot.load(each, game) for each in names]
    (made, _), *_ = Series(game, 3, ["uniform"], 5).records(0, 1, "")
    decisions = [moment for moment in record.replay(made) if isinstance(moment.step, record.Decision)]
    start = record.start_of(made)
    for moment in decisions[:: max(len(decisions) // 4, 1)]:
        seat = moment.position.current_player
        seen = record.seat_record(start, made.steps[: moment.number], seat)
        masked = moment.position.mask(seat)
        rng = dice.stream(moment.number)
        print([(str(each.choose(masked, seen, rng)), rng.tolist()) for each in bots])
        _tell_search(game, masked.array)
    if game.features:
        training = Training(game, Recipe(name, [(3, {})], rows=1024, part=1024))
        print(list(training.parts()), training.weights.mark)


def _tell_search(game: Game, array: np.ndarray) -> None:
    legal, visits = np.zeros((2, game.max_legal), np.int32)
    means, rng = np.zeros(game.max_legal), dice.stream(1)
    found = instances.tree(game).search_at(array, 0, 50, False, None, rng, legal, visits, means)
    print(found, visits.tolist(), means.tolist(), rng.tolist())
