"""A walk past what is there before Python is, and what is said of versions and of other tabs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from playwright.sync_api import Page, Route

from tests.browser.device import report
from tests.browser.player import NAMES, Player
from tests.browser.waiting import wait_until_playable

PYTHON = "**/runtime-*/core-*.js"  # without it nothing of Python comes
HAS_ITS_WORDS = """(language) => document.readyState !== 'loading'
  && document.body.dataset.screen === 'splash' && document.documentElement.lang === language"""
# The page as it waits, with the longest of its hints. Nothing on it changes by itself any more.
WAITING = """() => {
  for (let timer = setTimeout(() => {}); timer; timer -= 1) clearTimeout(timer);
  const step = document.getElementById('step');
  step.textContent = step.dataset.arriving.replaceAll(/\\{\\w+\\}/g, '10.0');
}"""
SHOW_THE_LONGEST = """(each) => {
  const all = [...document.querySelectorAll(each)];
  const longest = Math.max(...all.map(({ textContent }) => textContent.length));
  for (const one of all) one.hidden = one.textContent.length < longest;
}"""
TROUBLE = "document.getElementById('trouble').hidden = false"


def arrival_screens(player: Player, _names: Sequence[str] = NAMES) -> Iterator[str]:
    """A new version, another tab, and the page that waits for Python."""
    page = player.page
    report(page, "fresh")
    page.wait_for_selector(".notice")
    yield "a new version"
    report(page, "lost apart")
    page.wait_for_function("document.body.dataset.screen === 'elsewhere'")
    yield "open in another tab"
    player.take_up()
    held = wait_without_python(page)
    yield "before Python"
    page.evaluate(SHOW_THE_LONGEST, "#trouble p")
    page.evaluate(TROUBLE)
    yield "before Python, something is wrong"
    for request in held:
        request.continue_()
    page.unroute(PYTHON)
    wait_until_playable(page)


def wait_without_python(page: Page) -> list[Route]:
    """Begin a visit, in the language of the last one; what is asked for to have Python is held."""
    held: list[Route] = []
    language = page.evaluate("document.documentElement.lang")
    page.route(PYTHON, lambda request: held.append(request))  # noqa: PLW0108
    page.reload(wait_until="commit")
    page.wait_for_function(HAS_ITS_WORDS, arg=language)
    page.evaluate(WAITING)
    page.evaluate(SHOW_THE_LONGEST, "#hints li")
    return held
