"""For those who translate without tools for .po files: a message a line, as JSON.

`--missing LANGUAGE` prints what is to be translated; with its "words" filled in, `--fill` takes it.
"""

import json
import sys
from collections.abc import Iterator

from babel.messages.catalog import Catalog, Message

from tools.translation_checks import NUMBERS, problems_of
from tools.translations import forms, is_missing, messages, read, updated, write

EXAMPLES = 5


def print_lines(language: str, template: Catalog, only_missing: bool) -> None:
    translation = updated(read(language), template)
    for message in messages(template):
        known = translation.get(message.id, message.context)
        if known is not None and (is_missing(known) or not only_missing):
            print(json.dumps(line(message, known, language), ensure_ascii=False))


def line(message: Message, known: Message, language: str) -> dict[str, object]:
    """A message with all that helps to translate it; what does not apply is left out."""
    is_plural = not isinstance(message.id, str)
    facts: dict[str, object] = {
        "context": message.context,
        "comment": " ".join(message.auto_comments),
        "where": sorted({file for file, _line in message.locations}),
        "id": message.id[0] if is_plural else message.id,
        "plural": message.id[1] if is_plural else None,
        "numbers": list(numbers(language)) if is_plural else None,
    }
    empty: str | list[str] = [""] * forms(language)[0] if is_plural else ""
    words = empty if is_missing(known) else known.string
    return {name: fact for name, fact in facts.items() if fact} | {"words": words}


def numbers(language: str) -> Iterator[str]:
    """For each plural, some of the numbers that it stands with."""
    count, form_of = forms(language)
    for form in range(count):
        some = [str(n) for n in NUMBERS if form_of(n) == form]
        yield ", ".join(some[:EXAMPLES]) + (", …" if len(some) > EXAMPLES else "")


def fill(language: str, template: Catalog, text: str) -> int:
    """Take in what is translated, line by line; what is wrong is told, and stays as it was."""
    translation = updated(read(language), template)
    taken, refused = 0, 0
    for each in filter(str.strip, text.splitlines()):
        data = json.loads(each)
        if not any(data.get("words", "")):
            continue
        wrong = list(_take(translation, data))
        refused += bool(wrong)
        taken += not wrong
        for what in wrong:
            print(f"{what}\n    {each}", file=sys.stderr)
    write(language, translation)
    missing = sum(map(is_missing, messages(translation)))
    print(f"{language}: {taken} taken, {refused} refused, {missing} still missing.")
    return 1 if refused else 0


def _take(translation: Catalog, data: dict[str, object]) -> Iterator[str]:
    """Put a translated message into its place; gives back what is wrong with it."""
    known = translation.get(str(data["id"]), data.get("context"))  # type: ignore[arg-type]
    words = data["words"]
    if known is None:
        yield "no such message"
        return
    string = tuple(words) if isinstance(words, list) else str(words)
    filled = Message(known.id, string, context=known.context)
    wrong = list(problems_of(filled, translation))
    yield from wrong
    if not wrong:
        known.string = string
