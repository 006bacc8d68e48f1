"""What lies over a screen: the menu, the log, questions, and notices that must be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.exchange import challenge_words
from ui.html import Html, classes, el
from ui.later import Later
from ui.library import Kept
from ui.parts.controls import button, dialog, peek_words, to_peek
from ui.screens import upkeep
from ui.words import _, ngettext, pgettext, sentences

if TYPE_CHECKING:
    from ui.records import Records
    from ui.scene import Player, Settings
    from ui.screens import review, seats
    from ui.session import Session
    from ui.state import State
else:  # loaded when they are first wanted
    review, seats = map(Later, ("screens.review", "screens.seats"))


def dialog_of(state: State, screen: str) -> Html | None:
    """The dialog that is open, if any."""
    if question := _question(state):
        return question
    if screen == "replay":
        from ui.screens.replay import replay_dialog  # not needed before

        return replay_dialog(state)
    if state.dialog == "lessons":
        from ui.screens.lessons import lessons_dialog  # not needed for the first screen

        return lessons_dialog(state)
    session = state.session
    if session is None or screen not in DIALOGS:
        return None
    if draw := DIALOGS[screen].get(state.dialog or ""):
        return draw(session, state.settings)
    return session.page.table_dialog(session.scene(state.settings))


def _question(state: State) -> Html | None:
    """What is asked before something is done to games that are kept."""
    if state.dialog in ("delete", "export") and (kept := state.library.find(state.asking)):
        return _ask(state.dialog, kept)
    if state.dialog == "erase" and state.records is not None:
        return _erase(state.records)
    return None


def _menu(session: Session) -> Html:
    unbegun = not session.journal.actions
    teaches = session.tutor.teaches
    entries = [
        button(_("End the lesson and play on"), "lesson end") if teaches else None,
        button(_("What happened"), "log"),
        button(_("Rules"), "rules"),
        button(_("Learn by playing"), "lessons"),
        button(_("Settings"), "settings"),
        # Translators: of the keyboard.
        button(_("Keys"), "keys"),
        None if teaches else button(_("People and bots"), "seats"),  # a bot can't take a lesson
        button(_("Share this deal"), "share") if unbegun else None,
        button(_("Leave the table"), "home"),
    ]
    note = el("p", _("The game is kept: go on with it whenever you like."))
    challenge = challenge_words(session.journal.page)
    return dialog(_("Menu"), challenge, el("nav", entries, class_="menu"), note)


def _log(session: Session, settings: Settings) -> Html:
    """What everybody knows; what only the person at the tablet knows is there to be peeked at."""
    own = session.own_log()
    peek = el(
        "button",
        _("What only you know: {how}", how=peek_words(settings)),
        class_="button",
        id="peek",
        **to_peek(settings, session.state.peek),
    )
    return dialog(
        _("What happened, the latest first"),
        peek if own else None,
        _story(own, "secret") if own and session.state.peek else None,
        button(_("See the last moves again"), "see-again") if session.last_turns() else None,
        _story(session.log()),
    )


def told(state: State, screen: str) -> str:
    """What a secret on a dialog tells, for those who hear it."""
    session = state.session
    if session is None or screen != "table" or state.dialog != "log" or not session.state.peek:
        return ""
    return sentences(session.own_log()[::-1])


def _story(lines: list[str], *names: str) -> Html:
    items = [el("li", line) for line in reversed(lines)]
    return el("ol", items, class_=classes("log", *names), reversed=True)


def _keys(session: Session) -> Html:
    """All that can be done by keys, at every table and at this one."""
    keys = {
        pgettext("key", "Tab"): _("from one group of things to the next"),
        pgettext("key", "Arrow keys"): _("within a group: places or tiles"),
        pgettext("key", "Enter or space bar"): _("press what has the focus"),
        pgettext("key", "Enter or space bar, held"): _("see your secret, on its button"),
        pgettext("key", "Ctrl+Enter"): _("play what is shown"),
        pgettext("key", "Escape"): _("close what is open, or put a tile back"),
        pgettext("key", "F6"): _(
            "from one part of the table to the next, with Shift the other way"
        ),
    } | session.page.keys()
    rows = [el("div", el("dt", key), el("dd", what)) for key, what in keys.items()]
    return dialog(_("Keys"), el("dl", rows, class_="keys"))


def _sounds() -> Html:
    """Asked once, before the first game of somebody who did not set it up."""
    buttons = [
        button(_("No, thanks"), "sounds no"),
        button(_("Yes, please"), "sounds yes"),
    ]
    return dialog(
        _("Would you like to hear small sounds?"),
        el("p", _("You can change your mind in the settings.")),
        el("div", buttons, class_="buttons"),
    )


def _who(player: Player, settings: Settings) -> Html:
    """Asked before a secret is shown, where nobody has said who has the tablet now."""
    once_more = _("Then hold again to see it.")
    if not settings.hold_to_see:
        once_more = _("Then tap again to see it.")
    secret = _("This is a secret for one person only: {name}.", name=player.name)
    name = player.name
    yes = button(_("I am {name}", name=name), "i-am")
    return dialog(
        _("Are you {name}?", name=name),
        el("p", sentences([secret, once_more])),
        el("div", yes, class_="buttons"),
    )


def _ask(what: str, kept: Kept) -> Html:
    if what == "delete":
        text = _("It will be gone for good: {names}.", names=kept.who)
        yes = button(_("Delete it"), f"delete {kept.key}", "danger")
        return dialog(_("Delete this game?"), el("p", text), el("div", yes, class_="buttons"))
    text = _("The file holds the whole deal: whoever reads it can find out what is still secret.")
    yes = button(_("Save it"), f"export {kept.key}", "main")
    return dialog(
        _("Save a game in progress to a file?"), el("p", text), el("div", yes, class_="buttons")
    )


def _erase(records: Records) -> Html:
    text = ngettext(
        "{count} finished game will be gone for good, with all that is counted here.",
        "{count} finished games will be gone for good, with all that is counted here.",
        len(records.readable),
    )
    stay = _("Unfinished games stay. Save everything to a file first if in doubt.")
    buttons = [
        button(_("Keep them"), "close", id="keep-them"),
        button(_("Erase them"), "erase", "danger"),
    ]
    staying = el("p", str(records.staying)) if records.staying else None
    body = el("p", text), staying, el("p", stay), el("div", buttons, class_="buttons")
    return dialog(_("Erase all finished games?"), body)


# What lies over a game, by the screen and its name.
DIALOGS: dict[str, dict[str, Callable[[Session, Settings], Html]]] = {
    "table": {
        "menu": lambda session, _settings: _menu(session),
        "log": _log,
        "keys": lambda session, _settings: _keys(session),
        "seats": lambda session, _settings: seats.seats_dialog(session),
        "sounds": lambda _session, _settings: _sounds(),
        "who": lambda session, settings: _who(session.whose_turn, settings),
    },
    "curtain": {"seats": lambda session, _settings: seats.seats_dialog(session)},
    "result": {"review": lambda session, _settings: review.review_dialog(session)},
}


# Screens that tell by themselves what has gone wrong.
TELLS_PROBLEMS = ("home", "setup", "games", "score", "day")


def notice_of(state: State, screen: str) -> Html | None:
    """What must be seen whatever the screen: a game that can't be stored, a move that failed."""
    if state.unsaved and state.session is not None:
        text = _(
            "This browser can’t store the game now. Play on, and save it to a file at the end."
        )
        out = button(_("Save to a file"), f"ask-export {state.session.key}", id="export-now")
        return el("div", el("p", text), out, class_="notice", role="alert")
    if state.problem and screen not in TELLS_PROBLEMS:
        return el("div", el("p", state.problem_words), class_="notice", role="alert")
    return upkeep.offer(state, screen)
