"""The lessons of Make Me a Planet: the whole game with the others, and the secret of a pair."""

from __future__ import annotations

from collections.abc import Collection

from engine.prince import events as ev
from engine.prince import scoring
from engine.prince.planet import SLOTS, SLOTS_OF, TOO_MANY_BAOBABS
from engine.prince.rules import ROUNDS
from ui.border import Note
from ui.lesson import ASKS, KINDLY, PLAY_ON, PLAYS, Lesson, Step, last_step
from ui.prince.state import TableState
from ui.stage import Beat, Beats
from ui.words import N_, N_n


def chosen(state: TableState) -> Collection[str]:
    """The tile that is chosen, the place where it would go, and what is lit of the score."""
    taps = []
    if state.line is not None:
        taps.append("line {} {}".format(*state.line))
    if state.selected is not None:
        taps.append(f"select {state.selected.id}")
    if state.aimed is not None:
        taps.append(f"aim {SLOTS[state.aimed]}")
    return taps


ANSWERS = {
    "pile *": Note(N_("The piles tell what has been seen of them.")),
    "line *": Note(N_("That is how points are counted.")),
    "aim *": Note(N_("It fits there.")),
    "unfit *": Note(N_("Tiles of another kind go there.")),
    "draw *": Note(N_("Every pile is used up in the end.")),
}
PLACE = Note(N_("Now tap a place that glows."))
FINAL = Note(
    N_(
        "The game goes on at once, so this can’t be taken back. That is what the button is for: "
        "press it."
    )
)
GLOWING = {"aim": PLACE, "take": PLACE, "line": Note(N_("Now tap the character that glows."))}
# The others’ tiles are seen before somebody takes one.
DRAWING: Beats = {ev.Drawn: Beat(2500, "deal"), ev.Laid: Beat(2500, "deal")}
# In whichever corner: where points are counted, and on the planet.
OWN_CHARACTERS = [f"line 0 {slot}" for slot in SLOTS_OF["character"]]
ON_THE_PLANET = "|".join(f"show {SLOTS[slot]}" for slot in SLOTS_OF["character"])

