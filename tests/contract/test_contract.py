"""What any game found in `games/` must keep to."""

from itertools import cycle
from pathlib import Path
from random import Random

import msgspec
import pytest
from ends import check_ends
from hypothesis import given
from hypothesis import strategies as st
from walks import Variant, one_of, some, steps, two_worlds, variants, walk

from greenpaw.games import dice
from greenpaw.games.contract import PUBLIC, UNSEEN, IllegalAction, OptionError
from greenpaw.games.dealer import Ordered
from greenpaw.games.position import Position

each_variant = pytest.mark.parametrize("variant", variants(), ids=str)
seeds = st.integers(0, 2**32)
PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
MANY = 40
"""So many actions, of all that were ever legal, are asked for at each position beside those that are."""


@each_variant
@given(seed=seeds)
def test_every_round_ends_with_an_outcome(variant: Variant, seed: int):
    *_, last = walk(variant, seed)
    outcome = last.outcome
    assert outcome is not None
    assert len(outcome.scores) == variant.players
    assert outcome.reason
    best = max(outcome.scores)
    assert outcome.winners
    assert all(outcome.scores[seat] == best for seat in outcome.winners)
    assert last.legal_actions() == []
    assert last.chance_outcomes() == []


@each_variant
@given(seed=seeds)
def test_an_outcome_follows_from_what_everyone_sees_at_the_end(variant: Variant, seed: int):
    *_, last = walk(variant, seed)
    for seat in (PUBLIC, *range(variant.players)):
        assert last.mask(seat).outcome == last.outcome


@each_variant
@given(seed=seeds)
def test_cards_are_conserved_at_every_step(variant: Variant, seed: int):
    dealer, random = Ordered(seed), Random(seed)
    position = variant.start()
    everything = variant.load().card_counts(position)
    while not position.is_over:
        if position.is_chance:
            undealt = position.record.undealt.tolist()
            position = position.deal_card(dealer(1, position.dealt + 1, undealt))
        else:
            position = position.play(random.choice(position.legal_actions()))
        assert variant.load().card_counts(position) == everything


@each_variant
def test_legality_and_its_explanation_agree(variant: Variant):
    random = Random(1)
    rounds = [list(walk(variant, seed)) for seed in some(12)]
    universe = sorted({code for positions in rounds for p in positions for code in p.legal_codes()})
    for positions in rounds[: len(some(3))]:
        for position in positions:
            legal = position.legal_codes()
            for code in {*legal, *random.sample(universe, min(MANY, len(universe)))}:
                action = variant.load().action(code)
                reason = position.why_illegal(action)
                assert (reason is None) == (code in legal), (position, action)
                if reason is not None:
                    assert reason.code
                    assert reason.text


@each_variant
@given(seed=seeds)
def test_an_illegal_action_is_refused_and_changes_nothing(variant: Variant, seed: int):
    position = one_of(variant, seed)
    before = position.array.tobytes()
    others = [a for p in walk(variant, seed + 1) for a in p.legal_actions() if position.why_illegal(a)]
    for action in others[:20]:
        with pytest.raises(IllegalAction) as caught:
            position.play(action)
        assert caught.value.reason == msgspec.structs.replace(
            position.why_illegal(action), text=caught.value.reason.text
        )
    assert position.array.tobytes() == before


@each_variant
@given(seed=seeds)
def test_playing_and_dealing_leave_the_old_position_as_it_was(variant: Variant, seed: int):
    for position in list(walk(variant, seed))[:40]:
        before = position.array.tobytes()
        for action in position.legal_actions()[:3]:
            position.play(action)
            position.effects(action)
        position.observation(0)
        position.mask(0)
        position.resample(0, dice.stream(seed))
        assert position.array.tobytes() == before


@each_variant
@given(seed=seeds)
def test_actions_survive_their_notation_and_their_code(variant: Variant, seed: int):
    game = variant.load()
    for position in walk(variant, seed):
        codes = position.legal_codes()
        assert codes == sorted(set(codes))
        texts = [str(action) for action in position.legal_actions()]
        assert len(set(texts)) == len(texts)
        for code, action, text in zip(codes, position.legal_actions(), texts, strict=True):
            assert game.code(action) == code
            assert game.parse_action(text) == action


@each_variant
@given(seed=seeds)
def test_what_a_position_prints_makes_it_again(variant: Variant, seed: int):
    position = one_of(variant, seed)
    for shown in (position, position.mask(0), position.mask(PUBLIC)):
        assert eval(repr(shown), {"game": variant.load()}) == shown


@each_variant
def test_what_a_position_prints_names_the_rules_it_is_played_by_once_there_are_newer_ones(
    variant: Variant, monkeypatch: pytest.MonkeyPatch
):
    game = variant.load()
    position = one_of(variant, 1)
    monkeypatch.setattr(type(game), "newest_rules", game.newest_rules + 1)
    assert eval(repr(position), {"game": game}) == position


@each_variant
@given(seed=seeds)
def test_effects_are_listed_for_every_action_and_hide_unseen_cards(variant: Variant, seed: int):
    random, dealer = Random(seed), Ordered(seed)
    position = variant.start()
    while not position.is_over:
        if position.is_chance:
            seen = msgspec.json.encode(position.card_effects(UNSEEN))
            cards = [card for card, _ in position.chance_outcomes()]
            for card in random.sample(cards, min(5, len(cards))):
                shown = position.card_effects(card)
                assert shown
                if position.seen_by != PUBLIC:
                    hidden = msgspec.json.encode(shown).replace(
                        f'"{variant.load().cards[card]}"'.encode(), b'"?"'
                    )
                    assert hidden == seen
            position = position.deal_card(dealer(1, position.dealt + 1, position.record.undealt.tolist()))
        else:
            for action in position.legal_actions():
                position.effects(action)
            position = position.play(random.choice(position.legal_actions()))


