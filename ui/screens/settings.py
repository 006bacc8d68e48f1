"""Settings: how a person likes the page, and what to know about this device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import Html, el
from ui.parts.controls import Drawn, button, page_head
from ui.parts.forms import choice, switch
from ui.screens.upkeep import facts
from ui.words import LANGUAGES, N_, N_p, _, language, translated

if TYPE_CHECKING:
    from ui.state import State

# What each switch is called in the Settings, on the page, and what it does when it is on.
SWITCHES = (
    ("sound", N_("Sound"), N_("A few small sounds.")),
    (
        "vibration",
        N_("Vibration"),
        N_("The device buzzes softly when something lands, if it can."),
    ),
    # Translators: on or off: whether things move.
    ("motion", N_("Motion"), N_("Tiles fly and turn.")),
    ("live_score", N_("Live score"), N_("Points are counted as you play.")),
    (
        "explain",
        N_("Explanations"),
        N_("What happens for the first time is explained, once."),
    ),
    ("large_text", N_("Large text"), N_("For tired eyes and far seats.")),
    ("left_handed", N_("Left-handed"), N_("The tiles to choose from lie on the left.")),
    (
        "hold_to_see",
        N_("Hold to see secrets"),
        N_("A secret shows while you hold its button. Off: one tap shows it, the next hides it."),
    ),
    ("hints", N_("Hints"), N_("A button on your turn shows what a strong player would do.")),
    (
        "keep_awake",
        N_("Keep the screen on"),
        N_("While a game is open, the screen does not go dark by itself."),
    ),
)
# What is one of a few: its name in the Settings, on the page, what it is about, and what it can be.
CHOICES = (
    (
        "volume",
        N_("Volume"),
        N_("How loud the sounds are."),
        {
            "soft": N_p("volume", "Soft"),
            "medium": N_p("volume", "Medium"),
            "loud": N_p("volume", "Loud"),
        },
    ),
    (
        "pace",
        # Translators: a setting; in the menu, “What happened” is the story of the game.
        N_p("how it is shown", "What happened"),
        N_("How it is shown before you go on."),
        {
            "wait": N_("Wait for me"),
            "show": N_("Show me"),
            "quick": N_("Quickly"),
            "once": N_("At once"),
        },
    ),
)


def _languages() -> Html:
    """Each language by its own name, so that everybody finds theirs."""
    names = {tag: el("span", name, lang=tag) for tag, name in LANGUAGES.items()}
    return choice(_("Language"), "set language", names, language())


def draw(state: State) -> Drawn:
    title = _("Settings")
    choices = [
        choice(
            translated(label),
            f"set {name}",
            {value: translated(words) for value, words in values.items()},
            getattr(state.settings, name),
            translated(hint),
        )
        for name, label, hint, values in CHOICES
    ]
    switches = [
        switch(translated(label), name, getattr(state.settings, name), translated(hint))
        for name, label, hint in SWITCHES
    ]
    form = el("div", _languages(), choices, switches, class_="paper form")
    about = button(_("About Pocket Planets"), "about")
    return Drawn(
        el("div", page_head(title, "back"), form, facts(state), about, class_="settings"), title
    )
