"""People and bots: a bot can play on for somebody who has to leave, until they are back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.cast import fair_play, level_name
from ui.html import Html, el
from ui.parts.controls import button, dialog
from ui.scene import Player, badge
from ui.seats import may_change_hands
from ui.words import _

if TYPE_CHECKING:
    from ui.session import Session


def seats_dialog(session: Session) -> Html:
    """All seats, and whose hands each is in."""
    rows = [_seat(session, player) for player in session.players]
    note = el("p", fair_play())
    return dialog(_("People and bots"), el("ul", rows, class_="who-plays"), note)


def _seat(session: Session, player: Player) -> Html:
    bot, hand_over = player.bot, f"lend {player.seat}"
    kind = _("Person") if bot is None else level_name(bot)
    words = el("span", el("b", player.name), el("small", kind), class_="words")
    step = None
    if bot is None:
        label = _("{name}: let a bot play on", name=player.name)
        step = button(_("Let a bot play on"), hand_over, aria_label=label)
    elif may_change_hands(session.journal, player.seat):
        label = _("{name}: play again yourself", name=player.name)
        step = button(_("Play again yourself"), hand_over, aria_label=label)
    return el("li", badge(player), words, step)
