"""The translations as they are, on the page: what depends on names, editions and what goes out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from gettext import NullTranslations

import pytest

from tests.ui.test_portrait import painted_words
from tests.ui.visitor import finished
from tools.messages import catalogue
from tools.translations import compiled, read
from ui import words
from ui.prince.words import character_name
from ui.words import listed, moment, month_words, tenths

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    words.use(NullTranslations())


@cache
def words_of(language: str) -> str:
    """What the page loads of a language."""
    return compiled(read(language), catalogue(), "")


def test_in_spanish_the_edition_of_2025_has_women_and_a_collector() -> None:
    words.speak(words_of("es"))
    assert character_name("gardener", "2013") == "El Jardinero"
    assert character_name("gardener", "2025") == "La Jardinera"
    assert character_name("turkish_astronomer", "2013") == "El Astrónomo Turco"
    assert character_name("turkish_astronomer", "2025") == "La Astrónoma Turca"
    assert character_name("drunkard", "2013") == "El Borracho"
    assert character_name("drunkard", "2025") == "El Coleccionista de Botellas"


@pytest.mark.parametrize(
    ("language", "drunkard", "collector"),
    [
        ("en", "Drunkard", "Bottle Collector"),
        ("fr", "L’Ivrogne", "Le Collectionneur de bouteilles"),
        ("it", "L’ubriacone", "Il collezionista di bottiglie"),
        ("pl", "Pijak", "Zbieracz Butelek"),
        ("nl", "De dronkaard", "De flessenverzamelaar"),
    ],
)
def test_the_edition_of_2025_has_a_collector_in_every_language(
    language: str, drunkard: str, collector: str
) -> None:
    words.speak(words_of(language) if language != "en" else "")
    assert character_name("drunkard", "2013") == drunkard
    assert character_name("drunkard", "2025") == collector


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Ana", "Inés"], "Ana e Inés"),
        (["Ana", "Leo", "Íñigo"], "Ana, Leo e Íñigo"),
        (["Ana", "Hilario"], "Ana e Hilario"),
        (["Ana", "Ian"], "Ana y Ian"),
        (["Inés", "Ana"], "Inés y Ana"),
        (["Inés", "Leo", "Ana"], "Inés, Leo y Ana"),
    ],
)
def test_spanish_has_another_and_before_the_sound_of_i(names: list[str], shown: str) -> None:
    words.speak(words_of("es"))
    assert listed(names) == shown


@pytest.mark.parametrize(
    ("language", "names", "shown"),
    [
        ("fr", ["Ana", "Inés"], "Ana et Inés"),
        ("it", ["Ana", "Leo", "Inés"], "Ana, Leo e Inés"),
        ("pl", ["Ana", "Leo", "Inés"], "Ana, Leo i Inés"),
        ("nl", ["Ana", "Inés"], "Ana en Inés"),
    ],
)
def test_other_languages_have_one_and(language: str, names: list[str], shown: str) -> None:
    words.speak(words_of(language))
    assert listed(names) == shown


@pytest.mark.parametrize(
    ("language", "first", "second", "month"),
    [
        ("en", "1 May 2031", "2 May 2031", "May 2031"),
        ("fr", "1er mai 2031", "2 mai 2031", "Mai 2031"),
        ("es", "1 de mayo de 2031", "2 de mayo de 2031", "Mayo de 2031"),
        ("it", "1º maggio 2031", "2 maggio 2031", "Maggio 2031"),
        ("pl", "1 maja 2031", "2 maja 2031", "Maj 2031"),
        ("nl", "1 mei 2031", "2 mei 2031", "Mei 2031"),
    ],
)
def test_a_day_is_said_as_the_language_says_it(
    language: str, first: str, second: str, month: str
) -> None:
    words.speak(words_of(language) if language != "en" else "")
    assert moment("2031-05-01T10:00:59") == f"{first}, 10:00"
    assert moment("2031-05-02T10:00:59") == f"{second}, 10:00"
    assert month_words(5, 2031) == month


@pytest.mark.parametrize("language", ["en", "fr", "es", "it", "pl", "nl"])
def test_a_mean_has_a_comma_everywhere_but_in_english(language: str) -> None:
    words.speak(words_of(language) if language != "en" else "")
    sign = "." if language == "en" else ","
    shown = [tenths(value) for value in (2.5, 12, -0.26, -0.04)]
    assert shown == [f"2{sign}5", f"12{sign}0", f"−0{sign}3", f"0{sign}0"]


@pytest.mark.parametrize(
    ("language", "outcome", "challenge", "beside", "game"),
    [
        ("fr", "Points\u00a0: Ada", "Feras-tu mieux", "une planète à", "Fabrique-moi une planète"),
        ("es", "Puntos: Ada", "¿Puedes superar", "Planeta de Ada", "Make Me a Planet"),
        ("it", "Punti: Ada", "Sai battere", "Pianeta di Ada", "Costruisci il mio pianeta"),
        ("pl", "Punkty: Ada", "Pobijesz go?", "Planeta: Ada", "Stwórz mi planetę"),
        ("nl", "Punten: Ada", "Haal jij", "Planeet van Ada", "Make Me a Planet"),
    ],
)
def test_what_goes_out_speaks_the_language_of_whoever_sends_it(
    language: str, outcome: str, challenge: str, beside: str, game: str
) -> None:
    visitor = finished(2)
    words.speak(words_of(language))
    visitor.tap("share")
    for what, said in (("game", outcome), ("deal", challenge)):
        visitor.tap(f"sharing {what}")
        visitor.tap("send")
        assert visitor.update.share is not None
        assert said in visitor.update.share["text"]
    visitor.tap("sharing picture")
    visitor.tap("whose 0")
    assert f"{game} · Pocket Planets" in painted_words(visitor)
    visitor.tap("send")
    assert visitor.update.picture is not None
    assert beside in str(visitor.update.picture["text"])
