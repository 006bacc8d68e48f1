"""What browser tests wait for."""

from playwright.sync_api import Page, expect

# From when on a button takes a press, once it has been painted.
_SINCE = """(selector) => {
  const button = document.querySelector(selector);
  if (!button || !pocket.isReady(button, { at: Number.MAX_VALUE })) return null;
  for (let at = 0; ; at += 1) if (pocket.isReady(button, { at })) return at;
}"""
BOOT_TIMEOUT = 60_000  # milliseconds, for a slow and busy machine; a boot takes two to six seconds


def wait_until_playable(page: Page) -> None:
    """Wait for the first screen drawn by Python."""
    page.wait_for_function(
        "performance.getEntriesByName('playable').length > 0", timeout=BOOT_TIMEOUT
    )


def wait_until_offline(page: Page) -> None:
    """Wait until the first screen says that all of the site is on the device."""
    ready = page.get_by_text("Ready to play offline", exact=True)
    expect(ready).to_be_visible(timeout=BOOT_TIMEOUT)


def wait_for_screen(page: Page, name: str) -> None:
    expect(page.locator("body")).to_have_attribute("data-screen", name)


def counts_from(page: Page, selector: str) -> int:
    """From which time on a press on a button would count, in whole milliseconds of the page."""
    found = page.wait_for_function(_SINCE, arg=selector)
    return int(found.json_value())
