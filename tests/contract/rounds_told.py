"""Rounds printed with all that the kernels of a game say, for runs in different modes to be compared."""

from itertools import cycle

from walks import kernel_bots, variants

from greenpaw.bots.simulate import Series
from greenpaw.games import dice, record
from greenpaw.games.contract import PUBLIC, UNSEEN, Game


def tell_rounds(game: str) -> None:
    """Two rounds of each variant by all the kernel bots: their records, and the steps of the second."""
    for variant in variants(game):
        names = kernel_bots(variant.load())[::-1]
        bots = (names * variant.players)[: variant.players]
        series = Series(variant.load(), variant.players, bots, 7, dict(variant.options))
        for made, _ in series.records(0, 2, "", with_legal=True):
            print(record.write(made).decode())
        seats = cycle(range(variant.players))
        for moment in record.replay(made):
            _tell_step(variant.load(), moment, next(seats))


def _tell_step(game: Game, moment: record.Moment, seat: int) -> None:
    """What the step does, what is known before it, and what may be believed: one viewer at a time."""
    position, step = moment.position, moment.step
    print(position.observation(seat), position.observation(None), game.tie_break(position))
    print(position.resample(seat, dice.stream(position.dealt, position.decisions)))
    if isinstance(step, record.Decision):
        print([position.effects(action) for action in position.legal_actions()])
        return
    for card in step:
        code = game.parse_card(card)
        print(position.card_effects(code), position.seen_by)
        if position.seen_by != PUBLIC:
            print(position.card_effects(UNSEEN))
        position = position.deal_card(code)
