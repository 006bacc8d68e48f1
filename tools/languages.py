"""The languages of the site: what the page loads of each when it is wanted, and its manifest."""

import json
from pathlib import Path

from tools.messages import catalogue
from tools.page import content_hash
from tools.translations import TRANSLATED, compiled, manifest, read

MANIFEST = "manifest.webmanifest"


def build(site: Path, page: str) -> None:
    """Write them into a site that has the English manifest."""
    template = catalogue()
    english = json.loads((site / MANIFEST).read_text("utf-8"))
    (site / "locale").mkdir()
    for language in TRANSLATED:
        translation = read(language)
        words = site / "locale" / f"{language}.json"
        words.write_text(compiled(translation, template, page), "utf-8")
        words.rename(words.with_stem(f"{language}-{content_hash(words)}"))
        name = MANIFEST.replace(".", f"-{language}.", 1)
        (site / name).write_text(manifest(translation, english), "utf-8")
