"""The one sentence that says whose turn it is and what to do now, and the line below it."""

from __future__ import annotations

from collections.abc import Hashable

from engine.prince import scoring
from engine.prince.actions import HIDE, TAKE, Hide, Take
from engine.prince.events import RoundBegan, Turned
from engine.prince.knowledge import View
from engine.prince.planet import SLOTS_OF
from engine.prince.rules import TILES_A_ROUND
from engine.prince.tiles import Tile
from ui.hints import hint_words
from ui.html import Html
from ui.parts.table import (
    all_complete,
    bots_end_it,
    handing_on,
    is_taking,
    pass_on_words,
    put_it_here,
    say_panel,
    skip_buttons,
    step_button,
    take_a_tile,
    waiting_step,
)
from ui.prince import stage
from ui.prince.log import told, turned_words
from ui.prince.planets import VOLCANOES, sheets
from ui.prince.preview import brings, effect
from ui.prince.state import (
    Scene,
    hidden_slots,
    is_final,
    known_choice,
    near_planet,
    own_face_down,
    takes,
)
from ui.prince.words import character_name, character_wish, left_words, tile_in_full, why
from ui.words import _, ngettext, sentences

GAME = "prince"


def sentence(scene: Scene) -> str:
    """What is announced: what was touched, what it is and would change, and what to do."""
    state = scene.state
    if scene.act is not None:
        return stage.headline(scene)
    if state.peek and scene.hides_own:
        return _own_secrets(scene)
    touched = state.selected is not None or state.shown is not None
    if not touched and _near_line(scene) is None and not scene.advice:
        hands = [pass_on_words(scene.mover)] if scene.handed_on else []
        return sentences([*hands, headline(scene), *_left(scene)])
    return sentences([detail(scene), headline(scene)])


def _left(scene: Scene) -> list[str]:
    """What others have left to take: whoever drew it has just said it."""
    view = scene.view
    drawn = len(view.waiting) == len(scene.players)
    if scene.read_only or view.phase != "take" or drawn or not view.offer:
        return []
    return [left_words(view.offer, view.options.edition)]


def topic(scene: Scene) -> Hashable:
    """What the sentence is about, besides the position: it is said anew when that changes."""
    state = scene.state
    if state.peek and scene.hides_own:
        return "peek"
    if state.selected is not None:
        return "selected", state.selected, state.aimed is not None
    return ("line", _near_line(scene)) if state.shown is None else ("shown", state.shown)


def _own_secrets(scene: Scene) -> str:
    """What only the viewer knows, for those who hear the page."""
    tiles, edition = near_planet(scene).tiles, scene.view.options.edition
    own = [tile_in_full(tile, edition) for slot in hidden_slots(scene) if (tile := tiles[slot])]
    told = [_("Your hidden characters: {characters}", characters=sentences(own))] if own else []
    if (face_down := own_face_down(scene)) is not None:
        told.append(_("Your face-down tile: {tile}", tile=tile_in_full(face_down, edition)))
    return sentences(told)


def headline(scene: Scene) -> str:
    """Whose turn it is, and what to do or what is being done."""
    return _what_is_done(scene) if scene.read_only else _what_to_do(scene)


def _what_is_done(scene: Scene) -> str:
    """What somebody else is doing, for those who look on."""
    view, name = scene.view, scene.mover.name
    match view.phase:
        case "draw":
            return _("{name} is choosing a pile to draw from.", name=name)
        case "hide":
            return _("{name} is choosing a tile to lay face down.", name=name)
        case "name":
            return _("{name} is choosing who picks next.", name=name)
        case "over":
            return all_complete()
    return is_taking(scene, _left_to_take(view))


def _left_to_take(view: View) -> int:
    return len(view.offer) + (view.face_down is not None)


def _what_to_do(scene: Scene) -> str:
    view, state = scene.view, scene.state
    name = scene.mover.name
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
        return take_a_tile(scene, _left_to_take(view))
    if state.aimed is not None:
        return _("{name}, is this the place?", name=name)
    if _stays(scene, state.selected):
        return _("{name}, choose a place.", name=name)
    return _("{name}, tap a place to put it there.", name=name)


def _stays(scene: Scene, tile: Tile) -> bool:
    """Whether this tile can’t be taken back."""
    return any(is_final(scene, take) for take in takes(scene, tile))


def detail(scene: Scene) -> str:
    """What was touched and what it means, what has just happened, or what the choice is about.

    What would be played and is final is said with that, before it is played.
    """
    state, edition = scene.state, scene.view.options.edition
    if _is_hinted(scene):
        return sentences([hint_words(scene, GAME), *_final(scene)])
    if state.selected is not None:
        return _selected(scene)
    if state.shown is not None and (tile := near_planet(scene).tiles[state.shown]):
        if state.shown in near_planet(scene).turned:
            return _("A tile turned by baobabs: nothing on it counts any more.")
        return tile_in_full(tile, edition)
    if (line := _near_line(scene)) is not None:
        return _line(scene, line)
    return sentences([_untouched(scene), *_final(scene)])


def _untouched(scene: Scene) -> str:
    """What has just happened, or what the choice is about."""
    if scene.explains and not scene.read_only:
        return scene.explains
    begun = [event for event in scene.happened if isinstance(event, RoundBegan)]
    told_first = [told(event, scene.players, scene.view.options) for event in begun]
    if turned := [event for event in scene.happened if isinstance(event, Turned)]:
        return sentences([turned_words(turned[0], scene.players[turned[0].seat].name), *told_first])
    if scene.read_only:
        return sentences([*told_first, _("Tap a planet or a pile to look at it closely.")])
    return sentences([*told_first, _hint(scene)])


