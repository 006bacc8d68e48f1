"""Settings that stay, a storage that fails, and a page that is open twice."""

import json

import pytest

from tests.ui import tablet
from tests.ui.visitor import Visitor
from ui.state import VOLUMES

SETTINGS = ("sound", "motion", "live_score", "large_text", "left_handed")


def is_on(visitor: Visitor, setting: str) -> bool:
    return visitor.is_on(f"switch-{setting}")


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_setting_is_kept(setting):
    visitor = Visitor()
    visitor.tap("settings")
    before = {each: is_on(visitor, each) for each in SETTINGS}
    visitor.tap(f"switch {setting}")
    visitor.reload()
    visitor.tap("settings")
    after = {each: is_on(visitor, each) for each in SETTINGS}
    assert after == before | {setting: not before[setting]}


def test_a_setting_that_is_one_of_a_few_is_kept():
    visitor = Visitor(pace="show")
    visitor.tap("settings")
    assert visitor.is_on("set-pace-show")
    visitor.tap("set pace once")
    visitor.reload()
    visitor.tap("settings")
    assert visitor.is_on("set-pace-once")
    assert not visitor.is_on("set-pace-show")


def test_whether_sounds_are_liked_is_asked_once_before_the_first_game():
    visitor = Visitor(asked=False)
    visitor.tap("setup")
    assert visitor.is_on("hear-no")
    assert "Would you like to hear small sounds?" in visitor.page.text
    visitor.tap("hear yes")
    assert visitor.update.sound == {"name": "land", "volume": VOLUMES["medium"], "buzz": False}
    visitor.tap("hear no")
    assert visitor.update.sound is None
    visitor.tap("hear yes")
    visitor.tap("home")
    visitor.begin(3)
    assert visitor.app.state.settings.sound
    visitor.tap("menu")
    visitor.tap("home")
    visitor.reload()
    visitor.tap("setup")
    assert not visitor.choices("hear")
    visitor.tap("home")
    visitor.tap("settings")
    assert is_on(visitor, "sound")


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_who_begins_at_once_is_asked_for_sounds_at_the_table(answer):
    visitor = Visitor({"learned": '["lesson prince"]'}, asked=False)
    visitor.tap("play-now")
    assert "Would you like to hear small sounds?" in visitor.page.text
    visitor.tap(f"sounds {answer}")
    assert visitor.choices("sounds") == []
    assert visitor.app.state.settings.sound == (answer == "yes")
    assert visitor.app.state.settings.asked


def test_who_closes_the_question_for_sounds_is_not_asked_again():
    visitor = Visitor({"learned": '["lesson prince"]'}, asked=False)
    visitor.tap("play-now")
    assert visitor.choices("sounds")
    visitor.tap("close")
    assert visitor.choices("sounds") == []
    assert not visitor.app.state.settings.sound
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("play-now")
    assert visitor.choices("sounds") == []


def test_nobody_is_asked_for_sounds_in_the_middle_of_a_lesson():
    visitor = Visitor(asked=False)
    visitor.tap("play-now")
    assert visitor.session.tutor.teaches
    assert visitor.choices("sounds") == []
    visitor.tap("lesson know")
    assert visitor.choices("sounds")


def test_who_ends_a_first_lesson_is_asked_for_sounds_before_the_game_goes_on():
    visitor = Visitor(asked=False)
    visitor.tap("play-now")
    visitor.tap("menu")
    visitor.tap("lesson end")
    assert visitor.choices("sounds")


def test_sound_is_off_until_it_is_switched_on():
    visitor = Visitor().begin(3)
    visitor.tap("draw core")
    assert visitor.update.sound == {"name": "deal", "volume": 0, "buzz": True}
    visitor.tap("menu")
    visitor.tap("settings")
    for tap in ("switch sound", "switch vibration", "set volume soft", "back"):
        visitor.tap(tap)
    assert visitor.update.sound is None
    visitor.tap(visitor.choices("select")[0])
    assert visitor.update.sound is None
    visitor.tap(visitor.offered("data-do")[0])
    assert visitor.update.sound == {"name": "land", "volume": VOLUMES["soft"], "buzz": False}
    visitor.tap("menu")
    visitor.tap("settings")
    visitor.tap("switch sound")
    visitor.tap("back")
    visitor.tap("name 1")
    assert visitor.update.sound is None


