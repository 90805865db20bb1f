"""The page: static files, and one index for all its addresses."""

import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from greenpaw.server.answer import failed

BUILT = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Greenpaw</title>
<h1>The page isn't built yet</h1>
<p>Run <code>make run</code>, or <code>npm ci</code> and <code>npm run build</code> in <code>web/</code>.</p>
</html>
"""


class _Assets(StaticFiles):
    """Files whose names hold a hash of what is in them."""

    async def check_config(self) -> None:
        """Where the page isn't built there are no files, as in an empty folder."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        try:
            return super().lookup_path(path)
        except (OSError, ValueError):  # no file has such a name: too long, or with a NUL
            return "", None

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOR_EVER
        return response


class Page:
    def __init__(self, root_path: str, folder: Path = BUILT) -> None:
        self._root_path = root_path
        self._folder = folder

    def routes(self) -> list[BaseRoute]:
        addresses = ("/", "/t/{table}", "/rules/{game:path}", "/review/{record}", "/device")
        return [
            *(Route(address, self.index) for address in addresses),
            Mount("/assets", GZipMiddleware(_Assets(directory=self._folder / "assets", check_dir=False))),
            Route("/{file}", self.file),
        ]

    async def index(self, request: Request) -> Response:
        """Which part of the page is shown is the page's own business. It names its assets from the root."""
        index = self._folder / "index.html"
        if not index.exists():
            return HTMLResponse(NOT_BUILT, 503)
        html = index.read_text().replace('="/', f'="{self._root_path}/')
        return HTMLResponse(html, headers={"cache-control": "no-cache"})

    async def file(self, request: Request) -> Response:
        """The few files beside the index, such as its icon."""
        name = request.path_params["file"]
        path = self._folder / name
        if name == "index.html" or name.startswith(".") or not _is_file(path):
            return failed(404, "not-found")
        return FileResponse(path, headers=Headers({"cache-control": "no-cache"}))


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # the name is too long
        return False
