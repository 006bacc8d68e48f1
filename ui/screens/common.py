"""Pieces of many screens: buttons, switches, dialogs, the bar at the top of a table."""

from __future__ import annotations

from collections.abc import Mapping

from ui.html import Child, Html, classes, el
from ui.scene import Scene, Settings
from ui.words import _

_ICONS = {
    "undo": "M8 5L3.500 9.500L8 14M4 9.500H14.500C18 9.500 20.500 12 20.500 15S18 20 14.500 20H10",
    "menu": "M4 6.500C9 5.800 15 7.200 20 6.400M4 12.200C9 11.600 15 12.800 20 12"
    "M4 17.800C9 17 15 18.400 20 17.600",
    "close": "M6 6L18 18M18 6L6 18",
    "back": "M14 5L7 12L14 19",
    "turn": "M18.5 6.5V2M18.5 6.5H14M18 6.5A8.5 8.5 0 1 0 20.5 12.5",
    "turn-back": "M5.5 6.5V2M5.5 6.5H10M6 6.5A8.5 8.5 0 1 1 3.5 12.5",
    "globe": "M12 3L20 8.5L17 18.5H7L4 8.5ZM12 3V9.5M12 9.5L16 13L14.5 18.5M12 9.5L8 13"
    "L9.5 18.5M16 13L20 8.5M8 13L4 8.5",
    "net": "M12 9L15 11.2L13.9 14.8H10.1L9 11.2ZM12 9L10 5L12 3L14 5ZM15 11.2L19 9.5"
    "L21 12L18 13.5ZM9 11.2L5 9.5L3 12L6 13.5ZM13.9 14.8L17 18L15 20.5L13 18Z"
    "M10.1 14.8L7 18L9 20.5L11 18Z",
    "sizes": "M8.5 4L6.5 20M17.5 4L15.5 20M4 9H20.5M3.5 15H20",
}


def icon_button(name: str, label: str, ui: str, **attributes: object) -> Html:
    """A square button with a drawn sign."""
    sign = Html(f'<path d="{_ICONS[name]}"/>')
    picture = el("svg", sign, viewBox="0 0 24 24", aria_hidden="true")
    given = {"id": ui.replace(" ", "-")} | attributes
    return el("button", picture, class_="square", data_ui=ui, aria_label=label, **given)


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
    return _("hold to see") if settings.hold_to_see else _("tap to see")


def top_bar(scene: Scene, words: str, signs: Child) -> Html:
    """The bar of a table: the title, how far the game is, undo and the menu."""
    return el(
        "header",
        el("h1", _("Pocket Planets")),
        el("p", el("span", words), signs, class_="round"),
        icon_button("undo", _("Undo"), "undo", aria_disabled=None if scene.can_undo else "true"),
        icon_button("menu", _("Menu"), "menu", aria_haspopup="dialog"),
        class_="top",
    )


def pips(now: int, last: int) -> Html:
    """How far a game is, as a row of dots: one a round."""
    kinds = ["done" if n < now else "now" if n == now else None for n in range(1, last + 1)]
    return el("span", [el("i", class_=kind) for kind in kinds], class_="pips", aria_hidden="true")


def unseen_heading(words: str) -> Html:
    """A heading of a part of the table, for those who go from one to the next by ear."""
    return el("h3", words, class_="unseen")


def tick() -> Html:
    """The mark of what is chosen."""
    sign = Html('<path d="M5 13L10 18L19 6"/>')
    picture = el("svg", sign, viewBox="0 0 24 24", aria_hidden="true")
    return el("span", picture, class_="tick")


def page_head(title: str, back: str = "home") -> Html:
    """The head of a screen that one comes back from."""
    return el(
        "header",
        icon_button("back", _("Back"), back),
        el("h1", title, id="sentence", tabindex="-1"),
        class_="page-head",
    )


def dialog(title: str, *body: Child, class_: str | None = None) -> Html:
    """A sheet of paper over the page, which takes all taps until it is closed."""
    head = el(
        "header",
        el("h2", title, id="dialog-title", tabindex="-1"),
        icon_button("close", _("Close"), "close"),
    )
    content = el("section", body, class_="body", tabindex="0", aria_labelledby="dialog-title")
    sheet = el("div", head, content, class_=classes("dialog paper", class_))
    return el("dialog", sheet, class_="veil", aria_labelledby="dialog-title")


def switch(label: str, name: str, on: bool, hint: str | None = None) -> Html:
    """Something that is on or off: its whole row can be tapped."""
    where = f"switch-{name}"
    said = f"{where}-hint" if hint else None
    box = pick("checkbox", f"switch {name}", on, role="switch", aria_describedby=said)
    words = el("span", el("label", box, label), _hint(where, hint), class_="words")
    return el("div", words, el("i", class_="knob"), class_="switch")


def choice(
    label: str, command: str, values: Mapping[str, str], chosen: object, hint: str | None = None
) -> Html:
    """One of a few, in a row."""
    where = command.replace(" ", "-")
    segments = [
        el("span", radio(command, f"{command} {value}", words, value == chosen), class_="segment")
        for value, words in values.items()
    ]
    return el(
        "fieldset",
        el("legend", el("b", label, id=f"{where}-name"), _hint(where, hint), class_="words"),
        el("div", segments, class_="segments"),
        class_="choice",
        aria_labelledby=f"{where}-name",
        aria_describedby=f"{where}-hint" if hint else None,
    )


def radio(group: str, ui: str, label: Child, chosen: bool, **attributes: object) -> Html:
    """One of a group, in its label."""
    return el("label", pick("radio", ui, chosen, name=group, **attributes), label)


def pick(kind: str, ui: str, on: bool, **attributes: object) -> Html:
    """A box to tick, as large as what it lies in: it is tapped wherever that is tapped."""
    given = {"id": ui.replace(" ", "-"), "data_ui": ui, "class_": "pick"} | attributes
    return el("input", type=kind, checked=on, **given)


def _hint(where: str, words: str | None) -> Child:
    return el("small", words, id=f"{where}-hint") if words else None
