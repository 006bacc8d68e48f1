"""The page in the language of the tests: its shell, and its Python."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import Page, Route

from tests import pseudo
from tools.shell import translated_page

SPEAK = """
from gettext import GNUTranslations
from io import BytesIO
from ui import words
words.use(GNUTranslations(BytesIO(bytes.fromhex("{file}"))))
"""
# All that is seen or heard, piece by piece: words between tags, labels, the title, what is said.
_TEXTS = """() => {
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode;
    if (!parentElement.closest('script, style, noscript, mpy-config, [translate=no]')) texts.push(data);
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const each of document.querySelectorAll(`[${name}]`)) texts.push(each.getAttribute(name));
  return texts;
}"""


def speak(page: Page, address: str) -> None:
    """From now on the page at this address is in another language, longer than English."""

    def shell(route: Route) -> None:
        text = translated_page(route.fetch().text(), pseudo.pseudo, pseudo.LANGUAGE)
        route.fulfill(body=text, content_type="text/html; charset=utf-8")

    def python(route: Route) -> None:
        words = SPEAK.format(file=pseudo.compiled().hex())
        route.fulfill(body=words + route.fetch().text(), content_type="text/x-python")

    page.route(address, shell)
    page.route("**/main.py", python)


def plain_words(page: Page, names: Iterable[str] = ()) -> list[str]:
    """What is still English, but for the names of people."""
    found = re.compile("|".join(map(re.escape, names)) or "$")
    texts = [found.sub("", text) for text in page.evaluate(_TEXTS)]
    return [text for text in texts if pseudo.PLAIN.search(text)]
