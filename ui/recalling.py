"""What taps do with memories: replays, and the records and statistics of all finished games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from engine.game import GameError, Plural
from ui.border import (
    Download,
    Effect,
    Effects,
    Files,
    Focus,
    Game,
    Listing,
    Note,
    Notes,
    Redraw,
    Say,
    Store,
)
from ui.games import is_loaded, memory_of
from ui.keeping import games, load, not_here
from ui.library import GAME_KEY, PAGE, Kept, read_kept
from ui.state import State
from ui.words import N_, N_n

PICTURES = 5  # so many games at a time get their pictures
# Where there is time for chores: nothing goes on there by itself, and nobody types.
CALM = ("home", "games", "records", "rules", "settings", "about")

if TYPE_CHECKING:
    from ui.chores import Chore, Done, TakingIn
    from ui.here import Here
    from ui.records import Records
    from ui.replay import Replay


# --- replays ---


def replay(state: State, key: str) -> Effects:
    return state.ask("game", key, "replayed")


def replayed(state: State, found: Game) -> Effects:
    """A game is here: look at it from its beginning."""
    from ui.replay import Replay  # not needed before

    kept = read_kept(found)
    if found["save"] is None:
        state.problem = not_here()
        return ()
    session = load(kept.key, found["save"])
    if session.over:
        state.go("replay")
        state.replay = Replay(session, kept.when)
    return ()


def replay_move(state: State, number: int) -> Effects:
    """A move of the game that is over, as who made it saw it."""
    from ui.replay import Replay
    from ui.session import Session

    session = state.session
    if session is None or not session.over or number >= len(session.journal.actions):
        return ()
    kept = state.library.find(session.key)
    when = kept.when if kept else state.device.now()
    state.go("replay")
    state.replay = Replay(Session(session.key, session.journal), when)
    state.replay.look_at(number)
    return ()


def _replay(state: State) -> Replay:
    assert state.replay is not None
    return state.replay


def go_to(state: State, _argument: str, value: str) -> Effects:
    """To the place that the slider has come to."""
    looked_at = _replay(state)
    looked_at.playing = False
    looked_at.go_to(int(value))
    return ()


def step_on(state: State) -> Effects:
    return _step(state, 1)


def step_back(state: State) -> Effects:
    return _step(state, -1)


def _step(state: State, by: int) -> Effects:
    looked_at = _replay(state)
    looked_at.playing = False
    looked_at.go_to(looked_at.at + by)
    return ()


def play(state: State) -> Effects:
    _replay(state).play()
    return ()


def pause(state: State) -> Effects:
    _replay(state).playing = False
    return ()


def moment(state: State) -> Effects:
    """More about this move; it does not go on by itself meanwhile."""
    _replay(state).playing = False
    state.dialog = "moment"
    return ()


def look_from(state: State, who: str) -> Effects:
    _replay(state).look_from(int(who) if who.isdecimal() else None)
    return ()


def ask_bot(state: State) -> Effects:
    _replay(state).ask()
    return ()


def end_replay(state: State) -> Effects:
    """Back to the end of the game, or to the list."""
    state.replay = None
    if state.session is None:
        return games(state)
    state.go("game")
    return ()


# --- playing on ---


def play_on_seat(state: State, argument: str) -> Effects:
    """Who plays on from here on a seat: a person, or a bot."""
    seat, who = argument.split()
    _replay(state).bots[int(seat)] = None if who == "person" else who
    return ()


def play_on_start(state: State) -> Effects:
    session = _replay(state).play_on(state.device.new_key())
    state.replay = None
    return state.begin(session)


# --- records ---


def records(state: State) -> Effects:
    return state.ask("finished", "recorded")


def recorded(state: State, found: Listing) -> Effects:
    """All finished games are known: count them."""
    from ui.records import Records  # not needed before

    state.go("records")
    state.records = Records(map(read_kept, found["games"]))
    complete(state, state.records.kept, found["saves"])
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


# --- while there is time ---


def to_think(state: State, screen: str) -> bool:
    """Whether there is something to be thought about or looked through on this screen."""
    if screen == "replay":
        return _replay(state).thinks
    if screen == "games" and state.pictured < len(state.library.listed):
        return True
    return screen in CALM and state.dialog is None and state.chore is not None


def recall(state: State) -> Effects:
    """There is a moment: for what a bot would have played, or for one of many games."""
    if state.screen == "replay":
        return [Focus("advice")] if _replay(state).think(state.device.clock) else ()
    if state.screen == "games" and state.pictured < len(state.library.listed):
        return _picture(state)
    chore = state.chore
    if chore is None:
        return ()
    done = chore.go_on()
    _tell_of(state, done)
    effects: list[Effect] = [
        Store(GAME_KEY + each.kept.key, each.kept.change(each.save)) for each in done
    ]
    if state.taking_in is not None and (done or not chore.left):
        effects += _noted(state.taking_in)
    return effects if chore.left else [*effects, *_end(state, chore)]


def _noted(chore: TakingIn) -> list[Effect]:
    """How far it is: whoever leaves in the middle finds the rest taken in on the next visit."""
    if chore.left:
        return [Store("arrived", chore.progress)]
    return [Store("arriving", None), Store("arrived", None)]


def _end(state: State, chore: Chore) -> Effects:
    """All of it is done: what has not come in is told, and a list that is shown is read anew."""
    if state.taking_in is not None:
        state.taking_in = state.library.here = None
    else:
        state.completing = None
    if notes := [Note(words, count=count) for words, count in _left_out(chore) if count]:
        state.problem = Notes(notes)
    if state.screen == "records":
        return state.ask("finished", "recorded")
    return state.ask("games", str(PAGE)) if state.screen == "games" else ()


def _left_out(chore: Chore) -> list[tuple[Plural, int]]:
    """What has not come in of a file, and how many of that."""
    unread = N_n(
        "{count} game of the file can’t be read.", "{count} games of the file can’t be read."
    )
    known = N_n(
        "{count} game of the file is here already.", "{count} games of the file are here already."
    )
    return [(unread, chore.refused), (known, chore.known)]


def _picture(state: State) -> Effects:
    """A few games of the list more get their pictures; what draws them is loaded first."""
    for kept in list(state.library.listed.values())[: state.pictured + PICTURES]:
        if kept.end is not None and not is_loaded(kept.game):
            memory_of(kept.game)
            return ()
    state.pictured += PICTURES
    return [Redraw()]


def _tell_of(state: State, done: list[Done]) -> None:
    """More is known of some games, or they are new."""
    for kept, save in done:
        if save is None:
            state.library.replace(kept)
        else:
            state.library.take_in(kept)
    if done and state.records is not None:
        state.records.replace([each.kept for each in done])


def complete(state: State, games: Iterable[Kept], saves: Mapping[str, str]) -> None:
    """Finished games of which too little is said are looked through when there is time, once."""
    saves = {key: save for key, save in saves.items() if key not in state.looked_through}
    if saves and state.chore is None:
        from ui.chores import Completing  # not needed where no older version has been

        state.looked_through |= set(saves)
        chore = Completing(games, saves)
        state.completing = chore if chore.left else None


# --- all of it ---


def export_all(state: State) -> Effects:
    return state.ask("saves")


def collected(state: State, found: list[Game]) -> Effects:
    """All games go into one file, each to the letter as it is kept."""
    from ui.chores import pack  # not needed before

    games = [(read_kept(game).when, game["save"]) for game in found if game["save"] is not None]
    return [Download(f"pocket-planets-{state.device.now()[:10]}.json", pack(games))]


def holds_games(text: str) -> bool:
    """Whether a file is one with many games."""
    return '"games"' in text[:40]


def take_in_file(state: State, text: str, here: Here) -> Effects:
    """All games of a file become games of their own, when there is time."""
    from ui.chores import unpack

    return _take_in(state, unpack(text), here)


def take_in_files(state: State, files: Files) -> Effects:
    """So do those of very many files that come at once; what can't be read is counted."""
    from ui.chores import unpack

    games = []
    for text in files["texts"]:
        try:
            games += unpack(text) if holds_games(text) else [(state.device.now(), text)]
        except GameError:
            games.append(("", text))
    return _take_in(state, games, state.library.learn(files["alike"]))


def _take_in(state: State, games: list[tuple[str, str]], here: Here) -> Effects:
    from ui.chores import TakingIn

    shown = state.ask("games", str(PAGE))
    if not games:
        return shown
    chore = state.taking_in = state.taking_in or TakingIn(state.device.new_key, here)
    return [Store("arriving", chore.add(games)), *_noted(chore), *shown]


def ask_erase(state: State) -> Effects:
    state.dialog = "erase"
    return ()


def erase(state: State) -> Effects:
    """All finished games are gone for good, and with them all that was counted."""
    state.dialog = None
    looked_at = state.records
    if looked_at is None:
        return ()
    gone = [each.key for each in looked_at.readable]
    effects: list[Effect] = [Store(GAME_KEY + key, None) for key in gone]
    for key in gone:
        state.library.delete(key)
    told: list[Effect] = [Say(Note(N_("All finished games are erased.")))]
    if looked_at.staying:
        told.append(Say(looked_at.staying))
    return [*effects, *told, *state.ask("finished", "recorded")]
