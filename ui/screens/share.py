"""Share: a game or its deal as a link, sent, copied or read by a camera; a planet as a picture."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ui.games import extra_of
from ui.html import Child, Html, el, part
from ui.parts.controls import Drawn, button, page_head
from ui.parts.forms import choice
from ui.portrait import picture_of
from ui.sharing import ending_of, planet_words, words
from ui.words import N_, _, pgettext, translated

if TYPE_CHECKING:
    from ui.session import Session
    from ui.state import State

WHAT_IT_HOLDS = {
    "game": N_("The link holds the whole game, move by move. No server ever sees it."),
    "deal": N_("The link holds the deal alone: the same tiles, and nobody has begun."),
}


def draw(state: State) -> Drawn:
    title, exchange = _("Share"), state.exchange
    session = state.session
    assert session is not None
    ways = {"game": _("The whole game"), "deal": _("Only the deal")}
    if extra_of(session.journal.kind, "portrait") is not None:
        ways["picture"] = _("A picture")
    label = pgettext("what goes into a link", "What")
    which = choice(label, "sharing", ways, exchange.what) if session.over else None
    body = _picture(state, session) if exchange.what == "picture" else _link(state)
    form = el("div", which, body, class_="paper form")
    page = el("div", page_head(title, "back"), form, class_="share")
    return Drawn(page, title, exchange.what)


def _link(state: State) -> Child:
    exchange = state.exchange
    return (
        el("p", words(state), class_="message"),
        _code(exchange.address),
        el("p", translated(WHAT_IT_HOLDS[exchange.what]), class_="fine"),
        _buttons(state, button(_("Copy the link"), "copy", "" if state.device.shares else "main")),
        _copied(state),
    )


def _picture(state: State, session: Session) -> Child:
    """The place of the picture, which static/js/painter.js paints."""
    seat = state.exchange.seat
    names = {str(player.seat): player.name for player in session.players}
    picture = picture_of(session, ending_of(session, state), seat)
    text = json.dumps(picture, ensure_ascii=False, separators=(",", ":"))
    label = planet_words(state)
    save = button(_("Save the picture"), "save-picture", "" if state.device.shares else "main")
    return (
        choice(_("Whose planet"), "whose", names, str(seat)),
        part("canvas", id="picture", role="img", aria_label=label, data_picture=text),
        _buttons(state, save),
    )


def _code(address: str) -> Html:
    """The place of the QR code, which static/js/code.js draws."""
    label = _("A QR code of the link: another device opens it with its camera.")
    return part("svg", id="code", class_="code", role="img", aria_label=label, data_code=address)


def _buttons(state: State, other: Html) -> Html:
    send = button(_("Send it"), "send", "main") if state.device.shares else None
    return el("div", send, other, class_="buttons")


def _copied(state: State) -> Html | None:
    copied = state.exchange.copied
    if copied is None:
        return None
    if copied:
        return el("p", _("The link is copied."), class_="done")
    sentence = _("The browser can’t copy it: mark the link and copy it yourself.")
    return el(
        "div", el("p", sentence), el("p", state.exchange.address, class_="address", translate="no")
    )
