"""The curtain: the tablet changes hands, and nothing of the game is on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games import card_of
from ui.html import Html, classes, el
from ui.parts.controls import Drawn, button
from ui.parts.ending import standings
from ui.parts.table import long_named, take_back_words
from ui.scene import SPRITES, Player, badge, progress
from ui.scenes import scene_for
from ui.words import _, round_words

if TYPE_CHECKING:
    from ui.state import State


def draw(state: State) -> Drawn:
    session = state.session
    assert session is not None
    player, scene = session.whose_turn, scene_for(session, None, state.settings)
    title = _("Pass it to {name}", name=player.name)
    if session.in_private or session.journal.last_to_act() == player.seat:
        title = _("Now only {name} may look", name=player.name)  # who has it already
    told = session.page.curtain(scene)
    words = el(
        "div",
        badge(player),
        el("h1", title, id="sentence", tabindex="-1"),
        el("p", _("A hint, for your eyes only.") if session.in_private else told.comes),
        button(_("I am {name}", name=player.name), "open", "main"),
        el("p", el("b", round_words(*progress(scene.public))), class_="meanwhile"),
        standings(session.players, told.points) if told.points else None,
        el("p", el("b", _("Good to know:")), " ", told.fact, class_="fact"),
        el("div", _undo(session.to_take_back), _seats(player), class_="besides"),
        class_=classes("pass", long_named(session.players)),
    )
    source = f"{SPRITES}{card_of(session.journal.kind).hill}.webp"
    hill = el("img", src=source, alt="", class_="hill")
    return Drawn(el("div", words, hill, class_="curtain"), title, (session.key, player.seat))


def _undo(player: Player | None) -> Html | None:
    """Until the next one has the tablet, the last one may think again."""
    return button(take_back_words(player), "undo", "quiet") if player else None


def _seats(player: Player) -> Html:
    """Whoever is called may be away: somebody else can have a bot play on."""
    return button(_("Let a bot play for {name}", name=player.name), "seats", "quiet")
