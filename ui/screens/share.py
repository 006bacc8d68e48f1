"""Share: a finished game, or its deal, as a link that is sent, copied, or read by a camera."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import Html, el, part
from ui.parts.controls import Drawn, button, page_head
from ui.parts.forms import choice
from ui.sharing import words
from ui.words import N_, _, pgettext, translated

if TYPE_CHECKING:
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
    which = (
        choice(pgettext("what goes into a link", "What"), "sharing", ways, exchange.what)
        if session.over
        else None
    )
    form = el(
        "div",
        which,
        el("p", words(state), class_="message"),
        _code(exchange.address),
        el("p", translated(WHAT_IT_HOLDS[exchange.what]), class_="fine"),
        _buttons(state),
        _copied(state),
        class_="paper form",
    )
    page = el("div", page_head(title, "back"), form, class_="share")
    return Drawn(page, title, exchange.what)


def _code(address: str) -> Html:
    """The place of the QR code, which static/js/code.js draws."""
    label = _("A QR code of the link: another device opens it with its camera.")
    return part("svg", id="code", class_="code", role="img", aria_label=label, data_code=address)


def _buttons(state: State) -> Html:
    shares = state.device.shares
    send = button(_("Send it"), "send", "main") if shares else None
    return el(
        "div", send, button(_("Copy the link"), "copy", "" if shares else "main"), class_="buttons"
    )


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
