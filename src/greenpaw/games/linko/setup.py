"""Positions of Linko made on purpose: the start of a round, and any table that can be described."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from greenpaw.games.contract import OptionError, resolve_amounts
from greenpaw.games.described import (
    NoSuchPosition,
    check_by_seat,
    check_masked,
    check_named,
    check_seats,
    left_over,
)
from greenpaw.games.linko import state
from greenpaw.games.linko.cards import CODES, COPIES, JOKER, JOKERS, NOTATION, TOP_VALUE, written
from greenpaw.games.linko.cards import counts_of as counts_of_cards
from greenpaw.games.linko.observation import phase_name, sets_of

AMOUNTS = {
    "top_value": TOP_VALUE,
    "copies": COPIES,
    "jokers": JOKERS,
    "hand_size": 13,
    "gift_jokers": 0,
    "places": state.MOST_PLACES,
    "phantom_size": 0,
    "play_limit": 500,
}
DUEL_AMOUNTS = {"hand_size": 11, "gift_jokers": 2, "phantom_size": 13}
"""L16."""
_LEAST = {"top_value": 1, "copies": 1, "hand_size": 1, "places": 1, "play_limit": 1}
_MOST = AMOUNTS | {"gift_jokers": 2, "phantom_size": 13, "play_limit": 10**9}
_FIELDS = ("top_value", "hand_size", "places", "phantom_size", "play_limit")
_PENDING = ("looked", "owed", "hit", "plays", "dealt", "decisions")
_CHANCE_PHASES = {"drawn": state.DRAWN, "refill": state.REFILL, "phantom": state.PHANTOM, "deal": state.DEAL}
_PHASES = {phase_name(phase): phase for phase in (*range(state.CONSOLATION + 1), state.OVER)} | _CHANCE_PHASES


def start(
    players: int, first_player: int, rules: int, options: Mapping[str, bool], amounts: Mapping[str, int]
) -> Any:
    """An array of one position where the first card is due (L2, L16)."""
    a = _resolved(options["duel"], amounts)
    _check_enough(a, players)
    array = state.empty()
    p = array[0]
    p.rules, p.players, p.turn = rules, players, first_player
    p.duel, p.consolation, p.expert = options["duel"], options["consolation"], options["expert"]
    for field in _FIELDS:
        p[field] = a[field]
    p.undealt[1 : a["top_value"] + 1] = a["copies"]
    p.undealt[JOKER] = a["jokers"] - players * a["gift_jokers"]
    p.hand[:players, JOKER] = p.known[:players, JOKER] = p.hand_size_now[:players] = a["gift_jokers"]
    p.deck = p.undealt.sum()
    p.phase = state.DEAL
    return array


def _resolved(duel: bool, amounts: Mapping[str, int]) -> dict[str, int]:
    return resolve_amounts(amounts, _usual(duel), most=_MOST, least=_LEAST)


def _usual(duel: bool) -> dict[str, int]:
    return AMOUNTS | (DUEL_AMOUNTS if duel else {})


def _check_enough(a: Mapping[str, int], players: int) -> None:
    total = a["top_value"] * a["copies"] + a["jokers"]
    needed = players * (a["hand_size"] + a["gift_jokers"]) + a["places"]
    if needed > total:
        raise OptionError("amounts", f"{total} cards are not enough: {needed} are dealt", "L2")
    if players * a["gift_jokers"] > a["jokers"]:
        raise OptionError("amounts", f"{a['jokers']} jokers are not enough for {players} players", "L16")


def arrange(
    players: int,
    options: Mapping[str, bool],
    *,
    rules: int,
    hands: Sequence[str],
    sets: Sequence[Sequence[str]] = (),
    display: Sequence[str] = (),
    deck: str | None = None,
    phantom: str = "",
    discard: str = "",
    known: Sequence[str] = (),
    turn: int = 0,
    phase: str = "play",
    victim: int | None = None,
    drawer: int | None = None,
    reason: str = "",
    masked: int = 0,
    deck_size: int | None = None,
    **rest: int,
) -> Any:
    """An array of one position as described; `deck=None` holds every card that lies nowhere else.

    Raises NoSuchPosition for seats, phases or cards that there aren't, and for what no rules allow.

    Cards are written as in notation, with `7*3` for three 7s; `?` in a hand is a hidden card.
    """
    check_named("phase", phase, _PHASES)
    check_named("reason", reason, state.REASONS)
    check_seats(players, turn=[turn], victim=[victim], drawer=[drawer])
    check_by_seat(players, hands=hands, sets=sets, known=known)
    check_masked(masked, players)
    pending = {name: rest.pop(name) for name in _PENDING if name in rest}
    a = _resolved(options["duel"], rest)
    _check_display(display, a["places"])
    array = state.empty()
    p = array[0]
    p.rules, p.players, p.turn, p.masked = rules, players, turn, masked
    p.duel, p.consolation, p.expert = options["duel"], options["consolation"], options["expert"]
    for field in _FIELDS:
        p[field] = a[field]
    p.phase, p.reason = _PHASES[phase], state.REASONS.index(reason)
    p.victim, p.drawer = (-1 if victim is None else victim), (-1 if drawer is None else drawer)
    for seat, text in enumerate(hands):
        p.hand[seat] = counts_of(text)
        p.hand_size_now[seat] = p.hand[seat].sum() + text.count("?")
    for seat, text in enumerate(known):
        p.known[seat] = counts_of(text)
    for seat, stack in enumerate(sets):
        for cards in stack:
            _add_set(p, seat, counts_of(cards))
    for place, text in enumerate(display):
        for k, card in enumerate(filter(None, text.split(","))):
            p.display[place, k] = NOTATION.index(card)
    p.phantom[:], p.discard[:] = counts_of(phantom), counts_of(discard)
    p.phantom_size_now = p.phantom.sum()
    p.undealt[:] = left_over(_all_cards(a), placed(p), NOTATION) if deck is None else counts_of(deck)
    p.deck = p.undealt.sum() if deck_size is None else deck_size
    p.looked, p.plays = -1, 1
    for name, value in pending.items():
        p[name] = value
    return array


def _check_display(display: Sequence[str], places: int) -> None:
    """L2, L17."""
    if len(display) > places:
        raise NoSuchPosition(f"the display has {places} places, not {len(display)}", "L2")
    if any(sum(counts_of(pile)) > 2 for pile in display):
        raise NoSuchPosition("a place of the display has two cards at most", "L17")


def _add_set(p: Any, seat: int, counts: Sequence[int]) -> None:
    k = p.sets[seat]
    values = [value for value in range(1, JOKER) if counts[value]]
    if len(values) > 1 or not any(counts):
        raise NoSuchPosition(f"{_short(counts)!r} is no set: it has cards of one value, and jokers", "L5")
    p.set_value[seat, k] = values[0] if values else JOKER
    p.set_numbers[seat, k] = counts[values[0]] if values else 0
    p.set_jokers[seat, k] = counts[JOKER]
    p.sets[seat] += 1
    p.laid[seat] += sum(counts)


def placed(p: Any) -> np.ndarray:
    """How many of each card lie anywhere but undealt, by card code."""
    counts = p.hand.sum(axis=0, dtype=np.int64) + p.discard + p.phantom
    for card in p.display[p.display > 0].tolist():
        counts[card] += 1
    for seat in range(p.players):
        for cards in sets_of(p, seat):
            counts += counts_of_cards(cards)
    return counts


def _all_cards(amounts: Mapping[str, int]) -> np.ndarray:
    all_cards = np.zeros(CODES, np.int64)
    all_cards[1 : amounts["top_value"] + 1] = amounts["copies"]
    all_cards[JOKER] = amounts["jokers"]
    return all_cards


def counts_of(text: str) -> list[int]:
    """A multiset from text such as `4,7*3,X`; hidden cards are passed over."""
    cards: list[str] = []
    for part in filter(None, text.split(",")):
        card, _, times = part.partition("*")
        cards += [card] * int(times or 1)
    return counts_of_cards(card for card in cards if card != "?")


def _short(counts: Iterable[int]) -> str:
    return ",".join(
        f"{NOTATION[code]}*{n}" if n > 1 else NOTATION[code] for code, n in enumerate(counts) if n
    )


def describe(p: Any, newest_rules: int) -> str:
    """The call of `arrange`, through the game, that makes this position again."""
    players = int(p.players)
    usual = _usual(p.duel)
    hands = [
        ",".join(
            filter(
                None, [_short(p.hand[s].tolist()), ",".join("?" * int(p.hand_size_now[s] - p.hand[s].sum()))]
            )
        )
        for s in range(players)
    ]
    said: dict[str, Any] = {"players": players}
    said |= {name: True for name in ("duel", "consolation", "expert") if getattr(p, name)}
    said |= {"hands": hands, "sets": [[written(cards) for cards in sets_of(p, s)] for s in range(players)]}
    said["display"] = [
        ",".join(NOTATION[card] for card in place if card) for place in p.display[: p.places].tolist()
    ]
    said |= {"deck": _short(p.undealt.tolist()), "phantom": _short(p.phantom.tolist())}
    said |= {
        "discard": _short(p.discard.tolist()),
        "known": [_short(p.known[s].tolist()) for s in range(players)],
    }
    said |= {"turn": int(p.turn), "phase": _phase_text(int(p.phase))}
    said |= {name: int(getattr(p, name)) for name in ("victim", "drawer") if getattr(p, name) >= 0}
    if p.rules != newest_rules:
        said["rules"] = int(p.rules)
    if p.masked:
        said |= {"masked": int(p.masked), "deck_size": int(p.deck)}
    if p.reason:
        said["reason"] = state.REASONS[p.reason]
    said |= {name: int(getattr(p, name)) for name in _PENDING}
    said |= {name: int(getattr(p, name)) for name in _FIELDS if getattr(p, name) != usual[name]}
    return f"game.position({', '.join(f'{name}={value!r}' for name, value in said.items())})"


def _phase_text(phase: int) -> str:
    return next(name for name, number in _PHASES.items() if number == phase)
