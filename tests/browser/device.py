"""The device that a page is on: its window, its speed, other apps, and what it reports."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, TimeoutError, ViewportSize

NewContext = Callable[..., BrowserContext]
Size = tuple[int, int]  # of a window: width and height

TABLET, UPRIGHT, PHONE = (1024, 768), (768, 1024), (390, 844)
LYING, LOW, SMALLEST = (844, 390), (667, 375), (320, 568)  # phones, two of them on their side
FORGOTTEN = 5_000  # milliseconds without a frame
USUAL_SIZES: tuple[Size, ...] = (TABLET, UPRIGHT, PHONE)


def window(size: Size) -> ViewportSize:
    """A size as Playwright wants it."""
    return {"width": size[0], "height": size[1]}


def resize(page: Page, size: Size) -> None:
    page.set_viewport_size(window(size))


def wait_for_a_frame(page: Page) -> None:
    """Until the window is painted. Resized very often, a browser without windows may forget to."""
    try:
        page.wait_for_function("true", polling="raf", timeout=FORGOTTEN)
    except TimeoutError:
        assert page.viewport_size is not None
        size = page.viewport_size["width"], page.viewport_size["height"]
        resize(page, (size[0] - 1, size[1]))
        resize(page, size)
        page.wait_for_function("true", polling="raf")


def slow_down(page: Page, times: float) -> None:
    """Make the processor so many times slower; 1 is as it is."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def switch_app(page: Page, away: bool) -> None:
    """Bring another app to the front, or this one back."""
    page.evaluate(
        """(away) => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => away });
          document.dispatchEvent(new Event('visibilitychange'));
        }""",
        away,
    )


# A clock that can be set, and goes on from there; what measures how long things take is as ever.
CLOCK = """(() => {
  const Real = Date;
  let late = 0;
  window.setClock = (text) => { late = new Real(text) - Real.now(); };
  window.Date = class extends Real {
    constructor(...given) { super(...(given.length ? given : [Real.now() + late])); }
    static now() { return Real.now() + late; }
  };
})()"""


def set_clock(page: Page, text: str) -> None:
    """Have the device’s own date and time be these; the page has begun with `CLOCK`."""
    page.evaluate("(text) => setClock(text)", text)


def report(page: Page, text: str) -> None:
    """What scripts tell Python by themselves, as static/js/border.js does."""
    event = "new CustomEvent('pocket', { detail: { text, value: '' } })"
    page.evaluate(f"(text) => document.body.dispatchEvent({event})", text)
