"""Who a browser is: a random id in a signed cookie. No account; a link takes it to another device."""

import hashlib
import os
import secrets
from pathlib import Path
from typing import NamedTuple

from itsdangerous import BadSignature, Signer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from greenpaw.store.contract import Store

COOKIE = "greenpaw"
COOKIE_S = 400 * 86_400
"""The longest that browsers keep a cookie."""
LINK_MS = 600_000


def read_key(folder: Path) -> bytes:
    """The key that signs cookies; made on the first start, readable by this user alone."""
    path = folder / "cookie.key"
    if not path.exists():
        new = folder / "cookie.key.new"
        file = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(file, "wb") as stream:
            stream.write(os.urandom(32))
            stream.flush()
            os.fsync(stream.fileno())
        new.rename(path)
    return path.read_bytes()


class Link(NamedTuple):
    token: str
    expires_ms: int


class Persons:
    def __init__(self, key: bytes, store: Store) -> None:
        self._signer = Signer(key, salt="greenpaw-person", digest_method=hashlib.sha256)
        self._store = store

    def of(self, request: HTTPConnection) -> str | None:
        """The person whose cookie this request brings."""
        try:
            return self._signer.unsign(request.cookies.get(COOKIE, "")).decode()
        except BadSignature:
            return None

    async def make(self, now_ms: int) -> str:
        """A new person, without a name."""
        person = secrets.token_hex(16)
        await self._store.make_person(person, now_ms)
        return person

    def remember(self, person: str, request: HTTPConnection, response: Response) -> None:
        """Give the browser its cookie, or a fresh one."""
        response.set_cookie(
            COOKIE,
            self._signer.sign(person).decode(),
            max_age=COOKIE_S,
            path=request.scope.get("root_path") or "/",
            secure=request.url.scheme == "https",
            httponly=True,
            samesite="lax",
        )

    async def make_link(self, person: str, now_ms: int) -> Link:
        """A one-use link for another device. Only its hash is kept."""
        link = Link(secrets.token_urlsafe(16), now_ms + LINK_MS)
        await self._store.make_device_link(_hashed(link.token), person, now_ms, link.expires_ms)
        return link

    async def use_link(self, token: str, now_ms: int) -> str | None:
        """The person who made the link; None when it was used before, or is too old."""
        return await self._store.use_device_link(_hashed(token), now_ms)


def _hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
