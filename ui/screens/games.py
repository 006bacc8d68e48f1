"""The games that are kept: go on, export, import, delete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games import CARDS
from ui.html import Child, Html, el
from ui.library import Kept
from ui.screens.common import button, page_head
from ui.words import _, moment

if TYPE_CHECKING:
    from ui.app import App


def draw(app: App) -> tuple[Html, str]:
    title, library = _("My games"), app.library
    kept: Child = [_game(game, library.reasons.get(game.key)) for game in library.listed.values()]
    nothing = el("p", _("No game is kept yet."), class_="paper none")
    file = el(
        "label",
        _("Import a game from a file"),
        el("input", type="file", accept=".json,application/json", data_file="import", id="import"),
        class_="button",
    )
    body = (
        _problem(app),
        el("ul", kept, class_="kept") if kept else None if library.trouble else nothing,
        button(_("Show more"), "more") if library.more else None,
        file,
    )
    return el("div", page_head(title), body, class_="games"), title


def _problem(app: App) -> Html | None:
    trouble = _("The games that are kept here can’t be read now.") if app.library.trouble else None
    text = app.problem or trouble
    return el("p", text, role="alert", class_="problem paper") if text else None


def _game(game: Kept, reason: str | None) -> Html:
    card = CARDS.get(game.game)
    facts = [_(card.name) if card else None, game.progress, moment(game.when)]
    broken = reason or _("It could not be opened when it was last tried.")
    go_on = _("Try again") if game.broken else _("Look") if game.over else _("Go on")
    return el(
        "li",
        el(
            "div",
            el("b", game.who),
            el("small", broken, class_="broken")
            if game.broken
            else el("small", " · ".join(fact for fact in facts if fact)),
        ),
        el("div", _buttons(game, go_on), class_="buttons"),
        class_="paper",
    )


def _buttons(game: Kept, go_on: str) -> Child:
    names = game.who
    label = _("{do}: {names}", do=go_on, names=names)
    return [
        button(go_on, f"continue {game.key}", "" if game.broken else "main", aria_label=label),
        button(_("Export"), f"ask-export {game.key}", aria_label=_("Export: {names}", names=names)),
        button(_("Delete"), f"ask-delete {game.key}", aria_label=_("Delete: {names}", names=names)),
    ]
