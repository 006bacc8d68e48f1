"""Setting up a game: few taps, checked in sentences, and remembered."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from engine.journal import Journal
from tests.ui.planet.guest import Guest
from tests.ui.visitor import NAMES, Visitor, kept


def test_a_usual_game_needs_three_taps_at_most_and_the_next_one_no_more():
    visitor = Visitor()
    visitor.tap("setup")
    visitor.tap("start")
    assert visitor.screen == "table"
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("setup")
    visitor.tap("start")
    assert visitor.screen == "table"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "Every player needs a name."),
        ("   ", "Every player needs a name."),
        ("\u200b\u200d", "Every player needs a name."),
        ("a" * 25, "A name may have up to 24 letters."),
        ("Ada\nBen", "A name can’t hold line breaks or control characters."),
        ("Ada\u2028Ben", "A name can’t hold line breaks or control characters."),
        ("Ada\x00", "A name can’t hold line breaks or control characters."),
    ],
)
def test_a_bad_name_is_told_in_a_sentence_and_nothing_begins(name, sentence):
    visitor = Visitor()
    visitor.tap("setup")
    visitor.write("name-1", name)
    visitor.tap("start")
    assert visitor.screen == "setup"
    assert what_is_wrong(visitor) == {"name-1": sentence}
    assert visitor.update.focus == "name-1"
    assert not visitor.kept_games()
    visitor.write("name-1", "Ben")
    visitor.draw()
    assert what_is_wrong(visitor) == {}
    visitor.tap("start")
    assert visitor.screen == "table"


@pytest.mark.parametrize("other", ["Ada", " aDA ", "A\u200dda", "\uff21da"], ids=ascii)
def test_two_people_who_cannot_be_told_apart_are_told_so_at_the_second_of_them(other):
    visitor = Visitor()
    visitor.tap("setup")
    visitor.write("name-0", "Ada")
    visitor.write("name-2", other)
    visitor.tap("start")
    assert visitor.screen == "setup"
    assert what_is_wrong(visitor) == {"name-2": "Another player has this name already."}
    assert visitor.update.focus == "name-2"
    visitor.tap("players 2")  # the second one is not at the table any more
    assert what_is_wrong(visitor) == {}
    visitor.tap("players 3")
    visitor.write("name-2", "Ada B.")
    visitor.tap("start")
    assert visitor.screen == "table"


def test_a_bot_may_be_called_as_somebody_is():
    visitor = Visitor()
    visitor.tap("setup")
    visitor.write("name-0", "Momo")
    visitor.tap("sit 1")
    assert visitor.app.state.draft.names[:2] == ["Momo", "Momo"]
    visitor.tap("start")
    assert visitor.screen == "table"


def test_who_had_the_same_name_in_an_earlier_version_plays_on_and_begins_at_once():
    save = Journal("prince", {"players": 2}, ("Ada", "Ada"), 5).save()
    draft = {"game": "prince", "players": 2, "first": 0, "badges": [0, 1, 2, 3, 4], "choices": {}}
    text = json.dumps(draft | {"typed": ["Ada", "Ada", None, None, None]})
    visitor = Visitor({"current": "it", "draft": text, **kept(save)})
    assert visitor.session.journal.names == ("Ada", "Ada")
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("play-now")
    assert visitor.screen == "table"


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "begin", ["play-now", "lesson start prince game", "lesson start planet game"]
)
@pytest.mark.parametrize("learned", ["[]", '["lesson prince"]'])
def test_a_bad_name_that_was_left_in_the_set_up_keeps_nobody_from_beginning(seat, begin, learned):
    visitor = Visitor({"learned": learned})
    visitor.tap("setup")
    for each, name in enumerate(("Ada", "Ben")):
        visitor.write(f"name-{each}", "" if each == seat else name)
    visitor.tap("home")
    if begin != "play-now":
        visitor.tap("lessons")
    visitor.tap(begin)
    assert visitor.screen == "table"
    assert visitor.session.journal.names[0] == ("Player 1" if seat == 0 else "Ada")


def what_is_wrong(visitor: Visitor) -> dict[str, str]:
    """The fields that are marked, each with the sentence that is read with it and nowhere else."""
    said = {}
    for field in visitor.page.with_attribute("aria-invalid"):
        where = str(field.get("id"))
        sentence = visitor.page.by_id(f"{where}-wrong")
        assert sentence is not None
        assert f"{where}-wrong" in str(field.get("aria-describedby")).split()
        assert list(visitor.page.texts()).count(sentence.text) == 1
        assert sentence.text not in visitor.said
        said[where] = sentence.text
    assert not visitor.alerts
    return said


def test_every_field_that_is_wrong_says_so_by_itself():
    visitor = Visitor()
    visitor.tap("setup")
    for field, text in (("name-0", ""), ("name-2", "a" * 25), ("deal", "seven")):
        visitor.write(field, text)
    visitor.draw()
    assert what_is_wrong(visitor) == {}
    visitor.tap("start")
    assert list(what_is_wrong(visitor)) == ["name-0", "name-2", "deal"]
    assert visitor.update.focus == "name-0"
    visitor.write("name-0", "Ada")
    visitor.draw()
    assert list(what_is_wrong(visitor)) == ["name-2", "deal"]
    assert visitor.update.focus is None
    visitor.tap("home")
    visitor.tap("setup")
    assert what_is_wrong(visitor) == {}


@pytest.mark.parametrize("deal", ["-1", "1.5", "seven", "1" * 16, "²", "1e3", "0x1"])
def test_a_bad_number_of_a_deal_is_told_in_a_sentence(deal):
    visitor = Visitor()
    visitor.tap("setup")
    visitor.write("deal", deal)
    visitor.tap("start")
    assert visitor.screen == "setup"
    sentence = "The number of a deal is made of up to 15 digits."
    assert what_is_wrong(visitor) == {"deal": sentence}
    assert not visitor.kept_games()


@pytest.mark.parametrize("deal", ["0", " 12 ", "9" * 15, "007"])
def test_a_number_of_a_deal_is_taken_as_it_is(deal):
    visitor = Visitor().begin(4, deal=deal)
    assert visitor.kept_journal().seed == int(deal)


def test_everything_that_was_set_up_is_remembered_after_a_reload_but_the_deal():
    visitor = Visitor()
    visitor.tap("setup")
    visitor.tap("badge 0")
    visitor.tap("home")
    visitor.begin(5, "2025", True, deal=99, first=3, names=("V", "W", "X", "Y", "Z"))
    visitor.open()
    visitor.tap("menu")
    visitor.tap("home")
    visitor.reload()
    visitor.tap("setup")
    chosen = ["game-prince", "players-5", "first-3", "choose-edition-2025"]
    ticked = [*chosen, "switch-hidden_characters"]
    assert [box.get("id") for box in visitor.page.with_attribute("checked")] == ticked
    assert [text_in(visitor, f"name-{seat}") for seat in range(5)] == list("VWXYZ")
    assert not text_in(visitor, "deal")


def text_in(visitor: Visitor, where: str) -> str | None:
    field = visitor.page.by_id(where)
    assert field is not None
    return field.get("value")


def test_what_is_chosen_is_marked_and_goes_into_the_game():
    for edition in ("2013", "2025"):
        for hidden in (False, True):
            visitor = Visitor().begin(4, edition, hidden, deal=12, first=2)
            journal = visitor.kept_journal()
            assert journal.names == NAMES[:4]
            assert journal.options.to_json() == {
                "players": 4,
                "first": 2,
                "edition": edition,
                "hidden_characters": hidden,
            }


def test_the_rules_for_two_are_announced_when_two_are_chosen():
    visitor = Visitor()
    visitor.tap("setup")
    assert "A pair plays by rules of its own" not in visitor.page.text
    visitor.tap("players 2")
    assert "A pair plays by rules of its own" in visitor.update.news
    assert "A pair plays by rules of its own" in visitor.page.text
    visitor.tap("game planet")
    assert "A pair plays by rules of its own" not in visitor.page.text + visitor.update.news
    visitor.tap("game prince")
    assert "A pair plays by rules of its own" in visitor.update.news


def test_edition_variants_and_deal_are_behind_more_which_tells_what_is_not_as_usual():
    visitor = Visitor()
    visitor.tap("setup")
    more = next(each for each in visitor.page.all() if each.tag == "details")
    inside = {each.get("id") for each in more.all()}
    assert {"choose-edition-2025", "switch-hidden_characters", "deal"} <= inside
    assert "name-0" not in inside
    assert closed(visitor) == "More Edition · Hidden characters · Same tiles again"
    visitor.tap("choose edition 2025")
    visitor.write("deal", "7")
    visitor.draw()
    assert closed(visitor) == "More Edition: 2025 · Same tiles again: 7"
    visitor.tap("game planet")
    assert closed(visitor) == "More Same tiles again: 7"
    more = next(each for each in visitor.page.all() if each.tag == "details")
    assert "switch-beginners" not in {each.get("id") for each in more.all()}


def closed(visitor: Visitor) -> str:
    """What can be read of “More” while it is closed."""
    summary = visitor.page.by_id("more-options")
    assert summary is not None
    return " ".join(summary.texts())


def test_fewer_players_move_the_youngest_to_a_seat_that_is_there():
    visitor = Visitor()
    visitor.tap("setup")
    visitor.tap("players 5")
    visitor.tap("first 4")
    visitor.tap("players 2")
    visitor.tap("start")
    assert visitor.kept_journal().options.to_json()["first"] in (0, 1)


def test_names_are_written_in_the_order_in_which_people_sit_and_planet_goes_round_in_it():
    guest = Guest()
    guest.tap("setup")
    [group] = [e for e in guest.page.all() if e.get("aria-describedby") == "names-hint"]
    hint = group.by_id("names-hint")
    assert hint is not None
    assert hint.text.startswith("In the order you sit round the table.")
    fields = [str(e.get("id")) for e in group.all() if str(e.get("id")).startswith("name-")]
    assert fields == [f"name-{seat}" for seat in range(len(fields))]
    guest.tap("home")
    guest.begin(4, first=2, beginners=True, names=("Zoe", "Ada", "Max", "Bo"))
    for name in ("Max", "Bo", "Zoe", "Ada"):
        assert name in guest.sentence
        guest.act(Random(1))


def test_badges_differ_however_they_are_changed():
    visitor = Visitor()
    visitor.tap("setup")
    visitor.tap("players 5")
    for seat in (0, 0, 3, 4, 4, 4, 1):
        visitor.tap(f"badge {seat}")
        assert len(set(visitor.app.state.draft.badges)) == 5
    visitor.tap("start")
    badges = visitor.kept_journal().page["badges"]
    assert badges == visitor.app.state.draft.badges


def test_names_of_seats_that_do_not_play_now_are_kept_for_later():
    visitor = Visitor().begin(5)
    visitor.tap("menu")
    visitor.tap("home")
    visitor.tap("setup")
    visitor.tap("players 2")
    visitor.tap("players 5")
    assert text_in(visitor, "name-4") == "Eva"


@pytest.mark.parametrize(
    "draft",
    ["", "{", "null", "[]", "7", '"text"', "[" * 100_000, "{}", '{"players": 3}'],
    ids=lambda text: text[:12] or "empty",
)
def test_a_draft_that_cannot_be_read_is_a_fresh_one(draft):
    visitor = Visitor({"draft": draft})
    visitor.tap("setup")
    visitor.tap("start")
    assert visitor.screen == "table"


WHOLE = json.loads(Visitor().begin(3, "2025", True).store["draft"])
DAMAGE: tuple[object, ...] = (
    *(None, True, 99, -1, 0.5, float("inf"), "x", ""),
    *([], [None], [[]], {}, {"x": 1}),
)


def damaged(whole: dict[str, object]) -> Iterator[dict[str, object]]:
    """The draft with one part of it, or a part of that, being something else."""
    for key, value in whole.items():
        yield from ({**whole, key: damage} for damage in DAMAGE)
        if isinstance(value, list):
            yield from ({**whole, key: [damage, *value[1:]]} for damage in DAMAGE)
        if isinstance(value, dict):
            yield from ({**whole, key: inner} for inner in damaged(value))
        yield {other: whole[other] for other in whole if other != key}


@pytest.mark.long
def test_a_damaged_part_of_a_draft_never_stands_in_the_way_of_a_new_game():
    tried = 0
    for draft in damaged(WHOLE):
        visitor = Visitor({"draft": json.dumps(draft)})
        visitor.begin(2)
        assert visitor.screen == "table", draft
        tried += 1
    assert tried > 100


def test_before_anybody_has_chosen_a_bot_the_set_up_tells_how_to():
    visitor = Visitor()
    visitor.tap("setup")
    hint = visitor.page.by_id("names-hint")
    assert hint is not None
    assert hint.text.endswith("Tap “Person” for a bot.")
    visitor.tap("sit 1")
    hint = visitor.page.by_id("names-hint")
    assert hint is not None
    assert "Tap" not in hint.text
