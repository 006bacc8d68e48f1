"""A full game that a seat cannot tell from the real one, dealt from what the seat knows alone.

The tiles fall into groups within which the seat can't tell one from another: those of a kind that
it has not seen, and each lot of hidden characters that it handed on. Dealing each group anew to the
places where its tiles lie gives every game that the seat may be in. Nothing of the real hidden
tiles goes into it: two games that look the same to a seat imagine the same from the same stream.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import TYPE_CHECKING, TypeVar

from engine.prince.knowledge import Knowledge, by_id, knowledge, saw_after
from engine.prince.tiles import KINDS, PILES, Tile
from engine.prince.witnesses import is_drafted_in_secret
from engine.shuffle import shuffled

if TYPE_CHECKING:
    from engine.prince.rules import Game, Round

T = TypeVar("T", Tile, Tile | None)


def imagine(game: Game, seat: int | None, rng: Random) -> Game:
    """Deal anew what a seat can't know: piles, tiles out of play, what lies or went on unseen."""
    new = _deal_unknown(game, knowledge(game, seat), rng)
    other = game.clone()
    other._legal = None
    other.piles = {kind: _swap(pile, new) for kind, pile in game.piles.items()}
    other.out_of_play = _swap(game.out_of_play, new)
    other.planets = tuple(p._replace(tiles=_swap(p.tiles, new)) for p in game.planets)
    other.past = tuple(_imagine_round(game, played, seat, new) for played in game.past)
    other.round = _imagine_round(game, game.round, seat, new)
    return other


def _deal_unknown(game: Game, known: Knowledge, rng: Random) -> Mapping[Tile | None, Tile]:
    """For each tile whose place the seat does not know, the tile that is imagined there."""
    seen = known.seen()
    groups = [[tile for tile in PILES[kind] if tile not in seen] for kind in KINDS]
    groups.extend(by_id(passed.tiles) for passed in known.passed)
    places = list(dict.fromkeys(_places(game)))
    new: dict[Tile | None, Tile] = {}
    for group in groups:
        members = set(group)
        there = [tile for tile in places if tile in members]
        new.update(zip(there, shuffled(group, rng), strict=True))
    return new


def _places(game: Game) -> Iterator[Tile]:
    """All tiles, in an order of their places that every seat can tell."""
    yield from game.out_of_play
    for kind in KINDS:
        yield from game.piles[kind]
    for played in (*game.past, game.round):
        yield from played.picks
        yield from played.offer
        yield from played.discarded


def _swap(tiles: Iterable[T], new: Mapping[Tile | None, Tile]) -> tuple[T, ...]:
    return tuple([new.get(tile, tile) for tile in tiles])


def _imagine_round(
    game: Game, played: Round, seat: int | None, new: Mapping[Tile | None, Tile]
) -> Round:
    """A round with other tiles. What the seat saw lie in a row, lies in the same row."""
    picks = _swap(played.picks, new)
    (face_down,) = _swap((played.face_down,), new)
    if game.options.players == 2 and seat != played.first and played.face_down is not None:
        shown = [tile for tile in played.drawn if tile is not played.face_down]
        drawn = _swap((*shown, played.face_down), new)
    elif is_drafted_in_secret(game.options, played.kind):
        turn = saw_after(game, played, seat)
        if turn is None:
            drawn = picks + _swap(played.offer, new)
        else:
            earlier = played.picks[:turn]
            drawn = picks[:turn] + tuple(tile for tile in played.drawn if tile not in earlier)
    else:
        drawn = _swap(played.drawn, new)
    return played._replace(drawn=drawn, face_down=face_down, picks=picks)
