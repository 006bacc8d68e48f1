"""Games that are under way already, so that a test need not play to where it begins."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.journal import Journal
from engine.shuffle import pick
from tests.browser.player import NAMES, Player
from tests.browser.storage import store, stored
from ui.library import summary
from ui.scene import Settings
from ui.session import Session

DEAL = 11
Wanted = Callable[[Journal], bool]
# Secrets at the table: what every curtain is for.
HIDDEN: dict[str, Any] = {"edition": "2025", "hidden_characters": True}


def played_until(
    wanted: Wanted,
    players: int,
    deal: int,
    game: str = "prince",
    names: Sequence[str] = NAMES,
    **options: object,
) -> Journal:
    """A game played at random, up to where it is as wanted."""
    journal = Journal(game, {"players": players, **options}, names[:players], deal)
    rng = Random(deal)
    while not wanted(journal):
        journal.play(pick(journal.game.legal(), rng))
    return journal


def in_round(number: int, phase: str | None = None) -> Wanted:
    """A round has begun, or has come to this phase."""

    def wanted(journal: Journal) -> bool:
        game: Any = journal.game
        return bool(game.round_number >= number and (phase is None or game.phase == phase))

    return wanted


def handed_on(journal: Journal) -> bool:
    """Somewhere in the middle, right after somebody else has moved."""
    return in_round(7)(journal) and Session("it", journal).scene(Settings()).handed_on


def one_tile_is_left(journal: Journal) -> bool:
    """All that is missing is the last tile of the last player."""
    game: Any = journal.game
    unfinished = [planet for planet in game.planets if None in planet.tiles]
    return bool(len(unfinished) == 1 and unfinished[0].tiles.count(None) == 1)


def own_tile_waits(journal: Journal) -> bool:
    """Two players: whoever laid a tile face down may take it, when planets have much to count."""
    game: Any = journal.game
    if not in_round(9, "take")(journal):
        return False
    face_down = game.view(game.turn).face_down
    return face_down is not None and face_down.id != "?"


def so_many_tiles_are_left(number: int) -> Wanted:
    """In Planet: all players together are still to place so many tiles."""

    def wanted(journal: Journal) -> bool:
        game: Any = journal.game
        return sum(len(planet.free()) for planet in game.planets) == number

    return wanted


def five_animals_wait(journal: Journal) -> bool:
    """In Planet: at the end of this round as many settle as there ever are, or nearly."""
    view: Any = journal.game.view(None)
    return len(view.animals[view.round - 1]) >= 5


def aims_are_needed(journal: Journal) -> bool:
    """A tile is to be taken that can't be taken back, and there are several places for it."""
    game: Any = journal.game
    if game.phase != "take" or game.round_number < 5:
        return False
    places = {str(action).split()[2] for action in game.legal()}
    return len(places) > 1 and game.legal()[0] in game.view(game.turn).final


def is_over(journal: Journal) -> bool:
    return journal.game.turn is None


def keep(player: Player, *journals: Journal, start: int = 0) -> None:
    """Put games into the storage, as `kept0` and so on; the last one is the latest."""
    for number, journal in enumerate(journals, start):
        kept = summary(Session(f"kept{number}", journal), f"2031-05-{number + 1:02}T10:00:00")
        about = json.dumps(kept.change()["about"] | {"rev": 100 + number})
        row = f"{'done' if kept.over else 'open'}:{kept.key}"
        store(player.page, {f"game:{kept.key}": journal.save(), row: about})


def go_on_with(player: Player, journal: Journal) -> None:
    """Put a game into the storage as the one in progress, take it up and open the curtain."""
    come_to(player, journal)
    player.open()


def come_to(player: Player, journal: Journal) -> None:
    """Put a game into the storage as the one in progress, and take it up."""
    kept = summary(Session("it", journal), "2031-05-01T10:00:00")
    about = json.dumps(kept.change()["about"])
    rows = {"open:it": None, "done:it": None} | {"done:it" if kept.over else "open:it": about}
    settings = json.loads(stored(player.page).get("settings", "{}")) | {"pace": player.pace}
    game = {"current": "it", "game:it": journal.save(), "settings": json.dumps(settings)}
    store(player.page, {**game, **rows})
    player.take_up()


def one_baobab_too_many(journal: Journal) -> bool:
    """A tile is on offer that would turn others over."""
    game: Any = journal.game
    if game.phase != "take" or len(game.planets[game.turn].baobabs_in_view()) < 2:
        return False
    return any(tile.baobab for tile in game.view(game.turn).offer)
