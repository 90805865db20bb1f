"""A real Chromium, a real server and the built page; one browser context a person."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from at_server import CountedSecrets, House
from people import WEB, People
from playwright.sync_api import Browser, expect
from served import Served

from greenpaw.server.page import BUILT

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-proxy-server",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=15_000)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-screenshots", action="store_true", help="make docs/screenshots anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.fail("the browser tests need Chromium in the path: apt-get install chromium", pytrace=False)
    return {"executable_path": chromium, "args": QUIET}


@pytest.fixture(scope="session")
def built_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy, so that a build meanwhile doesn't change the page under the tests."""
    if not (BUILT / "index.html").exists():
        pytest.fail("the page isn't built: make page", pytrace=False)
    return shutil.copytree(BUILT, tmp_path_factory.mktemp("page") / "static")


@pytest.fixture(scope="session")
def axe() -> str:
    script = WEB / "node_modules/axe-core/axe.min.js"
    if not script.exists():
        pytest.fail("axe-core is missing: npm ci in web/", pytrace=False)
    return script.read_text()


@pytest.fixture
def serve(tmp_path: Path, built_page: Path) -> Iterator[Callable[..., Served]]:
    """Starts a server; its secrets come from `seed`, and further settings may be given."""
    running: list[Served] = []

    def start(seed: int = 0, host: str = "127.0.0.1", **settings: Any) -> Served:
        house = House(tmp_path, secrets=CountedSecrets(seed), page=built_page, host=host)
        running.append(Served(house.with_settings(**{"grace_ms": 60_000, **settings})))
        return running[-1]

    yield start
    for served in running:
        served.stop()


@pytest.fixture
def people(browser: Browser) -> Iterator[People]:
    """Everyone who comes; at the end no page of theirs has had anything to complain about."""
    people = People(browser)
    yield people
    people.leave()
    assert people.complaints() == []
