"""Style sheets: colours have names, sheets have layers, and none grows too long to be read."""

import json
import re
from itertools import combinations
from pathlib import Path

import pytest

from engine.games import GAMES
from tools.draw.palette import BACK, CREAM, INK, LAND
from tools.games import style_sheet

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "static" / "css"
SHEETS = sorted(FOLDER.glob("*.css"))
ENTRIES = ("site.css", "later.css")
BUILT = {"fonts.css", "games.css", "prince-tiles.css", "planet-solid.css"}
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b(?![^{};]*\{)|rgba?\((?!var)[^)]*\)|hsla?\([^)]*\)")
IMPORT = re.compile(r'@import "\./([\w-]+\.css)"(?: layer\((\w+)(?:\.\w+)?\))?;')
RULE = re.compile(r"([^{};]+)\{([^{}]*)\}")
MUCH = 6  # declarations: so many may two rules share by chance
PARTS = re.compile(r"--([\w-]+)-parts: (\d+) (\d+) (\d+);")
SLOT = re.compile(r"r\dc\d")  # what places are called in every text of an action
TOKEN = re.compile(r"--([\w-]+): (#[0-9a-fA-F]{3,8});")


def rules(sheet: Path) -> str:
    """A sheet without its comments."""
    return re.sub(r"/\*.*?\*/", "", sheet.read_text("utf-8"), flags=re.DOTALL)


def tokens() -> dict[str, str]:
    """Colours by name; where there are several, as for strong contrast, the first."""
    text = rules(FOLDER / "tokens.css")
    found = {name: value.upper() for name, value in reversed(TOKEN.findall(text))}
    parts = {name: [int(part) for part in rgb] for name, *rgb in PARTS.findall(text)}
    return found | {name: "#{:02X}{:02X}{:02X}".format(*rgb) for name, rgb in parts.items()}


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_a_colour_is_used_by_its_name(sheet: Path) -> None:
    found = COLOUR.findall(rules(sheet))
    if sheet.name == "tokens.css":
        assert len(found) > 20
    else:
        assert found == []


def test_no_colour_has_two_names() -> None:
    values = list(tokens().values())
    assert sorted(values) == sorted(set(values))
    assert len(COLOUR.findall(rules(FOLDER / "tokens.css"))) == len(
        set(COLOUR.findall(rules(FOLDER / "tokens.css")))
    )


def test_the_page_the_manifest_and_the_drawings_use_the_same_colours() -> None:
    known = tokens()
    page = (ROOT / "index.html").read_text("utf-8")
    [theme] = re.findall(r'name="theme-color" content="([^"]*)"', page)
    manifest = json.loads((ROOT / "manifest.webmanifest").read_text("utf-8"))
    assert {theme, manifest["theme_color"], manifest["background_color"]} == {known["night"]}
    assert (known["ink"], known["cream"], known["back"]) == (INK, CREAM, BACK)


def test_every_sheet_is_loaded_once_in_a_layer_that_has_its_place() -> None:
    texts = {sheet.name: rules(sheet) for sheet in SHEETS} | {"games.css": style_sheet(FOLDER)}
    [order] = re.findall(r"@layer ([\w, ]+);", texts["site.css"])
    imported = [found for text in texts.values() for found in IMPORT.findall(text)]
    assert sorted(name for name, _ in imported) == sorted(
        {sheet.name for sheet in SHEETS} - {*ENTRIES} | BUILT
    )
    assert {layer for _, layer in imported} - {""} == {*order.split(", ")}
    own = {f"{game}.css" for game in GAMES}
    more = {sheet.name for sheet in SHEETS if sheet.name.startswith(tuple(f"{g}-" for g in GAMES))}
    over = {name: layer for name, layer in imported if layer and name in more}
    assert over == {name: name.partition("-")[2].removesuffix(".css") for name in over}
    parts = more - {*over}  # of a game's own sheet, and so in its layer
    assert {name for name, layer in imported if not layer} == BUILT | parts
    assert {name for name, layer in imported if layer == "games"} == own


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_a_sheet_can_be_read_in_one_sitting_and_forces_nothing(sheet: Path) -> None:
    text = rules(sheet)
    assert text.count("\n") < 400
    assert "!important" not in text


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: sheet.name)
def test_a_sheet_takes_back_nothing_that_another_gives(sheet: Path) -> None:
    """What does not hold everywhere is said where it holds."""
    back = re.compile(r"\b(?:contain: none|align-self: auto|unset|revert|revert-layer)\b")
    assert back.findall(rules(sheet)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_kind_of_button_looks_the_same_in_all_games(game: str) -> None:
    """What a game adds to a button has a name of its own beside it."""
    sheets = "".join(rules(sheet) for sheet in SHEETS if sheet.name.startswith(game))
    assert re.findall(r"(?m)^[^{]*\.button\.[\w-]+(?=[ :{])", sheets) == []


def test_a_table_of_a_game_without_a_sheet_has_a_place_for_all_that_tables_share() -> None:
    table = rules(FOLDER / "table.css")
    places = set(re.findall(r"grid-area: (\w+)", table))
    [layout] = re.findall(r"\.table \{[^}]*grid-template: ([^;]*);", table)
    assert places == set(re.findall(r'"(\w+)"', layout)) >= {"top", "say", "offer"}


def test_what_rules_have_in_common_is_said_once() -> None:
    said = [
        (selector.strip(), {each.strip() for each in body.split(";")} - {""})
        for sheet in SHEETS
        for selector, body in RULE.findall(rules(sheet))
    ]
    long = [(selector, body) for selector, body in said if len(body) > MUCH]
    alike = [(a, b) for (a, one), (b, other) in combinations(long, 2) if len(one & other) > MUCH]
    assert alike == []


def test_every_name_that_is_used_is_given() -> None:
    text = "".join(map(rules, SHEETS))
    given = set(re.findall(r"(--[\w-]+):", text))
    assert set(re.findall(r"var\((--[\w-]+)", text)) <= given
    assert {name for name in given if not re.search(rf"var\({name}\b", text)} == set()


def test_every_class_of_a_sheet_is_on_some_page() -> None:
    scripts = (ROOT / "static" / "js").glob("*.js")
    places = [ROOT / "index.html", *scripts, *(ROOT / "ui").rglob("*.py")]
    made = " ".join(place.read_text("utf-8") for place in places)
    words = set(re.findall(r"[\w-]+", made))

    def is_made(name: str) -> bool:
        start, dash, _number = name.rpartition("-")
        return name in words or bool((dash and f"{start}-{{" in made) or SLOT.match(name))

    for sheet in SHEETS:
        text = re.sub(r'url\([^)]*\)|"[^"]*"', "", rules(sheet))
        names = re.findall(r"\.([a-z][\w-]*)", text)
        assert [name for name in names if not is_made(name)] == [], sheet.name


def test_pictures_use_the_colours_of_the_sheets_and_of_the_drawings() -> None:
    known = set(tokens().values()) | {colour for _, colour in LAND}
    for picture in sorted((ROOT / "static").glob("*.svg")):
        found = re.findall(r"#[0-9a-fA-F]{6}", picture.read_text("utf-8"))
        assert {colour.upper() for colour in found} <= known, picture.name
