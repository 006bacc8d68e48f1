"""What is wrong with a translation: found by Babel's own checkers, and by ours."""

import re
from collections.abc import Iterator, Sequence
from string import Formatter

from babel.messages.catalog import Catalog, Message

from tools.translations import forms, is_missing, messages

NUMBERS = range(200)  # enough to see every form of a plural at work
MARKUP = re.compile(r"</?\w[^>]*>|&\w+;")
END = re.compile(r"[.?!:…]*$")
STRAIGHT = re.compile(r"['\"]|\.\.\.")
QUOTES = {"es": "«»", "fr": "«»", "it": "«»", "nl": "“”", "pl": "„”"}
# In French a space that does not break stands before these signs, and inside of quotation marks.
FRENCH = re.compile(
    r"(?<![\u00a0\u202f?!…])[:;?!](?=\s|$)|«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»"
)


def problems(catalogue: Catalog, template: Catalog) -> Iterator[str]:
    """All that is wrong with a translation as a whole, a sentence each."""
    wanted = {(message.id, message.context) for message in messages(template)}
    found = {(message.id, message.context) for message in messages(catalogue)}
    yield from (f"missing: {words}" for words, _ in sorted(wanted - found, key=str))
    yield from (f"not said any more: {words}" for words, _ in sorted(found - wanted, key=str))
    yield from (f"not said any more: {message.id}" for message in catalogue.obsolete.values())
    for message in messages(catalogue):
        if is_missing(message):
            yield f"missing: {message.id}"
        else:
            yield from (f"{what}: {message.id}" for what in problems_of(message, catalogue))


def wrong(catalogue: Catalog, template: Catalog) -> Iterator[str]:
    """All problems but what is missing, which is said in English until it comes."""
    return (what for what in problems(catalogue, template) if not what.startswith("missing"))


def problems_of(message: Message, catalogue: Catalog) -> Iterator[str]:
    """What is wrong with one message that is translated."""
    source, words = message.id, message.string or ""
    if message.fuzzy:
        yield "only guessed (fuzzy)"
    if isinstance(source, str) and isinstance(words, str):
        yield from _compared(source, words, {frozenset(gaps(source))})
    elif isinstance(source, str) or isinstance(words, str):
        yield "a plural on one side only"
        return
    else:
        yield from _plurals(source, words, str(catalogue.locale))
    yield from map(str, message.check(catalogue))
    for each in [words] if isinstance(words, str) else words:
        yield from _typed(each, str(catalogue.locale))


def gaps(words: str) -> list[str]:
    """The gaps of a message, as they stand in it: `{name}`."""
    parts = Formatter().parse(words)
    return [
        f"{name}{'!' + conversion if conversion else ''}{':' + spec if spec else ''}"
        for _text, name, spec, conversion in parts
        if name is not None
    ]


def _compared(source: str, words: str, allowed: set[frozenset[str]]) -> Iterator[str]:
    """What differs that has to be alike."""
    try:
        found = frozenset(gaps(words))
    except ValueError as error:
        yield f"broken braces ({error}) in “{words}”"
        return
    if found not in allowed:
        yield f"other gaps in “{words}”"
    if sorted(MARKUP.findall(source)) != sorted(MARKUP.findall(words)):
        yield f"other markup in “{words}”"
    if END.search(source)[0] != END.search(words)[0]:  # type: ignore[index]
        yield f"ends with another sign: “{words}”"
    if words != words.strip() or "  " in words:
        yield f"has spaces to spare: “{words}”"


def _plurals(source: Sequence[str], words: Sequence[str], language: str) -> Iterator[str]:
    """Only a form that stands with 1 alone, or with 0 and 1, may leave out the number."""
    one, many = source
    number, form_of = forms(language)
    if len(words) != number:
        yield f"{len(words)} plurals, where the language has {number}"
        return
    for form, each in enumerate(words):
        allowed = {frozenset(gaps(many))}
        if all(n < 2 for n in NUMBERS if form_of(n) == form):
            allowed.add(frozenset(gaps(one)))
        yield from _compared(many, each, allowed)


def _typed(words: str, language: str) -> Iterator[str]:
    """What the language writes in its own way."""
    if language == "fr" and FRENCH.search(words):
        yield f"a space that does not break is missing in “{words}”"
    if STRAIGHT.search(words):
        yield f"straight quotation marks, or three dots, in “{words}”"
    if set(words) & set("“”„«»") - set(QUOTES.get(language, "“”„«»")):
        yield f"quotation marks of another language in “{words}”"
