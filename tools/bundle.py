"""Fewer files for the browser to ask for: the page's scripts become one, and its style sheets."""

import json
import os
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENTRIES = (
    *("static/js/page.js", "static/js/python.js"),
    *("static/css/site.css", "static/css/later.css"),
)
# Scripts that stay by themselves: a browser that is too old has to understand them.
OLD_WORDS = ("static/js/downloads.js", "static/js/boot.js")
# Loaded when they are wanted, each with the libraries that it alone needs.
WHEN_WANTED = ("static/js/painter.js", "static/js/qr.js")
BROWSERS = "chrome108,firefox113,safari16.4"  # the oldest that the README promises
# Style sheets and scripts name them; they stay where they are.
EXTERNAL = ("*.png", "*.svg", "*.webp", "*.woff2", "../../runtime/*")


IN_PLACE = ("--outdir=.", "--outbase=.", "--allow-overwrite")


LIBRARIES = {**os.environ, "NODE_PATH": str(ROOT / "node_modules")}


def esbuild(*arguments: str, folder: Path = ROOT, target: str = BROWSERS) -> None:
    """Make scripts or style sheets short: what people read in them goes."""
    command = [str(ROOT / "node_modules" / ".bin" / "esbuild"), *arguments]
    common = ("--minify", f"--target={target}", "--log-level=warning")
    subprocess.run([*command, *common], check=True, cwd=folder, env=LIBRARIES)


def bundle(site: Path) -> None:
    """Put what the entries import into them, and remove it."""
    esbuild(*WHEN_WANTED, "--bundle", "--format=esm", *IN_PLACE, folder=site)
    joined = {
        *join(site, OLD_WORDS, "--format=iife", target="es2017"),
        *join(site, ENTRIES, "--format=esm", *(f"--external:{pattern}" for pattern in EXTERNAL)),
    }
    for name in joined - {*OLD_WORDS, *ENTRIES}:
        (site / name).unlink()


def join(site: Path, entries: tuple[str, ...], *options: str, target: str = BROWSERS) -> set[str]:
    """Put what the entries import into them; gives back the names of all that was read."""
    with tempfile.NamedTemporaryFile() as report:
        told = f"--metafile={report.name}"
        esbuild(*entries, "--bundle", *options, *IN_PLACE, told, folder=site, target=target)
        return set(json.load(report)["inputs"])
