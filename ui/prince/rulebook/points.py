"""What counts at the end: the characters, the volcanoes, who wins, and an example."""

from __future__ import annotations

from collections.abc import Iterator

from engine.prince.options import Options
from engine.prince.planet import SLOT_KIND, SLOTS_OF, TOO_MANY_BAOBABS
from engine.prince.rules import ROUNDS
from engine.prince.scoring import POINTS_LOST_BY_A_VOLCANO, RULES, ScoreSheet, score_sheets
from engine.prince.tiles import CHARACTERS, OBJECTS, PILES
from ui.html import Html, el, join
from ui.prince.picture import planet_picture, tile_picture
from ui.prince.rulebook.example import FIRST_PLANET, SECOND_PLANET
from ui.prince.words import character_name, character_wish, counted, why
from ui.rulebook import Section, figure, heading, ruling, say
from ui.words import N_, _, ngettext, sentences, translated

# Translators: two people in an example: names that your country has.
PLAYERS = (N_("Ada"), N_("Ben"))  # of the example


def worth(character: str, **counts: int) -> int:
    """What a character gives for so many of the things it counts."""
    return RULES[character].points(dict.fromkeys(OBJECTS, 0) | counts)


def characters(options: Options) -> Section:
    """All of them, each with its picture and what it gives points for."""
    edition = options.edition
    words = join(
        say(
            _(
                "Each of the {number} characters on your planet gives points. The same character "
                "may be there several times, and each of them scores.",
                number=len(SLOTS_OF["character"]),
            ),
            _("Only what is in view counts: nothing on a turned tile does."),
        ),
        el("ul", [_character(name, options) for name in CHARACTERS], class_="cast"),
        say(_in_the_pile(edition)),
    )
    return Section("characters", _("Characters"), words)


def _character(name: str, options: Options) -> Html:
    tile = next(tile for tile in PILES["character"] if tile.character == name)
    words = el(
        "div",
        heading("h3", name, character_name(name, options.edition)),
        el("p", character_wish(name, options.edition), class_="wish-line"),
        list(_notes(name, options)),
        el("small", _copies(name)),
    )
    return el("li", tile_picture(tile, None, False, options.edition), words)


def _copies(name: str) -> str:
    count = sum(tile.character == name for tile in PILES["character"])
    return ngettext("{count} in the pile", "{count} in the pile", count)


def _in_the_pile(edition: str) -> str:
    stars = sum(tile.objects.get("star", 0) for tile in PILES["character"])
    return _(
        "All {tiles} characters together show {stars}, and nothing else.",
        tiles=len(PILES["character"]),
        stars=counted("star", stars, edition),
    )


def _notes(name: str, options: Options) -> Iterator[Html]:
    """What else there is to know about a character."""
    match name:
        case "geographer":
            yield from _geographer(options.edition)
        case "king":
            yield say(_("With more roses than that, the King gives no points at all."))
            yield ruling(_("Our ruling: without a rose he gives none either."))
        case "hunter":
            yield say(_hunter())
        case "gardener":
            yield say(_gardener())
        case "turkish_astronomer":
            yield say(_turkish_astronomer(options))
            if options.edition == "2025":
                yield say(
                    _(
                        "The 2025 rulebook calls them yellow stars. Its blue star only marks "
                        "an edge tile and never counts."
                    )
                )
        case "little_prince":
            yield say(_("Each colour counts once, however many sheep of it you have."))


def _geographer(edition: str) -> Iterator[Html]:
    counts = _(
        "Planet tiles are those of the middle and the edge: characters do not count. Turned "
        "tiles count, whatever is on their other side."
    )
    tiles = sum(kind != "character" for kind in SLOT_KIND)
    yield say(sentences([counts, _at_most(worth("geographer", calm_tile=tiles))]))
    if edition == "2025":
        yield ruling(
            _(
                "Our ruling: the 2025 rulebook only says “each tile without a volcano”. "
                "We count as the edition of 2013 does."
            )
        )


