"""Fewer files for the browser to ask for: the page's scripts become one, and its style sheets."""

import json
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENTRIES = ("static/js/page.js", "static/css/site.css", "static/css/tables.css")
# Style sheets name them; they stay where they are.
PICTURES_AND_FONTS = ("*.png", "*.svg", "*.webp", "*.woff2")


def esbuild(*arguments: str, folder: Path = ROOT) -> None:
    command = [str(ROOT / "node_modules" / ".bin" / "esbuild"), *arguments]
    common = ("--bundle", "--minify", "--target=es2022", "--log-level=warning")
    subprocess.run([*command, *common], check=True, cwd=folder)


def bundle(site: Path) -> None:
    """Put what the entries import into them, and remove it."""
    with tempfile.NamedTemporaryFile() as report:
        external = [f"--external:{pattern}" for pattern in PICTURES_AND_FONTS]
        options = ("--format=esm", "--outdir=.", "--outbase=.", "--allow-overwrite")
        esbuild(*ENTRIES, *external, *options, f"--metafile={report.name}", folder=site)
        inputs = json.load(report)["inputs"]
    for name in inputs:
        if name not in ENTRIES:
            (site / name).unlink()
