"""Find a Chromium for tests and benches: `python tools/chromium.py [--install] [--whole]`."""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

VARIABLE = "POCKET_PLANETS_CHROMIUM"
# Without windows it needs half the time: first choice, but where somebody looks on or measures.
WINDOWLESS = "chromium-headless-shell"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Quiet: no calls home, and no sandbox, since tests often run as root in a container.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def find(playwrights_own: Path | None = None, whole: bool = False) -> Path | None:
    """The Chromium to use: the one the environment names, Playwright's own, or one on the PATH.

    Who has a running Playwright says where it keeps its own: a second one can't be started then.
    """
    if named := os.environ.get(VARIABLE):
        return Path(named)
    own = playwrights_own or ask_playwright()
    names = NAMES if whole else (WINDOWLESS, *NAMES)
    return own if own and own.is_file() else find_on_path(names)


def ask_playwright() -> Path | None:
    """Where Playwright keeps its own Chromium once it has downloaded one."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def find_on_path(names: Sequence[str]) -> Path | None:
    return next((Path(path) for name in names if (path := shutil.which(name))), None)


def install(whole: bool) -> Path | None:
    """Try Playwright's download, then Debian's package."""
    playwright = (sys.executable, "-m", "playwright")
    may_apt = os.geteuid() == 0 and shutil.which("apt-get") is not None
    run(*playwright, "install", "chromium")
    if find(whole=whole) and may_apt:
        run(*playwright, "install-deps", "chromium")
    elif may_apt:
        run("apt-get", "update", "--quiet")
        for package in ("chromium",) if whole else (WINDOWLESS, "chromium"):
            if not find(whole=whole):
                run("apt-get", "install", "--quiet", "--yes", "--no-install-recommends", package)
    return find(whole=whole)


def run(*command: str) -> None:
    """Run a command that may fail: what counts is whether there is a Chromium afterwards."""
    print(" ".join(("+", *command)), flush=True)
    subprocess.run(command, check=False)


def main() -> None:
    parser = argparse.ArgumentParser(description="Find a Chromium for the tests.")
    parser.add_argument("--install", action="store_true", help="install one where none is found")
    parser.add_argument("--whole", action="store_true", help="with windows, as people have it")
    options = parser.parse_args()
    path = find(whole=options.whole) or (install(options.whole) if options.install else None)
    if path is None:
        sys.exit(
            "The browser tests need Chromium, and none was found: install it, "
            f"or give the path of one in the environment variable {VARIABLE}."
        )
    print(f"Chromium: {path}")


if __name__ == "__main__":
    main()
