"""A game in a link: short, safe in an address, legal action by action, and whole or refused."""

import json
import re
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import BadOptions, BadSave
from engine.games import GAMES, rules_of
from engine.journal import Journal
from engine.link import LONGEST, Digits, link_of, open_link, text_of
from engine.names import LONGEST_NAME, check_name
from engine.options import Switch
from engine.shuffle import pick
from tests.engine.test_command_line import refusal, run

pytestmark = pytest.mark.long

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
LETTERS = string.ascii_letters + string.digits + "-_"
SEEDS = st.integers(0, 10**9)  # what the page deals with
LONG_SEEDS = st.integers(0, 2**128 - 1)  # more than anybody types there
HERE = Path(__file__).parent
# Links of the recorded games, as people have them in old messages: they are never recorded anew.
RECORDED: dict[str, str] = json.loads((HERE / "links.json").read_text("utf-8"))


def is_name(text: str) -> bool:
    try:
        return check_name(text) == text
    except BadOptions:
        return False


any_name = st.text(min_size=1, max_size=LONGEST_NAME).filter(is_name)
usual_name = st.text(string.ascii_letters, min_size=1, max_size=7)


@st.composite
def deals(draw: Any, name: st.SearchStrategy[str], seeds: st.SearchStrategy[int]) -> Journal:
    """A deal of any game, with any options."""
    game = draw(st.sampled_from(GAMES))
    rules = rules_of(game)
    players = draw(st.sampled_from(rules.PLAYERS))
    options: dict[str, object] = {"players": players, "first": draw(st.integers(0, players - 1))}
    for option in rules.OPTIONS:
        values = (False, True) if isinstance(option, Switch) else option.values
        options[option.name] = draw(st.sampled_from(values))
    names = draw(st.lists(name, min_size=players, max_size=players))
    return Journal(game, options, names, draw(seeds))


def play_to_the_end(journal: Journal, rng: Random) -> Journal:
    while journal.game.turn is not None:
        journal.play(pick(journal.game.legal(), rng))
    return journal


# --- round trips ---


@pytest.mark.long
@settings(max_examples=80)
@given(deals(any_name, SEEDS), st.integers(0, 2**32))
def test_a_finished_game_comes_out_of_its_link_as_it_went_in_and_the_link_is_short(
    deal: Journal, seed: int
) -> None:
    journal = play_to_the_end(deal, Random(seed))
    link = link_of(journal)
    assert open_link(link).save() == journal.save()
    assert re.fullmatch(r"[A-Za-z0-9_-]+", link)
    assert len(link) < (400 if journal.options.players == 2 else 700)


@pytest.mark.parametrize(
    ("bots", "found"),
    [
        ([None, "easy", "hard"], [None, "easy", "hard"]),
        (["medium", "hard:200", "nobody:7"], ["medium", "hard", "easy"]),
    ],
)
def test_a_finished_game_tells_who_was_a_bot(bots: list[str | None], found: object) -> None:
    journal = play_to_the_end(Journal("prince", {"players": 3}, NAMES[:3], 7), Random(7))
    people = link_of(journal)
    journal.page["bots"] = bots
    link = link_of(journal)
    assert open_link(link).page == {"bots": found}
    assert len(link) <= len(people) + 3
    assert link_of(open_link(link)) == link


@pytest.mark.parametrize("bots", [None, [], "easy", ["easy"], [None, None, None]])
def test_a_game_of_people_says_nothing_of_bots_in_its_link(bots: object) -> None:
    journal = play_to_the_end(Journal("prince", {"players": 3}, NAMES[:3], 7), Random(7))
    people = link_of(journal)
    journal.page["bots"] = bots
    assert link_of(journal) == people
    assert open_link(people).page == {}


@settings(max_examples=40)
@given(deals(usual_name, SEEDS), st.integers(0, 2**32))
def test_with_usual_names_a_finished_game_needs_few_letters(deal: Journal, seed: int) -> None:
    assert len(link_of(play_to_the_end(deal, Random(seed)))) < 125


@given(deals(usual_name, SEEDS))
def test_a_deal_comes_out_of_its_link_as_it_went_in_and_has_less_than_sixty_letters(
    deal: Journal,
) -> None:
    link = link_of(deal)
    assert open_link(link).save() == deal.save()
    assert len(link) < 60  # names of up to seven plain letters; longer ones are cut


@given(deals(any_name, SEEDS | LONG_SEEDS), st.none() | st.integers(-99, 899))
def test_a_deal_has_less_than_sixty_letters_whatever_the_names_and_the_seed(
    deal: Journal, points: int | None
) -> None:
    deal.page = {} if points is None else {"to_beat": points}
    link = link_of(deal)
    assert len(link) < 60
    assert is_same_deal(open_link(link), deal)


