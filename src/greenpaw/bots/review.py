"""The review of a round that is over: what each decision cost, with what its seat knew then.

A decision is judged twice. First its best choice is looked for, as *master* does. Then that choice, the one
that was played, the next best and one of the rest, drawn by lot, are tried in other imagined worlds: what the
best was ahead there is what the decision cost, and what was at stake. Had the same worlds chosen the best and
said how much better it is, each choice would seem worse than it was. All follows from the record and the
weights: the same record, the same review.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Sequence
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from greenpaw.bots import hints, marks, network
from greenpaw.bots.curve import Curve
from greenpaw.bots.marks import Mark, Measured, PlayerReview
from greenpaw.bots.network import Judged, Network, Plan
from greenpaw.bots.weights import shipped
from greenpaw.games import dice
from greenpaw.games.contract import Action, Game
from greenpaw.games.position import Position
from greenpaw.games.record import Decision, Record, replay, seat_record, start_of
from greenpaw.games.verify import verify

METHOD = 5
"""Goes up whenever the same record may get another review."""
DEPTH = 6
"""So many decisions of every seat are played on in an imagined world."""
LOOKING = Plan(worlds=96, top=6, most=16_000, imagined=192)
"""How the best choice is looked for: with more players in fewer worlds, each of them takes longer."""
COMPARING = Plan(worlds=192, most=24_000, imagined=384)
"""How choices are compared; with more players in fewer worlds, too."""
BUDGETED = 200
"""Of a round with more decisions, each gets so much less: the whole takes half a minute at most."""
SHOWN = 3
"""So many choices of a decision are shown at most."""

DecidedBy = Literal["person", "bot", "stand-in"]


class CannotReview(ValueError):
    """This can't be reviewed: there is no network for the game, or the round wasn't played to its end."""


class ReviewedChoice(msgspec.Struct, frozen=True):
    """What a choice would have lost against the best, by what the seat knew then.

    Both are nil where it may be by chance alone that the best seems better; one may be below nil: a choice
    can be worth more points and less chance to win, or the other way round.
    """

    action: str
    points_lost: float
    """Points ahead of the best other."""
    win_lost: float
    """Chance to win."""
    whys: list[Any]
    """Facts of the game's own why type as in a hint, where another choice than the best was played."""


class ReviewedDecision(msgspec.Struct, frozen=True):
    step: int
    """Its index among the steps of the record, from 0; people are told the decision's number, from 1."""
    seat: int
    by: DecidedBy
    action: str
    best: str
    """The action that was played, where no other was better."""
    mark: Mark
    points_lost: float
    """Those of its choice, nil at least."""
    win_lost: float
    cost: float
    """How far the choice that was found first was ahead of it, by `marks.cost`: as it was measured, by chance
    or not, and below nil where it seems worse. So sums of many are true, as those of losses aren't."""
    at_stake: float
    """What choosing by lot would have cost, measured alike."""
    choices: list[ReviewedChoice]
    """The best, the one that was played, and others that came near: none where there was no choice."""


class Review(msgspec.Struct, frozen=True):
    record: str
    """Its id."""
    version: str
    """Of the method and the weights: see `version`."""
    decisions: list[ReviewedDecision]
    curve: list[list[float]]
    """By step, and before that once for the beginning: each seat's chance to win as its own eyes saw it, so
    that all together needn't be 1. Who decides has before the step what its best choice promises, and after
    it what the one that was played does. The last one is the result."""
    players: list[PlayerReview]


class Progress(NamedTuple):
    done: int
    """Decisions."""
    of: int


def version(game: Game) -> str:
    """Changes when a review made anew may say something else: of a game that can be reviewed."""
    path = shipped(game)
    if path is None:
        raise CannotReview(f"{game.name} can't be reviewed: it has no network")
    weights = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
    return f"{METHOD}-{network.looking(game)}-{weights}"


def review(record: Record) -> Generator[Progress, None, Review]:
    """Review the round decision by decision; the generator's return value is the review.

    Of a round that was played on from another, what was decided in that one isn't reviewed again. Raises
    RecordError where the record is broken, and CannotReview.
    """
    last = verify(record)
    outcome = last.outcome
    made_by = version(last.game)
    if outcome is None:
        raise CannotReview("the round wasn't played to its end")
    began = 0 if record.from_ is None else record.from_.step
    due = [step for step in record.steps[began:] if not step.startswith("*")]
    yield Progress(0, len(due))
    reviewing = _Reviewing(record, network.of(last.game), len(due))
    decisions: list[ReviewedDecision] = []
    curve = Curve(record.players)
    for number, position, step in replay(record):
        curve.add(_chances(reviewing.network, position))
        if isinstance(step, Decision) and number >= began:
            decision, wins = reviewing.decision(number, position, step)
            decisions.append(decision)
            if wins is not None:
                curve.found(number, decision.seat, *wins)
            yield Progress(len(decisions), len(due))
    share = 1 / len(outcome.winners)
    curve.add([share if seat in outcome.winners else 0.0 for seat in range(record.players)])
    came = [at for at, step in enumerate(record.steps) if at >= began and step.startswith("*")]
    players = [_player(seat, decisions, curve.luck(seat, came)) for seat in range(record.players)]
    return Review(record.id, made_by, decisions, curve.whole(), players)


