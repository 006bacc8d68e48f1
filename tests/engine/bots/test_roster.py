"""Bots by name, their budgets, and bots of other people."""

import sys
from pathlib import Path
from random import Random

import pytest

from engine.bots import Budget, Clock, Outlook, Thought, think_through
from engine.bots.roster import find_bot, heads_of
from engine.game import AnyGame, GameError, deal
from engine.games import GAMES, rules_of
from engine.simulate import simulate


def a_game(game: str = "prince") -> AnyGame:
    rules = rules_of(game)
    return deal(rules, rules.read_options({"players": 2}), 1)[0]


def ticking(step: float) -> Clock:
    """A clock that goes on by so much whenever somebody looks."""
    time = 0.0

    def now() -> float:
        nonlocal time
        time += step
        return time

    return now


@pytest.mark.parametrize("game", GAMES)
def test_a_random_bot_plays_every_game(game: str) -> None:
    table = a_game(game)
    assert table.turn is not None
    action = find_bot(game, "random")(Outlook(table, table.turn), Random(1))
    assert action in table.legal()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "name", ["", "nobody", "Hard", "random ", "random:", "random:0", "random:-1", "random:1.5"]
)
def test_a_name_that_no_bot_has_is_refused_in_a_sentence(game: str, name: str) -> None:
    with pytest.raises(GameError) as refused:
        find_bot(game, name)
    assert str(refused.value).endswith(".")
    assert name in str(refused.value)


def test_a_bot_that_thinks_by_the_clock_needs_one() -> None:
    with pytest.raises(GameError, match="clock"):
        find_bot("prince", "random:500ms")
    assert callable(find_bot("prince", "random:500ms", ticking(1)))


def test_the_refusal_of_an_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(GameError, match=", ".join(heads_of("prince"))):
        find_bot("prince", "nobody")


# --- budgets ---


def test_a_budget_of_playouts_is_used_up_by_playouts() -> None:
    budget = Budget(200)
    assert [budget.used(playouts) for playouts in (0, 50, 200, 300)] == [0, 0.25, 1, 1.5]


def test_a_budget_of_milliseconds_is_used_up_by_its_clock() -> None:
    budget = Budget(500, ticking(100))
    assert [budget.used(0) for _ in range(5)] == [0.2, 0.4, 0.6, 0.8, 1.0]


def test_a_budget_that_is_stopped_is_used_up() -> None:
    for budget in (Budget(200), Budget(500, ticking(1))):
        budget.stop()
        assert budget.used(0) == 1
    assert Budget(0).used(0) == 1


def test_thinking_through_gives_what_the_thought_comes_to() -> None:
    def thought() -> Thought[str]:
        yield
        yield
        return "draw core"

    assert think_through(thought()) == "draw core"


# --- bots of other people ---

STRANGER = """
from dataclasses import dataclass
from engine.prince.actions import parse

@dataclass
class Last:
    number: int = -1
    def __call__(self, outlook, rng):
        assert outlook.view().seat == outlook.seat
        return outlook.legal()[self.number]

last = Last()
def cheat(outlook, rng):
    return parse("hide C01")
def talker(outlook, rng):
    return str(outlook.legal()[0])
def quitter(outlook, rng):
    raise SystemExit(0)
nothing = None
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "stranger.py"
    file.write_text(STRANGER)
    return file


def test_somebody_elses_bot_plays_from_its_file(file: Path) -> None:
    journal = simulate("prince", {"players": 2}, 1, [f"{file}:last"])
    assert str(journal.actions[0]) == "draw character"
    assert journal.game.turn is None


def test_somebody_elses_illegal_move_is_refused(file: Path) -> None:
    with pytest.raises(GameError, match=r"cheat” may not play “hide C01” now\.$"):
        simulate("prince", {"players": 3}, 1, [f"{file}:cheat"])


@pytest.mark.parametrize("game", GAMES)
def test_somebody_elses_bot_gives_back_an_action_and_no_text(file: Path, game: str) -> None:
    with pytest.raises(GameError, match=r"talker” gave back no action: (draw|take) .*\.$"):
        simulate(game, {"players": 3}, 1, [f"{file}:talker"])


def test_somebody_elses_bot_can_not_end_the_program(file: Path, tmp_path: Path) -> None:
    with pytest.raises(GameError, match=r"quitter” failed: SystemExit: 0\.$"):
        simulate("prince", {"players": 2}, 1, [f"{file}:quitter"])
    ends = tmp_path / "ends.py"
    ends.write_text("import sys\nsys.exit()")
    with pytest.raises(GameError, match=r"ends\.py can't be run: SystemExit\.$"):
        find_bot("prince", f"{ends}:bot")


NOSY = """
def meddler(outlook, rng):
    real = outlook._game
    legal = real.legal()
    if isinstance(legal, list):
        legal.clear()
    action = rng.random() < 0.5 and legal[0] or legal[-1]
    real.play(action)
    return action
seen = []
def reader(outlook, rng):
    seen.append(outlook._game.view(None if outlook.seat else 0))
    seen.append(outlook._game.clone())
    return outlook.legal()[0]
"""


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_elses_bot_does_to_its_game_is_done_to_no_other(
    tmp_path: Path, game: str
) -> None:
    file = tmp_path / "nosy.py"
    file.write_text(NOSY)
    table = a_game(game)
    assert table.turn is not None
    before, legal = table.clone(), tuple(table.legal())
    for _ in range(3):
        action = find_bot(game, f"{file}:meddler")(Outlook(table, table.turn), Random(1))
        assert action in legal
        assert table == before
        assert tuple(table.legal()) == legal


@pytest.mark.parametrize("game", GAMES)
def test_somebody_elses_bot_finds_nothing_behind_its_outlook(tmp_path: Path, game: str) -> None:
    """However it looks: it finds the same, whatever lies hidden."""
    found = []
    for seed in range(5, 8):
        file = tmp_path / f"nosy_{seed}.py"
        file.write_text(NOSY)
        table = a_game(game)
        assert table.turn is not None
        twin = table.imagine(table.turn, Random(seed))
        bot = find_bot(game, f"{file}:reader")
        bot(Outlook(twin, table.turn), Random(1))
        assert twin != table
        found.append(sys.modules[f"stranger_{file.stem}"].seen)
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("game", GAMES)
def test_what_may_be_done_can_be_looked_at_and_not_changed(game: str) -> None:
    table = a_game(game)
    assert table.turn is not None
    assert isinstance(Outlook(table, table.turn).legal(), tuple)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (STRANGER, "nobody"),
        (STRANGER, "nothing"),
        (STRANGER, ""),
        ("def bot(", "bot"),
        ("import no_such_module", "bot"),
        (None, "bot"),
    ],
)
def test_a_file_without_such_a_bot_is_refused_in_a_sentence(
    tmp_path: Path, text: str | None, name: str
) -> None:
    file = tmp_path / "stranger.py"
    if text is not None:
        file.write_text(text)
    with pytest.raises(GameError, match=r"stranger\.py"):
        find_bot("prince", f"{file}:{name}")
