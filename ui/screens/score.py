"""Score a real planet: who sat at the table, what lies on each planet, and the points of all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games import rules_of
from engine.names import LONGEST_NAME
from engine.options import Choice
from ui.games import card_of, page_of
from ui.html import Html, el
from ui.parts.controls import Drawn, button, page_head
from ui.parts.ending import draw_ending, outcome_words
from ui.parts.forms import choice, field
from ui.real_table import choices_of, countable
from ui.scene import badge_picture
from ui.words import _, translated

if TYPE_CHECKING:
    from ui.real_table import Table
    from ui.state import State


def draw(state: State) -> Drawn:
    table = state.table
    assert table is not None
    if table.shown:
        return _points(table)
    return _table(state, table) if table.at is None else _seat(state, table, table.at)


def _problem(state: State) -> Html | None:
    words = state.problem_words
    return el("p", words, role="alert", class_="problem") if words else None


def _table(state: State, table: Table) -> Drawn:
    """Who sat at the table, and whose planet was counted already."""
    title = _("Score a real planet")
    games = {game: translated(card_of(game).name) for game in countable()}
    numbers = {str(number): str(number) for number in rules_of(table.game).PLAYERS}
    form = el(
        "div",
        el("p", _("Have you played with the box? Tap in what lies there, and see who has won.")),
        choice(_("Game"), "tally game", games, table.game),
        choice(_("Players"), "tally players", numbers, str(len(table.seats))),
        [_option(table, each) for each in choices_of(table.game)],
        el("ol", [_row(table, seat) for seat in range(len(table.seats))], class_="tally-seats"),
        class_="paper form",
    )
    whole = table.left() is None
    footer = el(
        "footer",
        _problem(state),
        button(_("Show the points") if whole else _("Count the planets"), "tally end", "main"),
    )
    return Drawn(el("div", page_head(title), form, footer, class_="tally"), title, "table")


def _option(table: Table, option: Choice) -> Html:
    words = page_of(table.game).option_words(option.name)
    values = {each: words.values[each] for each in option.values}
    return choice(words.label, f"tally choose {option.name}", values, table.value(option))


def _row(table: Table, seat: int) -> Html:
    number = seat + 1
    name = field(
        f"tally-name-{seat}",
        value=table.name(seat),
        data_ui=f"tally name {seat}",
        maxlength=LONGEST_NAME,
        aria_label=_("Name of player {number}", number=number),
    )
    counted = table.is_counted(seat)
    label = _("Change") if counted else _("Count")
    whose = _("{do}: player {number}", do=label, number=number)
    count = button(label, f"tally seat {seat}", aria_label=whose)
    done = el("small", _("counted"), class_="counted") if counted else None
    return el("li", badge_picture(table.badges[seat]), name, count, done)


def _seat(state: State, table: Table, seat: int) -> Drawn:
    """One planet, counted with a thumb."""
    player = table.players()[seat]
    title = _("{name}’s planet", name=player.name)
    left = [n for n in range(len(table.seats)) if n != seat and not table.is_counted(n)]
    footer = el(
        "footer",
        _problem(state),
        button(_("On to the next planet") if left else _("Show the points"), "tally done", "main"),
    )
    form = el("div", table.counting.draw(table, seat), class_="paper form")
    page = el("div", page_head(title, "tally table"), form, footer, class_="tally")
    return Drawn(page, title, ("seat", seat))


def _points(table: Table) -> Drawn:
    """Everybody’s points, with the reasons."""
    players = table.players()
    ending = table.counting.ending(table, table.sheets())
    buttons = [button(_("Change something"), "tally table"), button(_("Home"), "home")]
    note = _("A game at a real table.")
    body = draw_ending(ending, players, buttons, note)
    return Drawn(body, outcome_words(ending, players), "points")
