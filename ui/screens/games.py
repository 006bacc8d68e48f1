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
    title = _("My games")
    kept = sorted(app.kept.values(), key=lambda game: game.when, reverse=True)
    items: Child = [_game(game) for game in kept]
    nothing = el("p", _("No game is kept yet."), class_="paper none")
    file = el(
        "label",
        _("Import a game from a file"),
        el("input", type="file", accept=".json,application/json", data_file="import", id="import"),
        class_="button",
    )
    problem = el("p", app.problem, role="alert", class_="problem paper") if app.problem else None
    body = el("ul", items, class_="kept") if kept else nothing
    return el("div", page_head(title), problem, body, file, class_="games"), title


def _game(game: Kept) -> Html:
    names = game.who or _("A game that can't be read")
    state = _("finished") if game.over else game.progress
    card = CARDS.get(game.game)
    facts = game.broken or _(
        "{game} · {state} · {when}",
        game=_(card.name) if card else "",
        state=state,
        when=moment(game.when),
    )
    go_on = _("Look") if game.over else _("Go on")
    buttons = [
        button(
            go_on,
            f"continue {game.key}",
            "main",
            aria_label=_("{do}: {names}", do=go_on, names=names),
        )
        if not game.broken
        else None,
        button(_("Export"), f"ask-export {game.key}", aria_label=_("Export: {names}", names=names)),
        button(_("Delete"), f"ask-delete {game.key}", aria_label=_("Delete: {names}", names=names)),
    ]
    return el(
        "li",
        el("div", el("b", names), el("small", facts, class_="broken" if game.broken else None)),
        el("div", buttons, class_="buttons"),
        class_="paper",
    )
