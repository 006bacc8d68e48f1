"""A game in a link: shared from the page, opened by it, and nothing is lost by a bad one."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import GAMES, rules_of
from engine.journal import Journal
from engine.link import link_of, open_link
from engine.options import Switch
from engine.shuffle import pick
from tests.engine.test_link import (
    SEEDS,
    any_name,
    broken_links,
    deals,
    play_to_the_end,
)
from tests.ui.visitor import ADDRESS, NAMES, Visitor, finished, sit_down
from ui.sharing import deal_link


def some_game(rng: Random) -> Journal:
    """A finished game of any kind, with any options."""
    rules = rules_of(game := pick(GAMES, rng))
    players = pick(rules.PLAYERS, rng)
    options: dict[str, object] = {"players": players, "first": int(rng.random() * players)}
    for option in rules.OPTIONS:
        values = (False, True) if isinstance(option, Switch) else option.values
        options[option.name] = pick(values, rng)
    journal = Journal(game, options, NAMES[:players], int(rng.random() * 10**9))
    return play_to_the_end(journal, rng)


def shared_address(visitor: Visitor) -> str:
    """What the code on the page holds."""
    place = visitor.page.by_id("code")
    assert place is not None
    return str(place.get("data-code"))


def link_on(visitor: Visitor) -> str:
    address = shared_address(visitor)
    assert address.startswith(f"{ADDRESS}#")
    return address.removeprefix(f"{ADDRESS}#")


def points(visitor: Visitor) -> list[int]:
    result = visitor.session.journal.result()
    assert result is not None
    return [seat["total"] for seat in result["seats"]]


def test_a_finished_game_is_shared_whole_or_as_its_deal_with_the_points_to_beat() -> None:
    visitor = finished(3)
    journal, best = visitor.session.journal, max(points(visitor))
    visitor.tap("share")
    assert visitor.screen == "share"
    assert open_link(link_on(visitor)).to_json()["actions"] == journal.to_json()["actions"]
    assert "Points: Ada" in visitor.page.text
    visitor.tap("sharing deal")
    deal = open_link(link_on(visitor))
    assert (deal.seed, deal.options, deal.names) == (journal.seed, journal.options, journal.names)
    assert deal.actions == []
    assert deal.page == {"to_beat": best}
    assert f"Can you beat my {best} points on this deal?" in visitor.page.text
    visitor.tap("back")
    assert visitor.screen == "result"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_links_are_short(players: int) -> None:
    visitor = finished(players)
    visitor.tap("share")
    assert len(link_on(visitor)) < (400 if players == 2 else 700)
    visitor.tap("sharing deal")
    assert len(link_on(visitor)) < 60


@given(deals(any_name, SEEDS), st.integers(-50, 150) | st.none())
def test_a_deal_is_short_whatever_people_are_called(deal: Journal, best: int | None) -> None:
    link = deal_link(deal, best)
    assert len(link) < 60
    found = open_link(link)
    assert (found.kind, found.seed, found.options) == (deal.kind, deal.seed, deal.options)
    assert found.page == ({} if best is None else {"to_beat": best})
    for name, whole in zip(found.names, deal.names, strict=True):
        assert whole.startswith(name) or name == "·"


def test_a_deal_can_be_shared_until_somebody_has_begun() -> None:
    visitor = Visitor().begin(3, deal=77)
    visitor.tap("menu")
    visitor.tap("share")
    assert visitor.choices("sharing") == []
    deal = open_link(link_on(visitor))
    assert (deal.seed, deal.actions, deal.page) == (77, [], {})
    visitor.tap("back")
    visitor.tap("draw core")
    visitor.tap("menu")
    assert visitor.choices("share") == []
    for sneaky in ("share", "sharing game", "sharing deal", "send", "copy"):
        visitor.tell(sneaky)
        assert (visitor.screen, visitor.update.share, visitor.update.copy) == ("table", None, None)


def test_a_link_goes_out_by_the_share_sheet_or_is_copied() -> None:
    visitor = finished(2)
    visitor.tap("share")
    address = shared_address(visitor)
    visitor.tap("send")
    assert visitor.update.share is not None
    assert visitor.update.share["address"] == address
    assert "Points: Ada" in visitor.update.share["text"]
    visitor.tap("copy")
    assert visitor.update.copy == address
    visitor.tell("copied yes")
    assert "The link is copied." in visitor.said
    assert address not in visitor.page.text
    visitor.tell("copied no")
    assert address in visitor.page.text  # to be copied by hand


# --- what comes in ---


@pytest.mark.parametrize("number", range(20))
def test_a_finished_game_of_any_kind_is_opened_looked_at_and_kept(number: int) -> None:
    journal = some_game(Random(number))
    visitor = Visitor()
    visitor.tell("link", link_of(journal))
    assert visitor.screen == "link"
    assert all(name in visitor.page.text for name in journal.names)
    visitor.tap("look-at-link")
    assert visitor.screen == "result"
    assert visitor.session.journal.to_json() == journal.to_json() | {"page": {"from": "link"}}
    visitor.reload()
    assert visitor.screen == "result"
    visitor.tap("share")
    assert link_on(visitor) == link_of(journal)


def test_the_same_link_twice_is_one_game() -> None:
    visitor, link = Visitor(), link_of(some_game(Random(1)))
    for _ in range(3):
        visitor.tell("link", link)
        visitor.tap("look-at-link")
        visitor.tap("home")
    assert len(visitor.kept_games()) == 1


def test_a_game_that_is_open_is_not_lost() -> None:
    visitor = Visitor().begin(3)
    visitor.play_until("take")
    save = visitor.session.journal.save()
    for link in (link_of(some_game(Random(2))), "nonsense"):
        visitor.tell("link", link)
        assert visitor.screen == "link"
        visitor.tap("back")
        assert visitor.screen == "table"
        visitor.tell("link", link)
        visitor.tell("leave")  # the browser's own way back
        assert visitor.screen == "table"
    assert visitor.session.journal.save() == save
    visitor.tell("link", link_of(some_game(Random(2))))
    visitor.tap("look-at-link")
    visitor.tap("home")
    [going_on] = visitor.choices("continue")
    visitor.tap(going_on)
    assert visitor.session.journal.save() == save


def test_in_a_second_tab_the_link_waits_until_that_tab_plays() -> None:
    visitor = Visitor().begin(3)
    visitor.reload(elsewhere=True)
    visitor.tell("link", link_of(some_game(Random(3))))
    assert visitor.screen == "elsewhere"
    start: dict[str, Any] = {"open": [], "some": False}
    visitor.tell("taken-over", json.dumps(start))
    assert visitor.screen == "link"
    visitor.tap("back")
    assert visitor.screen == "home"


@pytest.mark.parametrize("finish", [False, True])
@pytest.mark.parametrize("number", range(8))
def test_a_deal_is_set_up_as_it_came_and_says_at_the_end_whether_it_was_beaten(
    number: int, finish: bool
) -> None:
    journal = some_game(Random(number))
    result = journal.result()
    assert result is not None
    best = max(seat["total"] for seat in result["seats"])
    deal = Journal(journal.kind, journal.options.to_json(), journal.names, journal.seed)
    deal.page = {"to_beat": best}
    visitor = Visitor().begin(3)
    visitor.tell("link", link_of(journal if finish else deal))
    if not finish:
        assert f"Can you beat {best} points on it?" in visitor.page.text
    visitor.tap("play-deal")
    assert visitor.screen == "setup"
    visitor.tap("start")
    played = visitor.session.journal
    assert (played.kind, played.seed, played.options) == (deal.kind, deal.seed, deal.options)
    assert played.page["to_beat"] == best
    for action in journal.actions:
        played.play(action)
    visitor = sit_down(played.save())
    assert visitor.screen == "result"
    assert f"To beat on this deal: {best} points. Not this time." in visitor.page.text
    visitor.tap("again")
    assert "to_beat" not in visitor.session.journal.page


def beaten_by_a_bot() -> tuple[Journal, int]:
    """A game in which a bot has more points than the only person, and the person's points."""
    journal = play_to_the_end(Journal("prince", {"players": 3}, NAMES[:3], 7), Random(7))
    result = journal.result()
    assert result is not None
    totals = [seat["total"] for seat in result["seats"]]
    person = totals.index(min(totals))
    journal.page["bots"] = [None if seat == person else "easy" for seat in range(3)]
    return journal, totals[person]


