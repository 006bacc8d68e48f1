"""What of a rulebook is told by statements of the tests, and what by none."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from engine.game import Options
from tests.ui.document import Element, read
from ui.rulebook import Rulebook

SENTENCE = re.compile(r"[^\s](?:.*?)(?:[.!?:…](?=\s|$)|$)")

Own = TypeVar("Own", bound=Options)
Statement = tuple[str, str, Callable[[Own], bool]]  # the place, what is told, and where it holds


class Reader(Generic[Own]):
    """Somebody who reads the rules of a game, for any of its options."""

    def __init__(self, book: Rulebook[Own], statements: Sequence[Statement[Own]]) -> None:
        self.statements = statements
        self._book = book
        self._sections: dict[Own, dict[str, Element]] = {}
        self._words: dict[tuple[Own, str], str] = {}

    def sections(self, options: Own) -> Mapping[str, Element]:
        """The sections as they are read, by their places."""
        if options not in self._sections:
            self._sections[options] = {
                each.place: read(f"<div>{each.words}{each.pictures or ''}</div>")
                for each in self._book.sections(options)
            }
        return self._sections[options]

    def is_told(self, options: Own, place: str, sentence: str) -> bool:
        section = self.sections(options).get(place)
        if section is not None and (options, place) not in self._words:
            self._words[options, place] = " ".join(section.text.split())
        return section is not None and sentence in self._words[options, place]

    def stated(self, options: Own, place: str) -> list[str]:
        """What is to be told there."""
        return [text for where, text, holds in self.statements if where == place and holds(options)]


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
