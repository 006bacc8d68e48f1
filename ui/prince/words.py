"""The words of Make Me a Planet: tiles, things, characters, places and why points are given."""

from __future__ import annotations

from engine.prince.planet import SIDE
from engine.prince.scoring import CALM_TILE, TURNED_TILE, Line
from engine.prince.tiles import SHEEP, Kind, Tile
from ui.words import N_, _, listed, ngettext

KIND_NAMES: dict[Kind, str] = {
    "core": N_("Core"),
    "rising": N_("Rising edge"),
    "falling": N_("Falling edge"),
    "character": N_("Characters"),
}
_FACE_DOWN: dict[Kind, str] = {
    "core": N_("face-down core tile"),
    "rising": N_("face-down rising edge tile"),
    "falling": N_("face-down falling edge tile"),
    "character": N_("face-down character"),
}

# One and several of each thing that counts.
_COUNTS: dict[str, tuple[str, str]] = {
    "baobab": (N_("a baobab"), N_("{count} baobabs")),
    "volcano": (N_("a volcano"), N_("{count} volcanoes")),
    "sunset": (N_("a sunset"), N_("{count} sunsets")),
    "rose": (N_("a rose"), N_("{count} roses")),
    "lamp": (N_("a lamppost"), N_("{count} lampposts")),
    "box": (N_("a box"), N_("{count} boxes")),
    "star": (N_("a star"), N_("{count} stars")),
    "fox": (N_("a fox"), N_("{count} foxes")),
    "elephant": (N_("an elephant"), N_("{count} elephants")),
    "snake": (N_("a snake"), N_("{count} snakes")),
    "sheep_white": (N_("a white sheep"), N_("{count} white sheep")),
    "sheep_grey": (N_("a grey sheep"), N_("{count} grey sheep")),
    "sheep_brown": (N_("a brown sheep"), N_("{count} brown sheep")),
    "sheep_yellow": (N_("a yellow sheep"), N_("{count} yellow sheep")),
    "sheep_blue": (N_("a blue sheep"), N_("{count} blue sheep")),
    CALM_TILE: (N_("a tile without a volcano"), N_("{count} tiles without a volcano")),
    TURNED_TILE: (N_("a turned tile"), N_("{count} turned tiles")),
}

_CHARACTERS: dict[str, tuple[str, str]] = {
    "vain_man": (N_("Vain Man"), N_("4 points for each snake")),
    "geographer": (N_("Geographer"), N_("1 point for each planet tile without a volcano")),
    "astronomer": (N_("Astronomer"), N_("2 points for each sunset")),
    "king": (N_("King"), N_("14 points for exactly one rose, 7 for exactly two")),
    "lamplighter": (N_("Lamplighter"), N_("1 point for each lamppost")),
    "hunter": (N_("Hunter"), N_("3 points for each species: fox, elephant, snake, sheep")),
    "drunkard": (N_("Drunkard"), N_("3 points for each turned tile")),
    "bottle_collector": (N_("Bottle Collector"), N_("3 points for each turned tile")),
    "businessman_white": (N_("White Businessman"), N_("2 points for each white sheep")),
    "businessman_grey": (N_("Grey Businessman"), N_("3 points for each grey sheep")),
    "businessman_brown": (N_("Brown Businessman"), N_("5 points for each brown sheep")),
    "businessman_yellow": (N_("Yellow Businessman"), N_("3 points for each yellow sheep")),
    "businessman_blue": (N_("Blue Businessman"), N_("5 points for each blue sheep")),
    "gardener": (N_("Gardener"), N_("7 points for each baobab in view")),
    "turkish_astronomer": (N_("Turkish Astronomer"), N_("1 point for each big star")),
    "little_prince": (N_("Little Prince"), N_("3 points for each colour of sheep, 1 for each box")),
}

_SPECIES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (N_("fox"), ("fox",)),
    (N_("elephant"), ("elephant",)),
    (N_("snake"), ("snake",)),
    (N_("sheep"), SHEEP),
)

# What the 2025 edition calls and paints differently.
_IN_2025 = {
    "sheep_grey": "sheep_yellow",
    "sheep_brown": "sheep_blue",
    "businessman_grey": "businessman_yellow",
    "businessman_brown": "businessman_blue",
}


def painted(thing: str, edition: str) -> str:
    """An object or character as the edition paints it: which drawing it has."""
    return _IN_2025.get(thing, thing) if edition == "2025" else thing


def _entry(character: str, edition: str) -> tuple[str, str]:
    if edition == "2025" and character == "drunkard":
        return _CHARACTERS["bottle_collector"]
    return _CHARACTERS[painted(character, edition)]


def character_name(character: str, edition: str) -> str:
    return _(_entry(character, edition)[0])


def character_wish(character: str, edition: str) -> str:
    """What the character gives points for."""
    return _(_entry(character, edition)[1])


def kind_name(kind: Kind) -> str:
    return _(KIND_NAMES[kind])


def counted(thing: str, count: int, edition: str) -> str:
    """So many of a thing: “2 white sheep”."""
    one, many = _COUNTS[painted(thing, edition)]
    return ngettext(one, many, count)


def tile_words(tile: Tile, edition: str) -> str:
    """What a tile shows."""
    if tile.id == "?":
        return _(_FACE_DOWN[tile.kind])
    things = listed([counted(thing, count, edition) for thing, count in tile.objects.items()])
    if tile.character is None:
        return _("tile with {things}", things=things)
    name = character_name(tile.character, edition)
    return _("{character} with {things}", character=name, things=things) if things else name


def tile_in_full(tile: Tile, edition: str) -> str:
    """What a tile shows, to begin a sentence with, and what a character wants."""
    words = tile_words(tile, edition)
    if tile.character is None:
        return words[:1].upper() + words[1:]
    return _("{tile} ({wish})", tile=words, wish=character_wish(tile.character, edition))


def slot_words(slot: int) -> str:
    """Where a slot is."""
    return _("row {row}, column {column}", row=slot // SIDE + 1, column=slot % SIDE + 1)


def why(line: Line, edition: str) -> str:
    """What was counted for a character."""
    if line.source == "hunter":
        present = [
            _(name) for name, animals in _SPECIES if any(dict(line.counted)[a] for a in animals)
        ]
    else:
        present = [counted(thing, count, edition) for thing, count in line.counted if count]
    if not present and len(line.counted) == 1:
        return counted(line.counted[0][0], 0, edition)
    return listed(present) if present else _("nothing to count")
