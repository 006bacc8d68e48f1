"""All lessons, to begin one: the games can be learned at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games import GAMES
from ui.games import Card, LessonCard, card_of
from ui.html import Child, Html, el, unseen
from ui.learned import is_done
from ui.parts.controls import TICK, button, dialog, sign
from ui.words import _, sentences, translated

if TYPE_CHECKING:
    from ui.state import State


def lessons_dialog(state: State) -> Html:
    """The lessons of every game that has some, and what each game is."""
    games = [game for game in GAMES if card_of(game).lessons]
    parts = [(_about(card_of(game)), lesson_buttons(state, game)) for game in games]
    return dialog(_("Learn by playing"), el("p", _("A lesson takes a few minutes.")), parts)


def _about(card: Card) -> Child:
    words = sentences([translated(card.line), translated(card.whom)])
    return el("h3", translated(card.name)), el("p", words, class_="about-game")


def lesson_buttons(state: State, game: str) -> Html:
    """The lessons of a game; those that were taken to their end have a tick."""
    buttons = [
        button(_title(state, game, lesson), f"lesson start {game} {lesson.name}")
        for lesson in card_of(game).lessons
    ]
    label = _("Lessons: {game}", game=translated(card_of(game).name))
    return el("div", buttons, class_="menu", role="group", aria_label=label)


def _title(state: State, game: str, lesson: LessonCard) -> Child:
    title = translated(lesson.title)
    if not is_done(state, game, lesson.name):
        return title
    # Translators: a lesson, said of the tick beside its name.
    done = el("span", sign(TICK), unseen(_("done")), class_="done-mark")
    return el("span", title, done)
