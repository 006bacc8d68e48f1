"""Set-up: who plays, who is youngest, which edition and variant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.journal import LONGEST_NAME
from ui.games import CARDS, page_of
from ui.html import Child, Html, el
from ui.scene import badge_picture, icon
from ui.screens.common import button, page_head
from ui.words import _

if TYPE_CHECKING:
    from ui.app import App


def draw(app: App) -> tuple[Html, str]:
    title = _("New game")
    draft, page = app.draft, page_of(app.draft.game)
    form = el(
        "div",
        which_game(app),
        _how_many(app),
        el("ol", [_seat(app, seat) for seat in range(draft.players)], class_="seats"),
        page.setup_choices(draft.chosen),
        _deal(app),
        class_="paper form",
    )
    start = el(
        "footer",
        el("p", app.problem, role="alert", class_="problem") if app.problem else None,
        button(_("Start"), "start", "main"),
    )
    return el("div", page_head(title), form, start, class_="setup"), title


def which_game(app: App) -> Html:
    """The games as cards; the chosen one is marked."""
    cards = []
    for game, card in CARDS.items():
        words = el("span", el("b", _(card.name)), el("small", _(card.line)))
        cards.append(
            el(
                "button",
                icon(card.picture),
                words,
                role="radio",
                aria_checked="true" if game == app.draft.game else "false",
                class_="game",
                data_ui=f"game {game}",
                id=f"game-{game}",
            )
        )
    return el("div", cards, role="radiogroup", aria_label=_("Game"), class_="which-game")


def _how_many(app: App) -> Html:
    buttons = [
        el(
            "button",
            str(number),
            role="radio",
            aria_checked="true" if number == app.draft.players else "false",
            data_ui=f"players {number}",
            id=f"players-{number}",
        )
        for number in app.draft.seats
    ]
    label = _("Players")
    return el(
        "div",
        el("span", el("b", label), el("small", _("The youngest starts.")), class_="words"),
        el("div", buttons, role="radiogroup", aria_label=label, class_="segments"),
        class_="choice",
    )


def _seat(app: App, seat: int) -> Html:
    draft = app.draft
    field = el(
        "input",
        value=draft.names[seat],
        id=f"name-{seat}",
        data_ui=f"name {seat}",
        maxlength=LONGEST_NAME,
        autocomplete="off",
        aria_label=_("Name of player {number}", number=seat + 1),
    )
    colour = el(
        "button",
        badge_picture(draft.badges[seat]),
        class_="pick-badge",
        data_ui=f"badge {seat}",
        id=f"badge-{seat}",
        aria_label=_("{badge}: choose another colour and symbol", badge=draft.badge_words(seat)),
    )
    youngest = draft.first == seat
    first = el(
        "button",
        _("starts") if youngest else _("starts?"),
        class_="youngest",
        aria_pressed="true" if youngest else "false",
        data_ui=f"first {seat}",
        id=f"first-{seat}",
    )
    return el("li", colour, field, first)


def _deal(app: App) -> Child:
    field = el(
        "input",
        value=app.draft.seed,
        id="deal",
        data_ui="deal",
        inputmode="numeric",
        autocomplete="off",
        placeholder=_("any"),
    )
    words = el(
        "span",
        el("b", _("Number of the deal")),
        el("small", _("Leave it empty, or repeat a deal.")),
    )
    return el("label", words, field, class_="choice deal")
