"""The engine on the command line: `python -m engine simulate | replay | data | bench`."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from statistics import mean
from typing import Any, NoReturn

from engine.game import GameError
from engine.journal import GAMES, Journal, rules_of
from engine.simulate import bench, simulate

BAD_INPUT = 2


class Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise GameError("{message}.", message=message[:1].upper() + message[1:].rstrip("."))


def _at_least(least: int) -> Any:
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
    run = commands.add_parser("simulate", help="play games between bots")
    games = run.add_subparsers(dest="game", required=True)
    for name in GAMES:
        game = games.add_parser(name)
        game.add_argument("--players", type=int, required=True)
        game.add_argument("--games", type=_at_least(1), default=1)
        game.add_argument("--seed", type=_at_least(0), default=0)
        game.add_argument("--bots", default="random", help="bots by seat, comma between them")
        game.add_argument("--json", action="store_true", help="a line of JSON a game")
        if name == "prince":
            game.add_argument("--edition", default="2013")
            game.add_argument("--hidden-characters", action="store_true")
        if name == "planet":
            game.add_argument("--beginners", action="store_true")
            game.add_argument("--hidden-animals", action="store_true")
    again = commands.add_parser("replay", help="check a save and show its result")
    again.add_argument("file", type=Path)
    again.add_argument("--json", action="store_true")
    parts = commands.add_parser("data", help="show the components of a game")
    parts.add_argument("game", choices=GAMES)
    parts.add_argument("--json", action="store_true")
    speed = commands.add_parser("bench", help="measure decisions a second and time for a clone")
    speed.add_argument("--json", action="store_true")
    return parser


def run_simulate(args: argparse.Namespace) -> None:
    taken = {"command", "game", "games", "seed", "bots", "json"}
    options = {key: value for key, value in vars(args).items() if key not in taken}
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


def _result_line(journal: Journal) -> str:
    line = {"save": journal.to_json(), "result": journal.result()}
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def run_replay(args: argparse.Namespace) -> None:
    try:
        text = args.file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is not text"
        raise GameError("{file} can't be read: {why}.", file=args.file, why=why) from error
    journal = Journal.load(text)
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
            print(f"{game}: {decisions:,.0f} decisions a second, {clone:.2f} µs a clone")


RUN = {"simulate": run_simulate, "replay": run_replay, "data": run_data, "bench": run_bench}


def main(arguments: list[str] | None = None) -> int:
    """Run a command; bad input gives one sentence and status 2."""
    try:
        args = make_parser().parse_args(arguments)
        RUN[args.command](args)
    except GameError as error:
        print(*str(error).split(), file=sys.stderr)  # one line, whatever the input held
        return BAD_INPUT
    except BrokenPipeError:
        sys.stderr.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
