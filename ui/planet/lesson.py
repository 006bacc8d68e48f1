"""The lesson of Planet: regions, animals, a tie and the objective."""

from __future__ import annotations

from collections.abc import Collection

from engine.planet import scoring
from engine.planet.events import LeftOver, RoundOver
from engine.planet.objectives import OBJECTIVES
from engine.planet.rules import ROUNDS
from engine.planet.solid import FACE_NAMES
from ui.border import Note
from ui.lesson import ASKS, KINDLY, PLAYS, Lesson, Step, last_step
from ui.planet.state import TableState
from ui.stage import PASSING
from ui.words import N_, N_n


def chosen(state: TableState) -> Collection[str]:
    """The tile that is chosen, its face and its turn there."""
    taps = [f"turn {state.turn}"]
    if state.selected is not None:
        taps.append(f"select {state.selected.id}")
    if state.aimed is not None:
        taps.append(f"aim {FACE_NAMES[state.aimed]}")
    return taps


ANSWERS = {
    "animal *": Note(N_("Later you can look at every animal, as often as you like.")),
    "aim *": Note(N_("Every free face would do.")),
    "turn*": Note(N_("It is fine as it is.")),
}
FOREST = 8  # the areas of the forest with which the bear is won
FACE = {"aim": Note(N_("Now tap the face that glows."))}

