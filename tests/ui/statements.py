"""What of a rulebook is told by statements of the tests, and what by none."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from tests.ui.document import Element

SENTENCE = re.compile(r"[^\s](?:.*?)(?:[.!?:…](?=\s|$)|$)")


def untold(section: Element, statements: Collection[str]) -> list[str]:
    """What of the sentences of a section no statement is about, to the letter and the number."""
    text = section.text
    told = bytearray(len(text))
    for statement in statements:
        for match in re.finditer(re.escape(statement), text):
            told[match.start() : match.end()] = bytes([1]) * len(statement)
    return [
        "".join(text[at] for at in range(start, end) if not told[at])
        for start, end in _sentences(section)
        if any(text[at].isalnum() and not told[at] for at in range(start, end))
    ]


def _sentences(section: Element) -> Iterator[tuple[int, int]]:
    """Where in the text of a section each of its sentences begins and ends."""
    at = 0
    for words in _words(section):
        for match in SENTENCE.finditer(words):
            yield at + match.start(), at + match.end()
        at += len(words)


def _words(element: Element) -> Iterator[str]:
    """The texts between tags, in the order of the text of all."""
    for child in element.children:
        if isinstance(child, str):
            yield child
        else:
            yield from _words(child)