@given(deals(any_name, st.integers(0, 2**256 - 1)))
def test_any_deal_with_any_names_comes_out_of_its_link(deal: Journal) -> None:
    """A seed may be longer than any that is dealt with, and then the link is so, too."""
    link = link_of(deal)
    assert is_same_deal(open_link(link), deal)
    assert len(link) < (60 if deal.seed < 2**128 else 80)


def is_same_deal(found: Journal, deal: Journal) -> bool:
    """The same deal at the same table, where names may be cut."""
    for cut, name in zip(found.names, deal.names, strict=True):
        assert name.startswith(cut) or cut == "·"
    return found.to_json() | {"names": list(deal.names)} == deal.to_json()


@pytest.mark.parametrize("points", [None, -99, 899])
@pytest.mark.parametrize(
    ("names", "cut"),
    [
        (["Benjamin"] * 4, ["Benjami"] * 4),
        (["Benjamin", "Ada"], ["Benjamin", "Ada"]),
        ([letter * 24 for letter in "ABCDE"], [letter * 4 for letter in "ABCDE"]),
        (["Астронавтка"] * 5, ["Ас"] * 5),
    ],
)
def test_long_names_are_cut_in_a_deal_and_whole_in_a_finished_game(
    names: list[str], cut: list[str], points: int | None, tmp_path: Path
) -> None:
    options = {"players": len(names), "edition": "2025", "hidden_characters": True}
    deal = Journal("prince", options, names, 999_999_999)
    deal.page = {} if points is None else {"to_beat": points}
    file = tmp_path / "save.json"
    file.write_text(deal.save(), encoding="utf-8")
    _, link, _ = run("link", str(file))
    assert len(link.strip()) < 60
    found = open_link(link)
    assert list(found.names) == cut
    assert found.page == deal.page
    finished = play_to_the_end(deal, Random(1))
    assert list(open_link(link_of(finished)).names) == names


def test_a_whole_address_may_be_given() -> None:
    journal = Journal("prince", {"players": 2}, NAMES[:2], 5)
    link = link_of(journal)
    for text in (link, f"#{link}", f"https://example.org/planets/#{link}", f" {link}\n"):
        assert open_link(text).save() == journal.save()


@pytest.mark.parametrize("name", RECORDED)
def test_a_recorded_link_can_still_be_opened(name: str) -> None:
    save = json.loads((HERE / name).read_text("utf-8"))["save"]
    assert open_link(RECORDED[name]).to_json() == save


def test_what_the_page_noted_is_not_in_a_link() -> None:
    journal = Journal("prince", {"players": 2}, NAMES[:2], 5)
    journal.page = {"badges": [1, 2]}
    assert open_link(link_of(journal)).page == {}


@given(deals(usual_name, SEEDS), st.integers(-99, 899))
def test_a_deal_may_carry_the_points_to_be_beaten_on_it(deal: Journal, points: int) -> None:
    deal.page = {"to_beat": points, "badges": [1, 2]}
    link = link_of(deal)
    assert open_link(link).page == {"to_beat": points}
    assert len(link) < 60


@pytest.mark.parametrize("points", [None, "57", 57.0, True, []])
def test_what_are_no_points_is_not_in_a_link(points: object) -> None:
    deal = Journal("prince", {"players": 2}, NAMES[:2], 5)
    plain = link_of(deal)
    deal.page = {"to_beat": points}
    assert link_of(deal) == plain


def test_a_finished_game_asks_for_no_points() -> None:
    journal = play_to_the_end(Journal("planet", {"players": 2}, NAMES[:2], 5), Random(5))
    plain = link_of(journal)
    journal.page = {"to_beat": 57}
    assert link_of(journal) == plain


# --- what does not go into a link ---


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_progress_does_not_go_into_a_link(game: str) -> None:
    journal = Journal(game, {"players": 2}, NAMES[:2], 5)
    rng = Random(5)
    while True:
        journal.play(pick(journal.game.legal(), rng))
        if journal.game.turn is None:
            break
        with pytest.raises(BadSave, match="Only a finished game, or a deal that nobody has begun"):
            link_of(journal)


def test_a_seed_without_end_does_not_go_into_a_link() -> None:
    with pytest.raises(BadSave, match="too large for a link"):
        link_of(Journal("planet", {"players": 2}, NAMES[:2], 2**256))


@pytest.mark.parametrize("points", [-101, 900, 10**30])
def test_points_that_nobody_can_have_do_not_go_into_a_link(points: int) -> None:
    deal = Journal("planet", {"players": 2}, NAMES[:2], 5)
    deal.page = {"to_beat": points}
    with pytest.raises(BadSave, match="too large for a link"):
        link_of(deal)


# --- foreign, cut and hostile links ---


