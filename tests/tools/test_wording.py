"""What translations say: the official names, one tone, and the plurals of each language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest
from babel import Locale
from babel.messages.catalog import Catalog, Message

from tests.tools.test_translations import COMPLETE, template
from tools.messages import ROOT
from tools.translation_checks import gaps
from tools.translations import compiled, is_missing, messages, read
from ui.catalogue import Catalogue

GUIDE = (ROOT / "docs" / "translating.md").read_text("utf-8")

each_language = pytest.mark.parametrize("language", COMPLETE)


@cache
def translation(language: str) -> Catalog:
    return read(language)


@cache
def speaker(language: str) -> Catalogue:
    """What the page asks for its words."""
    return Catalogue(compiled(translation(language), template(), ""))


class Said(NamedTuple):
    """A message: in English, and all forms of it in another language."""

    english: str
    context: str
    words: tuple[str, ...]


def forms(message: Message) -> tuple[str, ...]:
    """A translation, with all its plurals; nothing where it is missing."""
    words = message.string or ()
    return tuple(filter(None, (words,) if isinstance(words, str) else words))


@cache
def said(language: str) -> list[Said]:
    """All that is translated."""
    found = []
    for message in messages(translation(language)):
        english = message.id if isinstance(message.id, str) else " ".join(message.id)
        found.append(Said(english, message.context or "", forms(message)))
    return found


# --- the official names ---


def rows(heading: str) -> Iterator[tuple[str, dict[str, str]]]:
    """The rows of the guide’s tables below a heading: English, and the word of each language."""
    tags = [""]
    for line in re.findall(r"^\|.*", GUIDE.partition(heading)[2].partition("\n## ")[0], re.M):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] == "English":
            tags = [cell.removesuffix("*").strip() for cell in cells[1:]]
        elif not cells[0].startswith("-"):
            yield cells[0], dict(zip(tags, cells[1:], strict=True))


@cache
def names() -> list[tuple[str, str, dict[str, str]]]:
    """The names of the guide: English, context, and the word of each language."""
    found = []
    for name, words in rows("\n## Names"):
        english, _space, context = name.removesuffix(")").partition(" (")
        found.append((english, context, words))
    return found


def characters() -> list[str]:
    known = [english for english, _context, _words in names()]
    return known[known.index("Vain Man") : known.index("Little Prince")]


def forms_of(english: str, language: str) -> set[str]:
    """What a name is in a language, in every edition."""
    return {words[language] for name, _context, words in names() if name == english}


def test_every_official_name_of_the_guide_is_a_message() -> None:
    known = {(str(message.id), message.context or "") for message in messages(template())}
    known |= {(english, "") for english, context in known if context == "name of a game"}
    assert len(names()) >= 36
    assert [name for name, context, _words in names() if (name, context) not in known] == []


@each_language
def test_official_names_are_used_to_the_letter(language: str) -> None:
    for message in said(language):
        for english, context, words in names():
            fits = context == message.context or message.context == "name of a game"
            if message.english == english and fits:
                assert message.words == (words[language],)


def test_every_language_that_is_whole_has_a_column_of_names_and_titles() -> None:
    titles = [words for _english, words in rows("\n## Titles")]
    for columns in (*titles, *(words for _english, _context, words in names())):
        assert set(columns) >= set(COMPLETE)


def pattern(name: str, language: str) -> re.Pattern[str]:
    """Finds a name in a sentence: without its article, in the plural, and in Polish declined."""
    words = re.sub(r"^(?:L’|(?:Le|La|El|Il|De) )", "", name)
    if language == "pl":
        starts = [word[: max(3, len(word) - 3)] for word in words.split()]
        return re.compile(r"\b" + r"\w*\s+".join(map(re.escape, starts)), re.IGNORECASE)
    return re.compile(r"\b" + re.escape(words), re.IGNORECASE)


@each_language
def test_whatever_has_an_official_name_is_called_by_it_in_sentences_too(language: str) -> None:
    found = 0
    known = {name for name, context, _words in names() if context != "name of a game"}
    for english in known:
        official = [pattern(name, language) for name in forms_of(english, language)]
        word = re.compile(rf"\b{re.escape(english)}\b")
        for message in said(language):
            if message.english not in known and word.search(message.english):
                found += 1
                for words in message.words:
                    assert any(each.search(words) for each in official), (english, words)
    assert found > 40


@each_language
def test_a_character_is_named_only_where_it_is_meant(language: str) -> None:
    """Where English says “he”, a language may say the name again."""
    meant = re.compile(r"\b(?:[Hh]e|[Hh]im|[Hh]is)\b")
    for english in characters():
        for name in forms_of(english, language):
            core = re.sub(r"^(?:L’|(?:Le|La|El|Il|De) )", "", name)
            named = re.compile(rf"\b{re.escape(core)}\b")
            for message in said(language):
                if any(map(named.search, message.words)):
                    assert english in message.english or meant.search(message.english), message


@each_language
def test_where_it_says_whose_games_these_are_stand_the_titles_of_the_boxes(language: str) -> None:
    titles = list(rows("\n## Titles"))
    assert len(titles) == 2
    for english, own in titles:
        [message] = [m for m in said(language) if m.english.startswith(f"{english} is a game by")]
        assert re.search(rf"\b{own[language]}\b", message.words[0])


# --- the words of the guide ---

# Words that are held to the guide wherever English says them, and how it does. Tiles that are
# turned by baobabs have a word of their own.
HELD: dict[str, str] = {
    word: rf"\b{word}(?:s|es)?\b"
    for word in (
        *("animal", "big star", "bot", "elephant", "fox", "lamppost", "menu"),
        *("objective", "planet tile", "rules", "settings", "sunset"),
    )
} | {
    "open": r"(?<!what )lies? open\b|\bopen (?:one|for all)\b",
    "face down": r"(?<!turn )(?<!turns )(?<!turned )(?<!their tiles )(?<!that lie )\bface[ -]down",
}


@cache
def words_of_the_guide() -> dict[str, dict[str, str]]:
    """The last of the tables, word by word: what is in brackets only explains."""
    found = {}
    for english, own in rows("\n## Words"):
        cells = {
            language: re.sub(r" ?\(.*?\)", "", cell).split(", ")
            for language, cell in {"en": english, **own}.items()
        }
        if len({len(words) for words in cells.values()}) == 1:
            for number, word in enumerate(cells.pop("en")):
                found[word] = {language: words[number] for language, words in cells.items()}
    return found


def stem(words: str, language: str) -> re.Pattern[str]:
    """Finds words in a sentence, whatever their ends are there."""
    least, ends = (3, 3) if language == "pl" else (4, 1)
    starts = [re.escape(word[: max(least, len(word) - ends)]) for word in words.split()]
    return re.compile(r"\b" + r"\w*\s+".join(starts), re.IGNORECASE)


@pytest.mark.parametrize("word", HELD)
@each_language
def test_one_thing_has_the_word_of_the_guide_everywhere(language: str, word: str) -> None:
    meant = re.compile(HELD[word], re.IGNORECASE)
    own = stem(words_of_the_guide()[word][language], language)
    found = [message for message in said(language) if meant.search(without_gaps(message.english))]
    assert len(found) > 1
    others = [words for message in found for words in message.words if not own.search(words)]
    assert others == [], words_of_the_guide()[word][language]


def without_gaps(words: str) -> str:
    return re.sub(r"\{\w+\}", "", words)


# --- names as they are ---

# What stands before a name and would have to change with it: “d’Ada”, “qu’Ada”, “dla Ady”.
CHANGES_WITH_A_NAME = {
    "es": r"(?!)",  # nothing does
    "fr": r"\b(?:de|que|lorsque|puisque|jusque) \{(?:name|seat)",
    "it": r"\b(?:del|al|dal|nel|sul)\w* \{(?:name|seat)",
    "nl": r"\{(?:name|seat)\d?\}[’s]",
    "pl": r"\b(?:bez|dla|do|ku|na|nad|o|od|po|pod|przed|przez|przy|u|w|z|za|ze) \{(?:name|seat)",
}


@each_language
def test_no_name_of_a_person_stands_where_it_would_have_to_change(language: str) -> None:
    changes = re.compile(CHANGES_WITH_A_NAME[language], re.IGNORECASE)
    found = [
        words for message in said(language) for words in message.words if changes.search(words)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "Le mieux que {name} puisse obtenir\u00a0: {points}."),
        ("fr", "La planète de {seat1}"),
        ("it", "Il pianeta della {name}"),
        ("nl", "{name}’s planeet"),
        ("pl", "Kafelek dla {names}"),
    ],
)
def test_a_name_that_would_have_to_change_is_found(language: str, words: str) -> None:
    assert re.search(CHANGES_WITH_A_NAME[language], words)


@each_language
def test_no_face_is_called_a_face_twice(language: str) -> None:
    """Its name says that it is one: “Face 3”, not “the face Face 3”."""
    [name] = [message for message in said(language) if message.english == "Face {number}"]
    twice = name.words[0].replace("{number}", "").casefold() + "{face}"
    assert [m.words for m in said(language) if twice in " ".join(m.words).casefold()] == []


# --- one tone ---

# Words that address a stranger, or several people.
FORMAL = {
    "es": r"\b(?:usted(?:es)?|vosotr[ao]s|vuestr[ao]s?)\b",
    "fr": r"\b(?:vous|votre|vos|vôtres?|\w{2,}ez)\b",
    "it": r"\b(?:Lei|Suo|Sua|[Vv]oi|[Vv]ostr[aeio])\b",
    "nl": r"\b(?:[Uu]|[Uu]we?)\b",
    "pl": r"\b(?:[Pp]an(?:a|u|em|i|ią|ie)?|[Pp]aństw\w*|[Ww]y|[Ww]as|[Ww]asz\w*)\b",
}
# What only looks so, and who really are several: those at the table, who know their ages.
ALLOWED = {"fr": r"\b[Cc]hez\b", "it": r"lo sapete voi al tavolo"}


def strangers(words: str, language: str) -> list[str]:
    """All in some words that addresses a stranger."""
    known = re.sub(ALLOWED.get(language, r"(?!)"), "", words)
    return re.findall(FORMAL[language], known)


@each_language
def test_one_person_is_addressed_and_as_a_friend(language: str) -> None:
    for message in said(language):
        for words in message.words:
            assert strangers(words, language) == [], words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", "Elija usted una loseta."),
        ("fr", "Choisissez une tuile."),
        ("fr", "Voici votre planète."),
        ("it", "Ecco la Vostra tessera."),
        ("nl", "Is dit uw tegel?"),
        ("pl", "Czy chce Pan wziąć kafelek?"),
    ],
)
def test_a_stranger_would_be_noticed(language: str, words: str) -> None:
    assert len(strangers(words, language)) == 1


# --- plurals ---

NUMBERS = (0, 1, 2, 5, 22)


def counted(language: str, one: str, many: str) -> list[str]:
    """What the page says for each number; other gaps are filled, too."""
    others = dict.fromkeys(map(str, gaps(one + many)), "–")
    return [
        speaker(language)
        .ngettext(one, many, number)
        .format(**others | {"count": number, "number": number})
        for number in NUMBERS
    ]


@pytest.mark.parametrize(
    ("language", "one", "many", "shown"),
    [
        ("fr", "{count} animal", "{count} animals", "animal animal animaux animaux animaux"),
        ("es", "{count} animal", "{count} animals", "animales animal animales animales animales"),
        ("it", "{count} animal", "{count} animals", "animali animale animali animali animali"),
        ("nl", "{count} animal", "{count} animals", "dieren dier dieren dieren dieren"),
        (
            "pl",
            "{count} animal",
            "{count} animals",
            "zwierząt zwierzę zwierzęta zwierząt zwierzęta",
        ),
        ("fr", "{number} point", "{number} points", "point point points points points"),
        ("es", "{number} point", "{number} points", "puntos punto puntos puntos puntos"),
        ("it", "{number} point", "{number} points", "punti punto punti punti punti"),
        ("nl", "{number} point", "{number} points", "punten punt punten punten punten"),
        ("pl", "{number} point", "{number} points", "punktów punkt punkty punktów punkty"),
    ],
)
def test_what_is_counted_has_the_plural_that_its_number_wants(
    language: str, one: str, many: str, shown: str
) -> None:
    wanted = zip(NUMBERS, shown.split(), strict=True)
    assert counted(language, one, many) == [f"{number} {form}" for number, form in wanted]


@each_language
def test_every_message_that_counts_follows_the_rule_of_its_language(language: str) -> None:
    """As the Unicode consortium has it: the same class of numbers, the same sentence."""
    kind_of = Locale.parse(language).plural_form
    checked = 0
    for message in messages(template()):
        if isinstance(message.id, str):
            continue
        one, many = message.id
        known = translation(language).get(message.id, message.context)
        if known is None or is_missing(known):
            continue
        spoken = {number: speaker(language).ngettext(one, many, number) for number in NUMBERS}
        assert set(spoken.values()) <= set(forms(known))
        for number, words in spoken.items():
            alike = {other for other in NUMBERS if kind_of(other) == kind_of(number)}
            assert {spoken[other] for other in alike} == {words}
            assert number < 2 or set(gaps(words)) == set(gaps(many)), words
        checked += 1
    assert checked > 80
