"""People at their browsers: what they open, tap and read, and what their pages complain about."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, Route, WebSocket, expect

WEB = Path(__file__).parents[2] / "web"
TEXTS = [path.parent for path in sorted(WEB.glob("src/**/en.ftl"))]
By = Literal["mouse", "touch", "keys"]

PHONE = {"width": 360, "height": 740}
TABLET = {"width": 820, "height": 1180}
LAPTOP = {"width": 1280, "height": 800}
WIDE = {"width": 1600, "height": 1000}

CUT_OFF = re.compile(r"ERR_INTERNET_DISCONNECTED|WebSocket connection to .* failed")


def texts(language: str) -> dict[str, str]:
    """The plain texts of a language, by message id: those without choices or arguments in them."""
    lines = "\n".join((folder / f"{language}.ftl").read_text() for folder in TEXTS)
    return dict(re.findall(r"^([a-z][a-z0-9-]*) = ([^{}\n]+)$", lines, re.MULTILINE))


class Person:
    def __init__(
        self, browser: Browser, number: int, name: str, language: str, by: By, viewport: Any, **more: Any
    ) -> None:
        self.name = name
        self.by = by
        self.complaints: list[str] = []
        self.heard: list[str] = []
        """All frames that their pages have got from the server, and what else is listened to, in order."""
        self._texts = texts(language)
        self._is_cut_off = False
        self.context = browser.new_context(
            locale=language, viewport=viewport, has_touch=by == "touch", accept_downloads=True, **more
        )
        # Their part in the shuffle is known, and with the server's secrets so are the cards.
        self.context.add_init_script(f"""
            const random = crypto.getRandomValues.bind(crypto);
            crypto.getRandomValues = (bytes) => (bytes.length === 32 ? bytes.fill({number}) : random(bytes));
            addEventListener('securitypolicyviolation', (event) =>
                console.error(`CSP: ${{event.violatedDirective}} ${{event.blockedURI}}`));
        """)
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self._complain(str(error.error)))
        self.context.on("response", self._response)
        self.page = self.new_page()

    def new_page(self) -> Page:
        self.page = self.context.new_page()
        self.page.on("websocket", self._socket)
        return self.page

    # What they do

    def says(self, text: str) -> str:
        """The text of a message in their language."""
        return self._texts[text]

    def button(self, text: str) -> Locator:
        return self.page.get_by_role("button", name=self.says(text), exact=True)

    def tap(self, what: Locator, left: bool = False) -> None:
        """`left`: at its left edge, where a card of a fan shows."""
        position: Any = {"x": 7, "y": 24} if left else None
        if self.by == "touch":
            what.tap(position=position)
        elif self.by == "mouse":
            what.click(position=position)
        else:
            self.tab_to(what)
            self.page.keyboard.press("Enter")

    def tab_to(self, what: Locator) -> None:
        """Move the keyboard there, as Tab does."""
        what.wait_for()
        for _ in range(100):
            if what.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {what}")

    def write(self, into: Locator, text: str) -> None:
        if self.by == "keys":
            self.tab_to(into)
            self.page.keyboard.insert_text(text)
        else:
            into.fill(text)

    def choose(self, group: str, label: str) -> None:
        """Choose one of a few that exclude each other, by what they are called."""
        legend = self.page.get_by_role("group", name=self.says(group), exact=True)
        if self.by == "keys":
            wanted = legend.get_by_label(self.says(label), exact=True)
            self.tab_to(legend.get_by_role("radio", checked=True))
            while not wanted.is_checked():
                self.page.keyboard.press("ArrowRight")
        else:
            self.tap(legend.get_by_text(self.says(label), exact=True))

    def arrive(self, root: str, game: str = "linko") -> None:
        """In the lobby, with the game to play chosen."""
        self.page.goto(f"{root}/")
        self.choose("choose-game", f"{game}-name")

    def open_table(self, root: str, game: str = "linko") -> str:
        """Open a table from the lobby; its address, as friends are sent it."""
        self.arrive(root, game)
        self.write(self.page.locator("#name"), self.name)
        self.tap(self.button("open-table"))
        return self.page.get_by_label(self.says("invite-link")).input_value()

    def sit(self, address: str) -> None:
        """Come by the link of a table and sit down."""
        self.page.goto(address)
        self.write(self.page.get_by_label(self.says("your-name")), self.name)
        self.tap(self.button("sit"))
        expect(self.page.locator("#invite-title")).to_be_visible()

    def play_bots(self, root: str, bots: int, game: str = "linko") -> None:
        """From the lobby straight to a table with bots."""
        self.arrive(root, game)
        self.write(self.page.locator("#name"), self.name)
        self.tap(self.page.locator(".bots").get_by_role("button").nth(bots - 1))

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """Without a network meanwhile; that the browser complains of that is expected."""
        self._is_cut_off = True
        self.context.set_offline(True)
        yield
        self.context.set_offline(False)

    def back_online(self) -> None:
        expect(self.page.locator("header .live")).to_be_attached()
        self._is_cut_off = False

    # What they hear

    def listen_to_answers(self) -> None:
        """From now on what the server answers over HTTP is kept too."""
        self.context.route("**/api/**", self._answer)

    def _answer(self, route: Route) -> None:
        answer = route.fetch()
        self.heard.append(answer.text())
        route.fulfill(response=answer)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"{response.status} {response.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(message.text)

    def _complain(self, text: str) -> None:
        if not (self._is_cut_off and CUT_OFF.search(text)):
            self.complaints.append(f"{self.name}: {text}")


class People:
    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._all: list[Person] = []

    def come(
        self, name: str, *, language: str = "en", by: By = "mouse", viewport: Any = LAPTOP, **more: Any
    ) -> Person:
        """Someone with a browser of their own; `more` as for a new context."""
        person = Person(self._browser, len(self._all) + 1, name, language, by, viewport, **more)
        self._all.append(person)
        return person

    def leave(self) -> None:
        for person in self._all:
            person.context.close()

    def complaints(self) -> list[str]:
        """What their pages complained of."""
        return [complaint for person in self._all for complaint in person.complaints]
