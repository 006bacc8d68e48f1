"""The ladder: a few games at a time, noted as they come, and a page made from the notes."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from engine.arena import arena, wilson
from tools.ladder import DOCS, SEED, Ladder, Rung, climb, rungs, write_page

RUNGS = [
    Rung("prince", "greedy", "random", 3),
    Rung("prince", "greedy", "random", 2, "hidden_characters edition=2025"),
]
PAGE = """before
<!-- ladder prince -->
<!-- end of the ladder -->
between
<!-- ladder prince hidden_characters edition=2025 -->
old
<!-- end of the ladder -->
after
"""

ENOUGH = 120  # games: with fewer, luck decides, and what was seen must only not speak against it
# How often a challenger has to win, in percent, from two players on.
GOALS = {
    ("prince", "hard", "greedy"): (91, 76, 66, 62),
    ("prince", "hard", "medium"): (78, 58, 48, 42),
    ("prince", "medium", "greedy"): (80, 60, 45, 41),
    ("prince", "easy", "random"): (85, 70, 60, 55),
    ("planet", "hard", "greedy"): (91, 73, 67),
    ("planet", "hard", "medium"): (68, 50, 42),
    ("planet", "medium", "greedy"): (75, 55, 45),
}
SURELY = {"prince": (87, 71, 61, 57), "planet": (87, 68, 62)}  # hard against greedy


@pytest.fixture
def ladder(tmp_path: Path) -> Ladder:
    return Ladder(tmp_path / "ladder.json")


def test_a_ladder_goes_on_from_its_notes(ladder: Ladder) -> None:
    climb(ladder, RUNGS, games=3, jobs=1, minutes=10)
    again = Ladder(ladder.file)
    climb(again, RUNGS, games=12, jobs=1, minutes=10)
    for rung in RUNGS:
        bots = ["greedy"] + ["random"] * (rung.players - 1)
        games = again.note(rung).games
        found = arena("prince", rung.options, SEED, bots, games)["bots"][0]
        assert games >= 12
        assert again.note(rung).wins == pytest.approx(found["wins"])
        assert again.note(rung).score == pytest.approx(found["mean_score"])


def test_the_page_has_a_table_for_each_variant_and_a_plot(ladder: Ladder, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(PAGE)
    climb(ladder, RUNGS[:1], games=3, jobs=1, minutes=10)
    for _ in range(2):  # written over what was written before
        write_page(ladder, RUNGS, page)
    text = page.read_text()
    share = ladder.note(RUNGS[0]).wins / 3
    assert f"| greedy against random | **{share:.0%}** [" in text
    assert "| | 3 players |" in text
    assert "| greedy against random | not measured |" in text
    assert "old" not in text
    assert [text.count(word) for word in ("before", "between", "after")] == [1, 1, 1]
    drawn = ElementTree.parse(tmp_path / "bots.svg")
    assert len(drawn.findall("{http://www.w3.org/2000/svg}circle")) == 1


def test_the_page_and_its_plot_are_what_the_notes_give(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text((DOCS / "bots.md").read_text("utf-8"), "utf-8")
    write_page(Ladder(DOCS / "ladder.json"), list(rungs()), page)
    for name in ("bots.md", "bots.svg"):
        written, kept = ((folder / name).read_text("utf-8") for folder in (tmp_path, DOCS))
        assert written == kept, f"docs/{name}: run python -m tools.ladder --write"


def test_every_rung_of_the_ladder_is_a_game_that_can_be_dealt(ladder: Ladder) -> None:
    every = list(rungs())
    assert len({rung.key for rung in every}) == len(every)
    for rung in every:
        arena(rung.game, rung.options, 1, ["random"], games=1)
    page = ladder.file.with_name("bots.md")
    page.write_text((DOCS / "bots.md").read_text("utf-8"), "utf-8")
    write_page(ladder, every, page)


@pytest.mark.parametrize(("game", "challenger", "opponent"), GOALS, ids=str)
def test_the_bots_are_as_strong_as_they_are_meant_to_be(
    game: str, challenger: str, opponent: str
) -> None:
    ladder = Ladder(DOCS / "ladder.json")
    for players, goal in enumerate(GOALS[game, challenger, opponent], start=2):
        note = ladder.note(Rung(game, challenger, opponent, players))
        share, (_low, high) = note.wins / note.games, wilson(note.wins, note.games)
        assert (share if note.games >= ENOUGH else high) >= goal / 100, players
        if (challenger, opponent) == ("hard", "greedy"):
            assert wilson(note.wins, note.games)[0] >= SURELY[game][players - 2] / 100, players


def test_easy_loses_to_greedy() -> None:
    ladder = Ladder(DOCS / "ladder.json")
    for rung in rungs():
        if (rung.challenger, rung.opponent) == ("easy", "greedy"):
            note = ladder.note(rung)
            _low, high = wilson(note.wins, note.games)
            assert high < 1 / rung.players, rung