@pytest.mark.parametrize(
    "text",
    [
        '{"pace": "slow"}',
        '{"pace": []}',
        "",
        "{",
        "null",
        "[]",
        "7",
        "[" * 100_000,
        '{"sound": "loud"}',
        '{"sound": 1, "new": true}',
    ],
    ids=lambda text: text[:20] or "empty",
)
def test_settings_that_cannot_be_read_are_as_at_the_start(text):
    visitor, fresh = Visitor({"settings": text}), Visitor(pace="show")
    for each in (visitor, fresh):
        each.tap("settings")
    assert visitor.update.html == fresh.update.html


SET_UP = json.loads(Visitor().begin(5).store["draft"])


@pytest.mark.parametrize(
    "odd",
    [{"draft": json.dumps({**SET_UP, "badges": [9, 9]})}, {"settings": '{"pace": "slow"}'}],
    ids=lambda odd: next(iter(odd)),
)
def test_what_is_odd_in_the_storage_is_told_once_and_takes_nothing_else_with_it(odd):
    kept = {"settings": '{"large_text": true}', "draft": json.dumps(SET_UP)} | odd
    visitor = Visitor(kept)
    [sentence] = visitor.alerts
    assert "can’t be read" in sentence
    [(name, text)] = odd.items()
    assert visitor.store[f"odd {name}"] == text
    for _visit in range(2):
        assert visitor.app.state.draft.names == ["Ada", "Ben", "Cleo", "Dan", "Eva"]
        assert visitor.app.state.settings.large_text is (name == "draft")
        visitor.reload()
        assert visitor.alerts == []


def test_what_is_odd_is_told_at_a_curtain_too_and_after_what_is_wrong_with_a_game():
    visitor = Visitor().begin(2)
    visitor.play_until("hide")
    visitor.store["settings"] = "{"
    visitor.reload()
    assert visitor.screen == "curtain"
    [sentence] = visitor.alerts
    visitor.store |= {"settings": "{", "current": "gone"}
    visitor.reload()
    assert visitor.alerts == ["This game is not here any more."]
    visitor.reload()
    assert visitor.alerts == [sentence]


def test_in_a_tab_that_does_not_play_nothing_is_told_of_what_is_odd_and_nothing_is_stored():
    visitor = Visitor({"settings": "{"})
    second = Visitor({"settings": "{"})
    second.reload(elsewhere=True)
    assert second.alerts == []
    assert second.update.store == {}
    second.tell("taken-over", json.dumps(tablet.start({"settings": "{"})))
    assert second.alerts == visitor.alerts


def test_an_unknown_setting_or_key_of_a_newer_version_is_left_alone():
    store = {"settings": json.dumps({"sound": True, "music": True}), "medals": "gold"}
    visitor = Visitor(store)
    visitor.tap("settings")
    assert is_on(visitor, "sound")
    assert visitor.store["medals"] == "gold"


def test_every_action_is_stored_with_the_update_that_shows_it():
    visitor = Visitor().begin(4)
    visitor.tap("draw core")
    key = visitor.store["current"]
    change = visitor.update.store[f"game:{key}"]
    assert isinstance(change, dict)
    assert change["save"] == visitor.kept_journal().save()
    visitor.tap(visitor.choices("select")[0])
    assert visitor.update.store == {}
    visitor.tap(visitor.offered("data-do")[0])
    assert len(visitor.kept_journal().actions) == 2
    visitor.tap("undo")
    assert len(visitor.kept_journal().actions) == 1


def test_a_storage_that_fails_is_told_with_an_offer_to_export_and_the_game_goes_on():
    visitor = Visitor().begin(3)
    visitor.storage_works = False
    visitor.tap("draw core")
    visitor.tell("storage-failed")
    assert len(visitor.alerts) == 1
    [ask] = visitor.choices("ask-export")
    visitor.tap(ask)
    visitor.tap(visitor.choices("export")[0])
    [file] = visitor.downloads
    assert json.loads(file["text"])["actions"] == ["draw core"]
    visitor.play_to_the_end()
    assert visitor.screen == "result"


def test_when_the_storage_works_again_everything_is_stored_and_the_notice_goes():
    visitor = Visitor()
    visitor.storage_works = False
    visitor.begin(3)
    visitor.tell("storage-failed")
    visitor.storage_works = True
    visitor.tap("draw core")
    visitor.tell("stored")
    assert visitor.alerts == []
    assert visitor.update.news == "Everything is stored again."
    visitor.reload()
    assert visitor.screen == "table"
    assert len(visitor.choices("select")) == 3


