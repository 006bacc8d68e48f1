"""Build the site: `python -m tools.build [FOLDER]` leaves a folder that any static host can serve.

Every address in it is relative, so that it plays from any path. Two builds of the same sources are
the same, byte for byte. Where the site will be need not be known; `SITE_URL`, if it is set, lets
other sites show a picture beside a link to it.
"""

import argparse
import os
import shutil
from pathlib import Path
from typing import Any

from tools import archives, games, languages
from tools.bundle import bundle
from tools.draw import scenes, sprites
from tools.licences import write_licences
from tools.offline import write_service_worker
from tools.page import read_config, write_page
from tools.vendor import INTERPRETER, copy_fonts, copy_vendor, no_packages

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
NODE_MODULES = ROOT / "node_modules"
AS_THEY_ARE = ("main.py", "manifest.webmanifest")
# Drawings are sources: the site shows the sprites made of them. Types are for whoever writes.
SOURCES_ONLY = shutil.ignore_patterns("drawings", "*.d.ts")


def build(dist: Path = DIST) -> None:
    """Build the whole site into `dist`, from scratch."""
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    config = read_config(ROOT / "pyscript.toml")
    shutil.copytree(ROOT / "static", dist / "static", ignore=SOURCES_ONLY)
    sprites.build(dist / "static" / "sprites")
    for artist in games.artists():
        artist.build(dist, NODE_MODULES)
    fonts = copy_fonts(NODE_MODULES, dist / "static" / "fonts")
    sheets = dist / "static" / "css"
    (sheets / "fonts.css").write_text(fonts, "utf-8")
    (sheets / "games.css").write_text(games.style_sheet(sheets), "utf-8")
    scripts = dist / "static" / "js"
    (scripts / "games.js").write_text(games.script(scripts), "utf-8")
    make_screenshots(dist / "static" / "screenshots")
    bundle(dist)
    copy_vendor(NODE_MODULES, dist)
    archives.slim(dist / "runtime", INTERPRETER)
    write_licences(NODE_MODULES, dist)
    pack_python(dist, config)
    for name in AS_THEY_ARE:
        shutil.copyfile(ROOT / name, dist / name)
    languages.build(dist, (ROOT / "index.html").read_text("utf-8"))
    home = os.environ.get("SITE_URL", "")
    write_page(ROOT / "index.html", dist, config, no_packages(NODE_MODULES), home)
    # Last: it lists everything else, and the Makefile takes it as the sign that all went well.
    write_service_worker(dist)


def make_screenshots(folder: Path) -> None:
    """What browsers show when they install the site, and other sites beside a link to it."""
    folder.mkdir()
    for picture in (ROOT / "docs").glob("*.webp"):
        shutil.copyfile(picture, folder / picture.name)
    sprites.make(folder, [sprites.Sprite("social.jpg", (1200, 630), scenes.social)])


def pack_python(dist: Path, config: dict[str, Any]) -> None:
    """Make the two archives that the browser's Python imports from."""
    sources = app_sources(config)
    pyscript = archives.pyscript_sources(NODE_MODULES)
    main = {"main.py": (ROOT / "main.py").read_bytes()}
    library = archives.library(NODE_MODULES, {**main, **sources, **pyscript})
    (dist / "library.zip").write_bytes(library)
    (dist / "app.zip").write_bytes(archives.app(NODE_MODULES, sources, pyscript, library))


def app_sources(config: dict[str, Any]) -> dict[str, bytes]:
    """What pyscript.toml wants in the app's archive."""
    patterns = config["app"]["packed"]
    names = {file.relative_to(ROOT).as_posix() for each in patterns for file in ROOT.glob(each)}
    return {name: (ROOT / name).read_bytes() for name in sorted(names - {*config["app"]["left"]})}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.build", description="Build the site.")
    parser.add_argument("folder", nargs="?", type=Path, default=DIST, help="default: dist")
    folder = parser.parse_args().folder
    build(folder)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"The site is in {folder} ({size / 1e6:.1f} MB).")


if __name__ == "__main__":
    main()
