"""Hidden characters, and what about the game is our own reading."""

from __future__ import annotations

from collections import Counter

from engine.prince.options import Options
from engine.prince.tiles import PILES, Kind
from ui.html import Html, join
from ui.prince.picture import back_picture
from ui.rulebook import Section, figure, ruling, say
from ui.words import _, ngettext

Face = tuple[tuple[str, int], ...]  # what a tile shows


def hidden_characters(options: Options) -> Section:
    """The variant, which is played in another way by two."""
    words = join(
        say(
            _("Characters are hidden in this game.")
            if options.hidden_characters
            else _("This is a variant: it can be chosen before a game.")
        ),
        _draft_of_two() if options.players == 2 else _draft_of_more(),
        say(
            _("At the end of the game all characters are turned up, and score as ever."),
            _("You may look at your own hidden characters at any time."),
            _("Their stars count at the end as those of open characters do."),
            _("The points that are shown during the game never use a character you can’t know."),
        ),
        ruling(_whose_variant(options)),
    )
    back = back_picture("character")
    picture = figure(_("A hidden character: its back tells nothing"), back, class_="few")
    return Section("hidden", _("Hidden characters"), words, picture)


def _whose_variant(options: Options) -> str:
    if options.players == 2:
        return _(
            "Our ruling: the rulebooks do not say how {players} players play this variant.",
            players=options.players,
        )
    return _(
        "Our ruling: the rulebooks differ in how much they tell of this variant, "
        "and we follow the fullest one, the French rulebook of 2013."
    )


def _draft_of_more() -> Html:
    return say(
        _(
            "Drawn characters do not lie open. The first player looks at them in secret, "
            "takes one and passes the others on to the player who is named, who looks at them in "
            "secret, and so on."
        ),
        _("A character is placed face down, so that only its back is seen."),
        _("You know which characters you have passed on, but not who took which of them."),
        _("Whoever passes on a single one knows who has it."),
    )


def _draft_of_two() -> Html:
    return say(
        _(
            "Characters are drawn and laid out like all tiles: the first player sees all of them, "
            "both players see the open ones."
        ),
        _(
            "A character that is taken is placed face down. If it lay open, "
            "both know it all the same."
        ),
        _(
            "If the other player takes the face-down one, both know it: one of them laid it down, "
            "the other one has taken it."
        ),
        _("If the first player takes the face-down one, the other does not see it until the end."),
        _("The character that is left over is discarded open."),
    )


def our_reading(options: Options) -> Section:
    """Where the faces of the tiles come from, and their doubts."""
    words = join(
        say(
            _(
                "These rules are told in our own words, after the rulebooks that we know: "
                "in French, Italian and Polish of 2013, and in Spanish of 2025. What they leave "
                "open is marked as our ruling."
            ),
            _(
                "No rulebook prints the faces of the tiles. Ours are those of the one public list "
                "of the box of 2013, with its doubts:"
            ),
            _doubt_about_the_core(),
            _doubt_about_the_edges(),
        ),
        say(_("The faces of 2025 are not known: our game of 2025 uses those of 2013."))
        if options.edition == "2025"
        else None,
        say(_("All drawings are our own.")),
    )
    return Section("reading", _("Our reading, our tiles"), words)


def _faces(kind: Kind) -> Counter[Face]:
    return Counter(tuple(sorted(tile.objects.items())) for tile in PILES[kind])


def _doubt_about_the_core() -> str:
    core = _faces("core")
    return ngettext(
        "{count} tile for the middle is the same as another one.",
        "{count} tiles for the middle are the same as another one.",
        core.total() - len(core),
    )


def _doubt_about_the_edges() -> str:
    return ngettext(
        "The uphill and the downhill pile differ in {count} tile only.",
        "The uphill and the downhill pile differ in {count} tiles only.",
        (_faces("rising") - _faces("falling")).total(),
    )
