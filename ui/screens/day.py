"""Planet of the day: today’s deal, and a calendar of one’s own results."""

from __future__ import annotations

from calendar import Calendar
from datetime import date
from typing import TYPE_CHECKING

from ui.daily import BOT_NAMES, Daily, game_of, is_own, key_of
from ui.games import card_of
from ui.html import Child, Html, el, unseen
from ui.library import Kept
from ui.parts.controls import Drawn, button, page_head
from ui.scene import badge_picture, icon
from ui.words import (
    N_p,
    _,
    day_words,
    facts,
    in_a_row,
    isolated,
    listed,
    month_words,
    ngettext,
    number,
    points_words,
    set_apart,
    translated,
)

if TYPE_CHECKING:
    from ui.memory import End
    from ui.state import State

WEEKDAYS = (
    N_p("day of the week, short", "Mo"),
    N_p("day of the week, short", "Tu"),
    N_p("day of the week, short", "We"),
    N_p("day of the week, short", "Th"),
    N_p("day of the week, short", "Fr"),
    N_p("day of the week, short", "Sa"),
    N_p("day of the week, short", "Su"),
)


def draw(state: State) -> Drawn:
    title, daily = _("Planet of the day"), state.daily
    assert daily is not None
    words = state.problem_words
    body = (
        el("p", words, role="alert", class_="problem paper") if words else None,
        _today(state, daily),
        _calendar(daily),
    )
    return Drawn(el("div", page_head(title), body, class_="day"), title, daily.month)


def _today(state: State, daily: Daily) -> Html:
    """The game of today: to be played, gone on with, or looked at."""
    day = daily.today
    done, begun = daily.results.get(day.isoformat()), state.library.find(key_of(day))
    if done is not None:
        # Translators: a finished game, today’s or one from a link.
        words, label = _result(done), _("Look at it")
    elif begun is not None:
        words, label = _("You have begun it today."), _("Go on playing")
    else:
        words, label = _("The same deal for everyone, today only."), _("Play it")
    card = card_of(game_of(day))
    against = _("Against: {names}", names=listed(BOT_NAMES))
    return el(
        "div",
        icon(card.picture),
        el(
            "div",
            el("h2", day_words(day.day, day.month, day.year)),
            el("p", facts([translated(card.name), against]), class_="fine"),
            el("p", words),
        ),
        button(label, f"play-day {day.isoformat()}", "main", id="play-day"),
        class_="paper reading todays",
    )


def _result(kept: Kept) -> str:
    """How a date ended for the person."""
    assert kept.end is not None
    if not kept.end.is_person(0):
        return played_by_a_bot()
    points = points_words(kept.end.seats[0].total)
    if 0 in kept.end.winners:
        return _("You won it, with {points}.", points=points)
    return _("You scored {points}.", points=points)


def played_by_a_bot() -> str:
    """A result that is nobody’s own."""
    # Translators: of a game that somebody has left to a bot.
    return _("A bot has played it to its end.")


def heard_points(points: int, won: bool) -> str:
    """A result of the calendar, for those who do not see it."""
    if not won:
        return points_words(points)
    shown = number(points)
    return ngettext("{number} point, won", "{number} points, won", abs(points), number=shown)


def _calendar(daily: Daily) -> Html:
    """A month of results; a date that was played leads to its game."""
    month = daily.month
    weeks = Calendar().monthdatescalendar(month.year, month.month)
    name = month_words(month.month, month.year)
    head = el("tr", [el("th", translated(each), scope="col") for each in WEEKDAYS])
    rows = [el("tr", [_cell(daily, day) for day in week]) for week in weeks]
    table = el("table", el("caption", name), el("thead", head), el("tbody", rows))
    steps = (
        button(_("Previous month"), "month -1"),
        button(_("Next month"), "month 1"),
    )
    turn = el("div", steps, class_="buttons")
    return el("div", table, _others(daily), turn, class_="paper reading calendar")


def _others(daily: Daily) -> Html | None:
    """Whose results of this month came in files: they may be somebody else's."""
    days = Calendar().itermonthdates(daily.month.year, daily.month.month)
    results = [
        in_a_row([_date(day), *whose])
        for day in days
        if day.month == daily.month.month
        and (kept := daily.results.get(day.isoformat())) is not None
        and (whose := _whose(kept, day))
    ]
    # Translators: games of other days and who played them: “From files: 1 May 2031, Ada”.
    words = _("From files: {games}", games=set_apart(results))
    return el("p", words, class_="fine") if results else None


def _whose(kept: Kept, day: date) -> list[str]:
    """Whose result it is, unless one has played it here."""
    return [] if is_own(kept, day) else [isolated(kept.name(0))]


def _date(day: date) -> str:
    return day_words(day.day, day.month, day.year)


def _cell(daily: Daily, day: date) -> Html:
    if day.month != daily.month.month:
        return el("td")
    kept = daily.results.get(day.isoformat())
    shown: Child = el("span", str(day.day), class_="date")
    if kept is not None and kept.end is not None:
        result, heard = _outcome(kept.end, in_a_row([_date(day), *_whose(kept, day)]))
        shown = el(
            "button",
            el("span", shown, result, aria_hidden="true"),
            unseen(heard),
            data_ui=f"play-day {day.isoformat()}",
            id=f"day-{day.isoformat()}",
        )
    return el("td", shown, class_="today" if day == daily.today else None)


def _outcome(end: End, when: str) -> tuple[Html, str]:
    """How a date ended, as it is seen in the calendar and heard."""
    if not end.is_person(0):
        return badge_picture(end.badges[0], end.bots[0]), facts([when, played_by_a_bot()])
    points, won = end.seats[0].total, 0 in end.winners
    heard = in_a_row([when, heard_points(points, won)])
    return el("b", number(points), icon("star") if won else None), heard
