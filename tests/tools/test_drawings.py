"""Every thing of the game has a drawing, every drawing a sprite, and a tile hides none of them."""

import io
import re
from functools import cache
from itertools import combinations, product

import pytest
from PIL import Image, ImageChops, ImageDraw

from engine.prince.options import EDITIONS
from engine.prince.planet import SLOTS_OF
from engine.prince.tiles import BACKS, CHARACTERS, OBJECTS, PILES, TILES, Kind
from tools.draw import anchors, sprites
from tools.draw.source import DRAWINGS, find
from tools.planet import animals
from tools.prince import tiles
from ui.prince.picture import ROTATION, look

TURNS = (0, 90, 180, 270)
EDGES: tuple[Kind, ...] = ("rising", "falling")
LOOKS = tiles.looks()
BY_FILE = {sprite.file: sprite for sprite in sprites.all_sprites()}
EDGE_TILES = [
    (kind, objects, turn)
    for kind in EDGES
    for objects in dict.fromkeys(map(tiles.face, PILES[kind]))
    for turn in TURNS
]
CORE_TILES = [("core", objects, 0) for objects in dict.fromkeys(map(tiles.face, PILES["core"]))]
SIZE = 200
FRAME = 40
"""Pixels of a tile in these tests, and of the space round it, to see what would leave it."""


@cache
def shape(name: str) -> Image.Image:
    """The solid part of a sprite, without glow."""
    sprite = BY_FILE[f"{name}.webp"]
    alpha = sprites.rasterise(sprite.draw(), sprite.size).getchannel("A")
    return alpha.point(lambda value: 255 if value > 200 else 0)


