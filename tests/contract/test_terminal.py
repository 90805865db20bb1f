"""Whatever happens in a round of any game can be told in the terminal, in every language."""

from random import Random
from typing import get_args, get_type_hints

import pytest
from reason_codes import reason_codes
from walks import Variant, steps, variants

from greenpaw import games
from greenpaw.cli.answer import NO_ACTION, understand
from greenpaw.cli.screen import Screen
from greenpaw.cli.texts import Texts, languages
from greenpaw.games.contract import CHANCE, PUBLIC, TERMINAL, UNSEEN, Reason
from greenpaw.games.position import Position

each_variant = pytest.mark.parametrize("variant", variants(), ids=str)
NAMES = ["Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]


@pytest.mark.once
@each_variant
def test_a_round_is_told_whole(variant: Variant, capfd: pytest.CaptureFixture[str]):
    """By a language and a reader for each step; a message that isn't there, or lacks a word, is an error."""
    random, game, names = Random(str(variant)), variant.load(), NAMES[: variant.players]
    screens = [
        Screen(game, Texts(game, language), names, seat, plain=True)
        for language in languages()
        for seat in range(variant.players)
    ]
    universe = sorted({a for position in steps(variant, 1) for a in position.legal_actions()}, key=str)
    for position in steps(variant, 2):
        screen = random.choice(screens)
        if position.is_chance:
            for card, _ in position.chance_outcomes()[:3]:
                screen.came(position.card_effects(card))
            screen.came(position.card_effects(UNSEEN) if position.seen_by != PUBLIC else [])
            continue
        screen.picture(position)
        if position.outcome is not None:
            for screen in screens:
                screen.round_ends(position, position.outcome, position.outcome.scores)
            continue
        for action in position.legal_actions():
            screen.decided(position.current_player, action, position.effects(action))
        asked = random.sample(universe, min(9, len(universe)))
        for action in asked:
            if reason := position.why_illegal(action):
                screen.refused(reason)
        for action in game.suggested(position):
            if reason := position.why_illegal(action):
                screen.refused(reason)
        answer(screen, position, [slip(random, str(action)) for action in asked])
    assert capfd.readouterr().err == ""


def answer(screen: Screen, position: Position, typed: list[str]) -> None:
    for text in typed:
        if isinstance(meant := understand(text, position), Reason):
            screen.refused(meant)


def slip(random: Random, text: str) -> str:
    """What a hurried hand, or a child, types instead."""
    at = random.randrange(len(text))
    nonsense = ("what?", "0", "999", "-1", "+", ",", "? ?", "ünï", text * 2, f"{text} {text}", f"{text}x")
    return random.choice((*nonsense, text[:at] + text[at + 1 :], text[at:] + text[:at], text[::-1]))


@each_variant
def test_a_picture_has_lines_of_which_the_last_says_whom_the_game_waits_for(variant: Variant):
    game = variant.load()
    names, say = NAMES[: variant.players], Texts(game, "en").say
    for number, position in enumerate(steps(variant, 3)):
        seat = number % variant.players
        lines = game.picture(position.observation(seat), seat, names, say)
        assert lines, "a picture has at least one line"
        if position.current_player not in (CHANCE, TERMINAL, seat):
            told = f"the last line says whom the game waits for: {lines[-1]!r}"
            assert names[position.current_player] in lines[-1], told


@pytest.mark.once
@pytest.mark.parametrize("name", games.names())
def test_every_effect_and_every_reason_why_not_has_its_message_and_there_is_help(name: str):
    """Some are rare: no round played at random is sure to come by."""
    game = games.load(name)
    kinds = get_args(get_type_hints(game.effect_type)["kind"])
    assert kinds, "effects have a kind, of so many"
    codes = reason_codes(game) - {NO_ACTION.code}
    texts = Texts(game, "en")
    wanted = {f"{name}-help"} | {f"{name}-effect-{kind}" for kind in kinds}
    assert {id for id in wanted | {f"{name}-illegal-{code}" for code in codes} if not texts.has(id)} == set()
