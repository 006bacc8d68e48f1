"""A language other than English, as the build packs it (tools/translations.py).

It is loaded only when it is wanted. The page has the English of every message, so it is not sent a
second time: a number made from it stands for it.
"""

from __future__ import annotations

import json
from binascii import crc32
from gettext import NullTranslations, c2py

from ui.words import CONTEXT


def key_of(message: str) -> int:
    """The number that stands for a message, with its context before it."""
    return crc32(message.encode())


class Catalogue(NullTranslations):
    """What is missing in it is said in English."""

    def __init__(self, text: str) -> None:
        super().__init__()
        data = json.loads(text)
        self._info = {"language": data["language"]}
        self._form = c2py(data["plural"])
        self._words = dict(zip(data["keys"], data["words"], strict=True))

    def gettext(self, message: str) -> str:
        return str(self._words.get(key_of(message), message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        forms = self._words.get(key_of(msgid1))
        return str(forms[self._form(n)]) if forms else super().ngettext(msgid1, msgid2, n)

    def pgettext(self, context: str, message: str) -> str:
        return str(self._words.get(key_of(f"{context}{CONTEXT}{message}"), message))
