"""The translations: whole, in the form of their language, and small enough to be loaded at once."""

from __future__ import annotations

import json
import re
from functools import cache
from html import unescape
from pathlib import Path

import brotli
import pytest
from babel.messages.catalog import Catalog, Message

from tests.pseudo import compiled as pseudo_words
from tools.languages import build as build_languages
from tools.messages import ROOT, catalogue, update
from tools.translating import fill, line, numbers
from tools.translation_checks import problems, problems_of, wrong
from tools.translations import (
    LOCALE,
    TRANSLATED,
    compiled,
    is_missing,
    messages,
    po_file,
    read,
    read_text,
    to_text,
    translate,
    updated,
    write,
)
from tools.vendor import OWN_LETTERS
from ui.catalogue import Catalogue
from ui.words import LANGUAGES

# Whose translation is whole: from then on a new sentence has to be translated, too.
COMPLETE: tuple[str, ...] = ("fr", "es", "nl", "it", "pl")
MOST = 40_000  # bytes that a first visit in another language may cost
LATIN = re.compile("[\u0000-\u00ffŒœ\u2000-\u206f−]")
PAGE = (ROOT / "index.html").read_text("utf-8")
[WITHOUT_SCRIPTS] = re.findall(r"<noscript>.*<p[^>]*>(.*)</p>.*</noscript>", PAGE, re.DOTALL)

each_language = pytest.mark.parametrize("language", TRANSLATED)


@cache
def template() -> Catalog:
    return catalogue()


def test_a_translation_is_whole_and_has_nothing_that_is_not_said_any_more() -> None:
    found = [(each, what) for each in COMPLETE for what in problems(read(each), template())]
    assert found == []


@each_language
def test_what_is_translated_so_far_is_sound(language: str) -> None:
    assert list(wrong(updated(read(language), template()), template())) == []


def test_even_a_language_that_is_longer_than_all_is_a_small_download(site: Path) -> None:
    words = brotli.compress(pseudo_words().encode())
    letters = sum(file.stat().st_size for file in site.glob("static/fonts/*-own-*"))
    assert 10_000 < len(words) + letters <= MOST


@each_language
def test_every_language_is_in_the_site_under_a_name_of_its_contents(
    site: Path, language: str
) -> None:
    [file] = site.glob(f"locale/{language}-*.json")
    assert file.read_text("utf-8") == compiled(read(language), template(), PAGE)
    assert len(brotli.compress(file.read_bytes())) <= MOST
    page = (site / "index.html").read_text("utf-8")
    assert f'<meta name="words" lang="{language}" content="./locale/{file.name}">' in page
    said = translate(read(language))(WITHOUT_SCRIPTS)
    assert f'<p lang="{language}">{said}</p>' in page.partition("<noscript>")[2]
    manifest = json.loads((site / f"manifest-{language}.webmanifest").read_text("utf-8"))
    assert manifest["lang"] == language
    assert manifest["start_url"] == "./"


def test_the_words_of_the_page_itself_are_those_that_a_script_can_change() -> None:
    """boot.js looks at these parts of the page; what machines read of it has one language."""
    shell = json.loads(pseudo_words())["shell"]
    title, splash = (
        re.findall(pattern, PAGE, re.DOTALL)[0]
        for pattern in (r"<title>.*?</title>", r'<div id="page".*?</main>')
    )
    changing = unescape(title + splash + PAGE.partition('<div id="trouble"')[2])
    assert len(shell) > 15
    assert [words for words in shell if words not in changing] == []
    assert WITHOUT_SCRIPTS not in shell


@each_language
def test_a_translation_lies_as_it_is_written_so_that_merges_are_quiet(language: str) -> None:
    text = po_file(language).read_text("utf-8")
    assert to_text(read(language)) == text
    assert not re.search(r"Date|^#[:~]|^#,.*fuzzy|@", text, re.MULTILINE)


def test_every_language_has_a_folder_and_a_line_and_a_name_of_its_own() -> None:
    assert {folder.name for folder in LOCALE.iterdir()} == set(TRANSLATED)
    assert len(set(LANGUAGES.values())) == len(LANGUAGES)


def test_the_six_languages_that_were_promised_stay() -> None:
    assert set(LANGUAGES) >= {"en", "fr", "es", "it", "pl", "nl"}


@each_language
def test_all_letters_are_in_the_fonts_that_a_first_visit_loads(language: str) -> None:
    """Others, as names may have them, are in larger fonts, which are loaded when they are met."""
    for message in messages(read(language)):
        new = set(str(message.string)) - set(str(message.id)) - set(OWN_LETTERS)
        assert [letter for letter in new if not LATIN.match(letter)] == [], message.string


