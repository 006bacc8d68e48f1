"""Pictures of every screen at three sizes: `python -m tests.browser.screenshots [FOLDER]`.

With `--docs`: the few that the README and the manifest show, into docs/.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.pictures import pictures
from tests.browser.player import Player
from tests.browser.saves import go_on_with, in_round, one_tile_is_left, played_until
from tools import chromium
from tools.serve import address, start_server

SIZES = ((1024, 768), (768, 1024), (390, 844))
DEAL = 11
DOCS = Path(__file__).resolve().parents[2] / "docs"
# Name there -> screen and size.
SHOWN = {
    "table": ("table", (1024, 768)),
    "phone": ("table", (390, 844)),
    "planet": ("planet", (1024, 768)),
}
WEBP = {"quality": 82, "method": 6}


def quiet_screens(player: Player) -> Iterator[str]:
    """What there is besides the tables."""
    yield "home"
    for place in ("rules", "settings", "about"):
        player.tap(place)
        yield place
        player.tap("back")
    player.tap("setup")
    player.tap("players 4")
    yield "setup"
    player.tap("game planet")
    yield "setup-planet"
    player.tap("home")
    go_on_with(player, played_until(in_round(7), 3, DEAL))
    player.leave()
    yield "home-again"
    player.tap("games")
    yield "games"


def prince_screens(player: Player) -> Iterator[str]:
    """Make Me a Planet at its moments."""
    rng = Random(DEAL)
    go_on_with(player, played_until(in_round(1), 4, DEAL))
    yield "table-draw"
    go_on_with(player, played_until(in_round(11, "take"), 4, DEAL))
    player.tap(player.choices("select")[0])
    yield "table"
    for dialog in ("look", "pile"):
        player.tap(player.choices(dialog)[0])
        yield dialog
        player.tap("close")
    player.tap("menu")
    yield "menu"
    player.tap("log")
    yield "log"
    player.tap("close")
    go_on_with(player, played_until(in_round(9, "name"), 4, DEAL))
    yield "table-name"
    go_on_with(player, played_until(in_round(12, "take"), 5, DEAL))
    yield "table-five"
    go_on_with(player, played_until(one_tile_is_left, 5, DEAL))
    player.act(rng)
    yield "result"
    player.tap("home")
    player.begin(2, DEAL, edition="2025", hidden_characters=True)
    yield "curtain"
    player.open()
    yield "table-two-hide"
    hidden = {"edition": "2025", "hidden_characters": True}
    go_on_with(player, played_until(in_round(9, "take"), 2, DEAL, **hidden))
    yield "table-two"


def planet_screens(player: Player) -> Iterator[str]:
    """Planet at its moments."""
    rng = Random(DEAL)

    def go_on_in_round(number: int) -> None:
        go_on_with(player, played_until(in_round(number), 4, DEAL, "planet"))

    go_on_in_round(1)
    yield "planet-start"
    go_on_in_round(6)
    while player.page.get_by_text("Life in round 6").count() == 0:
        player.step(rng)
    yield "planet-life"
    go_on_in_round(8)
    player.tap(player.choices("select")[0])
    player.tap(player.choices("aim")[0])
    yield "planet"
    player.page.locator("#flat").dispatch_event("click")
    player.tap("sizes")
    yield "planet-globe"
    player.tap(player.choices("look")[0])
    yield "planet-look"
    player.tap("close")
    player.tap("deck")
    yield "planet-deck"
    player.tap("close")
    go_on_in_round(12)
    while player.screen != "result":
        player.step(rng)
    yield "planet-result"


def take(browser: Browser, home: str, size: tuple[int, int], folder: Path) -> None:
    width, height = size
    for walk in (quiet_screens, prince_screens, planet_screens):
        context = browser.new_context(
            base_url=home,
            viewport={"width": width, "height": height},
            has_touch=True,
            reduced_motion="reduce",
            service_workers="block",
        )
        player = Player(context.new_page()).arrive()
        for name in walk(player):
            pictures(player.page)
            player.page.screenshot(path=folder / f"{name}-{width}x{height}.png")
        context.close()


def renew_docs(browser: Browser, home: str) -> None:
    with TemporaryDirectory() as folder:
        for size in dict.fromkeys(size for _, size in SHOWN.values()):
            take(browser, home, size, Path(folder))
        for name, (screen, (width, height)) in SHOWN.items():
            picture = Image.open(Path(folder) / f"{screen}-{width}x{height}.png")
            picture.convert("RGB").save(DOCS / f"{name}.webp", **WEBP)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.browser.screenshots", description=__doc__
    )
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("--docs", action="store_true", help="renew the pictures in docs/ instead")
    options = parser.parse_args()
    folder = DOCS if options.docs else options.folder
    folder.mkdir(parents=True, exist_ok=True)
    server = start_server()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.find(Path(playwright.chromium.executable_path)),
            args=list(chromium.ARGUMENTS),
        )
        if options.docs:
            renew_docs(browser, address(server))
        else:
            for size in SIZES:
                take(browser, address(server), size, folder)
    server.shutdown()
    print(f"The pictures are in {folder}.")


if __name__ == "__main__":
    main()