@each_variant
@given(seed=seeds)
def test_the_end_of_a_round_is_told_by_the_step_that_makes_it_certain(variant: Variant, seed: int):
    check_ends(variant, seed)


@each_variant
@given(seed=seeds)
def test_a_resampled_position_agrees_with_all_that_was_seen(variant: Variant, seed: int):
    game = variant.load()
    position = one_of(variant, seed)
    for seat in range(variant.players):
        imagined = position.resample(seat, dice.stream(seed))
        assert not imagined.is_masked
        assert imagined.mask(seat) == position.mask(seat)
        assert imagined.observation(seat) == position.observation(seat)
        assert game.card_counts(imagined) == game.card_counts(position)
        assert imagined == position.resample(seat, dice.stream(seed))
        if position.current_player == seat:
            assert imagined.legal_codes() == position.legal_codes()


@each_variant
@given(seed=seeds)
def test_masking_twice_hides_no_more_and_the_public_knows_least(variant: Variant, seed: int):
    position = one_of(variant, seed)
    for seat in range(variant.players):
        masked = position.mask(seat)
        assert masked.mask(seat) == masked
        assert masked.mask(PUBLIC) == position.mask(PUBLIC)


@each_variant
def test_a_masked_position_has_no_deck_to_deal_from(variant: Variant):
    for seat in (PUBLIC, *range(variant.players)):
        with pytest.raises(IllegalAction, match="resample it first"):
            variant.start().mask(seat).deal(Ordered(1))


@each_variant
@given(seed=seeds)
def test_what_a_seat_cannot_see_changes_nothing_it_gets(variant: Variant, seed: int):
    random = Random(seed)
    seat = random.randrange(variant.players)
    differed = could = False
    for one, other in two_worlds(variant, seed, seat):
        differed |= one != other
        assert differed or not could, "an unseen card that comes otherwise makes another position"
        could |= one.is_chance and one.seen_by not in (PUBLIC, seat) and len(one.chance_outcomes()) > 1
        assert one.current_player == other.current_player
        assert one.mask(seat) == other.mask(seat)
        if random.randrange(4) == 0:  # they are made of the mask, and take long where nothing is compiled
            assert one.observation(seat) == other.observation(seat)
            assert one.observation(None) == other.observation(None)
            assert one.resample(seat, dice.stream(seed)) == other.resample(seat, dice.stream(seed))
        if one.is_chance:
            assert one.seen_by == other.seen_by
        elif one.current_player == seat:
            assert one.legal_codes() == other.legal_codes()
            for action in one.legal_actions():
                assert one.effects(action) == other.effects(action)


@each_variant
@given(seed=seeds)
def test_nothing_is_hidden_where_everyone_sees_every_card_come(variant: Variant, seed: int):
    """So it is where hands are open. What is hidden from everyone may still be the cards that are to come."""
    viewers = cycle((PUBLIC, *range(variant.players)))
    unseen = False
    for position, seat in zip(steps(variant, seed), viewers, strict=False):
        unseen |= position.is_chance and position.seen_by != PUBLIC
        assert unseen or is_all_seen(position, seat), (seat, position)
    assert not (unseen and variant.load().hands_are_open), "hands_are_open, but not everyone sees every card"


def is_all_seen(position: Position, seat: int) -> bool:
    """Whether this seat (or PUBLIC) gets all there is, and nothing that is its alone."""
    masked = position.mask(seat)
    unmasked = masked.array
    unmasked["masked"] = 0
    return (
        unmasked.tobytes() == position.array.tobytes()
        and position.observation(None if seat == PUBLIC else seat) == position.observation(None)
        and position.resample(seat, dice.stream(1)) == position
        and masked.legal_actions() == position.legal_actions()
        and all(masked.effects(action) == position.effects(action) for action in masked.legal_actions())
    )


@each_variant
@given(seed=seeds)
def test_what_is_suggested_is_legal_or_barred_with_a_reason_in_words(variant: Variant, seed: int):
    game = variant.load()
    page = PAGES / game.name.replace("-", "_") / "en.ftl"
    texts = page.read_text() if page.exists() else None
    for position in walk(variant, seed):
        if position.is_over:
            break
        masked = position.mask(position.current_player)
        suggested = game.suggested(masked)
        assert len(set(map(str, suggested))) == len(suggested), f"suggested twice: {position!r}"
        reasons = {str(action): masked.why_illegal(action) for action in suggested}
        legal = set(map(str, masked.legal_actions()))
        assert {action for action, reason in reasons.items() if reason is None} == legal & set(reasons)
        barred = [reason for reason in reasons.values() if reason is not None]
        assert all(reason.code and reason.text for reason in barred), f"barred without a reason: {position!r}"
        for code in {reason.code for reason in barred} if texts is not None else ():
            assert f"\n{game.name}-illegal-{code} =" in texts, f"the page has no text for {code}"


@each_variant
def test_options_are_resolved_whole_or_refused(variant: Variant):
    game = variant.load()
    resolved = game.resolve_options(variant.players, dict(variant.options))
    assert set(resolved) == {option.name for option in game.options}
    assert game.resolve_options(variant.players, resolved) == resolved
    with pytest.raises(OptionError):
        game.resolve_options(variant.players, {"no such option": True})
    with pytest.raises(OptionError):
        game.resolve_options(max(game.players) + 1, {})
    with pytest.raises(OptionError):
        game.start(variant.players, variant.players)
    with pytest.raises(OptionError):
        game.start(variant.players, rules=game.newest_rules + 1)
