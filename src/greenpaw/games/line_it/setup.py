"""Positions of LINE-IT made on purpose: the start of a game, and any table that can be described."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from greenpaw.games.contract import NotationError, OptionError, resolve_amounts
from greenpaw.games.described import (
    NoSuchPosition,
    check_by_seat,
    check_masked,
    check_named,
    check_seats,
    left_over,
)
from greenpaw.games.line_it import state
from greenpaw.games.line_it.cards import (
    BET_COPIES,
    BETS,
    CODES,
    COLORS,
    FIRST_BET,
    NOTATION,
    TOP_NUMBER,
    color_of,
    is_bet,
)
from greenpaw.games.line_it.observation import cards_of, jackpot_cards, phase_of, tokens_of

AMOUNTS = {"numbers": TOP_NUMBER, "bets": BET_COPIES}
"""Number cards, from 1 up, and copies of each bet."""
_PENDING = ("round_number", "rounds", "turns", "lap", "taken", "added", "decisions", "dealt")
_PHASES = {phase_of(phase): phase for phase in (state.TURN, state.LAST_CARDS, state.OVER)} | {
    "market": state.MARKET,
    "left-over": state.LEFT_OVER,
}


def start(players: int, first_player: int, rules: int, amounts: Mapping[str, int]) -> Any:
    """An array of one position where the first card is due (T2, T3)."""
    a = resolve_amounts(amounts, AMOUNTS, most=AMOUNTS, least={})
    market = players + state.EXTRA_CARDS
    total = a["numbers"] + a["bets"] * len(BETS)
    if total < market:
        raise OptionError("amounts", f"{total} cards are not enough: {market} are dealt", "T3")
    array = state.empty()
    p = array[0]
    p.rules, p.players, p.turn, p.first = rules, players, first_player, first_player
    p.undealt[1 : a["numbers"] + 1] = 1
    p.undealt[FIRST_BET:] = a["bets"]
    p.deck, p.round_number, p.rounds = total, 1, total // market
    p.phase = state.MARKET
    return array


def arrange(
    players: int,
    *,
    rules: int,
    market: str = "",
    hands: Sequence[str] = (),
    lines: Sequence[str] = (),
    piles: Sequence[str] = (),
    tokens: Sequence[str] = (),
    jackpots: Sequence[str] = (),
    out: str = "",
    deck: str | None = None,
    turn: int = 0,
    first: int = 0,
    phase: str = "turn",
    bets_used: Sequence[int] = (),
    passed: Sequence[int] = (),
    masked: int = 0,
    **pending: int,
) -> Any:
    """An array of one position as described; `deck=None` holds every card that lies nowhere else.

    Raises NoSuchPosition for seats, phases or cards that there aren't, and for what no rules allow.

    Cards are written with commas: `10,14,+3`. What a line's cards tell about it isn't said again. A token
    stands for its card. `bets_used` are seats whose line has had a bet that was won; `out` are number cards
    discarded, and bets that left the game without a token.
    """
    check_named("phase", phase, _PHASES)
    check_seats(players, turn=[turn], first=[first], bets_used=bets_used, passed=passed)
    check_by_seat(players, hands=hands, lines=lines, piles=piles, tokens=tokens)
    check_masked(masked, players)
    _check_room(players, market, hands)
    for text in (*piles, *jackpots):
        _check_numbers(text)
    array = state.empty()
    p = array[0]
    p.rules, p.players, p.turn, p.first, p.masked = rules, players, turn, first, masked
    p.phase = _PHASES[phase]
    p.round_number, p.rounds = 1, (TOP_NUMBER + BET_COPIES * len(BETS)) // (players + state.EXTRA_CARDS)
    cards = sorted(codes_of(market))
    p.market[: len(cards)], p.market_size = cards, len(cards)
    for seat, text in enumerate(hands):
        cards = sorted(codes_of(text))
        p.hand[seat, : len(cards)], p.hand_size[seat] = cards, len(cards)
    for seat, text in enumerate(lines):
        _check_line(text, had_bet=seat in bets_used)
        _lay_line(p, seat, codes_of(text))
    for seat in bets_used:
        p.bet_used[seat] = 1
    p.passed[list(passed)] = 1
    for seat, text in enumerate(piles):
        p.place[codes_of(text)] = state.IN_PILE + seat
        p.pile[seat] = len(codes_of(text))
    for seat, text in enumerate(tokens):
        for token in filter(None, text.split(",")):
            (card,) = codes_of(f"+{token[1:]}")
            kind = card - FIRST_BET
            (p.won if token[0] == "+" else p.lost)[seat, kind] += 1
            p.spent[kind] += 1
    for text in jackpots:
        for card in codes_of(text):
            p.place[card] = state.IN_JACKPOT + color_of(card)
            p.jackpot[color_of(card)] += 1
    for card in codes_of(out):
        if is_bet(card):
            p.spent[card - FIRST_BET] += 1
        else:
            p.place[card] = state.OUT
    p.undealt[:] = left_over(_all_cards(), placed(p), NOTATION) if deck is None else _counted(codes_of(deck))
    p.deck = p.undealt.sum()
    for name, value in pending.items():
        if name not in _PENDING:
            raise TypeError(f"a position has no {name}")
        p[name] = value
    return array


def _check_room(players: int, market: str, hands: Iterable[str]) -> None:
    """T3, T8."""
    room = players + state.EXTRA_CARDS
    if len(codes_of(market)) > room:
        raise NoSuchPosition(f"the market of {players} players has {room} cards at most", "T3")
    if any(len(codes_of(hand)) > state.HAND_SIZE for hand in hands):
        raise NoSuchPosition(f"a hand has {state.HAND_SIZE} cards at most", "T8")


def _check_numbers(text: str) -> None:
    if any(map(is_bet, codes_of(text))):
        raise NoSuchPosition(f"in {text!r}: score piles and jackpots have number cards only", "T12")


def _check_line(text: str, *, had_bet: bool) -> None:
    """T5, T6."""
    cards = codes_of(text)
    numbers = [card for card in cards if not is_bet(card)]
    if len(cards) > state.MOST_LINE:
        raise NoSuchPosition(f"a line has {state.MOST_LINE} cards at most", "T15")
    if len(cards) - len(numbers) + had_bet > 1:
        raise NoSuchPosition(f"the line {text!r} has had more than one bet", "T6")
    if numbers not in (sorted(set(numbers)), sorted(set(numbers), reverse=True)):
        raise NoSuchPosition(f"the line {text!r} neither only rises nor only falls", "T5")


def _lay_line(p: Any, seat: int, cards: Sequence[int]) -> None:
    """What the cards of a line say about it."""
    p.line[seat, : len(cards)], p.line_size[seat] = cards, len(cards)
    for card in cards:
        if is_bet(card):
            p.bet[seat], p.bet_used[seat] = card, 1
            continue
        if p.numbers[seat] == 1:
            p.direction[seat] = 1 if card > p.last[seat] else -1
        p.numbers[seat] += 1
        p.last[seat] = card
        p.colors[seat, color_of(card)] += 1
        p.followed[seat] += p.bet[seat] > 0


def codes_of(text: str) -> list[int]:
    """Card codes of text such as `10,14,+3`."""
    try:
        return [NOTATION.index(card, 1) for card in filter(None, text.split(","))]
    except ValueError:
        raise NotationError("no-such-card", f"in {text!r}: cards are 1 to 100, +3, +4, +5", "T1") from None


def _counted(codes: Iterable[int]) -> np.ndarray:
    return np.bincount(list(codes), minlength=CODES)[:CODES]


def _all_cards() -> np.ndarray:
    counts = np.ones(CODES, np.int64)
    counts[0], counts[FIRST_BET:] = 0, BET_COPIES
    return counts


def placed(p: Any) -> np.ndarray:
    """How many of each card lie anywhere but undealt, by card code."""
    counts = np.zeros(CODES, np.int64)
    counts[:FIRST_BET] += p.place > state.AT_PLAY
    counts[FIRST_BET:] += p.spent
    shown = [p.market, p.hand.ravel()]
    if p.phase != state.OVER:  # then the lines show cards that are settled
        shown.append(p.line.ravel())
    for codes in shown:
        counts += _counted(codes[codes > 0].tolist())
    return counts


def describe(p: Any, newest_rules: int) -> str:
    """The call of `arrange`, through the game, that makes this position again."""
    seats = range(p.players)
    said: dict[str, Any] = {"players": int(p.players), "phase": _phase_text(int(p.phase))}
    said |= {"market": _text(cards_of(p.market)), "hands": [_text(cards_of(p.hand[seat])) for seat in seats]}
    said |= {"lines": [_text(cards_of(p.line[seat])) for seat in seats]}
    said |= {"piles": [_text(_placed_in(p, state.IN_PILE + seat)) for seat in seats]}
    said |= {"tokens": [_text(tokens_of(p, seat)) for seat in seats]}
    said |= {"jackpots": [_text(jackpot_cards(p, color)) for color in range(COLORS)]}
    said |= {"out": _text([*_placed_in(p, state.OUT), *_bets_out(p)])}
    said |= {"deck": _text(NOTATION[code] for code in range(1, CODES) for _ in range(p.undealt[code]))}
    said |= {"turn": int(p.turn), "first": int(p.first)}
    said |= {"bets_used": [seat for seat in seats if p.bet_used[seat] and not p.bet[seat]]}
    said |= {"passed": [seat for seat in seats if p.passed[seat]]}
    said |= {name: int(getattr(p, name)) for name in _PENDING}
    if p.rules != newest_rules:
        said["rules"] = int(p.rules)
    if p.masked:
        said["masked"] = int(p.masked)
    return f"game.position({', '.join(f'{name}={value!r}' for name, value in said.items())})"


def _text(cards: Iterable[str]) -> str:
    return ",".join(cards)


def _placed_in(p: Any, place: int) -> list[str]:
    return [NOTATION[card] for card in range(1, FIRST_BET) if p.place[card] == place]


def _bets_out(p: Any) -> list[str]:
    """Bets that left the game without becoming a token."""
    tokens = (p.won + p.lost).sum(axis=0)
    return [
        f"+{size}"
        for size, count in zip(BETS, (p.spent - tokens).tolist(), strict=True)
        for _ in range(count)
    ]


def _phase_text(phase: int) -> str:
    return next(name for name, number in _PHASES.items() if number == phase)
