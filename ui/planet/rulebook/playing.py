"""What the game is about, how it is set up, how a round goes, and what a region is."""

from __future__ import annotations

from engine.planet.animals import ANIMALS
from engine.planet.options import Options
from engine.planet.rules import (
    ANIMALS_A_ROUND,
    BEFORE_THE_BOX,
    DEALT_STACKS,
    LIFE_BEGINS,
    ROUNDS,
    STACK_SIZE,
    deal_animals,
)
from engine.planet.solid import AREAS, EDGES, FACES
from engine.planet.tiles import HABITATS, HABITATS_ON_A_TILE, TILES
from ui.html import Html, el, join
from ui.planet.picture import paints, small_globe, swatch, tile_picture
from ui.planet.rulebook.example import FULL_PLANET, region_sizes, with_sizes
from ui.planet.words import habitat_title
from ui.rulebook import Section, facts, figure, ruling, say, steps
from ui.words import _, ngettext

DEALT_ANIMALS = sum(ANIMALS_A_ROUND)
ROW = ROUNDS - LIFE_BEGINS + 1  # of hidden animals, or of open ones beside them


def the_game(options: Options) -> Section:
    """The game in a few sentences."""
    words = join(
        paints(),
        say(
            _(
                "Everybody has a planet with {faces} faces. In {rounds} rounds you cover it "
                "with continents: one tile a round.",
                faces=FACES,
                rounds=ROUNDS,
            ),
            _("Animals come to the planet that suits them best, and give points."),
            None
            if options.beginners
            else _("A secret objective gives points for the land of one habitat."),
            _("Whoever has the most points wins."),
            _("Anyone may look at anyone’s planet at any time."),
        ),
    )
    picture = figure(_("A covered planet, seen from one side"), small_globe(FULL_PLANET))
    return Section("game", _("The game"), words, picture)


def before_the_game(options: Options) -> Section:
    """What is dealt, openly and in secret."""
    words = join(
        say(
            _(
                "The {tiles} continents are shuffled into {stacks} stacks of {size}, face down: "
                "one for each of the first {stacks} rounds.",
                tiles=len(TILES),
                stacks=DEALT_STACKS,
                size=STACK_SIZE,
            ),
            _(
                "{dealt} of the {animals} animals are dealt to the rounds.",
                dealt=DEALT_ANIMALS,
                animals=len(ANIMALS),
            ),
            _two_rows() if options.hidden_animals else _("All of them lie open:"),
        ),
        animals_by_round(options),
        None if options.beginners else say(_objectives_dealt()),
        say(_("The youngest starts: the table says who that is.")),
    )
    return Section("setup", _("Before the game"), words)


def _two_rows() -> str:
    return _(
        "Each round from round {first} on gets an open one and one that lies face down:",
        first=LIFE_BEGINS,
    )


def animals_by_round(options: Options) -> Html:
    """How many animals come in which round."""
    dealt = deal_animals(tuple(ANIMALS.values()), options.hidden_animals)
    return facts(
        (
            _("Round {round}", round=number),
            ngettext("{count} animal", "{count} animals", len(animals)),
        )
        for number, animals in enumerate(dealt, 1)
    )


def _objectives_dealt() -> str:
    return ngettext(
        "Everybody gets {count} objective in secret: nobody else sees it before the end.",
        "Everybody gets one of the {count} objectives, in secret: nobody else sees it "
        "before the end.",
        len(HABITATS),
    )


