"""Measures how strong the bots are, and writes it down: `make ladder`.

    python -m tools.ladder [--games 400] [--jobs 2] [--minutes M] [--write]

One challenger sits among equal opponents, as `python -m engine arena` has it. All rungs get a few
games by turns, and every few games are noted in docs/ladder.json: so it can be stopped at any time,
and goes on from there. After that, or at once with --write, the tables in docs/bots.md and the plot
docs/bots.svg are made from the notes. How long a bot thinks is not noted: it depends on the
machine. No seed of the ladder was ever used to tune a bot.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from time import monotonic
from typing import Any

from engine.arena import arena, wilson
from engine.games import GAMES, rules_of
from engine.options import Switch
from tools.plot import Dot, plot
from ui.games import card_of
from ui.words import translated

DOCS = Path(__file__).parent.parent / "docs"
SEED = 1_000_000
A_FEW = 12  # games at a time, or as many as seats can be gone through
END = "<!-- end of the ladder -->"


@dataclass(frozen=True)
class Rung:
    """A challenger against one kind of opponent, in one game and variant."""

    game: str
    challenger: str
    opponent: str
    players: int
    variant: str = ""

    @property
    def options(self) -> dict[str, object]:
        words = dict(word.partition("=")[::2] for word in self.variant.split())
        return {"players": self.players, **{key: value or True for key, value in words.items()}}

    @property
    def key(self) -> str:
        return " ".join(str(part) for part in asdict(self).values() if part)


@dataclass
class Note:
    """What was seen of a rung so far."""

    games: int = 0
    wins: float = 0.0
    score: float = 0.0
    opponents_score: float = 0.0

    def add(self, found: Mapping[str, Any]) -> None:
        own, *others = found["bots"]
        games = self.games + found["games"]
        part = found["games"] / games
        self.wins += own["wins"]
        self.score += part * (own["mean_score"] - self.score)
        theirs = sum(other["mean_score"] for other in others) / len(others)
        self.opponents_score += part * (theirs - self.opponents_score)
        self.games = games


def rungs() -> Iterator[Rung]:
    """All that is measured."""
    pairs = [
        ("hard", "greedy"),
        ("hard", "medium"),
        ("medium", "greedy"),
        ("easy", "random"),
        ("easy", "greedy"),
    ]
    for game in GAMES:
        for challenger, opponent in pairs:
            for players in rules_of(game).PLAYERS:
                yield Rung(game, challenger, opponent, players)
        for variant in variants(game):
            for players in (2, 4):
                yield Rung(game, "hard", "medium", players, variant)
                yield Rung(game, "hard", "greedy", players, variant)


def variants(game: str) -> Iterator[str]:
    """All that can be chosen besides the usual game, one thing at a time."""
    for option in rules_of(game).OPTIONS:
        if isinstance(option, Switch):
            yield option.name
        else:
            yield from (f"{option.name}={value}" for value in option.values[1:])


class Ladder:
    """The notes, in their file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        noted = json.loads(file.read_text()) if file.exists() else {}
        self.notes = {key: Note(**note) for key, note in noted.items()}

    def note(self, rung: Rung) -> Note:
        return self.notes.setdefault(rung.key, Note())

    def play_a_few(self, rung: Rung, games: int, jobs: int) -> None:
        """Play on from where the rung is, whole turns of the seats, and keep what was seen."""
        note = self.note(rung)
        number = min(A_FEW, games - note.games)
        number += -number % rung.players
        seed = SEED + note.games // rung.players
        bots = [rung.challenger] + [rung.opponent] * (rung.players - 1)
        note.add(arena(rung.game, rung.options, seed, bots, number, jobs))
        known = {key: asdict(note) for key, note in sorted(self.notes.items()) if note.games}
        lines = (f"{json.dumps(key)}: {json.dumps(note)}" for key, note in known.items())
        self.file.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def climb(ladder: Ladder, every: Sequence[Rung], games: int, jobs: int, minutes: float) -> None:
    """Play until every rung has its games, those with the fewest first, or the time is over."""
    end = monotonic() + 60 * minutes
    while monotonic() < end:
        rung = min(every, key=lambda own: ladder.note(own).games)
        if ladder.note(rung).games >= games:
            return
        ladder.play_a_few(rung, games, jobs)
        note = ladder.note(rung)
        print(f"{rung.key}: {note.wins / note.games:.1%} of {note.games}", flush=True)


# --- the page ---


def table(ladder: Ladder, every: Sequence[Rung], game: str, variant: str) -> str:
    """One table: challengers and opponents down, players across; share, interval, games."""
    own = [rung for rung in every if (rung.game, rung.variant) == (game, variant)]
    across = sorted({rung.players for rung in own})
    lines = [
        "| | " + " | ".join(f"{players} players" for players in across) + " |",
        "|---" * (len(across) + 1) + "|",
    ]
    for pair in dict.fromkeys((rung.challenger, rung.opponent) for rung in own):
        cells = [ladder.notes.get(Rung(game, *pair, players, variant).key) for players in across]
        shown = " | ".join(cell(note) if note and note.games else "not measured" for note in cells)
        lines.append(f"| {pair[0]} against {pair[1]} | {shown} |")
    return "\n".join(lines)


def cell(note: Note) -> str:
    low, high = wilson(note.wins, note.games)
    return f"**{note.wins / note.games:.0%}** [{low:.0%}, {high:.0%}] of {note.games}"


def write_page(ladder: Ladder, every: Sequence[Rung], page: Path) -> None:
    """Put the tables between their marks, and draw the plot beside the page."""
    text = page.read_text(encoding="utf-8")
    for game, variant in dict.fromkeys((rung.game, rung.variant) for rung in every):
        mark = " ".join(("<!-- ladder", game, variant)).strip() + " -->\n"
        head, found, rest = text.partition(mark)
        _, end, tail = rest.partition(END)
        assert found, f"{page} has no place for “{mark}”"
        assert end, f"{page} has no end after “{mark}”"
        text = head + mark + table(ladder, every, game, variant) + "\n" + END + tail
    page.write_text(text, encoding="utf-8")
    page.with_suffix(".svg").write_text(plot(dots(ladder, every)), encoding="utf-8")


def dots(ladder: Ladder, every: Sequence[Rung]) -> Iterator[Dot]:
    for rung in every:
        note = ladder.notes.get(rung.key)
        if note and note.games and not rung.variant:
            low, high = wilson(note.wins, note.games)
            yield Dot(
                translated(card_of(rung.game).name),
                f"{rung.challenger} against {rung.opponent}",
                f"{rung.players} players",
                *(note.wins / note.games, low, high, 1 / rung.players),
            )


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--games", type=int, default=400, help="for each rung")
    parser.add_argument("--jobs", type=int, default=1, help="processes at a time")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="then stop, and write")
    parser.add_argument("--only", default="", help="rungs whose names have these words")
    parser.add_argument("--write", action="store_true", help="only write what is noted")
    args = parser.parse_args(arguments)
    ladder, every = Ladder(DOCS / "ladder.json"), list(rungs())
    if not args.write:
        words = set(args.only.split())
        chosen = [rung for rung in every if words <= set(rung.key.split())]
        climb(ladder, chosen, args.games, args.jobs, args.minutes)
    write_page(ladder, every, DOCS / "bots.md")


if __name__ == "__main__":
    main()
