"""A server for the site, and pages that fail their test when something goes wrong unseen.

A test asks for `booted` (a page on which Python has drawn the first screen) or for `page` (not yet
anywhere: `page.goto("./")`, then `wait_until_playable(page)`).
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, Request

from tests.browser.host import Host
from tests.browser.waiting import wait_until_playable
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


@pytest.fixture
def problems() -> list[str]:
    """What went wrong on the test's pages. A test that provokes trouble checks and clears it."""
    return []


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], base_url: str, problems: list[str]
) -> Iterator[Callable[..., BrowserContext]]:
    """Contexts as Playwright makes them, that allow no foreign request and no error."""

    def on_request(request: Request) -> None:
        if not request.url.startswith((base_url, "data:", "blob:")):
            problems.append(f"request off the site: {request.url}")

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error":
            problems.append(f"console error: {message.text}")

    def create(**options: object) -> BrowserContext:
        # Keeping the whole site costs time: only the tests about that do it.
        context = new_context(**{"service_workers": "block", **options})
        context.on("request", on_request)
        context.on("console", on_console)
        context.on("weberror", lambda error: problems.append(f"page error: {error.error}"))
        return context

    yield create
    assert problems == []


@pytest.fixture
def booted(page: Page) -> Page:
    """A page that Python has drawn and that can be tapped."""
    page.goto("./")
    wait_until_playable(page)
    return page


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
