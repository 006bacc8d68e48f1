"""What rulebooks are made of: sections with a place to open them at, sentences and pictures."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, Protocol, TypeVar

from engine.game import Options
from ui.html import Child, Html, el

O_contra = TypeVar("O_contra", bound=Options, contravariant=True)


class Section(NamedTuple):
    """A part of the rules: words, and pictures that stand beside them where there is room.

    `place` is what a button carries that opens the rules there.
    """

    place: str
    title: str
    words: Html
    pictures: Html | None = None


class Rulebook(Protocol[O_contra]):
    """The rules of a game in words: what its module `rulebook` offers, loaded when it is read."""

    def rules_for(self, options: O_contra, /) -> str:
        """Whose rules these are: the number of players, the edition, the variants."""

    def sections(self, options: O_contra, /) -> list[Section]:
        """All that holds for a game with these options, and nothing else."""


def heading_id(place: str) -> str:
    """The id of the heading at a place, which gets the focus when the rules open there."""
    return f"rule-{place}"


def heading(tag: str, place: str, title: str) -> Html:
    return el(tag, title, id=heading_id(place), tabindex="-1")


def say(*sentences: str | None) -> Html:
    """Sentences as paragraphs; what does not hold here is None."""
    return Html("".join(el("p", each) for each in sentences if each is not None))


def steps(*items: tuple[str | None, ...]) -> Html:
    """What is done one after the other, each in a few sentences."""
    return el("ol", [el("li", say(*sentences)) for sentences in items])


def plain_list(*sentences: str) -> Html:
    """Cases side by side, in no order."""
    return el("ul", [el("li", each) for each in sentences], class_="plain")


def ruling(sentence: str) -> Html:
    """How we read what the rulebooks leave open, told apart from what they say."""
    return el("p", sentence, class_="ruling")


def facts(entries: Iterable[tuple[str, str]]) -> Html:
    """Small facts in a row, each below what it is about."""
    return el(
        "ul",
        [el("li", el("small", about), " ", fact) for about, fact in entries],
        class_="facts-row",
    )


def figure(caption: str, *pictures: Child, class_: str | None = None) -> Html:
    """Pictures with words below them. The words say what the pictures are for."""
    return el(
        "figure",
        el("div", pictures, class_="pictures"),
        el("figcaption", caption),
        class_=class_,
    )
