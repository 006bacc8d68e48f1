"""Set-up: who plays, who is youngest, which edition and variant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.journal import LONGEST_NAME
from ui.games import CARDS, page_of
from ui.html import Child, Html, classes, el, unseen
from ui.scene import badge_picture, icon
from ui.screens.common import button, choice, page_head, radio
from ui.words import _, error_text

if TYPE_CHECKING:
    from ui.app import App


def draw(app: App) -> tuple[Html, str]:
    title = _("New game")
    draft, page = app.draft, page_of(app.draft.game)
    wrong = _sentences(app)
    seats = [_seat(app, seat, wrong) for seat in range(draft.players)]
    form = el(
        "div",
        which_game(app),
        _how_many(app),
        el("fieldset", el("legend", unseen(_("Who plays, and who starts"))), el("ol", seats)),
        page.setup_choices(draft.chosen),
        _deal(app, wrong),
        class_="paper form",
    )
    start = el(
        "footer",
        el("p", app.problem, class_="problem") if app.problem else None,
        button(_("Start"), "start", "main"),
    )
    return el("div", page_head(title), form, start, class_="setup"), title


def which_game(app: App) -> Html:
    """The games as cards; the chosen one is marked."""
    cards = []
    for game, card in CARDS.items():
        ui, hint = f"game {game}", f"game-{game}-hint"
        name = radio("game", ui, _(card.name), game == app.draft.game, aria_describedby=hint)
        words = el("span", name, el("small", _(card.line), id=hint))
        cards.append(el("div", icon(card.picture), words, class_="game"))
    return el("fieldset", el("legend", unseen(_("Game"))), cards, class_="which-game")


def _how_many(app: App) -> Html:
    numbers = {str(number): str(number) for number in app.draft.seats}
    hint = _("The youngest starts.")
    return choice(_("Players"), "players", numbers, str(app.draft.players), hint)


def _sentences(app: App) -> dict[str, Html]:
    """What is wrong with the fields, by their ids: said once somebody has tried to start."""
    wrong = app.draft.wrong() if app.checked else {}
    return {
        where: el("small", error_text(error), id=f"{where}-wrong", class_="wrong")
        for where, error in wrong.items()
    }


def _field(
    where: str, wrong: dict[str, Html], hint: str | None = None, **attributes: object
) -> Html:
    """A field to type in, which says when something is wrong with it."""
    said = classes(where in wrong and f"{where}-wrong", hint)
    return el(
        "input",
        id=where,
        class_="field",
        autocomplete="off",
        aria_invalid="true" if where in wrong else None,
        aria_describedby=said,
        **attributes,
    )


def _seat(app: App, seat: int, wrong: dict[str, Html]) -> Html:
    draft, number, where = app.draft, seat + 1, f"name-{seat}"
    field = _field(
        where,
        wrong,
        value=draft.names[seat],
        data_ui=f"name {seat}",
        maxlength=LONGEST_NAME,
        aria_label=_("Name of player {number}", number=number),
    )
    colour = el(
        "button",
        badge_picture(draft.badges[seat]),
        class_="pick-badge",
        data_ui=f"badge {seat}",
        id=f"badge-{seat}",
        aria_label=_("{badge}: choose another colour and symbol", badge=draft.badge_words(seat)),
    )
    label = _("Player {number} starts", number=number)
    starts = radio("first", f"first {seat}", _("starts"), draft.first == seat, aria_label=label)
    first = el("span", starts, class_="first")
    return el("li", colour, field, first, wrong.get(where), class_="seat")


def _deal(app: App, wrong: dict[str, Html]) -> Child:
    field = _field(
        "deal",
        wrong,
        "deal-hint",
        value=app.draft.seed,
        data_ui="deal",
        inputmode="numeric",
        placeholder=_("any"),
    )
    words = el(
        "span",
        el("label", _("Number of the deal"), for_="deal"),
        el("small", _("Leave it empty, or repeat a deal."), id="deal-hint"),
        class_="words",
    )
    return el("div", words, field, wrong.get("deal"), class_="choice deal")
