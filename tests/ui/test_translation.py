"""Every word on the page can be translated: in the tests' own language no plain letter is left."""

import json
import re
from collections.abc import Iterator
from gettext import NullTranslations
from html import unescape
from random import Random

import pytest

from engine.game import GameError, Plural
from engine.journal import Journal
from tests import pseudo
from tests.ui.learner import each_lesson, follow, learn, step_of
from tests.ui.planet.guest import Guest
from tests.ui.test_daily import Traveller
from tests.ui.test_portrait import painted_words
from tests.ui.visitor import Visitor, kept
from tools.messages import catalogue
from tools.translations import compiled, read
from ui import words
from ui.lesson import GO
from ui.prince.words import counted
from ui.words import error_text, facts, in_a_row, listed, moment, sentences, set_apart

pytestmark = pytest.mark.long

# Names without letters, so that every letter on the page is a word of ours.
NAMES = ("1", "2", "3", "4", "5")
OWN_NAME = re.compile(r'<span lang="[^"]*">[^<]*</span>')  # of a language
SPOKEN = re.compile(r'(?:>|(?: (?:aria-label|title|alt|placeholder)="))([^<>"]+)')


@pytest.fixture(autouse=True)
def _pseudo() -> Iterator[None]:
    words.use(pseudo.translations())
    yield
    words.use(NullTranslations())


def check(visitor: Visitor) -> None:
    """Read quickly, for whole games: all between tags, and the attributes that are heard."""
    shown = OWN_NAME.sub("", visitor.update.html)
    texts = (*SPOKEN.findall(shown), visitor.said, visitor.update.title)
    for text in texts:
        assert not pseudo.PLAIN.search(unescape(text)), f"“{text}” on {visitor.screen}"


@pytest.mark.parametrize(
    ("players", "edition", "hidden"), [(2, "2013", True), (3, "2013", False), (4, "2025", True)]
)
def test_every_word_of_a_game_is_translated(players: int, edition: str, hidden: bool) -> None:
    visitor = Visitor()
    check(visitor)
    play(visitor.begin(players, edition, hidden, names=NAMES), Random(1))


@pytest.mark.parametrize(("players", "beginners", "hidden"), [(2, False, True), (4, True, False)])
def test_every_word_of_a_game_of_planet_is_translated(
    players: int, beginners: bool, hidden: bool
) -> None:
    play(Guest().begin(players, beginners, hidden, names=NAMES), Random(2))


def play(visitor: Visitor, rng: Random) -> None:
    """A whole game, with a look at everything now and then."""
    while visitor.screen != "result":
        check(visitor)
        visitor.step(rng) if rng.random() < 0.6 else visitor.move(rng)
        if visitor.screen == "table" and rng.random() < 0.03:
            look_around(visitor)
    check(visitor)
    hand_on(visitor)


def hand_on(visitor: Visitor) -> None:
    """What goes out at the end: a link, a deal and a picture, with the words that go with them."""
    visitor.tap("share")
    for what in ("game", "deal", "picture"):
        visitor.tap(f"sharing {what}")
        check(visitor)
        visitor.tap("send")
        sent = visitor.update.picture or visitor.update.share
        assert sent is not None
        assert not pseudo.PLAIN.search(str(sent["text"])), sent
    painted = painted_words(visitor)
    assert len(painted) > 8
    assert [text for text in painted if pseudo.PLAIN.search(text)] == []


def look_around(visitor: Visitor) -> None:
    for ui in visitor.choices("select", "show", "line", "animal", "sizes"):
        visitor.tap(ui)
        check(visitor)
        visitor.tap(ui)
    for ui in [*visitor.choices("look", "pile", "deck"), "menu", "log", "keys"]:
        if ui == "keys":
            visitor.tap("menu")
        visitor.tap(ui)
        check(visitor)
        if ui != "menu":
            visitor.tap("close")
    visitor.hold()
    check(visitor)
    visitor.tell("hold off")


