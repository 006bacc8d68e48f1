"""What a link holds: who played and how it ended, or a deal to be played; or why there is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.options import Switch
from ui.exchange import points_to_beat
from ui.games import card_of, page_of
from ui.html import Html, el, unseen
from ui.parts.controls import Drawn, button, page_head
from ui.parts.ending import Ending, tie_note, winners_sentence
from ui.scene import badge, icon
from ui.session import Session
from ui.sharing import can_be_dealt, ending_of, is_finished
from ui.words import _, error_text, facts, listed, ngettext, number, points_words, translated

if TYPE_CHECKING:
    from engine.journal import Journal
    from ui.scene import Player
    from ui.state import State


def draw(state: State) -> Drawn:
    arrived = state.exchange.arrived
    assert arrived is not None
    if arrived.journal is None:
        assert arrived.error is not None
        title, body = _("This link can’t be opened"), _refused(error_text(arrived.error))
    elif is_finished(arrived.journal):
        title, body = _("A game for you"), _game(state, arrived.journal)
    else:
        title, body = _("A deal for you"), _deal(arrived.journal)
    page = el("div", page_head(title, "back"), body, class_="link")
    return Drawn(page, title, arrived.link)


def _refused(why: str) -> Html:
    kept = _("Nothing was changed by it, and all your games are as they were.")
    return el("div", el("p", why), el("p", kept), class_="paper reading", role="alert")


def _game(state: State, journal: Journal) -> Html:
    session = Session("", journal)
    ending = ending_of(session, state)
    note = tie_note(ending)
    deal = button(_("Play this deal"), "play-deal") if can_be_dealt(journal) else None
    return el(
        "div",
        el("h2", winners_sentence(ending, session.players)),
        el("p", note) if note else None,
        _standings(ending, session.players),
        el("p", _about(journal), class_="fine"),
        el("div", button(_("Look at it"), "look-at-link", "main"), deal, class_="buttons"),
        class_="paper reading",
    )


def _standings(ending: Ending, players: Sequence[Player]) -> Html:
    """Everybody’s points, in the order of the seats; who won has a star."""
    rows = [
        el(
            "li",
            badge(player),
            el("span", player.name),
            el("b", number(points), aria_hidden="true"),
            unseen(points_words(points)),
            icon("star") if player.seat in ending.winners else None,
        )
        for player, points in zip(players, ending.totals, strict=True)
    ]
    return el("ul", rows, class_="tallies")


def _deal(journal: Journal) -> Html:
    points, play = points_to_beat(journal.page), button(_("Play it"), "play-deal", "main")
    asked = ngettext(
        "Can you beat {number} point on it?",
        "Can you beat {number} points on it?",
        abs(points or 0),
        number=number(points or 0),
    )
    too_long = _("Its number is too long for this page, so it can’t be played here.")
    return el(
        "div",
        el("h2", asked if points is not None else _("Nobody has begun it yet")),
        el("p", _("From the table of: {names}", names=listed(_names(journal)))),
        el("p", _about(journal), class_="fine"),
        el("div", play, class_="buttons") if can_be_dealt(journal) else el("p", too_long),
        class_="paper reading",
    )


def _names(journal: Journal) -> list[str]:
    return [player.name for player in Session("", journal).players]


def _about(journal: Journal) -> str:
    """The game, how many play it, and what was chosen besides."""
    page, options = page_of(journal.kind), journal.options.to_json()
    players = ngettext("{count} player", "{count} players", journal.options.players)
    chosen: list[str] = []
    for option in journal.rules.OPTIONS:
        words, value = page.option_words(option.name), options[option.name]
        if not isinstance(option, Switch):
            chosen.append(_("{what}: {value}", what=words.label, value=words.values[str(value)]))
        elif value:
            chosen.append(words.label)
    return facts([translated(card_of(journal.kind).name), players, *chosen])
