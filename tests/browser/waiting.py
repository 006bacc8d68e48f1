"""What browser tests wait for."""

from playwright.sync_api import Page

BOOT_TIMEOUT = 60_000  # milliseconds, for a slow and busy machine; a boot takes two to six seconds


def wait_until_playable(page: Page) -> None:
    """Wait for the first screen drawn by Python."""
    page.wait_for_function(
        "performance.getEntriesByName('playable').length > 0", timeout=BOOT_TIMEOUT
    )
