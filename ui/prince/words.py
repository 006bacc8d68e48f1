"""The words of Make Me a Planet: tiles, things, characters, places and why points are given."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Plural
from engine.prince.planet import SIDE
from engine.prince.scoring import (
    ANIMALS,
    CALM_TILE,
    COLOUR_OF_SHEEP,
    POINTS,
    POINTS_OF_THE_KING,
    SPECIES,
    TURNED_TILE,
    Line,
)
from engine.prince.tiles import Kind, Tile
from ui.words import (
    N_,
    Message,
    N_n,
    N_p,
    _,
    in_a_row,
    listed,
    ngettext,
    points_words,
    remembered,
    set_apart,
    translated,
    translated_count,
)

KIND_NAMES: dict[Kind, Message] = {
    # Translators: the four piles, and the places on a planet.
    "core": N_("Middle"),
    "rising": N_("Uphill edge"),
    "falling": N_("Downhill edge"),
    "character": N_("Corner characters"),
}
# Where tiles of a kind go. The ground climbs and falls when their side of the planet is up.
_KIND_PLACES: dict[Kind, Message] = {
    # Translators: after the name of a kind of tiles and a colon, or below that name.
    "core": N_("for the middle of the planet"),
    "rising": N_("for the left edge place of each side, where the ground climbs"),
    "falling": N_("for the right edge place of each side, where the ground falls"),
    "character": N_("for the corners"),
}
# What there is on them, for whoever meets these names for the first time.
_ABOUT_KINDS: dict[Kind, Message] = {
    # Translators: in very small letters below the name of a pile.
    "core": N_("flat ground"),
    "rising": N_("climbing ground"),
    "falling": N_("falling ground"),
    "character": N_("they bring points"),
}
_FACE_DOWN: dict[Kind, Message] = {
    "core": N_("face-down tile for the middle"),
    "rising": N_("face-down tile of the uphill edge"),
    "falling": N_("face-down tile of the downhill edge"),
    "character": N_("face-down character"),
}

# One and several of each thing that counts.
_COUNTS: dict[str, Plural] = {
    # Translators: in lists of what a tile shows.
    "baobab": N_n("a baobab", "{count} baobabs"),
    "volcano": N_n("a volcano", "{count} volcanoes"),
    "sunset": N_n("a sunset", "{count} sunsets"),
    "rose": N_n("a rose", "{count} roses"),
    "lamp": N_n("a lamppost", "{count} lampposts"),
    "box": N_n("a box", "{count} boxes"),
    "star": N_n("a star", "{count} stars"),
    "fox": N_n("a fox", "{count} foxes"),
    "elephant": N_n("an elephant", "{count} elephants"),
    "snake": N_n("a snake", "{count} snakes"),
    "sheep_white": N_n("a white sheep", "{count} white sheep"),
    "sheep_grey": N_n("a grey sheep", "{count} grey sheep"),
    "sheep_brown": N_n("a brown sheep", "{count} brown sheep"),
    "sheep_yellow": N_n("a yellow sheep", "{count} yellow sheep"),
    "sheep_blue": N_n("a blue sheep", "{count} blue sheep"),
    CALM_TILE: N_n("a tile without a volcano", "{count} tiles without a volcano"),
    TURNED_TILE: N_n("a turned tile", "{count} turned tiles"),
}

_CHARACTERS: dict[str, Message] = {
    "vain_man": N_("Vain Man"),
    "geographer": N_("Geographer"),
    "astronomer": N_("Astronomer"),
    "king": N_("King"),
    "lamplighter": N_("Lamplighter"),
    "hunter": N_("Hunter"),
    "drunkard": N_("Drunkard"),
    "bottle_collector": N_("Bottle Collector"),
    "businessman_white": N_("White Businessman"),
    "businessman_grey": N_("Grey Businessman"),
    "businessman_brown": N_("Brown Businessman"),
    "businessman_yellow": N_("Yellow Businessman"),
    "businessman_blue": N_("Blue Businessman"),
    "gardener": N_("Gardener"),
    "turkish_astronomer": N_("Turkish Astronomer"),
    # Translators: the same character; some editions of 2025 have made a woman of it.
    "gardener_2025": N_p("edition of 2025", "Gardener"),
    # Translators: the same character; some editions of 2025 have made a woman of it.
    "turkish_astronomer_2025": N_p("edition of 2025", "Turkish Astronomer"),
    "little_prince": N_("Little Prince"),
}

# What characters give points for.
_FOR_EACH: dict[str, Plural] = {
    "baobab": N_n(
        "{count} point for each baobab in view", "{count} points for each baobab in view"
    ),
    # Translators: what a character gives points for.
    "sunset": N_n("{count} point for each sunset", "{count} points for each sunset"),
    "lamp": N_n("{count} point for each lamppost", "{count} points for each lamppost"),
    "box": N_n("{count} point for each box", "{count} points for each box"),
    "star": N_n("{count} point for each big star", "{count} points for each big star"),
    "snake": N_n("{count} point for each snake", "{count} points for each snake"),
    "sheep_white": N_n("{count} point for each white sheep", "{count} points for each white sheep"),
    "sheep_grey": N_n("{count} point for each grey sheep", "{count} points for each grey sheep"),
    "sheep_brown": N_n("{count} point for each brown sheep", "{count} points for each brown sheep"),
    "sheep_yellow": N_n(
        "{count} point for each yellow sheep", "{count} points for each yellow sheep"
    ),
    "sheep_blue": N_n("{count} point for each blue sheep", "{count} points for each blue sheep"),
    SPECIES: N_n(
        "{count} point for each species: {species}", "{count} points for each species: {species}"
    ),
    COLOUR_OF_SHEEP: N_n(
        "{count} point for each colour of sheep", "{count} points for each colour of sheep"
    ),
    CALM_TILE: N_n(
        "{count} point for each planet tile without a volcano",
        "{count} points for each planet tile without a volcano",
    ),
    TURNED_TILE: N_n("{count} point for each turned tile", "{count} points for each turned tile"),
}

_SPECIES: dict[str, Message] = {
    "fox": N_("fox"),
    "elephant": N_("elephant"),
    "snake": N_("snake"),
    "sheep": N_("sheep"),
}

# What the 2025 edition paints differently.
_IN_2025 = {
    "sheep_grey": "sheep_yellow",
    "sheep_brown": "sheep_blue",
    "businessman_grey": "businessman_yellow",
    "businessman_brown": "businessman_blue",
}
_RENAMED_IN_2025 = {
    **_IN_2025,
    "drunkard": "bottle_collector",
    "gardener": "gardener_2025",
    "turkish_astronomer": "turkish_astronomer_2025",
}


def painted(thing: str, edition: str) -> str:
    """An object or character as the edition paints it: which drawing it has."""
    return _IN_2025.get(thing, thing) if edition == "2025" else thing


@remembered
def character_name(character: str, edition: str) -> str:
    name = _RENAMED_IN_2025.get(character, character) if edition == "2025" else character
    return translated(_CHARACTERS[name])


def character_wish(character: str, edition: str) -> str:
    """What the character gives points for, by the numbers that score."""
    if character == "king":
        return in_a_row([_roses(*each) for each in POINTS_OF_THE_KING.items()])
    species = in_a_row([translated(_SPECIES[species]) for species in ANIMALS])
    return in_a_row(
        [
            translated_count(_FOR_EACH[painted(thing, edition)], points, species=species)
            for thing, points in POINTS[character].items()
        ]
    )


def _roses(count: int, points: int) -> str:
    roses = ngettext("exactly {count} rose", "exactly {count} roses", count)
    return _("{things}: {points}", things=roses, points=points_words(points))


def kind_name(kind: Kind) -> str:
    return translated(KIND_NAMES[kind])


def kind_place(kind: Kind) -> str:
    """Where tiles of a kind go."""
    return translated(_KIND_PLACES[kind])


def about_kind(kind: Kind) -> str:
    """What there is on tiles of a kind, in very few words."""
    return translated(_ABOUT_KINDS[kind])


@remembered
def counted(thing: str, count: int, edition: str) -> str:
    """So many of a thing: “2 white sheep”."""
    return translated_count(_COUNTS[painted(thing, edition)], count)


@remembered
def tile_words(tile: Tile, edition: str) -> str:
    """What a tile shows, thing by thing."""
    if tile.id == "?":
        return translated(_FACE_DOWN[tile.kind])
    things = [counted(thing, count, edition) for thing, count in tile.objects.items()]
    if tile.character is None:
        return listed(things)
    return in_a_row([character_name(tile.character, edition), *things])


def tile_in_full(tile: Tile, edition: str) -> str:
    """What a tile shows and what a character wants, as a sentence."""
    words = tile_words(tile, edition)
    if tile.character is None:
        return _("Tile: {things}.", things=words)
    return _("{tile} ({wish}).", tile=words, wish=character_wish(tile.character, edition))


def left_words(tiles: Sequence[Tile], edition: str) -> str:
    """What the next player chooses from."""
    # Translators: what the next player chooses from.
    return _("Left: {tiles}", tiles=set_apart([tile_words(tile, edition) for tile in tiles]))


@remembered
def slot_words(slot: int) -> str:
    """Where a slot is."""
    return _("row {row}, column {column}", row=slot // SIDE + 1, column=slot % SIDE + 1)


def why(line: Line, edition: str) -> str:
    """What was counted for a character."""
    if line.source == "hunter":
        seen = dict(line.counted)
        present = [
            translated(_SPECIES[species])
            for species, animals in ANIMALS.items()
            if any(map(seen.get, animals))
        ]
    else:
        present = [counted(thing, count, edition) for thing, count in line.counted if count]
    if not present and len(line.counted) == 1:
        return counted(line.counted[0][0], 0, edition)
    return listed(present) if present else _("nothing to count")
