"""Who knows what: the one door between a full game and a seat.

A view is built up from what a seat has seen, tile by tile. Its mirror is `engine.prince.imagine`,
which deals anew what a view does not show.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.prince.actions import Action
from engine.prince.planet import Planet
from engine.prince.scoring import planet_json
from engine.prince.tiles import BACKS, KINDS, Kind, Tile

if TYPE_CHECKING:
    from engine.prince.options import Options
    from engine.prince.rules import Game, Phase, Round


class Passed(NamedTuple):
    """Hidden characters that a seat handed on: who has them together, not who took which."""

    round: int
    tiles: tuple[Tile, ...]
    seats: tuple[int, ...]


class Knowledge(NamedTuple):
    """The tiles that a seat has seen: those it can point at, and those it handed on."""

    located: frozenset[Tile]
    passed: tuple[Passed, ...]

    def show(self, tile: Tile) -> Tile:
        """The tile's face if the seat knows it there, else its back."""
        return tile if tile in self.located else BACKS[tile.kind]

    def seen(self) -> frozenset[Tile]:
        return self.located.union(*(passed.tiles for passed in self.passed))


def knowledge(game: Game, seat: int | None) -> Knowledge:
    """All that a seat has ever seen; None: a bystander."""
    located: set[Tile] = set()
    passed: list[Passed] = []
    for number, played in enumerate((*game.past, game.round), start=1):
        if played.kind is None or number > len(game.past) + (game.turn is not None):
            continue
        if not game.is_secret(played.kind) and game.options.players > 2:
            located.update(played.drawn)
        elif game.options.players == 2:
            located.update(_seen_by_two(game, played, seat, over=number <= len(game.past)))
        else:
            own, handed_on = _seen_in_passing(game, played, seat)
            located.update(own)
            if len(handed_on) == 1:
                located.update(handed_on)
            elif handed_on and seat is not None:
                before = played.order[: played.order.index(seat) + 1]
                others = tuple(s for s in range(game.options.players) if s not in before)
                passed.append(Passed(number, handed_on, others))
    if game.turn is None:
        located.update(tile for planet in game.planets for tile in planet.tiles if tile)
        passed = []
    return Knowledge(frozenset(located), tuple(passed))


def _seen_by_two(game: Game, played: Round, seat: int | None, over: bool) -> Iterable[Tile]:
    """Two players: the drawer knows all three, everybody the open ones, and the third in time."""
    if seat == played.first:
        return played.drawn
    if played.face_down is None:
        return ()
    if played.face_down in played.picks:
        taker = played.order[played.picks.index(played.face_down)]
        revealed = seat == taker or not game.is_secret(played.kind)
    else:
        revealed = over  # left over, so it was discarded face up
    return [tile for tile in played.drawn if revealed or tile is not played.face_down]


def saw_after(game: Game, played: Round, seat: int | None) -> int | None:
    """A secret draft: after how many picks the tiles came to this seat; None: not yet."""
    if seat in played.order:
        return played.order.index(seat)
    if seat is not None and seat == game.turn and played is game.round:
        return len(played.picks)
    return None


def _seen_in_passing(
    game: Game, played: Round, seat: int | None
) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """A secret draft: the tiles that a seat holds or kept, and those that it handed on."""
    turn = saw_after(game, played, seat)
    if turn is None:
        return (), ()
    if turn == len(played.picks):
        return played.offer, ()
    kept = played.picks[turn]
    handed_on = [t for t in played.drawn if t not in played.picks[:turn] and t is not kept]
    return (kept,), tuple(handed_on)


class Pile(NamedTuple):
    """A pile from outside: how many tiles are left, and which of its kind the seat has seen."""

    left: int
    seen: tuple[Tile, ...]


class View(NamedTuple):
    """All that a seat may know. Unknown tiles are shown by their backs."""

    seat: int | None
    options: Options
    round: int
    phase: Phase
    turn: int | None
    first: int
    kind: Kind | None
    offer: tuple[Tile, ...]
    face_down: Tile | None
    taken: tuple[tuple[int, Tile], ...]
    waiting: tuple[int, ...]
    planets: tuple[Planet, ...]
    piles: Mapping[Kind, Pile]
    discards: tuple[Tile, ...]
    passed: tuple[Passed, ...]
    legal: tuple[Action, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "options": self.options.to_json(),
            "round": self.round,
            "phase": self.phase,
            "turn": self.turn,
            "first": self.first,
            "kind": self.kind,
            "offer": _ids(self.offer),
            "face_down": self.face_down and self.face_down.id,
            "taken": [[seat, tile.id] for seat, tile in self.taken],
            "waiting": list(self.waiting),
            "planets": [planet_json(planet) for planet in self.planets],
            "piles": {
                kind: {"left": pile.left, "seen": _ids(pile.seen)}
                for kind, pile in self.piles.items()
            },
            "discards": _ids(self.discards),
            "passed": [
                {"round": p.round, "tiles": _ids(p.tiles), "seats": list(p.seats)}
                for p in self.passed
            ],
            "legal": [str(action) for action in self.legal],
        }


def _ids(tiles: Iterable[Tile]) -> list[str]:
    return [tile.id for tile in tiles]


def build_view(game: Game, seat: int | None) -> View:
    known = knowledge(game, seat)
    now = game.round
    over = game.turn is None
    left = () if over else now.offer
    face_down = now.face_down if now.face_down in left else None
    seen = by_id(known.seen())
    return View(
        seat=seat,
        options=game.options,
        round=game.round_number,
        phase=game.phase,
        turn=game.turn,
        first=now.first,
        kind=now.kind,
        offer=tuple(known.show(tile) for tile in left if tile is not face_down),
        face_down=face_down and known.show(face_down),
        taken=tuple((s, known.show(t)) for s, t in zip(now.order, now.picks, strict=True)),
        waiting=() if over else tuple(game.waiting()),
        planets=tuple(_show_planet(planet, known) for planet in game.planets),
        piles={
            kind: Pile(len(game.piles[kind]), tuple(t for t in seen if t.kind == kind))
            for kind in KINDS
        },
        discards=game.discards(),
        passed=tuple(p._replace(tiles=tuple(by_id(p.tiles))) for p in known.passed),
        legal=tuple(game.legal()) if seat is not None and seat == game.turn else (),
    )


def by_id(tiles: Iterable[Tile]) -> list[Tile]:
    return sorted(tiles, key=lambda tile: tile.id)


def _show_planet(planet: Planet, known: Knowledge) -> Planet:
    return planet._replace(tiles=tuple(tile and known.show(tile) for tile in planet.tiles))