# --- what the tools do, on a small translation ---

SOURCE = Catalog()
SOURCE.add("Back", locations=[("ui/a.py", 1)])
SOURCE.add("{name}, take a tile.", locations=[("ui/a.py", 2)])
SOURCE.add(("a fox", "{count} foxes"), locations=[("ui/a.py", 3)])
SOURCE.add("Planet", locations=[("ui/a.py", 4)], context="name of a game")


def polish(**words: str | tuple[str, ...]) -> Catalog:
    made = updated(Catalog(locale="pl"), SOURCE)
    for start, string in words.items():
        [message] = [m for m in messages(made) if start in str(m.id)]
        message.string = string
    return made


WHOLE: dict[str, str | tuple[str, ...]] = {
    "Back": "Wróć",
    "name": "{name}, weź kafelek.",
    "fox": ("lis", "{count} lisy", "{count} lisów"),
    "Planet": "Planet",
}


def test_a_whole_translation_has_no_problems() -> None:
    assert list(problems(polish(**WHOLE), SOURCE)) == []


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"Back": ""}, "missing"),
        ({"Back": "Wróć."}, "ends with another sign"),
        ({"Back": " Wróć"}, "spaces to spare"),
        ({"Back": "<b>Wróć</b>"}, "other markup"),
        ({"Back": "„Wróć'"}, "straight quotation marks"),
        ({"Back": "«Wróć»"}, "quotation marks of another language"),
        ({"name": "{imię}, weź kafelek."}, "other gaps"),
        ({"name": "Weź kafelek."}, "other gaps"),
        ({"name": "{name!r}, weź kafelek."}, "other gaps"),
        ({"name": "{name, weź kafelek."}, "broken braces"),
        ({"fox": ("lis", "{count} lisy", "")}, "missing"),
        ({"fox": ("lis", "lisy", "{count} lisów")}, "other gaps"),
        ({"fox": ("lis", "{count} lisy")}, "2 plurals"),
    ],
)
def test_whatever_is_wrong_is_found(change: dict[str, str | tuple[str, ...]], what: str) -> None:
    found = list(problems(polish(**{**WHOLE, **change}), SOURCE))
    assert found
    assert any(what in each for each in found), found


@pytest.mark.parametrize("words", ["{nmae}, weź kafelek.", "{name, weź kafelek."])
def test_no_site_is_built_with_a_sentence_that_would_break(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: str
) -> None:
    monkeypatch.setattr("tools.languages.TRANSLATED", ("pl",))
    monkeypatch.setattr("tools.languages.catalogue", lambda: SOURCE)
    monkeypatch.setattr("tools.languages.read", lambda _: polish(name=words))
    (tmp_path / "manifest.webmanifest").write_text(
        (ROOT / "manifest.webmanifest").read_text("utf-8")
    )
    with pytest.raises(ValueError, match=r"pocket\.po has mistakes:\n.* \{name\}, take a tile"):
        build_languages(tmp_path, PAGE)
    assert list(tmp_path.glob("locale/*")) == []


def test_what_is_new_guessed_or_not_said_any_more_is_found() -> None:
    old = polish(**WHOLE)
    old.add("Gone", "Minęło")
    guess = old.get("Back")
    assert guess is not None
    guess.flags.add("fuzzy")
    found = sorted(each.split(":")[0] for each in problems(old, SOURCE))
    assert found == ["not said any more", "only guessed (fuzzy)"]
    now = updated(old, SOURCE)
    assert list(problems(now, SOURCE)) == ["missing: Back"]


@pytest.mark.parametrize(
    ("words", "sound"),
    [
        ("C’est à toi\u202f!", True),
        ("C’est à toi!", False),
        ("C’est à toi !", False),
        ("Tour\u00a0: 3", True),
        ("Tour: 3", False),
        ("à 10:30", True),
        ("«\u00a0Annuler\u00a0»", True),
        ("« Annuler »", False),
        ("«Annuler»", False),
        ("“Annuler”", False),
    ],
)
def test_french_has_its_spaces(words: str, sound: bool) -> None:
    found = problems_of(Message(words, words), Catalog(locale="fr"))
    assert (list(found) == []) == sound


def test_a_translation_survives_being_written_and_read() -> None:
    text = to_text(polish(**WHOLE))
    assert to_text(read_text(text, "pl")) == text
    assert list(problems(read_text(text, "pl"), SOURCE)) == []


