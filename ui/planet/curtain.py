"""What the curtain tells while the tablet goes to somebody who is about to see their objective."""

from __future__ import annotations

from ui.games import Curtain
from ui.planet.state import Scene
from ui.planet.words import animal_name, wish
from ui.words import _


def curtain(scene: Scene) -> Curtain:
    """What comes, and one of the animals. Nobody has any of them yet."""
    comes = _("Your secret objective waits: the habitat that gives you points at the end.")
    rounds = enumerate(scene.public.animals, start=1)
    seen = [(number, animal) for number, row in rounds for animal in row if animal is not None]
    if not seen or scene.turn is None:
        return Curtain(comes, "")
    number, animal = seen[scene.turn % len(seen)]
    fact = _(
        "{animal} comes at the end of round {round}, to whoever has this: {wish}.",
        round=number,
        animal=animal_name(animal),
        wish=wish(animal),
    )
    return Curtain(comes, fact)
