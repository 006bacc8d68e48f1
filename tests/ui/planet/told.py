"""What the rules of Planet say, sentence by sentence, and for which games.

The numbers are those of the rulebook: the page takes its own from the engine.
"""

from collections.abc import Callable

from engine.planet.options import Options

Holds = Callable[[Options], bool]


def always(_options: Options) -> bool:
    return True


def players(number: int) -> Holds:
    return lambda options: options.players == number


def beginners(options: Options) -> bool:
    return options.beginners


def objectives(options: Options) -> bool:
    return not options.beginners


def hidden(options: Options) -> bool:
    return options.hidden_animals


def all_open(options: Options) -> bool:
    return not options.hidden_animals


# Where, what, and for which games.
STATEMENTS: list[tuple[str, str, Holds]] = [
    (
        "game",
        "Everybody has a planet with 12 faces. In 12 rounds you cover it with continents: one "
        "tile a round.",
        always,
    ),
    ("game", "Whoever has the most points wins.", always),
    ("game", "A covered planet, seen from one side", always),
    ("game", "Animals come to the planet that suits them best, and give points.", always),
    ("game", "A secret objective gives points for the land of one habitat.", objectives),
    ("game", "Anyone may look at anyone’s planet at any time.", always),
    # before the game
    (
        "setup",
        "The 50 continents are shuffled into 10 stacks of 5, face down: one for each of the first "
        "10 rounds.",
        always,
    ),
    ("setup", "20 of the 45 animals are dealt to the rounds.", always),
    ("setup", "All of them lie open:", all_open),
    (
        "setup",
        "Each round from round 3 on gets an open one and one that lies face down:",
        hidden,
    ),
    (
        "setup",
        "Everybody gets one of the 5 objectives, in secret: nobody else sees it before the end.",
        objectives,
    ),
    ("setup", "The youngest starts: the table says who that is.", always),
    # a round
    ("round", "The stack of the round is opened: 5 continents, for all to see.", always),
    (
        "round",
        "From the first player on, clockwise, everybody takes one and puts it on a free face of "
        "their planet.",
        always,
    ),
    ("round", "It may be turned in any of the 5 ways.", always),
    ("round", "The stack of a round, opened", always),
    ("round", "No edge has to match.", always),
    ("round", "Once it is put down, a continent never moves or turns again.", always),
    (
        "round",
        "Our ruling: the rulebook only says that a continent goes on a free face. That it may be "
        "turned, that no edge has to match and that it never moves later is our reading.",
        always,
    ),
    ("round", "3 continents are left over, and go face down to the stack of", players(2)),
    ("round", "2 continents are left over, and go face down to the stack of", players(3)),
    ("round", "1 continent is left over, and goes face down to the stack of", players(4)),
    ("round", "the stack of round 11 until that has 5, then to the stack of round 12", always),
    ("round", "until that has 5, then to the box.", always),
    (
        "round",
        "With 2 players the stack of round 11 is full after round 2, and the stack of round "
        "12 after round 4.",
        players(2),
    ),
    (
        "round",
        "With 3 players the stack of round 11 is full after round 3, and the stack of round "
        "12 after round 5.",
        players(3),
    ),
    (
        "round",
        "With 4 players the stack of round 11 is full after round 5, and the stack of round "
        "12 after round 10.",
        players(4),
    ),
    ("round", "26 continents go to the box in all.", players(2)),
    ("round", "14 continents go to the box in all.", players(3)),
    ("round", "2 continents go to the box in all.", players(4)),
    ("round", "Our ruling: what is left over keeps the order of its stack.", always),
    (
        "round",
        "Everybody has seen it, so it stays open knowledge what lies in the last 2 stacks and in "
        "the box.",
        always,
    ),
    ("round", "From round 3 on, each animal of the round goes to the best planet.", always),
    ("round", "The player to the left begins the next round.", always),
    # areas and regions
    (
        "regions",
        "Every continent has 5 areas, each of one of these habitats. A continent shows 2 or 3 of "
        "them.",
        always,
    ),
    *(("regions", name, always) for name in ("Ocean", "Forest", "Mountain", "Desert", "Glacier")),
    (
        "regions",
        "Areas touch when they share an edge: neighbours on the same continent, and areas that "
        "meet across the edge between continents.",
        always,
    ),
    ("regions", "Corners do not count.", always),
    ("regions", "A region is all areas of one habitat that are connected.", always),
    ("regions", "A single area is a region too.", always),
    (
        "regions",
        "A face without a continent is nothing: it touches nothing and spoils nothing.",
        always,
    ),
    ("regions", "A full planet has 60 areas.", always),
    (
        "regions",
        "Our ruling: the rulebook does not tell whether corners count, nor what a face without a "
        "continent does.",
        always,
    ),
    (
        "regions",
        "The numbers say how large each region is: here they are ocean 2, ocean 1, forest "
        "8, mountain 1 and glacier 3.",
        always,
    ),
    # what animals want
    (
        "wishes",
        "From round 3 on, at the end of each round, every animal of that round goes to the planet "
        "that suits it best.",
        always,
    ),
    ("wishes", "The most regions of a habitat: the number of separate regions counts.", always),
    ("wishes", "These are the kinds of wishes:", always),
    (
        "wishes",
        "The largest region of a habitat that touches another one: it has to touch at "
        "least one area of the other habitat.",
        always,
    ),
    (
        "wishes",
        "The largest region of a habitat that does not touch another one: it must not touch any "
        "area of the other habitat.",
        always,
    ),
    ("wishes", "The size of a region is the number of its areas.", always),
    ("wishes", "A planet without such a region never wins the animal.", always),
    (
        "wishes",
        "Our ruling: of the regions that touch, or do not touch, the largest one counts, even if "
        "the planet has a larger one that does not suit.",
        always,
    ),
    # ties
    (
        "ties",
        "Where planets tie for the best, or none suits it, an animal goes to the bottom of the "
        "next round’s animals.",
        always,
    ),
    ("ties", "It may travel on again from there.", always),
    ("ties", "In round 12 nothing travels on:", always),
    (
        "ties",
        "A tie for the most regions, or no planet that suits: nobody gets the animal.",
        always,
    ),
    (
        "ties",
        "A tie for the largest region: only the tied compare their second-largest region "
        "that suits",
        always,
    ),
    ("ties", "and only those still tied the next one.", always),
    ("ties", "A region that is missing counts 0.", always),
    ("ties", "Still tied after 3 regions, nobody gets the animal.", always),
    ("ties", "An example: two planets each have a forest of 9 that touches a glacier.", always),
    (
        "ties",
        "One of them also has a forest of 5 that touches a glacier, the other one has no second "
        "one. The first one gets the fox.",
        always,
    ),
    (
        "ties",
        "Half of the planet that gets the fox: forests of 9 and 5, and glaciers beside them",
        always,
    ),
    ("ties", "Half of the other one: a forest of 9, and a glacier beside it", always),
    ("ties", "Our ruling: sizes are compared, as the Dutch rulebook has it.", always),
    ("ties", "The French one only asks who has another region that suits.", always),
    # objectives
    (
        "objectives",
        "Your objective names a habitat. It gives points for the number of areas of that "
        "habitat on your whole planet, whether they touch or not:",
        objectives,
    ),
    ("objectives", "Ocean16 to 18 areas 2 points", objectives),
    ("objectives", "Glacier11 to 13 areas 2 points", objectives),
    ("objectives", "23 areas or more 10 points", objectives),
    ("objectives", "Fewer areas give nothing.", objectives),
    ("objectives", "Objectives stay secret until the end.", objectives),
    ("objectives", "You may look at your own at any time.", objectives),
    ("objectives", "Our ruling: areas are counted, as the French rulebook says.", objectives),
    (
        "objectives",
        "The Dutch one says regions, but its example counts areas.",
        objectives,
    ),
    # the end
    (
        "end",
        "The game ends after round 12, when all planets are covered and the last animals have "
        "settled.",
        always,
    ),
    ("end", "Every animal is worth 1 point.", beginners),
    ("end", "Everybody shows their objective, and gets its points.", objectives),
    (
        "end",
        "An animal is worth 2 points, but less if it lives in the habitat of your objective: then "
        "it is worth 1.",
        objectives,
    ),
    ("end", "Animals give their points whether or not the objective gave any.", objectives),
    ("end", "An animal lives in the habitat that its wish names first.", objectives),
    ("end", "The most points win.", always),
    (
        "end",
        "A tie goes to whoever has more animals. If that is a tie too, the victory is shared.",
        always,
    ),
    ("end", "An example: all this gives 9 points together", objectives),
    ("end", "Ocean objective: 19 areas44 points", objectives),
    ("end", "Whale round 5, objective’s habitat11 point", objectives),
    ("end", "Penguin round 922 points", objectives),
    ("end", "Fox round 1222 points", objectives),
    ("end", "An example: all this gives 3 points together", beginners),
    ("end", "Whale round 511 point", beginners),
    ("end", "Penguin round 911 point", beginners),
    ("end", "Fox round 1211 point", beginners),
    # variants
    ("beginners", "This game is played this way.", beginners),
    ("beginners", "This is a variant: it can be chosen before a game.", objectives),
    ("beginners", "There are no objectives, and every animal is worth 1 point.", always),
    ("beginners", "It is meant for a first game, and for children.", always),
    ("hidden", "This game is played this way.", hidden),
    ("hidden", "This is a variant: it can be chosen before a game.", all_open),
    (
        "hidden",
        "Of the 20 animals, 10 lie open in a row and 10 face down in another: one of each row for "
        "every round from 3 to 12.",
        always,
    ),
    ("hidden", "One animal lies open, one face down", always),
    (
        "hidden",
        "At the end of every round, from the first on, the next face-down animal is turned up:",
        always,
    ),
    *(("hidden", f"End of round {end} animal of round {end + 2}", always) for end in range(1, 11)),
    (
        "hidden",
        "Our ruling: the rulebook calls this 3 rounds ahead, counting the round that has just "
        "ended.",
        always,
    ),
    # animals, and what is ours
    (
        "animals",
        "An animal lives in the habitat that its wish names first, and stands below it here.",
        always,
    ),
    (
        "components",
        "These rules are told in our own words, after the rulebook in Dutch and French.",
        always,
    ),
    ("components", "What it leaves open is marked as our ruling.", always),
    (
        "components",
        "The rulebook prints neither the continents nor the cards, so some of them are our own "
        "design.",
        always,
    ),
    ("components", "The continents are ours: the box has other ones.", always),
    ("components", "Of the animals some are known, with what they want.", always),
    (
        "components",
        "How many animals each round has is only drawn in the rulebook. We go by several reviews "
        "that describe the drawing.",
        all_open,
    ),
    ("components", "Most animals’ wishes are our choice, and some of the animals too.", always),
    (
        "components",
        "Of the objectives, how many areas give points is our choice for Mountain and Ocean.",
        objectives,
    ),
    ("components", "The others fit what is known of the box.", objectives),
    (
        "components",
        "The pictures of the animals are from Fluent Emoji by Microsoft, under the MIT licence.",
        always,
    ),
    ("components", "The walrus and all other drawings are our own.", always),
]
