"""The end of a game, the same for all: a column for each player, in the order of the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

from engine.game import ScoreSheet, winners
from ui.html import Child, Html, classes, el, join, unseen
from ui.parts.table import to_look
from ui.scene import Player, badge, icon
from ui.words import Message, _, listed, number, pgettext, points_words, sentences, translated


class Verdict(NamedTuple):
    """What is said of whoever has won."""

    won: Message  # that `name` has
    decided: Message  # what decided between those with the same points
    shared: Message  # why that did not


class Ending(NamedTuple):
    """How a game ended, and what is shown of that."""

    totals: Sequence[int]
    winners: Sequence[int]
    verdict: Verdict
    columns: Sequence[Html]
    pictures: Sequence[Html] = ()  # of the planets
    guests: Sequence[Sequence[tuple[str, Html]]] = ()  # who celebrates on each, and how
    paints: Child = None  # what pictures refer to
    above: Child = None
    hint: str | None = None
    class_: str | None = None


def standings(players: Sequence[Player], points: Sequence[int]) -> Html:
    """Some players with the points that they have, by seat."""
    rows = [
        el(
            "li",
            badge(player),
            el("span", player.name, class_="name"),
            el("b", number(points[player.seat]), class_="points"),
        )
        for player in players
    ]
    return el("ol", rows, class_="standings", aria_label=_("Points"))


S = TypeVar("S", bound=ScoreSheet)


def ended(
    sheets: Sequence[S], verdict: Verdict, draw_column: Callable[[int, S, bool], Html]
) -> Ending:
    """The end by everybody’s score sheets; a column is drawn of a seat, its sheet and its luck."""
    won = winners(sheets)
    columns = [draw_column(seat, sheet, seat in won) for seat, sheet in enumerate(sheets)]
    return Ending([sheet.total for sheet in sheets], won, verdict, columns)


def draw_ending(
    ending: Ending, players: Sequence[Player], buttons: Child, challenge: str | None = None
) -> Html:
    """Who won, a note on that, and all the columns."""
    note = sentences([each for each in (challenge, tie_note(ending) or ending.hint) if each])
    head = el(
        "header",
        el(
            "div",
            heading(winners_sentence(ending, players), outcome_words(ending, players)),
            el("p", note, class_="below") if note else None,
        ),
        el("div", buttons, class_="buttons"),
    )
    body = el("div", ending.columns, class_=f"columns columns-{len(ending.columns)}")
    parts = (head, ending.paints, ending.above, body)
    return el("div", parts, class_=classes("result", ending.class_))


def heading(seen: str, heard: str) -> Html:
    """What is above the end of a game. The focus comes to it, and the points are heard with it."""
    return el("h1", seen, id="sentence", tabindex="-1", aria_label=heard)


def winners_sentence(ending: Ending, players: Sequence[Player]) -> str:
    """Who won."""
    names = [players[seat].name for seat in ending.winners]
    if len(names) == 1:
        return translated(ending.verdict.won, name=names[0])
    return _("{names} share the victory", names=listed(names))


def tie_note(ending: Ending) -> str | None:
    """How a tie was broken, or why it was not."""
    best = ending.totals[ending.winners[0]]
    if ending.totals.count(best) < 2:
        return None
    verdict = ending.verdict
    return translated(verdict.shared if len(ending.winners) > 1 else verdict.decided)


def outcome_words(ending: Ending, players: Sequence[Player]) -> str:
    """The end for those who hear it: who won, and everybody’s points in the order of the seats."""
    points = [
        pgettext("points of a player", "{name} {points}", name=player.name, points=number(total))
        for player, total in zip(players, ending.totals, strict=True)
    ]
    won = winners_sentence(ending, players)
    # Translators: {won} is a sentence such as “Ada wins with the finest planet”.
    return _("{won}. Points: {points}.", won=won, points=listed(points))


def open_planet(player: Player, picture: Html) -> Html:
    """A player’s planet, which is opened by a tap."""
    words = _("{name}’s planet", name=player.name)
    return to_look(player.seat, words, picture, class_="open-planet")


def column(
    player: Player, planet: Child, lines: Child, total: int, won: bool, note: str | None = None
) -> Html:
    """One player's planet, if it is known, over the sheet with all that it scores."""
    card = el(
        "div",
        el("h2", badge(player), el("span", player.name)),
        el("ol", lines),
        el(
            "p",
            el("span", number(total), aria_hidden="true", data_climbs=f"sum-{player.seat}"),
            unseen(_("Total: {points}", points=number(total))),
            class_="sum",
        ),
        el("p", note, class_="note") if note else None,
        icon("star") if won else None,
        class_="paper sheet",
    )
    label = _("{name}’s planet and points", name=player.name)
    return el("section", planet, card, class_=classes("column", won and "won"), aria_label=label)


def line_words(name: str, reason: str) -> Html:
    """What a line of a score sheet is about, and why it gives its points."""
    return el("span", el("b", name), " ", el("small", reason))


def points_given(points: int) -> Html:
    """The points of a line; those who hear them hear that they are points."""
    return join(el("i", number(points), aria_hidden="true"), unseen(points_words(points)))
