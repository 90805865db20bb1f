"""What is true of every answer and asked of every request: host, origin, size, headers."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greenpaw.server.answer import failed

LARGEST = 16 * 1024
"""Bytes of a request's body."""

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_BY_HTTPS = [*_HEADERS, (b"cross-origin-opener-policy", b"same-origin")]
"""Browsers complain of the opener's policy where a page came by plain HTTP."""


def is_from_here(headers: Mapping[str, str]) -> bool:
    """Whether a page of this very server asks: its origin is the host that it asks."""
    origin, host = headers.get("origin"), headers.get("host")
    if origin is None or host is None:
        return False
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def _is_host(named: str) -> bool:
    """Whether addresses can be made from this Host, which answers name."""
    try:
        return urlsplit(f"//{named}").port != 0  # raises for a port that is no number
    except ValueError:
        return False


def _may_change(headers: Mapping[str, str]) -> bool:
    if "origin" in headers:
        return is_from_here(headers)
    return headers.get("sec-fetch-site") in ("same-origin", "none")


class Guard:
    """Round all HTTP: refuses what other sites' pages send, and too much at once."""

    def __init__(self, app: ASGIApp, hosts: str) -> None:
        """`hosts`: the names that this server may be asked by, as a comma list; empty: any."""
        self._app = app
        self._hosts = {name.strip(" []").lower() for name in hosts.split(",") if name.strip()}

    def _may_be(self, host: str) -> bool:
        """A name of ours, not one that another site made its own and led here."""
        return not self._hosts or urlsplit(f"//{host}").hostname in self._hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "")
        if scope["type"] == "websocket":
            if _is_host(host) and self._may_be(host):
                await self._app(scope, receive, send)
            else:
                await send({"type": "websocket.close"})  # before accepting: answered with 403
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                mine = _BY_HTTPS if scope.get("scheme") == "https" else _HEADERS
                message["headers"] = [*message.get("headers", []), *mine]
            await send(message)

        if not _is_host(host):
            await failed(400, "bad-request")(scope, receive, send_guarded)
            return
        if not self._may_be(host):
            await failed(403, "wrong-host")(scope, receive, send_guarded)
            return
        if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
            if not _may_change(headers):
                await failed(403, "wrong-origin")(scope, receive, send_guarded)
                return
            body = await _body(receive)
            if body is None:
                await failed(413, "too-large")(scope, receive, send_guarded)
                return
            receive = _given(body, receive)
        await self._app(scope, receive, send_guarded)


async def _body(receive: Receive) -> bytes | None:
    """The whole body; None where it is too large."""
    body = b""
    more = True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > LARGEST:
            return None
    return body


def _given(body: bytes, receive: Receive) -> Receive:
    given = False

    async def receive_given() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_given
