"""Facts that tell the end of a round, where a game's effects have `kind` and `reason`."""

from random import Random
from typing import Any

from walks import Variant

from greenpaw.games.dealer import Ordered


def check_ends(variant: Variant, seed: int) -> None:
    """In a random round, whatever could be decided: its end is told once, with its reason, or there is none.

    It is told by the step that ends the round, or by the decision that asks for the card which does.
    """
    random, dealer = Random(seed), Ordered(seed)
    position = variant.start(random.randrange(variant.players)).deal(dealer)
    while not position.is_over:
        for action in position.legal_actions():
            told = _ends(position.effects(action))
            after = position.play(action)
            while after.is_chance:
                card = dealer(1, after.dealt + 1, after.record.undealt.tolist())
                told += _ends(after.card_effects(card))
                after = after.deal_card(card)
            assert told == ([after.outcome.reason] if after.outcome else []), (position, action)
        position = position.play(random.choice(position.legal_actions())).deal(dealer)


def _ends(effects: list[Any]) -> list[str]:
    return [effect.reason for effect in effects if effect.kind == "ends"]
