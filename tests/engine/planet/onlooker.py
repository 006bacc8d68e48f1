"""The game followed a second time, from its deal and the texts of its actions alone.

The onlooker knows the published data and the rules, and shares no code with the engine: regions by
a flood fill, ties by crossing out players. So what the two say of a game can be compared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import planet as published
from engine.journal import Journal

DATA = published.data()
AREAS_OF = {tile["id"]: tile["areas"] for tile in DATA["tiles"]}
ANIMALS = {animal["id"]: animal for animal in DATA["animals"]}
Spot = tuple[int, int]  # a face and an edge
Who = int | None  # a seat, or None: somebody who only watches the table
Placed = dict[str, dict[str, Any]]

TOUCHING: dict[Spot, set[Spot]] = {
    (face, edge): {(face, (edge + 1) % 5), (face, (edge + 4) % 5)}
    for face in range(12)
    for edge in range(5)
}
for _here, _there in DATA["contacts"]:
    TOUCHING[tuple(_here)].add(tuple(_there))
    TOUCHING[tuple(_there)].add(tuple(_here))


def colours(planet: Placed) -> dict[Spot, str]:
    """What can be seen at each spot of a planet."""
    seen = {}
    for face, at in planet.items():
        for k, habitat in enumerate(AREAS_OF[at["tile"]]):
            seen[int(face[1:]), (k + at["turn"]) % 5] = habitat
    return seen


def flood(seen: dict[Spot, str]) -> list[tuple[str, set[Spot], set[str]]]:
    """Every region: its habitat, its spots, and the habitats that it touches."""
    found = []
    left = set(seen)
    while left:
        todo = [left.pop()]
        habitat = seen[todo[0]]
        spots, touched = set(todo), set()
        while todo:
            for spot in TOUCHING[todo.pop()] & set(seen):
                if seen[spot] != habitat:
                    touched.add(seen[spot])
                elif spot in left:
                    left.remove(spot)
                    spots.add(spot)
                    todo.append(spot)
        found.append((habitat, spots, touched))
    return found


def wanted_regions(planet: Placed, animal: str) -> list[int]:
    """The sizes of the regions that an animal would live in, the largest first."""
    card = ANIMALS[animal]
    fits: Callable[[set[str]], bool] = {
        "most": lambda _: True,
        "touching": lambda touched: card["other"] in touched,
        "not_touching": lambda touched: card["other"] not in touched,
    }[card["rule"]]
    return sorted(
        (
            len(spots)
            for habitat, spots, touched in flood(colours(planet))
            if habitat == card["habitat"] and fits(touched)
        ),
        reverse=True,
    )


def who_gets(planets: list[Placed], animal: str, last: bool) -> int | None:
    """The rulebook's way: the best, and in the last round crossing out tied players."""
    regions = [wanted_regions(planet, animal) for planet in planets]
    if ANIMALS[animal]["rule"] == "most":
        regions, tries = [[len(own)] for own in regions], 1
    else:
        tries = 3 if last else 1
    inside = list(range(len(planets)))
    for place in range(tries):
        scores = {seat: (regions[seat] + [0, 0, 0])[place] for seat in inside}
        if place == 0 and max(scores.values()) == 0:
            return None
        inside = [seat for seat in inside if scores[seat] == max(scores.values())]
        if len(inside) == 1:
            return inside[0]
    return None


def recount(planet: Placed, won: list[str], objective: str | None) -> dict[str, Any]:
    """A seat of a result line, from what lies before the player."""
    areas = None if objective is None else list(colours(planet).values()).count(objective)
    points = 0
    for least, most, worth in DATA["objectives"].get(objective, ()):
        if least <= areas and (most is None or areas <= most):
            points = worth
    worths = [1 if objective in (None, ANIMALS[animal]["habitat"]) else 2 for animal in won]
    return {
        "planet": planet,
        "animals": won,
        "objective": objective,
        "areas": areas,
        "objective_points": points,
        "total": points + sum(worths),
    }


def who_wins(seats: list[dict[str, Any]]) -> list[int]:
    most = max(seat["total"] for seat in seats)
    best = [number for number, seat in enumerate(seats) if seat["total"] == most]
    animals = max(len(seats[number]["animals"]) for number in best)
    return [number for number in best if len(seats[number]["animals"]) == animals]


