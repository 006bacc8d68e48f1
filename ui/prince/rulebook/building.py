"""The tiles, where they go, and what becomes of baobabs."""

from __future__ import annotations

from engine.prince.options import Options
from engine.prince.planet import SIDE, SLOTS, TOO_MANY_BAOBABS
from engine.prince.tiles import KINDS, OBJECTS, PILE_SIZE, PILES, TILES, Kind
from ui.html import Html, el, join
from ui.prince.picture import back_picture, tile_picture
from ui.prince.words import counted, kind_name, kind_place, painted
from ui.rulebook import Section, figure, ruling, say
from ui.scene import icon
from ui.words import _, ngettext


def the_tiles(options: Options) -> Section:
    """The piles, and all that is on them."""
    edition = options.edition
    words = join(
        say(
            _(
                "There are {tiles} tiles, in {piles} piles of {size}:",
                tiles=len(TILES),
                piles=len(KINDS),
                size=PILE_SIZE,
            )
        ),
        el("ul", [_pile(kind, edition) for kind in KINDS], class_="pile-list"),
        say(_("All tiles together show:")),
        el("ul", [_object(thing, edition) for thing in OBJECTS], class_="object-list"),
        _faces_of_2025() if edition == "2025" else None,
    )
    return Section("tiles", _("The tiles"), words)


def _pile(kind: Kind, edition: str) -> Html:
    """A back, a face, and where such tiles go: a back has their places lit."""
    pictures = el("span", back_picture(kind), tile_picture(PILES[kind][0], None, False, edition))
    return el("li", pictures, el("span", el("b", kind_name(kind)), el("small", kind_place(kind))))


def _object(thing: str, edition: str) -> Html:
    """A thing, and how often it is on the tiles."""
    times = sum(tile.objects.get(thing, 0) for tile in TILES.values())
    return el("li", icon(painted(thing, edition)), counted(thing, times, edition))


def _faces_of_2025() -> Html:
    return ruling(
        _(
            "The faces of the 2025 tiles are not known to us. Our game of 2025 uses the faces "
            "of 2013, with the yellow and blue sheep of 2025."
        )
    )


def places(options: Options) -> Section:
    """How a planet is built."""
    words = join(
        say(
            _(
                "A planet is a square of {side} by {side} places, {each} for each kind of tile.",
                side=SIDE,
                each=len(SLOTS) // len(KINDS),
            ),
            _("The corners are the characters’ own: no other tile lies there."),
            _(
                "Turn the planet as you like: between the upper corners the ground climbs on the "
                "left place and falls on the right one."
            ),
            _("A tile goes on any free place of its kind, turned so that it fits."),
            _("Tiles need not lie side by side: gaps are filled later."),
            _("A planet may be built in any order, its characters first, for example."),
            _("Once it is put down, a tile never moves."),
        ),
        None if options.edition == "2025" else _never_moves_ruling(),
        say(_("Where a tile lies never changes a score: only what is on it counts.")),
    )
    backs = [back_picture(kind) for kind in KINDS]
    pictures = join(
        figure(_("The places of each kind, lit on the backs of its tiles"), backs, class_="few"),
        figure(
            _("One side of a planet: first an uphill edge, then a downhill edge"),
            _one_side(options.edition),
            class_="few",
        ),
    )
    return Section("places", _("Where tiles go"), words, pictures)


def _one_side(edition: str) -> list[Html]:
    """A tile on which the ground climbs, and beside it one on which it falls."""
    return [tile_picture(PILES[kind][-1], None, False, edition) for kind in ("rising", "falling")]


def _never_moves_ruling() -> Html:
    return ruling(
        _("Our ruling: only the 2025 rulebook says so, and we play it so in both editions.")
    )


def baobabs(options: Options) -> Section:
    """One too many turns all of them."""
    words = say(
        ngettext(
            "With up to {count} baobab in view on a planet, nothing happens.",
            "With up to {count} baobabs in view on a planet, nothing happens.",
            TOO_MANY_BAOBABS - 1,
        ),
        ngettext(
            "The moment there is {count} in view on one planet, the tile of this planet that "
            "shows it is turned face down, at once.",
            "The moment there are {count} in view on one planet, all tiles of this planet that "
            "show a baobab are turned face down, at once.",
            TOO_MANY_BAOBABS,
        ),
        _(
            "Nothing on a turned tile counts any more: "
            "no sheep, no volcano, no star, and no baobab."
        ),
        _(
            "After that, new baobabs may be placed. When there are as many in view on the planet "
            "again, these turn too."
        ),
        ngettext(
            "So a planet never shows more than {count} baobab.",
            "So a planet never shows more than {count} baobabs.",
            TOO_MANY_BAOBABS - 1,
        ),
    )
    too_many = ngettext("{count} baobab in view…", "{count} baobabs in view…", TOO_MANY_BAOBABS)
    pictures = join(
        figure(too_many, _too_many(options.edition, False), class_="few"),
        figure(_("… and all these tiles turn"), _too_many(options.edition, True), class_="few"),
    )
    return Section("baobabs", _("Baobabs"), words, pictures)


def _too_many(edition: str, turned: bool) -> list[Html]:
    """Some tiles that show a baobab, as many as turn."""
    found = [tile for tile in PILES["core"] if tile.baobab]
    return [tile_picture(tile, None, turned, edition) for tile in found[:TOO_MANY_BAOBABS]]
