"""Nothing from elsewhere, no inline script, and what people type or import stays text."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import FilePayload, Page, expect

from engine.journal import Journal
from tests.browser.player import Mouse
from tests.browser.saves import go_on_with

# All that the page may do. PyScript calls `Function()`, hence 'unsafe-eval'; the rest is closed.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'unsafe-eval' 'wasm-unsafe-eval'",
    "connect-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
WATCH = """
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  window.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
});
"""
ATTEMPTS = {
    "an inline script": (
        "const s = document.createElement('script'); s.textContent = 'window.hacked = 1';"
        "document.body.append(s);",
        "script-src-elem inline",
    ),
    "an inline handler": (
        "document.body.insertAdjacentHTML('beforeend', '<p onclick=\"window.hacked = 1\">');"
        "document.body.lastElementChild.click();",
        "script-src-attr inline",
    ),
    "an inline style": (
        "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">');",
        "style-src-attr inline",
    ),
    "a script from elsewhere": (
        "const s = document.createElement('script'); s.src = 'https://example.com/x.js';"
        "document.body.append(s);",
        "script-src-elem https://example.com/x.js",
    ),
    "a request to elsewhere": (
        "fetch('https://example.com/').catch(() => {});",
        "connect-src https://example.com/",
    ),
    "a picture from elsewhere": (
        "new Image().src = 'https://example.com/x.png';",
        "img-src https://example.com/x.png",
    ),
    "a frame": (
        "const f = document.createElement('iframe'); f.src = 'https://example.com/';"
        "document.body.append(f);",
        "frame-src https://example.com",
    ),
}
NAMES = (
    "<img src=x onerror=hack()>"[:24],
    "<script>hacked=1</script>"[:24],
    "A\u202eneB\u2066\u200d",
    "\ufdfd\ufdfd\ufdfd\ufdfd\ufdfd\ufdfd",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334a\u0328\u0331\u034d\u034f",
)

FILES = (
    "",
    "<script>window.hacked = 1</script>",
    "__import__('js').hacked = 1",
    "cos\nsystem\n(S'true'\ntR.",
    "[" * 200_000,
    '{"format": "<img src=x onerror=hacked=1>"}',
    '{"format": 1, "game": "os", "names": ["<b>"], "seed": 1, "options": {}, "actions": []}',
    json.dumps({"format": 1, "game": "prince", "names": ["x" * 9_000_000, "y"]}),
    '{"format": 1e999}',
    "\u202e\u0000\ud7ff{}",
)


def test_the_policy_closes_all_that_pyscript_does_not_need(site: Path) -> None:
    page = (site / "index.html").read_text("utf-8")
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    assert dict(part.strip().split(" ", 1) for part in policy.split(";")) == POLICY
    scripts = re.findall(r"<script\b[^>]*>(.*?)</script>", page, re.DOTALL)
    assert scripts
    assert not any(scripts)
    assert page.count("<script") == len(re.findall(r'<script [^>]*\bsrc="\./', page))
    assert not re.search(r"<style\b|\sstyle=|\son\w+=|javascript:", page)


@pytest.mark.parametrize("suffix", ["html", "css", "js", "json", "webmanifest"])
def test_no_file_of_ours_names_another_host(site: Path, suffix: str) -> None:
    theirs = ("runtime-", "vendor/", "service-worker.js")  # the last holds Workbox
    names = {file.relative_to(site).as_posix(): file for file in site.rglob(f"*.{suffix}")}
    for name, file in names.items():
        if name.startswith(theirs):
            continue
        addresses = set(re.findall(r"(?:https?:)?//[\w-]+\.[\w.-]+", file.read_text("utf-8")))
        assert addresses <= {"http://www.w3.org"}, name


def test_playing_needs_nothing_that_the_policy_forbids(page: Page) -> None:
    page.add_init_script(WATCH)
    player = Mouse(page).arrive().begin(2, deal=8)
    rng = Random(8)
    for _ in range(8):
        player.act(rng)
    player.leave()
    for screen in ("rules", "settings", "about", "games"):
        player.tap(screen)
        player.tap("home" if screen == "games" else "back")
    assert page.evaluate("window.violations") == []


def test_what_the_policy_forbids_does_not_happen(fresh: Page, problems: list[str]) -> None:
    fresh.evaluate(WATCH)
    for attempt, violation in ATTEMPTS.values():
        fresh.evaluate(f"() => {{ {attempt} }}")
        fresh.wait_for_function(f"window.violations.includes({json.dumps(violation)})")
    assert fresh.evaluate("window.hacked") is None
    problems.clear()


def test_names_with_markup_and_odd_unicode_stay_text(page: Page) -> None:
    page.add_init_script(WATCH)
    player = Mouse(page).arrive()
    go_on_with(player, Journal("prince", {"players": 5}, NAMES, 1, seated=True))
    player.act(Random(1))
    elements = page.evaluate(
        "[...new Set([...document.querySelectorAll('#app *')].map(e => e.tagName))]"
    )
    assert not {"SCRIPT", "IFRAME", "OBJECT"} & {tag.upper() for tag in elements}
    shown = page.inner_text("#page")
    assert all(name in shown for name in NAMES[:2])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("window.violations") == []


def test_an_imported_file_is_parsed_and_never_run(booted: Page) -> None:
    player = Mouse(booted)
    player.tap("setup")
    player.tap("start")
    player.leave()
    for text in FILES:
        player.tap("games")
        file = FilePayload(name="game.json", mimeType="application/json", buffer=text.encode())
        booted.locator("#import").set_input_files(file)
        expect(booted.get_by_role("alert").locator("visible=true")).not_to_be_empty()
        assert booted.evaluate("window.hacked") is None
        assert len(player.choices("continue")) == 1
        player.tap("home")
        expect(booted.get_by_role("alert").locator("visible=true")).to_have_count(0)
    expect(booted.locator("#trouble")).to_be_hidden()


def test_nothing_unpickles_or_evaluates() -> None:
    root = Path(__file__).parents[2]
    for file in [*(root / "engine").rglob("*.py"), *(root / "ui").rglob("*.py")]:
        source = file.read_text("utf-8")
        assert not re.search(r"\b(pickle|marshal|shelve|eval|exec|__import__)\b\s*[.(]", source), (
            file
        )
    for file in (root / "static" / "js").glob("*.js"):
        assert not re.search(r"\beval\(|\bFunction\(|innerHTML", file.read_text("utf-8")), file
