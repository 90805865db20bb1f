"""Answers over HTTP: structs as JSON, and failures that say why."""

from typing import Any

from starlette.responses import Response

from greenpaw.server.messages import Failed
from greenpaw.server.refusals import refusal
from greenpaw.server.updates import encode
from greenpaw.table.refusal import Refusal

FRESH = {"cache-control": "no-store"}


def answer(message: Any) -> Response:
    return Response(encode(message), media_type="application/json", headers=FRESH)


def failed(status: int, why: str | Refusal) -> Response:
    """A failure with this code of the server's own, or with a table's refusal."""
    why = refusal(why) if isinstance(why, str) else why
    body = encode(Failed(why.code, why.text, why.rule))
    return Response(body, status, media_type="application/json", headers=FRESH)
