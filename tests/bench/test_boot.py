"""How long a start takes, as ratios to a bare `loadPyodide()` of the stock package in the same run.

Fresh profiles, and the two in turns, so that a busy machine slows both down. A visitor stays for a
while, as people do (some browsers write down what they have compiled only then), and closes the
browser before coming back. What the browser does when it has just been opened is not counted.
"""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from tests.browser.host import Host
from tools import chromium
from tools.build import NODE_MODULES, build

ROUNDS = 5
STAY = 4_000  # milliseconds
SETTLE = 1_500  # milliseconds until the browser itself has started
PATIENCE = 180_000
PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
STOCK = '<!doctype html><title>Stock</title><script type="module" src="./start.js"></script>'
START = """import { loadPyodide } from "./pyodide.mjs";
await loadPyodide();
performance.mark("playable");
"""
GOALS = {"first visit": 0.65, "later visit": 0.42, "offline": 0.45, "first paint": 0.10}
BYTES_GOAL = 0.75
BROTLI = """
const { brotliCompressSync } = require('node:zlib');
const { readFileSync } = require('node:fs');
const sizes = process.argv.slice(1).map((file) => brotliCompressSync(readFileSync(file)).length);
console.log(sizes.reduce((sum, size) => sum + size, 0));
"""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("bench")
    build(folder / "site")
    host = Host(folder / "site", folder / "www")
    stock = host.root / "stock"
    stock.mkdir()
    for name in PYODIDE:
        shutil.copyfile(NODE_MODULES / "pyodide" / name, stock / name)
    (stock / "index.html").write_text(STOCK)
    (stock / "start.js").write_text(START)
    yield host
    host.stop()


def visit(context: BrowserContext, url: str) -> dict[str, float]:
    """When the page could be played and when something was painted, in milliseconds."""
    page = context.new_page()
    page.wait_for_timeout(SETTLE)
    page.goto(url, wait_until="commit")
    page.wait_for_function("performance.getEntriesByName('playable').length > 0", timeout=PATIENCE)
    entries = "performance.getEntries().map((entry) => [entry.name, entry.startTime])"
    times: dict[str, float] = dict(page.evaluate(entries))
    linger(page)
    return times


def linger(page: Page) -> None:
    if page.locator("#app").count():
        page.get_by_text("Ready to play offline", exact=True).wait_for(timeout=PATIENCE)
    page.wait_for_timeout(STAY)


def one_round(host: Host, kind: BrowserType, folder: Path) -> dict[str, float]:
    """One visitor to the stock package and one to us, each with a fresh profile."""

    def opened(profile: str, url: str) -> dict[str, float]:
        context = kind.launch_persistent_context(
            folder / profile,
            executable_path=chromium.find(Path(kind.executable_path)),
            args=list(chromium.ARGUMENTS),
        )
        try:
            return visit(context, url)
        finally:
            context.close()

    stock_url = host.url.replace("pocket-planets", "stock")
    stock = [opened("stock", stock_url)["playable"] for _ in range(2)]
    first = opened("ours", host.url)
    later = opened("ours", host.url)
    host.stop()
    offline = opened("ours", host.url)
    host.start()
    return {
        "stock, first": stock[0],
        "stock, later": stock[1],
        "first visit": first["playable"],
        "later visit": later["playable"],
        "offline": offline["playable"],
        "first paint": first["first-contentful-paint"],
    }


def test_boot(host: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sync_playwright() as playwright:
        rounds = [one_round(host, playwright.chromium, tmp_path / str(n)) for n in range(ROUNDS)]
    times = {name: median(each[name] for each in rounds) for name in rounds[0]}
    bases = dict.fromkeys(GOALS, times["stock, first"])
    bases |= dict.fromkeys(("later visit", "offline"), times["stock, later"])
    with capsys.disabled():
        print(f"\n\n{'median of ' + str(ROUNDS):20}{'ms':>8}{'ratio':>8}{'goal':>8}")
        for name, time in times.items():
            ratio = time / bases[name] if name in GOALS else 1
            print(f"{name:20}{time:8.0f}{ratio:8.2f}{GOALS.get(name, ''):>8}")


def test_bytes(host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    host.asked.clear()
    with sync_playwright() as playwright:
        kind = playwright.chromium
        browser = kind.launch(
            executable_path=chromium.find(Path(kind.executable_path)), args=list(chromium.ARGUMENTS)
        )
        page = browser.new_context(service_workers="block").new_page()
        page.goto(host.url)
        page.wait_for_function("performance.getEntriesByName('playable').length > 0")
        browser.close()
    asked = {path or "index.html" for path in host.asked}
    ours = brotli([host.site / path for path in asked if (host.site / path).is_file()])
    stock = brotli([NODE_MODULES / "pyodide" / name for name in PYODIDE])
    with capsys.disabled():
        print(f"\n\n{'brotli':20}{'kB':>8}{'ratio':>8}{'goal':>8}")
        print(f"{'stock':20}{stock / 1e3:8.0f}{1:8.2f}")
        print(f"{'first visit':20}{ours / 1e3:8.0f}{ours / stock:8.3f}{BYTES_GOAL:8}")
    assert ours <= BYTES_GOAL * stock


def brotli(files: list[Path]) -> int:
    """What these files weigh on the line."""
    command = ["node", "--eval", BROTLI, *map(str, files)]
    return int(json.loads(subprocess.run(command, check=True, capture_output=True).stdout))
