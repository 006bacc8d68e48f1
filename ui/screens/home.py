"""Home: what this is in one picture and one line, and on to playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import Html, el
from ui.library import Kept
from ui.parts.controls import Drawn, button
from ui.screens.upkeep import install_button, offline_line
from ui.words import _, facts, pgettext, translated

if TYPE_CHECKING:
    from ui.state import State


def draw(state: State) -> Drawn:
    title = _("Pocket Planets")
    going = state.library.going_on()
    buttons = [
        _go_on(going) if going else None,
        button(
            _labelled(_("Play now"), _("you against bots")),
            "play-now",
            "main" if not going else "",
        ),
        button(_labelled(_("New game"), _("you choose who plays")), "setup"),
        button(_("My games"), "games") if state.library.some else None,
        button(_("Learn by playing"), "lessons", aria_haspopup="dialog"),
        button(_("Rules"), "rules"),
        button(_("Settings"), "settings"),
        button(_("About"), "about"),
        install_button(state.upkeep),
    ]
    picture = el(
        "img",
        src="./static/sprites/cover.webp",
        alt=_("Small planets at night: one with a baobab, sheep and a fox, one of continents."),
        class_="cover",
        width="1200",
        height="760",
    )
    words = el(
        "div",
        el("h1", title, id="sentence", tabindex="-1"),
        el("p", _("Two games of small worlds, built tile by tile by all at the table.")),
        _trouble(state),
        _still_to_do(state),
        el("nav", buttons, aria_label=pgettext("where one begins", "Start")),
        el("nav", _more(), class_="more-ways", aria_label=pgettext("more to do", "More")),
        offline_line(state),
        class_="welcome",
    )
    return Drawn(el("div", picture, words, class_="home"), title)


def _more() -> list[Html]:
    """What is there besides playing a game."""
    return [button(_("Planet of the day"), "day"), button(_("Score a real planet"), "score")]


def _trouble(state: State) -> Html | None:
    """What went wrong with a game, or with all that are kept."""
    text, again = state.problem_words, None
    if why := state.library.trouble:
        text = _("The games that are kept here can’t be read now. You can play all the same.")
        if why == "late":
            text = _(
                "The games that are kept here are still being read: the device is slow. "
                "You can play all the same."
            )
        again = button(_("Try again"), "retry")
    return el("div", el("p", text), again, role="alert", class_="problem paper") if text else None


def _still_to_do(state: State) -> Html | None:
    if state.chore is None:
        return None
    from ui.parts.kept import still_to_do  # seldom needed

    return still_to_do(state.chore)


def _labelled(what: str, more: str) -> Html:
    """What a button does, and a word on it."""
    return el("span", el("b", what), el("small", more))


def _go_on(kept: Kept) -> Html:
    game, lesson = _game_and_lesson(kept)
    label = _labelled(
        _("Go on with the lesson") if lesson else _("Go on playing"),
        facts([*game, *(lesson or [kept.who, kept.progress])]),
    )
    return button(label, f"continue {kept.key}", "main", id="continue")


def _game_and_lesson(kept: Kept) -> tuple[list[str], list[str]]:
    """Their names; nothing, if this version does not know them."""
    from engine.games import GAMES  # not needed without a game
    from ui.games import card_of

    if kept.game not in GAMES:
        return [], []
    card = card_of(kept.game)
    titles = [translated(each.title) for each in card.lessons if each.name == kept.lesson]
    return [translated(card.name)], titles
