"""Who knows what: the one door between a full game and a seat.

A view is built up from what a seat has seen, tile by tile, as `engine.prince.witnesses` has it, who
say also what is told of an event. Its mirror is `engine.prince.imagine`, which deals anew what a
view does not show.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from engine.prince import witnesses
from engine.prince.actions import Action, Hide, Name, Take
from engine.prince.planet import Planet
from engine.prince.scoring import ScoreSheet, score_sheets
from engine.prince.tiles import BACKS, KINDS, Kind, Tile
from engine.prince.witnesses import is_drafted_in_secret, saw

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
    options = game.options
    rounds = game.past if game.turn is None else (*game.past, game.round)
    for number, played in enumerate(rounds, start=1):
        if played.kind is None:
            continue
        if is_drafted_in_secret(options, played.kind):
            own, handed_on = _seen_in_passing(game, played, seat)
            located.update(own)
            if len(handed_on) == 1:
                located.update(handed_on)  # it can only be where the last one went
            elif handed_on and seat is not None:
                before = played.order[: played.order.index(seat) + 1]
                others = tuple(s for s in range(options.players) if s not in before)
                passed.append(Passed(number, handed_on, others))
        elif saw(witnesses.of_drawing(options, played.kind, played.first), seat):
            located.update(played.drawn)
        else:
            located.update(_seen_of_two(options, played, seat))
    if game.turn is None:
        located.update(tile for planet in game.planets for tile in planet.tiles if tile)
        passed = []
    return Knowledge(frozenset(located), tuple(passed))


def _seen_of_two(options: Options, played: Round, seat: int | None) -> Iterable[Tile]:
    """With two players, for all but who drew: the tiles that lay open, and the third in time."""
    hidden = played.face_down
    if hidden is None or played.kind is None:
        return ()
    if hidden in played.picks:
        taker = played.order[played.picks.index(hidden)]
        seen_by = witnesses.of_taking(options, played.kind, played.first, taker, blind=True)
        revealed = saw(seen_by, seat)
    else:
        revealed = bool(played.discarded)  # face up
    return [tile for tile in played.drawn if revealed or tile is not hidden]


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

    @property
    def final(self) -> tuple[Action, ...]:
        """Those of `legal` by which somebody learns something, so that they can't be taken back."""
        return tuple(action for action in self.legal if self._teaches(action))

    def _teaches(self, action: Action) -> bool:
        """A draw, a tile laid or taken face down, and what ends a round may bring to light."""
        if isinstance(action, Name):
            return self._is_secret()
        if not isinstance(action, Take) or action.tile.id == "?":
            return True
        others = len(self.waiting) - 1
        if others:  # the last one is named without a choice
            return others == 1 and self.options.players > 2 and self._is_secret()
        is_turned_up = self.face_down is not None
        return is_turned_up or sum(pile.left > 0 for pile in self.piles.values()) < 2

    def _is_secret(self) -> bool:
        return is_drafted_in_secret(self.options, self.kind)

    def after(self, action: Action) -> View | None:
        """The tile lies and baobabs have turned, or the tiles are laid, or the next has the turn.

        Who has taken a tile names the next one, if there is a choice.

        None for a draw and for the face-down tile: nobody knows what they bring.
        """
        seat = self.seat
        assert seat is not None
        match action:
            case Take(tile, slot) if tile in self.offer:
                return self._after_taking(tile, slot, seat)
            case Hide(tile):
                shown = tuple(other for other in self.offer if other is not tile)
                return self._replace(
                    turn=1 - seat, phase="take", offer=shown, face_down=tile, legal=()
                )
            case Name(named):
                return self._replace(turn=named, phase="take", legal=())
            case _:
                return None

    def _after_taking(self, tile: Tile, slot: int, seat: int) -> View:
        _, planet, _ = self.planets[seat].receive(tile, slot)
        left = tuple(other for other in self.offer if other is not tile)
        waiting = tuple(other for other in self.waiting if other != seat)
        passed = self.passed
        if is_drafted_in_secret(self.options, self.kind) and len(left) > 1:
            passed = (*passed, Passed(self.round, tuple(by_id(left)), waiting))
            left = tuple(BACKS[other.kind] for other in left)
        return self._replace(
            planets=(*self.planets[:seat], planet, *self.planets[seat + 1 :]),
            offer=left,
            taken=(*self.taken, (seat, tile)),
            waiting=waiting,
            phase="name" if len(waiting) > 1 else "take",
            passed=passed,
            legal=(),
        )

    def scores(self) -> list[ScoreSheet]:
        """From what is known of the planets: nothing for characters that lie face down."""
        return score_sheets(self.planets)

    def to_json(self) -> dict[str, object]:
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
            "planets": [planet.to_json() for planet in self.planets],
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
        legal=game.legal_to(seat),
    )


def by_id(tiles: Iterable[Tile]) -> list[Tile]:
    return sorted(tiles, key=lambda tile: tile.id)


def _show_planet(planet: Planet, known: Knowledge) -> Planet:
    return planet._replace(tiles=tuple(tile and known.show(tile) for tile in planet.tiles))
