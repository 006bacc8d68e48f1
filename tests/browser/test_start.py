"""The page before Python is there: it shows how far it is, and what to do when it can't go on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.device import USUAL_SIZES, Size, window
from tests.browser.host import Host, Spoil, blot, halve, replace_by_page
from tests.browser.waiting import wait_until_playable

SLOW = {"offline": False, "latency": 20, "downloadThroughput": 2e6, "uploadThroughput": 1e6}
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


def test_what_the_first_paint_needs_is_asked_for_before_python(host: Host, rough: Page) -> None:
    rough.goto(host.url)
    wait_until_playable(rough)
    (library,) = host.site.glob("library-*.zip")
    needed = ["static/sprites/cover.webp", "static/css/site.css"]
    assert max(map(host.asked.index, needed)) < host.asked.index(library.name)


def test_python_looks_for_garbage_once_it_has_started_and_past_what_the_start_made(
    booted: Page,
) -> None:
    watches, made = booted.evaluate("""async () => {
      const { loadPyodide } = await import(document.querySelector('script[src*="python.js"]').src);
      const python = await loadPyodide({ stdout: console.log, stderr: console.error });
      const program = "import gc; [gc.isenabled(), gc.get_freeze_count()]";
      return python.runPython(program).toJs();
    }""")
    assert watches
    assert made > 10_000


def test_the_cover_is_painted_once(host: Host, rough: Page) -> None:
    host.held = "app-"
    rough.goto(host.url, wait_until="commit")
    expect(rough.get_by_role("img")).to_be_visible()
    rough.evaluate("""() => {
      window.painted = [];
      window.cover = document.querySelector('.cover');
      new PerformanceObserver((list) => window.painted.push(...list.getEntries()))
        .observe({ type: 'largest-contentful-paint', buffered: true });
    }""")
    rough.wait_for_function("window.painted.some((entry) => entry.element === window.cover)")
    shell = rough.evaluate("window.painted.length")
    host.released.set()
    wait_until_playable(rough)
    expect(rough.get_by_role("button", name="New game")).to_be_visible()
    assert rough.evaluate("document.querySelector('.cover') === window.cover")
    assert rough.evaluate("window.cover.getBoundingClientRect().width") > 300
    assert rough.evaluate("window.painted.length") == shell


@pytest.mark.parametrize("size", USUAL_SIZES)
def test_the_cover_stays_where_it_is_when_python_comes(host: Host, rough: Page, size: Size) -> None:
    rough.set_viewport_size(window(size))
    host.held = "app-"
    rough.goto(host.url, wait_until="domcontentloaded")
    cover = rough.locator(".cover")
    expect(cover).to_be_visible()
    before = cover.bounding_box()
    host.released.set()
    wait_until_playable(rough)
    expect(rough.get_by_role("button", name="New game")).to_be_visible()
    after = cover.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) < 2  # pixels: letters of one line are a little higher
    assert before["height"] == after["height"]


def test_python_does_not_wait_for_a_cover_that_does_not_come(host: Host, rough: Page) -> None:
    host.held = "cover.webp"
    rough.goto(host.url, wait_until="commit")
    wait_until_playable(rough)


def slow_down(page: Page) -> None:
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW)


def test_the_bar_shows_real_bytes_and_then_steps(page: Page) -> None:
    page.add_init_script(WATCH)
    slow_down(page)
    page.goto("./")
    total = page.evaluate(
        "[...document.querySelectorAll('[data-bytes]')]"
        ".reduce((sum, tag) => sum + Number(tag.dataset.packed), 0)"
    )
    wait_until_playable(page)
    steps: list[tuple[str, float]] = page.evaluate("window.steps")
    bars = [bar for _, bar in steps]
    assert bars == sorted(bars)
    counted = [found for text, _ in steps if (found := ARRIVING.fullmatch(text))]
    assert {found[2] for found in counted} == {f"{total / 1e6:.1f}"}
    assert len({found[1] for found in counted}) > 5
    assert [text for text, _ in steps][-2:] == ["Python is waking up", "The table is being laid"]


# Where a file goes missing, a host may also answer with the page.
@pytest.mark.parametrize("says_missing", [True, False])
@pytest.mark.parametrize(
    "file", ["pyodide.asm.wasm", "library-", "main.py", "core.js", "boot.js", "later.css"]
)
def test_a_missing_file_ends_in_a_sentence_and_a_retry_that_works(
    host: Host, rough: Page, file: str, says_missing: bool
) -> None:
    host.missing = file
    host.says_missing = says_missing
    fails_and_recovers(host, rough)


@pytest.mark.parametrize("file", ["app-", "pyodide.asm.mjs"])
def test_a_download_that_breaks_off_ends_in_a_sentence_and_a_retry_that_works(
    host: Host, rough: Page, file: str
) -> None:
    host.cut_off = file
    fails_and_recovers(host, rough)


def fails_and_recovers(host: Host, page: Page, sentence: str = "The download broke off") -> None:
    page.goto(host.url)
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text(sentence)
    expect(trouble.locator("p:visible")).to_have_count(1)
    host.missing = host.cut_off = None
    trouble.get_by_role("button", name="Load again").click()
    wait_until_playable(page)
    expect(trouble).to_be_hidden()


@pytest.mark.parametrize("spoil", [halve, blot])
@pytest.mark.parametrize("compresses", [True, False])
def test_what_arrives_broken_is_asked_for_again_past_the_browsers_cache(
    host: Host, rough: Page, spoil: Spoil, compresses: bool
) -> None:
    names = ["pyodide.asm.wasm", "library-", "app-"]
    if not compresses:
        names = ["asm.wasm.gz", *(file.name for file in host.site.glob("*.zip.gz"))]
    host.compresses = compresses
    host.spoils = dict.fromkeys(names, spoil)
    rough.goto(host.url)
    wait_until_playable(rough)
    assert host.spoils == {}
    expect(rough.get_by_role("alert")).to_be_hidden()
    host.asked.clear()
    rough.reload()
    wait_until_playable(rough)
    assert not any(path.endswith((".zip", ".gz")) and path in host.asked for path in names)


@pytest.mark.parametrize(
    ("file", "spoil", "sentence"),
    [
        ("pyodide.asm.mjs", halve, "The download broke off"),
        ("error-", replace_by_page, "The download broke off"),  # no tag has its name
        ("downloads.js", replace_by_page, "Something went wrong"),
        ("main.py", halve, "The download broke off"),
    ],
)
def test_a_broken_script_does_not_stay_for_ever(
    host: Host, rough: Page, file: str, spoil: Spoil, sentence: str
) -> None:
    host.spoils = {file: spoil}
    fails_and_recovers(host, rough, sentence)
    assert host.spoils == {}


def test_a_host_that_compresses_nothing_sends_what_is_packed(host: Host, rough: Page) -> None:
    host.compresses = False
    rough.add_init_script(WATCH)
    slow_down(rough)
    rough.goto(host.url)
    wait_until_playable(rough)
    counted = "[...document.querySelectorAll('[data-bytes]')]"
    total = rough.evaluate(f"{counted}.reduce((sum, tag) => sum + Number(tag.dataset.packed), 0)")
    steps: list[tuple[str, float]] = rough.evaluate("window.steps")
    found = [match[2] for text, _ in steps if (match := ARRIVING.fullmatch(text))]
    assert set(found) == {f"{total / 1e6:.1f}"}
    assert len([path for path in host.asked if path.endswith(".gz")]) == 3


@pytest.mark.parametrize("says_missing", [True, False])
def test_a_host_that_has_no_packed_copies_sends_the_files_as_they_are(
    host: Host, rough: Page, says_missing: bool
) -> None:
    host.compresses = False
    host.missing = ".gz"
    host.says_missing = says_missing
    rough.goto(host.url)
    wait_until_playable(rough)
    expect(rough.get_by_role("alert")).to_be_hidden()


def test_silence_is_said_and_taken_back(host: Host, rough: Page) -> None:
    rough.add_init_script("""
      window.ahead = 0;
      const now = performance.now.bind(performance);
      performance.now = () => now() + window.ahead;
    """)
    host.held = "library-"
    rough.goto(host.url, wait_until="commit")
    expect(rough.get_by_text("Python is arriving")).to_be_visible()
    trouble = rough.get_by_role("alert")
    rough.wait_for_function(
        "() => { window.ahead += 1000; return !document.getElementById('trouble').hidden; }"
    )
    expect(trouble).to_contain_text("Nothing has happened for a while")
    host.released.set()
    wait_until_playable(rough)
    expect(trouble).to_be_hidden()


def test_a_browser_that_is_too_old_is_told_so(page: Page) -> None:
    page.add_init_script("WebAssembly.validate = () => false;")
    page.goto("./")
    trouble = page.get_by_role("alert")
    expect(trouble).to_contain_text("This browser is too old")
    expect(trouble.locator("p:visible")).to_have_count(1)
    expect(trouble.get_by_role("button")).to_have_count(0)
