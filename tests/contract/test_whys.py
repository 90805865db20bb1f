"""What any game says for or against a choice comes from what its seat sees, and can be told in words."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from walks import Variant, one_of, variants

from greenpaw import games
from greenpaw.bots import bot
from greenpaw.cli.screen import Screen
from greenpaw.cli.texts import Texts, languages
from greenpaw.games import dice
from greenpaw.games.dealer import Ordered

TELLING = [variant for variant in variants() if variant.load().why_type is not None]
NAMES = [name for name in games.names() if games.load(name).why_type is not None]
PEOPLE = ["Ann", "Bo", "Cy", "Di", "Eve"]
PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
each_variant = pytest.mark.parametrize("variant", TELLING, ids=str)
each_game = pytest.mark.parametrize("name", NAMES)


def kinds_of(name: str) -> set[str]:
    return set(get_args(get_type_hints(games.load(name).why_type)["kind"]))


@each_variant
@given(seed=st.integers(0, 2**32))
def test_what_a_seat_cannot_see_changes_nothing_that_is_said_of_its_choices(variant: Variant, seed: int):
    position = one_of(variant, seed)
    if (seat := position.current_player) < 0:
        return
    game, masked = variant.load(), position.mask(seat)
    other = masked.resample(seat, dice.stream(seed)).mask(seat)
    for action in masked.legal_actions()[::5]:
        same = game.same_as(masked, action)
        assert same in masked.legal_actions()
        assert game.same_as(masked, same) == same
        whys = game.whys(masked, action)
        assert game.whys(masked, same) == whys
        assert whys == game.whys(other, action)
        assert all(isinstance(fact, game.why_type or ()) for fact in whys)
        assert {fact.speaks for fact in whys} <= {"for", "against"}
        assert msgspec.json.decode(msgspec.json.encode(whys), type=list[game.why_type]) == whys


@pytest.mark.once
@each_game
def test_rounds_come_by_every_kind_and_each_is_told_in_every_language(name: str):
    game = games.load(name)
    screens = [Screen(game, Texts(game, language), PEOPLE, 0, plain=True) for language in languages()]
    missing = kinds_of(name)
    for seed, variant in product(range(20), (each for each in TELLING if each.game == name)):
        if not missing:
            return
        for fact in said_in_a_round(variant, seed):
            if fact.kind in missing:
                missing.remove(fact.kind)
                assert all(screen.why(fact) for screen in screens)
    assert missing == set()


def said_in_a_round(variant: Variant, seed: int) -> Iterator[Any]:
    """Of each decision of a round of the game's usual bots: of what they choose, and of another choice."""
    game, random, dealer = variant.load(), Random(seed), Ordered(seed)
    usual = bot.load(bot.usual(game), game)
    position = variant.start(random.randrange(variant.players)).deal(dealer)
    while not position.is_over:
        masked = position.mask(position.current_player)
        chosen = usual.choose(masked, [], dice.stream(seed))
        for action in (chosen, random.choice(masked.legal_actions())):
            yield from game.whys(masked, action)
        position = position.play(chosen).deal(dealer)


@each_game
def test_every_kind_has_its_message_in_the_terminal_and_on_the_page(name: str):
    game = games.load(name)
    wanted = {f"{name}-why-{kind}" for kind in kinds_of(name)}
    for language in languages():
        texts = Texts(game, language)
        page = (PAGES / name.replace("-", "_") / f"{language}.ftl").read_text(encoding="utf-8")
        assert {id for id in wanted if not texts.has(id) or f"\n{id} =" not in page} == set()
