"""Planet on the stage: how long what happened is looked at, what is said of it, who arrives."""

from __future__ import annotations

from engine.planet import events as ev
from engine.planet.animals import Animal
from engine.planet.life import Contest, home
from engine.planet.planet import Planet
from engine.planet.regions import Areas
from engine.planet.solid import EDGES, FACES
from ui.html import Html, el
from ui.planet.log import after_ties, became, life_to_come, told, why_nobody
from ui.planet.picture import animal_picture
from ui.planet.preview import Joined, joined, union
from ui.planet.state import Scene
from ui.planet.words import animal_name
from ui.scene import Player, badge
from ui.stage import Beat, Beats
from ui.words import _, sentences

# By the kind of event: for how many milliseconds, to which sound, and whether also for who goes on.
BEATS: Beats = {
    ev.Taken: Beat(1500, "land", plain=True),
    ev.RoundOver: Beat(3000, "pass", big=True),
    ev.Awarded: Beat(3000, "animal", big=True),
    ev.TravelledOn: Beat(3000, "travel", big=True),
    ev.Unclaimed: Beat(3000, "travel", big=True),
    ev.TurnedUp: Beat(2000, "deal", big=True),
}


def headline(scene: Scene) -> str:
    """What happens, in a few words: the eyes see the rest."""
    event = scene.act
    assert event is not None
    match event:
        case ev.Unclaimed():
            return _("{animal}: nobody gets it.", animal=animal_name(event.contest.animal))
        case ev.Taken() if scene.own_act:
            return _("You put down a tile.")
        case ev.Taken():
            return _("{name} puts down a tile.", name=scene.mover.name)
        case ev.RoundOver():
            return _("Round {round} is over.", round=event.round)
        case ev.Awarded():
            return became(event, scene.players)
        case _:
            return told(event, scene.players, scene.view.options)


def detail(scene: Scene) -> str:
    """What has grown, how a tie was decided, and what came with it: leftovers, who begins."""
    from ui.planet.globe import regions_words  # which draws what is on the stage

    assert scene.on_stage is not None
    event, meanwhile = scene.on_stage.event, scene.on_stage.meanwhile
    words = [told(each, scene.players, scene.view.options) for each in meanwhile]
    if isinstance(event, ev.RoundOver):
        words.insert(0, life_to_come(event))
    if isinstance(event, ev.Awarded):
        words[:0] = after_ties(event, scene.players)
    if isinstance(event, ev.TravelledOn):
        words.insert(0, _("It comes again at the end of round {round}.", round=event.round + 1))
    if isinstance(event, ev.Unclaimed):
        words[:0] = why_nobody(event, scene.players)
    if regions := grown(scene):
        words.insert(0, _("Regions: {regions}.", regions=regions_words(regions)))
    return sentences(words)


def about(scene: Scene) -> list[Player]:
    """Who does it or gets something, or the tied who don’t: nobody else’s badge stands there."""
    act = scene.act
    if isinstance(act, ev.TravelledOn | ev.Unclaimed):
        return [scene.players[seat] for seat in act.contest.seats]
    return [scene.mover] if hasattr(act, "seat") else []


def grown(scene: Scene) -> tuple[Joined, ...]:
    """The regions that the tile on the stage is a part of now."""
    shown = scene.on_stage
    if shown is None or not isinstance(shown.event, ev.Taken):
        return ()
    seat, before = shown.event.seat, shown.earlier.planets
    return joined(before[seat], scene.public.planets[seat], shown.event.face)


def lit_on_stage(scene: Scene, seat: int) -> Areas:
    """What shines on somebody’s planet: regions that have grown, or where an animal settles."""
    act = scene.act
    if isinstance(act, ev.Awarded) and act.seat == seat:
        return home_of(scene.public.planets[seat], act)
    if isinstance(act, ev.Taken) and act.seat == seat:
        return union(each.areas for each in grown(scene) if each.before)
    return 0


def home_of(planet: Planet, event: ev.Awarded) -> Areas:
    """Where an animal has settled, as one area."""
    return union(areas for areas, _border in home(planet, event.contest.animal))


def front_of(scene: Scene, seat: int) -> int | None:
    """The face that a planet turns to: of the tile that was laid, or where an animal settles."""
    act = scene.act
    if isinstance(act, ev.Taken) and act.seat == seat:
        return act.face
    lit = lit_on_stage(scene, seat)
    if not lit:
        return None
    face = (1 << EDGES) - 1
    return max(range(FACES), key=lambda at: (lit >> EDGES * at & face).bit_count())


def landed(scene: Scene, seat: int) -> int | None:
    """The face on which a tile has just been laid."""
    act = scene.act
    return act.face if isinstance(act, ev.Taken) and act.seat == seat else None


def arrival(scene: Scene, seat: int) -> Html | None:
    """An animal on its way to the planet that it comes to."""
    act = scene.act
    if not isinstance(act, ev.Awarded) or seat != act.seat:
        return None
    name = act.contest.animal.id
    return el(
        "span",
        animal_picture(name),
        badge(scene.players[seat]),
        class_="arrival",
        data_fly=f"animal-{name}",
        data_walks=True,
        aria_hidden="true",
    )


def decided(scene: Scene) -> list[Animal]:
    """The animals of the round of which is known already where they go: they keep their cards."""
    view = scene.view
    before = {award.animal for award in view.awards if award.round < view.round}
    gone = before.union(view.animals[view.round - 1])
    dealt = [each for row in view.deal[: view.round] for each in row if each is not None]
    return [animal for animal in dealt if animal not in gone]


def animal_of(scene: Scene) -> Animal | None:
    """The animal that is on the stage: it settles, it does not, or it is turned up."""
    act = scene.act
    if isinstance(act, ev.Awarded | ev.TravelledOn | ev.Unclaimed):
        return act.contest.animal
    return act.animal if isinstance(act, ev.TurnedUp) else None


def compared(scene: Scene, animal: Animal) -> Contest | None:
    """How planets compare for an animal that is on the stage: that is seen on its card."""
    act = scene.act
    if not isinstance(act, ev.Awarded | ev.TravelledOn | ev.Unclaimed):
        return None
    return act.contest if act.contest.animal is animal else None
