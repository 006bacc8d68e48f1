"""The page in the language of the tests: its shell, and its Python."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import Page, Route

from tests import pseudo

WORDS = "**/locale/{}-*.json"
# What the browser asks for, whatever Playwright's own way says.
_LANGUAGES = "Object.defineProperty(navigator, 'languages', {{ get: () => {languages} }})"
# All that is seen or heard, piece by piece: words between tags, labels, the title, what is said.
_TEXTS = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    const skipped = 'script, style, noscript, mpy-config, span[lang], [translate=no]';
    if (!parentElement.closest(skipped)) texts.push(data);
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const each of document.querySelectorAll(`[${name}]`)) texts.push(each.getAttribute(name));
  return texts;
}"""


def prefer(page: Page, *languages: str) -> None:
    """From now on the browser's languages are these, the best first."""
    page.add_init_script(_LANGUAGES.format(languages=list(languages)))


def speak(page: Page) -> None:
    """From now on the page is in the language of the tests, longer than English."""
    prefer(page, f"{pseudo.LANGUAGE}-{pseudo.LANGUAGE.upper()}")
    page.route(WORDS.format(pseudo.LANGUAGE), pseudo_words)


def pseudo_words(route: Route) -> None:
    route.fulfill(body=pseudo.compiled(), content_type="application/json")


def plain_words(page: Page, names: Iterable[str] = ()) -> list[str]:
    """What is still English, but for the names of people."""
    found = re.compile("|".join(map(re.escape, names)) or "$")
    texts = [found.sub("", text) for text in page.evaluate(_TEXTS)]
    return [text for text in texts if pseudo.PLAIN.search(text)]