# Seat 0 grows a forest beside mountains and gets the bear; the dolphin finds a tie.
THE_GAME = Lesson(
    seed=4423,
    options={"players": 2, "first": 0, "beginners": False, "hidden_animals": False},
    speaker="geographer",
    script=(
        *("take T39 f0 t0", "take T29 f0 t0"),
        *("take T25 f1 t0", "take T37 f1 t1"),
        *("take T34 f2 t0", "take T24 f2 t3"),
        *("take T47 f5 t4", "take T15 f5 t0"),
    ),
    dealt=0,
    steps=(
        Step(
            0,
            Note(
                N_(
                    "Welcome! Cover your planet with tiles, one on each of its twelve faces. A "
                    "bear will soon look for a large forest: tap the tile with the most of it."
                )
            ),
            "select T39",
            lights=("tile-T39",),
        ),
        Step(
            0,
            Note(
                N_(
                    "Any free face will do: tap the one that glows. The flat map shows your "
                    "globe from all sides."
                )
            ),
            "aim f0",
            lights=("net-f0", "globe-f0"),
            also=("select T39",),
        ),
        Step(
            0,
            Note(
                N_("Later you may turn tiles as you like. Press the button to put this one down.")
            ),
            "take T39 f0 t0",
            lights=(PLAYS,),
            also=("select T39", "aim f0"),
        ),
        Step(
            3,
            Note(
                N_(
                    "Areas of one kind that touch make a region. "
                    "Make your forest larger: tap this tile."
                )
            ),
            "select T37",
            lights=("tile-T37",),
        ),
        Step(
            3,
            Note(N_("Next to your forest: tap the face that glows.")),
            "aim f1",
            lights=("net-f1", "globe-f1"),
            also=("select T37",),
        ),
        Step(
            3,
            Note(N_("The forests do not meet yet. Turn the tile to the right.")),
            "turn 1",
            lights=("turn",),
            also=("select T37", "aim f1", "turn"),
            kindly={
                "turn back": Note(N_("The other way round, please: the arrow that glows.")),
                "take *": Note(N_("Not yet: the forests should meet. Turn the tile first.")),
            },
        ),
        Step(
            3,
            Note(N_("One large forest: the number on it is its size. Put it down.")),
            "take T37 f1 t1",
            lights=(PLAYS,),
            also=("select T37", "aim f1"),
        ),
        Step(
            4,
            Note(
                N_(
                    "Now animals come. The bear settles on the planet with the largest forest "
                    "that touches mountains."
                )
            ),
            shows=("card-bear",),
        ),
        Step(
            4,
            Note(N_("This tile has both forest and mountains. Tap it.")),
            "select T34",
            lights=("tile-T34",),
        ),
        Step(
            4,
            Note(N_("Beside your forest again: tap the face that glows.")),
            "aim f2",
            lights=("net-f2", "globe-f2"),
            also=("select T34",),
        ),
        Step(
            4,
            Note(
                N_(
                    "See the golden strip of your tile? There it touches another face, too: the "
                    "flat map folds up into a globe."
                )
            ),
            also=("select T34", "aim f2"),
        ),
        Step(
            4,
            Note(
                N_n(
                    "Your forest has {count} area now and touches mountains: you lead for the "
                    "bear. Put the tile down.",
                    "Your forest has {count} areas now and touches mountains: you lead for the "
                    "bear. Put the tile down.",
                ),
                count=FOREST,
            ),
            "take T34 f2 t0",
            lights=(PLAYS,),
            shows=("card-bear",),
            also=("select T34", "aim f2"),
        ),
        Step(
            6,
            Note(
                N_n(
                    "The bear is yours: {count} point at the end. More animals come in every "
                    "round: “All animals” shows them.",
                    "The bear is yours: {count} points at the end. More animals come in every "
                    "round: “All animals” shows them.",
                ),
                count=scoring.ANIMAL,
            ),
            shows=("deck",),
        ),
        Step(
            6,
            Note(
                N_n(
                    "Your secret objective: {areas} areas of ocean or more, wherever they lie, "
                    "bring points at the end. But an animal of the ocean, like the dolphin, "
                    "brings you only {count} point.",
                    "Your secret objective: {areas} areas of ocean or more, wherever they lie, "
                    "bring points at the end. But an animal of the ocean, like the dolphin, "
                    "brings you only {count} points.",
                ),
                areas=OBJECTIVES["ocean"][0].least,
                count=scoring.ANIMAL_OF_THE_OBJECTIVE,
            ),
            shows=("objective",),
        ),
        Step(
            6,
            Note(
                N_(
                    "Later, “Sizes” shows how large your regions are. Drag the globe to turn it; "
                    "where only the flat map is seen, a button shows the globe."
                )
            ),
            shows=("sizes", "flat"),
            also=("sizes", "flat"),
        ),
        Step(
            7,
            Note(
                N_(
                    "The dolphin does not like ice: it wants the largest ocean that touches no "
                    "glacier. No tile has a larger one than this: tap it."
                )
            ),
            "select T15",
            lights=("tile-T15",),
            shows=("card-dolphin",),
            kindly={
                "select T03": Note(
                    N_("On that one the ocean lies apart. Tap the tile that glows.")
                ),
                "select T05": Note(N_("There the ocean touches ice. Tap the tile that glows.")),
            },
        ),
        Step(
            7,
            Note(N_("There no glacier touches the ocean: tap the face that glows.")),
            "aim f5",
            lights=("net-f5", "globe-f5"),
            also=("select T15",),
        ),
        Step(
            7,
            Note(N_("Now you are level with {seat1}. Put the tile down, and see what happens.")),
            "take T15 f5 t0",
            lights=(PLAYS,),
            shows=("card-dolphin",),
            also=("select T15", "aim f5"),
        ),
        Step(
            8,
            Note(N_("A tie! Nobody gets the dolphin: it travels on, and can be won later.")),
            shows=("card-dolphin",),
        ),
        Step(
            8,
            Note(
                N_(
                    "The mountain goat is different: it goes to the planet with the most separate "
                    "mountain regions."
                )
            ),
            shows=("card-mountain_goat",),
        ),
        last_step(8, ROUNDS),
    ),
    kindly=ANSWERS | KINDLY,
    asks=ASKS | FACE,
    beats={RoundOver: PASSING},
    leaves_out=(LeftOver, RoundOver),
    later={"animals": 4, "objective": 6},
)

LESSONS = {"game": THE_GAME}
