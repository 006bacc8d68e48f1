"""Make Me a Planet on the stage: how long what happened is looked at, and what is said of it."""

from __future__ import annotations

from engine.prince import events as ev
from ui.prince.log import told, turned_words
from ui.prince.preview import Preview, effect, scored
from ui.prince.state import Scene, shown_planets
from ui.stage import Beat, Beats
from ui.words import _, sentences

# By the kind of event: for how many milliseconds, to which sound, and whether also for who goes on.
BEATS: Beats = {
    ev.Drawn: Beat(sound="deal"),
    ev.Laid: Beat(sound="deal"),
    ev.Named: Beat(sound="pass"),
    ev.HandedOn: Beat(sound="pass"),
    ev.Taken: Beat(1000, "land"),
    ev.TakenBlind: Beat(1800, "dare", big=True),
    ev.Turned: Beat(1900, "turn", big=True),
}


def headline(scene: Scene) -> str:
    """What happens, in a few words: the eyes see the rest."""
    event, name = scene.act, scene.mover.name
    match event:
        case ev.TakenBlind():
            return _("{name} turns over the face-down tile.", name=name)
        case ev.Taken():
            return _("{name} takes a tile.", name=name)
        case ev.Turned():
            return turned_words(event, name)
        case _:
            return told(event, scene.players, scene.view.options)


def detail(scene: Scene) -> str:
    """What it brings, and what came with it: what is left over, who begins the next round."""
    options = scene.view.options
    others = [event for event in scene.meanwhile if not isinstance(event, ev.Ended)]
    words = [told(event, scene.players, options) for event in others]
    return sentences([*_brought(scene), *words])


def _brought(scene: Scene) -> list[str]:
    """The points that a tile has brought, as far as everybody may know them."""
    event, edition = scene.act, scene.view.options.edition
    if not isinstance(event, ev.Taken) or not scene.settings.live_score or scene.earlier is None:
        return []
    before = scored(scene.earlier.planets)[event.seat]
    now = scored(shown_planets(scene))[event.seat]
    if not now.lines:
        return []
    return [_("It brings: {change}.", change=effect(Preview(before, now, frozenset()), edition))]
