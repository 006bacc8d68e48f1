"""The one sentence that says whose turn it is and what to do now, and the line below it."""

from __future__ import annotations

from engine.prince.actions import HIDE, TAKE, Hide, Take
from engine.prince.events import Turned
from ui.html import Html, el
from ui.prince.planets import VOLCANOES, sheets
from ui.prince.preview import effect, preview
from ui.prince.state import hidden_slots, known_choice, shown_planets
from ui.prince.words import character_name, character_wish, tile_in_full, why
from ui.scene import Scene, badge
from ui.words import _, ngettext


def sentence(scene: Scene) -> str:
    """What is announced: what was touched, what it is and would change, and what to do."""
    state = scene.state
    if state.peek:
        return _own_secrets(scene)
    own_line = state.line is not None and state.line[0] == scene.view.turn
    if state.selected is None and state.shown is None and not own_line:
        return headline(scene)
    return _("{detail} {sentence}", detail=detail(scene), sentence=headline(scene))


def _own_secrets(scene: Scene) -> str:
    """The own hidden characters, for those who hear the page."""
    tiles, edition = scene.view.planets[scene.view.turn].tiles, scene.view.options.edition
    own = [tile_in_full(tile, edition) for slot in hidden_slots(scene) if (tile := tiles[slot])]
    return _("Your hidden characters: {characters}.", characters="; ".join(own))


def headline(scene: Scene) -> str:
    """Whose turn it is and what to do."""
    view, state = scene.view, scene.state
    name = scene.players[view.turn].name
    match view.phase:
        case "draw":
            return _("{name}, choose a pile to draw from.", name=name)
        case "hide":
            if state.selected:
                return _("{name}, lay this one face down?", name=name)
            return _("{name}, choose a tile to lay face down.", name=name)
        case "name":
            return _("{name}, who picks next?", name=name)
    if state.selected is None:
        if len(view.offer) + (view.face_down is not None) == 1:
            return _("{name}, the last tile is yours.", name=name)
        return _("{name}, take a tile.", name=name)
    if state.aimed is not None:
        return _("{name}, is this the place?", name=name)
    return _("{name}, tap a glowing place for it.", name=name)


def detail(scene: Scene) -> str:
    """What was touched and what it means, what has just happened, or what the choice is about."""
    view, state = scene.view, scene.state
    if state.selected is not None:
        return _selected(scene)
    if state.shown is not None and (tile := shown_planets(scene)[view.turn].tiles[state.shown]):
        if state.shown in view.planets[view.turn].turned:
            return _("A tile turned by baobabs: nothing on it counts any more.")
        return _("{tile}.", tile=tile_in_full(tile, view.options.edition))
    if state.line is not None and state.line[0] == view.turn:
        return _line(scene, state.line[1])
    if turned := [event for event in scene.happened if isinstance(event, Turned)]:
        name = scene.players[turned[0].seat].name
        return _("A third baobab: three tiles of {name} turn over.", name=name)
    return _hint(scene)


def _hint(scene: Scene) -> str:
    """What the choice is about."""
    view = scene.view
    match view.phase:
        case "draw" if view.round == 1:
            return _(
                "Fill your planet. The characters in its corners pay for what they love on it; "
                "the most volcanoes cost points."
            )
        case "draw":
            drawn = 3 if view.options.players == 2 else view.options.players
            return ngettext("{count} tile will be drawn.", "{count} tiles will be drawn.", drawn)
        case "hide":
            other = next(player.name for player in scene.players if player.seat != view.turn)
            return _("{name} will choose from the two others and this one, unseen.", name=other)
        case "name":
            return _("Whoever comes last gets the last tile, and begins the next round.")
    if view.face_down is not None and view.face_down.id == "?":
        return _("Tap one to see what it brings, or dare the face-down one.")
    return _("Tap a tile to see what it brings. Nothing is final yet.")


def _line(scene: Scene, slot: int) -> str:
    """What a character of the score wants and has, or what volcanoes cost."""
    if slot == VOLCANOES:
        return _("Whoever shows the most volcanoes at the end loses a point for each.")
    line, edition = sheets(scene)[scene.view.turn].line_on(slot), scene.view.options.edition
    if line is None:
        return _hint(scene)
    return _(
        "{character}: {wish}. Now: {why}.",
        character=character_name(line.source, edition),
        wish=character_wish(line.source, edition),
        why=why(line, edition),
    )


def _selected(scene: Scene) -> str:
    view, edition = scene.view, scene.view.options.edition
    tile = known_choice(scene)
    if tile is None:
        return _("The face-down tile: you see what it is when you have taken it.")
    words = tile_in_full(tile, edition)
    if not scene.settings.live_score or view.phase == "hide":
        return _("{tile}.", tile=words)
    change = effect(preview(shown_planets(scene), view.turn, tile), edition)
    if scene.state.aimed is not None:
        return _("It brings: {change}.", change=change)
    return _("{tile}: {change}.", tile=words, change=change)


def step(scene: Scene) -> Html | None:
    """The clear step that ends a choice: a button with the action on it."""
    view, state = scene.view, scene.state
    if state.selected is None:
        return None
    if view.phase == "hide":
        action: Hide | Take = HIDE[state.selected]
        label = _("Lay it face down")
    elif state.aimed is not None:
        action = TAKE[state.selected][state.aimed]
        label = _("Put it here")
    else:
        return None
    return el("button", label, id="step", class_="step", data_do=str(action))


def say(scene: Scene) -> Html:
    """The panel with the sentence."""
    words = el(
        "div",
        el("h2", headline(scene), id="sentence", tabindex="-1"),
        el("p", detail(scene), class_="detail", id="detail"),
    )
    button = step(scene)
    player = scene.players[scene.view.turn]
    names, label = f"say paper edge-{player.badge}", _("What to do now")
    return el("section", badge(player), words, button, class_=names, aria_label=label)
