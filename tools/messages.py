"""All messages that can be translated: `python -m tools.messages` finds them.

It writes them into build/messages.pot, brings the translations in ui/locale up to date, and says
what is missing in each. They are found where they stand: in the page's Python, in the sentences of
the engine's errors that reach people, in index.html, which is there before Python is, and in the
manifest. Scripts and style sheets hold none.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract
from babel.messages.pofile import write_po

from tools.page import read_config
from tools.shell import manifest_messages, page_messages
from tools.translating import fill, print_lines
from tools.translations import TRANSLATED, is_missing, read, updated, write
from tools.translations import messages as all_of
from ui import VERSION
from ui.words import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
POT = ROOT / "build" / "messages.pot"

# The functions that hold a message, and which of their arguments it is ("c": its context).
MARKS: dict[str, tuple[int | tuple[int, str], ...] | None] = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "N_n": (1, 2),
    "pgettext": ((1, "c"), 2),
    "N_p": ((1, "c"), 2),
}
# The errors of the engine that reach people. A bare GameError is for those who change its tables.
ERRORS = ("BadOptions", "BadSave", "BadTable", "IllegalMove")
PLURAL = {"Plural": (1, 2)}  # the sentence of one that counts something
COMMENTS = ("Translators:",)


def sources() -> list[Path]:
    """The Python files whose words people read: all that the site holds."""
    found = [file for folder in ("engine", "ui") for file in (ROOT / folder).rglob("*.py")]
    left_out = read_config(ROOT / "pyscript.toml")["app"]["left"]
    return sorted(file for file in found if file.relative_to(ROOT).as_posix() not in left_out)


def catalogue() -> Catalog:
    """Every message, with the places where it stands."""
    messages = Catalog(
        project="Pocket Planets",
        version=VERSION,
        copyright_holder="Pocket Planets",
        msgid_bugs_address="",
        charset="utf-8",
    )
    keywords = MARKS | dict.fromkeys(ERRORS) | PLURAL
    for file in sources():
        with file.open("rb") as source:
            for line, words, comments, context in extract(
                "python", source, keywords, COMMENTS, strip_comment_tags=True
            ):
                place = (file.relative_to(ROOT).as_posix(), line)
                messages.add(words, None, [place], auto_comments=comments, context=context)
    for name, words in shell_messages():
        messages.add(words, None, [(name, 0)])
    return messages


def shell_messages() -> Iterator[tuple[str, str]]:
    """What is said before Python is there, and the file that says it."""
    for words in page_messages((ROOT / "index.html").read_text("utf-8")):
        yield "index.html", words
    for words in manifest_messages(json.loads((ROOT / "manifest.webmanifest").read_text("utf-8"))):
        yield "manifest.webmanifest", words


def update(template: Catalog) -> None:
    """Bring every translation up to date, and say what is missing in it."""
    for language in TRANSLATED:
        translation = updated(read(language), template)
        write(language, translation)
        missing = sum(map(is_missing, all_of(translation)))
        print(f"{LANGUAGES[language]} ({language}): {missing} of {len(translation)} are missing.")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.messages", description=__doc__)
    parser.add_argument("--missing", metavar="LANGUAGE", help="print what is not translated yet")
    parser.add_argument("--all", metavar="LANGUAGE", help="print all, with what is translated")
    parser.add_argument("--fill", nargs=2, metavar=("LANGUAGE", "FILE"), help="take in what is")
    options = parser.parse_args()
    template = catalogue()
    if language := options.missing or options.all:
        print_lines(language, template, only_missing=bool(options.missing))
    elif options.fill:
        language, file = options.fill
        sys.exit(fill(language, template, Path(file).read_text("utf-8")))
    else:
        POT.parent.mkdir(parents=True, exist_ok=True)
        with POT.open("wb") as pot:
            write_po(pot, template, width=100, sort_by_file=True)
        print(f"{len(template)} messages are in {POT.relative_to(ROOT)}.")
        update(template)


if __name__ == "__main__":
    main()
