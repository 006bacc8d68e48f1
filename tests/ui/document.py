"""Reads the HTML that the app draws, so that tests can look at it as a browser does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser

VOID = {"br", "hr", "img", "input"}
SPOKEN = ("aria-label", "title", "alt", "placeholder")


class Element:
    """An element with its attributes, its children and the texts between them."""

    def __init__(self, tag: str, attributes: dict[str, str], parent: Element | None) -> None:
        self.tag = tag
        self.attributes = attributes
        self.parent = parent
        self.children: list[Element | str] = []

    def get(self, name: str) -> str | None:
        return self.attributes.get(name)

    def all(self) -> Iterator[Element]:
        """This element and everything in it, in order."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.all()

    def with_attribute(self, name: str) -> list[Element]:
        return [element for element in self.all() if name in element.attributes]

    def by_id(self, name: str) -> Element | None:
        return next((element for element in self.all() if element.get("id") == name), None)

    @property
    def text(self) -> str:
        pieces = (child if isinstance(child, str) else child.text for child in self.children)
        return "".join(pieces)

    def texts(self) -> Iterator[str]:
        """Everything that a person reads or hears, piece by piece."""
        for element in self.all():
            yield from (child for child in element.children if isinstance(child, str))
            yield from (element.attributes[name] for name in SPOKEN if name in element.attributes)

    def shape(self) -> list[tuple[str, tuple[str, ...]]]:
        """The tags and names of attributes, without anything that is written in them."""
        return [(element.tag, tuple(element.attributes)) for element in self.all()]


def heard(element: Element) -> str:
    """What an element is called: by its label, or by what is in it and not hidden from hearing."""
    if label := element.get("aria-label"):
        return label
    pieces = (
        child if isinstance(child, str) else heard(child)
        for child in element.children
        if isinstance(child, str) or child.get("aria-hidden") != "true"
    )
    return "".join(pieces).strip()


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = self.here = Element("document", {}, None)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute is given twice: {tag} {attrs}"
        element = Element(tag, {name: value or "" for name, value in attrs}, self.here)
        self.here.children.append(element)
        if tag not in VOID:
            self.here = element

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        assert self.here.tag == tag, f"</{tag}> closes <{self.here.tag}>"
        assert self.here.parent is not None
        self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.children.append(data)


_PICTURE = re.compile(r"(<svg\b[^>]*>).*?(</svg>)", re.DOTALL)


def read(html: str) -> Element:
    """The tree of a piece of HTML; everything in it must be closed, and in the right order.

    What is inside pictures is left out: there is nothing to read or to tap, and a lot of it.
    """
    reader = _Reader()
    reader.feed(_PICTURE.sub(r"\1\2", html))
    reader.close()
    assert reader.here is reader.root, f"<{reader.here.tag}> is not closed"
    ids = [element.attributes["id"] for element in reader.root.with_attribute("id")]
    assert len(ids) == len(set(ids)), f"an id is given twice: {sorted(ids)}"
    return reader.root
