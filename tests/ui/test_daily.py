"""Planet of the day: one deal for everyone on a date, whatever clocks and time zones do."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from engine.shuffle import pick
from tests.ui.document import heard
from tests.ui.visitor import Visitor, sit_down
from ui.daily import game_of, journal_of, key_of, seed_of
from ui.screens.day import heard_points


class Traveller(Visitor):
    """Somebody whose clock can be set."""

    clock = "2031-05-01T10:00:00"

    def _now(self) -> str:
        return self.clock

    def day(self, clock: str) -> None:
        """Look at the planet of the day when the clock says so."""
        self.clock = clock
        if self.screen != "home":
            self.tell("home")
        self.tap("day")

    @property
    def play(self) -> str:
        """What the large button does."""
        found = self.page.by_id("play-day")
        assert found is not None
        return str(found.get("data-ui"))

    def finish(self) -> None:
        """To the end of the game, whoever moves."""
        rng, journal = Random(1), self.session.journal
        while journal.game.turn is not None:
            journal.play(pick(journal.game.legal(), rng))
        self.app._effects.append(self.app.state.keep(self.session))
        self.draw()


def test_everybody_has_the_same_deal_on_a_date_and_another_one_on_the_next() -> None:
    days = [date(2026, 1, 1) + timedelta(days=number) for number in range(800)]
    assert len({seed_of(day) for day in days}) == len({key_of(day) for day in days}) == len(days)
    assert {game_of(day) for day in days[:2]} == {"prince", "planet"}
    one, other = (journal_of(days[5], name) for name in ("Ada", "Ben"))
    assert one.to_json() | {"names": []} == other.to_json() | {"names": []}
    # Never another deal on the same date: people compare what they had.
    assert [seed_of(date(2026, 11, day)) for day in (17, 18)] == [722_554_138, 493_419_957]


def test_one_plays_alone_against_the_same_bots() -> None:
    visitor = Traveller()
    visitor.day("2031-05-01T10:00:00")
    assert "1 May 2031" in visitor.page.text
    assert "Against: Tembo and Zaza" in visitor.page.text
    visitor.tap(visitor.play)
    assert visitor.session.bots == (None, "medium", "medium")
    assert visitor.session.alone == 0
    assert visitor.session.journal.page["day"] == "2031-05-01"
    assert visitor.screen == "table"


def test_a_game_of_a_date_is_gone_on_with_and_at_its_end_stands_in_the_calendar() -> None:
    visitor = Traveller()
    visitor.day("2031-05-01T23:59:59")
    visitor.tap(visitor.play)
    key = visitor.session.key
    visitor.reload()
    visitor.day("2031-05-01T23:59:59")
    assert "You have begun it today." in visitor.page.text
    visitor.tap(visitor.play)
    assert visitor.session.key == key
    visitor.clock = "2031-05-02T00:00:01"  # midnight has come
    visitor.finish()
    visitor.reload()
    assert visitor.screen == "result"
    visitor.day("2031-05-02T00:01:00")
    total = visitor_total(visitor, "2031-05-01")
    result = visitor.page.by_id("day-2031-05-01")
    assert result is not None
    assert result.text.startswith(f"1{total}")
    assert heard(result) == f"1 May 2031, {total} points, won"
    assert visitor.play == "play-day 2031-05-02"
    visitor.tap("play-day 2031-05-01")
    assert visitor.screen == "result"
    assert visitor.session.key == key
    assert len(visitor.kept_games()) == 1


@pytest.mark.parametrize(
    ("points", "won", "words"),
    [
        (1, False, "1 point"),
        (-1, False, "−1 point"),
        (1, True, "1 point, won"),
        (0, True, "0 points, won"),
    ],
)
def test_a_result_of_the_calendar_is_heard_with_its_plural(
    points: int, won: bool, words: str
) -> None:
    assert heard_points(points, won) == words


def visitor_total(visitor: Traveller, day: str) -> int:
    daily = visitor.app.state.daily
    assert daily is not None
    end = daily.results[day].end
    assert end is not None
    return end.seats[0].total


def test_a_tap_before_midnight_plays_what_was_shown_though_midnight_comes() -> None:
    visitor = Traveller()
    visitor.day("2031-05-01T23:59:59")
    shown = visitor.play
    visitor.clock = "2031-05-02T00:00:00"
    visitor.tap(shown)
    assert visitor.session.journal.page["day"] == "2031-05-01"
    assert visitor.session.journal.seed == seed_of(date(2031, 5, 1))


CLOCKS = (
    *("1999-12-31T23:59:59", "2030-02-28T12:00", "2031-05-01T00:00:00", "2031-04-30T23:59:59"),
    *("2999-12-31T23:59:59", "9999-12-31T23:59:59", "0001-01-01T00:00", "nonsense", ""),
)


def test_a_clock_that_is_set_or_goes_wrong_loses_nothing_and_breaks_nothing() -> None:
    visitor = Traveller()
    visitor.day("2031-05-01T10:00:00")
    visitor.tap(visitor.play)
    visitor.finish()
    kept = visitor.kept_games()
    for clock in CLOCKS:
        visitor.day(clock)
        assert visitor.screen == "day"
        for _ in range(3):
            visitor.tap("month -1")
        for _ in range(6):
            visitor.tap("month 1")
        visitor.tap(visitor.play)
        assert visitor.screen in ("table", "curtain", "result")
        assert kept.items() <= visitor.kept_games().items()
    visitor.day("2031-05-01T10:00:00")
    assert f"{visitor_total(visitor, '2031-05-01')}" in visitor.page.text


def test_the_same_moment_in_two_time_zones_is_two_dates_and_both_are_kept() -> None:
    """Who flies over the date line leaves a day out, and on the way back has one twice."""
    visitor = Traveller()
    for clock in ("2031-05-01T23:00:00", "2031-05-03T00:00:00", "2031-05-01T23:30:00"):
        visitor.day(clock)
        visitor.tap(visitor.play)
    assert len(visitor.kept_games()) == 2


@pytest.mark.parametrize("noted", [None, 5, "", "yesterday", "2031-02-30", ["2031-05-01"]])
def test_a_game_with_an_odd_date_is_a_game_like_any_other(noted: object) -> None:
    journal = journal_of(date(2031, 5, 1), "Ada")
    journal.page["day"] = noted
    rng = Random(1)
    while journal.game.turn is not None:
        journal.play(pick(journal.game.legal(), rng))
    visitor = sit_down(journal.save())
    visitor.tap("home")
    visitor.tap("day")
    assert visitor.screen == "day"


def test_playing_on_from_a_replay_leaves_the_result_of_the_date_as_it_is() -> None:
    visitor = Traveller()
    visitor.day("2031-05-01T10:00:00")
    visitor.tap(visitor.play)
    visitor.finish()
    visitor.reload()
    visitor.tap(f"replay {key_of(date(2031, 5, 1))}")
    visitor.tap("moment")
    visitor.tap("play-on")
    visitor.tap("play-on-start")
    assert "day" not in visitor.session.journal.page
    visitor.finish()
    visitor.day("2031-05-01T12:00:00")
    assert visitor.app.state.daily is not None
    assert visitor.app.state.daily.results["2031-05-01"].key == key_of(date(2031, 5, 1))


def friends_game(day: date) -> str:
    """What somebody else has made of the planet of a date."""
    journal, rng = journal_of(day, "Nina"), Random(1)
    while journal.game.turn is not None:
        journal.play(pick(journal.game.legal(), rng))
    return journal.save()


def test_what_came_in_a_file_of_today_is_nobodys_result_here_and_today_can_be_played() -> None:
    visitor = Traveller()
    visitor.tell("games")
    visitor.tell("import", friends_game(date(2031, 5, 1)))
    visitor.day("2031-05-01T10:00:00")
    assert "You scored" not in visitor.page.text
    assert "You won" not in visitor.page.text
    assert visitor.page.by_id("day-2031-05-01") is None
    visitor.tap(visitor.play)
    assert visitor.session.key == key_of(date(2031, 5, 1))
    assert visitor.session.journal.actions == []
    visitor.tap("menu")
    visitor.tap("home")
    visitor.day("2031-05-01T10:00:00")
    assert "You have begun it today." in visitor.page.text
    visitor.tap(visitor.play)
    assert visitor.session.key == key_of(date(2031, 5, 1))


def test_what_came_in_a_file_of_a_date_that_is_over_is_looked_at_with_its_name() -> None:
    visitor = Traveller()
    visitor.day("2031-05-02T10:00:00")
    visitor.tap(visitor.play)
    visitor.finish()
    visitor.tell("games")
    for number in (1, 2):
        visitor.tell("import", friends_game(date(2031, 5, number)))
    visitor.day("2031-05-03T10:00:00")
    assert "From files: 1 May 2031, Nina" in visitor.page.text
    assert "2 May 2031, Nina" not in visitor.page.text  # one has played that oneself
    result = visitor.page.by_id("day-2031-05-01")
    assert result is not None
    assert heard(result).startswith("1 May 2031, Nina, ")
    kept = visitor.kept_games()
    visitor.tap("play-day 2031-05-01")
    assert visitor.screen == "result"
    assert visitor.kept_games() == kept
    visitor.day("2031-05-03T10:00:00")
    visitor.tap("month 1")
    assert "From files" not in visitor.page.text


def test_what_a_bot_has_ended_is_nobodys_result() -> None:
    visitor = Traveller()
    visitor.day("2031-05-01T10:00:00")
    visitor.tap(visitor.play)
    visitor.tap("menu")
    visitor.tap("seats")
    visitor.tap("lend 0")
    visitor.finish()
    visitor.day("2031-05-01T10:00:00")
    assert "A bot has played it to its end." in visitor.page.text
    assert "You scored" not in visitor.page.text
    assert "You won" not in visitor.page.text
    result = visitor.page.by_id("day-2031-05-01")
    assert result is not None
    assert heard(result) == "1 May 2031 · A bot has played it to its end."
    assert result.text == "1" + heard(result)  # no points
    visitor.tap("play-day 2031-05-01")
    assert visitor.screen == "result"


def test_a_seat_that_was_taken_back_from_a_bot_has_a_result() -> None:
    visitor = Traveller()
    visitor.day("2031-05-01T10:00:00")
    visitor.tap(visitor.play)
    visitor.tap("menu")
    visitor.tap("seats")
    visitor.tap("lend 0")
    visitor.tap("lend 0")
    visitor.finish()
    visitor.day("2031-05-01T10:00:00")
    assert f"{visitor_total(visitor, '2031-05-01')} point" in visitor.page.text


def test_a_page_that_comes_back_after_midnight_shows_the_new_date() -> None:
    visitor = Traveller()
    visitor.day("2031-05-31T23:59:00")
    visitor.tap("month -1")
    visitor.tell("away")
    assert not visitor.app.report("front")  # nothing has changed
    visitor.clock = "2031-06-01T07:00:00"
    visitor.tell("away")
    visitor.tell("front")
    assert visitor.play == "play-day 2031-06-01"
    assert "June 2031" in visitor.page.text
    visitor.clock = "2031-06-02T07:00:00"
    visitor.tap("home")
    assert not visitor.app.report("front")
    assert visitor.screen == "home"


def test_playing_again_is_no_planet_of_the_day() -> None:
    visitor = Traveller()
    visitor.day("2031-05-01T10:00:00")
    visitor.tap(visitor.play)
    visitor.finish()
    visitor.reload()
    visitor.tap("again")
    assert "day" not in visitor.session.journal.page