def _hunter() -> str:
    counts = _("Each species counts once, and sheep of all colours are one species.")
    most = worth("hunter", **dict.fromkeys(RULES["hunter"].counts, 1))
    return sentences([counts, _at_most(most)])


def _gardener() -> str:
    return _at_most(worth("gardener", baobab=TOO_MANY_BAOBABS - 1))


def _at_most(points: int) -> str:
    return ngettext(
        "That makes {count} point at most.", "That makes {count} points at most.", points
    )


def _turkish_astronomer(options: Options) -> str:
    if options.hidden_characters:
        return _(
            "Stars on characters count too, also on hidden ones. Stars on turned tiles do not."
        )
    return _("Stars on characters count too. Stars on turned tiles do not.")


def volcanoes(options: Options) -> Section:
    """Who has most pays for all of theirs."""
    some = [tile for tile in PILES["core"] if "volcano" in tile.objects][: len(PLAYERS)]
    words = say(
        ngettext(
            "At the end, whoever has the most volcanoes in view loses {count} point "
            "for each of theirs.",
            "At the end, whoever has the most volcanoes in view loses {count} points "
            "for each of theirs.",
            POINTS_LOST_BY_A_VOLCANO,
        ),
        _("In a tie for the most, everybody who is tied loses these points."),
        _("A volcano on a turned tile is not in view, and does not count."),
    )
    shown = [tile_picture(tile, None, False, options.edition) for tile in some]
    picture = figure(_("Tiles with a volcano"), shown, class_="few")
    return Section("volcanoes", _("Volcanoes"), words, picture)


def the_end(_options: Options) -> Section:
    """When it is over, and who wins."""
    words = join(
        say(
            _("The game ends after round {rounds}, when all planets are full.", rounds=ROUNDS),
            _("Add up what your characters give, and take off what your volcanoes cost."),
        ),
        ruling(_("Our ruling: a total may fall below 0.")),
        say(
            _("The highest total wins."),
            _(
                "A tie goes to whoever has fewer volcanoes in view. "
                "If that is a tie too, the victory is shared."
            ),
        ),
    )
    return Section("end", _("The end"), words)


def an_example(options: Options) -> Section:
    """Two planets of one table, counted out by the rules."""
    edition, planets = options.edition, (FIRST_PLANET, SECOND_PLANET)
    sheets = score_sheets(planets)
    parts = [
        el(
            "div",
            figure(_("{name}’s planet", name=translated(name)), planet_picture(planet, edition)),
            el("ul", _counted_out(sheet, edition)),
            say(_total(sheet, translated(name), edition)),
        )
        for name, planet, sheet in zip(PLAYERS, planets, sheets, strict=True)
    ]
    return Section("example", _("An example"), el("div", parts, class_="example"))


def _counted_out(sheet: ScoreSheet, edition: str) -> list[Html]:
    return [
        el(
            "li",
            _(
                "{name}: {points} for {why}",
                name=character_name(line.source, edition),
                points=line.points,
                why=why(line, edition),
            ),
        )
        for line in sheet.lines
    ]


def _total(sheet: ScoreSheet, name: str, edition: str) -> str:
    volcanoes = counted("volcano", sheet.volcanoes, edition)
    if not sheet.penalty:
        return ngettext(
            "{name} has {volcanoes}, not the most, and so {count} point.",
            "{name} has {volcanoes}, not the most, and so {count} points.",
            sheet.total,
            name=name,
            volcanoes=volcanoes,
        )
    return ngettext(
        "That makes {points}. {name} has {volcanoes}, the most, and so {count} point.",
        "That makes {points}. {name} has {volcanoes}, the most, and so {count} points.",
        sheet.total,
        points=sheet.total + sheet.penalty,
        name=name,
        volcanoes=volcanoes,
    )
