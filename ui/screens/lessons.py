"""All lessons, to begin one: the games can be learned at the table."""

from __future__ import annotations

from engine.games import GAMES
from ui.games import card_of
from ui.html import Html, el
from ui.parts.controls import button, dialog
from ui.words import _, translated


def lessons_dialog() -> Html:
    """The lessons of every game that has some."""
    games = [game for game in GAMES if card_of(game).lessons]
    parts = [(el("h3", translated(card_of(game).name)), lesson_buttons(game)) for game in games]
    return dialog(_("Learn by playing"), el("p", _("A lesson takes a few minutes.")), parts)


def lesson_buttons(game: str) -> Html:
    buttons = [
        button(translated(lesson.title), f"lesson start {game} {lesson.name}")
        for lesson in card_of(game).lessons
    ]
    label = _("Lessons: {game}", game=translated(card_of(game).name))
    return el("div", buttons, class_="menu", role="group", aria_label=label)
