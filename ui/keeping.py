"""What taps do with the games that are kept.

A game is read from the storage when it is wanted: the tap asks, and the answer comes in as a report
(ui/reports.py). It counts unless somebody has gone on to another screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import GameError
from ui.border import Download, Effect, Effects, Game, Note, Order, Say, Store
from ui.library import GAME_KEY, PAGE, Kept, read_kept, summary
from ui.state import State
from ui.words import N_

if TYPE_CHECKING:
    from ui.session import Session

KEPT_APART = N_("What was played here and not stored in time is kept as a game of its own.")
HERE_ALREADY = N_("This game is here already: {names}.")
LONGEST = 1_000_000  # characters of a save: most have some thousands, and each move writes it anew


# --- the list ---


def games(state: State) -> Effects:
    return state.ask("games", str(PAGE))


def more(state: State) -> Effects:
    return state.ask("games", str(len(state.library.listed) + PAGE))


# --- going on ---


def go_on(state: State, key: str) -> Effects:
    return state.ask("game", key, "opened")


def open_game(state: State, found: Game) -> list[Effect]:
    """Go on with a game of the storage; one that can't be read is marked, and left as it is."""
    kept = read_kept(found)
    if found["save"] is None:
        state.library.remove(kept.key)
        state.problem = not_here()
        return []
    try:
        if kept.end is not None and kept.end.real:
            return [*_open_table(state, kept, found["save"])]
        state.session = load(kept.key, found["save"])
    except GameError as error:
        return [_mark(state, kept, error)]
    state.go("game")
    if not kept.broken and not kept.lacks_end:
        return []
    # This version can read it, or knows more to say of it.
    return [Store(GAME_KEY + kept.key, summary(state.session, kept.when).change())]


def _open_table(state: State, kept: Kept, text: str) -> Effects:
    from ui.tallying import open_table  # not needed before

    return open_table(state, kept, text)


def load(key: str, save: str) -> Session:
    """A game from its save; raises BadSave."""
    from engine.journal import Journal  # not needed for the first screen
    from ui.session import Session

    return Session(key, Journal.load(save))


def not_here() -> Note:
    return Note(N_("This game is not here any more."))


def _mark(state: State, kept: Kept, reason: GameError) -> Store:
    state.library.mark(kept, reason)
    state.problem = GameError(
        N_("This game can’t be opened, and is kept as it is: {names}. {reason}"),
        names=kept,
        reason=reason,
    )
    return Store(GAME_KEY + kept.key, kept.change())


def retry(state: State) -> Effects:
    """The storage could not be read: try it again."""
    return state.ask("start")


def take_over(_state: State) -> Effects:
    return [Order.STEAL]


# --- deleting, exporting ---


def ask_delete(state: State, key: str) -> Effects:
    state.dialog, state.asking = "delete", key
    return ()


def delete(state: State, key: str) -> Effects:
    """As somebody has asked for."""
    kept = state.library.find(key)
    said = [Say(Note(N_("Deleted: {names}."), names=kept))] if kept is not None else []
    return [*throw_away(state, key), *said]


def throw_away(state: State, key: str) -> Effects:
    """A game is not kept any more."""
    effects: list[Effect] = []
    if state.library.find(key) is not None:
        state.library.delete(key)
        effects.append(Store(GAME_KEY + key, None))
    if state.session is not None and state.session.key == key:
        state.session = None
        effects.append(Store("current", None))
    state.dialog = state.asking = None
    return effects


def ask_export(state: State, key: str) -> Effects:
    kept = state.library.find(key)
    if kept is not None and kept.over:
        return export(state, key)
    state.dialog, state.asking = "export", key
    return ()


def export(state: State, key: str) -> Effects:
    session = state.session
    state.dialog = state.asking = None
    if session is not None and session.key == key:  # perhaps it is not stored
        name = summary(session, state.device.now()).file_name
        return [Download(name, session.journal.save())]
    return state.ask("game", key, "exported")
