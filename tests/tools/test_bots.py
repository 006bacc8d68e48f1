"""The same seed and budget give the same game on every machine: here, in the browser's Python."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from engine.simulate import simulate
from tools import archives
from tools.build import ROOT

BOTS = ("hard:12", "medium", "easy", "greedy")
AS_ON_THE_PAGE = ("hard", "easy")  # with all playouts
Table = tuple[str, dict[str, Any], tuple[str, ...]]  # a game, its options, who plays

TABLES: list[Table] = [
    ("prince", {"players": 2}, BOTS[:2]),
    ("prince", {"players": 3, "edition": "2025"}, BOTS[:3]),
    ("prince", {"players": 4, "hidden_characters": True}, BOTS),
    ("planet", {"players": 2}, AS_ON_THE_PAGE),
    ("planet", {"players": 3}, BOTS[:3]),
    ("planet", {"players": 2, "beginners": True}, BOTS[:2]),
    ("planet", {"players": 4, "hidden_animals": True}, BOTS),
]


def test_bots_play_the_same_games_in_the_browsers_python(tmp_path: Path) -> None:
    """`make soak` has one of Make Me a Planet with all playouts, too."""
    play_in_both(TABLES, tmp_path)


def play_in_both(tables: list[Table], folder: Path) -> None:
    """Bots play here, and then in the browser's Python."""
    shutil.copytree(ROOT / "engine", folder / "engine")
    games = []
    for game, options, bots in tables:
        games.append((game, options, bots, simulate(game, options, 3, bots).save()))
    (folder / "games.json").write_text(json.dumps(games))
    script = Path(__file__).parent / "play_bots.py"
    command = ("node", archives.JOBS / "run.mjs", script, folder)
    played = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, encoding="utf-8")
    assert (played.returncode, played.stderr) == (0, "")