def test_a_second_tab_says_so_and_plays_only_when_asked():
    first = Visitor().begin(3)
    first.tap("draw core")
    second = Visitor(first.store)
    second.reload(elsewhere=True)
    assert second.screen == "elsewhere"
    assert second.offered("data-ui") == ["take-over"]
    assert second.offered("data-do") == []
    second.app.do(f"take {first.choices('select')[0].split()[1]} r1c1")
    second.draw()
    assert second.update.store == {}

    second.tap("take-over")
    assert second.update.steal
    assert second.screen == "elsewhere"
    second.tell("taken-over", json.dumps(tablet.start(first.store)))
    assert second.screen == "table"
    assert second.choices("select") == first.choices("select")


def test_the_first_tab_shows_and_stores_nothing_more_once_another_one_has_taken_over():
    first = Visitor().begin(2)
    first.tap("menu")
    first.tell("lost")
    assert first.screen == "elsewhere"
    assert first.dialog is None
    assert first.offered("data-ui") == ["take-over"]
    played = len(first.kept_journal().actions)
    first.app.do("draw core")
    first.draw()
    assert first.update.store == {}
    assert len(first.kept_journal().actions) == played


def test_taking_over_goes_on_from_what_the_other_tab_stored_last_behind_a_curtain():
    first = Visitor().begin(2)
    second = Visitor(first.store)
    second.reload(elsewhere=True)
    first.play_until("hide")
    second.tell("taken-over", json.dumps(tablet.start(first.store)))
    assert second.screen == "curtain"
    second.tap("open")
    assert second.update.html == first.update.html


def test_what_could_not_be_stored_before_another_tab_went_on_is_told_to_be_kept_apart():
    first = Visitor().begin(3)
    first.tell("lost", "apart")
    assert "a game of its own" in first.page.text
    first.tell("taken-over", json.dumps(tablet.start(first.store)))
    assert first.screen == "table"
    [sentence] = first.alerts
    assert "a game of its own" in sentence
    first.tap("draw core")
    assert first.alerts == []
    first.tell("taken-over", json.dumps({**tablet.start(first.store), "apart": True}))
    assert first.alerts == [sentence]


def test_a_storage_that_cannot_be_read_is_told_and_can_be_tried_again():
    visitor = Visitor().begin(3)
    visitor.tap("draw core")
    visitor.tell("taken-over", json.dumps({"trouble": "broken"}))
    assert visitor.screen == "home"
    [sentence] = visitor.alerts
    assert "can’t be read now" in sentence
    assert visitor.choices("games", "continue") == []
    visitor.tap("retry")
    assert visitor.screen == "table"
    assert visitor.alerts == []


def test_a_storage_that_is_only_slow_is_told_to_be_so_and_read_when_it_answers():
    visitor = Visitor().begin(3)
    visitor.tap("draw core")
    visitor.tell("taken-over", json.dumps({"trouble": "late"}))
    assert visitor.screen == "home"
    [sentence] = visitor.alerts
    assert "the device is slow" in sentence
    visitor.tell("readable")
    assert visitor.screen == "table"
    assert visitor.alerts == []
    visitor.tap(visitor.choices("select")[0])


def test_who_plays_while_a_slow_storage_answers_is_not_disturbed_and_finds_all_games_at_home():
    visitor = Visitor().begin(3)
    visitor.tell("taken-over", json.dumps({"trouble": "late"}))
    visitor.tap("rules")
    visitor.tell("readable")
    assert visitor.screen == "rules"
    visitor.tap("back")
    assert visitor.screen == "table"
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tell("taken-over", json.dumps({"trouble": "late"}))
    visitor.begin(2)
    visitor.tell("readable")
    assert visitor.screen == "table"
    visitor.tap("menu")
    visitor.tap("home")
    assert visitor.screen == "home"
    assert visitor.alerts == []
    visitor.tap("games")
    assert len(visitor.choices("continue")) == 2


def test_without_a_storage_that_can_be_read_one_can_play():
    visitor = Visitor()
    visitor.app.state.take_up({"trouble": "broken"})
    visitor.draw()
    visitor.begin(3)
    assert visitor.screen == "table"


def test_a_list_that_cannot_be_read_is_told():
    visitor = Visitor().begin(3)
    visitor.tap("menu")
    visitor.tap("home")
    visitor.app.ui("games")
    visitor.app.draw()
    visitor.tell("listed", json.dumps({"games": [], "saves": {}, "more": 0, "trouble": True}))
    assert visitor.screen == "games"
    [sentence] = visitor.alerts
    assert "can’t be read now" in sentence
    assert "No game is kept yet" not in visitor.page.text
    visitor.tap("home")
    visitor.app.ui(visitor.choices("continue")[0])
    visitor.app.draw()
    visitor.tell("unread")
    [sentence] = visitor.alerts
    assert "can’t be read now" in sentence
