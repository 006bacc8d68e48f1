"""Pages that are booted once, and lent to one test after the other: a boot takes seconds.

What a test has left behind goes as when a tab takes over from another, from an empty storage. A
test that changes more than that (scripts, the host, the browser's languages) has its own page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import BrowserContext, Error, Page

from tests.browser.device import Size, resize, wait_for_a_frame
from tests.browser.player import Player
from tests.browser.storage import empty

USUAL: Size = (1280, 720)
_FORGET = """() => {
  localStorage.clear();
  window.setTimeout = window.setTimeout.real ?? window.setTimeout; // nothing is held any more
  performance.clearMeasures('tap');
  document.activeElement.blur();
}"""
_IS_FRESH = """() => {
  const { body, documentElement: { className, lang } } = document;
  return body.dataset.screen === 'home' && lang === 'en' && !className && !document.hidden
    && document.activeElement === body && document.getElementById('trouble').hidden
    && !document.querySelector('dialog, .notice');
}"""


class Lend(Protocol):
    """Gives a page that Python has drawn, at home and with nothing stored."""

    def __call__(
        self, size: Size = USUAL, *, has_touch: bool = False, still: bool = False
    ) -> Page: ...


class Lender:
    """One page with a mouse and one for fingers."""

    def __init__(self, new_context: Callable[..., BrowserContext]) -> None:
        self._new_context = new_context
        self._pages: dict[bool, Page] = {}

    def __call__(self, size: Size = USUAL, *, has_touch: bool = False, still: bool = False) -> Page:
        page = self._pages.get(has_touch)
        if page is None or not tidied(page):
            page = self._new_context(has_touch=has_touch).new_page()
            self._pages[has_touch] = Player(page).arrive().page
        resize(page, size)
        page.emulate_media(reduced_motion="reduce" if still else "no-preference")
        wait_for_a_frame(page)  # a finger on a window that shows none would wait for ever
        return page


def tidied(page: Page) -> bool:
    """Whether a page is as if nobody had been there; one that can't be made so is closed."""
    try:
        empty(page)
        Player(page).take_up()
        page.evaluate(_FORGET)
        if page.evaluate(_IS_FRESH):
            return True
    except Error:
        pass  # it was closed, or something went wrong on it
    page.context.close()
    return False
