"""Make Me a Planet: sixteen rounds of drawing, taking, placing and naming the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Literal, NamedTuple

from engine import game
from engine.game import Tell
from engine.prince import events as ev
from engine.prince import witnesses
from engine.prince.actions import (
    DRAW,
    HIDE,
    NAME,
    TAKE,
    Action,
    Draw,
    Hide,
    Name,
    Take,
)
from engine.prince.imagine import imagine
from engine.prince.knowledge import View, build_view
from engine.prince.options import Options
from engine.prince.planet import BARE, Planet
from engine.prince.scoring import ScoreSheet, score_sheets
from engine.prince.tiles import BACKS, KINDS, PILE_SIZE, PILES, Kind, Tile
from engine.prince.witnesses import is_drafted_in_secret, is_secret
from engine.shuffle import shuffled

ROUNDS = Options.rounds
OUT_OF_PLAY = {2: 8, 3: 8, 4: 4, 5: 0}  # tiles taken from each pile, by the number of players
TILES_A_ROUND = {2: 3, 3: 3, 4: 4, 5: 5}

Phase = Literal["draw", "hide", "take", "name", "over"]


class Round(NamedTuple):
    """One round so far: what was drawn, and who took what, in order."""

    first: int
    kind: Kind | None = None
    drawn: tuple[Tile, ...] = ()
    face_down: Tile | None = None
    order: tuple[int, ...] = ()
    picks: tuple[Tile, ...] = ()
    discarded: tuple[Tile, ...] = ()

    @property
    def offer(self) -> tuple[Tile, ...]:
        """The tiles still to be had; one that lies face down comes last."""
        if self.discarded:
            return ()
        picks, face_down = self.picks, self.face_down
        offer = [tile for tile in self.drawn if tile not in picks]
        if face_down is not None and face_down in offer:
            offer.remove(face_down)
            offer.append(face_down)
        return tuple(offer)


class Game(game.Game[Action, View]):
    """A game in progress."""

    __slots__ = (
        "options",
        "out_of_play",
        "past",
        "phase",
        "piles",
        "planets",
        "round",
    )
    options: Options
    piles: Mapping[Kind, tuple[Tile, ...]]
    out_of_play: tuple[Tile, ...]
    planets: tuple[Planet, ...]
    past: tuple[Round, ...]
    round: Round
    phase: Phase

    @property
    def round_number(self) -> int:
        """The round that is played, counted from 1."""
        return min(len(self.past) + 1, ROUNDS)

    def waiting(self) -> list[int]:
        """The seats without a tile in this round."""
        order = self.round.order
        return [seat for seat in range(self.options.players) if seat not in order]

    def discards(self) -> tuple[Tile, ...]:
        """With two players: the tiles left over, known to both."""
        rounds = self.past if self.turn is None else (*self.past, self.round)
        return tuple(tile for played in rounds for tile in played.discarded)

    # --- what may be done ---

    def _possible(self) -> list[Action]:
        return _POSSIBLE[self.phase](self)

    def _draws(self) -> list[Action]:
        """Any pile with tiles left; in the first round of 2025 the characters."""
        if not self.past and self.options.edition == "2025":
            return [DRAW["character"]]
        return [DRAW[kind] for kind in KINDS if self.piles[kind]]

    def _hides(self) -> list[Action]:
        return [HIDE[tile] for tile in self.round.drawn]

    def _takes(self) -> list[Action]:
        now = self.round
        assert self.turn is not None
        assert now.kind is not None
        slots = self.planets[self.turn].free(now.kind)
        tiles = now.offer
        if now.face_down is not None and tiles[-1] is now.face_down:
            tiles = (*tiles[:-1], BACKS[now.kind])
        return [takes[slot] for takes in map(TAKE.__getitem__, tiles) for slot in slots]

    def _names(self) -> list[Action]:
        return [NAME[seat] for seat in self.waiting()]

    def _nothing(self) -> list[Action]:
        return []

    # --- doing it ---

    def _deal(self, seed: int, tell: Tell) -> None:
        """Shuffle each pile by itself, put tiles out of play unseen, and begin."""
        rng = Random(seed)
        piles = {kind: shuffled(PILES[kind], rng) for kind in KINDS}
        out = OUT_OF_PLAY[self.options.players]
        self.piles = {kind: tuple(pile[out:]) for kind, pile in piles.items()}
        self.out_of_play = tuple(tile for pile in piles.values() for tile in pile[:out])
        self._begin_round(self.options.first, tell)

    def _do(self, action: Action, tell: Tell) -> None:
        _DO[type(action)](self, action, tell)

    def _draw(self, action: Draw, tell: Tell) -> None:
        assert self.turn is not None
        players = self.options.players
        pile = self.piles[action.kind]
        number = TILES_A_ROUND[players]
        tiles = pile[:number]
        self.piles = {**self.piles, action.kind: pile[number:]}
        self.round = Round(self.turn, action.kind, tiles)
        self.phase = "hide" if players == 2 else "take"
        seen_by = witnesses.of_drawing(self.options, action.kind, self.turn)
        tell(ev.Drawn(self.turn, action.kind, tiles, seen_by))

    def _hide(self, action: Hide, tell: Tell) -> None:
        assert self.turn is not None
        seat = self.turn
        self.round = self.round._replace(face_down=action.tile)
        self.turn = 1 - seat
        self.phase = "take"
        shown = tuple(tile for tile in self.round.drawn if tile is not action.tile)
        tell(ev.Laid(seat, shown, action.tile, witnesses.of_laying(seat)))

    def _take(self, action: Take, tell: Tell) -> None:
        now = self.round
        seat = self.turn
        assert seat is not None
        assert now.kind is not None
        blind = action.tile is BACKS[now.kind]
        tile = now.face_down if blind else action.tile
        assert tile is not None
        placed, planet, turned = self.planets[seat].receive(tile, action.slot)
        self.planets = (*self.planets[:seat], placed, *self.planets[seat + 1 :])
        self.round = Round(
            now.first, now.kind, now.drawn, now.face_down, (*now.order, seat), (*now.picks, tile)
        )
        taken = ev.TakenBlind if blind else ev.Taken
        seen_by = witnesses.of_taking(self.options, now.kind, now.first, seat, blind)
        tell(taken(seat, tile, action.slot, seen_by))
        if turned:
            self.planets = (*self.planets[:seat], planet, *self.planets[seat + 1 :])
            tiles = tuple(shown for slot in turned if (shown := planet.tiles[slot]))
            tell(ev.Turned(seat, turned, tiles))
        self._pass_on(seat, tell)

    def _pass_on(self, seat: int, tell: Tell) -> None:
        """After a tile is placed: on to the next player, or to the next round."""
        waiting = self.options.players - len(self.round.order)
        if waiting > 1:
            self.phase = "name"
        elif not waiting:
            self._end_round(seat, tell)
        elif self.options.players > 2:
            self._name_next(self.waiting()[0], True, tell)
        else:
            self.turn = 1 - seat

    def _name(self, action: Name, tell: Tell) -> None:
        self._name_next(action.seat, False, tell)

    def _name_next(self, named: int, forced: bool, tell: Tell) -> None:
        seat = self.turn
        assert seat is not None
        self.turn, self.phase = named, "take"
        if is_drafted_in_secret(self.options, self.round.kind):
            seen_by = witnesses.of_handing_on(seat, named)
            tell(ev.HandedOn(seat, named, forced, self.round.offer, seen_by))
        else:
            tell(ev.Named(seat, named, forced, (), None))

    def _end_round(self, seat: int, tell: Tell) -> None:
        for tile in self.round.offer:
            self.round = self.round._replace(discarded=(tile,))
            blind = tile is self.round.face_down
            tell(ev.DiscardedBlind(tile) if blind else ev.Discarded(tile))
        self.past = (*self.past, self.round)
        if len(self.past) == ROUNDS:
            self.turn, self.phase = None, "over"
            tell(ev.Ended(self._hidden_characters()))
            return
        first = 1 - self.round.first if self.options.players == 2 else seat
        self._begin_round(first, tell)

    def _hidden_characters(self) -> tuple[tuple[int, int, Tile], ...]:
        """The characters that lie face down on the planets, as the variant has it."""
        return tuple(
            (seat, slot, tile)
            for seat, planet in enumerate(self.planets)
            for slot, tile in enumerate(planet.tiles)
            if tile is not None and is_secret(self.options, tile.kind)
        )

    def _begin_round(self, first: int, tell: Tell) -> None:
        self.round, self.turn, self.phase = Round(first), first, "draw"
        tell(ev.RoundBegan(self.round_number, first))
        match self._draws():
            case [Draw() as only]:
                self._draw(only, tell)

    # --- looking at it ---

    def view(self, seat: int | None) -> View:
        return build_view(self, seat)

    def scores(self) -> list[ScoreSheet]:
        return score_sheets(self.planets)

    def clone(self) -> Game:
        copy = object.__new__(Game)
        copy.options = self.options
        copy.piles = self.piles
        copy.out_of_play = self.out_of_play
        copy.planets = self.planets
        copy.past = self.past
        copy.round = self.round
        copy.phase = self.phase
        copy.turn = self.turn
        copy._legal = self._legal
        return copy

    def imagine(self, seat: int | None, rng: Random) -> Game:
        return imagine(self, seat, rng)


_POSSIBLE: dict[Phase, Callable[[Game], list[Action]]] = {
    "draw": Game._draws,
    "hide": Game._hides,
    "take": Game._takes,
    "name": Game._names,
    "over": Game._nothing,
}
_DO: dict[type[Action], Callable[[Game, Any, Tell], None]] = {
    Draw: Game._draw,
    Hide: Game._hide,
    Take: Game._take,
    Name: Game._name,
}


def lay_out(options: Options) -> Game:
    """The table before the deal."""
    out = OUT_OF_PLAY[options.players]
    new = object.__new__(Game)
    new.options = options
    new.piles = {kind: (BACKS[kind],) * (PILE_SIZE - out) for kind in KINDS}
    new.out_of_play = tuple(BACKS[kind] for kind in KINDS for _ in range(out))
    new.planets = (BARE,) * options.players
    new.past = ()
    new.round, new.turn, new.phase = Round(options.first), options.first, "draw"
    new._legal = ()
    return new
