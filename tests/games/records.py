"""Records of Linko that tests start from: what is tested with them is the same in any game."""

from functools import cache
from random import Random
from typing import Any

import greenpaw
from greenpaw.games import record
from greenpaw.games.dealer import Fair
from greenpaw.games.record import Fairness, MatchPart, Record, RecordSeat

linko = greenpaw.load("linko")

SECRET = bytes(range(32))
CONTRIBUTIONS = [b"Ann", b"", b"Bo", b"Cy", b"Di"]


@cache
def fair_round(players: int = 3, chosen: tuple[tuple[str, bool], ...] = (), round: int = 2) -> Record:
    """A round dealt by the fair dealer and decided at random, with all that a record can hold."""
    random, dealer = Random(players), Fair(SECRET, CONTRIBUTIONS[:players])
    options = linko.resolve_options(players, dict(chosen))
    first = dealer.number(round, 0, players)
    position = linko.start(players, first, **options)
    steps, legal = [], []
    while True:
        if position.is_chance:
            position, cards = record.deal(position, dealer, round)
            steps.append(record.chance_step(cards))
        if position.is_over:
            break
        actions = position.legal_actions()
        action = random.choice(actions)
        legal.append([str(allowed) for allowed in actions])
        steps.append(record.decision_step(position.current_player, str(action)))
        position = position.play(action)
    return record.make(
        position,
        steps,
        id="r1",
        started="2026-11-29T20:13:00Z",
        options=options,
        first_player=first,
        match=MatchPart("m1", round, "rounds", 3),
        seats=[RecordSeat(name=name) for name in ("Ann", "Bo", "Cy", "Di", "Eve")[:players]],
        legal=legal,
        by=[(1, first, "stand-in")],
        times=list(range(0, 100 * len(legal), 100)),
        fairness=Fairness(
            Fair.commitment(SECRET),
            SECRET.hex(),
            [contribution.hex() for contribution in CONTRIBUTIONS[:players]],
            True,
        ),
    )


def told(*steps: str, **changed: Any) -> Record:
    """A record of three players that has got as far as these steps."""
    return Record(
        **{
            "id": "r2",
            "started": "2026-11-29T20:13:00Z",
            "game": "linko",
            "rules": 1,
            "players": 3,
            "options": {"duel": False, "consolation": False, "expert": False},
            "first_player": 0,
            "match": MatchPart("m2"),
            "seats": [RecordSeat(name=name) for name in ("Ann", "Bo", "Cy")],
            "steps": list(steps),
            "result": None,
        }
        | changed
    )


HANDS = [*["1"] * 8, *["2"] * 5, *["3"] * 8, *["4"] * 5, *["5"] * 8, *["6"] * 5]
DEAL = "*" + ",".join([*HANDS, *["7"] * 6])
HITTING = [DEAL, "0:1,1,1,1,1,1,1,1", "1:4,4,4,4,4", "2:6,6,6,6,6", "2:leave"]
"""As far as seat 1 has to answer: its 4s were hit by 6s and left."""
