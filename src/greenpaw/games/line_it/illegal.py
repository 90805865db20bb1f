"""Why an action of LINE-IT isn't allowed now. Legality itself is decided by `rules.legal_actions` alone."""

from typing import Any

from greenpaw.games.contract import Reason
from greenpaw.games.line_it.actions import Close, End, LineItAction, Pass, Play, Take
from greenpaw.games.line_it.cards import NOTATION
from greenpaw.games.line_it.observation import cards_of
from greenpaw.games.line_it.state import HAND_SIZE, LAST_CARDS


def reason(p: Any, action: LineItAction) -> Reason:
    """Why `action`, which is not legal in this decision, is not."""
    if p.phase == LAST_CARDS:
        if not isinstance(action, Play):
            return Reason("last-card-due", "now a hand card may be added to the line, or pass", "T16")
        return _hand_card(p, action)
    match action:
        case Take():
            return _market_card(p, action)
        case Play():
            if p.added:
                return Reason("already-added", "one hand card a turn, and one has been added", "T9")
            return _hand_card(p, action)
        case Close():
            return Reason("line-empty", "an empty line can't be closed", "T9")
        case End():
            return Reason("take-first", "a market card must be taken before the turn ends", "T7")
        case Pass():
            return Reason("not-last-cards", "pass is for the last cards; a turn ends with end", "T16")


def _market_card(p: Any, action: Take) -> Reason:
    if p.taken:
        return Reason("already-taken", "one market card a turn, and it has been taken", "T7")
    if action.card not in cards_of(p.market):
        return Reason("not-in-market", f"the market has no {action.card}", "T7")
    if action.to == "hand":
        return Reason("hand-full", f"the hand is full: {HAND_SIZE} cards at most", "T8")
    return _misfit(p, action.card)


def _hand_card(p: Any, action: Play) -> Reason:
    if action.card not in cards_of(p.hand[p.turn]):
        return Reason("not-in-hand", f"the hand holds no {action.card}", "T9")
    return _misfit(p, action.card)


def _misfit(p: Any, card: str) -> Reason:
    if card[0] == "+":
        return Reason("second-bet", "the line has had its bet: one bet card a line", "T6")
    last = NOTATION[p.last[p.turn]]
    if p.direction[p.turn] > 0:
        return Reason("not-above", f"the line ascends: {card} isn't above {last}", "T5")
    return Reason("not-below", f"the line descends: {card} isn't below {last}", "T5")


def suggested(p: Any) -> list[LineItAction]:
    """What market, hand and line suggest: each of their cards, and close."""
    hand: list[LineItAction] = [Play(card) for card in dict.fromkeys(cards_of(p.hand[p.turn]))]
    if p.phase == LAST_CARDS:
        return hand
    market = dict.fromkeys(cards_of(p.market))
    to_line: list[LineItAction] = [Take(card, "line") for card in market]
    to_hand: list[LineItAction] = [Take(card, "hand") for card in market]
    return [*to_line, *to_hand, *hand, Close(), End()]
