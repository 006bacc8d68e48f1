"""What lists and records show of a finished game: everybody’s planet, points, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games import memory_of
from ui.html import Child, Html, classes, el, unseen
from ui.library import Kept
from ui.memory import End, SeatEnd
from ui.scene import badge_picture, icon
from ui.words import _, isolated, listed, ngettext, number, points_words

if TYPE_CHECKING:
    from ui.chores import Chore


def still_to_do(chore: Chore | None) -> Html | None:
    """Many games are looked through one by one."""
    if chore is None or not chore.left:
        return None
    words = ngettext(
        "{count} game is still to be looked through.",
        "{count} games are still to be looked through.",
        chore.left,
    )
    return el("p", words, class_="paper none")


def outcome(game: Kept, end: End) -> str:
    """Who won."""
    names = [isolated(game.name(seat)) for seat in end.winners]
    if len(names) == 1:
        return _("{name} has won", name=names[0])
    return _("{names} share the victory", names=listed(names))


def planets(game: Kept, end: End, pictured: bool) -> Html:
    """Everybody’s planet, in the order of the seats; until it is `pictured`, the room for it."""
    seats = [_seat(game, end, seat, pictured) for seat in range(len(end.seats))]
    return el("ul", seats, class_=f"ends ends-{len(seats)}", aria_label=_("Planets and points"))


def _seat(game: Kept, end: End, seat: int, pictured: bool) -> Html:
    own, name, won = end.seats[seat], isolated(game.name(seat)), seat in end.winners
    points = el("b", number(own.total), icon("star") if won else None, class_="points")
    words = _("{name}: {points}.", name=name, points=points_words(own.total))
    bot = end.bots[seat] if end.bots else None
    seen = el("span", badge_picture(end.badges[seat], bot), el("span", name, class_="whose"))
    label = el("span", seen, points, class_="end", aria_hidden="true")
    planet = planet_of(game.game, own, end) if pictured else None
    picture = el("span", planet, class_="small-picture") if own.planet else None
    return el("li", picture, label, unseen(words), class_=classes("won" if won else None))


def planet_of(game: str, seat: SeatEnd, end: End) -> Child:
    """A planet as a small picture; nothing where nobody knows what it looked like."""
    if not seat.planet:
        return None
    try:
        return memory_of(game).picture(seat.planet, end.options)
    except (KeyError, IndexError, ValueError):
        return None
