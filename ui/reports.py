"""What the browser tells without a tap, by its verb, and with what it carries.

ANSWERS are what was asked for before something could be drawn; REPORTS come by themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, get_args

from ui.border import (
    Download,
    Effect,
    Effects,
    Files,
    Game,
    Held,
    Listing,
    Loss,
    Note,
    Refusal,
    Say,
    Start,
    Store,
    Wish,
    read_alike,
    read_files,
    read_game,
    read_games,
    read_listing,
    read_start,
    read_words,
)
from ui.games import is_loaded
from ui.keeping import HERE_ALREADY, KEPT_APART, LONGEST, games, go_on, load, not_here, open_game
from ui.later import Later
from ui.library import PAGE, read_kept, summary
from ui.mind import HINT, REVIEW
from ui.recalling import (
    PICTURES,
    collected,
    complete,
    holds_games,
    recall,
    recorded,
    replayed,
    take_in_file,
    take_in_files,
)
from ui.state import State
from ui.taps import home, leave, peek, setup, skip, taken_in
from ui.words import N_

if TYPE_CHECKING:
    from ui import daily, opponents, sharing, tallying
else:  # loaded when they are first wanted
    later = ("daily", "opponents", "sharing", "tallying")
    daily, opponents, sharing, tallying = map(Later, later)

T = TypeVar("T")
Handler = Callable[[State, str], Effects]


# --- what the storage answers ---


def listed(state: State, found: Listing) -> Effects:
    state.library.take_list(found)
    complete(state, state.library.listed.values(), found["saves"])
    if state.screen != "games":  # what was on the list stays as it is
        kinds = {kept.game for kept in state.library.listed.values()}
        state.pictured = PICTURES if all(map(is_loaded, kinds)) else 0
    awaits = state.awaits  # another list may be coming
    state.go("games")
    state.awaits = awaits
    return ()


def opened(state: State, found: Game) -> Effects:
    effects = open_game(state, found)
    if state.session is not None:
        effects.append(Store("current", state.session.key))
    return effects


def exported(state: State, found: Game) -> Effects:
    if found["save"] is None:
        state.problem = not_here()
        return ()
    return [Download(read_kept(found).file_name, found["save"])]


def loaded(state: State, found: Start) -> Effects:
    """What the storage holds takes the place of what was on the page."""
    state.take_up(found)
    return resume(state, found.get("current"))


def resume(state: State, current: Game | None) -> list[Effect]:
    """The game in progress goes on where it was, and what could not be read is told."""
    effects = open_game(state, current) if current is not None else []
    if current is not None and state.session is None:
        effects.append(Store("current", None))
    return [*effects, *state.put_aside()]


def unread(state: State) -> Effects:
    state.problem = Note(N_("The games that are kept here can’t be read now."))
    return ()


def words_came(state: State, words: str) -> Effects:
    """The language that was chosen in the settings; nothing came if the network is away."""
    if words:
        return taken_in(state, words)
    state.problem = Note(N_("This language can’t be loaded now. Try again with a network."))
    return ()


# --- what the storage reports ---


def storage_failed(state: State) -> Effects:
    state.unsaved = True
    return ()


def stored(state: State) -> Effects:
    state.unsaved = False
    return [Say(Note(N_("Everything is stored again.")))]


def readable(state: State) -> Effects:
    """The storage was only slow: what is kept there comes in as soon as home is shown."""
    state.library.answers = bool(state.library.trouble)
    return ()


def lost(state: State, how: Loss) -> Effects:
    """Another tab plays on; this one must not write any more."""
    state.elsewhere = True
    state.apart = state.apart or how == "apart"
    return ()


def taken_over(state: State, found: Start) -> Effects:
    """This tab plays now, from what the other one stored last."""
    link_waits = state.elsewhere and state.exchange.arrived is not None
    state.elsewhere, state.problem = False, None
    effects = loaded(state, found)
    if state.apart or found.get("apart"):
        state.apart, state.problem = False, state.problem or Note(KEPT_APART)
    if link_waits:
        state.go("link")
    return effects


# --- files ---


def files_come(state: State) -> Effects:
    """One file or several: what was wrong with earlier ones is told no more."""
    state.problem = None
    return ()


def import_game(state: State, files: Files) -> Effects:
    """A save from a file becomes a game of its own, once; nothing that is kept is touched."""
    [save], here = files["texts"], state.library.learn(files["alike"])
    if holds_games(save):
        return take_in_file(state, save, here)
    if len(save) > LONGEST:
        return not_imported(state, "large")
    if '"seats"' in save and '"format"' not in save:
        return tallying.import_table(state, save, here)
    session = load(state.device.new_key(), save)
    if here.find(save) is not None:
        state.problem = Note(HERE_ALREADY, names=summary(session, ""))
        return games(state)
    store = state.keep(session)
    here.add(session.key, save)
    told = Say(Note(N_("Opened from a file: {names}."), names=state.library.find(session.key)))
    return [store, told, *state.ask("games", str(max(PAGE, len(state.library.listed))))]


def not_imported(state: State, why: Refusal) -> Effects:
    too_large, broken = N_("This file is too large to be a game."), N_("This file can’t be read.")
    state.problem = Note(too_large if why == "large" else broken)
    return ()


# --- the page and the device ---


def away(state: State) -> Effects:
    """Another app is in front: when this one comes back, nobody is known to hold it."""
    if state.session is not None:
        state.session.let_go()
    return ()


def returned(state: State) -> Effects:
    """This app is in front again."""
    return daily.returned(state) if state.screen == "day" else ()


def idle(state: State) -> Effects:
    """Nothing is to be done just now: get ready for what comes next."""
    session = state.session
    if session is not None and (session.stage or state.shown_screen() == "curtain"):
        session.ahead.draw(state.settings)
    return ()


def advance(state: State) -> Effects:
    """What is on the stage was seen: on to the next thing, and at last to the position."""
    if state.replay is not None and state.screen == "replay":
        state.replay.advance()
        return state.sounds()
    return () if state.dialog else skip(state)  # what lies over it has come in the last moment


def think(state: State) -> Effects:
    """There is a moment to think. What comes of it at last is played, or shown."""
    session = state.session
    if state.thinks and state.screen != "game":
        return recall(state)
    if session is None or not state.thinks:
        return ()
    if session.stage:  # what is found waits until all is shown
        session.mind.go_on(state.device.clock)
        state.thinks = session.thinks
        return ()
    found = session.tutor.written() or session.mind.go_on(state.device.clock)
    if found is None:
        return ()
    if found == HINT:
        return opponents.follow(session, state.settings)
    if found == REVIEW:
        state.dialog = "review"
        return [Say(Note(N_("The game was looked at again.")))]
    return state.play(session, found)


def offline(state: State) -> Effects:
    """Everything is on this device."""
    state.upkeep.offline = True
    return [Say(Note(N_("Ready to play offline.")))]


def fresh(state: State) -> Effects:
    """A new version of the site has arrived."""
    state.upkeep.fresh = True
    return ()


def safe(state: State, is_safe: bool) -> Effects:
    """What the browser said when it was asked to keep the games."""
    state.upkeep.safe = is_safe
    return ()


def installable(state: State, is_offered: bool) -> Effects:
    """Whether the browser offers to install the site just now."""
    state.upkeep.installable = is_offered
    return ()


def installed(state: State) -> Effects:
    """The site is an app of this device."""
    state.upkeep.installed, state.upkeep.installable = True, False
    return ()


def launch(state: State, wish: Wish) -> Effects:
    """The site was opened for something: by a shortcut of its icon, or with a save."""
    last = state.library.going_on()
    if state.elsewhere:  # this tab must not write
        return ()
    if wish == "continue" and state.session is not None:
        state.go("game")
    elif wish == "continue" and last is not None:
        return go_on(state, last.key)
    elif wish in ("new", "games"):
        return [*home(state), *(setup(state) if wish == "new" else games(state))]
    return ()


# --- the tables ---


def plain(handle: Callable[[State], Effects]) -> Handler:
    """A verb that says it all."""
    return lambda state, _carried: handle(state)


def carries(read: Callable[[str], T], handle: Callable[[State, T], Effects]) -> Handler:
    """A verb that carries something, and how that is read."""
    return lambda state, carried: handle(state, read(carried))


def one_of(known: tuple[T, ...]) -> Callable[[str], T]:
    """Reads one of a few words; one that nobody knows is as the last of them."""
    return lambda carried: known[known.index(carried) if carried in known else -1]


def yes_or_no(carried: str) -> bool:
    return carried == "yes"


ANSWERS: dict[str, Handler] = {
    "listed": carries(read_listing, listed),
    "opened": carries(read_game, opened),
    "exported": carries(read_game, exported),
    "loaded": carries(read_start, loaded),
    "dated": carries(read_listing, daily.dated),
    "daily": carries(read_game, daily.daily),
    "compared": carries(read_alike, sharing.compared),
    "linked": carries(read_game, sharing.linked),
    "recorded": carries(read_listing, recorded),
    "replayed": carries(read_game, replayed),
    "collected": carries(read_games, collected),
    "unread": plain(unread),
    "words": carries(read_words, words_came),
}
REPORTS: dict[str, Handler] = {
    "away": plain(away),
    "front": plain(returned),
    "idle": plain(idle),
    "next": plain(advance),
    "think": plain(think),
    "leave": plain(leave),
    "hold": carries(one_of(get_args(Held)), peek),
    "offline": plain(offline),
    "fresh": plain(fresh),
    "safe": carries(yes_or_no, safe),
    "installable": carries(yes_or_no, installable),
    "installed": plain(installed),
    "launch": carries(one_of(get_args(Wish)), launch),
    "link": sharing.arrive,
    "copied": carries(yes_or_no, sharing.copied),
    "files": plain(files_come),
    "import": carries(read_files, import_game),
    "imports": carries(read_files, take_in_files),
    "not-imported": carries(one_of(get_args(Refusal)), not_imported),
    "stored": plain(stored),
    "storage-failed": plain(storage_failed),
    "readable": plain(readable),
    "lost": carries(one_of(get_args(Loss)), lost),
    "taken-over": carries(read_start, taken_over),
}
# What nobody at the tablet has caused: no tap is answered by it.
UNASKED = frozenset(
    (
        *("front", "next", "think", "offline", "fresh", "safe", "installable", "installed"),
        *("readable", "stored", "storage-failed", "lost"),
        *("launch", "link", "copied", "files", "import", "imports", "not-imported"),
    )
)
QUIET = frozenset(
    ("front", "idle", "think")
)  # it changes nothing that is shown, if nothing comes of it
