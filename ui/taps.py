"""What each tap does that changes only the screen, by its verb.

A handler takes the state of the page, changes it, and gives back what the machine is to do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Literal

from ui import keeping, recalling
from ui.border import Effects, Focus, Held, Note, Order, Say, Sound, Store
from ui.later import Later
from ui.scene import Settings
from ui.screens.ask import dialog_of
from ui.state import VOLUMES, State
from ui.words import N_, SOURCE, language, speak

if TYPE_CHECKING:
    from ui import daily, learning, opponents, sharing, tallying
else:  # loaded when they are first wanted
    later = ("daily", "learning", "opponents", "sharing", "tallying")
    daily, learning, opponents, sharing, tallying = map(Later, later)


def home(state: State) -> Effects:
    state.go("home")
    state.session = None
    return [Store("current", None)]


def setup(state: State) -> Effects:
    state.go("setup")
    return ()


def settings(state: State) -> Effects:
    state.go("settings")
    return ()


def rules(state: State, place: str) -> Effects:
    """The rules, from their beginning or at a place: its heading gets the focus."""
    from ui.rulebook import heading_id  # not needed for the first screen

    state.go("rules")
    return [Focus(heading_id(place))] if place else ()


def about(state: State) -> Effects:
    state.go("about")
    return ()


def back(state: State) -> Effects:
    """Back from what can be read at any time: to the game if one is being played."""
    state.go("game" if state.session is not None else "home")
    return ()


def leave(state: State) -> Effects:
    """The browser's own way back: what is open is closed, then it goes home. No turn is lost."""
    state.problem = None
    if dialog_of(state, state.shown_screen()) is not None:
        return close(state)
    if state.screen in ("rules", "settings", "about", "share", "link"):
        return back(state)
    if state.screen == "records":
        return keeping.games(state)
    if state.screen == "replay":
        return recalling.end_replay(state)
    if state.screen == "score":
        return tallying.leave(state)
    return home(state)


# --- setting up ---


def game(state: State, name: str) -> Effects:
    state.draft.choose_game(name)
    return _special(state)


def players(state: State, number: int) -> Effects:
    state.draft.people = number
    return _special(state)


def _special(state: State) -> Effects:
    """Say what is special about a game of so many players."""
    special = state.draft.special
    return [Say(Note(special))] if special else ()


def first(state: State, seat: int) -> Effects:
    state.draft.starter = seat
    return ()


def name(state: State, seat: str, value: str) -> Effects:
    state.draft.typed[int(seat)] = value
    return ()


def badge(state: State, seat: int) -> Effects:
    state.draft.next_badge(seat)
    return [Say(state.draft.badge_note(seat))]


def deal(state: State, _argument: str, value: str) -> Effects:
    state.draft.seed = value
    return ()


def choose(state: State, argument: str) -> Effects:
    name, value = argument.split(maxsplit=1)
    state.draft.chosen[name] = value
    return ()


def switch(state: State, name: str) -> Effects:
    """A setting, or an option of the game that is set up."""
    if name not in (each.name for each in fields(Settings)):
        state.draft.chosen[name] = not state.draft.chosen.get(name, False)
        return ()
    return state.change(name, not getattr(state.settings, name))


def set_to(state: State, argument: str) -> Effects:
    """A setting that is one of a few."""
    name, value = argument.split(maxsplit=1)
    if not state.settings.can_be(name, value):
        return ()
    return _set_language(state, value) if name == "language" else state.change(name, value)


def _set_language(state: State, wanted: str) -> Effects:
    """Another language is spoken as soon as its words are here; English is here already."""
    return taken_in(state, "") if wanted == SOURCE else state.ask("words", wanted)


def taken_in(state: State, words: str) -> Effects:
    """The words of the language that was asked for: from now on it is spoken, and kept."""
    speak(words)
    # Translators: Put the name of your language in place of English.
    said = Say(Note(N_("Pocket Planets speaks English now.")))
    return [said, *state.change("language", language())]


def hear(state: State, answer: str) -> Effects:
    """Whether somebody would like sounds; if so, there is one to try."""
    wanted = answer == "yes"
    sample = [Sound("land", VOLUMES[state.settings.volume], buzz=False)] if wanted else []
    return [*state.change("sound", wanted), *sample]


def answer_sounds(state: State, answer: str) -> Effects:
    """The same where it is asked over the table."""
    return [*close(state), *hear(state, answer)]


def start(state: State) -> Effects:
    """Set up the table and begin, or say which fields are wrong."""
    draft = state.draft
    if wrong := draft.wrong():
        state.checked = True
        return [Focus(next(iter(wrong)))]
    asked = () if state.settings.asked else state.change("asked", True)
    table, draft.challenge = replace(draft), ""  # a deal that came with a link is taken up once
    return [*asked, *opponents.sit_down(state, table)]


def again(state: State) -> Effects:
    assert state.session is not None
    return state.begin(state.session.again(state.device.new_key(), state.device.new_seed()))


# --- at the table ---


def open_curtain(state: State) -> Effects:
    if state.session is not None and state.shown_screen() == "curtain":
        state.session.open_curtain()
    return ()


def peek(state: State, on: Held | Literal[""] = "") -> Effects:
    """A finger lies on a secret, or goes away; or a tap shows it, and another one does not.

    Where no curtain has asked for it, whoever wants to see it says first who they are. A finger
    """
    state.problem = None
    if on == "short":
        return _too_short(state)
    session = state.session
    if session is None or state.screen != "game":
        return ()
    if on == "on" and not session.tutor.explained:
        session.tutor.explain(None)  # how long it is held needs no word any more
    if not session.asks_who:
        session.handle("peek", on, state.settings)
    elif on != "off":
        state.open_over("who")
    return ()


