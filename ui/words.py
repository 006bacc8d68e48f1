"""Everything that a person reads goes through here, when it is shown. English is the source.

`_`, `ngettext` and `pgettext` take their message as it stands in the source, so that it is found
there and translated (`make messages`). A message that waits in a table is marked with `N_`, `N_n`
or `N_p`, and looked up by `translated` or `translated_count`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from gettext import NullTranslations
from typing import Any, NewType, ParamSpec, TypeVar, cast
from unicodedata import bidirectional

from engine.game import GameError, Plural
from engine.names import tidied

P = ParamSpec("P")
Words = TypeVar("Words", bound=str)  # plain, or as HTML

SOURCE = "en"
# The languages of the page, by their own names. Each has a folder in ui/locale.
LANGUAGES = {
    SOURCE: "English",
    "fr": "Français",
    "es": "Español",
    "it": "Italiano",
    "pl": "Polski",
    "nl": "Nederlands",
}
_translations = NullTranslations()
_forget: list[Callable[[], None]] = []


def use(translations: NullTranslations) -> None:
    """Speak another language from now on.

    Nothing that was said is kept, so a language may change at any time, also while a game is open.
    """
    global _translations  # noqa: PLW0603
    _translations = translations
    for forget in _forget:
        forget()


def speak(catalogue: str) -> None:
    """Speak the language of a catalogue, as the page loads it; without one, English."""
    if not catalogue:
        use(NullTranslations())
        return
    from ui.catalogue import Catalogue  # English needs none

    use(Catalogue(catalogue))


def language() -> str:
    """The language that is spoken, as HTML names it."""
    return _translations.info().get("language", SOURCE).replace("_", "-")


def remembered(words: Callable[P, Words]) -> Callable[P, Words]:
    """Words that every update needs again, made once for as long as the language stays."""
    kept = lru_cache(maxsize=2048)(words)
    _forget.append(kept.cache_clear)
    return cast(Callable[P, Words], kept)


# --- what is said where it stands ---


def _(message: str, **values: object) -> str:
    """A whole sentence, with values put into it."""
    return _translations.gettext(message).format(**values)


def ngettext(one: str, many: str, count: int, **values: object) -> str:
    """A sentence that depends on a number, its `count`."""
    return _translations.ngettext(one, many, count).format(count=count, **values)


def pgettext(context: str, message: str, **values: object) -> str:
    """A sentence that needs to be told from others with the same words; translators see why."""
    return _translations.pgettext(context, message).format(**values)


# --- what is said later ---

Message = NewType("Message", str)
CONTEXT = "\x04"  # as in the files of gettext: what stands before it is the context


def N_(message: str) -> Message:  # noqa: N802
    """Marks a message that is said later."""
    return Message(message)


def N_n(one: str, many: str) -> Plural:  # noqa: N802
    """Marks a message that depends on a number, said later."""
    return Plural(one, many)


def N_p(context: str, message: str) -> Message:  # noqa: N802
    """Marks a message with its context, said later."""
    return Message(f"{context}{CONTEXT}{message}")


def translated(message: Message, **values: object) -> str:
    """A message that was marked, in the language of the page."""
    context, separator, text = message.rpartition(CONTEXT)
    return pgettext(context, text, **values) if separator else _(text, **values)


def translated_count(message: Plural, count: int, **values: object) -> str:
    """A message that was marked and depends on a number."""
    return ngettext(message.one, message.many, count, **values)


def error_text(error: GameError) -> str:
    """What the engine says is wrong, in the language of the page."""
    values: dict[str, Any] = {
        name: error_text(value) if isinstance(value, GameError) else value
        for name, value in error.values.items()
    }
    if isinstance(error.sentence, Plural):
        return translated_count(error.sentence, **values)
    return translated(Message(error.sentence), **values)


# --- several in a row ---

_SIDE_BY_SIDE = N_p("things side by side", "{first}, {rest}")
_APART = N_p("lists side by side", "{first}; {rest}")
_FACTS = N_p("facts side by side", "{first} · {rest}")
_SENTENCES = N_p("sentences, one after the other", "{first} {rest}")
_SOUNDS_LIKE_I = re.compile("h?[iíìî](?![aeoáéó])", re.IGNORECASE)


def _row(pattern: Message, items: Sequence[str]) -> str:
    line = items[-1] if items else ""
    for item in reversed(items[:-1]):
        line = translated(pattern, first=item, rest=line)
    return line


def listed(items: Sequence[str]) -> str:
    """Things that belong together: “a, b and c”."""
    if len(items) < 2:
        return "".join(items)
    *before, last_but_one, last = items
    ends = {"first": last_but_one, "last": last}
    if _SOUNDS_LIKE_I.match(last):
        # Translators: before a name such as “Inés”: in Spanish “y” becomes “e”.
        end = pgettext("a list; the last begins with i", "{first} and {last}", **ends)
    elif before:
        end = pgettext("the end of a list", "{first} and {last}", **ends)
    else:
        end = pgettext("a list of two", "{first} and {last}", **ends)
    return in_a_row([*before, end])


def in_a_row(items: Sequence[str]) -> str:
    """Things side by side: “2 ocean, 1 forest, 2 mountain”."""
    return _row(_SIDE_BY_SIDE, items)


def set_apart(items: Sequence[str]) -> str:
    """Things side by side that may be lists themselves: “a and b; c; d”."""
    return _row(_APART, items)


def facts(items: Sequence[str]) -> str:
    """Short facts about one thing: “Planet · Round 3 of 12”."""
    return _row(_FACTS, items)


def sentences(items: Sequence[str]) -> str:
    """Whole sentences, one after the other."""
    return _row(_SENTENCES, items)


# --- names, numbers, times ---

_TURNS_TEXT = frozenset(("R", "AL", "AN", ""))  # nobody knows yet what an unknown letter does


@lru_cache(64)  # the same few names are on every page
def isolated(name: str) -> str:
    """A name as it is shown: whatever it holds, it can't turn or cover the sentence around it."""
    shown = tidied(name) or "?"
    if any(bidirectional(letter) in _TURNS_TEXT for letter in shown):
        return f"\u2068{shown}\u2069"
    return shown


