"""The game followed a second time, from its deal and the texts of its actions alone.

The onlooker stands behind every chair at once and notes who has seen which tile, and who knows
where it is. It shares no code with the engine, so what the two say of a game can be compared.
"""

from __future__ import annotations

from typing import Any, cast

from engine import prince
from engine.journal import Journal
from tests.engine.prince.recount import recount, who_wins

BAOBABS = {tile["id"] for tile in prince.data()["tiles"] if "baobab" in tile["objects"]}
KIND_AT = {
    f"r{row}c{column}": kind
    for row, kinds in enumerate(
        (
            "character rising falling character",
            "falling core core rising",
            "rising core core falling",
            "character falling rising character",
        )
    )
    for column, kind in enumerate(kinds.split())
}
Who = int | None  # a seat, or None: somebody who only watches the table


def deck_of(journal: Journal) -> dict[str, list[str]]:
    """The piles as dealt, before anybody played."""
    assert not journal.actions
    game = cast(prince.Game, journal.game)
    drawn = {game.round.kind: game.round.drawn}
    return {
        kind: [tile.id for tile in (*drawn.get(kind, ()), *pile)]
        for kind, pile in game.piles.items()
    }


class Onlooker:
    """What is on the table, and what everybody knows of it."""

    def __init__(self, options: dict[str, Any], deck: dict[str, list[str]]) -> None:
        self.options = options
        self.seats = list(range(options["players"]))
        self.everybody: list[Who] = [*self.seats, None]
        self.deck = {kind: list(pile) for kind, pile in deck.items()}
        self.planets: list[dict[str, str]] = [{} for _ in self.seats]
        self.turned: list[set[str]] = [set() for _ in self.seats]
        self.seen: dict[Who, set[str]] = {who: set() for who in self.everybody}
        self.located: dict[Who, set[str]] = {who: set() for who in self.everybody}
        self.passed: dict[Who, list[dict[str, Any]]] = {who: [] for who in self.everybody}
        self.discards: list[str] = []
        self.secret_drafts: list[list[str]] = []
        self.drawn: list[list[str]] = []
        self.round = 0
        self.can_go_back = False
        self.begin_round(options["first"])

    def follow(self, text: str) -> None:
        """One action happens, and all that follows from it."""
        verb, *details = text.split()
        known = {who: self.seen[who] | self.located[who] for who in self.everybody}
        getattr(self, verb)(*details)
        learned = any((self.seen[who] | self.located[who]) - known[who] for who in self.everybody)
        blind = details[0] == "?"  # also where its taker alone sees it
        self.can_go_back = not learned and not blind and self.turn is not None

    def show(self, tiles: list[str], *whom: Who) -> None:
        for who in whom:
            self.seen[who].update(tiles)
            self.located[who].update(tiles)

    def is_secret_draft(self) -> bool:
        hidden: bool = self.options["hidden_characters"] and self.kind == "character"
        return hidden and len(self.seats) > 2

    def waiting(self) -> list[int]:
        return [seat for seat in self.seats if seat not in [taker for taker, _ in self.taken]]

    # --- what happens ---

    def begin_round(self, seat: int) -> None:
        self.round += 1
        self.first = seat
        self.turn: int | None = seat
        self.phase = "draw"
        self.kind: str | None = None
        self.offer: list[str] = []
        self.face_down: str | None = None
        self.taken: list[tuple[int, str]] = []
        if len(self.drawable()) == 1:
            self.draw(self.drawable()[0])

    def drawable(self) -> list[str]:
        if self.round == 1 and self.options["edition"] == "2025":
            return ["character"]
        return [kind for kind in self.deck if self.deck[kind]]

    def draw(self, kind: str) -> None:
        self.kind = kind
        number = max(3, len(self.seats))
        self.offer, self.deck[kind] = self.deck[kind][:number], self.deck[kind][number:]
        self.drawn.append(list(self.offer))
        if self.is_secret_draft():
            self.secret_drafts.append(list(self.offer))
        only_one_looks = len(self.seats) == 2 or self.is_secret_draft()
        self.show(self.offer, *([self.turn] if only_one_looks else self.everybody))
        self.phase = "hide" if len(self.seats) == 2 else "take"

    def hide(self, tile: str) -> None:
        self.face_down = tile
        self.show([other for other in self.offer if other != tile], *self.everybody)
        self.turn, self.phase = 1 - self.first, "take"

    def take(self, tile: str, slot: str) -> None:
        seat = self.turn
        assert seat is not None
        if tile == "?":
            assert self.face_down is not None
            tile, self.face_down = self.face_down, None
            stays_hidden = self.options["hidden_characters"] and self.kind == "character"
            self.show([tile], *([seat] if stays_hidden else self.everybody))
        self.offer.remove(tile)
        self.taken.append((seat, tile))
        self.place(seat, tile, slot)
        if self.is_secret_draft() and len(self.offer) > 1:
            self.located[seat] -= set(self.offer)
            group = {"round": self.round, "tiles": sorted(self.offer), "seats": self.waiting()}
            self.passed[seat].append(group)
        match self.waiting():
            case []:
                self.end_round(seat)
            case [last]:
                self.name(last)
            case _:
                self.phase = "name"

    def place(self, seat: int, tile: str, slot: str) -> None:
        planet, turned = self.planets[seat], self.turned[seat]
        planet[slot] = tile
        showing = [where for where, what in planet.items() if what in BAOBABS - turned_ids(self)]
        if len(showing) == 3:
            turned.update(showing)

    def name(self, seat: int | str) -> None:
        self.turn, self.phase = int(seat), "take"
        if self.is_secret_draft():
            self.show(self.offer, self.turn)

    def end_round(self, last: int) -> None:
        self.discards += self.offer
        self.show(self.offer, *self.everybody)
        self.offer, self.face_down = [], None
        if self.round < 16:
            self.begin_round(1 - self.first if len(self.seats) == 2 else last)
            return
        self.turn, self.phase = None, "over"
        for planet in self.planets:
            self.show(list(planet.values()), *self.everybody)
        self.passed = {who: [] for who in self.everybody}

    # --- what may be done, and what a seat may know ---

    def legal(self) -> list[str]:
        match self.phase:
            case "draw":
                return [f"draw {kind}" for kind in self.drawable()]
            case "hide":
                return [f"hide {tile}" for tile in self.offer]
            case "name":
                return [f"name {seat}" for seat in self.waiting()]
            case "take":
                names = [tile for tile in self.offer if tile != self.face_down]
                names += ["?"] * (self.face_down in self.offer)
                assert self.turn is not None
                own = self.planets[self.turn]
                free = [at for at, kind in KIND_AT.items() if kind == self.kind and at not in own]
                return [f"take {name} {slot}" for name in names for slot in free]
        return []

    def may_know(self, who: Who) -> set[str]:
        return self.seen[who]

    def result(self) -> dict[str, Any]:
        """The result line as it would be now."""
        planets = [
            {at: {"tile": planet[at], "turned": at in turned} for at in KIND_AT if at in planet}
            for planet, turned in zip(self.planets, self.turned, strict=True)
        ]
        seats = recount(planets)
        return {
            "draws": self.drawn,
            "seats": [
                {"planet": planet, **seat} for planet, seat in zip(planets, seats, strict=True)
            ],
            "winners": who_wins(seats),
        }

    def view(self, who: Who) -> dict[str, Any]:
        """The view of a seat as the rules have it."""

        def shown(tile: str) -> str:
            return tile if tile in self.located[who] else "?"

        seen = sorted(self.seen[who])
        return {
            "seat": who,
            "options": self.options,
            "round": self.round,
            "phase": self.phase,
            "turn": self.turn,
            "first": self.first,
            "kind": self.kind,
            "offer": [shown(tile) for tile in self.offer if tile != self.face_down],
            "face_down": self.face_down and shown(self.face_down),
            "taken": [[seat, shown(tile)] for seat, tile in self.taken],
            "waiting": [] if self.phase == "over" else self.waiting(),
            "planets": [
                {
                    at: {"tile": shown(planet[at]), "turned": at in turned}
                    for at in KIND_AT
                    if at in planet
                }
                for planet, turned in zip(self.planets, self.turned, strict=True)
            ],
            "piles": {
                kind: {"left": len(pile), "seen": [t for t in seen if t[0] == letter]}
                for letter, (kind, pile) in zip("CUDP", self.deck.items(), strict=True)
            },
            "discards": self.discards,
            "passed": self.passed[who],
            "legal": self.legal() if who is not None and who == self.turn else [],
        }


def turned_ids(table: Onlooker) -> set[str]:
    """The tiles that baobabs turned over, on all planets."""
    pairs = zip(table.planets, table.turned, strict=True)
    return {planet[slot] for planet, turned in pairs for slot in turned}
