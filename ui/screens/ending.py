"""The end of a game, the same for all: a column for each player, in the order of the seats."""

from __future__ import annotations

from collections.abc import Sequence

from ui.html import Child, Html, classes, el, join, unseen
from ui.scene import Player, badge, icon
from ui.words import _, listed, ngettext, number


def ending(
    title: str,
    note: str | None,
    buttons: Child,
    columns: Sequence[Html],
    *before: Child,
    class_: str | None = None,
) -> Html:
    """Who won, a note on that, and all the columns."""
    head = el(
        "header",
        el(
            "div",
            el("h1", title, id="sentence", tabindex="-1"),
            el("p", note, class_="below") if note else None,
        ),
        el("div", buttons, class_="buttons"),
    )
    body = el("div", columns, class_=f"columns columns-{len(columns)}")
    return el("div", head, before, body, class_=classes("result", class_))


def points_given(points: int) -> Html:
    """The points of a line; those who hear them hear that they are points."""
    words = ngettext("{count} point", "{count} points", points)
    return join(el("i", number(points), aria_hidden="true"), unseen(words))


def outcome_words(won: str, players: Sequence[Player], totals: Sequence[int]) -> str:
    """The end for those who hear it: who won, and everybody’s points in the order of the seats."""
    points = [
        _("{name} {points}", name=player.name, points=number(total))
        for player, total in zip(players, totals, strict=True)
    ]
    return _("{won}. Points: {points}.", won=won, points=listed(points))


def column(
    player: Player, picture: Html, lines: Child, total: int, won: bool, note: str | None = None
) -> Html:
    """One player's planet over the sheet with all that it scores."""
    card = el(
        "div",
        el("h2", badge(player), el("span", player.name)),
        el("ol", lines),
        el("p", el("span", _("Total: "), class_="unseen"), number(total), class_="sum"),
        el("p", note, class_="note") if note else None,
        icon("star") if won else None,
        class_="paper sheet",
    )
    label = _("{name}’s planet and points", name=player.name)
    return el("section", picture, card, class_=classes("column", won and "won"), aria_label=label)
