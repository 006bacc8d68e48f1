"""The page before Python is there: it shows how far it is, and what to do when it can't go on."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.host import Host
from tests.browser.waiting import BOOT_TIMEOUT, wait_until_playable

SLOW = {"offline": False, "latency": 20, "downloadThroughput": 5e6, "uploadThroughput": 1e6}
ARRIVING = re.compile(r"Python is arriving, (\d+\.\d) of (\d+\.\d) MB")
# Collects what is read and how far the bar is, each time one of them changes.
WATCH = """
addEventListener('DOMContentLoaded', () => {
  const [step, bar] = [document.getElementById('step'), document.getElementById('progress')];
  window.steps = [[step.textContent, 0]];
  new MutationObserver(() => window.steps.push([step.textContent, bar.value]))
    .observe(step, { childList: true });
});
"""


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    host = Host(site, tmp_path)
    yield host
    host.released.set()
    host.stop()


@pytest.fixture
def rough(browser: Browser, base_url: str) -> Iterator[Page]:
    """A page on which things may go wrong."""
    context = browser.new_context(base_url=base_url, service_workers="block")
    yield context.new_page()
    context.close()


def test_the_first_paint_does_not_wait_for_python(rough: Page) -> None:
    page = rough
    page.route("**/*.wasm", lambda route: route.abort())
    page.goto("./", wait_until="commit")
    expect(page.get_by_role("heading", name="Pocket Planets")).to_be_visible()
    expect(page.get_by_role("img")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("#hints li:visible")).to_have_count(1)
    page.unroute("**/*.wasm")
    page.goto("./")
    wait_until_playable(page)
    expect(page.locator("body")).to_have_attribute("data-screen", "home")
    expect(page.locator("#trouble")).to_be_hidden()
    names = ("first-contentful-paint", "shell", "playable")
    times = [
        page.evaluate(f"performance.getEntriesByName('{name}')[0].startTime") for name in names
    ]
    assert max(times[:2]) < times[2]


def test_the_bar_shows_real_bytes_and_then_steps(page: Page, context: BrowserContext) -> None:
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)
    page.goto("./")
    total = page.evaluate(
        "[...document.querySelectorAll('[data-bytes]')]"
        ".reduce((sum, tag) => sum + Number(tag.dataset.bytes), 0)"
    )
    wait_until_playable(page)
    steps: list[tuple[str, float]] = page.evaluate("window.steps")
    bars = [bar for _, bar in steps]
    assert bars == sorted(bars)
    counted = [found for text, _ in steps if (found := ARRIVING.fullmatch(text))]
    assert {found[2] for found in counted} == {f"{total / 1e6:.1f}"}
    assert len({found[1] for found in counted}) > 5
    assert [text for text, _ in steps][-2:] == ["Python is waking up", "The table is being laid"]


@pytest.mark.parametrize("file", ["pyodide.asm.wasm", "app-", "core.js", "page.js", "tiles.css"])
def test_a_missing_file_ends_in_a_sentence_and_a_retry_that_works(
    host: Host, rough: Page, file: str
) -> None:
    host.missing = file
    fails_and_recovers(host, rough)


@pytest.mark.parametrize("file", ["library-", "pyodide.asm.mjs"])
def test_a_download_that_breaks_off_ends_in_a_sentence_and_a_retry_that_works(
    host: Host, rough: Page, file: str
) -> None:
    host.cut_off = file
    fails_and_recovers(host, rough)


def fails_and_recovers(host: Host, page: Page) -> None:
    page.goto(host.url)
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text("The download broke off", timeout=BOOT_TIMEOUT)
    expect(trouble.locator("p:visible")).to_have_count(1)
    host.missing = host.cut_off = None
    trouble.get_by_role("button", name="Load again").click()
    wait_until_playable(page)
    expect(trouble).to_be_hidden()


def test_a_browser_that_is_too_old_is_told_so(page: Page) -> None:
    page.add_init_script("WebAssembly.validate = () => false;")
    page.goto("./")
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text("This browser is too old")
    expect(trouble.locator("p:visible")).to_have_count(1)
    expect(trouble.get_by_role("button")).to_have_count(0)
