"""The one update loop: a tap or a report comes in, one update of the page goes out."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from importlib import import_module

from engine.game import GameError, IllegalMove
from ui.border import Effect, Effects, Read, Say, Start, Store, Update
from ui.html import Html, classes, el
from ui.learned import explained
from ui.parts.controls import Drawn
from ui.recalling import to_think
from ui.reports import ANSWERS, QUIET, REPORTS, resume
from ui.scene import Settings
from ui.screens import ask
from ui.state import Device, State
from ui.taps import TAPS
from ui.tutor import lets
from ui.words import _, language, sentences

# Taps for which what is shown waits: they are about something else, and tell nobody's secret.
_KEEPS_STAGE = ("skip", "undo", "menu", "close", "rules", "settings", "keys", "home")


class App:
    """The page: its state, and what the machine is still to do. It knows nothing of a browser."""

    def __init__(self, device: Device, found: Start, elsewhere: bool = False) -> None:
        self.state = State(device, found, elsewhere)
        self._effects: list[Effect] = resume(self.state, found.get("current"))
        self._said: Hashable = None  # what the sentence was about that was said last

    # --- what comes in ---

    def do(self, action: str) -> None:
        """A tap on a button that plays."""
        self.state.problem = None
        self._follow(lambda: _play(self.state, action))

    def ui(self, text: str, value: str = "") -> None:
        """A tap that changes only the screen."""
        verb, _space, argument = text.partition(" ")
        state = self.state
        state.problem = None
        if not self._leave_stage(verb):
            return
        if verb in TAPS:
            self._follow(lambda: TAPS[verb](state, argument, value))
        else:
            self._follow(lambda: _look(state, verb, argument))

    def report(self, text: str, value: str = "") -> bool:
        """Something that the browser tells by itself; gives back whether the page changes."""
        verb, _space, argument = text.partition(" ")
        if verb in ANSWERS:
            if not self.state.awaits:
                return True  # somebody has gone on to another screen
            self.state.awaits -= 1
        handle = ANSWERS[verb] if verb in ANSWERS else REPORTS[verb]
        led_somewhere = self._follow(lambda: handle(self.state, argument or value))
        return led_somewhere or verb not in QUIET

    def _leave_stage(self, verb: str) -> bool:
        """Most taps end what is shown, and count if they were meant for what comes after it."""
        state, session = self.state, self.state.session
        if session is None or not session.showing or state.screen != "game" or verb in _KEEPS_STAGE:
            return True
        session.skip()
        if state.shown_screen() != "curtain":
            return True
        state.dialog = None
        return False

    def _follow(self, handle: Callable[[], Effects]) -> bool:
        """Do it, and remember what comes of it; what can't be done is told in a sentence.

        Gives back whether anything came of it.
        """
        if self.state.session is not None:
            self.state.session.staging = self.state.settings.pace != "once"
        try:
            effects = handle()
        except GameError as error:
            self.state.problem = error
            return True
        self._effects += effects
        return bool(effects)

    # --- what goes out ---

    def draw(self) -> Update:
        """The page as it is now, and what the machine is to do; first what it is to read."""
        effects, self._effects = [*self._effects, *self.state.read_late()], []
        if any(isinstance(effect, Read) for effect in effects):
            self._effects = [each for each in effects if not isinstance(each, Read | Store)]
            return Update().order(each for each in effects if isinstance(each, Read | Store))
        state, screen = self.state, self.state.shown_screen()
        if state.session is not None and screen == "table":
            effects += explained(state, state.session)
        body, sentence, about = load_screen(screen)(state)
        told = ask.told(state, screen)
        topic = screen, told or about
        over = ask.dialog_of(state, screen)
        page = el("div", body, id="page", class_=f"page on-{screen}")
        update = Update(
            screen=screen,
            title=_title(state, screen, sentence),
            html=el("main", page, over, ask.notice_of(state, screen), id="app"),
            news=sentences(_news(state, screen, effects)),
            sentence=(told or sentence) if topic != self._said else "",
            root=_root_classes(state.settings),
            lang=language(),
            depth=_depth(state, screen) + (0 if over is None else max(len(state.dialogs), 1)),
            pause=0 if over is not None else _pause(state, screen, body),
            awake=state.settings.keep_awake and screen in ("table", "curtain"),
            think=_to_think(state, screen, over is not None),
        )
        state.thinks = update.think
        self._said = topic
        return update.order(effects)


def _to_think(state: State, screen: str, is_covered: bool) -> bool:
    """Whether there is something to think about while this is shown."""
    if state.session is not None and screen in ("table", "result"):
        return not is_covered and state.session.thinks
    return to_think(state, screen)


def _play(state: State, action: str) -> Effects:
    session = state.at_table()
    if session is None or not session.may_play or not lets(session, action):
        return ()
    try:
        effects = state.play(session, action)
    except IllegalMove:  # not from this page: whoever sees the next one need not hear of it
        return ()
    state.dialog = None
    return effects


def _look(state: State, verb: str, argument: str) -> Effects:
    """A tap that only a game knows. Where there is no table any more, it comes too late."""
    if state.replay is not None and state.screen == "replay":
        known = state.replay.handle(verb, argument, state.settings)
    elif state.session is not None and state.screen == "game":
        known = state.session.handle(verb, argument, state.settings)
    else:
        return ()
    if not known:
        raise KeyError(f"{verb} {argument}")
    return ()


def _news(state: State, screen: str, effects: Effects) -> list[str]:
    """What is to be said once. What happened in a game waits until its table is shown."""
    news = [str(effect.note) for effect in effects if isinstance(effect, Say)]
    if state.session is not None and screen in ("table", "result"):
        news += state.session.take_news()
        if state.session.may_play:
            news += state.session.tutor.take_explanation()
    return news


def _title(state: State, screen: str, sentence: str) -> str:
    """The title of the document: whose turn it is, and no secret, as it stands in lists."""
    if screen == "home":
        return sentence
    if state.session is not None and screen in ("table", "curtain") and not state.session.over:
        return _("{name}’s turn · Pocket Planets", name=state.session.whose_turn.name)
    if screen in ("table", "result"):
        return _("The end · Pocket Planets")
    # Translators: the title of the window; the name Pocket Planets stays.
    return _("{screen} · Pocket Planets", screen=sentence)


def _pause(state: State, screen: str, body: Html) -> int:
    """After how many milliseconds the page goes on by itself; 0: it does not."""
    if state.replay is not None and screen == "replay":
        return state.replay.pause(state.settings)
    if state.session is None or screen not in ("table", "result"):
        return 0
    session = state.session
    return session.showing.pause(state.settings, body, learns=session.tutor.teaches)


def _depth(state: State, screen: str) -> int:
    """How many screens lie between this one and home."""
    if screen in ("home", "elsewhere"):
        return 0
    if screen in ("records", "replay"):
        return 2
    return 2 if state.session is not None and state.screen != "game" else 1


def _root_classes(chosen: Settings) -> str:
    """What the style sheets have to know of the settings."""
    on = [
        "large-text" if chosen.large_text else None,
        "left-handed" if chosen.left_handed else None,
        None if chosen.motion else "still",
    ]
    return classes(*on) or ""


def load_screen(screen: str) -> Callable[[State], Drawn]:
    """How a screen is drawn: its module is loaded when it is first wanted."""
    module, name = _ELSEWHERE.get(screen, (screen, "draw"))
    draw: Callable[[State], Drawn] = getattr(import_module(f"ui.screens.{module}"), name)
    return draw


SCREENS = (
    *("home", "setup", "games", "settings", "rules", "about", "link", "share", "score", "day"),
    *("curtain", "table", "result", "elsewhere", "records", "replay"),
)
_ELSEWHERE = {"rules": ("rulebook", "draw"), "result": ("table", "draw_result")}
