"""What is ticked and chosen: the set-up and the settings."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from ui.html import Child, Html, el


def switch(label: str, name: str, on: bool, hint: str | None = None) -> Html:
    """Something that is on or off: its whole row can be tapped."""
    where = f"switch-{name}"
    said = f"{where}-hint" if hint else None
    box = pick("checkbox", f"switch {name}", on, role="switch", aria_describedby=said)
    words = el("span", el("label", box, label), _hint(where, hint), class_="words")
    return el("div", words, el("i", class_="knob"), class_="switch")


def choice(
    label: str,
    command: str,
    values: Mapping[str, Child],
    chosen: object,
    hint: str | None = None,
    hint_below: bool = False,
    taken: Collection[str] = (),
) -> Html:
    """One of a few, in a row. A hint that comes and goes stands below: the row stays in place.

    Somebody else has what is `taken`.
    """
    where = command.replace(" ", "-")
    above, below = (None, _hint(where, hint)) if hint_below else (_hint(where, hint), None)
    segments = [
        el(
            "span",
            radio(command, f"{command} {value}", words, value == chosen, disabled=value in taken),
            class_="segment",
        )
        for value, words in values.items()
    ]
    return el(
        "fieldset",
        el("legend", el("b", label, id=f"{where}-name"), above, class_="words"),
        el("div", segments, class_="segments"),
        el("span", below, class_="words") if below else None,
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


def field(where: str, **attributes: object) -> Html:
    """A field to type in."""
    return el("input", id=where, class_="field", autocomplete="off", **attributes)


def _hint(where: str, words: str | None) -> Child:
    return el("small", words, id=f"{where}-hint") if words else None
