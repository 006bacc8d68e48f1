"""Counting a real planet of Make Me a Planet: by its characters and things, or tile by tile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from engine.game import BadTable, Plural
from engine.prince import tally
from engine.prince.planet import SLOT_KIND, SLOTS, Planet
from engine.prince.scoring import CALM_TILE, RULES, TURNED_TILE, Line, ScoreSheet
from engine.prince.tiles import CHARACTERS, IN_THE_BOX, KINDS, OBJECTS, TILES, Kind, Tile
from ui.html import Child, Html, el
from ui.parts.ending import Ending, column, ended, line_words, points_given
from ui.parts.forms import choice
from ui.parts.steps import stepper, steppers, toggle
from ui.prince.memory import planet_text
from ui.prince.picture import planet_picture, tile_picture
from ui.prince.result import VERDICT
from ui.prince.sheet import volcano_words
from ui.prince.wish import pictures
from ui.prince.words import character_name, counted, kind_name, painted, tile_words, why
from ui.scene import icon
from ui.words import _

if TYPE_CHECKING:
    from ui.real_table import Seat, Table

CHARACTERS_A_PLANET = len(tally.CORNERS)
TILES_A_KIND = len(SLOTS) // len(KINDS)
# What the engine calls what is counted beside the objects.
CALM = "volcano_free"
NAMES = {TURNED_TILE: "turned", CALM_TILE: CALM}
_COUNTED = ("characters", "objects", *NAMES.values())
OTHER = "other"  # what was counted of a planet in the other way, beside what counts


def new_seat() -> Seat:
    return {"characters": [], "objects": {}}


def _edition(table: Table) -> str:
    return table.options["edition"]


def read_seat(entry: Seat) -> Seat:
    if "tiles" in entry:
        tiles = {place: TILES[name].id for place, name in entry["tiles"].items()}
        return {"tiles": tiles, "turned": list(entry.get("turned", []))}
    return new_seat() | {name: entry[name] for name in _COUNTED if name in entry}


def take_up(left: Seat) -> Seat:
    other = {OTHER: read_seat(left[OTHER])} if OTHER in left else {}
    return read_seat(left) | other


# --- taps ---


def handle(table: Table, seat: Seat, verb: str, argument: str, _value: str) -> None:
    match verb:
        case "way":
            _change_way(seat, argument)
        case "kind" if argument in KINDS:
            table.kind = argument
        case "pick" if argument in TILES and "tiles" in seat:
            _pick(table, seat, TILES[argument])
        case "turn" if argument in seat.get("tiles", {}):
            _turn(seat, argument)
        case "more" | "less" if "characters" in seat:
            _step(table, seat, argument, 1 if verb == "more" else -1)


def _change_way(seat: Seat, way: str) -> None:
    """Count in the other way. What was counted in this one waits for somebody to come back."""
    if (way == "tiles") != ("tiles" in seat):
        left = dict(seat)
        found = left.pop(OTHER, {"tiles": {}, "turned": []} if way == "tiles" else new_seat())
        seat.clear()
        seat.update(found | {OTHER: left})


def _step(table: Table, seat: Seat, what: str, by: int) -> None:
    """One more or one less: of a character, or of what is counted for them."""
    characters = seat["characters"]
    if what in CHARACTERS:
        if by > 0 and len(characters) < CHARACTERS_A_PLANET and _is_left(table, what):
            characters.append(what)
        elif by < 0 and what in characters:
            characters.remove(what)
    elif what in OBJECTS:
        seat["objects"][what] = _within(seat["objects"].get(what, 0) + by, _most(what))
    elif what in NAMES.values():
        seat[what] = _within(_beside(seat, what) + by, _most(what))


def _most(what: str) -> int:
    """No planet has more of it."""
    return IN_THE_BOX.get(what, tally.PLANET_TILES)


def _beside(seat: Seat, name: str) -> int:
    """What is counted beside the objects. Where there is no volcano nobody needs to count."""
    known = tally.PLANET_TILES - seat["objects"].get("volcano", 0) if name == CALM else 0
    count: int = seat.get(name, max(known, 0))
    return count


def _within(number: int, most: int) -> int:
    return min(max(number, 0), most)


def _is_left(table: Table, character: str) -> bool:
    """Whether the box has one more of a character, whoever has the others."""
    there = sum(tile.character == character for tile in TILES.values())
    return sum(_characters(seat).count(character) for seat in table.seats) < there


def _characters(seat: Seat) -> list[str]:
    """The characters that a planet has so far."""
    picked = (TILES[name].character for name in seat.get("tiles", {}).values())
    return [*seat.get("characters", ()), *(name for name in picked if name)]


def _pick(table: Table, seat: Seat, tile: Tile) -> None:
    """Put a tile on the planet, or take it away again; where it lies never matters for points."""
    tiles = seat["tiles"]
    place = next((place for place, name in tiles.items() if name == tile.id), None)
    if place is not None:
        del tiles[place]
    elif _is_free(table, seat, tile):
        free = [p for n, p in enumerate(SLOTS) if SLOT_KIND[n] == tile.kind and p not in tiles]
        if free:
            tiles[free[0]] = tile.id
    _turn_over(seat)


def _is_free(table: Table, seat: Seat, tile: Tile) -> bool:
    """Whether a tile can lie here: not where another planet has it, or all of its character."""
    others = [other for other in table.seats if other is not seat]
    if any(tile.id in other.get("tiles", {}).values() for other in others):
        return False
    return not tile.character or _is_left(table, tile.character)


def _baobabs(seat: Seat) -> list[str]:
    """Where tiles with baobabs lie."""
    return [place for place in SLOTS if (name := seat["tiles"].get(place)) and TILES[name].baobab]


def _turn_over(seat: Seat) -> None:
    """Which tiles lie face down, where that is certain."""
    baobabs = _baobabs(seat)
    certain = tally.certainly_turned(baobabs)
    if certain is None:
        seat["turned"] = [place for place in seat["turned"] if place in baobabs]
    else:
        seat["turned"] = list(certain)


def _turn(seat: Seat, place: str) -> None:
    turned, baobabs = seat["turned"], _baobabs(seat)
    if place in turned:
        turned.remove(place)
    elif place in baobabs:
        turned.append(place)


# --- what is counted ---


def _wanted(characters: Sequence[str]) -> list[str]:
    """What has to be counted for these characters: volcanoes always, and nothing in vain."""
    wanted = {thing for name in characters for thing in RULES[name].counts}
    return ["volcano", *(thing for thing in (*OBJECTS, *NAMES) if thing in wanted)]


def entry(seat: Seat) -> Seat:
    if "tiles" in seat:
        return {"tiles": dict(seat["tiles"]), "turned": list(seat["turned"])}
    wanted = _wanted(seat["characters"])
    objects = {thing: seat["objects"].get(thing, 0) for thing in wanted if thing in OBJECTS}
    others = {name: _beside(seat, name) for thing, name in NAMES.items() if thing in wanted}
    return {"characters": list(seat["characters"]), "objects": objects, **others}


def check(seat: Seat, _others: Sequence[Seat]) -> None:
    if "tiles" in seat and len(seat["tiles"]) < len(SLOTS):
        raise BadTable(
            Plural("A planet needs {count} tile.", "A planet needs {count} tiles."),
            count=len(SLOTS),
        )
    tally.score([entry(seat)])


def _planet(seat: Seat) -> Planet | None:
    """What was tapped in tile by tile."""
    if "tiles" not in seat:
        return None
    names = [seat["tiles"].get(place) for place in SLOTS]
    turned = frozenset(SLOTS.index(place) for place in seat["turned"])
    return Planet(tuple(TILES[name] if name else None for name in names), turned)


# --- what is drawn ---


def draw(table: Table, number: int) -> Child:
    seat = table.seats[number]
    ways = {"count": _("By counting"), "tiles": _("Tile by tile")}
    chosen = "tiles" if "tiles" in seat else "count"
    body = _tiles(table, seat) if "tiles" in seat else _counts(table, seat)
    return choice(_("How"), "tally way", ways, chosen), body


def _counts(table: Table, seat: Seat) -> Child:
    """Four characters, and then only what these four ask for."""
    edition, characters = _edition(table), seat["characters"]
    full = len(characters) == CHARACTERS_A_PLANET
    people = [
        stepper(
            f"tally {{}} {name}",
            icon(painted(name, edition), tall=True),
            character_name(name, edition),
            characters.count(name),
            can_grow=not full and _is_left(table, name),
        )
        for name in CHARACTERS
        if name in characters or not full  # with four, the others would only be in the way
    ]
    title = _("Its characters: {number} of {all}", number=len(characters), all=CHARACTERS_A_PLANET)
    things = [_thing(seat, thing, edition) for thing in _wanted(characters)] if full else []
    return (
        el("h2", title),
        steppers(people),
        el("h2", _("What lies open on it")) if full else None,
        steppers(things) if full else None,
    )


def _thing(seat: Seat, thing: str, edition: str) -> Html:
    name = NAMES.get(thing)
    count = _beside(seat, name) if name else seat["objects"].get(thing, 0)
    [picture] = pictures(thing, edition)
    words, can_grow = counted(thing, count, edition), count < _most(name or thing)
    return stepper(f"tally {{}} {name or thing}", picture, words, count, can_grow)


def _tiles(table: Table, seat: Seat) -> Child:
    """The sheet of all tiles, a kind at a time."""
    kind: Kind = next((each for each in KINDS if each == table.kind), KINDS[0])
    picked = {name: place for place, name in seat["tiles"].items()}
    kinds: dict[str, Child] = {
        each: _("{kind}: {number}", kind=kind_name(each), number=_picked(seat, each))
        for each in KINDS
    }
    full = _picked(seat, kind) == TILES_A_KIND
    sheet = [
        toggle(
            f"tally pick {tile.id}",
            tile_picture(tile, None, False, _edition(table)),
            tile_words(tile, _edition(table)),
            on=tile.id in picked,
            can=tile.id in picked or (not full and _is_free(table, seat, tile)),
        )
        for tile in TILES.values()
        if tile.kind == kind
    ]
    return (
        choice(_("Tiles: {number} of each kind", number=TILES_A_KIND), "tally kind", kinds, kind),
        el("ul", sheet, class_="tile-sheet"),
        _face_down(table, seat),
    )


def _picked(seat: Seat, kind: Kind) -> int:
    return sum(TILES[name].kind == kind for name in seat["tiles"].values())


def _face_down(table: Table, seat: Seat) -> Child:
    """Where some baobabs have turned and others came later, people say which."""
    baobabs = _baobabs(seat)
    if tally.certainly_turned(baobabs) is not None:
        return None
    sheet = [
        toggle(
            f"tally turn {place}",
            tile_picture(TILES[seat["tiles"][place]], None, False, _edition(table)),
            tile_words(TILES[seat["tiles"][place]], _edition(table)),
            on=place in seat["turned"],
        )
        for place in baobabs
    ]
    return el("h2", _("Which of them lie face down?")), el("ul", sheet, class_="tile-sheet")


# --- the points ---


def ending(table: Table, sheets: Sequence[ScoreSheet]) -> Ending:
    return ended(sheets, VERDICT, partial(_column, table))


def _column(table: Table, number: int, sheet: ScoreSheet, won: bool) -> Html:
    player, planet = table.player(number), _planet(table.seats[number])
    picture = planet_picture(planet, _edition(table)) if planet else None
    lines = [_line(line, _edition(table)) for line in sheet.lines]
    words = line_words(_("Volcanoes"), volcano_words(sheet))
    volcanoes = el("div", icon("volcano"), words, points_given(-sheet.penalty), class_="entry")
    lost = "loss" if sheet.penalty else None
    return column(player, picture, [*lines, el("li", volcanoes, class_=lost)], sheet.total, won)


def _line(line: Line, edition: str) -> Html:
    words = line_words(character_name(line.source, edition), why(line, edition))
    picture = icon(painted(line.source, edition), tall=True)
    return el("li", el("div", picture, words, points_given(line.points), class_="entry"))


def built(seat: Seat) -> str:
    planet = _planet(seat)
    return planet_text(planet) if planet else ""
