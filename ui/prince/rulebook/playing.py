"""What the game is about, how it is set up, and how a round goes."""

from __future__ import annotations

from engine.prince.options import Options
from engine.prince.planet import SLOTS
from engine.prince.rules import OUT_OF_PLAY, ROUNDS, TILES_A_ROUND
from engine.prince.tiles import PILE_SIZE, PILES
from ui.html import Html, join
from ui.prince.picture import back_picture, planet_picture, tile_picture
from ui.prince.rulebook.example import FIRST_PLANET
from ui.rulebook import Section, figure, ruling, say, steps
from ui.words import _, ngettext


def the_game(options: Options) -> Section:
    """The game in three sentences."""
    words = say(
        _(
            "Everybody builds a small round planet of {tiles} tiles, "
            "one in each of {rounds} rounds.",
            tiles=len(SLOTS),
            rounds=ROUNDS,
        ),
        _(
            "Characters live in its corners. At the end each of them gives points "
            "for what it loves on the planet."
        ),
        _("Whoever has the most points wins."),
    )
    picture = figure(_("A finished planet"), planet_picture(FIRST_PLANET, options.edition))
    return Section("game", _("The game"), words, picture)


def before_the_game(options: Options) -> Section:
    """What is put out of play, and who starts."""
    words = say(
        _("Each pile is shuffled by itself and lies face down."),
        _out_of_play(options.players),
        ngettext(
            "So each pile is used up in exactly {count} round.",
            "So each pile is used up in exactly {count} rounds.",
            rounds_of_a_pile(options.players),
        ),
        _("The youngest starts: the table says who that is."),
    )
    return Section("setup", _("Before the game"), words)


def rounds_of_a_pile(players: int) -> int:
    """For how many rounds a pile lasts."""
    return (PILE_SIZE - OUT_OF_PLAY[players]) // TILES_A_ROUND[players]


def _out_of_play(players: int) -> str:
    out = OUT_OF_PLAY[players]
    if not out:
        return _("With {players} players all tiles are in play.", players=players)
    return ngettext(
        "With {players} players, {count} tile of each pile is put out of play, unseen.",
        "With {players} players, {count} tiles of each pile are put out of play, unseen.",
        out,
        players=players,
    )


def a_round(options: Options) -> Section:
    """Two players draw, hide and take; more draw, take and name."""
    drawn = _drawn(options)
    if options.players == 2:
        laid_out = (*drawn[1:], back_picture("core"))
        picture = figure(_("Laid out for the other player"), laid_out, class_="few")
        return Section("round", _("A round of two players"), _round_of_two(options), picture)
    picture = figure(_("Drawn, and open for all"), drawn, class_="few")
    return Section("round", _("A round"), _round_of_more(options), picture)


def _which_pile(options: Options) -> str | None:
    if options.edition == "2025":
        return _("In the first round this is the pile of characters.")
    return None


def _round_of_more(options: Options) -> Html:
    return join(
        steps(
            (_draw(options), _which_pile(options)),
            (
                _("The drawn tiles lie open for all to see."),
                _("Only characters are looked at in secret.")
                if options.hidden_characters
                else None,
            ),
            (
                _(
                    "The first player takes one of them and puts it on their planet, "
                    "then names a player who has no tile yet in this round."
                ),
            ),
            (
                _(
                    "That player takes one of the tiles that are left, puts it down "
                    "and names the next one, and so on."
                ),
            ),
            (
                _(
                    "The last player gets the last tile without a choice but for its place, "
                    "and is first player of the next round."
                ),
            ),
        ),
        _open_ruling(options),
        say(_("Where one pile or one player is left to choose, the game goes on by itself.")),
    )


def _draw(options: Options) -> str:
    return ngettext(
        "The first player chooses a pile that still has tiles, and draws {count} tile.",
        "The first player chooses a pile that still has tiles, and draws {count} tiles: "
        "one for each player.",
        TILES_A_ROUND[options.players],
    )


def _drawn(options: Options) -> list[Html]:
    """Some tiles of a pile, as many as are drawn in a round."""
    some = PILES["core"][: TILES_A_ROUND[options.players]]
    return [tile_picture(tile, None, False, options.edition) for tile in some]


def _open_ruling(options: Options) -> Html | None:
    if options.edition != "2025":
        return None
    if options.hidden_characters:
        return ruling(
            _(
                "Our ruling: the 2025 rulebook has the tiles handed on from player to player. "
                "Here all but the characters lie open, as in the edition of 2013."
            )
        )
    return ruling(
        _(
            "Our ruling: the 2025 rulebook has the tiles handed on from player to player. "
            "Here they lie open, as in the edition of 2013."
        )
    )


def _round_of_two(options: Options) -> Html:
    return join(
        steps(
            (_draw_in_secret(), _which_pile(options)),
            (_lay_out(),),
            (
                _(
                    "The other player takes one: an open one, "
                    "or the face-down one without having seen it."
                ),
            ),
            (_("The first player takes one of the tiles that are left."),),
            (_("The last tile is discarded open, and stays known to both."),),
            (_("In the next round the roles are swapped. Nobody is named."),),
        ),
        _revealed_ruling(options),
        say(_("Where one pile is left to choose, the game goes on by itself.")),
    )


def _draw_in_secret() -> str:
    return ngettext(
        "The first player chooses a pile that still has tiles, draws {count} tile "
        "and looks at it in secret.",
        "The first player chooses a pile that still has tiles, draws {count} tiles "
        "and looks at them in secret.",
        TILES_A_ROUND[2],
    )


def _lay_out() -> str:
    return ngettext(
        "The first player lays one of them face down and the other one open.",
        "The first player lays one of them face down and the other {count} open.",
        TILES_A_ROUND[2] - 1,
    )


def _revealed_ruling(options: Options) -> Html:
    if options.hidden_characters:
        return ruling(
            _(
                "Our ruling: the face-down tile is turned up when it is taken or discarded, "
                "so that both see it. Only a character that was taken stays face down."
            )
        )
    return ruling(
        _(
            "Our ruling: the face-down tile is turned up when it is taken or discarded, "
            "so that both see it."
        )
    )