# Seat 1 collects baobabs and gets one too many, seat 2 has volcanoes, and the Hunter of seat 0
# finds all that he loves: a fox, an elephant, a sheep and a snake.
THE_GAME = Lesson(
    seed=346228,
    options={"players": 3, "first": 0, "edition": "2013", "hidden_characters": False},
    speaker="little_prince",
    script=(
        *("draw core", "take C09 *", "name 1", "take C01 r1c1", "take C19 r1c2"),
        *("draw character", "take P03 r0c0", "name 0", "take P11 *", "take P09 r0c3"),
        *("draw rising", "take U04 r0c1", "name 2", "take U06 r0c1", "take U09 *"),
        *("draw falling", "take D13 *", "name 2", "take D15 r0c2", "take D05 r0c2"),
    ),
    dealt=1,
    steps=(
        Step(
            1,
            Note(
                N_(
                    "Welcome! Everybody takes one of these tiles for their own planet. Tap the "
                    "fox: somebody will love it soon."
                )
            ),
            "select C09",
            lights=("tile-C09",),
            kindly={
                "select C01": Note(N_("A baobab! More of them soon. Now tap the fox.")),
                "select C19": Note(N_("A volcano! More of them soon. Now tap the fox.")),
            },
        ),
        Step(
            1,
            Note(N_("Such tiles make up the middle. Tap a place that glows: any will do.")),
            "take C09 *",
            also=("select C09", "aim *"),
        ),
        Step(
            2,
            Note(
                N_(
                    "Your first tile! Now say who picks next. Whoever comes last gets what is "
                    "left, here the volcano, and begins the next round. Tap {seat1}."
                )
            ),
            "name 1",
            lights=("name-1",),
            kindly={
                "name *": Note(N_("It may be anybody, but let us ask {seat1}: tap {seat1}.")),
            },
        ),
        Step(
            8,
            Note(
                N_(
                    "Characters live in the corners and bring points for what they love. The "
                    "Hunter loves your fox, and other animals too: tap him."
                )
            ),
            "select P11",
            lights=("tile-P11",),
            kindly={
                "select P09": Note(
                    N_("He pays for lampposts: not bad! This time, tap the Hunter.")
                ),
            },
        ),
        Step(
            8,
            Note(
                N_n(
                    "He gives {count} point for each kind of animal, and you have a fox. "
                    "Tap a corner: any will do.",
                    "He gives {count} points for each kind of animal, and you have a fox. "
                    "Tap a corner: any will do.",
                ),
                count=scoring.POINTS["hunter"][scoring.SPECIES],
            ),
            "aim *",
            also=("select P11",),
        ),
        Step(
            8,
            FINAL,
            "take P11 *",
            lights=(PLAYS,),
            also=("select P11", "aim *"),
        ),
        Step(
            9,
            Note(N_("Here your points are counted. Tap your Hunter, and what he loves lights up.")),
            "|".join(OWN_CHARACTERS),
            lights=[line.replace(" ", "-") for line in OWN_CHARACTERS],
            kindly={
                ON_THE_PLANET: Note(
                    N_("That is where he lives. Now tap his picture where the points are counted.")
                ),
            },
        ),
        Step(
            9,
            Note(
                N_(
                    "There is your fox! Little pictures tell what a character loves: the "
                    "Lamplighter loves lampposts."
                )
            ),
            shows=("tile-P09",),
            also=OWN_CHARACTERS,
        ),
        Step(
            9,
            Note(
                N_(
                    "Others love sunsets, stars, roses or sheep. The rules tell who loves what: "
                    "tap “?” at any time."
                )
            ),
            shows=("look-up",),
            also=OWN_CHARACTERS,
        ),
        Step(
            14,
            Note(
                N_(
                    "The last tile is yours. An elephant and a sheep: the Hunter loves both. "
                    "Tap it."
                )
            ),
            "select U09",
            lights=("tile-U09",),
        ),
        Step(
            14,
            Note(
                N_n(
                    "But it has a volcano! Whoever shows the most at the end loses {count} point "
                    "for each, in a tie too. {seat2} has more, so never fear.",
                    "But it has a volcano! Whoever shows the most at the end loses {count} points "
                    "for each, in a tie too. {seat2} has more, so never fear.",
                ),
                count=scoring.POINTS_LOST_BY_A_VOLCANO,
            ),
            shows=("look-2",),
            also=("select U09",),
        ),
        Step(
            14,
            Note(
                N_(
                    "Its ground climbs to the right: it is a tile of the uphill edge. Tap a place "
                    "that glows."
                )
            ),
            "take U09 *",
            shows=("tile-U09",),
            also=("select U09", "aim *"),
        ),
        Step(
            15,
            Note(
                N_(
                    "You took last, so now you draw, from any pile. Gold shows where its tiles go. "
                    "Your downhill edge is still empty: tap its pile."
                )
            ),
            "draw falling",
            lights=("draw-falling",),
        ),
        Step(
            16,
            Note(N_("The Hunter has no snake yet. Tap it.")),
            "select D13",
            lights=("tile-D13",),
            kindly={
                "select D15": Note(N_("You have a fox already. He wants other animals too.")),
                "select D05": Note(N_("Leave the baobab. You will see why. Tap the snake.")),
            },
        ),
        Step(
            16,
            Note(
                N_(
                    "Downhill: here the ground falls to the right. Tap a place, and your Hunter "
                    "has all that he loves."
                )
            ),
            "take D13 *",
            shows=("tile-D13",),
            also=("select D13", "aim *"),
        ),
        Step(
            17,
            Note(
                N_n(
                    "{count} baobab turns its own tile face down, and {seat1} has {has}. Tap "
                    "{seat2}, who will take the fox: then the baobab is left for {seat1}.",
                    "{count} baobabs turn their own tiles face down, and {seat1} has {has}. Tap "
                    "{seat2}, who will take the fox: then the baobab is left for {seat1}.",
                ),
                count=TOO_MANY_BAOBABS,
                has=TOO_MANY_BAOBABS - 1,
            ),
            "name 2",
            lights=("name-2",),
            kindly={
                "name 1": Note(N_("Then {seat1} could choose. Tap {seat2}: be a little mean!")),
            },
        ),
        Step(
            20,
            Note(
                N_n(
                    "{count} baobab is too much: its tile turns face down, and nothing on it "
                    "counts any more. Tap {seat1}’s planet.",
                    "{count} baobabs are too many: their tiles turn face down, and nothing on "
                    "them counts any more. Tap {seat1}’s planet.",
                ),
                count=TOO_MANY_BAOBABS,
            ),
            "look 1",
            lights=("look-1",),
        ),
        last_step(20, ROUNDS),
    ),
    kindly=ANSWERS | KINDLY,
    asks=ASKS | GLOWING,
    beats=DRAWING,
)