def test_the_page_gets_every_form_of_what_is_translated_and_english_for_the_rest() -> None:
    words = Catalogue(compiled(polish(**WHOLE | {"name": ""}), SOURCE, PAGE))
    assert words.info()["language"] == "pl"
    assert words.gettext("Back") == "Wróć"
    assert words.gettext("{name}, take a tile.") == "{name}, take a tile."
    assert words.pgettext("name of a game", "Planet") == "Planet"
    foxes = [words.ngettext("a fox", "{count} foxes", n) for n in (0, 1, 2, 5, 22)]
    assert foxes == ["{count} lisów", "lis", "{count} lisy", "{count} lisów", "{count} lisy"]
    assert words.ngettext("a cat", "{count} cats", 2) == "{count} cats"


def test_those_who_translate_see_where_a_message_stands_and_which_numbers_a_plural_is_for() -> None:
    [fox] = [message for message in messages(SOURCE) if "fox" in str(message.id)]
    told = line(fox, fox, "pl")
    assert told["where"] == ["ui/a.py"]
    assert told["numbers"] == list(numbers("pl"))
    assert list(numbers("pl")) == ["1", "2, 3, 4, 22, 23, …", "0, 5, 6, 7, 8, …"]
    assert list(numbers("fr")) == ["0, 1", "2, 3, 4, 5, 6, …"]


def test_what_comes_back_is_taken_in_and_what_is_wrong_is_told_and_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written: list[Catalog] = []
    monkeypatch.setattr("tools.translating.read", lambda _: Catalog(locale="pl"))
    monkeypatch.setattr("tools.translating.write", lambda _, made: written.append(made))
    lines = [
        {"id": "Back", "words": "Wróć"},
        {"id": "Planet", "context": "name of a game", "words": "Planet"},
        {"id": "{name}, take a tile.", "words": "Weź kafelek."},
        {"id": "a fox", "words": ["", "", ""]},
        {"id": "Unknown", "words": "Nieznane"},
    ]
    assert fill("pl", SOURCE, "\n".join(map(json.dumps, lines))) == 1
    told = capsys.readouterr()
    assert told.out == "pl: 2 taken, 2 refused, 2 still missing.\n"
    assert "other gaps" in told.err
    assert "no such message" in told.err
    assert [str(m.string) for m in messages(written[0]) if not is_missing(m)] == [
        "Wróć",
        "Planet",
    ]


def test_what_is_missing_is_said_language_by_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.translations.LOCALE", tmp_path)
    monkeypatch.setattr("tools.messages.TRANSLATED", ("nl", "pl"))
    write("pl", polish(**WHOLE))
    update(SOURCE)
    assert capsys.readouterr().out.splitlines() == [
        "Nederlands (nl): 4 of 4 are missing.",
        "Polski (pl): 0 of 4 are missing.",
    ]
    more = updated(SOURCE, SOURCE)
    more.add(("a cat", "{count} cats"), locations=[("ui/a.py", 5)])
    update(more)
    assert capsys.readouterr().out.splitlines()[1] == "Polski (pl): 1 of 5 are missing."
    assert list(problems(read("pl"), more)) == ["missing: ('a cat', '{count} cats')"]


def test_a_new_language_is_a_folder_and_a_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The line is that of its name; the folder comes by itself, and what is missing is English."""
    monkeypatch.setattr("tools.translations.LOCALE", tmp_path / "locale")
    monkeypatch.setitem(LANGUAGES, "cs", "Čeština")
    monkeypatch.setattr("tools.messages.TRANSLATED", ("cs",))
    monkeypatch.setattr("tools.languages.TRANSLATED", ("cs",))
    update(template())
    assert [file.parent.parent.name for file in tmp_path.rglob("*.po")] == ["cs"]
    text = "\n".join(
        json.dumps(each)
        for each in (
            {"id": "Back", "words": "Zpět"},
            {"id": "a fox", "words": ["liška", "{count} lišky", "{count} lišek"]},
        )
    )
    assert fill("cs", template(), text) == 0
    assert {each.partition(":")[0] for each in problems(read("cs"), template())} == {"missing"}
    site = tmp_path / "site"
    site.mkdir()
    (site / "manifest.webmanifest").write_text((ROOT / "manifest.webmanifest").read_text("utf-8"))
    build_languages(site, PAGE)
    [file] = site.glob("locale/cs-*.json")
    words = Catalogue(file.read_text("utf-8"))
    assert words.info()["language"] == "cs"
    assert (words.gettext("Back"), words.gettext("Close")) == ("Zpět", "Close")
    foxes = [words.ngettext("a fox", "{count} foxes", n) for n in (0, 1, 2, 5, 22)]
    assert foxes == ["{count} lišek", "liška", "{count} lišky", "{count} lišek", "{count} lišek"]
    assert json.loads((site / "manifest-cs.webmanifest").read_text("utf-8"))["lang"] == "cs"
