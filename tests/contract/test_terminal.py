"""Whatever happens in a round of any game can be told in the terminal, in every language."""

from random import Random

import pytest
from walks import Variant, steps, variants

from greenpaw.cli.screen import Screen
from greenpaw.cli.texts import Texts, languages
from greenpaw.games.contract import PUBLIC, UNSEEN
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
    universe = {action for position in steps(variant, 1) for action in position.legal_actions()}
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
        tell_why_not(screen, position, random.sample(sorted(universe, key=str), min(9, len(universe))))
    assert capfd.readouterr().err == ""


def tell_why_not(screen: Screen, position: Position, actions: list) -> None:
    for action in actions:
        if reason := position.why_illegal(action):
            screen.line(screen.say(f"{position.game.name}-illegal-{reason.code}"))
