"""What a page shows of a game, and what those who look at it may know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

from engine.journal import Journal
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


tiles_in = table_of("prince").secrets_in  # of Make Me a Planet


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
