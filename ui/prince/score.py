"""The running score of whoever looks, character by character."""

from __future__ import annotations

from engine.prince.planet import SLOTS, SLOTS_OF
from engine.prince.scoring import Line, ScoreSheet
from engine.prince.tiles import BACKS
from ui.html import Child, Html, el, part, unseen
from ui.parts.controls import peek_words, to_peek, unseen_heading
from ui.parts.table import change_of
from ui.prince.planets import VOLCANOES, sheets
from ui.prince.preview import Preview, preview
from ui.prince.sheet import line_button
from ui.prince.state import Scene, face_down_slots
from ui.prince.wish import wish_picture
from ui.prince.words import character_name, counted, painted, tile_words, why
from ui.scene import icon
from ui.words import _, number, points_words

CHARACTERS_A_PLANET = len(SLOTS_OF["character"])


def score(scene: Scene) -> Html:
    """Four characters, the volcanoes and the total; a touch lights up the tiles that count."""
    seat = scene.seat
    sheet = sheets(scene)[seat]
    change = preview(scene)
    hidden = [] if scene.alone and seat == scene.viewer else face_down_slots(scene)
    cells: list[Child] = [
        _line(scene, line, change) for line in sheet.lines if line.slot not in hidden
    ]
    filled = len(cells) + len(hidden)
    if scene.hides_own:
        cells += [_hidden_cell(scene, slot, sheet.line_on(slot)) for slot in hidden]
    else:
        cells += [_face_down_cell() for _slot in hidden]
    cells += [_free_cell(number) for number in range(filled + 1, CHARACTERS_A_PLANET + 1)]
    cells.append(_volcanoes(scene, sheet, change))
    label = _("{name}’s points now", name=scene.players[seat].name)
    if not scene.settings.live_score:
        off = (unseen_heading(label), _switched_off())
        return el("section", off, class_="score paper", aria_label=label)
    more = change.change_of_total if change else 0
    counts = el("span", number(sheet.total), data_climbs=f"total-{seat}")
    now = el("span", counts, change_of(more, more > 0))
    # Translators: of the points.
    total = el("div", el("small", _("total")), now, class_="total")
    return part(
        "section",
        (unseen_heading(label), cells, total),
        class_="score paper",
        id="score",
        aria_label=_("{name}: {points}", name=label, points=number(sheet.total)),
        data_arrows=len(cells),
    )


def _switched_off() -> Html:
    return el("p", _("Points are counted at the end."))


def _climbs(scene: Scene, slot: int | str) -> dict[str, object]:
    """What a number of the score carries that climbs, if it is new from nothing, with the total."""
    score = f"line-{scene.seat}"
    return {"data_climbs": f"{score}-{slot}", "data_climbs_with": f"{score}-{VOLCANOES}"}


def _cell(
    scene: Scene, slot: int, picture: Child, name: Child, value: str, change: Child, label: str
) -> Html:
    counts = el("b", value, **_climbs(scene, slot))
    return line_button(
        scene,
        scene.seat,
        slot,
        "line",
        picture,
        el("span", counts, change, class_="value", aria_hidden="true"),
        el("span", name, class_="name", aria_hidden="true"),
        unseen(label),
    )


def _line(scene: Scene, line: Line, change: Preview | None) -> Html:
    edition = scene.view.options.edition
    points = change.change(line.slot) if change else 0
    name, value = character_name(line.source, edition), number(line.points)
    reason = why(line, edition)
    label = _("{name}, {points}: {why}", name=name, points=points_words(line.points), why=reason)
    picture = [icon(painted(line.source, edition), tall=True), wish_picture(line.source, edition)]
    return _cell(scene, line.slot, picture, name, value, change_of(points, points > 0), label)


def _volcanoes(scene: Scene, sheet: ScoreSheet, change: Preview | None) -> Html:
    more = change.change_of_volcanoes if change else 0
    cost = number(-sheet.penalty)
    # Translators: volcanoes; whoever has the most, also in a tie, loses these points.
    name: Child = el("span", _("most: {points}", points=cost), class_="loss")
    label = counted("volcano", sheet.volcanoes, scene.view.options.edition)
    if sheet.penalty:
        label = _("{volcanoes}, the most: {points}", volcanoes=label, points=cost)
    else:
        name = _("Volcanoes")
    difference = [change_of(more, more < 0), _cost(scene, cost) if sheet.penalty else None]
    value = _("×{number}", number=sheet.volcanoes)  # unlike the others, no points
    return _cell(scene, VOLCANOES, icon("volcano"), name, value, difference, label)


def _cost(scene: Scene, cost: str) -> Html:
    """What the volcanoes cost, where there is no room for a word below them."""
    return el("b", cost, class_="cost loss", **_climbs(scene, "cost"))


def _free_cell(place: int) -> Html:
    name = el("span", _("character {number}", number=place), class_="name")
    return el("span", el("i", class_="nobody"), name, class_="line")


def _face_down_cell() -> Html:
    """A character that whoever looks does not know."""
    name = el("span", tile_words(BACKS["character"], ""), class_="name")
    return el("span", icon("back-character"), name, class_="line")


def _hidden_cell(scene: Scene, slot: int, line: Line | None) -> Html:
    """A character that only its owner knows. It stays one and the same button while it shows."""
    edition = scene.view.options.edition
    if line is None:
        words = peek_words(scene.settings)
        label = _("your own hidden character: {how}", how=words)
        picture, value = icon("back-character"), None
    else:
        words = label = character_name(line.source, edition)
        picture = icon(painted(line.source, edition), tall=True)
        value = el("span", el("b", number(line.points)), class_="value", aria_hidden="true")
    return el(
        "button",
        picture,
        value,
        el("span", words, class_="name", aria_hidden="true"),
        unseen(label),
        class_="line",
        id=f"hidden-{SLOTS[slot]}",
        **to_peek(scene.settings, scene.state.peek),
    )