class Onlooker:
    """What is on the table, and what everybody knows of it."""

    def __init__(self, journal: Journal) -> None:
        assert not journal.actions
        game: Any = journal.game
        self.options: dict[str, Any] = journal.options.to_json()
        self.seats = list(range(journal.options.players))
        self.everybody: list[Who] = [*self.seats, None]
        self.stacks = [[tile.id for tile in stack] for stack in game.stacks] + [[], []]
        self.deal = [[animal.id for animal in row] for row in game.deal]
        self.rows = [list(row) for row in self.deal]
        self.objectives = list(game.objectives) or [None for _ in self.seats]
        self.box: list[str] = []
        self.planets: list[Placed] = [{} for _ in self.seats]
        self.awards: list[dict[str, Any]] = []
        self.turned_up = 0
        self.can_go_back = False
        self.round = 0
        self.begin_round()

    def begin_round(self) -> None:
        self.round += 1
        self.order = [(self.options["first"] + self.round - 1 + k) for k in self.seats]
        self.order = [seat % len(self.seats) for seat in self.order]
        self.offer = list(self.stacks[self.round - 1])
        self.taken: list[list[Any]] = []
        self.turn: int | None = self.order[0]

    def follow(self, text: str) -> None:
        """One action happens, and all that follows from it."""
        _, tile, face, turn = text.split()
        assert self.turn is not None
        assert tile in self.offer
        assert face not in self.planets[self.turn]
        self.offer.remove(tile)
        self.planets[self.turn][face] = {"tile": tile, "turn": int(turn[1:])}
        self.taken.append([self.turn, text])
        self.can_go_back = len(self.taken) < len(self.seats)  # no animal settles, no stack opens
        if len(self.taken) < len(self.seats):
            self.turn = self.order[len(self.taken)]
        else:
            self.end_round()

    def end_round(self) -> None:
        for tile in self.offer:
            eleven, twelve = self.stacks[10:]
            target = eleven if len(eleven) < 5 else twelve if len(twelve) < 5 else self.box
            target.append(tile)
        self.offer = []
        for animal in self.rows[self.round - 1]:
            seat = who_gets(self.planets, animal, last=self.round == 12)
            if seat is not None:
                self.awards.append({"round": self.round, "animal": animal, "seat": seat})
            elif self.round < 12:
                self.rows[self.round].append(animal)
        self.rows[self.round - 1] = []
        self.turned_up += 1
        if self.round < 12:
            self.begin_round()
        else:
            self.turn = None

    # --- what may be done, and what a seat may know ---

    def legal(self) -> list[str]:
        if self.turn is None:
            return []
        faces = [f"f{face}" for face in range(12) if f"f{face}" not in self.planets[self.turn]]
        return [
            f"take {t} {face} t{turn}" for t in self.offer for face in faces for turn in range(5)
        ]

    def seen_tiles(self) -> set[str]:
        return {tile for stack in self.stacks[: self.round] for tile in stack}

    def hidden_animals(self) -> set[str]:
        """The cards that lie face down: from the third round on, less those turned up."""
        if not self.options["hidden_animals"]:
            return set()
        return {row[1] for row in self.deal[2 + self.turned_up :]}

    def seen_animals(self) -> set[str]:
        return {animal for row in self.deal for animal in row} - self.hidden_animals()

    def known_objectives(self, who: Who) -> list[str | None]:
        over = self.turn is None
        return [own if over or seat == who else None for seat, own in enumerate(self.objectives)]

    def may_know(self, who: Who) -> set[str]:
        """The tiles, animals and objectives that a seat has seen."""
        objectives = {habitat for habitat in self.known_objectives(who) if habitat}
        return self.seen_tiles() | self.seen_animals() | objectives

    def view(self, who: Who) -> dict[str, Any]:
        """The view of a seat as the rules have it."""
        seen, hidden = self.seen_tiles(), self.hidden_animals()
        by_face = [dict(sorted(own.items(), key=lambda at: int(at[0][1:]))) for own in self.planets]
        return {
            "seat": who,
            "options": self.options,
            "round": self.round,
            "turn": self.turn,
            "first": self.order[0],
            "offer": self.offer,
            "taken": self.taken,
            "waiting": self.order[len(self.taken) :],
            "planets": by_face,
            "stacks": [[t if t in seen else "?" for t in stack] for stack in self.stacks],
            "box": self.box,
            "deal": [["?" if a in hidden else a for a in row] for row in self.deal],
            "animals": [["?" if a in hidden else a for a in row] for row in self.rows],
            "awards": self.awards,
            "objectives": self.known_objectives(who),
            "legal": self.legal() if who is not None and who == self.turn else [],
        }

    def result(self) -> dict[str, Any]:
        """The result line as it would be now."""
        seats = self.standing()
        return {
            "stacks": self.stacks[:10],
            "deal": self.deal,
            "awards": self.awards,
            "seats": seats,
            "winners": who_wins(seats),
        }

    def standing(self) -> list[dict[str, Any]]:
        """The seats of a result line, as they are now."""
        won = [[a["animal"] for a in self.awards if a["seat"] == seat] for seat in self.seats]
        return [
            recount(self.planets[seat], won[seat], self.objectives[seat]) for seat in self.seats
        ]
