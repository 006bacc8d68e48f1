"""Records and statistics of the finished games on this device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games import card_of, memory_of
from ui.html import Child, Html, el
from ui.parts.controls import Drawn, button, page_head
from ui.parts.forms import choice
from ui.parts.kept import planet_of, still_to_do
from ui.parts.plots import Dot, bar, dots_plot, table
from ui.records import EVERYBODY, Records, Result, best, lines, mean
from ui.scene import badge_picture
from ui.words import (
    _,
    facts,
    isolated,
    moment,
    ngettext,
    number,
    pgettext,
    points_words,
    tenths,
    translated,
)

if TYPE_CHECKING:
    from ui.state import State

LATEST = 40  # so many games are in the plot


def draw(state: State) -> Drawn:
    title, records = _("Records"), state.records
    assert records is not None
    results = records.results()
    nothing = _(
        "Here you will see what your finished games tell: points, planets, characters, animals."
    )
    parts = _told(records, results) if results else el("p", nothing, class_="paper none")
    page = (page_head(title, "games"), still_to_do(state.chore), parts, _keeping(records))
    return Drawn(el("div", page, class_="records"), title)


def _told(records: Records, results: list[Result]) -> Child:
    return (
        _chosen(records),
        _overview(records, results),
        _points(results),
        _topics(records, results),
    )


def _chosen(records: Records) -> Html:
    """Which game, and whose results."""
    games = {game: translated(card_of(game).name) for game in records.games()}
    shown = records.shown()
    names = [_("Everybody"), *map(isolated, shown.values())]
    numbers = {str(at): name for at, name in enumerate(names)}
    chosen = str([EVERYBODY, *shown].index(records.who))
    some = len(shown) < len(records.people())
    more = button(_("More names"), "all-names") if some else None
    return el(
        "div",
        choice(_("Game"), "record-game", games, records.game) if len(games) > 1 else None,
        choice(_("Whose results"), "record-who", numbers, chosen),
        more,
        class_="paper form",
    )


def _overview(records: Records, results: list[Result]) -> Html:
    """How many games, how many of them won, the mean, and the best planet."""
    top, points = best(results), [result.total for result in results]
    played = len({result.kept.key for result in results})
    known = [
        (_("Games"), str(played)),
        # Translators: of the points.
        (_("Average"), points_words_of(mean(points))),
        (_("Best"), points_words(top.total)),
    ]
    if records.who != EVERYBODY:
        won = sum(result.won for result in results)
        # Translators: so many of the games.
        known.insert(1, (_("Won"), _("{won} of {games}", won=won, games=played)))
    numbers = [el("div", el("dt", name), el("dd", value)) for name, value in known]
    return el(
        "section",
        el("h2", _("At a glance")),
        el("dl", numbers, class_="at-a-glance"),
        _best_planet(records.game, top),
        class_="paper",
    )


def points_words_of(value: float) -> str:
    """A mean of points."""
    return pgettext("a mean, with tenths", "{number} points", number=tenths(value))


def _best_planet(game: str, top: Result) -> Child:
    picture = planet_of(game, top.own, top.end)
    told = facts([isolated(top.name), points_words(top.total), moment(top.kept.when)])
    return el(
        "figure",
        memory_of(game).ground(),
        el("div", picture, class_="night") if picture else None,
        el(
            "figcaption",
            el("b", _("The best planet")),
            el("span", badge_picture(top.end.badges[top.seat]), el("span", told)),
            button(_("Look at this game"), f"continue {top.kept.key}"),
        ),
        class_="best",
    )


def _points(results: list[Result]) -> Html:
    """The points of the latest games, as a picture and as a table."""
    latest = results[-LATEST:]
    points = [result.total for result in latest]
    title = ngettext(
        "Points of the latest planet", "Points of the latest {count} planets", len(latest)
    )
    rows = [
        (
            moment(result.kept.when),
            isolated(result.name),
            number(result.total),
            _("won") if result.won else "",
        )
        for result in reversed(latest)
    ]
    heads = (_("When"), _("Who"), _("Points"), _("Result"))
    middle = tenths(mean(points))
    key = _("A diamond is a victory; the dashed line is the average: {points}.", points=middle)
    return el(
        "section",
        el("h2", title, id="points-title"),
        el(
            "figure",
            dots_plot([Dot(result.total, result.won) for result in latest], mean(points)),
            el("figcaption", key),
        ),
        el("details", el("summary", _("The same as a table")), table(heads, rows)),
        class_="paper",
        aria_labelledby="points-title",
    )


def _topics(records: Records, results: list[Result]) -> Child:
    """What each character or animal has brought."""
    return [_topic(records.game, topic, results) for topic in memory_of(records.game).TOPICS]


def _topic(game: str, topic: str, results: list[Result]) -> Child:
    memory = memory_of(game)
    found = lines(results, topic)
    if not found:
        return None
    about = memory.TOPICS[topic]
    most = max(abs(line.mean) for line in found) or 1
    rows: list[tuple[Child, ...]] = []
    played = [result.end.options for result in results]
    for line in found:
        try:
            picture, name = memory.thing(topic, line.what, played)
        except KeyError:  # another version knows it
            continue
        value = el("span", el("span", tenths(line.mean)), bar(abs(line.mean) / most), class_="mean")
        rows.append(((picture, el("span", name)), str(line.times), value, number(line.best)))
    heads = (translated(about.what), translated(about.times), _("Average points"), _("Best"))
    title = f"topic-{topic}"
    return el(
        "section",
        el("h2", translated(about.title), id=title),
        table(heads, rows, aria_labelledby=title),
        class_="paper",
        aria_labelledby=title,
    )


def _keeping(records: Records) -> Child:
    """What is done with all of it: saved to a file, erased."""
    if not records.kept:
        return None
    note = _("All of this is on this device only. It is counted from the games that are kept here.")
    return el(
        "section",
        el("p", note),
        el(
            "div",
            button(_("Save all games to a file"), "export-all"),
            button(_("Erase all finished games"), "ask-erase") if records.readable else None,
            class_="buttons",
        ),
        class_="paper",
    )
