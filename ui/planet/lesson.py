"""The lesson of Planet: regions, animals, a tie and the objective."""

from __future__ import annotations

from collections.abc import Collection

from engine.planet import scoring
from engine.planet.solid import FACE_NAMES
from ui.border import Note
from ui.lesson import Lesson, Step
from ui.planet.state import TableState
from ui.words import N_, N_n


def chosen(state: TableState) -> Collection[str]:
    """The tile that is chosen, its face and its turn there; and whether the greeting was seen."""
    taps = [f"turn {state.turn}"]
    if state.selected is not None:
        taps.append(f"select {state.selected.id}")
    if state.aimed is not None:
        taps.append(f"aim {FACE_NAMES[state.aimed]}")
    if state.greeted:
        taps.append("close")
    return taps


KINDLY = {
    "look *": Note(N_("You can look at every planet as often as you like. First this one thing.")),
    "animal *": Note(N_("You can look at every animal as often as you like. First this one.")),
    "select *": Note(N_("Another time, gladly. Now tap the tile that glows.")),
    "aim *": Note(N_("Every free face would do. Now tap the one that glows.")),
    "show *": Note(N_("That one is fine where it is. A tile never moves again.")),
    "turn*": Note(N_("It is fine as it is. Now tap what glows.")),
    "take *": Note(N_("Nearly! Turn it a little more: what belongs together should meet.")),
    "*": Note(N_("All in good time. First tap what glows.")),
}
TURNS = ("turn", "turn back")

# Seat 0 grows a forest beside mountains and gets the bear; the dolphin finds a tie.
THE_GAME = Lesson(
    seed=4423,
    options={"players": 2, "first": 0, "beginners": False, "hidden_animals": False},
    speaker="geographer",
    script=(
        *("take T39 f0 t0", "take T29 f0 t0"),
        *("take T25 f1 t0", "take T37 f1 t1"),
        *("take T34 f2 t4", "take T24 f2 t3"),
        *("take T47 f5 t4", "take T15 f5 t1"),
    ),
    dealt=0,
    steps=(
        Step(
            0,
            Note(
                N_(
                    "Welcome! That is your objective: areas of its habitat give points at the end. "
                    "Only you know it. Press the button."
                )
            ),
            "close",
            lights=("go-on",),
        ),
        Step(
            0,
            Note(N_("Each tile has areas of a few habitats. Tap the one with the most forest.")),
            "select T39",
            lights=("tile-T39",),
        ),
        Step(
            0,
            Note(N_("Now a face of your planet: tap the one that glows.")),
            "aim f0",
            lights=("net-f0", "globe-f0"),
            also=("select T39",),
        ),
        Step(
            0,
            Note(N_("It may lie any way you like. Press the button to put it down.")),
            "take T39 f0 t0",
            lights=("step",),
            also=("select T39", "aim f0"),
        ),
        Step(
            3,
            Note(N_("Like areas that touch make a region. Tap this tile: more forest.")),
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
            also=("select T37", "aim f1", *TURNS),
        ),
        Step(
            3,
            Note(N_("One large forest: the number on it is its size. Put it down.")),
            "take T37 f1 t1",
            lights=("step",),
            also=("select T37", "aim f1", *TURNS),
        ),
        Step(
            4,
            Note(
                N_(
                    "Now animals come. The bear settles on the planet with the largest forest "
                    "that touches mountains."
                )
            ),
            lights=("card-bear",),
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
            Note(N_("Turn it to the left, so that the forests meet.")),
            "turn 4",
            lights=("turn-back",),
            also=("select T34", "aim f2", *TURNS),
        ),
        Step(
            4,
            Note(N_("See the card of the bear: you lead. Put the tile down.")),
            "take T34 f2 t4",
            lights=("step", "card-bear"),
            also=("select T34", "aim f2", *TURNS),
        ),
        Step(
            6,
            Note(
                N_n(
                    "The bear is yours: {count} point. Animals of your objective’s own habitat "
                    "give {less}.",
                    "The bear is yours: {count} points. Animals of your objective’s own habitat "
                    "give {less}.",
                ),
                count=scoring.ANIMAL,
                less=scoring.ANIMAL_OF_THE_OBJECTIVE,
            ),
            lights=("card-bear", "chip-bear"),
        ),
        Step(
            7,
            Note(
                N_(
                    "The dolphin does not like ice: it wants the largest ocean that touches no "
                    "glacier."
                )
            ),
            lights=("card-dolphin",),
        ),
        Step(
            7,
            Note(N_("Here is some ocean for it. Tap this tile.")),
            "select T15",
            lights=("tile-T15",),
        ),
        Step(
            7,
            Note(N_("Tap the face that glows.")),
            "aim f5",
            lights=("net-f5", "globe-f5"),
            also=("select T15",),
        ),
        Step(
            7,
            Note(N_("Turn it to the right.")),
            "turn 1",
            lights=("turn",),
            also=("select T15", "aim f5", *TURNS),
        ),
        Step(
            7,
            Note(N_("Now you are level with {seat1}. Put the tile down, and see what happens.")),
            "take T15 f5 t1",
            lights=("step", "card-dolphin"),
            also=("select T15", "aim f5", *TURNS),
        ),
        Step(
            8,
            Note(N_("A tie! Nobody gets the dolphin: it travels on, and can be won later.")),
            lights=("card-dolphin", "chip-dolphin"),
        ),
        Step(
            8,
            Note(
                N_(
                    "The mountain goat is different: it goes to the planet with the most separate "
                    "mountain regions."
                )
            ),
            lights=("card-mountain_goat", "chip-mountain_goat"),
        ),
        Step(
            8,
            Note(N_("That is all! Here the game goes on, and you play as you like.")),
            button=N_("Play on"),
        ),
    ),
    kindly=KINDLY,
)

LESSONS = {"game": THE_GAME}
