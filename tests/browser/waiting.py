"""What browser tests wait for."""

from playwright.sync_api import Page, expect

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
