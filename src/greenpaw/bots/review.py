"""The review of a round that is over: what each decision cost, with what its seat knew then.

A decision is judged twice. First its best choice is looked for, as *master* does. Then that choice, the one
that was played and the next best are tried in other imagined worlds: what the best was ahead there is what
the decision cost. Had the same worlds chosen the best and said how much better it is, each choice would seem
worse than it was. All follows from the record and the weights: the same record, the same review.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Sequence
from typing import Literal, NamedTuple

import msgspec

from greenpaw.bots import marks, network
from greenpaw.bots.marks import Mark, PlayerReview
from greenpaw.bots.network import Judged, Network, Plan
from greenpaw.bots.weights import shipped
from greenpaw.games import dice
from greenpaw.games.contract import Game
from greenpaw.games.position import Position
from greenpaw.games.record import Decision, Record, replay, seat_record, start_of
from greenpaw.games.verify import verify

METHOD = 2
"""Goes up whenever the same record may get another review."""
DEPTH = 6
"""So many decisions of every seat are played on in an imagined world."""
LOOKING = Plan(worlds=24, top=6, most=8_000)
"""How the best choice is looked for."""
COMPARING = Plan(worlds=96, most=24_000, imagined=192)
"""How choices are compared."""
BUDGETED = 200
"""Of a round with more decisions, each gets so much less: the whole takes half a minute at most."""
SHOWN = 4
"""So many choices of a decision are shown at most."""

DecidedBy = Literal["person", "bot", "stand-in"]


class CannotReview(ValueError):
    """This can't be reviewed: there is no network for the game, or the round wasn't played to its end."""


class ReviewedChoice(msgspec.Struct, frozen=True):
    """What a choice could have led to, by what the seat knew then."""

    action: str
    points: float
    """Expected points ahead of the best other."""
    win: float
    """Chance to win."""


class ReviewedDecision(msgspec.Struct, frozen=True):
    step: int
    """Its index among the steps of the record."""
    seat: int
    by: DecidedBy
    action: str
    best: str
    """The action that was played, where no other was better."""
    mark: Mark
    points_lost: float
    """Against the best; nil where it may be by chance alone that the best seems better."""
    win_lost: float
    at_stake: float
    """What choosing by lot would have cost, by `marks.cost`."""
    choices: list[ReviewedChoice]
    """The best, the one that was played, and others that came near: none where there was no choice."""


class Review(msgspec.Struct, frozen=True):
    record: str
    """Its id."""
    version: str
    """Of the method and the weights: see `version`."""
    decisions: list[ReviewedDecision]
    curve: list[list[float]]
    """By step, and before that once for the beginning: each seat's chance to win as its own eyes saw it, all
    of them together 1. The last one is the result."""
    players: list[PlayerReview]


class Progress(NamedTuple):
    done: int
    """Decisions."""
    of: int


def can_review(game: Game) -> bool:
    """Whether there is a network to review this game by."""
    return shipped(game) is not None


def version(game: Game) -> str:
    """Changes when a review made anew may say something else: of a game that can be reviewed."""
    path = shipped(game)
    if path is None:
        raise CannotReview(f"{game.name} can't be reviewed: it has no network")
    return f"{METHOD}-{hashlib.sha256(path.read_bytes()).hexdigest()[:12]}"


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
    curve = [[1 / record.players] * record.players]
    for number, position, step in replay(record):
        if number > 0:
            curve.append(_chances(reviewing.network, position))
        if isinstance(step, Decision) and number >= began:
            decisions.append(reviewing.decision(number, position, step))
            yield Progress(len(decisions), len(due))
    share = 1 / len(outcome.winners)
    curve.append([share if seat in outcome.winners else 0.0 for seat in range(record.players)])
    players = [_player(seat, record.steps, began, decisions, curve) for seat in range(record.players)]
    return Review(record.id, made_by, decisions, curve, players)


class _Reviewing:
    """What stays the same from decision to decision."""

    def __init__(self, record: Record, network: Network, decisions: int) -> None:
        self.network = network
        self._looking, self._comparing = (
            plan._replace(depth=DEPTH * record.players, most=plan.most * BUDGETED // max(decisions, BUDGETED))
            for plan in (LOOKING, COMPARING)
        )
        self._bots = [seat.bot is not None for seat in record.seats]
        self._stand_ins = {step for step, _, _ in record.by or ()}
        start = start_of(record)
        self._seen = [seat_record(start, record.steps, seat) for seat in range(record.players)]
        played = (record.game, record.rules, record.options, record.first_player, record.steps)
        self._seed = int.from_bytes(hashlib.sha256(msgspec.json.encode(played)).digest()[:8], "big")

    def decision(self, number: int, position: Position, step: Decision) -> ReviewedDecision:
        """What is to be said of this step, taken in this position."""
        seat = position.current_player
        masked = position.mask(seat)
        by: DecidedBy = "stand-in" if number in self._stand_ins else "bot" if self._bots[seat] else "person"
        if len(masked.legal_actions()) == 1:
            return ReviewedDecision(number, seat, by, step.action, step.action, "only", 0.0, 0.0, 0.0, [])
        rng, seen = dice.stream(self._seed, number), self._seen[seat][:number]
        judged, best = self.network.judge(masked, seen, rng, self._looking)
        played = masked.legal_codes().index(position.game.code(position.game.parse_action(step.action)))
        actions = [judged[i].action for i in _worth_comparing(judged, best, played)]
        points, wins, worlds = self.network.tried(masked, seen, actions, rng, self._comparing)
        choices = [
            ReviewedChoice(str(action), round(float(of.mean()), 3), round(float(win.mean()), 4))
            for action, of, win in zip(actions, points, wins, strict=True)
        ]
        place = 0 if played == best else 1
        own = choices[place]
        ahead = marks.cost(points[0] - points[place], wins[0] - wins[place])
        mean, noise = marks.mean_and_noise(ahead, worlds)
        top = choices[0] if mean > 0 else own
        is_lost = mean > noise
        return ReviewedDecision(
            step=number,
            seat=seat,
            by=by,
            action=own.action,
            best=top.action,
            mark="best" if top is own else marks.mark(mean - noise),
            points_lost=round(max(0.0, top.points - own.points), 3) if is_lost else 0.0,
            win_lost=round(max(0.0, top.win - own.win), 4) if is_lost else 0.0,
            at_stake=_at_stake(judged, best),
            choices=_shown(choices, top, own),
        )


def _at_stake(judged: Sequence[Judged], best: int) -> float:
    worths = [marks.cost(choice.margin, choice.win) for choice in judged]
    return round(max(0.0, worths[best] - sum(worths) / len(worths)), 4)


def _worth_comparing(judged: Sequence[Judged], best: int, played: int) -> list[int]:
    """The best, the one that was played, and of the others those that came nearest."""
    nearest = sorted(range(len(judged)), key=lambda i: -marks.cost(judged[i].margin, judged[i].win))
    tried = [i for i in nearest if judged[i].tries]
    return list(dict.fromkeys([best, played, *tried]))[:SHOWN]


def _shown(
    choices: Sequence[ReviewedChoice], top: ReviewedChoice, own: ReviewedChoice
) -> list[ReviewedChoice]:
    """The best first. Others that seem better, though they weren't when it was looked for, aren't told of."""
    others = [each for each in choices if each in (own, top) or _worth(each) <= _worth(top)]
    return sorted(others, key=lambda each: (each is not top, -_worth(each)))


def _worth(choice: ReviewedChoice) -> float:
    return marks.cost(choice.points, choice.win)


def _chances(network: Network, position: Position) -> list[float]:
    """Each seat's chance to win as its own eyes see the position, so scaled that together they are 1."""
    told = [network.told(position.mask(seat), seat)[1] for seat in range(position.players)]
    whole = sum(told)
    return [win / whole if whole else 1 / len(told) for win in told]


def _player(
    seat: int,
    steps: Sequence[str],
    began: int,
    decisions: Sequence[ReviewedDecision],
    curve: Sequence[Sequence[float]],
) -> PlayerReview:
    real = [each for each in decisions if each.seat == seat and each.mark != "only"]
    counts: dict[Mark, int] = {mark: sum(each.mark == mark for each in real) for mark in marks.MARKS}
    luck = sum(
        curve[number + 1][seat] - curve[number][seat]
        for number, step in enumerate(steps)
        if number >= began and step.startswith("*")
    )
    skill = -sum(each.win_lost for each in real)
    return PlayerReview(
        seat=seat,
        decisions=len(real),
        marks=counts,
        sound=(counts["best"] + counts["fine"]) / len(real) if real else None,
        accuracy=marks.accuracy(
            sum(marks.cost(each.points_lost, each.win_lost) for each in real),
            sum(each.at_stake for each in real),
        ),
        points_lost=sum(each.points_lost for each in real) / len(real) if real else 0.0,
        skill=skill,
        luck=luck,
        others=curve[-1][seat] - curve[began][seat] - skill - luck,
    )
