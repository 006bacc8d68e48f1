"""What the rules of Make Me a Planet say, sentence by sentence, and for which games.

The numbers are those of the rulebooks: the page takes its own from the engine.
"""

from collections.abc import Callable

from engine.prince.options import Options

Holds = Callable[[Options], bool]


def always(_options: Options) -> bool:
    return True


def two(options: Options) -> bool:
    return options.players == 2


def more(options: Options) -> bool:
    return options.players > 2


def players(number: int) -> Holds:
    return lambda options: options.players == number


def edition(year: str) -> Holds:
    return lambda options: options.edition == year


def hidden(options: Options) -> bool:
    return options.hidden_characters


def both(*conditions: Holds) -> Holds:
    return lambda options: all(holds(options) for holds in conditions)


def no(condition: Holds) -> Holds:
    return lambda options: not condition(options)


# Where, what, and for which games.
STATEMENTS: list[tuple[str, str, Holds]] = [
    (
        "game",
        "Everybody builds a small round planet of 16 tiles, one in each of 16 rounds.",
        always,
    ),
    ("game", "Characters live in its corners.", always),
    ("game", "At the end each of them gives points for what it loves on the planet.", always),
    ("game", "Whoever has the most points wins.", always),
    ("game", "A finished planet", always),
    # tiles
    ("tiles", "There are 80 tiles, in 4 piles of 20:", always),
    *(
        ("tiles", name, always)
        for name in ("Middle", "Uphill edge", "Downhill edge", "Corner characters")
    ),
    ("tiles", "for the middle of the planet", always),
    ("tiles", "for the left edge place of each side, where the ground climbs", always),
    ("tiles", "for the right edge place of each side, where the ground falls", always),
    ("tiles", "for the corners", always),
    ("tiles", "All tiles together show:", always),
    ("tiles", "13 baobabs", always),
    ("tiles", "22 volcanoes", always),
    ("tiles", "18 sunsets", always),
    ("tiles", "5 roses", always),
    ("tiles", "46 lampposts", always),
    ("tiles", "10 boxes", always),
    ("tiles", "34 stars", always),
    ("tiles", "9 foxes", always),
    ("tiles", "6 elephants", always),
    ("tiles", "10 snakes", always),
    ("tiles", "23 white sheep", always),
    ("tiles", "15 grey sheep", edition("2013")),
    ("tiles", "5 brown sheep", edition("2013")),
    ("tiles", "15 yellow sheep", edition("2025")),
    ("tiles", "5 blue sheep", edition("2025")),
    ("tiles", "The faces of the 2025 tiles are not known to us.", edition("2025")),
    (
        "tiles",
        "Our game of 2025 uses the faces of 2013, with the yellow and blue sheep of 2025.",
        edition("2025"),
    ),
    # before the game
    ("setup", "Each pile is shuffled by itself and lies face down.", always),
    ("setup", "With 2 players, 8 tiles of each pile are put out of play, unseen.", players(2)),
    ("setup", "With 3 players, 8 tiles of each pile are put out of play, unseen.", players(3)),
    ("setup", "With 4 players, 4 tiles of each pile are put out of play, unseen.", players(4)),
    ("setup", "With 5 players all tiles are in play.", players(5)),
    ("setup", "So each pile is used up in exactly 4 rounds.", always),
    ("setup", "The youngest starts: the table says who that is.", always),
    # a round
    ("round", "The first player chooses a pile that still has tiles, ", always),
    ("round", "has tiles, and draws 3 tiles: one for each player.", players(3)),
    ("round", "has tiles, and draws 4 tiles: one for each player.", players(4)),
    ("round", "has tiles, and draws 5 tiles: one for each player.", players(5)),
    ("round", "In the first round this is the pile of characters.", edition("2025")),
    ("round", "The drawn tiles lie open for all to see.", more),
    ("round", "Drawn, and open for all", more),
    ("round", "Only characters are looked at in secret.", both(more, hidden)),
    (
        "round",
        "Our ruling: the 2025 rulebook has the tiles handed on from player to player.",
        both(more, edition("2025")),
    ),
    (
        "round",
        "Here they lie open, as in the edition of 2013.",
        both(more, edition("2025"), no(hidden)),
    ),
    (
        "round",
        "Here all but the characters lie open, as in the edition of 2013.",
        both(more, edition("2025"), hidden),
    ),
    (
        "round",
        "The first player takes one of them and puts it on their planet, then names a player who "
        "has no tile yet in this round.",
        more,
    ),
    (
        "round",
        "That player takes one of the tiles that are left, puts it down and names the next one, "
        "and so on.",
        more,
    ),
    (
        "round",
        "The last player gets the last tile without a choice but for its place, and is first "
        "player of the next round.",
        more,
    ),
    (
        "round",
        "Where one pile or one player is left to choose, the game goes on by itself.",
        more,
    ),
    # a round of two
    ("round", "has tiles, draws 3 tiles and looks at them in secret.", two),
    ("round", "The first player lays one of them face down and the other 2 open.", two),
    ("round", "Laid out for the other player", two),
    (
        "round",
        "The other player takes one: an open one, or the face-down one without having seen it.",
        two,
    ),
    ("round", "The first player takes one of the tiles that are left.", two),
    ("round", "The last tile is discarded open, and stays known to both.", two),
    ("round", "In the next round the roles are swapped. Nobody is named.", two),
    (
        "round",
        "Our ruling: the face-down tile is turned up when it is taken or discarded, so that both "
        "see it.",
        two,
    ),
    ("round", "Only a character that was taken stays face down.", both(two, hidden)),
    ("round", "Where one pile is left to choose, the game goes on by itself.", two),
    # where tiles go
    ("places", "A planet is a square of 4 by 4 places, 4 for each kind of tile.", always),
    ("places", "The corners are the characters’ own: no other tile lies there.", always),
    (
        "places",
        "Turn the planet as you like: between the upper corners the ground climbs on the "
        "left place and falls on the right one.",
        always,
    ),
    ("places", "One side of a planet: first an uphill edge, then a downhill edge", always),
    ("places", "A tile goes on any free place of its kind, turned so that it fits.", always),
    ("places", "Tiles need not lie side by side: gaps are filled later.", always),
    ("places", "A planet may be built in any order, its characters first, for example.", always),
    ("places", "The places of each kind, lit on the backs of its tiles", always),
    ("places", "Once it is put down, a tile never moves.", always),
    (
        "places",
        "Our ruling: only the 2025 rulebook says so, and we play it so in both editions.",
        edition("2013"),
    ),
    ("places", "Where a tile lies never changes a score: only what is on it counts.", always),
    # baobabs
    ("baobabs", "With up to 2 baobabs in view on a planet, nothing happens.", always),
    (
        "baobabs",
        "The moment there are 3 in view on one planet, all tiles of this planet that show a "
        "baobab are turned face down, at once.",
        always,
    ),
    (
        "baobabs",
        "Nothing on a turned tile counts any more: no sheep, no volcano, no star, and no baobab.",
        always,
    ),
    ("baobabs", "3 baobabs in view…… and all these tiles turn", always),
    (
        "baobabs",
        "After that, new baobabs may be placed. When there are as many in view on the planet "
        "again, these turn too.",
        always,
    ),
    ("baobabs", "So a planet never shows more than 2 baobabs.", always),
    # characters
    ("characters", "Each of the 4 characters on your planet gives points.", always),
    (
        "characters",
        "The same character may be there several times, and each of them scores.",
        always,
    ),
    ("characters", "Only what is in view counts: nothing on a turned tile does.", always),
    ("characters", "4 points for each snake", always),
    ("characters", "1 point for each planet tile without a volcano", always),
    (
        "characters",
        "Planet tiles are those of the middle and the edge: characters do not count.",
        always,
    ),
    ("characters", "Turned tiles count, whatever is on their other side.", always),
    ("characters", "whatever is on their other side. That makes 12 points at most.", always),
    (
        "characters",
        "Our ruling: the 2025 rulebook only says “each tile without a volcano”.",
        edition("2025"),
    ),
    ("characters", "We count as the edition of 2013 does.", edition("2025")),
    ("characters", "2 points for each sunset", always),
    ("characters", "exactly 1 rose: 14 points, exactly 2 roses: 7 points", always),
    ("characters", "With more roses than that, the King gives no points at all.", always),
    ("characters", "Our ruling: without a rose he gives none either.", always),
    ("characters", "1 point for each lamppost", always),
    ("characters", "3 points for each species: fox, elephant, snake, sheep", always),
    (
        "characters",
        "Each species counts once, and sheep of all colours are one species. That makes 12 "
        "points at most.",
        always,
    ),
    ("characters", "3 points for each turned tile", always),
    ("characters", "Drunkard", edition("2013")),
    ("characters", "Bottle Collector", edition("2025")),
    ("characters", "2 points for each white sheep", always),
    ("characters", "3 points for each grey sheep", edition("2013")),
    ("characters", "5 points for each brown sheep", edition("2013")),
    ("characters", "3 points for each yellow sheep", edition("2025")),
    ("characters", "5 points for each blue sheep", edition("2025")),
    ("characters", "7 points for each baobab in view", always),
    ("characters", "That makes 14 points at most.", always),
    ("characters", "1 point for each big star", always),
    (
        "characters",
        "Stars on characters count too. Stars on turned tiles do not.",
        no(hidden),
    ),
    (
        "characters",
        "Stars on characters count too, also on hidden ones. Stars on turned tiles do not.",
        hidden,
    ),
    (
        "characters",
        "The 2025 rulebook calls them yellow stars. Its blue star only marks an edge tile and "
        "never counts.",
        edition("2025"),
    ),
    ("characters", "3 points for each colour of sheep, 1 point for each box", always),
    ("characters", "Each colour counts once, however many sheep of it you have.", always),
    ("characters", "All 20 characters together show 20 stars, and nothing else.", always),
    # volcanoes and the end
    ("volcanoes", "Tiles with a volcano", always),
    (
        "volcanoes",
        "At the end, whoever has the most volcanoes in view loses 1 point for each of theirs.",
        always,
    ),
    ("volcanoes", "In a tie for the most, everybody who is tied loses these points.", always),
    ("volcanoes", "A volcano on a turned tile is not in view, and does not count.", always),
    ("end", "The game ends after round 16, when all planets are full.", always),
    ("end", "Add up what your characters give, and take off what your volcanoes cost.", always),
    ("end", "Our ruling: a total may fall below 0.", always),
    ("end", "The highest total wins.", always),
    (
        "end",
        "A tie goes to whoever has fewer volcanoes in view. If that is a tie too, the victory is "
        "shared.",
        always,
    ),
    # the example of the rulebooks
    ("example", "Ada’s planet", always),
    ("example", "Ben’s planet", always),
    ("example", "Hunter: 12 for fox, elephant, snake and sheep", always),
    ("example", "Gardener: 14 for 2 baobabs", always),
    ("example", "White Businessman: 12 for 6 white sheep", always),
    ("example", "King: 7 for 2 roses", always),
    ("example", "That makes 45. Ada has 6 volcanoes, the most, and so 39 points.", always),
    ("example", "Geographer: 9 for 9 tiles without a volcano", always),
    ("example", "Drunkard: 9 for 3 turned tiles", edition("2013")),
    ("example", "Bottle Collector: 9 for 3 turned tiles", edition("2025")),
    (
        "example",
        "Little Prince: 13 for 4 white sheep, a grey sheep, 2 brown sheep and 4 boxes",
        edition("2013"),
    ),
    (
        "example",
        "Little Prince: 13 for 4 white sheep, a yellow sheep, 2 blue sheep and 4 boxes",
        edition("2025"),
    ),
    ("example", "Brown Businessman: 10 for 2 brown sheep", edition("2013")),
    ("example", "Blue Businessman: 10 for 2 blue sheep", edition("2025")),
    ("example", "Ben has 3 volcanoes, not the most, and so 41 points.", always),
    # hidden characters
    ("hidden", "Characters are hidden in this game.", hidden),
    ("hidden", "This is a variant: it can be chosen before a game.", no(hidden)),
    ("hidden", "A hidden character: its back tells nothing", always),
    (
        "hidden",
        "Drawn characters do not lie open. The first player looks at them in secret, takes "
        "one and passes the others on to the player who is named, who looks at them in secret, "
        "and so on.",
        more,
    ),
    ("hidden", "A character is placed face down, so that only its back is seen.", more),
    (
        "hidden",
        "You know which characters you have passed on, but not who took which of them.",
        more,
    ),
    ("hidden", "Whoever passes on a single one knows who has it.", more),
    (
        "hidden",
        "Characters are drawn and laid out like all tiles: the first player sees all of "
        "them, both players see the open ones.",
        two,
    ),
    (
        "hidden",
        "A character that is taken is placed face down. If it lay open, both know it all the same.",
        two,
    ),
    (
        "hidden",
        "If the other player takes the face-down one, both know it: one of them laid it down, "
        "the other one has taken it.",
        two,
    ),
    (
        "hidden",
        "If the first player takes the face-down one, the other does not see it until the end.",
        two,
    ),
    ("hidden", "The character that is left over is discarded open.", two),
    (
        "hidden",
        "At the end of the game all characters are turned up, and score as ever.",
        always,
    ),
    ("hidden", "You may look at your own hidden characters at any time.", always),
    ("hidden", "Their stars count at the end as those of open characters do.", always),
    (
        "hidden",
        "The points that are shown during the game never use a character you can’t know.",
        always,
    ),
    (
        "hidden",
        "Our ruling: the rulebooks differ in how much they tell of this variant, and we follow "
        "the fullest one, the French rulebook of 2013.",
        more,
    ),
    ("hidden", "Our ruling: the rulebooks do not say how 2 players play this variant.", two),
    # what is ours
    (
        "reading",
        "These rules are told in our own words, after the rulebooks that we know: in French, "
        "Italian and Polish of 2013, and in Spanish of 2025.",
        always,
    ),
    ("reading", "What they leave open is marked as our ruling.", always),
    ("reading", "No rulebook prints the faces of the tiles.", always),
    (
        "reading",
        "Ours are those of the one public list of the box of 2013, with its doubts:",
        always,
    ),
    ("reading", "3 tiles for the middle are the same as another one.", always),
    ("reading", "The uphill and the downhill pile differ in 1 tile only.", always),
    (
        "reading",
        "The faces of 2025 are not known: our game of 2025 uses those of 2013.",
        edition("2025"),
    ),
    ("reading", "All drawings are our own.", always),
]
