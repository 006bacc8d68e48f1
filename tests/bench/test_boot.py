"""How long a start takes, as ratios to a bare `loadPyodide()` of the stock package in the same run.

Fresh profiles, and the two in turns, so that a busy machine slows both down. A visitor stays for a
while, as people do (some browsers write down what they have compiled only then), and closes the
browser before coming back. What the browser does when it has just been opened is not counted.
"""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from tests.bench.hosts import Kind, brotli_host, by_brotli, hosted, text_host
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
GOALS = {"first visit": 0.33, "later visit": 0.28, "offline": 0.45, "first paint": 0.10}
BYTES_GOAL = 0.68
LIGHTHOUSE_GOALS = {"desktop": 90, "mobile": 60}
METRICS = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "speed-index",
    "total-blocking-time",
    "cumulative-layout-shift",
)
# 20 Mbit/s: on this machine itself a whole file would be sent before a browser can break it off.
LINE = {"offline": False, "latency": 40, "downloadThroughput": 2.5e6, "uploadThroughput": 1e6}
PLAYABLE = "performance.getEntriesByName('playable').length > 0"


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
    page.wait_for_function(PLAYABLE, timeout=PATIENCE)
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
            executable_path=chromium.find(Path(kind.executable_path), whole=True),
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
    ratios = {name: round(times[name] / bases[name], 2) for name in GOALS}
    assert {name: ratio for name, ratio in ratios.items() if ratio > GOALS[name]} == {}


@pytest.mark.parametrize("kind", [brotli_host(), text_host()], ids=["brotli", "text only"])
def test_bytes(
    host: Host, kind: Kind, capsys: pytest.CaptureFixture[str], request: pytest.FixtureRequest
) -> None:
    """What a first visit costs, on a host that compresses everything and on one that does not."""
    with sync_playwright() as playwright, hosted(host.root, kind) as url:
        browser = playwright.chromium.launch(
            executable_path=chromium.find(Path(playwright.chromium.executable_path), whole=True),
            args=list(chromium.ARGUMENTS),
        )
        for folder in ("stock", "pocket-planets"):
            page = browser.new_context(service_workers="block").new_page()
            session = page.context.new_cdp_session(page)
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", LINE)
            page.goto(f"{url}{folder}/")
            page.wait_for_function(PLAYABLE, timeout=PATIENCE)
        browser.close()
    stock, ours = (
        sum(size for path, size in kind.sent.items() if path.startswith(f"/{folder}/"))
        for folder in ("stock", "pocket-planets")
    )
    with capsys.disabled():
        print(f"\n\n{request.node.callspec.id:20}{'kB':>8}{'ratio':>8}{'goal':>8}")
        print(f"{'stock':20}{stock / 1e3:8.0f}{1:8.2f}")
        print(f"{'first visit':20}{ours / 1e3:8.0f}{ours / stock:8.3f}{BYTES_GOAL:8}")
    assert ours / stock <= BYTES_GOAL


@pytest.mark.parametrize("device", LIGHTHOUSE_GOALS)
def test_lighthouse(
    host: Host, device: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What Lighthouse makes of a first visit, on a host that compresses everything."""
    with hosted(host.site, brotli_host()) as url:
        for file in host.site.rglob("*"):  # compressed beforehand, as such hosts have it
            if file.suffix in brotli_host().suffixes:
                by_brotli(file.read_bytes())
        report = lighthouse(url, device, tmp_path / "report.json")
    goals = dict.fromkeys(report["categories"], 100) | {"performance": LIGHTHOUSE_GOALS[device]}
    scores = {name: round(100 * each["score"]) for name, each in report["categories"].items()}
    with capsys.disabled():
        print(f"\n\nLighthouse, {device}")
        for name, category in report["categories"].items():
            print(f"{name:28}{scores[name]:8}{goals[name]:8}")
            for failed in failures(report, category) if name != "performance" else ():
                print(f"  {failed}")
        for name in METRICS:
            print(f"{name:28}{report['audits'][name]['displayValue']:>16}")
    assert {name: score for name, score in scores.items() if score < goals[name]} == {}


def failures(report: dict[str, Any], category: dict[str, Any]) -> Iterator[str]:
    """What a category is not content with, and where."""
    for each in category["auditRefs"]:
        audit = report["audits"][each["id"]]
        if each["weight"] and audit["score"] is not None and audit["score"] < 1:
            yield f"{each['id']}: {json.dumps(audit.get('details', {}).get('items'))[:300]}"


def lighthouse(url: str, device: str, report: Path) -> dict[str, Any]:
    flags = " ".join(("--headless=new", *chromium.ARGUMENTS))
    command = [str(NODE_MODULES / ".bin" / "lighthouse"), url, "--quiet", "--output=json"]
    command += [f"--output-path={report}", f"--chrome-flags={flags}"]
    command += ["--preset=desktop"] if device == "desktop" else []
    subprocess.run(
        command, check=True, env={**os.environ, "CHROME_PATH": str(chromium.find(whole=True))}
    )
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return found
