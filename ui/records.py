"""Records and statistics: what finished games tell of a person, of a character, of an animal.

They are counted from what is remembered beside each save (ui/memory.py), anew whenever they are
looked at. Bots have no records. A game that was played on from a replay does not count, nor one
that began as a lesson: who plays it knows what comes. A game that is kept twice, as older
versions did when it came in a file as well, counts once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.games import GAMES
from ui.border import Note
from ui.library import Kept
from ui.memory import End, SeatEnd
from ui.words import N_n

EVERYBODY = ""
LIKEWISE = "\0"  # after who somebody is: one more of the same name
FEW = 8  # so many people are named at first


class Result(NamedTuple):
    """How a game ended for a person."""

    kept: Kept
    end: End
    seat: int

    @property
    def own(self) -> SeatEnd:
        return self.end.seats[self.seat]

    @property
    def name(self) -> str:
        return self.kept.name(self.seat)

    @property
    def who(self) -> str:
        """Who it was. Two of one game are two people, however they write their names."""
        found, people = person(self.name), filter(self.end.is_person, range(self.seat))
        return found + LIKEWISE * sum(person(self.kept.name(seat)) == found for seat in people)

    @property
    def total(self) -> int:
        return self.own.total

    @property
    def won(self) -> bool:
        return self.seat in self.end.winners


class Line(NamedTuple):
    """What a character or an animal has brought: how often there was one, and its points."""

    what: str
    times: int
    mean: float
    best: int


def person(name: str) -> str:
    """Who somebody is, however the name is written."""
    return name.strip().casefold()


class Records:
    """The finished games, and what is looked at: which game, and whose results."""

    def __init__(self, games: Iterable[Kept]) -> None:
        """`games`: the latest first."""
        self.kept = [each for each in games if each.over]
        self.game = ""
        self.who = EVERYBODY
        self.all_names = False  # also those who have seldom played
        self._count()

    @property
    def readable(self) -> list[Kept]:
        """What can be erased."""
        return [each for each in self.kept if not each.broken]

    @property
    def staying(self) -> Note | None:
        """What can’t be read is not erased: another version may be able to."""
        broken = len(self.kept) - len(self.readable)
        words = N_n(
            "{count} finished game can’t be read, and stays.",
            "{count} finished games can’t be read, and stay.",
        )
        return Note(words, count=broken) if broken else None

    def _count(self) -> None:
        known = [each for each in self.readable if each.game in GAMES]  # a newer version has others
        counted = [each for each in reversed(known) if not each.origin and not each.taught]
        self._results = [
            Result(kept, kept.end, seat)
            for kept in _once(counted)
            if kept.end is not None
            for seat in range(len(kept.names))
            if kept.end.is_person(seat)
        ]
        if not self.game and self._results:
            self.game = self._results[-1].kept.game

    def replace(self, games: Iterable[Kept]) -> None:
        """More is known of some games."""
        known = {kept.key: kept for kept in games}
        self.kept = [known.get(each.key, each) for each in self.kept]
        self._count()

    def games(self) -> list[str]:
        """The games that there are results of."""
        return list(dict.fromkeys(result.kept.game for result in self._results))

    def choose_game(self, game: str) -> None:
        """Look at this game, and on at the same person if they have played it."""
        if game in self.games():
            self.game = game
        if self.who not in self.people():
            self.who = EVERYBODY

    def people(self) -> dict[str, str]:
        """Who has played this game, by who they are, with the name; who plays most comes first."""
        names: dict[str, str] = {}
        times: dict[str, int] = defaultdict(int)
        for result in self._of_the_game():
            who = result.who
            names[who] = result.name  # as it was written last
            times[who] += 1
        return {who: names[who] for who in sorted(names, key=times.__getitem__, reverse=True)}

    def shown(self) -> dict[str, str]:
        """Those who can be chosen on the page, with their names."""
        people = self.people()
        found = people if self.all_names else dict(list(people.items())[:FEW])
        return found | {who: people[who] for who in (self.who,) if who in people}

    def choose(self, number: int) -> None:
        """Look at everybody’s results, or at those of one of the people on the page."""
        self.who = [EVERYBODY, *self.shown()][number]

    def results(self) -> list[Result]:
        """All results that are looked at, the latest last."""
        found = self._of_the_game()
        return [each for each in found if self.who in (EVERYBODY, each.who)]

    def _of_the_game(self) -> list[Result]:
        return [result for result in self._results if result.kept.game == self.game]


def _once(games: Iterable[Kept]) -> Iterator[Kept]:
    """Each game once: what people built and what it brought is the same in no two games."""
    seen = set()
    for kept in games:
        seats = kept.end.seats if kept.end is not None else ()
        built = tuple((seat.planet or str(seat.scored), seat.total) for seat in seats)
        if (what := (kept.game, tuple(kept.names), built)) not in seen:
            seen.add(what)
            yield kept


def mean(numbers: Sequence[int]) -> float:
    return sum(numbers) / len(numbers)


def best(results: Sequence[Result]) -> Result:
    """The one with most points, the earliest if several have as many."""
    return max(results, key=lambda result: result.total)


def lines(results: Iterable[Result], topic: str) -> list[Line]:
    """What each character or animal has brought; what was there most often comes first."""
    points: dict[str, list[int]] = defaultdict(list)
    for result in results:
        for what, number in result.own.scored.get(topic, ()):
            points[what].append(number)
    found = [Line(what, len(own), mean(own), max(own)) for what, own in points.items()]
    return sorted(found, key=lambda line: (-line.times, -line.mean, line.what))
