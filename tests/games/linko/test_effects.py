"""What Linko says an action will do is what it then does."""

from random import Random

import pytest
from ends import check_ends
from walks import some, variants, walk

from greenpaw.games.dealer import Ordered
from greenpaw.games.linko.observation import LinkoEffect
from greenpaw.games.position import Position

LINKO = [variant for variant in variants() if variant.game == "linko"]
SHORT = [
    variant._replace(amounts=(("play_limit", limit),))
    for variant in LINKO
    if dict(variant.options).get("expert")
    for limit in (1, 6)
]
"""Rounds that their play limit ends (L22)."""
FEW_CARDS = (("top_value", 4), ("copies", 4), ("jokers", 1), ("hand_size", 3), ("places", 1))
SCARCE = [
    variant._replace(amounts=FEW_CARDS)
    for variant in LINKO
    if not dict(variant.options).get("duel", variant.players == 2)
]
"""Rounds that the last card of all ends, drawn from the deck with the display empty (L13)."""
each_variant = pytest.mark.parametrize("variant", [*LINKO, *SHORT], ids=str)


def of_kind(effects: list[LinkoEffect], *kinds: str) -> list[LinkoEffect]:
    return [effect for effect in effects if effect.kind in kinds]


@each_variant
def test_all_that_a_set_hits_is_settled_in_order_unless_the_round_ends_first(variant):
    for seed in range(6):
        random, dealer = Random(seed), Ordered(seed)
        position = variant.start().deal(dealer)
        while not position.is_over:
            action = random.choice(position.legal_actions())
            effects = position.effects(action)
            laid = position.observation().phase == "play"
            position = position.play(action).deal(dealer)
            if laid:
                expected = [effect.seat for effect in of_kind(effects, "hits")]
                settled, position = settle(position, random, dealer)
                assert settled == expected[: len(settled)]
                assert position.is_over or settled == expected


def settle(position: Position, random: Random, dealer: Ordered) -> tuple[list[int], Position]:
    """Play on to the next set; the victims, in order."""
    victims: list[int] = []
    while not position.is_over and position.observation().phase != "play":
        seen = position.observation()
        if seen.phase == "take":
            victims.append(seen.victim)
        position = position.play(random.choice(position.legal_actions())).deal(dealer)
    return victims, position


@pytest.mark.parametrize("variant", [*SHORT, *SCARCE], ids=str)
def test_the_end_of_a_short_round_is_told_by_the_step_that_makes_it_certain(variant):
    for seed in range(10):
        check_ends(variant, seed)


def test_short_rounds_end_by_their_play_limit():
    for variant in SHORT:
        reasons = {list(walk(variant, seed))[-1].outcome.reason for seed in range(6)}
        assert "play-limit" in reasons, variant


@each_variant
def test_facts_of_a_decision_are_true_at_once(variant):
    for seed in some(6):
        for position in walk(variant, seed):
            for action in position.legal_actions():
                check_facts(position, position.effects(action), position.play(action))


def check_facts(before: Position, effects: list[LinkoEffect], after: Position):
    was, now = before.record, after.record
    for effect in effects:
        match effect.kind:
            case "takes" | "phantom":
                assert now.hand_size_now[effect.seat] - was.hand_size_now[effect.seat] == (
                    effect.count if was.phase != 0 else effect.count - (now.laid - was.laid)[effect.seat]
                )
            case "back":
                assert now.hand_size_now[effect.seat] - was.hand_size_now[effect.seat] == effect.count
            case "owes":
                assert (now.owed, now.drawer) == (effect.count, effect.seat)
                assert after.current_player == effect.seat
            case "leaves":
                assert after.current_player == effect.seat
            case "choice":
                assert len(after.legal_actions()) == effect.count
            case "draws":
                assert now.hand[effect.seat].sum() > was.hand[effect.seat].sum()
                assert was.display[effect.place - 1].any()
                assert not now.display[effect.place - 1].any()
            case "discards":
                assert now.discard.sum() - was.discard.sum() == effect.count
            case "ends":
                ended = after if after.is_over else after.deal(Ordered(1))
                assert ended.is_over
                assert ended.outcome.reason == effect.reason
            case _:
                assert effect.kind in ("hits", "deck")
    if after.is_over:
        assert of_kind(effects, "ends")


@each_variant
def test_a_card_goes_where_it_is_said_to_go(variant):
    for seed in some(4):
        random, dealer = Random(seed), Ordered(seed)
        position = variant.start()
        while not position.is_over:
            if not position.is_chance:
                position = position.play(random.choice(position.legal_actions()))
                continue
            card = dealer(1, position.dealt + 1, position.record.undealt.tolist())
            effect, *ends = position.card_effects(card)
            before, position = position.record, position.deal_card(card)
            assert [(end.kind, end.reason) for end in ends] == (
                [("ends", "play-limit")]
                if position.is_over and position.outcome.reason == "play-limit"
                else []
            )
            after = position.record
            match effect.kind:
                case "dealt":
                    assert after.hand[effect.seat, card] == before.hand[effect.seat, card] + 1
                case "display" | "pile":
                    assert card in after.display[effect.place - 1]
                    assert (after.display != before.display).sum() == 1
                    assert after.display[effect.place - 1].all() == (effect.kind == "pile")
                case "phantom-gets":
                    assert after.phantom[card] == before.phantom[card] + 1
                case "out":
                    assert after.discard[card] == before.discard[card] + 1
