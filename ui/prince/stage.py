"""Make Me a Planet on the stage: how long what happened is looked at, and what is said of it."""

from __future__ import annotations

from engine.prince import events as ev
from engine.prince.knowledge import View
from ui.prince.log import told, turned_words
from ui.prince.preview import Preview, effect, is_whole, scored
from ui.prince.state import Scene, is_overgrown, shown_planets
from ui.prince.words import tile_words
from ui.scene import OnStage
from ui.stage import Beat, Beats
from ui.words import _, ngettext, sentences

# By the kind of event: for how many milliseconds, to which sound, and whether also for who goes on.
BEATS: Beats = {
    ev.Drawn: Beat(sound="deal", plain=True),
    ev.Laid: Beat(sound="deal", plain=True),
    ev.Named: Beat(sound="pass", plain=True),
    ev.HandedOn: Beat(sound="pass", plain=True),
    ev.Taken: Beat(1500, "land", plain=True),
    ev.TakenBlind: Beat(1300, "dare", big=True, then=1300),
    ev.Turned: Beat(3000, "turn", big=True),
    ev.DiscardedBlind: Beat(2000, "turn"),
}


def headline(scene: Scene) -> str:
    """What happens, in a few words: the eyes see the rest."""
    event, name = scene.act, scene.mover.name
    assert event is not None
    match event:
        case ev.Drawn() if _is_open(event):
            return _("{name} draws tiles.", name=name)
        case ev.Laid():
            return _("{name} lays one tile face down.", name=name)
        case ev.TakenBlind():
            return _("{name} turns over the face-down tile.", name=name)
        case ev.Taken():
            return _("{name} takes a tile.", name=name)
        case ev.Turned():
            return turned_words(event, name)
        case ev.DiscardedBlind():
            return _("The face-down tile is left over.")
        case _:
            return told(event, scene.players, scene.view.options)


def _is_open(event: ev.Drawn) -> bool:
    return all(tile.id != "?" for tile in event.tiles)


def detail(scene: Scene) -> str:
    """What it brings, and what came with it: who begins the next round.

    What was drawn or is left over lies there for all to see.
    """
    assert scene.on_stage is not None
    seen, options = ev.Ended | ev.Drawn | ev.Discarded, scene.view.options
    others = [event for event in scene.on_stage.meanwhile if not isinstance(event, seen)]
    words = [told(event, scene.players, options) for event in others]
    return sentences([*_told_of(scene, scene.on_stage), *words])


def _told_of(scene: Scene, shown: OnStage[View]) -> list[str]:
    """What there is to tell of what happens, besides that it does."""
    event, edition = shown.event, scene.view.options.edition
    if isinstance(event, ev.DiscardedBlind):
        return [_("It is: {tile}.", tile=tile_words(event.tile, edition))]
    if not scene.settings.live_score or shown.veiled or is_overgrown(scene):
        return []
    if isinstance(event, ev.Taken):
        return _brought(_change(scene, event.seat, shown.earlier), edition)
    if isinstance(event, ev.Turned):
        return _brought_in_the_end(_change(scene, event.seat, shown.earlier), edition)
    return []


def _change(scene: Scene, seat: int, earlier: View) -> Preview:
    """What a seat's move has changed so far, as far as everybody may know it."""
    planets = shown_planets(scene)
    before, after = scored(earlier.planets)[seat], scored(planets)[seat]
    return Preview(before, after, frozenset(), is_whole(planets[seat]))


def _brought(change: Preview, edition: str) -> list[str]:
    """The points that a tile has brought."""
    if not change.then.lines and not change.change_of_total:
        return []
    return [_("It brings: {change}.", change=effect(change, edition))]


def _brought_in_the_end(change: Preview, edition: str) -> list[str]:
    """What the tile that made others turn has brought or cost, all in all."""
    points = change.change_of_total
    if not points:
        return [_("In the end, this changes no points.")]
    found = effect(change, edition)
    if points < 0:
        words = ngettext(
            "In the end, this costs {count} point: {change}.",
            "In the end, this costs {count} points: {change}.",
            -points,
            change=found,
        )
    else:
        words = ngettext(
            "In the end, this brings {count} point: {change}.",
            "In the end, this brings {count} points: {change}.",
            points,
            change=found,
        )
    return [words]