@cache
def some_links() -> list[str]:
    """Deals and finished games of all kinds."""
    links = []
    for game in GAMES:
        for players in rules_of(game).PLAYERS:
            journal = Journal(game, {"players": players}, NAMES[:players], 10**8 + players)
            links.append(link_of(journal))
            links.append(link_of(play_to_the_end(journal, Random(players))))
    return links


def mutated(link: str, rng: Random) -> str:
    """A link after an accident, or in bad hands."""
    at, other = (int(rng.random() * len(link)) for _ in range(2))
    letter = pick(LETTERS, rng)
    match int(rng.random() * 7):
        case 0:
            return link[:at]
        case 1:
            return link[at:]
        case 2:
            return link[:at] + link[at + 1 :]
        case 3:
            return link[:at] + letter + link[at:]
        case 4:
            return link[:at] + letter + link[at + 1 :]
        case 5:
            return link[:at] + link[other] + link[at + 1 :]
        case _:
            return link[:at] + pick("%+/=#?& \n\0é\ud800👩", rng) + link[at:]


def broken_links(number: int) -> Iterator[str]:
    """So many links that are not whole any more."""
    rng = Random(1)
    while number:
        link = pick(some_links(), rng)
        text = mutated(link, rng)
        if text.strip().rpartition("#")[2] != link:
            number -= 1
            yield text


def test_two_thousand_mutated_links_are_refused_with_a_sentence() -> None:
    for text in broken_links(2_000):
        with pytest.raises(BadSave) as caught:
            open_link(text)
        assert re.fullmatch(r"[A-Z][^\n]+\.", str(caught.value)), text


@given(st.text() | st.text(LETTERS) | st.text(LETTERS).map(lambda text: "1" + text))
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(BadSave):
        open_link(text)


@given(st.integers(0, 2**2_000) | st.integers(0, 2**80))
def test_a_link_that_somebody_made_up_holds_a_game_that_can_be_played_or_none(number: int) -> None:
    try:
        journal = open_link(text_of(number))
    except BadSave:
        return
    assert journal.game.turn is None or not journal.actions
    assert Journal.load(journal.save()).save() == journal.save()


@settings(max_examples=300)
@given(st.data())
def test_made_up_digits_hold_a_game_that_can_be_played_or_none(data: st.DataObject) -> None:
    """With a header that is right, so that what follows is looked at too."""
    game = data.draw(st.sampled_from(range(len(GAMES))))
    players = data.draw(st.integers(0, 7))
    digits = Digits()
    digits.put(game, 64)
    digits.put(players, 16)
    digits.put(data.draw(st.integers(0, max(players - 1, 0))), max(players, 1))
    digits.put(data.draw(st.integers(0, 3)), 16)
    digits.put(data.draw(st.integers(0, 2**600)), 2**601)
    try:
        journal = open_link(text_of(digits.number()))
    except BadSave:
        return
    assert Journal.load(journal.save()).save() == journal.save()


def test_a_link_that_is_too_long_is_not_read() -> None:
    with pytest.raises(BadSave, match="not a link to a game"):
        open_link("1" * (LONGEST + 1))


def test_a_link_of_another_format_says_so() -> None:
    link = some_links()[0]
    with pytest.raises(BadSave, match="The link has the format “2”, and this version reads"):
        open_link("2" + link[1:])


def test_a_link_with_something_left_over_is_refused() -> None:
    journal = Journal("prince", {"players": 2}, NAMES[:2], 5)
    number = int.from_bytes(b"\x01" + bytes(99), "big")
    with pytest.raises(BadSave, match="holds no game"):
        open_link(text_of(number))
    assert open_link(link_of(journal)).actions == []


# --- on the command line ---


@pytest.mark.parametrize("game", GAMES)
def test_link_and_open_are_each_others_mirror(game: str, tmp_path: Path) -> None:
    for play in (False, True):
        journal = Journal(game, {"players": 2}, NAMES[:2], 5)
        if play:
            play_to_the_end(journal, Random(5))
        file = tmp_path / "save.json"
        file.write_text(journal.save(), encoding="utf-8")
        status, link, err = run("link", str(file))
        assert (status, err) == (0, "")
        assert link == link_of(journal) + "\n"
        status, out, err = run("open", link.strip(), "--json")
        assert (status, err) == (0, "")
        assert (status, out, err) == run("replay", str(file), "--json")
        assert run("open", link.strip()) == run("replay", str(file))


def test_bad_links_and_unfinished_games_get_one_sentence(tmp_path: Path) -> None:
    journal = Journal("prince", {"players": 2}, NAMES[:2], 5)
    journal.play("draw core")
    file = tmp_path / "save.json"
    file.write_text(journal.save(), encoding="utf-8")
    assert refusal("link", str(file)).startswith("Only a finished game, or a deal")
    assert refusal("link", str(tmp_path / "none")).endswith("No such file or directory.")
    for text in ("", "1", "x", "hello world", some_links()[0][:-1]):
        assert refusal("open", text)
