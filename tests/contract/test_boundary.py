"""Nothing unchecked reaches a kernel: seats, cards and masked positions are refused in words."""

import pytest
from walks import Variant, one_of, variants

from greenpaw.games import dice
from greenpaw.games.contract import PUBLIC, UNSEEN, IllegalAction

each_variant = pytest.mark.parametrize("variant", variants(), ids=str)


@each_variant
def test_only_seats_at_the_table_have_a_view(variant: Variant):
    position = one_of(variant, 1)
    for seat in (-2, variant.players, 99):
        for ask in (
            position.mask,
            position.observation,
            lambda seat: position.resample(seat, dice.stream(1)),
        ):
            with pytest.raises(IllegalAction, match="seats are 0 to"):
                ask(seat)
    with pytest.raises(IllegalAction):
        position.observation(PUBLIC)


@each_variant
def test_only_a_card_that_may_come_has_effects(variant: Variant):
    start = variant.start()
    for card in (-1, len(variant.load().cards), 20_000_000):
        with pytest.raises(IllegalAction, match="cannot come now"):
            start.card_effects(card)
    decision = one_of(variant, 1)
    for card in (UNSEEN, 1):
        with pytest.raises(IllegalAction):
            decision.card_effects(card)


@each_variant
def test_a_position_masked_for_one_is_not_resampled_for_another(variant: Variant):
    position = one_of(variant, 1)
    mine = position.mask(0)
    assert mine.resample(0, dice.stream(1)) == position.resample(0, dice.stream(1))
    for masked, seat in ((mine, 1), (position.mask(PUBLIC), 0), (mine.mask(1), 0), (mine.mask(1), 1)):
        with pytest.raises(IllegalAction, match="masked for someone else"):
            masked.resample(seat, dice.stream(1))