@cache
def on_tile(placed: anchors.Placed, *, feet: bool = False) -> Image.Image:
    """What a placed sprite (or the lowest tenth of it) covers on its tile."""
    name, x, y, width = placed
    side = round(width * SIZE / 100)
    solid = shape(name).resize((side, side))
    if feet:
        _, _, _, bottom = solid.getbbox() or (0, 0, 0, 0)
        solid.paste(0, (0, 0, side, bottom - side // 10))
    covered = Image.new("L", (SIZE + 2 * FRAME, SIZE + 2 * FRAME))
    at = (round(x * SIZE / 100 - side / 2), round(y * SIZE / 100 - side / 2))
    covered.paste(solid, (at[0] + FRAME, at[1] + FRAME))
    return covered


@cache
def land(kind: str, turn: int) -> Image.Image:
    """The part of a tile that lies within the planet."""
    x, y = anchors.turn(100 if kind == "rising" else 0, 200, turn)
    x, y = x * SIZE / 100 + FRAME, y * SIZE / 100 + FRAME
    reach = anchors.RADIUS * SIZE / 100
    ground = Image.new("L", (SIZE + 2 * FRAME, SIZE + 2 * FRAME))
    ImageDraw.Draw(ground).ellipse((x - reach, y - reach, x + reach, y + reach), fill=255)
    return ground


def area(covered: Image.Image) -> float:
    return sum(covered.histogram()[128:])


def share_in(part: Image.Image, whole: Image.Image) -> float:
    """How much of one area lies within another."""
    return area(ImageChops.multiply(part, whole)) / area(part)


def test_every_object_and_character_has_a_source() -> None:
    for name in (*sprites.OBJECTS, *sprites.CHARACTERS):
        assert sprites.drawing(name).parts


def test_every_source_is_shown_in_a_sprite() -> None:
    sources = {path.stem for path in DRAWINGS.glob("*/*.svg")}
    assert sources <= {*sprites.OBJECTS, *sprites.CHARACTERS, *animals.OWN}


def test_objects_are_square_and_characters_taller() -> None:
    assert {find(name).height for name in ("fox", "lamp", "sheep_grey")} == {64}
    assert {find(name).height for name in ("king", "drunkard")} == {80}


def test_every_object_and_character_of_the_game_has_a_sprite() -> None:
    assert {f"{name}.webp" for name in (*OBJECTS, *CHARACTERS)} <= set(BY_FILE)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_look_of_a_tile_is_in_the_style_sheet(edition: str) -> None:
    for tile in (*TILES.values(), *BACKS.values()):
        for slot, turned in product(SLOTS_OF[tile.kind], (False, True)):
            assert look(tile, ROTATION[slot], turned, edition) in LOOKS


def test_the_style_sheet_of_tiles_names_sprites_that_there_are() -> None:
    named = set(re.findall(r"url\(\.\./sprites/(.+?)\)", tiles.style_sheet()))
    assert len(named) > 60
    assert named <= set(BY_FILE)


def test_a_thing_stands_on_the_page_where_the_layout_has_it() -> None:
    """A sprite 40 wide in a tile of 100 has room to move by 60: from 0 % to 100 %."""
    elephant, ground = LOOKS["C17"].split(", ")
    ((_, x, y, width),) = anchors.layout("core", ["elephant"], 0)
    left, top, size = (float(number) for number in re.findall(r"([-\d.]+)%", elephant))
    assert size == pytest.approx(width, rel=0.01)
    assert left * (100 - width) / 100 + width / 2 == pytest.approx(x, abs=0.5)
    assert top * (100 - width) / 100 + width / 2 == pytest.approx(y, abs=0.5)
    assert ground == "url(../sprites/ground-core.webp) no-repeat 0 / 100%"


def test_what_stands_in_front_comes_first_in_the_style_sheet() -> None:
    back_to_front = [name for name, *_ in anchors.layout("rising", ["volcano", "lamp", "lamp"], 0)]
    drawn = re.findall(r"sprites/(\w+)\.webp", LOOKS["U06-0"])
    assert [name for name in drawn if name != "star"] == back_to_front[::-1]


@pytest.mark.parametrize("file", ["fox.webp", "favicon.png"])
def test_a_sprite_is_the_same_bytes_each_time(file: str) -> None:
    data = sprites.render(BY_FILE[file])
    assert data == sprites.render(BY_FILE[file])
    assert Image.open(io.BytesIO(data)).size == BY_FILE[file].size


def test_the_2025_sheep_differ_from_the_2013_ones_by_colour_alone() -> None:
    grey, yellow = sprites.drawing("sheep_grey"), sprites.drawing("sheep_yellow")
    assert grey != yellow
    assert yellow.recoloured({"wool_yellow": "wool_grey"}) == grey


def test_all_that_a_tile_shows_lies_inside_it() -> None:
    for kind, objects, turn in (*CORE_TILES, *EDGE_TILES):
        placed = anchors.layout(kind, objects, turn)
        assert sorted(name for name, *_ in placed) == sorted(o for o in objects if o != "sunset")
        for thing in placed:
            left, top, right, bottom = on_tile(thing).getbbox() or (0, 0, 0, 0)
            assert min(left, top) >= FRAME, (kind, objects, turn, thing)
            assert max(right, bottom) <= FRAME + SIZE, (kind, objects, turn, thing)


def test_things_stand_on_land_and_stars_are_in_the_sky() -> None:
    for kind, objects, turn in EDGE_TILES:
        ground = land(kind, turn)
        for thing in anchors.layout(kind, objects, turn):
            where = kind, objects, turn, thing
            if thing[0] == "star":
                assert share_in(on_tile(thing), ground) == 0, where
            else:
                assert share_in(on_tile(thing, feet=True), ground) > 0.95, where
                assert share_in(on_tile(thing), ground) > 0.8, where


def test_nothing_on_a_tile_hides_another_thing() -> None:
    for kind, objects, turn in (*CORE_TILES, *EDGE_TILES):
        for one, other in combinations(anchors.layout(kind, objects, turn), 2):
            assert share_in(on_tile(one), on_tile(other)) < 0.02, (kind, objects, turn, one, other)


def test_a_tile_unheard_of_is_laid_out_too() -> None:
    crowd = ["baobab", "volcano", "elephant", "fox", "box", "sheep_blue", "sheep_yellow"]
    for kind in ("core", *EDGES):
        for turn in TURNS:
            assert len(anchors.layout(kind, crowd, turn)) == len(crowd)
            assert anchors.layout(kind, [], turn) == []


@pytest.mark.parametrize("turn", TURNS)
def test_the_stars_of_a_character_stand_apart(turn: int) -> None:
    placed = anchors.layout("character", ["king", "star", "star"], turn)
    assert [name for name, *_ in placed] == ["star", "star", "moonlet", "king"]
    first, second = (on_tile(star) for star in placed[:2])
    assert share_in(first, second) == 0


def test_the_backs_of_the_piles_are_told_apart_by_their_middle_without_colour() -> None:
    third = (SIZE * 34 // 100, SIZE * 34 // 100, SIZE * 66 // 100, SIZE * 66 // 100)
    middles = {}
    for kind, back in BACKS.items():
        sprite = BY_FILE[f"{look(back, 0, False, '')}.webp"]
        picture = sprites.rasterise(sprite.draw(), sprite.size).convert("L").resize((SIZE, SIZE))
        middles[kind] = picture.crop(third).point(lambda grey: 255 * (grey > 150))
    for one, other in combinations(middles, 2):
        apart = ImageChops.difference(middles[one], middles[other]).histogram()[255]
        assert apart > middles[one].width * middles[one].height / 8, (one, other)
