"""Why an action of Linko isn't allowed now. Legality itself is decided by `rules.legal_actions` alone."""

from typing import Any

from greenpaw.games.contract import Reason
from greenpaw.games.linko.actions import Back, Discard, Draw, Lay, Leave, LinkoAction, Pass, Snatch, Take
from greenpaw.games.linko.cards import JOKER, NOTATION
from greenpaw.games.linko.observation import sets_of
from greenpaw.games.linko.state import BACK, CONSOLATION, DRAW, PLAY, SNATCH, TAKE

_DUE = {
    PLAY: Reason("set-due", "a set must be laid now", "L5"),
    SNATCH: Reason("combination-due", "one of the phantom's combinations must be chosen now", "L19"),
    TAKE: Reason("choice-due", "the set that was hit must be taken or left now", "L10"),
    BACK: Reason("victim-due", "the set that was left must be taken back or discarded now", "L10"),
    DRAW: Reason("draw-due", "a draw is owed now", "L10"),
    CONSOLATION: Reason("consolation-due", "one consolation draw may be made or declined now", "L21"),
}
_PHASES = {
    Lay: (PLAY,),
    Snatch: (SNATCH,),
    Take: (TAKE,),
    Leave: (TAKE,),
    Back: (BACK,),
    Discard: (BACK,),
    Draw: (DRAW, CONSOLATION),
    Pass: (CONSOLATION,),
}


def reason(p: Any, action: LinkoAction) -> Reason:
    """Why `action`, which is not legal in this decision, is not."""
    if int(p.phase) not in _PHASES[type(action)]:
        return _DUE[int(p.phase)]
    match action:
        case Lay():
            return _set_not_held(p, action)
        case Snatch(value):
            return _combination_not_hit(p, value)
        case Draw(place) if place is not None:
            return Reason("place-empty", f"display place {place} is empty", "L10")
        case _:
            return Reason("deck-empty", "the deck is empty", "L10")


def _set_not_held(p: Any, action: Lay) -> Reason:
    hand = p.hand[p.turn]
    if action.jokers > hand[JOKER]:
        held, card, wanted = int(hand[JOKER]), "X", action.jokers
    else:
        held, card, wanted = int(hand[action.value]), NOTATION[action.value], action.numbers
    return Reason("not-in-hand", f"{wanted} x {card} can't be laid: the hand holds {held}", "L5")


def _combination_not_hit(p: Any, value: int) -> Reason:
    size = len(sets_of(p, p.turn)[-1])
    if p.phantom[value] != size:
        text = f"the phantom holds {int(p.phantom[value])} cards of value {value}, the set {size}"
        return Reason("combination-size", text, "L19")
    return Reason("combination-value", f"{value} is not lower than the set's value", "L19")
