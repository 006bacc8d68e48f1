"""The arena: its form to the letter, fair seats, and how sure it is."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.arena import arena, play_game, wilson
from engine.games import GAMES
from engine.simulate import simulate
from tests.engine.tables import result_of
from tests.engine.test_command_line import refusal, run

pytestmark = pytest.mark.long

BOTS_PAGE = Path(__file__).parents[3] / "docs" / "bots.md"
KEYS = [
    *("bot", "seats", "games", "wins", "share", "low", "high"),
    *("mean_score", "ms_mean", "ms_p95", "decisions"),
]
FIRST = """
from engine.prince.actions import parse
def first(outlook, rng):
    return outlook.legal()[0]
def cheat(outlook, rng):
    return parse("hide C01")
def lost(outlook, rng):
    if outlook.view().round > 3:
        raise LookupError("I am\\n lost {here}.")
    return outlook.legal()[0]
def talker(outlook, rng):
    return str(outlook.legal()[0])
def quitter(outlook, rng):
    raise SystemExit(0)
def deserter(outlook, rng):
    import os
    os._exit(0)
"""
CHATTERBOX = """
print("Here I am.")
def first(outlook, rng):
    print("Hm...")
    return outlook.legal()[0]
"""


@pytest.fixture
def first(tmp_path: Path) -> str:
    file = tmp_path / "one.py"
    file.write_text(FIRST)
    return f"{file}:first"


def without_times(found: dict[str, Any]) -> list[dict[str, Any]]:
    return [{k: v for k, v in bot.items() if k[:3] != "ms_"} for bot in found["bots"]]


def test_the_arena_prints_one_line_of_the_published_form(first: str) -> None:
    status, out, err = run(
        *("arena", "prince", "--players", "3", "--bots", f"random,{first},random"),
        *("--games", "6", "--seed", "4", "--json"),
    )
    assert (status, err) == (0, "")
    found = json.loads(out)
    assert out == json.dumps(found, separators=(",", ":")) + "\n"
    assert list(found) == ["game", "players", "games", "bots"]
    assert (found["game"], found["players"], found["games"]) == ("prince", 3, 6)
    assert [bot["bot"] for bot in found["bots"]] == ["random", first, "random"]
    assert [bot["seats"] for bot in found["bots"]] == [[0], [1], [2]]
    for bot in found["bots"]:
        assert list(bot) == KEYS
        assert bot["games"] == 6
        assert bot["share"] == pytest.approx(bot["wins"] / 6)
        assert 0 <= bot["low"] <= bot["share"] <= bot["high"] <= 1
        assert bot["ms_mean"] >= 0
        assert bot["decisions"] > 6 * 16
    assert sum(bot["wins"] for bot in found["bots"]) == pytest.approx(6)


@pytest.mark.parametrize("game", GAMES)
def test_the_bot_of_the_documentation_plays(game: str, tmp_path: Path) -> None:
    [text] = re.findall(r"```python\n(.*?)```", BOTS_PAGE.read_text("utf-8"), re.DOTALL)
    file = tmp_path / "file.py"
    file.write_text(text)
    bots = [f"{file}:hasty", "easy", "random"]
    found = arena(game, {"players": 3}, 1, bots, games=1)
    assert [bot["decisions"] > 11 for bot in found["bots"]] == [True] * 3


def test_the_arena_without_json_prints_a_line_a_bot() -> None:
    _, out, _ = run("arena", "planet", "--players", "2", "--bots", "random,random", "--games", "2")
    assert [line.split()[0] for line in out.splitlines()] == ["random", "random"]


@pytest.mark.parametrize("number", range(6))
def test_each_deal_is_played_once_from_each_seat(first: str, number: int) -> None:
    bots = [first, "random", "random"]
    places = play_game("prince", {"players": 3}, 10, bots, number)
    by_seat = [bots[(seat - number) % 3] for seat in range(3)]
    journal = simulate("prince", {"players": 3}, 10 + number // 3, by_seat)
    result = result_of(journal)
    for place, found in enumerate(places):
        seat = (place + number) % 3
        assert found.score == result["seats"][seat]["total"]
        assert found.win == (seat in result["winners"]) / len(result["winners"])


def test_a_line_up_that_is_shorter_than_the_table_starts_over(first: str) -> None:
    found = arena("prince", {"players": 5}, 1, [first, "random"], games=5)
    assert [bot["seats"] for bot in found["bots"]] == [[0, 2, 4], [1, 3]]
    same = arena("prince", {"players": 5}, 1, [first, "random"] * 2 + [first], games=5)
    wins = [bot["wins"] for bot in same["bots"]]
    assert [bot["wins"] for bot in found["bots"]] == pytest.approx(
        [wins[0] + wins[2] + wins[4], wins[1] + wins[3]]
    )


def test_processes_side_by_side_find_the_same(first: str) -> None:
    one, two = (
        arena("prince", {"players": 2}, 3, [first, "random"], games=4, jobs=jobs) for jobs in (1, 2)
    )
    assert without_times(one) == without_times(two)


def test_the_options_of_the_game_count() -> None:
    options = {"players": 2, "edition": "2025", "hidden_characters": True}
    arguments = ("--players", "2", "--games", "2", "--bots", "random,random", "--json")
    _, out, _ = run("arena", "prince", *arguments, "--edition", "2025", "--hidden-characters")
    found = arena("prince", options, 0, ["random", "random"], games=2)
    assert without_times(json.loads(out)) == without_times(found)


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(5, 10)
    assert (low, high) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)


def test_whoever_never_or_always_wins_has_an_interval_that_ends_there() -> None:
    for games in range(1, 501):
        low, high = wilson(0, games)
        assert low == 0 < high < 1
        low, high = wilson(games, games)
        assert 0 < low < 1 == high


@pytest.mark.parametrize(
    "arguments",
    [
        ["arena"],
        ["arena", "chess", "--players", "2"],
        ["arena", "prince", "--players", "2", "--bots", "random,nobody"],
        ["arena", "prince", "--players", "2", "--bots", "random:soon"],
        ["arena", "prince", "--players", "2", "--bots", "random,random,random"],
        ["arena", "prince", "--players", "9", "--bots", "random"],
        ["arena", "prince", "--players", "2", "--games", "0"],
        ["arena", "prince", "--players", "2", "--jobs", "0"],
        ["arena", "prince", "--players", "2", "--bots", "/nowhere.py:bot"],
    ],
    ids=" ".join,
)
def test_arguments_that_make_no_sense_are_refused_in_a_sentence(arguments: list[str]) -> None:
    assert refusal(*arguments)


def in_two_processes(bots: str) -> tuple[str, ...]:
    """The arguments of an arena for these bots."""
    game = ("arena", "prince", "--players", "3", "--games", "2")
    return (*game, "--jobs", "2", "--bots", bots)


def test_an_illegal_move_in_another_process_is_refused_in_a_sentence(first: str) -> None:
    cheat = first.replace(":first", ":cheat")
    told = refusal(*in_two_processes(f"{cheat},random"))
    assert told == f"The bot “{cheat}” may not play “hide C01” now."


def test_a_process_that_a_bot_has_ended_is_told_in_a_sentence(first: str) -> None:
    told = refusal(*in_two_processes(first.replace(":first", ":deserter")))
    assert told == "A process ended in the middle of its games."


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_what_a_bot_prints_is_no_part_of_the_output(tmp_path: Path, command: str) -> None:
    file = tmp_path / "chatterbox.py"
    file.write_text(CHATTERBOX)
    status, out, err = run(
        *(command, "planet", "--players=2", "--games=1", "--json", f"--bots={file}:first")
    )
    assert status == 0
    assert err.startswith("Here I am.\nHm...\n")
    [line] = out.splitlines()
    assert next(iter(json.loads(line))) == {"simulate": "save", "arena": "game"}[command]


each_game = pytest.mark.parametrize("game", GAMES)
each_command = pytest.mark.parametrize(
    "command", [["simulate"], ["arena"], ["arena", "--jobs=2"]], ids=" ".join
)


@each_game
@each_command
@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("talker", "gave back no action: "),
        ("quitter", "failed: SystemExit: 0."),
    ],
)
def test_every_command_says_the_same_of_a_bot_that_plays_nothing(
    first: str, game: str, command: list[str], bot: str, told: str
) -> None:
    name = first.replace(":first", f":{bot}")
    arguments = ("--players", "2", "--games", "2", "--bots", f"{name},random")
    assert refusal(command[0], game, *command[1:], *arguments).startswith(
        f"The bot “{name}” {told}"
    )


@each_game
@each_command
def test_a_bot_that_fails_in_the_middle_of_a_game_is_named_in_a_sentence(
    first: str, game: str, command: list[str]
) -> None:
    lost = first.replace(":first", ":lost")
    arguments = ("--players", "2", "--games", "2", "--bots", f"random,{lost}")
    told = refusal(command[0], game, *command[1:], *arguments)
    assert told == f"The bot “{lost}” failed: LookupError: I am lost {{here}}."
