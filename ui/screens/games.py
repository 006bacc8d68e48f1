"""The games that are kept: go on, export, import, delete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import GameError
from engine.games import GAMES
from ui.games import card_of
from ui.html import Child, Html, el
from ui.library import Kept
from ui.parts.controls import Drawn, button, page_head
from ui.words import _, error_text, facts, moment, translated

if TYPE_CHECKING:
    from ui.state import State


def draw(state: State) -> Drawn:
    title, library = _("My games"), state.library
    kept: Child = [_game(game, library.reasons.get(game.key)) for game in library.listed.values()]
    nothing = el("p", _("No game is kept yet."), class_="paper none")
    file = el(
        "label",
        _("Import a game from a file"),
        el("input", type="file", accept=".json,application/json", data_file="import", id="import"),
        class_="button",
    )
    body = (
        _problem(state),
        el("ul", kept, class_="kept") if kept else None if library.trouble else nothing,
        button(_("Show more"), "more") if library.more else None,
        file,
    )
    return Drawn(el("div", page_head(title), body, class_="games"), title)


def _problem(state: State) -> Html | None:
    text = state.problem_words
    if text is None and state.library.trouble:
        text = _("The games that are kept here can’t be read now.")
    return el("p", text, role="alert", class_="problem paper") if text else None


def _game(game: Kept, reason: GameError | None) -> Html:
    name = translated(card_of(game.game).name) if game.game in GAMES else ""
    known = [name, game.progress, moment(game.when)]
    broken = _("It could not be opened when it was last tried.")
    if reason is not None:
        broken = error_text(reason)
    # Translators: buttons beside a game: “Look” is for a finished one.
    go_on = _("Try again") if game.broken else _("Look") if game.over else _("Go on")
    return el(
        "li",
        el(
            "div",
            el("b", game.who),
            el("small", broken, class_="broken")
            if game.broken
            else el("small", facts([fact for fact in known if fact])),
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
