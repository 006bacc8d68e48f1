"""What the site says of itself: ready to play offline, a new version, how safe the games are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import Child, Html, el
from ui.parts.controls import button
from ui.upkeep import Upkeep, is_between_turns
from ui.words import _

if TYPE_CHECKING:
    from ui.state import State

# Where a fresh start of the page loses nothing: not while names are being typed.
CALM = ("home", "games", "settings", "rules", "about", "curtain", "result")


def offer(state: State, screen: str) -> Html | None:
    """The button that goes over to a new version, when nobody is in the middle of a turn."""
    if not state.upkeep.fresh or screen not in CALM or not is_between_turns(state.session):
        return None
    text = _("A new version of Pocket Planets is here. All your games stay as they are.")
    # Translators: a verb, as “Install”: to the new version.
    return el("div", el("p", text), button(_("Update"), "update"), class_="notice", role="status")


def offline_line(state: State) -> Html | None:
    return el("p", _("Ready to play offline"), class_="offline") if state.upkeep.offline else None


def facts(state: State) -> Html:
    """What to know before leaving the network, or trusting a game to the tablet."""
    offline = (
        _("Everything is on this device: no network is needed.")
        if state.upkeep.offline
        else _("Not yet: some files are still arriving, or this browser keeps none.")
    )
    safe = {
        None: _("The browser is asked to keep your games when the first one begins."),
        True: _("This browser keeps your games until you delete them."),
        False: _(
            "This browser may delete your games when space runs out: save what you love to a file."
        ),
    }
    entries: list[tuple[str, Child]] = [
        (_("Playing offline"), offline),
        (_("Your games"), safe[state.upkeep.safe]),
        (_("On the home screen"), _installing(state.upkeep)),
    ]
    items = [el("div", el("dt", name), el("dd", text)) for name, text in entries]
    return el("dl", items, class_="paper form facts")


def _installing(upkeep: Upkeep) -> Child:
    """How the site becomes an app of this device, where it is none yet."""
    if upkeep.installed:
        return _("Pocket Planets is installed on this device.")
    if upkeep.installable:
        return [_("Install it, and it starts like any other app."), " ", install_button(upkeep)]
    return _(
        "On an iPad or iPhone: Share, then Add to Home Screen. "
        "Elsewhere: look for Install in the menu of your browser."
    )


def install_button(upkeep: Upkeep) -> Html | None:
    """Where the browser offers it: there, one tap and a question of the browser's are enough."""
    return button(_("Install"), "install") if upkeep.installable else None
