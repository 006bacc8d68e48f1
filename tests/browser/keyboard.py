"""Someone who plays with the keyboard alone, and always sees where the focus is."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.sync_api import Page

from tests.browser.player import Player

MOST_KEYS = 150  # no button is further away than that
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")

# Where the focus is, whether it can be seen, and which way the wanted button lies from it.
_FOCUS = """(text) => {
  const here = document.activeElement;
  const wanted = [...document.querySelectorAll('button, [type=radio], [type=checkbox]')]
    .find((button) => [button.dataset.do, button.dataset.ui].includes(text)
      && (!document.querySelector('dialog[open]') || button.closest('dialog')));
  if (!wanted) return { problem: 'there is no button' };
  if (here === document.body) return { where: '', arrow: null };
  const style = getComputedStyle(here);
  const box = here.getBoundingClientRect();
  const to = wanted.getBoundingClientRect();
  const x = to.x + to.width / 2 - box.x - box.width / 2;
  const y = to.y + to.height / 2 - box.y - box.height / 2;
  const group = here.closest('[data-arrows]');
  const radios = here.type === 'radio' && here.name === wanted.name;
  let arrow = null;
  if (here !== wanted && (radios || group?.contains(wanted))) {
    if (Math.abs(y) > box.height / 2) arrow = y > 0 ? 'ArrowDown' : 'ArrowUp';
    else arrow = x > 0 ? 'ArrowRight' : 'ArrowLeft';
  }
  // Round the page there are two ways: the shorter one is taken.
  const stops = [...document.querySelectorAll('button, input, a[href], summary, [tabindex="0"]')]
    .filter((each) => each.tabIndex >= 0 && !each.disabled && each.getClientRects().length);
  const before = (place) => stops.filter(
    (each) => each.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING).length;
  const steps = (before(wanted) - before(here) + stops.length) % stops.length;
  const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const edge = here.matches('.face') && getComputedStyle(here.querySelector('.edge, .bare'));
  return {
    arrived: here === wanted,
    kind: wanted.type,
    where: here.id,
    arrow,
    tab: steps > stops.length / 2 ? 'Shift+Tab' : 'Tab',
    taps: performance.getEntriesByName('tap').length,
    visible: outlined || edge?.strokeWidth === '10px' || !here.matches('button, input'),
    inside: box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
  };
}"""
_HELD = """() => {
  const here = document.activeElement;
  const box = here.getBoundingClientRect();
  const inside = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  return [here.id || here.tagName, inside, here.dataset.do];
}"""


class Keyboard(Player):
    """Tab goes from group to group, arrows within one, Enter and Space press, Escape goes back."""

    def __init__(self, page: Page, pace: str = "once") -> None:
        super().__init__(page, pace)
        self.keys = 0

    def key(self, name: str) -> None:
        self.page.keyboard.press(name)
        self.keys += 1

    def focus(self, text: str) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(_FOCUS, text)
        assert "problem" not in found, f"“{text}” on {self.screen}: {found['problem']}"
        return found

    def go_to(self, text: str) -> int:
        """Bring the focus to the button that carries this text; the taps before the last key.

        Round a planet arrows can lead in circles: where one has been before, the next one is tried.
        """
        tab, taps, been = "", self.taps(), Counter[str]()
        for _ in range(MOST_KEYS):
            focus = self.focus(text)
            if focus["where"]:
                tab = tab or focus["tab"]
                assert focus["visible"], f"the focus on #{focus['where']} can't be seen"
                assert focus["inside"], f"the focus on #{focus['where']} is outside the window"
            if focus.get("arrived"):
                return taps
            taps = focus.get("taps", taps)
            if focus["arrow"] and focus["kind"] == "radio":  # which is pressed by the arrow itself
                self.wait_until_ready(text)
            if arrow := focus["arrow"]:
                arrow = ARROWS[(ARROWS.index(arrow) + been[focus["where"]]) % len(ARROWS)]
                been[focus["where"]] += 1
            self.key(arrow or tab or "Tab")
            if focus["arrow"] and focus["kind"] == "radio":
                self.wait_for_answer(taps)
        raise AssertionError(f"“{text}” on {self.screen} can't be reached by keys")

    def press(self, text: str) -> int:
        """Enter or Space press a button, Space ticks a box, arrows alone choose one of a group."""
        taps = self.go_to(text)
        if (kind := self.focus(text)["kind"]) != "radio":
            self.wait_until_ready(text)
            taps = self.taps()
            self.key("Enter" if self.keys % 2 and kind != "checkbox" else " ")
        return taps

    def taps(self) -> int:
        return int(self.page.evaluate("performance.getEntriesByName('tap').length"))

    def tap(self, text: str) -> None:
        """After every press the focus is somewhere: where it was, if that is still there."""
        super().tap(text)
        held, inside, plays = self.page.evaluate(_HELD)
        assert held != "BODY", f"the focus is lost after “{text}”"
        assert inside, f"the focus on {held} is outside the window after “{text}”"
        assert not plays, f"the focus is on “{plays}” after “{text}”"

    def tap_aside(self) -> None:
        self.key("Escape")

    def write(self, field: str, text: str) -> None:
        for _ in range(MOST_KEYS):
            if self.page.evaluate("document.activeElement.id") == field:
                self.key("Control+a")
                self.page.keyboard.type(text)
                return
            self.key("Tab")
        raise AssertionError(f"the field {field} can't be reached by keys")