# Seat 0 hides the King and keeps him; then seat 1 hides something, and leaves a rose in the open.
A_PAIR = Lesson(
    seed=688,
    options={"players": 2, "first": 0, "edition": "2013", "hidden_characters": False},
    speaker="little_prince",
    script=(
        *("draw character", "hide P07", "take P11 r0c0", "take ? *"),
        *("draw core", "hide C02", "take C10 *", "take ? r1c1"),
    ),
    dealt=0,
    steps=(
        Step(
            0,
            Note(
                N_(
                    "In a game for a pair there is a secret in every round. You draw first: tap "
                    "the characters, who bring the points."
                )
            ),
            "draw character",
            lights=("draw-character",),
        ),
        Step(
            1,
            Note(
                N_(
                    "Only you see these. You lay one face down. {seat1} takes an open one, or "
                    "dares that one unseen, and you take one of those left. Hide the best, the "
                    "King: tap him."
                )
            ),
            "select P07",
            lights=("tile-P07",),
        ),
        Step(
            1,
            Note(N_("Press the button: he lies face down, and may still be yours.")),
            "hide P07",
            lights=(PLAYS,),
            also=("select P07",),
        ),
        Step(
            3,
            Note(
                N_(
                    "{seat1} did not dare, so the King is left for you. Tap the tile that lies "
                    "face down."
                )
            ),
            "select ?",
            lights=("tile-face-down",),
            kindly={
                "select *": Note(N_("That would be the Lamplighter. Your King lies face down.")),
            },
        ),
        Step(3, Note(N_("Tap a corner for him: any will do.")), "aim *", also=("select ?",)),
        Step(
            3,
            Note(
                N_(
                    "Now it turns over for all to see, so this can’t be taken back. Press the "
                    "button."
                )
            ),
            "take ? *",
            lights=(PLAYS,),
            also=("select ?", "aim *"),
        ),
        Step(
            6,
            Note(
                N_(
                    "What is left over goes away. Now {seat1} hides something, and you may dare to "
                    "take it. But the King loves a rose: tap it."
                )
            ),
            "select C10",
            lights=("tile-C10",),
            kindly={
                "select ?": Note(N_("You are brave! But a single rose makes a King happy.")),
            },
        ),
        Step(
            6,
            Note(
                N_n(
                    "A single rose: {count} point! Tap a place.",
                    "A single rose: {count} points! Tap a place.",
                ),
                count=scoring.POINTS_OF_THE_KING[1],
            ),
            "aim *",
            also=("select C10",),
        ),
        Step(6, FINAL, "take C10 *", lights=(PLAYS,), also=("select C10", "aim *")),
        Step(
            8,
            Note(
                N_(
                    "So you take turns at drawing and hiding until both planets are full, and the "
                    "most points win. Now play as you like!"
                )
            ),
            button=PLAY_ON,
        ),
    ),
    kindly=ANSWERS | KINDLY,
    asks=ASKS | GLOWING,
    beats=DRAWING,
)

LESSONS = {"game": THE_GAME, "pair": A_PAIR}
