"""A finished game is looked at once more: every viewer sees what they saw then, and no more."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from engine.bots.planet.advice import PlanetAdvice
from engine.bots.review import Verdict
from engine.games import GAMES
from engine.journal import Journal
from engine.shuffle import pick
from tests.engine.tables import table_of
from tests.ui.sights import YOU, drawn, follow, read_in
from tests.ui.test_records import GOLDEN, played, shelf
from tests.ui.visitor import Visitor, finished
from ui.replay import Replay
from ui.scene import Settings
from ui.screens.replay import judged
from ui.seats import read_beginning
from ui.session import Session

pytestmark = pytest.mark.long

FINISHED = [file for file in GOLDEN if "unfinished" not in file.stem]
each_golden = pytest.mark.parametrize(
    "file", FINISHED, ids=lambda file: f"{file.parts[-3]}-{file.stem}"
)


def golden(file: Path) -> Journal:
    return Journal.load(json.dumps(json.loads(file.read_text("utf-8"))["save"]))


def replay_of(journal: Journal) -> Replay:
    return Replay(Session("it", journal), "2031-05-01T10:00")


def viewers(journal: Journal) -> list[int | None]:
    return [None, *range(len(journal.names))]


@each_golden
def test_wherever_one_is_each_viewer_sees_what_they_knew_then_and_nothing_to_play(file):
    journal = golden(file)
    replay = replay_of(journal)
    positions = [journal.until(number).game for number in range(len(journal.actions) + 1)]
    rng = Random(3)
    for viewer in viewers(journal):
        replay.look_from(viewer)
        for at in {0, *(int(rng.random() * replay.last) for _time in range(4)), replay.last}:
            replay.go_to(at)
            scene = replay.scene(Settings())
            ends_an_action = at == replay.last or replay.steps[at].seen.number != replay.number
            if ends_an_action:
                assert scene.view == positions[replay.number].view(viewer)
                assert scene.public == positions[replay.number].view(None)
            assert scene.viewer == viewer
            html = drawn(replay.session, scene) + replay.told()
            assert "data-do" not in html
            assert "data-drag" not in html
            assert viewer is not None or not any(map(YOU.search, read_in(html)))


@each_golden
def test_nothing_on_the_page_names_a_tile_or_an_animal_before_its_time(file):
    journal = golden(file)
    replay = replay_of(journal)
    rng, shown = Random(4), 0
    for number, onlooker in enumerate(islice(follow(journal), len(journal.actions) + 1)):
        steps = [
            at for at in range(1, replay.last + 1) if replay.steps[at - 1].seen.number == number
        ]
        if number % 17 != 5:
            continue
        for viewer in viewers(journal):
            replay.look_from(viewer)
            replay.go_to(pick(steps, rng) if steps else 0)
            assert replay.number == number
            html = drawn(replay.session, replay.scene(Settings())) + replay.told()
            assert table_of(journal.kind).secrets_in(html) <= onlooker.may_know(viewer)
            shown += 1
    assert shown > 3


SECRETIVE = [
    file
    for file in FINISHED
    if file.stem
    in ("2-players-hidden", "4-players-2025-hidden", "3p-hidden_animals", "4p-hidden_animals")
]


@pytest.mark.parametrize("file", SECRETIVE, ids=lambda file: file.stem)
def test_the_whole_page_with_its_bar_and_this_move_keeps_the_secrets_of_each_moment(file):
    """Every third action, for everybody; what a move was worth is what its viewer could count."""
    journal = golden(file)
    visitor = replaying(journal)
    replay = visitor.app.state.replay
    assert replay is not None
    last_steps = {step.seen.number: at for at, step in enumerate(replay.steps, start=1)}
    games = [journal.until(number).game for number in range(len(journal.actions) + 1)]
    looks = 0
    for number, onlooker in enumerate(islice(follow(journal), len(games))):
        if number % 3 != 1:
            continue
        for viewer in viewers(journal):
            replay.look_from(viewer)
            replay.go_to(last_steps[number])
            visitor.app.state.dialog = "moment"
            visitor.draw()
            assert visitor.page.by_id("replay-bar") is not None
            assert visitor.dialog is not None
            seen = visitor.update.html + visitor.said
            assert table_of(journal.kind).secrets_in(seen) <= onlooker.may_know(viewer)
            worth = replay.worth()
            assert worth is not None
            both = (games[number - 1].view(viewer), games[number].view(viewer))
            counted = [[sheet.total for sheet in view.scores()] for view in both]
            assert [worth.before, worth.after] == counted
            told = [each.text for each in visitor.dialog.all() if each.tag == "li"]
            assert told == worth.told
            looks += 1
    assert looks == (len(journal.names) + 1) * -(-(len(games) - 1) // 3)


@each_golden
def test_what_moves_were_worth_adds_up_to_what_everybody_has_in_the_end(file):
    journal = golden(file)
    replay = replay_of(journal)
    result = journal.result()
    assert result is not None
    assert replay.worth() is None
    points = [0] * len(journal.names)
    for at in range(1, replay.last + 1):
        if replay.steps[at - 1].seen.number == replay.number:
            continue
        replay.go_to(at)
        worth = replay.worth()
        assert worth is not None
        assert worth.mover.seat == journal.until(replay.number - 1).game.turn
        assert worth.before == points
        points = worth.after
    assert points == [seat["total"] for seat in result["seats"]]


def test_one_goes_on_and_back_and_never_beyond_the_ends():
    replay = replay_of(played("prince", 2, 1))
    replay.go_to(-3)
    assert (replay.at, replay.number) == (0, 0)
    replay.go_to(10**6)
    assert replay.at == replay.last
    assert replay.is_over
    replay.play()
    assert (replay.playing, replay.at) == (True, 0)
    for _step in range(replay.last):
        assert replay.playing
        replay.advance()
    assert (replay.playing, replay.at) == (False, replay.last)
    replay.advance()
    assert replay.at == replay.last


# --- on the page ---


def replaying(journal: Journal | None = None) -> Visitor:
    """The page with the only finished game looked at again, from the list."""
    visitor = Visitor(shelf(journal or played("prince", 2, 7)))
    visitor.tap("games")
    visitor.tap("replay key0")
    assert visitor.screen == "replay"
    return visitor


def slide(visitor: Visitor, at: int) -> None:
    visitor.write("replay-to", str(at))
    visitor.draw()


def test_a_replay_is_gone_through_with_buttons_and_a_slider_and_told():
    visitor = replaying()
    replay = visitor.app.state.replay
    assert replay is not None
    visitor.tap("replay-on")
    visitor.tap("replay-on")
    visitor.tap("replay-back")
    assert replay.at == 1
    assert replay.told() in visitor.said
    slide(visitor, 40)
    assert replay.at == 40
    slider = visitor.page.by_id("replay-to")
    assert slider is not None
    assert slider.get("value") == "40"
    assert replay.told() in str(slider.get("aria-valuetext"))
    visitor.tap("end-replay")
    assert visitor.screen == "games"


def test_who_stops_it_when_it_has_just_ended_does_not_begin_anew():
    visitor = replaying()
    replay = visitor.app.state.replay
    assert replay is not None
    replay.go_to(replay.last - 1)
    visitor.tap("replay-play")
    [stop] = visitor.choices("replay-pause")
    visitor.tell("next")
    assert visitor.choices("replay-play")
    visitor.tell(stop)
    assert replay.at == replay.last


def test_it_goes_on_by_itself_thing_by_thing_until_it_is_stopped():
    visitor = replaying()
    replay = visitor.app.state.replay
    assert replay is not None
    assert visitor.update.pause == 0
    visitor.tap("replay-play")
    for at in range(1, 6):
        assert visitor.update.pause > 0
        visitor.tell("next")
        assert replay.at == at
        assert replay.told() in visitor.said
    visitor.tap("moment")
    assert visitor.update.pause == 0
    visitor.tap("close")
    visitor.tell("next")  # it was on its way
    assert replay.at == 5


def test_a_replay_is_looked_at_from_each_seat_and_back_leads_out_of_it():
    visitor = replaying(played("planet", 3, 8))
    slide(visitor, 20)
    visitor.tap("moment")
    assert visitor.choices("replay-seen") == [f"replay-seen {who}" for who in ("all", 0, 1, 2)]
    visitor.tap("replay-seen 2")
    replay = visitor.app.state.replay
    assert replay is not None
    assert (replay.viewer, replay.at) == (2, 20)
    visitor.tell("leave")
    assert visitor.dialog is None
    assert visitor.screen == "replay"
    visitor.tell("leave")
    assert visitor.screen == "games"


def test_from_its_end_a_game_is_replayed_and_one_comes_back_to_the_end():
    visitor = finished(3)
    visitor.tap(f"replay {visitor.session.key}")
    assert visitor.screen == "replay"
    visitor.tap("look 1")
    assert visitor.dialog is not None
    visitor.tap("close")
    visitor.tap("end-replay")
    assert visitor.screen == "result"


def think(visitor: Visitor) -> None:
    """Until there is nothing to think about."""
    while visitor.update.think:
        if visitor.app.report("think"):
            visitor.draw()


@pytest.mark.parametrize("game", GAMES)
def test_the_strongest_bot_says_what_it_would_have_played_to_who_moved(game):
    journal = played(game, 3, 9)
    visitor = replaying(journal)
    slide(visitor, visitor_last(visitor) // 2)
    visitor.tap("moment")
    visitor.tap("ask-bot")
    replay = visitor.app.state.replay
    assert replay is not None
    mover = journal.until(replay.number - 1).game.turn
    assert replay.viewer == mover
    think(visitor)
    assert replay.verdict is not None
    assert replay.verdict.best.action in journal.until(replay.number - 1).game.legal()
    assert (replay.verdict.lost < 1) == ("or something about as good" in visitor.page.text)
    answer = visitor.page.by_id("advice")
    assert answer is not None
    assert answer.text.startswith("The strongest bot would have")
    assert visitor.update.focus == "advice"
    visitor.tap("replay-seen all")
    assert visitor.page.by_id("advice") is None  # it was for that seat alone


def test_what_only_lies_in_another_turn_is_told_by_that():
    session = Session("it", played("planet", 3, 9))
    before, action = session.journal.decision(8)
    other = next(each for each in before.legal() if str(each)[:-1] == str(action)[:-1])
    assert other is not action
    advice = PlanetAdvice(action, 0.0), PlanetAdvice(other, 2.0)
    told = judged(session, Verdict(8, before.view(before.turn), *advice, lost=2.0))
    assert ", then clockwise " in told


def visitor_last(visitor: Visitor) -> int:
    replay = visitor.app.state.replay
    assert replay is not None
    return replay.last


@pytest.mark.parametrize("game", GAMES)
def test_playing_on_is_a_new_game_that_says_where_it_comes_from(game):
    journal = played(game, 3, 10)
    visitor = replaying(journal)
    slide(visitor, visitor_last(visitor) // 3)
    replay = visitor.app.state.replay
    assert replay is not None
    number = replay.number
    visitor.tap("moment")
    visitor.tap("play-on")
    visitor.tap("play-on-seat 1 easy")
    visitor.tap("play-on-seat 2 easy")
    before = visitor.store["game:key0"]
    visitor.tap("play-on-start")
    session = visitor.session
    assert session.bots == (None, "easy", "easy")
    assert session.journal.actions == journal.actions[:number]
    assert read_beginning(session.journal) == number  # what came before is not looked back at
    assert session.key != "key0"
    assert visitor.store["game:key0"] == before
    about = json.loads(visitor.store[f"open:{session.key}"])
    assert about["origin"]["key"] == "key0"
    visitor.reload()
    assert visitor.session.journal.page["origin"] == about["origin"]
    visitor.open()
    think(visitor)
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("games")
    assert "played on from round" in visitor.page.text


def test_whoever_plays_on_alone_sees_what_a_person_alone_sees() -> None:
    """Also where a bot of the finished game played for somebody who had left."""
    journal = played("prince", 3, 10)
    journal.page = {"bots": [None, "medium", "easy"], "lent": [1]}
    replay = replay_of(journal)
    replay.go_to(5)
    session = replay.play_on("new")
    assert session.alone == 0
    assert "lent" not in session.journal.page
    assert journal.page["lent"] == [1]


def test_a_move_is_looked_at_through_the_eyes_of_who_made_it():
    visitor = finished(3)
    visitor.tell("replay-move 30")
    replay = visitor.app.state.replay
    assert replay is not None
    assert replay.number == 31
    assert replay.viewer == visitor.session.journal.decision(30)[0].turn
    assert replay.steps[replay.at - 2].seen.number == 30
    visitor.tap("end-replay")
    assert visitor.screen == "result"
    visitor.tell("replay-move 99999")
    assert visitor.screen == "result"


def test_what_leads_on_stays_in_sight_however_long_the_sheet_is():
    visitor = replaying(played("prince", 5, 2))
    visitor.tap("replay-on")
    for tap, leads_on in (("moment", "play-on"), ("play-on", "play-on-start")):
        visitor.tap(tap)
        [foot] = [e for e in visitor.page.all() if e.tag == "footer"]
        assert [e.get("data-ui") for e in foot.all() if e.tag == "button"] == [leads_on]


def test_a_game_at_its_end_is_not_played_on():
    visitor = replaying()
    slide(visitor, visitor_last(visitor))
    visitor.tap("moment")
    assert visitor.choices("play-on") == []


def test_a_dared_tile_is_turned_before_anything_is_told_of_it() -> None:
    replay = replay_of(finished(2).session.journal)
    settings, dared = Settings(), 0
    for at in range(1, replay.last):
        if not replay.steps[at - 1].veiled:
            continue
        replay.go_to(at)
        seen, words = replay.scene(settings), replay.told()
        replay.go_to(at + 1)
        told = replay.scene(settings)
        assert "turns over the face-down tile" in words != replay.told()
        assert "turns-away dared" in drawn(replay.session, seen)
        assert "turns-away" not in drawn(replay.session, told)
        dared += 1
    assert dared
