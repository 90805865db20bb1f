"""Why a command isn't carried out: a code for the page's texts, a sentence, the rule's id."""

import msgspec

from greenpaw.games.contract import Reason

REFUSALS = {
    "no-such-table": "there is no such table",
    "table-exists": "there is a table with this id already",
    "no-such-game": "there is no game of this name",
    "bad-name": "this name shows nothing",
    "name-needed": "say under which name: /join NAME",
    "not-seated": "you have no seat at this table",
    "not-host": "only the host may do this",
    "no-such-seat": "nobody has this seat",
    "no-such-player": "nobody of this name sits here",
    "table-full": "all seats are taken",
    "round-running": "this has to wait for the end of the round",
    "match-running": "this has to wait for the end of the match",
    "already-started": "the match has started",
    "too-few-players": "there are too few players to start",
    "no-such-option": "the game has no option of this name",
    "hands-hidden": "this game hides the hands of the others",
    "on-off-auto": "say on, off or auto",
    "bad-goal": "a match is open, of 1 to 20 rounds, or to a total from 10 to 500",
    "no-contributions": "no round is being opened now",
    "contributed": "your part in this shuffle is in already",
    "no-round": "no round is being played",
    "no-such-decision": "there is no such decision in this round",
    "stale": "this was settled before your answer came",
    "not-your-decision": "the decision is not yours",
    "no-hints": "this table allows no hints",
    "stand-in-decides": "a stand-in decides for you; say first that you're back",
    "no-next-round": "no further round can be opened now",
    "no-rematch": "there is no match to repeat",
    "others-play": "others are playing in this round",
    "nothing-to-finish": "there is nothing to finish now",
    "match-has-goal": "this match ends when its goal is reached",
    "unknown-command": "there is no such command; /help lists them",
}
"""Every code of the table's own, with its English sentence. A game's reasons bring their own codes."""


class Refusal(msgspec.Struct, frozen=True):
    """A command wasn't carried out. `code` is a message id of the page; `text` is for logs and people."""

    code: str
    text: str
    rule: str = ""


class Refused(Exception):
    """Ends the deciding of a command that can't be carried out."""

    def __init__(self, why: str | Reason) -> None:
        self.refusal = refusal(why)
        super().__init__(self.refusal.text)


def refusal(why: str | Reason) -> Refusal:
    """The refusal for a code of REFUSALS, or for a game's reason."""
    if isinstance(why, Reason):
        return Refusal(why.code, why.text, why.rule)
    return Refusal(why, REFUSALS[why])