def a_round(options: Options) -> Section:
    """Continents, then life, then the next player begins."""
    words = join(
        steps(
            (
                ngettext(
                    "The stack of the round is opened: {count} continent, for all to see.",
                    "The stack of the round is opened: {count} continents, for all to see.",
                    STACK_SIZE,
                ),
                _(
                    "From the first player on, clockwise, everybody takes one and puts it "
                    "on a free face of their planet."
                ),
            ),
            (
                _("It may be turned in any of the {turns} ways.", turns=EDGES),
                _("No edge has to match."),
                _("Once it is put down, a continent never moves or turns again."),
            ),
            (_leftovers(options.players),),
            (
                _(
                    "From round {round} on, each animal of the round goes to the best planet.",
                    round=LIFE_BEGINS,
                ),
            ),
            (_("The player to the left begins the next round."),),
        ),
        ruling(
            _(
                "Our ruling: the rulebook only says that a continent goes on a free face. That it "
                "may be turned, that no edge has to match and that it never moves later is our "
                "reading."
            )
        ),
        _where_leftovers_go(options.players),
    )
    picture = figure(
        _("The stack of a round, opened"),
        [tile_picture(tile) for tile in list(TILES.values())[8 : 8 + STACK_SIZE]],
        class_="few",
    )
    return Section("round", _("A round"), words, picture)


def _leftovers(players: int) -> str:
    return ngettext(
        "{count} continent is left over, and goes face down to the stack of round {next} until "
        "that has {size}, then to the stack of round {last} until that has {size}, "
        "then to the box.",
        "{count} continents are left over, and go face down to the stack of round {next} until "
        "that has {size}, then to the stack of round {last} until that has {size}, "
        "then to the box.",
        STACK_SIZE - players,
        size=STACK_SIZE,
        next=DEALT_STACKS + 1,
        last=ROUNDS,
    )


def full_after(players: int, tiles: int) -> int:
    """After which round so many tiles have been left over."""
    return -(-tiles // (STACK_SIZE - players))


def boxed(players: int) -> int:
    """How many tiles go to the box in a whole game."""
    return ROUNDS * (STACK_SIZE - players) - BEFORE_THE_BOX


def _where_leftovers_go(players: int) -> Html:
    return join(
        say(
            _(
                "With {players} players the stack of round {next} is full after round {first}, "
                "and the stack of round {last} after round {second}.",
                players=players,
                next=DEALT_STACKS + 1,
                last=ROUNDS,
                first=full_after(players, STACK_SIZE),
                second=full_after(players, BEFORE_THE_BOX),
            ),
            ngettext(
                "{count} continent goes to the box in all.",
                "{count} continents go to the box in all.",
                boxed(players),
            ),
        ),
        ruling(
            ngettext(
                "Our ruling: what is left over keeps the order of its stack. Everybody has seen "
                "it, so it stays open knowledge what lies in the last stack and in the box.",
                "Our ruling: what is left over keeps the order of its stack. Everybody has seen "
                "it, so it stays open knowledge what lies in the last {count} stacks and in the "
                "box.",
                ROUNDS - DEALT_STACKS,
            )
        ),
    )


def regions(_options: Options) -> Section:
    """Areas, contact and regions."""
    words = join(
        say(
            _(
                "Every continent has {areas} areas, each of one of these habitats. A continent "
                "shows {few} or {more} of them.",
                areas=EDGES,
                few=HABITATS_ON_A_TILE[0],
                more=HABITATS_ON_A_TILE[1],
            )
        ),
        el("ul", [el("li", swatch(h), habitat_title(h)) for h in HABITATS], class_="swatches"),
        say(
            _(
                "Areas touch when they share an edge: neighbours on the same continent, and "
                "areas that meet across the edge between continents. Corners do not count."
            ),
            _(
                "A region is all areas of one habitat that are connected. "
                "A single area is a region too."
            ),
            _("A face without a continent is nothing: it touches nothing and spoils nothing."),
            _("A full planet has {areas} areas.", areas=AREAS),
        ),
        ruling(
            _(
                "Our ruling: the rulebook does not tell whether corners count, nor what a face "
                "without a continent does."
            )
        ),
    )
    caption = _(
        "The numbers say how large each region is: here they are {sizes}.", sizes=region_sizes()
    )
    return Section("regions", _("Areas and regions"), words, figure(caption, with_sizes()))
