"""Finished records of every version of every game's rules replay for ever.

Lines of `tests/data/records/GAME-rules-N.jsonl` are added (`greenpaw simulate --records` writes them), never
changed: one that no longer verifies is a rules change that needs a new version.
"""

from pathlib import Path

import pytest

from greenpaw import games
from greenpaw.games import record
from greenpaw.games.verify import has_checked_cards, verify

FOLDER = Path(__file__).parents[1] / "data" / "records"
LINES = [
    pytest.param(path.stem, line, id=f"{path.stem}-{number}")
    for path in sorted(FOLDER.iterdir())
    for number, line in enumerate(path.read_bytes().splitlines(keepends=True), 1)
]


@pytest.mark.parametrize(("stem", "line"), LINES)
def test_a_finished_round_replays_and_is_written_alike(stem: str, line: bytes):
    made = record.read(line)
    assert f"{made.game}-rules-{made.rules}" == stem
    assert record.write(made) + b"\n" == line
    assert verify(made).is_over


@pytest.mark.parametrize("name", games.names())
def test_every_version_of_the_rules_has_rounds_of_every_kind(name: str):
    game = games.load(name)
    for version in range(1, game.newest_rules + 1):
        lines = (FOLDER / f"{game.name}-rules-{version}.jsonl").read_bytes().splitlines()
        made = [record.read(line) for line in lines]
        assert {each.players for each in made} == set(game.players)
        for option in game.options:
            assert {each.options[option.name] for each in made} == {True, False}
        assert {seat.bot for each in made for seat in each.seats} >= {"uniform", None}
        assert any(has_checked_cards(each) for each in made)


def test_the_corpus_stays_small():
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 300_000 * len(games.names())