def test_every_word_of_the_other_screens_is_translated() -> None:
    broken = (
        kept("{", "x", names=["6"], broken=True)
        | kept("[]", "y", names=[])
        | kept("{}", "z", names=["7"])
    )
    visitor = Visitor(broken | {"current": "x"})
    check(visitor)
    visitor.begin(3, names=NAMES)
    visitor.tell("storage-failed")
    check(visitor)
    for place in ("rules", "settings"):
        visitor.tap("menu")
        visitor.tap(place)
        check(visitor)
        if place == "settings":
            visitor.tap("switch live_score")
        visitor.tap("back")
    check(visitor)
    visitor.tap("menu")
    visitor.tap("home")
    check(visitor)
    for report in ("installable yes", "installed"):
        visitor.tell(report)
        visitor.tap("settings")
        check(visitor)
        visitor.tap("about")
        check(visitor)
        visitor.tap("back")
    visitor.tap("rules")
    visitor.tap("game planet")
    check(visitor)
    visitor.tap("back")
    visitor.tap("games")
    check(visitor)
    for question in visitor.choices("ask-delete", "ask-export"):
        visitor.tap(question)
        check(visitor)
        visitor.tap("close")
    visitor.tap("continue z")
    check(visitor)
    visitor.tap("ask-delete y")
    visitor.tap("delete y")
    check(visitor)
    for report in ("import", "not-imported large", "not-imported unread", "stored", "offline"):
        visitor.tell(report, "no save")
        check(visitor)
    visitor.tell("fresh")
    check(visitor)
    visitor.tell("import", Journal("prince", {"players": 2}, NAMES[:2], 1).save())
    check(visitor)
    visitor.reload(elsewhere=True)
    check(visitor)
    visitor.tell("lost", "apart")
    check(visitor)
    for found in ({"trouble": "broken"}, {"trouble": "late"}, {"settings": "{"}):
        visitor.tell("taken-over", json.dumps(found))
        visitor.draw()
        check(visitor)


def test_nothing_in_words_is_stored() -> None:
    visitor = Visitor()
    visitor.tap("setup")
    visitor.write("name-1", "2")
    visitor.tap("start")
    player = pseudo.pseudo("Player {number}")
    assert visitor.sentence.startswith(player.format(number=1))
    visitor.tap("draw core")
    assert json.loads(visitor.store["draft"])["typed"] == [None, "2", None, None, None]
    check_store(visitor, *(player.format(number=number) for number in (1, 3)))


def check_store(visitor: Visitor, *names: str) -> None:
    """No words of ours are kept, but for the names by which people play now."""
    for text in map(str, visitor.store.values()):
        for name in names:
            text = text.replace(name, "")
        assert text.isascii(), text


@each_lesson
def test_nothing_in_words_is_stored_of_a_lesson(game: str, name: str) -> None:
    visitor = learn(game, name)
    while (step := step_of(visitor)) is not None:
        if step.tap == GO:
            astray(visitor)
        follow(visitor)
        check_store(visitor, visitor.session.journal.names[0])


def astray(visitor: Visitor) -> None:
    """A tap on something that a lesson did not ask for: it is answered."""
    visitor.tell("select nothing")
    assert visitor.session.tutor.strayed  # type: ignore[attr-defined]


def test_nothing_in_words_is_stored_of_the_planet_of_the_day() -> None:
    visitor = Traveller()
    visitor.tap("day")
    visitor.tap(visitor.play)
    own = visitor.session.journal.names[0]
    check_store(visitor, own)
    visitor.finish()
    check_store(visitor, own)


def test_every_sentence_about_a_bad_set_up_is_translated() -> None:
    visitor = Visitor()
    visitor.tap("setup")
    for field, text in (
        ("deal", "x"),
        ("name-0", ""),
        ("name-0", "a" * 99),
        ("name-0", "a\nb"),
        ("name-0", "a\u202eb"),
    ):
        visitor.write(field, text)
        visitor.tap("start")
        assert visitor.page.with_attribute("aria-invalid")
        check(visitor)
        visitor.write("deal", "")


