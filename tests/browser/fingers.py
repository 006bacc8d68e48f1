"""Where fingers go, and fingers on a touch screen, several at a time."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def middle(where: Locator) -> tuple[float, float]:
    """The middle of something that is on the page."""
    box = where.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Fingers:
    """Each finger has a number; all that are down are reported together, as a screen does."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)
        self._down: dict[int, tuple[float, float]] = {}

    def _send(self, kind: str) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in self._down.items()]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, finger: int, x: float, y: float) -> None:
        self._down[finger] = (x, y)
        self._send("touchStart")

    def move(self, finger: int, x: float, y: float) -> None:
        self._down[finger] = (x, y)
        self._send("touchMove")

    def up(self, finger: int) -> None:
        del self._down[finger]
        self._send("touchEnd")

    def lift_all(self) -> None:
        for finger in tuple(self._down):
            self.up(finger)
