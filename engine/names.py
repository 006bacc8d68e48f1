"""Names of players: what a new one may hold, and how one from anywhere is made fit to be shown.

A name stands in the middle of sentences. Some characters reach out of it: those that turn the
direction of text turn the whole line, piled accents cover the lines above and below, and a name of
blanks is no name. New names with such characters are refused. Saves that have them are read as
ever, and what is shown of them is `tidied`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from engine.game import BadOptions

LONGEST_NAME = 24
MOST_MARKS = 3  # on one letter: Vietnamese, Thai, pointed Hebrew and Burmese need no more

# What Unicode calls ignorable when shown, what turns text, and what only looks like nothing.
_UNSEEN = (
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f"
    "\u2800\u3164\ufeff\uffa0\ufff0-\ufffc\U00013430-\U0001343f\U00013441\U00013442"
    "\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a"
    "\U000e0000-\U000e001f\U000e0080-\U000e00ff\U000e01f0-\U000e0fff]"
)
# Unseen too, but they do something to what stands before them: 🦊 in colour, 葛 in another shape.
_SELECTORS = "[\u180b-\u180d\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]"
_JOINERS = "\u200c\u200d"  # within Persian and Indian words, and in emoji made of several
_FLAG = "\U0001f3f4"  # the letters of a flag, as that of Scotland, follow it as tags
_TAGS = "[\U000e0020-\U000e007f]"
_BREAKS = ("Cc", "Cs", "Zl", "Zp")


def tidied(name: str) -> str:
    """A name without what reaches out of it or is not seen.

    >>> tidied("a\\u2069\\u202eb")
    'ab'
    >>> tidied("👩\\u200d🚀") == "👩\\u200d🚀"
    True
    """
    if name.isascii() and name.isprintable():  # most are
        return name.strip()
    kept = joiner = ""
    marks = 0  # on the letter before
    for letter in name:
        category = unicodedata.category(letter)
        holds = kept != "" and not kept[-1].isspace()  # something that a mark can stand on
        if category in _BREAKS or re.match(_UNSEEN, letter):
            continue
        if letter in _JOINERS:
            joiner = letter if holds else ""
        elif re.match(_TAGS, letter):
            kept += letter if kept.endswith(_FLAG) or re.match(_TAGS, kept[-1:]) else ""
        elif category[0] == "M" or re.match(_SELECTORS, letter):
            marks += category != "Mc"  # those take a place of their own
            if holds and marks <= MOST_MARKS:
                kept, joiner = kept + joiner + letter, ""
        else:
            kept += letter if letter.isspace() else joiner + letter
            joiner, marks = "", 0
    return kept.strip()


def sight(name: str) -> str:
    """What people see of a name, large letters or small: the same for two that look the same.

    >>> sight(" ADA\\u200d  Lou") == sight("Ada lou")
    True
    """
    plain = unicodedata.normalize("NFKC", tidied(name)).casefold()
    return " ".join(re.sub(f"[{_JOINERS}]|{_SELECTORS}", "", plain).split())


def check_names(names: Sequence[object], players: int, seated: bool = False) -> tuple[str, ...]:
    """The players' names without spaces around them; raises BadOptions."""
    if len(names) != players:
        raise BadOptions(
            "There are {players} players and {names} names.", players=players, names=len(names)
        )
    return tuple((check_seated if seated else check_name)(name) for name in names)


def check_name(name: object) -> str:
    """A new name: some visible text, not endless, in one line, that stays where it is put."""
    text = check_seated(name)
    shown = tidied(text)
    if not _is_visible(shown):
        raise BadOptions("Every player needs a name.")
    if shown != text:
        raise BadOptions("A name can’t hold hidden characters or piles of accents.")
    return text


def check_seated(name: object) -> str:
    """A name that is at a table already, as saves of all versions may hold it."""
    text = name.strip() if isinstance(name, str) else ""
    if not _is_visible(text):
        raise BadOptions("Every player needs a name.")
    if len(text) > LONGEST_NAME:
        raise BadOptions("A name may have up to {most} letters.", most=LONGEST_NAME)
    if any(unicodedata.category(letter) in _BREAKS for letter in text):
        raise BadOptions("A name can’t hold line breaks or control characters.")
    return text


def _is_visible(text: str) -> bool:
    return any(unicodedata.category(letter)[0] in "LNPS" for letter in text)
