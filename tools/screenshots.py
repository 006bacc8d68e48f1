"""Pictures of every screen at three sizes: `python -m tools.screenshots [FOLDER]`."""

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools import chromium
from tools.serve import address, start_server

SIZES = ((1024, 768), (768, 1024), (390, 844))
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
DEAL = "11"


class Visitor:
    """Someone who plays on the page, by tapping what can be tapped."""

    def __init__(self, page: Page, home: str) -> None:
        self.page = page
        self.rng = random.Random(3)
        page.goto(home)
        page.wait_for_function("performance.getEntriesByName('playable').length > 0")

    def tap(self, what: str) -> None:
        """Tap the button with this `data-ui` or `data-do`, and wait until the page has answered."""
        taps = "performance.getEntriesByName('tap').length"
        before = self.page.evaluate(taps)
        self.page.locator(f"[data-ui='{what}'], [data-do='{what}']").first.click()
        self.page.wait_for_function(f"{taps} > {before}")

    @property
    def screen(self) -> str:
        return str(self.page.evaluate("document.body.dataset.screen"))

    def offered(self, attribute: str) -> list[str]:
        elements = self.page.locator(f"#page [{attribute}]")
        script = "(all, name) => all.map(each => each.getAttribute(name))"
        return [str(text) for text in elements.evaluate_all(script, attribute)]

    def begin(self, players: int, hidden: bool = False, edition: str = "2013") -> None:
        self.tap("setup")
        self.tap(f"players {players}")
        for seat in range(players):
            self.page.fill(f"#name-{seat}", NAMES[seat])
        self.tap(f"choose edition {edition}")
        if (
            self.page.get_attribute("#switch-hidden_characters", "aria-checked") == "true"
        ) != hidden:
            self.tap("switch hidden_characters")
        self.page.fill("#deal", DEAL)

    def step(self) -> None:
        """One tap on, whatever it is."""
        if self.screen == "curtain":
            self.tap("open")
        elif actions := self.offered("data-do"):
            self.tap(self.rng.choice(actions))
        else:
            choices = [c for c in self.offered("data-ui") if c.startswith(("select", "aim"))]
            self.tap(self.rng.choice(choices))

    def play_until(self, words: str) -> None:
        """Play on until the round is reached and the sentence on the table has these words."""
        while words not in self.page.inner_text("#app"):
            self.step()


def screens(visitor: Visitor) -> Iterator[str]:
    """Go through every screen; each time one is ready, its name is given."""
    yield "home"
    visitor.begin(4)
    yield "setup"
    visitor.tap("start")
    yield "table-draw"
    visitor.play_until("Round 11 ")
    while "take a tile" not in visitor.page.inner_text("#sentence"):
        visitor.step()
    visitor.tap(next(ui for ui in visitor.offered("data-ui") if ui.startswith("select")))
    yield "table"
    visitor.tap(next(ui for ui in visitor.offered("data-ui") if ui.startswith("look")))
    yield "look"
    visitor.tap("close")
    visitor.tap("pile core")
    yield "pile"
    visitor.tap("close")
    visitor.tap("menu")
    yield "menu"
    visitor.tap("log")
    yield "log"
    visitor.tap("close")
    while "who picks next" not in visitor.page.inner_text("#sentence"):
        visitor.step()
    yield "table-name"
    while visitor.screen != "result":
        visitor.step()
    yield "result"
    visitor.tap("home")
    visitor.begin(2, hidden=True, edition="2025")
    visitor.tap("start")
    yield "curtain"
    visitor.tap("open")
    yield "table-two-hide"
    visitor.play_until("Round 9 ")
    yield "table-two"
    visitor.page.reload()
    visitor.page.wait_for_function("performance.getEntriesByName('playable').length > 0")
    if visitor.screen == "curtain":
        visitor.tap("open")
    visitor.tap("menu")
    visitor.tap("home")
    visitor.begin(5)
    visitor.tap("start")
    visitor.play_until("Round 12 ")
    yield "table-five"
    while visitor.screen != "result":
        visitor.step()
    yield "result-five"
    visitor.tap("home")
    yield "home-again"
    visitor.tap("games")
    yield "games"
    visitor.tap("home")
    visitor.tap("rules")
    yield "rules"
    visitor.tap("back")
    visitor.tap("settings")
    yield "settings"


def planet_screens(visitor: Visitor) -> Iterator[str]:
    """The table of Planet at its moments."""
    visitor.tap("setup")
    visitor.tap("game planet")
    visitor.tap("players 4")
    for seat in range(4):
        visitor.page.fill(f"#name-{seat}", NAMES[seat])
    visitor.page.fill("#deal", DEAL)
    visitor.tap("start")
    visitor.tap("open")
    yield "planet-start"
    visitor.play_until("Life in round 6")
    yield "planet-life"
    visitor.tap(next(ui for ui in visitor.offered("data-ui") if ui.startswith("select")))
    visitor.tap(next(ui for ui in visitor.offered("data-ui") if ui.startswith("aim")))
    yield "planet"
    visitor.page.evaluate("document.getElementById('flat').click()")
    visitor.tap("sizes")
    yield "planet-globe"
    visitor.tap(next(ui for ui in visitor.offered("data-ui") if ui.startswith("look")))
    yield "planet-look"
    visitor.tap("close")
    visitor.tap("deck")
    yield "planet-deck"
    visitor.tap("close")
    visitor.page.evaluate("document.getElementById('flat').click()")
    while visitor.screen != "result":
        visitor.step()
    yield "planet-result"
    visitor.tap("home")
    visitor.tap("rules")
    yield "planet-rules"


def take(browser: Browser, home: str, size: tuple[int, int], folder: Path) -> None:
    width, height = size
    for walk in (screens, planet_screens):
        context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        visitor = Visitor(context.new_page(), home)
        for name in walk(visitor):
            visitor.page.mouse.move(0, 0)
            visitor.page.screenshot(path=folder / f"{name}-{width}x{height}.png")
        context.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    folder = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    server = start_server()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.find(Path(playwright.chromium.executable_path)),
            args=list(chromium.ARGUMENTS),
        )
        for size in SIZES:
            take(browser, address(server), size, folder)
    server.shutdown()
    print(f"The pictures are in {folder}.")


if __name__ == "__main__":
    main()
