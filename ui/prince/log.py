"""The story of a game in plain sentences, in the present tense."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event
from engine.prince import events as ev
from engine.prince.options import Options
from engine.prince.tiles import Tile
from ui.parts.table import all_complete
from ui.prince.words import kind_name, slot_words, tile_words
from ui.scene import Player
from ui.words import _, ngettext, set_apart


def told(event: Event, players: Sequence[Player], options: Options) -> str:
    """One event as a sentence, with only what it tells."""
    edition, names = options.edition, [player.name for player in players]
    match event:
        case ev.RoundBegan():
            return _("Round {round}: {name} begins.", round=event.round, name=names[event.seat])
        case ev.Drawn():
            return _drawn(event, names[event.seat], edition)
        case ev.Laid():
            return _laid(event, names[event.seat], edition)
        case ev.TakenBlind():
            return _taken_blind(event, names[event.seat], edition)
        case ev.Taken():
            return _taken(event, names[event.seat], edition)
        case ev.Turned():
            return turned_words(event, names[event.seat])
        case ev.Named(tiles=[known, *_rest]) if _known(known):
            return _handed_on(event, names[event.seat], names[event.named], edition)
        case ev.Named(forced=True):
            return _("The last tile is left for {name}.", name=names[event.named])
        case ev.Named():
            return _("{name} names {other}.", name=names[event.seat], other=names[event.named])
        case ev.Discarded():
            return _("Left over and discarded: {tile}.", tile=tile_words(event.tile, edition))
        case _:
            return all_complete()


def _known(tile: Tile) -> bool:
    return tile.id != "?"


def _drawn(event: ev.Drawn, name: str, edition: str) -> str:
    count, kind = len(event.tiles), kind_name(event.kind)
    if not all(map(_known, event.tiles)):
        return ngettext(
            "{name} draws {count} tile in secret. Pile: {kind}.",
            "{name} draws {count} tiles in secret. Pile: {kind}.",
            count,
            name=name,
            kind=kind,
        )
    tiles = set_apart([tile_words(tile, edition) for tile in event.tiles])
    return _("{name} draws. {kind}: {tiles}.", name=name, kind=kind, tiles=tiles)


def _laid(event: ev.Laid, name: str, edition: str) -> str:
    tiles = set_apart([tile_words(tile, edition) for tile in event.open])
    if _known(event.face_down):
        hidden = tile_words(event.face_down, edition)
        return _(
            "{name} lays tiles open ({tiles}) and one face down ({hidden}).",
            name=name,
            tiles=tiles,
            hidden=hidden,
        )
    return _("{name} lays tiles open ({tiles}) and one face down.", name=name, tiles=tiles)


def _handed_on(event: ev.Named, name: str, other: str, edition: str) -> str:
    tiles = set_apart([tile_words(tile, edition) for tile in event.tiles])
    return _("{name} hands on to {other}: {tiles}.", name=name, other=other, tiles=tiles)


def _taken(event: ev.Taken, name: str, edition: str) -> str:
    where = slot_words(event.slot)
    if not _known(event.tile):
        return _("{name} takes a character in secret. Place: {where}.", name=name, where=where)
    tile = tile_words(event.tile, edition)
    return _("{name} takes a tile: {tile}. Place: {where}.", name=name, tile=tile, where=where)


def _taken_blind(event: ev.Taken, name: str, edition: str) -> str:
    if not _known(event.tile):
        return _("{name} takes the face-down tile and keeps it secret.", name=name)
    tile = tile_words(event.tile, edition)
    return _("{name} takes the face-down tile. It is: {tile}.", name=name, tile=tile)


def turned_words(event: ev.Turned, name: str) -> str:
    """Too many baobabs on somebody's planet."""
    return ngettext(
        "{name}’s planet shows {count} baobab: its tile turns over.",
        "{name}’s planet shows {count} baobabs: their tiles turn over.",
        len(event.slots),
        name=name,
    )
