"""A browser as people have it, and the site built for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tools import build, chromium
from tools.serve import address, start_server


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Browser, str]]:
    folder = tmp_path_factory.mktemp("site") / "www"
    build.build(folder)
    server = start_server(folder)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.find(Path(playwright.chromium.executable_path), whole=True),
            args=list(chromium.ARGUMENTS),
        )
        yield browser, address(server)
        browser.close()
    server.shutdown()
    server.server_close()
