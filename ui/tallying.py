"""Scores of real tables: what taps do where planets are counted, and what becomes of it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.game import BadTable
from ui.border import Effects, Focus, Note, Say, Store
from ui.draft import MOST_PLAYERS
from ui.keeping import HERE_ALREADY, games
from ui.library import GAME_KEY
from ui.real_table import Table, countable, draft_text, kept_table, read_table, unfinished
from ui.words import N_

if TYPE_CHECKING:
    from ui.here import Here
    from ui.library import Kept
    from ui.state import State

BEGINNING: Effects = (Focus("sentence"),)  # another page: one is at its top


def score(state: State) -> Effects:
    """Begin to count a real table, or go on with it."""
    before = state.table_before
    state.table = _being_counted(state) or _new_table(state)
    state.session = None
    state.go("score")
    if not before or state.counted is not None:
        return [Store("current", None)]
    state.problem = BadTable("This count of a real table can’t be read.")
    return [Store("current", None), Store("odd table", before), Store("table", None)]


def _being_counted(state: State) -> Table | None:
    """The table that people were counting when they left it, on an earlier visit too."""
    if state.table_before:
        state.counted, state.table_before = unfinished(state.table_before), ""
    return state.counted


def _new_table(state: State) -> Table:
    """The people who play here sit there too, and no bots."""
    draft, games = replace(state.draft), countable()
    draft.drop_wrong_names()
    game = draft.game if draft.game in games else games[0]
    people = [seat for seat in range(draft.players) if draft.bots[seat] is None]
    seats = sorted(range(MOST_PLAYERS), key=lambda seat: (seat not in people, seat))
    typed = [draft.typed[seat] if seat in people else None for seat in seats]
    table = Table(game, typed, [draft.badges[seat] for seat in seats], state.device.new_key())
    table.sit(len(people))
    return table


def tally(state: State, argument: str, value: str) -> Effects:
    """A tap on the page where a real table is counted. What was counted survives a reload.

    One that is kept may be changed while another waits half counted: then that is what is stored.
    """
    table = state.table
    if table is None or state.screen != "score":
        return ()
    effects, counted = _tap(state, table, argument, value), _being_counted(state)
    if counted is not None and counted.key != table.key:
        return effects
    state.counted = None if table.shown else table
    return [*effects, Store("table", None if table.shown else draft_text(table))]


def _tap(state: State, table: Table, argument: str, value: str) -> Effects:
    verb, _space, rest = argument.partition(" ")
    match verb:
        case "game":
            table.choose_game(rest)
        case "players":
            table.sit(int(rest))
        case "choose":
            name, _gap, table.chosen[name] = rest.partition(" ")
        case "name":
            table.typed[int(rest)] = value
        case "seat":
            table.at, table.shown, table.kind = int(rest), False, ""
            return BEGINNING
        case "table":
            seat, table.at, table.shown = table.at, None, False
            return BEGINNING if seat is None else [Focus(f"tally-seat-{seat}")]
        case "done":
            return _done(state, table)
        case "end":
            return _show(state, table)
        case _ if table.at is not None:
            table.counting.handle(table, table.seats[table.at], verb, rest, value)
    return ()


def _done(state: State, table: Table) -> Effects:
    """A planet is counted, if nothing is wrong with it."""
    assert table.at is not None
    state.problem = table.wrong(table.at)
    if state.problem is not None:
        return ()
    table.done.add(table.at)
    return _show(state, table)


def _show(state: State, table: Table) -> Effects:
    """On to the next planet, and at last to the points of all.

    The table is kept like a game that was played here.
    """
    table.at, table.kind = table.left(), ""
    if table.at is not None:
        return BEGINNING
    table.when = table.when or state.device.now()
    kept = kept_table(table, table.when)
    table.shown = True
    state.library.put(kept)
    told = Say(Note(N_("Kept among your games: {names}."), names=kept))
    change = kept.change(json.dumps(table.to_json()))
    return [Store(GAME_KEY + table.key, change), told, *BEGINNING]


def open_table(state: State, kept: Kept, text: str) -> Effects:
    """Look at a real table that was kept; raises BadTable or BadOptions."""
    state.table = read_table(kept.key, text)
    state.table.when = kept.when
    state.session = None
    state.go("score")
    return ()


def import_table(state: State, text: str, here: Here) -> Effects:
    """A real table from a file becomes one of the kept games, once."""
    kept = kept_table(read_table(state.device.new_key(), text), state.device.now())
    if here.find(text) is not None:
        state.problem = Note(HERE_ALREADY, names=kept)
        return games(state)
    state.library.put(kept)
    here.add(kept.key, text)
    told = Say(Note(N_("Opened from a file: {names}."), names=kept))
    return [Store(GAME_KEY + kept.key, kept.change(text)), told, *games(state)]


def leave(state: State) -> Effects:
    """The way back: from a planet to the table, and from the table home."""
    table = state.table
    if table is not None and table.at is not None:
        table.at = None
        return ()
    state.go("home")
    return ()
