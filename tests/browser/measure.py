"""What is wrong with a page at some size: words outside, cut off or covered, targets too small.

One script looks at everything that can be seen, so that a page can be measured at many sizes.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

LEAST_TARGET = 44  # pixels, for a finger
# Small captions may end with dots: their buttons open a dialog with the whole name.
MAY_END_WITH_DOTS = "button .name"
# All of these can be tapped elsewhere as well: in the list of all animals, and in the other view.
TOO_MANY_TO_BE_LARGE = ".chip, .face"
# The text spacing that everybody may ask for (WCAG 1.4.12).
SPACED = """
* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
p { margin-bottom: 2em !important; }
"""

# An expression, for the browser to evaluate.
_MEASURE = Path(__file__).with_suffix(".js").read_text("utf-8").rstrip(";\n")

_TARGETS = """([least, small]) => {
  const scope = document.querySelector('dialog[open], [role=dialog]') ?? document.body;
  return [...scope.querySelectorAll('button, input, label.button')]
    .filter((target) => target.checkVisibility({ visibilityProperty: true }))
    .filter((target) => !target.matches(small))
    .map((target) => [target.id || target.textContent, target.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < least - 0.1)
    .map(([name, { width, height }]) => `${name} is only ${width} by ${height}`);
}"""

_SPACE = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
}"""


def spaced(page: Page, on: bool) -> None:
    """Text with the space between lines, words and letters that some people need."""
    page.evaluate(_SPACE, SPACED if on else "")


def large(page: Page, on: bool) -> None:
    """Large text, as the setting does it."""
    page.evaluate("(on) => document.documentElement.classList.toggle('large-text', on)", on)


def words(page: Page) -> list[str]:
    """What is wrong with the words that can be seen now."""
    found: list[str] = page.evaluate(_MEASURE, MAY_END_WITH_DOTS)
    return found


def targets(page: Page) -> list[str]:
    """What is too small for a finger."""
    found: list[str] = page.evaluate(_TARGETS, [LEAST_TARGET, TOO_MANY_TO_BE_LARGE])
    return found