@pytest.mark.parametrize(
    "broken",
    [
        {"game": "7"},
        {"format": 7},
        {"options": {}},
        {"options": {"players": 7}},
        {"options": {"players": 2, "first": 7}},
        {"options": {"players": 2, "7": 7}},
        {"names": ["1"]},
        {"names": ["1", ""]},
        {"seed": -7},
        {"actions": ["7"]},
    ],
)
def test_every_sentence_about_a_broken_save_is_translated(broken: dict[str, object]) -> None:
    save = Journal("prince", {"players": 2}, NAMES[:2], 1).to_json() | broken
    visitor = Visitor()
    visitor.tell("import", json.dumps(save))
    assert visitor.alerts
    check(visitor)


@pytest.mark.parametrize(("count", "form"), [(1, "①"), (2, "②"), (5, "③"), (12, "③"), (22, "②")])
def test_nouns_in_a_row_have_the_plurals_of_the_language(count: int, form: str) -> None:
    assert counted("fox", count, "2013").endswith(form)
    assert counted("sheep_grey", count, "2025").endswith(form)


def test_a_language_changes_while_a_game_is_open() -> None:
    visitor = Guest().begin(3, names=NAMES, deal=9).play_to_round(4)
    spoken = [look(visitor)]
    for language in (NullTranslations(), pseudo.translations()):
        words.use(language)
        spoken.append(look(visitor))
    assert spoken[0] == spoken[2] != spoken[1]
    check(visitor)


def test_what_a_lesson_answers_is_said_in_the_language_that_is_spoken_when_it_is_drawn() -> None:
    words.use(NullTranslations())
    visitor = learn("prince", "game")
    asked = visitor.sentence
    astray(visitor)
    assert visitor.sentence != asked
    words.use(pseudo.translations())
    visitor.draw()
    assert not pseudo.PLAIN.search(visitor.sentence)


def test_a_table_that_was_drawn_ahead_in_another_language_is_drawn_anew() -> None:
    visitor = Visitor().begin(2, names=NAMES)
    visitor.tap("draw core")
    words.use(NullTranslations())
    visitor.app.report("idle")
    words.use(pseudo.translations())
    visitor.tap("open")
    check(visitor)
    assert visitor.update.lang == pseudo.LANGUAGE


def look(visitor: Visitor) -> str:
    visitor.draw()
    return visitor.update.html


def test_the_language_is_known_by_its_name() -> None:
    assert words.language() == pseudo.LANGUAGE
    words.use(NullTranslations())
    assert words.language() == "en"


def test_rows_of_words_are_put_together_by_the_language() -> None:
    class Reversed(NullTranslations):
        """A language that begins with the last one, and has signs of its own."""

        def pgettext(self, _context: str, message: str) -> str:
            return re.sub(r"(\{first\})(.*)(\{\w+\})", r"\3|\1", message)

    words.use(Reversed())
    assert listed(["a", "b", "c", "d"]) == "d|c|b|a"
    assert listed(["a", "b"]) == "b|a"
    for row in (in_a_row, set_apart, facts, sentences):
        assert row(["a", "b", "c"]) == "c|b|a"
        assert row(["a"]) == "a"
        assert row([]) == ""


def test_a_date_is_written_as_the_language_writes_it() -> None:
    class YearFirst(NullTranslations):
        def gettext(self, message: str) -> str:
            date, both = "{day} {month} {year}", "{date}, {time}"
            known = {date: "{year}. {month} {day}.", both: "{date} {time}"}
            return known.get(message, message)

        def pgettext(self, context: str, message: str) -> str:
            return "május" if (context, message) == ("month in a date", "May") else message

    words.use(YearFirst())
    assert moment("2031-05-02T10:00:59") == "2031. május 2. 10:00"


def test_an_error_that_counts_has_the_plurals_of_the_language() -> None:
    few = GameError(Plural("{count} tile is missing.", "{count} tiles are missing."), count=2)
    words.use(NullTranslations())
    assert error_text(few) == str(few) == "2 tiles are missing."
    few.values["count"] = 1
    assert error_text(few) == str(few) == "1 tile is missing."
    words.speak(compiled(read("pl"), catalogue(), ""))
    needed = Plural("A planet needs {count} tile.", "A planet needs {count} tiles.")
    told = [error_text(GameError(needed, count=count)) for count in (1, 16)]
    assert told == ["Planeta potrzebuje 1 kafelka.", "Planeta potrzebuje 16 kafelków."]
