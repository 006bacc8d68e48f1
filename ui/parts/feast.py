"""The feast at the end of a game: planets in turn, then the winner’s in the middle.

After it comes the result (ui/parts/ending.py), for as long as anybody likes to look.
"""

from __future__ import annotations

from collections.abc import Sequence

from ui.html import Child, Html, classes, el
from ui.parts.ending import Ending, heading, standings, tie_note, winners_sentence
from ui.parts.table import go_on_buttons
from ui.scene import Player
from ui.words import _, points_words

CROWNING = -1  # stands for a seat when all planets have been seen
PAUSE = 3500  # milliseconds for a planet; the winner’s stays until somebody goes on
SPARKS = 14  # that fall for the winner


def order_of_feast(totals: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The planets as they come, the best one last, and then the winner."""
    seats = range(len(totals))
    return [*sorted(seats, key=lambda seat: (totals[seat], seat in winners)), CROWNING]


def headline(ending: Ending, players: Sequence[Player], seat: int) -> str:
    """Whose planet is looked at, while its points are counted, or who has won."""
    if seat == CROWNING:
        return winners_sentence(ending, players)
    return _("{name}’s planet", name=players[seat].name)


def outcome_of(ending: Ending, players: Sequence[Player], seat: int) -> str:
    """The same for those who hear it: the points come with it."""
    if seat == CROWNING:
        return winners_sentence(ending, players)
    points = points_words(ending.totals[seat])
    return _("{name}: {points}", name=players[seat].name, points=points)


def draw_feast(ending: Ending, players: Sequence[Player], seat: int) -> Html:
    """One planet with all that it gives, or the winner’s planet and all who live there."""
    crowning = seat == CROWNING
    note = tie_note(ending) if crowning else None
    words = el(
        "div",
        heading(headline(ending, players, seat), outcome_of(ending, players, seat)),
        el("p", note, class_="below") if note else None,
    )
    head = el("header", words, el("div", go_on_buttons(not crowning), class_="buttons"))
    body = _winners(ending) if crowning else ending.columns[seat]
    shown = order_of_feast(ending.totals, ending.winners)
    until = shown.index(seat)
    seen = [players[each] for each in shown[: until + 1] if each >= 0]
    return el(
        "div",
        head,
        ending.paints,
        el("div", body, class_="spotlight"),
        standings(seen, ending.totals),
        class_=classes("result feast", ending.class_, crowning and "crowning"),
    )


def _winners(ending: Ending) -> Child:
    """Their planets, with everybody who lives there, and falling stars."""
    sparks = el("span", [el("i") for _spark in range(SPARKS)], class_="sparks", aria_hidden="true")
    return [*(_winner(ending, seat) for seat in ending.winners), sparks]


def _winner(ending: Ending, seat: int) -> Html:
    if not ending.pictures:
        return ending.columns[seat]
    return el("div", ending.pictures[seat], _guests(ending.guests[seat]), class_="winner")


def _guests(guests: Sequence[tuple[str, Html]]) -> Html:
    """Each with the joy that its game has for it: its motion is in the sheet of that game."""
    dancers = [el("span", picture, class_=f"guest joy-{joy}") for joy, picture in guests]
    return el("span", dancers, class_="guests", aria_hidden="true")
