"""The engine on the command line: `python -m engine` says what it can do."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from errno import ENOENT
from io import TextIOWrapper
from pathlib import Path
from statistics import mean
from typing import Any, NoReturn

from engine.arena import arena
from engine.game import GameError
from engine.games import GAMES, rules_of
from engine.journal import Journal
from engine.link import link_of, open_link
from engine.options import Choice, Switch
from engine.simulate import bench, simulate
from engine.tally import tally

BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong, without the usage. No option has a shorter name."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        raise GameError("{message}.", message=message[:1].upper() + message[1:].rstrip("."))


def _at_least(least: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = int(text)
        if number < least:
            raise argparse.ArgumentTypeError(f"must be {least} or more, not {number}")
        return number

    read.__name__ = "whole number"
    return read


def make_parser() -> Parser:
    parser = Parser(prog="python -m engine", description="Pocket Planets without a page.")
    commands = parser.add_subparsers(dest="command", required=True)
    for command, many, purpose in (
        ("simulate", 1, "play games between bots"),
        ("arena", 100, "measure how strong bots are"),
    ):
        games = commands.add_parser(command, help=purpose).add_subparsers(
            dest="game", required=True
        )
        for name in GAMES:
            _add_game_options(games.add_parser(name), name, command, many)
    again = commands.add_parser("replay", help="check a save and show its result")
    again.add_argument("file", type=Path)
    again.add_argument("--json", action="store_true")
    parts = commands.add_parser("data", help="show the components of a game")
    parts.add_argument("game", choices=GAMES)
    parts.add_argument("--json", action="store_true")
    _add_sharing(commands)
    speed = commands.add_parser("bench", help="measure how fast games go")
    speed.add_argument("--json", action="store_true")
    return parser


def _add_sharing(commands: Any) -> None:
    """What goes into a link, comes out of one, or was played with the box."""
    link = commands.add_parser("link", help="a finished game, or a deal, as the end of an address")
    link.add_argument("file", type=Path)
    opened = commands.add_parser("open", help="check a link and show what it holds")
    opened.add_argument("link")
    opened.add_argument("--json", action="store_true")
    score = commands.add_parser("score", help="count the points of a real table")
    score.add_argument("game", choices=GAMES)
    score.add_argument("file", type=Path, help="- for standard input")
    score.add_argument("--json", action="store_true")


def _add_game_options(game: Parser, name: str, command: str, many: int) -> None:
    game.add_argument("--players", type=int, required=True)
    game.add_argument("--games", type=_at_least(1), default=many)
    game.add_argument("--seed", type=_at_least(0), default=0)
    game.add_argument("--bots", default="random", help="bots by seat, comma between them")
    game.add_argument("--json", action="store_true", help="JSON in lines")
    if command == "arena":
        game.add_argument("--jobs", type=_at_least(1), default=1, help="processes at a time")
    for option in rules_of(name).OPTIONS:
        flag = "--" + option.name.replace("_", "-")
        match option:
            case Switch():
                game.add_argument(flag, action="store_true")
            case Choice(_, values):
                game.add_argument(flag, default=values[0], help=" or ".join(values))


def _options(args: argparse.Namespace) -> dict[str, object]:
    """The options of the game: all that no command takes for itself."""
    taken = {"command", "game", "games", "seed", "bots", "json", "jobs"}
    return {key: value for key, value in vars(args).items() if key not in taken}


def run_simulate(args: argparse.Namespace) -> None:
    options = _options(args)
    totals: list[list[int]] = []
    for seed in range(args.seed, args.seed + args.games):
        journal = simulate(args.game, options, seed, args.bots.split(","))
        totals.append([sheet.total for sheet in journal.game.scores()])
        if args.json:
            print(_result_line(journal))
        else:
            print(f"seed {seed}: {' '.join(f'{total:3}' for total in totals[-1])}")
    if not args.json:
        everyone = mean(total for game in totals for total in game)
        print(f"mean score {everyone:.1f}, winner's {mean(map(max, totals)):.1f}")


def run_arena(args: argparse.Namespace) -> None:
    bots = args.bots.split(",")
    found = arena(args.game, _options(args), args.seed, bots, args.games, args.jobs)
    if args.json:
        print(json.dumps(found, ensure_ascii=False, separators=(",", ":")))
        return
    for entry in found["bots"]:
        share = f"{entry['share']:6.1%} [{entry['low']:.1%}, {entry['high']:.1%}]"
        times = f"{entry['ms_mean']:.1f} ms, 95 % within {entry['ms_p95']:.1f}"
        print(f"{entry['bot']:12} wins {share}, mean score {entry['mean_score']:.1f}, {times}")


def _result_line(journal: Journal) -> str:
    line = {"save": journal.to_json(), "result": journal.result()}
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def _read(file: Path) -> str:
    try:
        if file == Path("-"):
            if sys.stdin is None:
                raise OSError(ENOENT, "it is not there")
            return sys.stdin.buffer.read().decode()
        return file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not text"
        raise GameError("{file} can't be read: {why}.", file=file, why=why) from error


def run_replay(args: argparse.Namespace) -> None:
    _show(Journal.load(_read(args.file)), args)


def run_link(args: argparse.Namespace) -> None:
    print(link_of(Journal.load(_read(args.file))))


def run_open(args: argparse.Namespace) -> None:
    _show(open_link(args.link), args)


def run_score(args: argparse.Namespace) -> None:
    found = tally(args.game, _read(args.file))
    if args.json:
        print(json.dumps(found, separators=(",", ":")))
        return
    for number, seat in enumerate(found["seats"], 1):
        print(f"player {number}: {seat['total']}")
    print("won by player " + " and ".join(str(seat + 1) for seat in found["winners"]))


def _show(journal: Journal, args: argparse.Namespace) -> None:
    """A game and how it ended."""
    if args.json:
        print(_result_line(journal))
    elif (result := journal.result()) is None:
        turn = journal.game.turn
        assert turn is not None
        print(f"{len(journal.actions)} actions, not at its end; {journal.names[turn]} is to act.")
    else:
        for name, seat in zip(journal.names, result["seats"], strict=True):
            print(f"{name}: {seat['total']}")
        print("won by " + " and ".join(journal.names[seat] for seat in result["winners"]))


def run_data(args: argparse.Namespace) -> None:
    data = rules_of(args.game).data()
    if args.json:
        print(json.dumps(data, separators=(",", ":")))
    else:
        for part, things in data.items():
            print(f"{part}: {len(things)}")
            for thing in things.items() if isinstance(things, dict) else things:
                print("  " + json.dumps(thing))


def run_bench(args: argparse.Namespace) -> None:
    speeds = bench()
    if args.json:
        print(json.dumps(speeds))
    else:
        for game, speed in speeds.items():
            decisions, clone = speed["decisions_per_second"], speed["clone_us"]
            playouts = speed["playouts_per_second"]
            print(
                f"{game}: {decisions:,.0f} decisions a second, {clone:.2f} µs a clone, "
                f"{playouts:,.0f} playouts a second"
            )


RUN = {
    "simulate": run_simulate,
    "replay": run_replay,
    "data": run_data,
    "bench": run_bench,
    "arena": run_arena,
    "link": run_link,
    "open": run_open,
    "score": run_score,
}


def main(arguments: list[str] | None = None) -> int:
    """Run a command; bad input gives one sentence and status 2."""
    try:
        args = make_parser().parse_args(arguments)
        RUN[args.command](args)
    except GameError as error:
        told = " ".join(str(error).split())  # one line, whatever the input held
        print(told.encode(errors="backslashreplace").decode(), file=sys.stderr)
        return BAD_INPUT
    except BrokenPipeError:
        sys.stderr.close()
    return 0


def print_all_scripts() -> None:
    """Names of people stand in what is printed, wherever the program runs."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(encoding="utf-8")


if __name__ == "__main__":
    print_all_scripts()
    sys.exit(main())
