"""Which sentences of a rulebook are told by statements of the tests, and which by none."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator

from tests.ui.document import Element

SENTENCE = re.compile(r"[^\s](?:.*?)(?:[.!?:…](?=\s|$)|$)")


def untold(section: Element, statements: Collection[str]) -> list[str]:
    """The sentences of a section that no statement is about, not even in part."""
    text = section.text
    told = [
        range(match.start(), match.end())
        for statement in statements
        for match in re.finditer(re.escape(statement), text)
    ]
    return [
        text[start:end]
        for start, end in _sentences(section)
        if any(map(str.isalpha, text[start:end]))
        and not any(each.start < end and start < each.stop for each in told)
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