def test_the_deal_of_a_game_against_bots_asks_for_the_points_of_a_person() -> None:
    journal, own = beaten_by_a_bot()
    visitor = Visitor()
    visitor.tell("link", link_of(journal))
    visitor.tap("play-deal")
    visitor.tap("start")
    assert visitor.session.journal.page["to_beat"] == own


def test_a_game_against_bots_that_came_by_a_link_is_one_against_bots() -> None:
    journal, _own = beaten_by_a_bot()
    visitor = Visitor()
    visitor.tell("link", link_of(journal))
    visitor.tap("look-at-link")
    assert list(visitor.session.bots) == journal.page["bots"]
    visitor.tap("home")
    visitor.tell("link", link_of(journal))
    visitor.tap("look-at-link")
    assert len(visitor.kept_games()) == 1


def test_the_points_to_be_beaten_are_told_before_the_game_and_in_its_menu() -> None:
    deal = Journal("prince", {"players": 3}, NAMES[:3], 12)
    deal.page = {"to_beat": 40}
    told = "To beat on this deal: 40 points."
    visitor = Visitor()
    visitor.tell("link", link_of(deal))
    visitor.tap("play-deal")
    assert told in visitor.page.text
    visitor.tap("players 4")
    assert told not in visitor.page.text  # that is another deal
    visitor.tap("players 3")
    visitor.reload()
    visitor.tap("setup")
    assert told in visitor.page.text
    visitor.tap("start")
    visitor.tap("menu")
    assert told in visitor.page.text
    visitor.reload()
    visitor.tap("menu")
    assert told in visitor.page.text
    visitor.tap("home")
    visitor.reload()
    visitor.tap("setup")
    assert told not in visitor.page.text  # it was taken up
    visitor.tap("start")
    visitor.tap("menu")
    assert "To beat" not in visitor.page.text


