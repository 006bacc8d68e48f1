"""What a page shows of a game, and what those who look at it may know."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape

from engine.journal import Journal
from engine.planet.animals import ANIMALS
from engine.planet.tiles import TILES
from tests.engine.tables import Onlooker, table_of
from ui.scenes import Position
from ui.session import Session

READ = re.compile(r'(?:aria-label|title|alt)="([^"]*)"|>([^<]+)')
YOU = re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE)


def drawn(session: Session, scene: Position) -> str:
    """The table, what lies over it, and what is said."""
    page = session.page
    return page.table(scene) + (page.table_dialog(scene) or "") + f"<p>{page.sentence(scene)}</p>"


def read_in(html: str) -> list[str]:
    """Everything that a person reads or hears."""
    return [unescape(label or text) for label, text in READ.findall(html)]


def tiles_in(html: str) -> set[str]:
    """The tiles of Make Me a Planet; the curves of a path look like some and are none."""
    return set(re.findall(r"\b[CUDP]\d\d\b", re.sub(r"<path [^>]*>", "", html)))


def continents_in(html: str) -> set[str]:
    """The tiles of Planet that a page carries."""
    return {name for name in TILES if name in html}


def animals_in(html: str) -> set[str]:
    """The animals that a page shows, by their pictures."""
    return set(re.findall(r"animals/(\w+)\.webp", html)) & set(ANIMALS)


# By game: the names of all that a page shows and not everybody knows at all times.
SHOWN: dict[str, Callable[[str], set[str]]] = {
    "prince": tiles_in,
    "planet": lambda html: continents_in(html) | animals_in(html),
}


def follow(journal: Journal) -> Iterator[Onlooker]:
    """Before the first action, after it, after the second: who follows the rules and no engine."""
    fresh = Journal(journal.kind, journal.options.to_json(), journal.names, journal.seed)
    onlooker = table_of(journal.kind).watch(fresh)
    yield onlooker
    number = 0
    while True:
        onlooker.follow(str(journal.actions[number]))
        number += 1
        yield onlooker
