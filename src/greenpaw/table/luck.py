"""The secrets that a command may need. They are given to the table; it keeps none."""

from typing import NamedTuple

from greenpaw.games.dealer import Fair
from greenpaw.table.state import Round


class Luck(NamedTuple):
    secret: bytes | None
    """Of the running round; None while there is none."""
    next_secret: bytes
    """To open a round with, should the command do so."""


def secret_of(luck: Luck, round: Round) -> bytes:
    """The secret that this round was opened with."""
    assert luck.secret is not None, "a running round has a secret"
    assert Fair.commitment(luck.secret) == round.commitment, "the secret is the one committed to"
    return luck.secret


def dealer_of(luck: Luck, round: Round) -> Fair:
    """Deals this round from its secret and what people contributed."""
    return Fair(secret_of(luck, round), [bytes.fromhex(part or "") for part in round.contributions])
