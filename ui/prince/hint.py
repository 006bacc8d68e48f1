"""Hints in words, for Make Me a Planet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.game import Action
from engine.prince.actions import Draw, Hide, Name, Take
from engine.prince.knowledge import View
from engine.prince.tiles import Tile
from ui.hints import own_gain
from ui.prince.state import Scene, names_next
from ui.prince.words import kind_name, slot_words, tile_words
from ui.scene import Player
from ui.words import _, in_a_row, pgettext, points_words, signed

if TYPE_CHECKING:
    from engine.bots import Advice
    from engine.bots.review import Verdict

OPENLY = False  # nothing is good or bad but for the characters that one has


def thing(action: Action, view: View, players: Sequence[Player]) -> str:
    """What an action is about: a pile, a tile, somebody."""
    match action:
        case Draw(kind):
            return kind_name(kind)
        case Name(seat):
            return players[seat].name
    assert isinstance(action, Take | Hide)
    known, edition = view.face_down, view.options.edition
    if action.tile.id == "?" and known is not None and known.id != "?":
        return _("face down: {tile}", tile=tile_words(known, edition))
    return tile_words(action.tile, edition)


def exactly(action: Action) -> str:
    """Where a tile goes."""
    assert isinstance(action, Take)
    return slot_words(action.slot)


def best_words(action: Action, view: View, players: Sequence[Player]) -> str:
    """That it is the best to do: others may look on, so what lies face down has no name."""
    about = thing(action, view._replace(face_down=None), players)
    match action:
        case Draw():
            return _("The best pile now: {kind}.", kind=about)
        case Name():
            return _("Best to pick next: {name}.", name=about)
        case Hide():
            return _("Best laid face down: {tile}.", tile=about)
    return _("The best tile for you: {tile}.", tile=about)


def reasons(scene: Scene, advice: Advice) -> list[str]:
    """What the tile is worth, and to whom else; after it, who should pick next."""
    found = []
    rival = None if advice.rival is None else scene.players[advice.rival]
    if isinstance(advice.action, Name) and rival is not None and advice.rival_points is not None:
        points = points_words(advice.rival_points)
        return [_("The most that {name} can get now: {points}.", name=rival.name, points=points)]
    if advice.points is not None:
        found.append(own_gain(advice.points))
    if rival is not None and advice.rival_points is not None:
        told = open_gain_of if isinstance(advice.action, Hide) else gain_of
        found.append(told(rival, advice.rival_points))
    named = getattr(advice, "named", None)
    if named is not None and names_next(scene, advice.action):
        found.append(_("Then let {name} pick.", name=scene.players[named].name))
    return found


def gain_of(player: Player, points: int) -> str:
    """What it would be worth to somebody else."""
    return _(
        "Left there, it is worth {points} to {name}.", points=points_words(points), name=player.name
    )


def open_gain_of(player: Player, points: int) -> str:
    """What a tile would be worth to the other one, who does not see it if it lies face down."""
    shown = points_words(points)
    return _("Lying open, it would be worth {points} to {name}.", points=shown, name=player.name)


def lost(advice: Advice, players: Sequence[Player]) -> str | None:
    """To whom a tile that was left was worth something."""
    if advice.rival is None:
        return None
    points, name = points_words(advice.rival_points or 0), players[advice.rival].name
    return _("Left there, it was worth {points} to {name}.", points=points, name=name)


def later(verdict: Verdict, players: Sequence[Player]) -> list[str]:
    """Whose points are others by the end of the game: one's own, and those of the best other."""
    seat = verdict.view.seat
    assert seat is not None
    assert verdict.own is not None
    own = round(verdict.own)
    left_to_others = round(verdict.lost) - own
    others = [player.name for player in players if player.seat != seat]
    rival = others[0] if len(others) == 1 else _("the best of the others")
    changes = ((players[seat].name, own), (rival, -left_to_others))
    told = [
        # Translators: what somebody gains or loses: “Ada +4”.
        pgettext("a gain", "{name} {points}", name=name, points=signed(points))
        for name, points in changes
        if points
    ]
    return [_("By the end of the game, about: {changes}.", changes=in_a_row(told))]


def taken(action: Action) -> Tile | None:
    """The tile that an action takes; None: it takes none."""
    return action.tile if isinstance(action, Take) else None


def follow(scene: Scene, action: Action) -> None:
    """Choose the tile, and show it in its place."""
    state = scene.state
    state.close()
    state.clear_choice()
    if isinstance(action, Take | Hide):
        state.selected = action.tile
    if isinstance(action, Take):
        state.aimed = action.slot
