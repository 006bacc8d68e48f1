"""The games that are kept: go on, look, save to a file, delete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game import GameError
from engine.games import GAMES
from ui.games import card_of, memory_of
from ui.html import Child, Html, classes, el, part
from ui.library import Kept
from ui.parts.controls import Drawn, button, page_head
from ui.parts.kept import outcome, planets, still_to_do
from ui.words import _, error_text, facts, moment, translated

if TYPE_CHECKING:
    from ui.state import State


def draw(state: State) -> Drawn:
    title, library = _("My games"), state.library
    games = list(library.listed.values())
    kept: Child = [
        _game(game, at, library.reasons.get(game.key), at < state.pictured)
        for at, game in enumerate(games)
    ]
    nothing = el("p", _("No game is kept yet."), class_="paper none")
    file = el(
        "label",
        _("Open a game from a file"),
        el("input", type="file", accept=".json,application/json", data_file="import", id="import"),
        class_="button",
    )
    body = (
        _problem(state),
        still_to_do(state.chore),
        _grounds({game.game for game in games[: state.pictured] if game.end}),
        el("ul", kept, class_="kept") if kept else None if library.trouble else nothing,
        button(_("Show more"), "more") if library.more else None,
        el("div", file, class_="buttons"),
    )
    some = any(game.over for game in games)
    head = page_head(title, "home", button(_("Records"), "records") if some else None)
    return Drawn(el("div", head, body, class_="games"), title)


def _problem(state: State) -> Html | None:
    text = state.problem_words
    if text is None and state.library.trouble:
        text = _("The games that are kept here can’t be read now.")
    return el("p", text, role="alert", class_="problem paper") if text else None


def _grounds(games: set[str]) -> Child:
    """What the pictures of these games name."""
    return [memory_of(game).ground() for game in GAMES if game in games]


def _game(game: Kept, at: int, reason: GameError | None, pictured: bool) -> Html:
    end = None if game.broken or game.game not in GAMES else game.end
    return part(
        "li",
        el("div", _told(game, reason), class_="told"),
        planets(game, end, pictured) if end else None,
        el("div", _buttons(game), class_="buttons"),
        id=f"kept-{at}",
        class_=classes("paper", "ended" if end else None),
    )


def _told(game: Kept, reason: GameError | None) -> Child:
    """Who plays or has won, which game it is, how far it is and when it was played."""
    if game.broken:
        broken = _("It could not be opened when it was last tried.")
        told = broken if reason is None else error_text(reason)
        return el("b", game.who), el("small", told, class_="broken")
    name = translated(card_of(game.game).name) if game.game in GAMES else ""
    known = [name, game.progress, moment(game.when), game.whence]
    head = outcome(game, game.end) if game.end else game.who
    return el("b", head), el("small", facts([fact for fact in known if fact]))


def _buttons(game: Kept) -> Child:
    names = game.who
    # Translators: buttons beside a game: “Look” is for a finished one.
    go_on = _("Try again") if game.broken else _("Look") if game.over else _("Go on")
    label = _("{do}: {names}", do=go_on, names=names)
    save, again = _("Save to a file: {names}", names=names), _("Replay: {names}", names=names)
    is_replay = game.over and not game.broken and not (game.end and game.end.real)
    return [
        button(go_on, f"continue {game.key}", "" if game.broken else "main", aria_label=label),
        button(_("Replay"), f"replay {game.key}", aria_label=again) if is_replay else None,
        button(_("Save to a file"), f"ask-export {game.key}", aria_label=save),
        button(_("Delete"), f"ask-delete {game.key}", aria_label=_("Delete: {names}", names=names)),
    ]
