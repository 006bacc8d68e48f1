"""Pieces of many screens: buttons, heads and dialogs."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from ui.html import Child, Html, classes, el
from ui.scene import Settings
from ui.words import _


class Drawn(NamedTuple):
    """A screen, what it says, and what that is about besides the screen itself."""

    body: Html
    sentence: str
    topic: Hashable = None  # the sentence is said again when this is another one


# Drawn signs, on a 24x24 grid.
UNDO = "M8 5L3.500 9.500L8 14M4 9.500H14.500C18 9.500 20.500 12 20.500 15S18 20 14.500 20H10"
MENU = (
    "M4 6.500C9 5.800 15 7.200 20 6.400M4 12.200C9 11.600 15 12.800 20 12"
    "M4 17.800C9 17 15 18.400 20 17.600"
)
RULES = "M8.5 8.5C8.5 3.5 16 3.5 16 8C16 11.500 12.2 11.500 12.2 15M12.2 19.500V19.600"
CLOSE = "M6 6L18 18M18 6L6 18"
BACK = "M14 5L7 12L14 19"
CLOSER = "M15.500 15.500L20.500 20.500M10.500 4A6.500 6.500 0 1 0 10.510 4Z"
TO_THE_END = "M5 5L12 12L5 19M12 5L19 12L12 19"
BULB = (
    "M9.500 18H14.500M10 21H14M12 3A6 6 0 0 1 15.500 14C14.700 14.700 14.500 15.300 14.500 16H9.500"
    "C9.500 15.300 9.300 14.700 8.500 14A6 6 0 0 1 12 3Z"
)
TICK = "M5 13L10 18L19 6"
TURN = "M18.5 6.5V2M18.5 6.5H14M18 6.5A8.5 8.5 0 1 0 20.5 12.5"


def sign(path: str) -> Html:
    """A drawn sign."""
    shape = Html(f'<path d="{path}"/>')
    return el("svg", shape, viewBox="0 0 24 24", aria_hidden="true")


def icon_button(path: str, label: str, ui: str, **attributes: object) -> Html:
    """A square button with a drawn sign."""
    given = {"id": ui.replace(" ", "-")} | attributes
    return el("button", sign(path), class_="square", data_ui=ui, aria_label=label, **given)


def worded_button(path: str, word: str, ui: str, **attributes: object) -> Html:
    """A square button whose sign alone says too little: a word stands below it."""
    given = {"id": ui.replace(" ", "-")} | attributes
    return el("button", sign(path), el("span", word), class_="square worded", data_ui=ui, **given)


def button(label: Child, ui: str, *names: str, **attributes: object) -> Html:
    """A button that changes the screen."""
    given = {"id": ui.replace(" ", "-")} | attributes
    return el("button", label, class_=classes("button", *names), data_ui=ui, **given)


def to_peek(settings: Settings, peeking: bool) -> dict[str, object]:
    """What a button carries that shows a secret: while it is held, or from one tap to the next."""
    if settings.hold_to_see:
        return {"data_hold": "peek"}
    return {"data_ui": "peek", "aria_pressed": "true" if peeking else "false"}


def peek_words(settings: Settings) -> str:
    """How a secret is seen, in small letters on its button."""
    # Translators: in place of a secret; the button is held, or tapped.
    return _("hold to see") if settings.hold_to_see else _("tap to see")


def unseen_heading(words: str) -> Html:
    """A heading of a part of the table, for those who go from one to the next by ear."""
    return el("h3", words, class_="unseen")


def tick() -> Html:
    """The mark of what is chosen."""
    return el("span", sign(TICK), class_="tick")


def page_head(title: str, back: str = "home", *more: Child) -> Html:
    """The head of a screen that one comes back from."""
    return el(
        "header",
        icon_button(BACK, _("Back"), back),
        el("h1", title, id="sentence", tabindex="-1"),
        more,
        class_="page-head",
    )


def dialog(title: str, *body: Child, foot: Child = None, class_: str | None = None) -> Html:
    """A sheet of paper over the page, which takes all taps until it is closed.

    The button that leads on stands at its foot: however long the sheet is, that stays in sight.
    What is said meanwhile is heard from within it: all that lies below is silent.
    """
    head = el(
        "header",
        el("h2", title, id="dialog-title", tabindex="-1"),
        icon_button(CLOSE, _("Close"), "close"),
    )
    content = el("section", body, class_="body", tabindex="0", aria_labelledby="dialog-title")
    sheet = el(
        "div", head, content, foot and el("footer", foot), class_=classes("dialog paper", class_)
    )
    said = el("div", id="said", class_="unseen", role="status")
    return el("dialog", sheet, said, class_="veil", aria_labelledby="dialog-title")
