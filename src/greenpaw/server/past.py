"""What the page asks over HTTP about rounds that are over: reviews, and playing on."""

import re

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from greenpaw.bots import bot
from greenpaw.bots.review import Progress
from greenpaw.games.contract import Game
from greenpaw.server.answer import answer
from greenpaw.server.hub import Hub
from greenpaw.server.messages import TableMade
from greenpaw.server.person import Persons
from greenpaw.server.requests import Stop, find, read, take, who
from greenpaw.server.review_messages import PastDecision, PlayOnFrom, ReviewedRound
from greenpaw.server.reviews import Reviews, to_review
from greenpaw.table import refusal as at_table
from greenpaw.table.looking_back import round_of, seen_then
from greenpaw.table.records import record_of
from greenpaw.table.refusal import Refusal
from greenpaw.table.seat import bot_name
from greenpaw.table.state import Round, Table, game_of, named_by, record_id, repeated

STATUS = {"no-review": 404, "reviews-busy": 503, "review-failed": 503}


class Past:
    def __init__(self, hub: Hub, persons: Persons, reviews: Reviews) -> None:
        self._hub = hub
        self._outside = hub.outside
        self._persons = persons
        self._reviews = reviews

    def routes(self) -> list[Route]:
        return [
            Route("/api/records/{record}/review", self.review),
            Route("/api/records/{record}/positions/{step}", self.position),
            Route("/api/records/{record}/play-on", self.play_on, methods=["POST"]),
        ]

    async def review(self, request: Request) -> Response:
        """The review of a round; until it is made, how far it is."""
        asker = who(self._persons, request)
        take(self._hub.rates.history, asker)
        table, round = await self._round(request)
        found = await self._reviews.of(table, round, asker)
        if isinstance(found, Refusal):
            raise Stop(STATUS[found.code], found)
        return answer(_reviewed(table, round, self._persons.of(request), found))

    async def position(self, request: Request) -> Response:
        """What the seat that decided there saw then."""
        take(self._hub.rates.history, who(self._persons, request))
        table, round = await self._round(request)
        step = request.path_params["step"]
        if not re.fullmatch("[0-9]{1,6}", step):
            raise Stop(400, "bad-request")
        seen = await self._outside.reading.run(table.game, seen_then, table, round, int(step))
        if seen is None:
            raise Stop(404, at_table.refusal("no-such-decision"))
        return answer(PastDecision(*seen))

    async def play_on(self, request: Request) -> Response:
        """A new table, where this person has the seat that decided there."""
        person = self._persons.of(request)
        if person is None:
            raise Stop(401, "no-person")
        asked = read(await request.body(), PlayOnFrom)
        take(self._hub.rates.tables, person)
        table, round = await self._round(request)
        game = game_of(table)
        bots = self._bots(asked.bot, round, game)
        name = await self._outside.store.name_of(person)
        seat = _seat_of(round, person)
        record = record_of(table, round.number, round.match)
        assert record is not None, "the round was played to its end"
        names = [each.name for each in round.seats]
        name = names[seat] if seat is not None else name or bot_name(names)
        made = await self._hub.play_on(person, name, record, asked.step, bots)
        if isinstance(made, Refusal):
            raise Stop(422, made)
        return answer(TableMade(made))

    def _bots(self, level: str | None, round: Round, game: Game) -> tuple[str, ...]:
        """Who plays on, by seat: of this level, or as good as before; the usual one where no bot was."""
        has_bot = self._outside.kernels.has_bot
        if level is None:
            before = (bot.today(seat.bot) if seat.bot else None for seat in round.seats)
            return tuple(each if each and has_bot(each, game) else bot.usual(game) for each in before)
        level = bot.today(level)
        if not has_bot(level, game):
            raise Stop(422, "no-such-bot")
        return (level,) * len(round.seats)

    async def _round(self, request: Request) -> tuple[Table, Round]:
        """The round of the record that is named, which everyone may see."""
        named = named_by(request.path_params["record"])
        if named is None:
            raise Stop(404, "no-such-record")
        of, match, number = named
        table = (await find(self._hub, of)).table
        found = round_of(table, match, number)
        if found is None:
            raise Stop(404, "no-such-record")
        return table, found


def _seat_of(round: Round, person: str) -> int | None:
    """The seat that this person had in the round."""
    return next((i for i, seat in enumerate(round.seats) if seat.person == person), None)


def _reviewed(table: Table, round: Round, person: str | None, found: msgspec.Raw | Progress) -> ReviewedRound:
    assert round.outcome is not None, "the round was played to its end"
    decisions = to_review(round)
    return ReviewedRound(
        record=record_id(table, round),
        table=table.id,
        game=table.game,
        number=round.number,
        names=[seat.name for seat in round.seats],
        bots=[bot.today(seat.bot) if seat.bot else None for seat in round.seats],
        outcome=round.outcome,
        seat=None if person is None else _seat_of(round, person),
        repeated=repeated(round),
        done=found.done if isinstance(found, Progress) else decisions,
        decisions=decisions,
        reviewed=None if isinstance(found, Progress) else found,  # type: ignore[arg-type] - JSON, to be sent as it is kept
    )
