"""Pictures of every screen at three sizes: `python -m tests.browser.screenshots [FOLDER]`.

With `--language fr` in that language, with `--language all` in all, each in a folder of its own.
With `--docs`: the few that the README and the manifest show, into docs/.
"""

import argparse
import re
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.device import PHONE, TABLET, USUAL_SIZES, Size, window
from tests.browser.pictures import pictures
from tests.browser.player import NAMES, Player
from tests.browser.stages import hold_at
from tests.browser.walk import WALKS, Walk, planet_screens, prince_screens
from tools import chromium
from tools.serve import address, start_server
from ui.words import LANGUAGES, SOURCE

DOCS = Path(__file__).resolve().parents[2] / "docs"
# Name there -> screen and size.
SHOWN = {
    "table": ("table", TABLET),
    "phone": ("table", PHONE),
    "planet": ("planet", TABLET),
}

FILMS = ("a tile lands", "the face-down tile", "baobabs turn", "an animal arrives", "the feast")


def take(
    browser: Browser,
    home: str,
    size: Size,
    folder: Path,
    language: str = SOURCE,
    walks: Sequence[Walk] = WALKS,
) -> None:
    for walk in walks:
        context = browser.new_context(
            base_url=home,
            viewport=window(size),
            has_touch=True,
            reduced_motion="reduce",
            service_workers="block",
            locale=language,
        )
        player = Player(context.new_page()).arrive()
        for name in walk(player):
            pictures(player.page)
            player.page.screenshot(path=folder / file_name(name, size))
        context.close()


# The moments of a film strip, in milliseconds; what moves is set to each of them.
FILM = (0, 150, 300, 450, 650, 900, 1200, 1600)
SET_TO = """(at) => document.getAnimations().forEach((motion) => {
  motion.pause();
  motion.currentTime = at;
})"""


def take_films(browser: Browser, home: str, folder: Path) -> None:
    """What is shown on the stage as it moves: a strip of pictures for each."""
    for name in FILMS:
        context = browser.new_context(
            base_url=home, viewport=window(TABLET), has_touch=True, service_workers="block"
        )
        player = Player(context.new_page(), "show").arrive()
        hold_at(player, name, NAMES[:3])
        strip = Image.new("RGB", (4 * 512, 2 * 384))
        for number, at in enumerate(FILM):
            player.page.evaluate(SET_TO, at)
            shot = Image.open(BytesIO(player.page.screenshot())).resize((512, 384))
            strip.paste(shot, (number % 4 * 512, number // 4 * 384))
        strip.save(folder / f"film-{name.replace(' ', '-')}.png")
        context.close()


def file_name(screen: str, size: Size) -> str:
    name = re.sub(r"[,:]", "", screen.lower()).replace(" ", "-")
    return f"{name}-{size[0]}x{size[1]}.png"


def renew_docs(browser: Browser, home: str) -> None:
    with TemporaryDirectory() as folder:
        for size in dict.fromkeys(size for _, size in SHOWN.values()):
            take(browser, home, size, Path(folder), walks=(prince_screens, planet_screens))
        for name, (screen, size) in SHOWN.items():
            picture = Image.open(Path(folder) / file_name(screen, size))
            picture.convert("RGB").save(DOCS / f"{name}.webp", quality=82, method=6)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.browser.screenshots", description=__doc__
    )
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("--language", choices=[*LANGUAGES, "all"], default=SOURCE)
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
            for language in LANGUAGES if options.language == "all" else [options.language]:
                into = folder if language == SOURCE else folder / language
                into.mkdir(exist_ok=True)
                for size in USUAL_SIZES:
                    take(browser, address(server), size, into, language)
            take_films(browser, address(server), folder)
    server.shutdown()
    print(f"The pictures are in {folder}.")


if __name__ == "__main__":
    main()