def signed(points: int) -> str:
    """A change of points, with a real minus sign."""
    return f"+{points}" if points > 0 else number(points)


def number(points: int) -> str:
    """Points, with a real minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def tenths(value: float) -> str:
    """A mean, rounded to tenths, as the language writes it."""
    whole, rest = divmod(round(abs(value) * 10), 10)
    shown = f"−{whole}" if value < 0 and (whole or rest) else str(whole)
    return pgettext("a number with tenths", "{whole}.{tenths}", whole=shown, tenths=rest)


def points_words(points: int) -> str:
    """So many points, gained or lost."""
    return ngettext("{number} point", "{number} points", abs(points), number=number(points))


def round_words(now: int, last: int) -> str:
    """How far a game is."""
    return _("Round {round} of {rounds}", round=now, rounds=last)


_MONTHS: dict[str, Message] = {
    "01": N_p("month in a date", "January"),
    "02": N_p("month in a date", "February"),
    "03": N_p("month in a date", "March"),
    "04": N_p("month in a date", "April"),
    "05": N_p("month in a date", "May"),
    "06": N_p("month in a date", "June"),
    "07": N_p("month in a date", "July"),
    "08": N_p("month in a date", "August"),
    "09": N_p("month in a date", "September"),
    "10": N_p("month in a date", "October"),
    "11": N_p("month in a date", "November"),
    "12": N_p("month in a date", "December"),
}


_MONTH_ALONE: tuple[Message, ...] = (
    N_p("month by itself", "January"),
    N_p("month by itself", "February"),
    N_p("month by itself", "March"),
    N_p("month by itself", "April"),
    N_p("month by itself", "May"),
    N_p("month by itself", "June"),
    N_p("month by itself", "July"),
    N_p("month by itself", "August"),
    N_p("month by itself", "September"),
    N_p("month by itself", "October"),
    N_p("month by itself", "November"),
    N_p("month by itself", "December"),
)


def day_words(day: int, month: int, year: int | str) -> str:
    """A date: “2 May 2031”."""
    name = translated(_MONTHS[f"{month:02}"])
    if day == 1:
        # Translators: French says “{day}er”, Italian “{day}º”.
        return pgettext("on the 1st", "{day} {month} {year}", day=day, month=name, year=year)
    return _("{day} {month} {year}", day=day, month=name, year=year)


def month_words(month: int, year: int) -> str:
    """A month: “May 2031”."""
    return _("{month} {year}", month=translated(_MONTH_ALONE[month - 1]), year=year)


def moment(when: str) -> str:
    """A time as it is stored, to be read: “1 May 2031, 10:00”. What is no time stays as it is."""
    date, _separator, time = when.partition("T")
    year, _separator, rest = date.partition("-")
    month, _separator, day = rest.partition("-")
    if month not in _MONTHS or not day.isdecimal():
        return when
    return _("{date}, {time}", date=day_words(int(day), int(month), year), time=time[:5])