def _is_hinted(scene: Scene) -> bool:
    """Whether there is a hint, and what is chosen is what it says."""
    if not scene.advice:
        return False
    action, state = scene.advice[0].action, scene.state
    if isinstance(action, Take | Hide):
        return state.selected is action.tile
    return state.shown is None and state.line is None


def _near_line(scene: Scene) -> int | None:
    """The slot of the character of the large planet whose line of the score is touched."""
    line = scene.state.line
    return line[1] if line is not None and line[0] == scene.seat else None


def _hint(scene: Scene) -> str:
    """What the choice is about."""
    view = scene.view
    match view.phase:
        case "draw" if view.round == 1:
            return _first_draw()
        case "draw":
            return _drawing(scene)
        case "hide":
            return _(
                "{name} takes an open one, or dares this one unseen. You take one of those left.",
                name=_other(scene),
            )
        case "name":
            return _("Whoever comes last gets the last tile, and begins the next round.")
    if view.face_down is not None and all(action in scene.final for action in scene.legal):
        return _(
            "Tap a tile to see what it brings. Once you put it down, it is final: "
            "the last tile is shown then."
        )
    if all(is_final(scene, action) for action in scene.legal):
        return _("Tap a tile to see what it brings. Once you put it down, it is final.")
    if view.face_down is not None:
        return _("Tap a tile, then a place. The face-down one is final; others can be taken back.")
    return _("Tap a tile, then a place for it. You can take it back.")


def _first_draw() -> str:
    """What all piles are for, in the end."""
    each_pile = ngettext(
        "Each planet needs {count} tile of every pile: begin with any.",
        "Each planet needs {count} tiles of every pile: begin with any.",
        len(SLOTS_OF["character"]),
    )
    pays = _(
        "Corner characters pay for what the other tiles bring. "
        "Having the most volcanoes costs points."
    )
    return sentences([each_pile, pays])


def _drawing(scene: Scene) -> str:
    """What comes of drawing: how many tiles, and who picks first."""
    players = scene.view.options.players
    drawn = TILES_A_ROUND[players]
    if players == 2:
        return ngettext(
            "{count} tile will be drawn for your eyes only; {name} picks first.",
            "{count} tiles will be drawn for your eyes only; {name} picks first.",
            drawn,
            name=_other(scene),
        )
    return ngettext(
        "{count} tile will be drawn, and you pick first.",
        "{count} tiles will be drawn, and you pick first.",
        drawn,
    )


def _other(scene: Scene) -> str:
    """With two players: who is not to move."""
    return next(player.name for player in scene.players if player.seat != scene.turn)


def _final(scene: Scene) -> list[str]:
    """What a button now plays and nobody can take back; a tile not yet aimed has none."""
    if scene.read_only:
        return []
    match scene.view.phase:
        case "draw":
            return [_("Drawing is final.")]
        case "take":
            tile = scene.state.selected
            stays = tile is not None and _stays(scene, tile)
            return [_("Once you put it down, it is final.")] if stays else []
        case "hide" if scene.state.selected is None:
            return []
    if scene.final:
        return [_("That is final.")]
    return [bots_end_it()] if all(is_final(scene, action) for action in scene.legal) else []


def _line(scene: Scene, slot: int) -> str:
    """What a character of the score wants and has, or what volcanoes cost."""
    if slot == VOLCANOES:
        return ngettext(
            "Whoever shows the most volcanoes at the end loses {count} point for each.",
            "Whoever shows the most volcanoes at the end loses {count} points for each.",
            scoring.POINTS_LOST_BY_A_VOLCANO,
        )
    line, edition = sheets(scene)[scene.seat].line_on(slot), scene.view.options.edition
    if line is None:  # it is not in sight any more
        return _hint(scene)
    return _(
        "{character} ({wish}). Now: {why}.",
        character=character_name(line.source, edition),
        wish=character_wish(line.source, edition),
        why=why(line, edition),
    )


def _selected(scene: Scene) -> str:
    """The tile that is chosen, what it brings, and whether it stays."""
    edition = scene.view.options.edition
    tile = known_choice(scene)
    if tile is None and own_face_down(scene) is not None:
        return _("Your own face-down tile. Once you put it down, it is final.")
    if tile is None:
        return _("You see it once you have taken it, and taking it is final.")
    words, final = tile_in_full(tile, edition), _final(scene)
    if scene.view.phase == "hide":
        return sentences([words, *final])
    stays = final or [_("You can take it back.")]
    if not scene.settings.live_score:
        return sentences([words, *stays])
    change = _("It brings: {change}.", change=effect(brings(scene, tile), edition))
    if not final:
        return sentences([words, change, *stays])
    if tile.character and scene.state.aimed is None:  # what they love; that it stays, comes after
        return sentences([words, change])
    return sentences([change, *final])


def step(scene: Scene) -> Html | None:
    """The clear step that ends a choice."""
    view, state = scene.view, scene.state
    if state.selected is None:
        return None
    if view.phase == "hide":
        return step_button(_("Lay it face down"), HIDE[state.selected])
    if state.aimed is not None:
        return step_button(put_it_here(), TAKE[state.selected][state.aimed])
    return waiting_step(put_it_here()) if _stays(scene, state.selected) else None


def say(scene: Scene) -> Html:
    """The panel with the sentence."""
    if scene.act is not None:
        return say_panel(scene, stage.headline(scene), stage.detail(scene), skip_buttons(scene))
    to_do, more = handing_on(scene, headline(scene), detail(scene))
    return say_panel(scene, to_do, more, step(scene), hinted=_is_hinted(scene))
