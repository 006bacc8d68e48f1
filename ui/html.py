"""Builds HTML as text. What people typed is escaped here, so that no caller has to think of it."""

from __future__ import annotations

import html
from collections.abc import Iterable
from functools import cache, lru_cache

escape = lru_cache(4096)(html.escape)  # most texts of a page come again with the next update


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Child = str | Html | None | Iterable["Child"]
_VOID = frozenset(("br", "hr", "img", "input"))


def text(child: Child) -> str:
    """A child as HTML: markup stays, plain text is escaped, None is nothing, a list is joined."""
    if isinstance(child, Html):
        return child
    if isinstance(child, str):
        return escape(child)
    if child is None:
        return ""
    return "".join(map(text, child))


@cache
def _attribute(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


@lru_cache(4096)
def _set(name: str, value: str) -> str:
    return f' {_attribute(name)}="{html.escape(value)}"'


def el(tag: str, *children: Child, **attributes: object) -> Html:
    """An element. `class_` is class, `data_do` is data-do; True is a bare name, None is left out.

    >>> el("button", "Ada & Ben", data_do="name 1", disabled=True)
    '<button data-do="name 1" disabled>Ada &amp; Ben</button>'
    """
    head = tag
    for name, value in attributes.items():
        if value is True:
            head += f" {_attribute(name)}"
        elif value is not None and value is not False:
            head += _set(name, str(value))
    if tag in _VOID:
        return Html(f"<{head}>")
    inside = "".join([child if type(child) is Html else text(child) for child in children])
    return Html(f"<{head}>{inside}</{tag}>")


def part(tag: str, *children: Child, id: str, **attributes: object) -> Html:
    """An element that often stays as it is: static/js/show.js then does not look at it again."""
    return Html(f"<!--part {id}-->{el(tag, *children, id=id, **attributes)}<!--/part-->")


def join(*children: Child) -> Html:
    """Several things as one piece of HTML."""
    return Html(text(children))


def unseen(words: str) -> Html:
    """Words for those who hear the page; what others see in their place is hidden from hearing."""
    return el("span", words, class_="unseen")


def classes(*names: str | bool | None) -> str | None:
    """The names that are there, as a class attribute."""
    return " ".join([name for name in names if isinstance(name, str)]) or None