def _too_short(state: State) -> Effects:
    """How it is done, in place of what else would be told; over a dialog that is only heard."""
    words = Note(N_("Hold the button to see it. The settings can change that to a tap."))
    session = state.at_table()
    if session is None or state.dialog or not session.may_play:
        return [Say(words)]
    session.tutor.explain(words)
    return ()


def i_am(state: State) -> Effects:
    """Whoever wants to see a secret is the one whose turn it is, and goes on where they asked."""
    state.close_dialog()
    if session := state.at_table():
        session.begin_turn()
    return ()


def undo(state: State) -> Effects:
    session = state.session
    if session is None or state.shown_screen() not in ("table", "curtain"):
        return ()
    if session.to_take_back is None:
        state.problem = Note(
            N_(
                "Nothing can be taken back now. A move stays once it has shown somebody something "
                "new, or the next player has begun."
            )
        )
        return ()
    session.undo()
    return [state.keep(session)]


def skip(state: State, argument: str = "") -> Effects:
    """On to what is shown next; past “all” of it to the position, or to the result."""
    session = state.on_show()
    if session is None:
        return ()
    if argument == "all":
        session.skip()
        return ()
    session.next()
    return state.sounds() if session.showing else ()


def see_again(state: State) -> Effects:
    """What happened since the own last move is shown once more."""
    state.dialog = None
    if session := state.at_table():
        session.show_again()
    return state.sounds()


def close(state: State) -> Effects:
    state.close_dialog()
    state.asking = None
    if state.replay is not None and state.screen == "replay":
        state.replay.handle("close", "", state.settings)
    elif state.session is not None:
        state.session.handle("close", "", state.settings)
    return ()


# --- the site itself ---


def install(_state: State) -> Effects:
    return [Order.INSTALL]


def update(_state: State) -> Effects:
    return [Order.UPDATE]


# --- the table of verbs ---

Tap = Callable[[State, str, str], Effects]  # with what the button says besides, and what was typed


def plain(handle: Callable[[State], Effects]) -> Tap:
    """A verb that says it all."""
    return lambda state, _argument, _value: handle(state)


def with_word(handle: Callable[[State, str], Effects]) -> Tap:
    return lambda state, argument, _value: handle(state, argument)


def with_number(handle: Callable[[State, int], Effects]) -> Tap:
    return lambda state, argument, _value: handle(state, int(argument))


def opens(dialog: str) -> Tap:
    """A verb that opens a dialog."""

    def open_it(state: State, _argument: str, _value: str) -> Effects:
        state.dialog = dialog
        return ()

    return open_it


TAPS: dict[str, Tap] = {
    "home": plain(home),
    "setup": plain(setup),
    "settings": plain(settings),
    "rules": with_word(rules),
    "about": plain(about),
    "back": plain(back),
    "game": with_word(game),
    "players": with_number(players),
    "first": with_number(first),
    "name": name,
    "badge": with_number(badge),
    "sit": with_number(opponents.sit),
    "deal": deal,
    "choose": with_word(choose),
    "switch": with_word(switch),
    "set": with_word(set_to),
    "hear": with_word(hear),
    "sounds": with_word(answer_sounds),
    "start": plain(start),
    "play-now": plain(opponents.play_now),
    "again": plain(again),
    "open": plain(open_curtain),
    "peek": plain(peek),
    "i-am": plain(i_am),
    "hint": plain(opponents.hint),
    "review": plain(opponents.review),
    "undo": plain(undo),
    "skip": with_word(skip),
    "see-again": plain(see_again),
    "menu": opens("menu"),
    "seats": opens("seats"),
    "lend": with_number(opponents.lend),
    "log": opens("log"),
    "lessons": opens("lessons"),
    "keys": opens("keys"),
    "close": plain(close),
    "install": plain(install),
    "update": plain(update),
    "games": plain(keeping.games),
    "more": plain(keeping.more),
    "continue": with_word(keeping.go_on),
    "ask-delete": with_word(keeping.ask_delete),
    "delete": with_word(keeping.delete),
    "ask-export": with_word(keeping.ask_export),
    "export": with_word(keeping.export),
    "lesson": with_word(learning.tap),
    "day": plain(daily.show),
    "month": with_number(daily.month),
    "play-day": with_word(daily.play),
    "score": plain(tallying.score),
    "tally": tallying.tally,
    "share": plain(sharing.share),
    "sharing": with_word(sharing.choose),
    "whose": with_number(sharing.whose),
    "save-picture": plain(sharing.save_picture),
    "send": plain(sharing.send),
    "copy": plain(sharing.copy),
    "look-at-link": plain(sharing.look),
    "play-deal": plain(sharing.play_deal),
    "retry": plain(keeping.retry),
    "take-over": plain(keeping.take_over),
    "replay": with_word(recalling.replay),
    "replay-move": with_number(recalling.replay_move),
    "replay-to": recalling.go_to,
    "replay-on": plain(recalling.step_on),
    "replay-back": plain(recalling.step_back),
    "replay-play": plain(recalling.play),
    "replay-pause": plain(recalling.pause),
    "replay-seen": with_word(recalling.look_from),
    "moment": plain(recalling.moment),
    "ask-bot": plain(recalling.ask_bot),
    "end-replay": plain(recalling.end_replay),
    "play-on": opens("play-on"),
    "play-on-seat": with_word(recalling.play_on_seat),
    "play-on-start": plain(recalling.play_on_start),
    "records": plain(recalling.records),
    "record-game": with_word(recalling.record_game),
    "record-who": with_number(recalling.record_who),
    "all-names": plain(recalling.all_names),
    "export-all": plain(recalling.export_all),
    "ask-erase": plain(recalling.ask_erase),
    "erase": plain(recalling.erase),
}
