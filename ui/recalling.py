"""What taps do with memories: the records and statistics of all finished games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.border import Download, Effect, Effects, Finished, Note, Say, Store
from ui.library import GAME_KEY, read_kept
from ui.state import State
from ui.words import N_

if TYPE_CHECKING:
    from ui.records import Records


# --- records ---


def records(state: State) -> Effects:
    return state.ask("finished")


def recorded(state: State, found: Finished) -> Effects:
    """All finished games are known: count them."""
    from ui.records import Records  # not needed before

    state.go("records")
    state.records = Records(map(read_kept, found["games"]))
    return ()


def _looked_at(state: State) -> Records:
    assert state.records is not None
    return state.records


def record_game(state: State, game: str) -> Effects:
    _looked_at(state).choose_game(game)
    return ()


def record_who(state: State, number: int) -> Effects:
    """Whose results: everybody’s, or those of one of the people on the page."""
    _looked_at(state).choose(number)
    return ()


def all_names(state: State) -> Effects:
    _looked_at(state).all_names = True
    return ()


# --- all of it ---


def export_all(state: State) -> Effects:
    return state.ask("saves")


def collected(state: State, saves: list[str]) -> Effects:
    """All games go into one file, each to the letter as it is kept."""
    games = ",\n".join(saves)
    date = state.device.now()[:10]
    return [Download(f"pocket-planets-{date}.json", f'{{"format":1,"games":[\n{games}\n]}}\n')]


def ask_erase(state: State) -> Effects:
    state.dialog = "erase"
    return ()


def erase(state: State) -> Effects:
    """All finished games are gone for good, and with them all that was counted."""
    state.dialog = None
    looked_at = state.records
    if looked_at is None:
        return ()
    gone = [each.key for each in looked_at.kept]
    effects: list[Effect] = [Store(GAME_KEY + key, None) for key in gone]
    for key in gone:
        state.library.delete(key)
    told = Say(Note(N_("All finished games are erased.")))
    return [*effects, told, *state.ask("finished")]
