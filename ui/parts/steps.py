"""What is counted and picked with one thumb: rows with less and more, and sheets of pictures."""

from __future__ import annotations

from collections.abc import Sequence

from ui.html import Html, el, unseen
from ui.words import _, pgettext


def stepper(ui: str, picture: Html, label: str, count: int, can_grow: bool = True) -> Html:
    """How many there are of something; `ui` has a gap for “more” or “less”."""
    less, more = ui.format("less"), ui.format("more")
    one_less = _("One less: {what}", what=label)
    one_more = _("One more: {what}", what=label)
    return el(
        "li",
        picture,
        el("span", label, class_="label"),
        _step(pgettext("a button: one less", "−"), one_less, less, count > 0),
        el("b", str(count), class_="number"),
        _step(pgettext("a button: one more", "+"), one_more, more, can_grow),
        class_="stepper" if count else "stepper none-yet",
    )


def steppers(rows: Sequence[Html]) -> Html:
    """Some of them, side by side where there is room."""
    return el("ul", rows, class_="steppers")


def _step(sign: str, label: str, ui: str, can: bool) -> Html:
    return el(
        "button",
        sign,
        class_="square",
        id=ui.replace(" ", "-"),
        data_ui=ui,
        aria_label=label,
        aria_disabled=None if can else "true",
    )


def toggle(ui: str, picture: Html, label: str, on: bool, can: bool = True) -> Html:
    """One of a sheet of pictures: picked, or not."""
    button = el(
        "button",
        picture,
        el("small", label, aria_hidden="true"),
        unseen(label),
        class_="picked" if on else None,
        id=ui.replace(" ", "-"),
        data_ui=ui,
        aria_pressed="true" if on else "false",
        aria_disabled=None if can else "true",
    )
    return el("li", button)
