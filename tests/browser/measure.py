"""What is wrong with the words on a page: outside the window, cut off, covered, or too small to tap.

One script looks at everything that can be seen, so that a page can be measured at many sizes.
"""

from __future__ import annotations

from playwright.sync_api import Page

LEAST_TARGET = 44  # pixels, for a finger
# Small captions may end with dots: their buttons open a dialog with the whole name.
MAY_END_WITH_DOTS = ".other .name, .who .name"
# The text spacing that everybody may ask for (WCAG 1.4.12).
SPACED = """
* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
p { margin-bottom: 2em !important; }
"""

_MEASURE = """(mayEndWithDots) => {
  const root = document.documentElement;
  const problems = new Set();
  if (root.scrollWidth > innerWidth) problems.add(`the page scrolls sideways: ${root.scrollWidth}`);
  const scope = document.querySelector('dialog[open], [role=dialog]') ?? document.body;
  const style = (element) => getComputedStyle(element);
  const nearest = (element, is) => (!element || is(style(element)) ? element : nearest(element.parentElement, is));
  const within = (element, is) => Boolean(nearest(element, is));
  const isUnseen = (look) => look.clipPath === 'inset(50%)';
  const scrolls = (look) => /auto|scroll/.test(look.overflow);
  const floats = (look) => /sticky|fixed/.test(look.position);
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !within(element, isUnseen) && !element.closest('svg');

  // Every line of every text, without the space above and below its letters.
  const lines = [];
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !seen(element)) continue;
    const facts = { away: false, element, text: node.data, dots: element.matches(mayEndWithDots), floats: within(element, floats) };
    const range = document.createRange();
    range.selectNodeContents(node);
    const scroller = nearest(element, scrolls)?.getBoundingClientRect();
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const air = (bottom - top) / 4;
      if (scroller && (bottom - air > scroller.bottom || top + air < scroller.top)) facts.away = true;
      if (right - left > 1) lines.push({ ...facts, left, right, top: top + air, bottom: bottom - air });
    }
  }
  const named = ({ element, text }) => `“${text.slice(0, 40)}” (${element.className || element.tagName})`;

  for (const line of lines) {
    if (line.dots) continue;
    if (line.left < -0.5 || line.right > innerWidth + 0.5) problems.add(`${named(line)} is outside the window`);
    let [x, y, boxed] = [true, true, false]; // whether it can be cut off this way; whether it is in a box
    for (let over = line.element; over !== scope.parentElement; over = over.parentElement) {
      const [look, box] = [style(over), over.getBoundingClientRect()];
      if (look.display === 'contents' || look.display === 'inline') continue;
      const wide = line.left < box.left - 2 || line.right > box.right + 2;
      const high = line.top < box.top - 2 || line.bottom > box.bottom + 2;
      if (x && wide && /hidden|clip/.test(look.overflowX)) problems.add(`${named(line)} is cut off at its side`);
      if (y && high && /hidden|clip/.test(look.overflowY)) problems.add(`${named(line)} is cut off below`);
      if (/auto|scroll/.test(look.overflowX)) x = false;
      if (/auto|scroll/.test(look.overflowY)) y = false;
      const isBox = parseFloat(look.borderTopWidth) || look.backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (isBox && !boxed) {
        boxed = true;
        if ((x && wide) || (y && high)) problems.add(`${named(line)} leaves its box (${over.className || over.tagName})`);
      }
    }
  }

  const fixed = lines.filter((line) => !line.dots && !line.floats && !line.away);
  for (const [at, one] of fixed.entries()) {
    for (const other of fixed.slice(at + 1)) {
      if (one.element === other.element) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > 2) problems.add(`${named(one)} lies over ${named(other)}`);
    }
  }

  // What lies over a text, wherever one scrolls to.
  const start = scrollY;
  for (let y = 0; y < root.scrollHeight; y += innerHeight * 0.7) {
    scrollTo({ top: y, behavior: 'instant' });
    const moved = scrollY - start;
    for (const line of fixed) {
      const middle = (line.top + line.bottom) / 2 - moved;
      const [left, right] = [Math.max(line.left, 0), Math.min(line.right, innerWidth)];
      if (middle < 0 || middle > innerHeight) continue;
      for (const across of [left + 2, (left + right) / 2, right - 2]) {
        const there = document.elementFromPoint(across, middle);
        if (!there || there.contains(line.element) || line.element.contains(there)) continue;
        if (there.matches('.pick') || within(line.element, scrolls)) continue;
        if (within(there, floats) && moved + start < root.scrollHeight - innerHeight - 1) continue;
        problems.add(`${named(line)} is under ${there.getAttribute('class') ?? there.tagName}`);
      }
    }
  }
  scrollTo({ top: start, behavior: 'instant' });
  return [...problems];
}"""

_SPACE = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


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
