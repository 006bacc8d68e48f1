"""A server for the site, and pages that fail their test when something goes wrong unseen.

A test asks for `booted` (a page on which Python has drawn the first screen), for `lend` (the same,
in a window of some size, for fingers, without motion), for `fresh` (of its own, so that it may
change whatever it likes) or for `page` (not yet anywhere: `Player(page).arrive()`).
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request

from tests.browser.host import Host
from tests.browser.lending import Lend, Lender
from tests.browser.player import Player
from tools import chromium
from tools.serve import address, start_server

# A page lives for seconds here: making Python's machine code faster takes longer than it saves.
QUICK_START = "--js-flags=--liftoff-only"


@pytest.fixture(scope="session")
def base_url(site: Path) -> Iterator[str]:
    """The address of the site; Playwright takes addresses such as "./" relative to it."""
    server = start_server(site.parent)
    yield f"{address(server)}{site.name}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, object], playwright: Playwright
) -> dict[str, object]:
    headed = browser_type_launch_args.get("headless") is False
    executable = chromium.find(Path(playwright.chromium.executable_path), whole=headed)
    return {
        **browser_type_launch_args,
        "args": [*chromium.ARGUMENTS, QUICK_START],
        "executable_path": executable,
    }


@pytest.fixture(scope="session")
def browser_context_args(
    browser_context_args: dict[str, object], base_url: str
) -> dict[str, object]:
    """Where these tests and the heavy ones run together there are two servers.

    Playwright keeps the address of the first one; each test goes to the one that it listens to.
    """
    return {**browser_context_args, "base_url": base_url}


class Problems:
    """Listens to pages, and notes what went wrong on them in the list of the test that runs."""

    def __init__(self, base_url: str) -> None:
        self.found: list[str] = []
        self._base_url = base_url

    def listen(self, context: BrowserContext) -> BrowserContext:
        context.on("request", self._on_request)
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self.found.append(f"page error: {error.error}"))
        return context

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((self._base_url, "data:", "blob:")):
            self.found.append(f"request off the site: {request.url}")

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"console error: {message.text}")


@pytest.fixture(scope="session")
def listener(base_url: str) -> Problems:
    return Problems(base_url)


@pytest.fixture
def problems() -> Iterator[list[str]]:
    """What went wrong on the test's pages. A test that provokes trouble checks and clears it."""
    found: list[str] = []
    yield found
    assert found == []


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], listener: Problems, problems: list[str]
) -> Callable[..., BrowserContext]:
    """Contexts as Playwright makes them, that allow no foreign request and no error."""
    listener.found = problems

    def create(**options: object) -> BrowserContext:
        # Keeping the whole site costs time: only the tests about that do it.
        return listener.listen(new_context(**{"service_workers": "block", **options}))

    return create


@pytest.fixture(scope="session")
def lender(browser: Browser, base_url: str, listener: Problems) -> Iterator[Lender]:
    """Pages that stay from one test to the next."""
    contexts = []

    def create(**options: object) -> BrowserContext:
        given: dict[str, Any] = {"base_url": base_url, "service_workers": "block", **options}
        contexts.append(listener.listen(browser.new_context(**given)))
        return contexts[-1]

    yield Lender(create)
    for context in contexts:
        context.close()


@pytest.fixture
def lend(lender: Lender, listener: Problems, problems: list[str]) -> Lend:
    """Lends a page that Python has drawn: `lend(PHONE, has_touch=True, still=True)`."""
    listener.found = problems
    return lender


@pytest.fixture
def booted(lend: Lend) -> Page:
    """A page that Python has drawn and that can be tapped."""
    return lend()


@pytest.fixture
def table(lend: Lend) -> Player:
    """Somebody with a finger at a page that does not move."""
    return Player(lend(has_touch=True, still=True))


@pytest.fixture
def fresh(page: Page) -> Page:
    """The same, but of the test's own: whatever it does to it."""
    return Player(page).arrive().page


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    """A static host of the test's own."""
    host = Host(site, tmp_path)
    yield host
    host.released.set()
    host.stop()


@pytest.fixture
def visit(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    """A browser that has never been at that host, and may keep the site; nothing moves on it."""
    context = browser.new_context(base_url=host.url, reduced_motion="reduce")
    yield context
    context.close()
