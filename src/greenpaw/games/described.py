"""What any game refuses of a position that is described to it."""

from collections.abc import Collection, Iterable, Sequence, Sized

import numpy as np

from greenpaw.games.contract import GameError


class NoSuchPosition(GameError):
    """A description of a position that can't be."""

    def __init__(self, text: str, rule: str = "") -> None:
        super().__init__("no-such-position", text, rule)


def check_named(what: str, name: str, there_are: Collection[str]) -> None:
    """Raises NoSuchPosition for a name that there isn't."""
    if name not in there_are:
        raise NoSuchPosition(f"there is no {what} {name!r}; there are {', '.join(filter(None, there_are))}")


def check_seats(players: int, **seats: Iterable[int | None]) -> None:
    """Raises NoSuchPosition for a seat beyond the players'; None is no seat."""
    for what, each in seats.items():
        for seat in each:
            if seat is not None and seat not in range(players):
                raise NoSuchPosition(f"{what}: seats are 0 to {players - 1}, not {seat}")


def check_by_seat(players: int, **given: Sized) -> None:
    """Raises NoSuchPosition where something is given for more seats than there are."""
    for what, each in given.items():
        if len(each) > players:
            raise NoSuchPosition(f"{what}: given for {len(each)} seats, but there are {players} players")


def check_masked(masked: int, players: int) -> None:
    """Raises NoSuchPosition where it is masked for someone who isn't there."""
    if masked not in range(players + 2):
        raise NoSuchPosition(f"masked lies from 0 to {players + 1}, not {masked}")


def left_over(cards: np.ndarray, placed: np.ndarray, notation: Sequence[str]) -> np.ndarray:
    """By card code, how many of all cards are not placed; raises NoSuchPosition where more are placed."""
    for card, count, most in zip(notation, placed.tolist(), cards.tolist(), strict=True):
        if count > most:
            raise NoSuchPosition(f"the card {card} lies in {count} places; a deck has {most} of it")
    return cards - placed
