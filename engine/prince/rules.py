"""Make Me a Planet: sixteen rounds of drawing, taking, placing and naming the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Literal, NamedTuple

from engine.game import Event, IllegalMove
from engine.prince import events as ev
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
from engine.prince.tiles import BACKS, KINDS, PILES, Kind, Tile
from engine.shuffle import shuffled

ROUNDS = 16
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

    @property
    def offer(self) -> tuple[Tile, ...]:
        """The tiles still to be had; one that lies face down comes last."""
        picks, face_down = self.picks, self.face_down
        offer = [tile for tile in self.drawn if tile not in picks]
        if face_down in offer:
            offer.remove(face_down)
            offer.append(face_down)
        return tuple(offer)


class Game:
    """A game in progress. All that it holds is immutable, so a clone copies references only."""

    __slots__ = (
        "_legal",
        "options",
        "out_of_play",
        "past",
        "phase",
        "piles",
        "planets",
        "round",
        "turn",
    )
    options: Options
    piles: Mapping[Kind, tuple[Tile, ...]]
    out_of_play: tuple[Tile, ...]
    planets: tuple[Planet, ...]
    past: tuple[Round, ...]
    round: Round
    phase: Phase
    turn: int | None
    _legal: list[Action] | None

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
        return tuple(tile for past in self.past for tile in past.offer)

    def is_secret(self, kind: Kind | None) -> bool:
        """Whether tiles of this kind are drafted and kept in secret."""
        return kind == "character" and self.options.hidden_characters

    # --- what may be done ---

    def legal(self) -> list[Action]:
        if self._legal is None:
            self._legal = _LEGAL[self.phase](self)
        return self._legal

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
        tiles = [BACKS[now.kind] if tile is now.face_down else tile for tile in now.offer]
        return [takes[slot] for takes in map(TAKE.__getitem__, tiles) for slot in slots]

    def _names(self) -> list[Action]:
        return [NAME[seat] for seat in self.waiting()]

    def _nothing(self) -> list[Action]:
        return []

    # --- doing it ---

    def play(self, action: Action) -> list[Event]:
        if action not in self.legal():
            if self.turn is None:
                raise IllegalMove("The game is over, so “{action}” can't be played.", action=action)
            raise IllegalMove("“{action}” is not possible now.", action=action)
        self._legal = None
        happened: list[Event] = []
        _PLAY[type(action)](self, action, happened)
        return happened

    def _draw(self, action: Draw, happened: list[Event]) -> None:
        assert self.turn is not None
        players = self.options.players
        pile = self.piles[action.kind]
        number = TILES_A_ROUND[players]
        tiles = pile[:number]
        self.piles = {**self.piles, action.kind: pile[number:]}
        self.round = Round(self.turn, action.kind, tiles)
        self.phase = "hide" if players == 2 else "take"
        secret = players == 2 or self.is_secret(action.kind)
        witnesses = frozenset((self.turn,)) if secret else None
        happened.append(ev.Drawn(self.turn, action.kind, tiles, witnesses))

    def _hide(self, action: Hide, happened: list[Event]) -> None:
        assert self.turn is not None
        self.round = self.round._replace(face_down=action.tile)
        shown = tuple(tile for tile in self.round.drawn if tile is not action.tile)
        happened.append(ev.Laid(self.turn, shown, action.tile))
        self.turn = 1 - self.turn
        self.phase = "take"

    def _take(self, action: Take, happened: list[Event]) -> None:
        now = self.round
        seat = self.turn
        assert seat is not None
        assert now.kind is not None
        blind = action.tile is BACKS[now.kind]
        tile = now.face_down if blind else action.tile
        assert tile is not None
        taken = ev.TakenBlind if blind else ev.Taken
        happened.append(taken(seat, tile, action.slot, self._witnesses(seat, blind)))
        planet = self.planets[seat].place(tile, action.slot)
        if tile.baobab:
            planet, turned = planet.turn_over_baobabs()
            if turned:
                tiles = tuple(shown for slot in turned if (shown := planet.tiles[slot]))
                happened.append(ev.Turned(seat, turned, tiles))
        self.planets = (*self.planets[:seat], planet, *self.planets[seat + 1 :])
        self.round = Round(
            now.first, now.kind, now.drawn, now.face_down, (*now.order, seat), (*now.picks, tile)
        )
        self._pass_on(seat, happened)

    def _witnesses(self, seat: int, blind: bool) -> ev.Witnesses:
        """Who sees which tile is taken: in secret the taker, and of two players who saw it lie."""
        if not self.is_secret(self.round.kind):
            return None
        if self.options.players > 2:
            return frozenset((seat,))
        return frozenset((seat, self.round.first)) if blind else None

    def _pass_on(self, seat: int, happened: list[Event]) -> None:
        """After a tile is placed: on to the next player, or to the next round."""
        waiting = self.waiting()
        if not waiting:
            self._end_round(seat, happened)
        elif len(waiting) > 1:
            self.phase = "name"
        else:
            if self.options.players > 2:
                happened.append(ev.Named(seat, waiting[0], forced=True))
            self.turn = waiting[0]

    def _end_round(self, seat: int, happened: list[Event]) -> None:
        happened.extend(ev.Discarded(tile) for tile in self.round.offer)
        self.past = (*self.past, self.round)
        if len(self.past) == ROUNDS:
            self.turn, self.phase = None, "over"
            happened.append(ev.Ended())
            return
        first = 1 - self.round.first if self.options.players == 2 else seat
        self._begin_round(first, happened)

    def _begin_round(self, first: int, happened: list[Event]) -> None:
        self.round, self.turn, self.phase = Round(first), first, "draw"
        happened.append(ev.RoundBegan(self.round_number, first))
        match self._draws():
            case [Draw() as only]:
                self._draw(only, happened)

    def _name(self, action: Name, happened: list[Event]) -> None:
        assert self.turn is not None
        happened.append(ev.Named(self.turn, action.seat, forced=False))
        self.turn, self.phase = action.seat, "take"

    # --- looking at it ---

    def view(self, seat: int | None) -> View:
        return build_view(self, seat)

    def scores(self) -> list[ScoreSheet]:
        return score_sheets(self.planets)

    def clone(self) -> Game:
        copy = Game.__new__(Game)
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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._state() == other._state()

    __hash__ = None  # type: ignore[assignment]

    def _state(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__ if name != "_legal")


_LEGAL: dict[Phase, Callable[[Game], list[Action]]] = {
    "draw": Game._draws,
    "hide": Game._hides,
    "take": Game._takes,
    "name": Game._names,
    "over": Game._nothing,
}
_PLAY: dict[type[Action], Callable[[Game, Any, list[Event]], None]] = {
    Draw: Game._draw,
    Hide: Game._hide,
    Take: Game._take,
    Name: Game._name,
}


def deal(options: Options, seed: int) -> tuple[Game, list[Event]]:
    """Shuffle each pile by itself, put tiles out of play unseen, and begin."""
    rng = Random(seed)
    shuffled_piles = {kind: shuffled(PILES[kind], rng) for kind in KINDS}
    out = OUT_OF_PLAY[options.players]
    game = Game.__new__(Game)
    game.options = options
    game.piles = {kind: tuple(pile[out:]) for kind, pile in shuffled_piles.items()}
    game.out_of_play = tuple(tile for pile in shuffled_piles.values() for tile in pile[:out])
    game.planets = (BARE,) * options.players
    game.past = ()
    game._legal = None
    happened: list[Event] = []
    game._begin_round(options.first, happened)
    return game, happened
