"""Refusals that the server adds to the table's own (`table/refusal.py`), over the socket and over HTTP."""

from greenpaw.table.refusal import Refusal

REFUSALS = {
    "no-table": "say hello to a table first",
    "table-broken": "this table met an error; come back to it and it is read anew",
    "unknown-game": "the game of this table isn't on this server",
    "game-broken": "the rules of this game can't be used here; the server's log says why",
    "store": "this couldn't be written down; nothing has happened",
    "cannot-hint": "there are no hints in this game",
    "hint-failed": "no hint could be found",
    "no-such-bot": "there is no bot of this name",
    "name-first": "give a name before you chat",
    "empty-line": "this line shows nothing",
    "too-fast": "too much at once; wait a little",
    "no-person": "ask for /api/me first",
    "bad-request": "this request can't be understood",
    "too-large": "this is too large",
    "wrong-origin": "this came from another site's page",
    "wrong-host": "this server isn't to be asked by this name",
    "not-found": "there is nothing here",
    "no-such-record": "there is no such record, or its round still runs",
    "no-review": "there is no network to review this game by",
    "review-failed": "this round can't be reviewed; the server's log says why",
    "reviews-busy": "too many rounds wait for their reviews, of yours or of all; ask again in a while",
    "link-expired": "this link was used before, or is too old",
    "broke": "the server met an error",
}
"""Every code of the server's own, with its English sentence."""


def refusal(code: str) -> Refusal:
    return Refusal(code, REFUSALS[code])
