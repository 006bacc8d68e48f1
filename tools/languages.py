"""The languages of the site: what the page loads of each when it is wanted, and its manifest."""

import json
from pathlib import Path

from babel.messages.catalog import Catalog

from tools.messages import catalogue
from tools.page import content_hash
from tools.translation_checks import wrong
from tools.translations import TRANSLATED, compiled, manifest, po_file, read, updated

MANIFEST = "manifest.webmanifest"


def build(site: Path, page: str) -> None:
    """Write them into a site that has the English manifest."""
    template = catalogue()
    english = json.loads((site / MANIFEST).read_text("utf-8"))
    (site / "locale").mkdir()
    for language in TRANSLATED:
        translation = sound(language, template)
        words = site / "locale" / f"{language}.json"
        words.write_text(compiled(translation, template, page), "utf-8")
        words.rename(words.with_stem(f"{language}-{content_hash(words)}"))
        name = MANIFEST.replace(".", f"-{language}.", 1)
        (site / name).write_text(manifest(translation, english), "utf-8")


def sound(language: str, template: Catalog) -> Catalog:
    """What is said now, in a language. A sentence that would break on the page is in no site."""
    translation = updated(read(language), template)
    if found := list(wrong(translation, template)):
        raise ValueError("\n".join((f"{po_file(language)} has mistakes:", *found)))
    return translation