@pytest.mark.parametrize("challenge", ["1", "nonsense", "7" * 2_000])
def test_a_challenge_that_can_t_be_read_is_none(challenge: str) -> None:
    visitor = Visitor()
    visitor.tap("play-now")
    draft = json.loads(visitor.store["draft"]) | {"challenge": challenge, "seed": "12"}
    visitor = Visitor({"draft": json.dumps(draft)})
    visitor.tap("setup")
    assert "To beat" not in visitor.page.text
    visitor.tap("start")
    assert visitor.session.journal.seed == 12


def test_another_deal_than_the_one_from_the_link_asks_for_no_points() -> None:
    deal = Journal("prince", {"players": 3}, NAMES[:3], 12)
    deal.page = {"to_beat": 40}
    visitor = Visitor()
    visitor.tell("link", link_of(deal))
    visitor.tap("play-deal")
    visitor.write("deal", "13")
    visitor.tap("start")
    assert "to_beat" not in visitor.session.journal.page


def test_a_deal_with_an_endless_atis_shown_and_says_that_it_cannot_be_played() -> None:
    visitor = Visitor()
    visitor.tell("link", link_of(Journal("prince", {"players": 2}, NAMES[:2], 10**40)))
    assert visitor.choices("play-deal") == []
    assert "too long" in visitor.page.text


def test_two_thousand_mutated_links_get_a_sentence_and_lose_nothing() -> None:
    visitor = Visitor().begin(3)
    app, before = visitor.app, dict(visitor.store)
    for at, text in enumerate(broken_links(2_000)):
        app.report("link", text)
        arrived = app.state.exchange.arrived
        assert arrived is not None
        assert arrived.journal is None
        if at % 40 == 0:
            visitor.draw()
            [alert] = visitor.alerts
            assert re.match(r"(This|The) link .*\.|This is not a link to a game\.", alert)
            for tap in ("look-at-link", "play-deal"):
                assert visitor.choices(tap) == []
                visitor.tell(tap)
                assert visitor.screen == "link"
    visitor.tap("back")
    assert visitor.screen in ("table", "curtain")
    assert visitor.store == before
