"""Everything that a person reads goes through here. English is the source."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from gettext import NullTranslations
from typing import ParamSpec, cast
from unicodedata import bidirectional

from engine.game import GameError
from engine.names import tidied

P = ParamSpec("P")

_translations = NullTranslations()
_forget: list[Callable[[], None]] = []


def use(translations: NullTranslations) -> None:
    """Speak another language from now on."""
    global _translations  # noqa: PLW0603
    _translations = translations
    for forget in _forget:
        forget()


def remembered(words: Callable[P, str]) -> Callable[P, str]:
    """Words that every update needs again, made once for as long as the language stays."""
    kept = lru_cache(maxsize=2048)(words)
    _forget.append(kept.cache_clear)
    return cast(Callable[P, str], kept)


def N_(message: str) -> str:  # noqa: N802
    """Marks a message for translation that is looked up later."""
    return message


def _(message: str, **values: object) -> str:
    """A whole sentence, with values put into it."""
    return _translations.gettext(message).format(**values)


def ngettext(one: str, many: str, count: int, **values: object) -> str:
    """A sentence that depends on a number."""
    return _translations.ngettext(one, many, count).format(count=count, **values)


def error_text(error: GameError) -> str:
    """What the engine says is wrong, in the language of the page."""
    values = {
        name: error_text(value) if isinstance(value, GameError) else value
        for name, value in error.values.items()
    }
    return _(error.sentence, **values)


_TURNS_TEXT = frozenset(("R", "AL", "AN", ""))  # nobody knows yet what an unknown letter does


@lru_cache(64)  # the same few names are on every page
def isolated(name: str) -> str:
    """A name as it is shown: whatever it holds, it can't turn or cover the sentence around it."""
    shown = tidied(name) or "?"
    if any(bidirectional(letter) in _TURNS_TEXT for letter in shown):
        return f"\u2068{shown}\u2069"
    return shown


def listed(items: Sequence[str]) -> str:
    """Things in a row: “a, b and c”."""
    if len(items) < 2:
        return "".join(items)
    return _("{first} and {last}", first=", ".join(items[:-1]), last=items[-1])


def signed(points: int) -> str:
    """A change of points, with a real minus sign."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


def number(points: int) -> str:
    """Points, with a real minus sign."""
    return f"−{-points}" if points < 0 else str(points)


_MONTHS = {
    "01": N_("January"),
    "02": N_("February"),
    "03": N_("March"),
    "04": N_("April"),
    "05": N_("May"),
    "06": N_("June"),
    "07": N_("July"),
    "08": N_("August"),
    "09": N_("September"),
    "10": N_("October"),
    "11": N_("November"),
    "12": N_("December"),
}


def moment(when: str) -> str:
    """A time as it is stored, to be read: “1 May 2031, 10:00”. What is no time stays as it is."""
    date, _separator, time = when.partition("T")
    year, _separator, rest = date.partition("-")
    month, _separator, day = rest.partition("-")
    if month not in _MONTHS or not day.isdecimal():
        return when
    name = _(_MONTHS[month])
    return _("{day} {month} {year}, {time}", day=int(day), month=name, year=year, time=time[:5])
