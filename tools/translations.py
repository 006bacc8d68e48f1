"""Translations: the .po files of ui/locale, and what the page gets of them.

A .po file holds messages, sorted, and nothing that changes by itself: no dates, no places, no
guesses, nothing that is not said any more. So what several people translate merges quietly.
"""

import io
import json
from collections.abc import Callable, Iterator, Mapping
from gettext import c2py
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from tools.shell import changing_messages, translated_manifest
from ui.catalogue import key_of
from ui.words import CONTEXT, LANGUAGES, SOURCE

ROOT = Path(__file__).resolve().parent.parent
LOCALE = ROOT / "ui" / "locale"
TRANSLATED = tuple(language for language in LANGUAGES if language != SOURCE)


class _Quiet(Catalog):
    """A catalogue whose header says what programs need, and nothing that changes by itself."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [
            ("Language", str(self.locale)),
            ("Plural-Forms", self.plural_forms),
            ("MIME-Version", "1.0"),
            ("Content-Type", "text/plain; charset=utf-8"),
            ("Content-Transfer-Encoding", "8bit"),
        ]


def po_file(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "pocket.po"


def read_text(text: str, language: str) -> Catalog:
    """A catalogue from the text of a .po file; what is wrong with it is an error."""
    return read_po(io.StringIO(text), locale=language, charset="utf-8", abort_invalid=True)


def read(language: str) -> Catalog:
    """What is translated into a language; a new one begins with nothing."""
    file = po_file(language)
    if file.exists():
        return read_text(file.read_text("utf-8"), language)
    return Catalog(locale=language, header_comment=f"# Pocket Planets: {LANGUAGES[language]}.")


def to_text(catalogue: Catalog) -> str:
    """A catalogue as the text of its .po file."""
    quiet = _Quiet(locale=catalogue.locale, header_comment=catalogue.header_comment, fuzzy=False)
    for message in messages(catalogue):
        quiet[message.id] = Message(
            message.id,
            message.string,
            auto_comments=message.auto_comments,
            user_comments=message.user_comments,
            context=message.context,
        )
    file = io.BytesIO()
    write_po(file, quiet, width=0, sort_output=True)
    return file.getvalue().decode()


def write(language: str, catalogue: Catalog) -> None:
    file = po_file(language)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(to_text(catalogue), "utf-8")


def messages(catalogue: Catalog) -> Iterator[Message]:
    """All messages, without the header."""
    return (message for message in catalogue if message.id)


def updated(old: Catalog, template: Catalog) -> Catalog:
    """A translation of what is said now: all that was translated of it, and nothing else."""
    new = Catalog(locale=old.locale, header_comment=old.header_comment)
    for message in messages(template):
        known = old.get(message.id, message.context)
        kept = known if known is not None and known.id == message.id and not known.fuzzy else None
        new.add(
            message.id,
            kept.string if kept else None,
            auto_comments=message.auto_comments,
            user_comments=kept.user_comments if kept else (),
            context=message.context,
        )
    return new


def is_missing(message: Message) -> bool:
    """Whether a message, or one of its plurals, is not translated."""
    words = message.string
    return not words or (not isinstance(words, str) and not all(words))


def forms(language: str) -> tuple[int, Callable[[int], int]]:
    """How many plurals a language has, and which of them stands with a number."""
    catalogue = Catalog(locale=language)
    return catalogue.num_plurals, c2py(catalogue.plural_expr)


# --- what the page gets ---


def compiled(catalogue: Catalog, template: Catalog, page: str) -> str:
    """What the page loads: the words of Python, and those of the page before Python is there.

    Python knows the English of its messages, so a number stands for it (`ui/catalogue.py`).
    """
    words: dict[int, object] = {}
    for message in messages(template):
        found = catalogue.get(message.id, message.context)
        if found is None or is_missing(found) or not is_of_python(message):
            continue
        key = key_of(with_context(message))
        if key in words:
            raise ValueError(f"Change a word of “{message.id}”: another message has its number.")
        words[key] = found.string
    shell = {english: translate(catalogue)(english) for english in changing_messages(page)}
    data = {
        "language": str(catalogue.locale),
        "plural": catalogue.plural_expr,
        "shell": shell,
        "keys": list(words),
        "words": list(words.values()),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def is_of_python(message: Message) -> bool:
    return any(file.endswith(".py") for file, _line in message.locations)


def with_context(message: Message) -> str:
    """What a message is looked up by, as in the files of gettext."""
    one = message.id if isinstance(message.id, str) else message.id[0]
    return f"{message.context}{CONTEXT}{one}" if message.context else one


def translate(catalogue: Catalog) -> Callable[[str], str]:
    """Looks up plain messages; what is missing stays English."""

    def look_up(english: str) -> str:
        found = catalogue.get(english)
        return str(found.string) if found and found.string else english

    return look_up


def manifest(catalogue: Catalog, english: Mapping[str, Any]) -> str:
    """The manifest in another language."""
    data = translated_manifest(english, translate(catalogue), str(catalogue.locale))
    return json.dumps(data, ensure_ascii=False, indent=2)
