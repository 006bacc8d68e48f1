"""A language of the tests: English made longer, with an accent on every letter and three plurals.

It is made from the messages that translators get, and loaded as theirs will be. So a letter without
an accent on the page is a word that was never translated, or that no translator would get to see.
"""

from __future__ import annotations

import re
from functools import cache

from babel.messages.catalog import Catalog

from tools.messages import ROOT, catalogue
from tools.translations import compiled as made_for_the_page
from tools.translations import messages
from ui.catalogue import Catalogue

LANGUAGE = "pl"  # for its plurals: 1; 2 to 4, 22 to 24 and so on; all others
FORMS = "①②③"
PLAIN = re.compile(r"[A-Za-z]")
_FIELD = re.compile(r"(\{[^{}]*\})")
_ACCENTS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "åƀçđéƒğĥîĵķļɱñöþǫřšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŘŠŢÛṼŴẊÝŽ",
)
_VOWELS = re.compile(r"([aeiou])")


def pseudo(words: str) -> str:
    """Words in this language; what stands in braces stays.

    >>> pseudo("{name} takes a tile")
    '{name} ţååķééš åå ţîîļéé'
    """
    parts = _FIELD.split(words)
    return "".join(
        part if _FIELD.fullmatch(part) else _VOWELS.sub(r"\1\1", part).translate(_ACCENTS)
        for part in parts
    )


@cache
def compiled() -> str:
    """The language as the page loads it."""
    template = catalogue()
    translations = Catalog(locale=LANGUAGE)
    for message in messages(template):
        words = message.id
        string: str | tuple[str, ...] = (
            pseudo(words)
            if isinstance(words, str)
            else tuple(pseudo(words[form > 0]) + FORMS[form] for form in range(len(FORMS)))
        )
        translations.add(words, string, context=message.context)
    return made_for_the_page(translations, template, (ROOT / "index.html").read_text("utf-8"))


def translations() -> Catalogue:
    """The language, to be used."""
    return Catalogue(compiled())