class _Reviewing:
    """What stays the same from decision to decision."""

    def __init__(self, record: Record, network: Network, decisions: int) -> None:
        self.network = network
        self._looking, self._comparing = (
            plan._replace(
                worlds=plan.worlds // record.players,
                imagined=plan.imagined // record.players,
                depth=DEPTH * record.players,
                most=plan.most * BUDGETED // max(decisions, BUDGETED),
            )
            for plan in (LOOKING, COMPARING)
        )
        self._bots = [seat.bot is not None for seat in record.seats]
        self._stand_ins = {step for step, _, _ in record.by or ()}
        start = start_of(record)
        self._seen = [seat_record(start, record.steps, seat) for seat in range(record.players)]
        played = (record.game, record.rules, record.options, record.first_player, record.steps)
        self._seed = int.from_bytes(hashlib.sha256(msgspec.json.encode(played)).digest()[:8], "big")

    def decision(
        self, number: int, position: Position, step: Decision
    ) -> tuple[ReviewedDecision, tuple[float, float] | None]:
        """What is to be said of this step, taken in this position.

        And, where there was a choice, the chance to win of the best one, and of the one that was played.
        """
        seat = position.current_player
        masked = position.mask(seat)
        by: DecidedBy = "stand-in" if number in self._stand_ins else "bot" if self._bots[seat] else "person"
        if len(masked.legal_actions()) == 1:
            only = (step.action, step.action, "only", 0.0, 0.0, 0.0, 0.0)
            return ReviewedDecision(number, seat, by, *only, choices=[]), None
        rng, seen = dice.stream(self._seed, number), self._seen[seat][:number]
        judged, best = self.network.judge(masked, seen, rng, self._looking)
        played = masked.legal_codes().index(position.game.code(position.game.parse_action(step.action)))
        same = [position.game.same_as(masked, each.action) for each in judged]
        if same[best] == same[played]:
            best = played
        compared = _worth_comparing(judged, best, played, same)
        rest = [i for i in range(len(judged)) if i not in compared]
        lot = [rest[dice.below(rng, len(rest))]] if rest else []
        actions = [judged[i].action for i in (*compared, *lot)]
        points, wins, worlds = self.network.tried(masked, seen, actions, rng, self._comparing)
        behind = [mean for mean, _ in _behind(0, points, wins, worlds)]
        by_lot = (sum(behind[: len(compared)]) + len(rest) * sum(behind[len(compared) :])) / len(judged)
        own = 0 if played == best else 1
        top = own if behind[own] <= 0 else 0
        lost = _behind(top, points, wins, worlds)
        order = sorted(range(len(compared)), key=lambda i: (i != top, lost[i].mean))
        shown = [i for i in order if lost[i].mean >= 0]
        whys = [position.game.whys(masked, actions[i]) if top != own else [] for i in shown]
        choices = {
            i: _choice(
                actions[i], points[top] - points[i], wins[top] - wins[i], lost[i], msgspec.to_builtins(told)
            )
            for i, told in zip(shown, hints.tell(whys), strict=True)
        }
        reviewed = ReviewedDecision(
            step=number,
            seat=seat,
            by=by,
            action=choices[own].action,
            best=choices[top].action,
            mark="best" if top == own else marks.mark(lost[own].mean - lost[own].noise),
            points_lost=max(0.0, choices[own].points_lost),
            win_lost=max(0.0, choices[own].win_lost),
            cost=round(behind[own], 4),
            at_stake=round(by_lot, 4),
            choices=list(choices.values()),
        )
        return reviewed, (float(wins[top].mean()), float(wins[own].mean()))


def _worth_comparing(judged: Sequence[Judged], best: int, played: int, same: Sequence[Action]) -> list[int]:
    """The best, the one that was played, and of the others those that came nearest; of the same ones one."""
    nearest = sorted(range(len(judged)), key=lambda i: -marks.cost(judged[i].margin, judged[i].win))
    tried = [i for i in nearest if judged[i].tries]
    first: dict[Action, int] = {}
    for i in (best, played, *tried):
        first.setdefault(same[i], i)
    return list(first.values())[:SHOWN]


def _behind(first: int, points: np.ndarray, wins: np.ndarray, worlds: np.ndarray) -> list[Measured]:
    """By choice, what that one is ahead of it."""
    worth = marks.cost(points, wins)
    return [marks.measured(worth[first] - each, worlds) for each in worth]


def _choice(
    action: Action, points: np.ndarray, wins: np.ndarray, lost: Measured, whys: list[Any]
) -> ReviewedChoice:
    """`points` and `wins` are what the best is ahead in each world."""
    if lost.mean <= lost.noise:
        return ReviewedChoice(str(action), 0.0, 0.0, whys)
    return ReviewedChoice(str(action), round(float(points.mean()), 3), round(float(wins.mean()), 4), whys)


def _chances(network: Network, position: Position) -> list[float]:
    """Each seat's chance to win by the network's word, as its own eyes see the position."""
    return [
        max(network.told(after.mask(seat), seat)[1] for after in _after_states(position, seat))
        for seat in range(position.players)
    ]


def _after_states(position: Position, seat: int) -> list[Position]:
    """The position; or those that the seat can make of it, if it decides: what networks are taught."""
    if position.current_player != seat:
        return [position]
    return [position.play(action) for action in position.legal_actions()]


def _player(seat: int, decisions: Sequence[ReviewedDecision], luck: float) -> PlayerReview:
    real = [each for each in decisions if each.seat == seat and each.mark != "only"]
    counts: dict[Mark, int] = {mark: sum(each.mark == mark for each in real) for mark in marks.MARKS}
    return PlayerReview(
        seat=seat,
        decisions=len(real),
        marks=counts,
        sound=(counts["best"] + counts["fine"]) / len(real) if real else None,
        accuracy=marks.accuracy(sum(each.cost for each in real), sum(each.at_stake for each in real)),
        points_lost=_mean([each.points_lost for each in real]),
        win_lost=_mean([each.win_lost for each in real]),
        luck=luck,
    )


def _mean(lost: Sequence[float]) -> float:
    return sum(lost) / len(lost) if lost else 0.0
