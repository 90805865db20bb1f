"""How well the bots that play by rules do, one level against the next: of every game, with each option."""

from collections.abc import Mapping

import pytest

from greenpaw import games
from greenpaw.bots import bot
from greenpaw.bots.simulate import Series
from greenpaw.games.contract import Game

ALL, _ = games.load_all()
ROUNDS = 800

Chosen = Mapping[str, bool]


def with_each_option(game: Game, players: int) -> list[tuple[Game, int, Chosen]]:
    """No option, and each one alone that so many may play with."""
    off = {option.name: False for option in game.options}
    each = [{**off, option.name: True} for option in game.options if option.may_be_on(players)]
    return [(game, players, chosen) for chosen in [off, *each]]


WITH_CLUB = [game for game in ALL if "club" in bot.levels(game)]
OF_TWO = [played for game in WITH_CLUB for played in with_each_option(game, 2)]
OF_MORE = [
    played for game in WITH_CLUB for players in game.players[1:] for played in with_each_option(game, players)
]


def named(part: object) -> str:
    if isinstance(part, Game):
        return part.name
    return "+".join(name for name, is_on in part.items() if is_on) if isinstance(part, Mapping) else str(part)


def wins(hero: str, others: str, game: Game, players: int, chosen: Chosen) -> float:
    """The share of one `hero` among `others`, in every seat alike often."""
    won = 0.0
    for seat in range(players):
        bots = [others] * players
        bots[seat] = hero
        won += Series(game, players, bots, 2026, chosen).play(0, ROUNDS // players).wins[seat]
    return won / (ROUNDS // players * players)


@pytest.mark.once
@pytest.mark.parametrize(("game", "players", "chosen"), OF_TWO, ids=named)
def test_club_beats_casual(game: Game, players: int, chosen: Chosen):
    assert wins("club", "casual", game, players, chosen) >= 0.62


@pytest.mark.once
@pytest.mark.parametrize(("game", "players", "chosen"), OF_MORE, ids=named)
def test_club_wins_more_than_its_share_among_casual_ones(game: Game, players: int, chosen: Chosen):
    assert wins("club", "casual", game, players, chosen) >= 1.3 / players


@pytest.mark.once
@pytest.mark.parametrize(("game", "players", "chosen"), OF_TWO, ids=named)
def test_casual_beats_newcomer_and_newcomer_uniform(game: Game, players: int, chosen: Chosen):
    assert wins("newcomer", "casual", game, players, chosen) <= 0.45
    assert wins("newcomer", "uniform", game, players, chosen) >= 0.75


@pytest.mark.once
@pytest.mark.parametrize("game", WITH_CLUB, ids=named)
def test_casual_wins_more_than_its_share_among_newcomers_at_four(game: Game):
    assert wins("casual", "newcomer", game, 4, {}) >= 0.27
