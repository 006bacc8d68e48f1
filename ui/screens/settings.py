"""Settings: sound, motion, live score, large text, left-handed layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.html import Html, el
from ui.screens.common import page_head, switch
from ui.screens.upkeep import facts
from ui.words import _

if TYPE_CHECKING:
    from ui.app import App


def draw(app: App) -> tuple[Html, str]:
    title = _("Settings")
    now = app.settings
    switches = [
        switch(_("Sound"), "sound", now.sound, _("A few small sounds.")),
        switch(_("Motion"), "motion", now.motion, _("Tiles fly and turn.")),
        switch(_("Live score"), "live_score", now.live_score, _("Points are counted as you play.")),
        switch(_("Large text"), "large_text", now.large_text, _("For tired eyes and far seats.")),
        switch(
            _("Left-handed"),
            "left_handed",
            now.left_handed,
            _("The tiles to choose from lie on the left."),
        ),
    ]
    form = el("div", switches, class_="paper form")
    return el("div", page_head(title, "back"), form, facts(app), class_="settings"), title
