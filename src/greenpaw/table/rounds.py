"""Matches and their rounds: opening, contributing, dealing, going on, finishing."""

from greenpaw.games.contract import Game, OptionError
from greenpaw.games.dealer import Fair
from greenpaw.games.record import deal as deal_cards
from greenpaw.table import events as e
from greenpaw.table.evolve import evolve
from greenpaw.table.luck import Luck, dealer_of, secret_of
from greenpaw.table.match import is_decided, winners
from greenpaw.table.permission import must_lead, must_sit
from greenpaw.table.refusal import Refused
from greenpaw.table.state import Round, Table, game_of, rounds_of_match, start_position, totals


def start(table: Table, person: str | None, now_ms: int, luck: Luck) -> list[e.Event]:
    must_lead(table, person)
    if table.phase != "gathering":
        raise Refused("already-started")
    return _match_starts(table, table.first, now_ms, luck)


def next_round(table: Table, person: str | None, now_ms: int, luck: Luck) -> list[e.Event]:
    must_sit(table, person)
    if table.phase != "between":
        raise Refused("no-next-round")
    assert table.round is not None, "between two rounds, one was played"
    last = table.match.last_start
    first = table.first if last is None else last + 1  # none was dealt so far: the choice still stands
    return [_round_opens(table, table.round.number + 1, first, now_ms, luck)]


def rematch(table: Table, person: str | None, now_ms: int, luck: Luck) -> list[e.Event]:
    """A new match, the start moved on by one seat; one that is open is ended by it."""
    must_sit(table, person)
    events: list[e.Event] = []
    if table.phase == "between" and table.match.kind == "open":
        must_lead(table, person)
        events = [_match_ends(table)]
    elif table.phase != "over":
        raise Refused("no-rematch")
    start = table.match.start
    first = table.first if table.phase == "over" else None
    if first is None and start is not None:
        first = start + 1
    return [*events, *_match_starts(table, first, now_ms, luck)]


def finish(table: Table, person: str | None, luck: Luck) -> list[e.Event]:
    """End an open match between rounds, or abandon a round that no other person plays in."""
    seat = must_sit(table, person)
    if table.is_in_round:
        others = [other for i, other in enumerate(table.seats) if i != seat]
        if any(not other.is_played_by_bot for other in others):
            raise Refused("others-play")
        return abandon(table, luck)
    must_lead(table, person)
    if table.phase != "between":
        raise Refused("nothing-to-finish")
    if table.match.kind != "open":
        raise Refused("match-has-goal")
    return [_match_ends(table)]


def _match_starts(table: Table, first: int | None, now_ms: int, luck: Luck) -> list[e.Event]:
    started = e.MatchStarted(table.match.number + 1)
    return [started, _round_opens(table, 1, first, now_ms, luck)]


def _round_opens(table: Table, number: int, first: int | None, now_ms: int, luck: Luck) -> e.RoundOpened:
    players = len(table.seats)
    options = _resolved(game_of(table), players, table.options.chosen)
    return e.RoundOpened(
        number=number,
        seats=table.seats,
        first=None if first is None else first % players,
        options=options,
        commitment=Fair.commitment(luck.next_secret),
        at_ms=now_ms,
    )


def _resolved(game: Game, players: int, chosen: dict[str, bool]) -> dict[str, bool]:
    if players < game.players[0]:
        raise Refused("too-few-players")
    try:
        return game.resolve_options(players, chosen)
    except OptionError as error:
        raise Refused(error.reason) from None


def contribute(table: Table, person: str | None, number: int, hex: str) -> list[e.Event]:
    seat = must_sit(table, person)
    round = table.round
    if table.phase != "opening" or round is None or round.number != number:
        raise Refused("no-contributions")
    if round.contributions[seat] == hex:
        return []
    if round.contributions[seat] is not None:
        raise Refused("contributed")
    return [e.Contributed(seat, hex)]


def deal(table: Table, number: int, now_ms: int, luck: Luck) -> list[e.Event]:
    """Contributions close, the start is drawn if need be, and the cards come."""
    round = table.round
    if table.phase != "opening" or round is None or round.number != number:
        raise Refused("stale")
    players = len(round.seats)
    dealer = dealer_of(luck, round)
    first = dealer.number(number, 0, players) if round.first is None else round.first
    _, cards = deal_cards(start_position(table, first), dealer, number)
    return [e.Dealt(first, tuple(cards), now_ms)]


def abandon(table: Table, luck: Luck) -> list[e.Event]:
    """The round ends without a result; its secret is published all the same."""
    round = table.round
    if round is None or not table.is_in_round:
        raise Refused("no-round")
    return after_round(table, round, e.RoundAbandoned(secret_of(luck, round).hex()))


def after_round(table: Table, round: Round, ended: e.RoundEnded | e.RoundAbandoned) -> list[e.Event]:
    """The end of a round, and of the match where it was the last one."""
    after = evolve(table, ended)
    if is_decided(after.match, round.number, len(rounds_of_match(after)), totals(after)):
        return [ended, _match_ends(after)]
    return [ended]


def _match_ends(table: Table) -> e.MatchEnded:
    """Those still seated who played in it can win it."""
    total = totals(table)
    played = rounds_of_match(table)
    seated = {seat.key: total[seat.key] for seat in table.seats if seat.key in total}
    last = played[-1] if played else None
    ties = {seat.key: tie for seat, tie in zip(last.seats, last.tie_break, strict=True)} if last else {}
    return e.MatchEnded(winners(seated, ties))
