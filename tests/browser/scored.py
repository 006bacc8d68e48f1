"""A walk past real tables that are counted, and the planet of the day."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from random import Random

from engine.journal import Journal
from engine.shuffle import pick
from tests.browser.player import NAMES, Player
from tests.browser.saves import is_over, keep
from tests.browser.storage import store
from ui.daily import journal_of
from ui.draft import MOST_PLAYERS
from ui.real_table import Table, kept_table

# A planet on which three baobabs have turned, and one came later.
WITH_BAOBABS = {
    "core": "C01 C02 C03 C05",
    "rising": "U01 U06 U07 U08",
    "falling": "D06 D07 D08 D09",
    "character": "P01 P03 P05 P07",
}
CHARACTERS = ("little_prince", "businessman_white", "turkish_astronomer", "geographer")


def scored_screens(player: Player, names: Sequence[str] = NAMES) -> Iterator[str]:
    """A real table that is counted."""
    player.tap("score")
    player.tap("tally players 2")
    for seat, name in enumerate(names[:2]):
        player.write(f"tally-name-{seat}", name)
    player.tap("tally end")
    player.tap("tally way tiles")
    for tile in ("C01", "C05", "C09"):
        player.tap(f"tally pick {tile}")
    yield "score, tile by tile"
    player.tap("tally way count")
    for character in ("little_prince", "hunter", "drunkard", "turkish_astronomer"):
        player.tap(f"tally more {character}")
    player.tap("tally more volcano")
    player.tap("tally more turned")
    player.tap("tally done")
    yield "score, by counting, with a problem"
    player.tap("tally less turned")
    player.tap("tally done")
    player.tap("tally way tiles")
    for kind, tiles in WITH_BAOBABS.items():
        player.tap(f"tally kind {kind}")
        for tile in tiles.split():
            player.tap(f"tally pick {tile}")
    yield "score, which tiles lie face down"
    player.tap("tally done")  # the three are marked already
    assert player.choices("tally") == ["tally table"]
    yield "score, points"
    player.tap("tally table")
    yield "score, the table"
    player.tap("tally game planet")
    player.tap("tally end")
    for objective, animals in (("glacier", "polar_bear"), ("ocean", "whale")):
        player.tap(f"tally objective {objective}")
        player.write("areas", "12")
        player.tap(f"tally pick {animals}")
        if objective == "ocean":
            yield "score, Planet"
        player.tap("tally done")
    assert player.choices("tally") == ["tally table"]
    yield "score, points of Planet"
    player.tap("tally table")
    player.tap("home")
    yesterday = journal_of(date.today() - timedelta(days=1), names[0])
    keep(player, play_on(yesterday, Random(11)), start=9)
    player.take_up()
    player.tap("day")
    if not player.choices("play-day")[1:]:  # it was in the month before
        player.tap("month -1")
    yield "planet of the day"
    player.tap("home")
    keep_table(player, names)
    player.take_up()
    player.tap("games")
    player.tap("continue counted")
    yield "score, points of many"
    player.tap("home")


def keep_table(player: Player, names: Sequence[str]) -> None:
    """Put a real table into the storage at which all of them sat."""
    table = Table("prince", [*names], list(range(MOST_PLAYERS)), "counted")
    table.sit(len(names))
    for number, seat in enumerate(table.seats):
        things = {"volcano": number % 3, "sheep_white": 3, "star": 2, "box": 1}
        seat |= {"characters": list(CHARACTERS), "objects": things}
    kept = kept_table(table, "2031-05-01T10:00:00")
    about = json.dumps(kept.change()["about"] | {"rev": 200})
    text = json.dumps(table.to_json())
    store(player.page, {"game:counted": text, "done:counted": about})


def play_on(journal: Journal, rng: Random) -> Journal:
    """To the end, at random."""
    while not is_over(journal):
        journal.play(pick(journal.game.legal(), rng))
    return journal
