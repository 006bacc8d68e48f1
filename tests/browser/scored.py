"""A walk past real tables that are counted, and the planet of the day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from random import Random

from engine.journal import Journal
from engine.shuffle import pick
from tests.browser.player import NAMES, Player
from tests.browser.saves import is_over, keep
from ui.daily import journal_of

# A planet on which three baobabs have turned, and one came later.
WITH_BAOBABS = {
    "core": "C01 C02 C03 C05",
    "rising": "U01 U06 U07 U08",
    "falling": "D06 D07 D08 D09",
    "character": "P01 P03 P05 P07",
}


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


def play_on(journal: Journal, rng: Random) -> Journal:
    """To the end, at random."""
    while not is_over(journal):
        journal.play(pick(journal.game.legal(), rng))
    return journal
