"""The rules, to read before or during a game: those of the game in progress, or of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import Options
from engine.games import rules_of
from ui.games import card_of, rulebook_of
from ui.html import Html, el, join
from ui.parts.controls import MENU, Drawn, button, icon_button, page_head
from ui.rulebook import Section, heading, heading_id
from ui.screens.lessons import lesson_buttons
from ui.screens.setup import how_many, options_of, which_game
from ui.words import _, translated

if TYPE_CHECKING:
    from ui.state import State

CONTENTS = "contents"


def draw(state: State) -> Drawn:
    title = _("Rules")
    game, options = _told(state)
    book = rulebook_of(game)
    sections = book.sections(options)
    page = el(
        "div",
        _head(title),
        el(
            "div",
            _whose(state, game, book.rules_for(options)),
            lesson_buttons(state, game) if card_of(game).lessons else None,
            _contents(sections),
            [_section(section) for section in sections],
            class_="rulebook",
        ),
        class_="rules",
    )
    return Drawn(page, title)


def _told(state: State) -> tuple[str, Options]:
    """The game whose rules are told, and its options: what is played, or what is being set up."""
    if state.session is not None:
        return state.session.journal.kind, state.session.journal.options
    draft = state.draft
    return draft.game, rules_of(draft.game).read_options(draft.options)


def _head(title: str) -> Html:
    """It stays in sight: the way back, and the way to the contents."""
    contents = icon_button(MENU, _("Contents"), f"rules {CONTENTS}")
    return page_head(title, "back", contents)


def _contents(sections: list[Section]) -> Html:
    """All sections, as buttons that lead there."""
    entries = [el("li", button(section.title, f"rules {section.place}")) for section in sections]
    return el(
        "nav",
        heading("h2", CONTENTS, _("Contents")),
        el("ul", entries, data_arrows=len(entries)),
        class_="contents paper",
        aria_labelledby=heading_id(CONTENTS),
    )


def _whose(state: State, game: str, words: str) -> Html:
    """Whose rules these are. Without a game in progress that can be chosen."""
    name, told = el("h2", translated(card_of(game).name)), el("p", words, role="status")
    choices = None
    if state.session is None:
        choices = join(which_game(state), how_many(state), options_of(state.draft))
    return el("section", name, told, choices, class_="which-rules paper form")


def _section(section: Section) -> Html:
    return el(
        "section",
        heading("h2", section.place, section.title),
        el("div", section.words, class_="words"),
        el("div", section.pictures, class_="beside") if section.pictures else None,
        class_="paper reading",
        aria_labelledby=heading_id(section.place),
    )
