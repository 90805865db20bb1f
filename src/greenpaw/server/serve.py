"""`greenpaw serve`: listens, says where, and stops in order."""

import io
import logging
import socket
import sys
from contextlib import suppress
from pathlib import Path

import segno
import uvicorn
from starlette.types import ASGIApp

from greenpaw import games
from greenpaw.bots import bot
from greenpaw.server.app import make_app
from greenpaw.server.outside import Outside
from greenpaw.server.person import read_key
from greenpaw.server.settings import BadSettings, Settings, read_settings
from greenpaw.store.folder import CantOpen
from greenpaw.store.sqlite import SqliteStore

_CONTROLS = {*range(32), *range(127, 160)} - set(b"\n\t")
_SPELT_OUT = {code: ascii(chr(code))[1:-1] for code in _CONTROLS}
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - recognised, not bound


class LogFormatter(logging.Formatter):
    """Spells control characters out, so that the words of an error don't act on the host's terminal."""

    def format(self, record: logging.LogRecord) -> str:
        return super().format(record).translate(_SPELT_OUT)


class CantServe(Exception):
    """One line for the person who started the server."""


def serve(
    host: str | None = None,
    port: int | None = None,
    data: Path | None = None,
    root_path: str | None = None,
    settings_file: Path | None = None,
) -> None:
    """Serve until interrupted. What isn't given comes from GREENPAW_* or the settings file.

    Exits with status 2 and one line where it can't serve.
    """
    options = {"host": host, "port": port, "data": data, "root_path": root_path}
    given = {name: value for name, value in options.items() if value is not None}
    try:
        settings = read_settings(file=settings_file, given=given)
        check_stand_in(settings.stand_in)
        _serve(settings)
    except (BadSettings, CantServe, CantOpen) as error:
        print(f"greenpaw serve: {error}", file=sys.stderr)
        sys.exit(2)


def _serve(settings: Settings) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(LogFormatter("%(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.INFO)
    friends_host = lan_address() if settings.host in EVERYWHERE else None
    with listen(settings.host, settings.port) as listening:
        where = greeting(settings.host, listening.getsockname()[1], friends_host, settings.root_path)
        store = SqliteStore(settings.data)
        try:
            key = read_key(settings.data)
        except OSError as error:
            raise CantServe(f"the key of the cookies can't be read: {error}") from None
        app = make_app(
            Outside(store, settings),
            key,
            friends_host=friends_host,
            on_ready=lambda: print(where, flush=True),
        )
        with suppress(KeyboardInterrupt):  # Ctrl-C, after all was stopped in order
            uvicorn.Server(uvicorn_config(app, settings)).run(sockets=[listening])


def check_stand_in(name: str) -> None:
    """Raises CantServe where no game has such a bot: otherwise that is noticed in the middle of a round."""
    known = {each for game in games.load_all()[0] for each in bot.names(game)}
    if bot.today(name) not in known:
        raise CantServe(
            f"settings: no game has a bot {name!r} as stand_in; there are: {', '.join(sorted(known))}"
        )


def uvicorn_config(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        root_path=settings.root_path,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=settings.trust_proxy or None,
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,  # sessions refuse less than that, and say so
        ws_ping_interval=None,  # pages ping by themselves
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        backlog=4096,
        timeout_graceful_shutdown=5,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there. Raises CantServe where it can't."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # the protocol is named, since asyncio sends at once (TCP_NODELAY) only on sockets that name it
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(4096)
    except (OSError, UnicodeError) as error:
        listening.close()
        why = error.strerror if isinstance(error, OSError) else "it isn't the name of a host"
        raise CantServe(f"port {port} of {host} can't be used: {why}; choose another with --port") from None
    listening.set_inheritable(True)
    return listening


def lan_address() -> str | None:
    """This machine's address for others in its network. No packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
            address = probe.getsockname()[0]
        except OSError:
            return None
    return None if address.startswith("127.") or address in EVERYWHERE else address


def greeting(host: str, port: int, friends_host: str | None, root_path: str = "") -> str:
    """Where to open the page: here, and for friends in the same network."""
    here = "127.0.0.1" if host in EVERYWHERE else host
    lines = [f"Greenpaw is at   {_address(here, port, root_path)}"]
    if friends_host is not None:
        address = _address(friends_host, port, root_path)
        code = io.StringIO()
        segno.make(address, micro=False).terminal(code, compact=True, border=2)
        lines += [f"for friends here {address}", code.getvalue()]
    return "\n".join(lines)


def _address(host: str, port: int, root_path: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{root_path}/"
