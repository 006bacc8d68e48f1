"""Every message can be found by those who translate it, and is whole: read off the source."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Message

from engine.game import GameError
from tests.pseudo import PLAIN, pseudo
from tools.messages import ERRORS, MARKS, PLURAL, ROOT, catalogue, sources
from tools.shell import SPOKEN, translated_manifest, translated_page

UI = [file for file in sources() if file.is_relative_to(ROOT / "ui")]
LOOKING_UP = [ROOT / "ui" / name for name in ("words.py", "catalogue.py")]  # what is said elsewhere
SCRIPTS = sorted([*(ROOT / "static" / "js").glob("*.js"), ROOT / "service-worker.js"])
# Looks up a message, by how many of its arguments are the message itself.
SAID = {"_": 1, "ngettext": 2, "pgettext": 2}
MARKED = {"N_": 1, "N_n": 2, "N_p": 2, "Plural": 2}
LETTERS = re.compile(r"[^\W\d_]")
ATTRIBUTES = {name.replace("-", "_") for name in SPOKEN}
# What of a page is made of words: from which of its arguments on, and where those end.
WORDS: dict[str, tuple[int, int | None]] = {
    **dict.fromkeys(("dialog", "figure", "offer_panel", "ruling", "say", "unseen"), (0, None)),
    **dict.fromkeys(("el", "heading", "part"), (1, None)),
    **dict.fromkeys(("button", "choice", "page_head", "step_button", "switch"), (0, 1)),
    **dict.fromkeys(("Section", "icon_button", "to_look"), (1, 2)),
    "OptionWords": (0, 2),
    "radio": (2, 3),
    "say_panel": (1, 4),
    "unseen_heading": (0, 1),
}
# What puts a message together by force: languages have other signs, and change the case of words.
GLUE = {", ", "; ", " · ", " and "}
CASES = {"capitalize", "lower", "title", "upper"}


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@cache
def calls(file: Path) -> list[tuple[str, ast.Call]]:
    """Everything that is called in a file, by its name."""
    tree = ast.parse(file.read_text("utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [(called(node.func), node) for node in found]


def called(function: ast.expr) -> str:
    """The name of what is called, without what it belongs to."""
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def text(node: ast.expr) -> str:
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, str)
    return node.value


def fields(message: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(message) if name is not None}


def all_calls(*without: Path) -> Iterator[tuple[str, str, ast.Call]]:
    """Everything that is called on the page: where, its name, and the call."""
    for file in UI:
        if file not in without:
            for name, call in calls(file):
                yield f"{name_of(file)}:{call.lineno}", name, call


def test_a_message_stands_in_the_source_as_it_is() -> None:
    for where, name, call in all_calls(*LOOKING_UP):
        if (number := (SAID | MARKED).get(name)) is not None:
            assert all(map(is_text, call.args[:number])), (
                f"{where} looks up what no translator gets to see: "
                "mark it where it stands (N_), and look it up by `translated`"
            )


def test_a_message_gets_the_values_that_it_names() -> None:
    for where, name, call in all_calls():
        given = {keyword.arg for keyword in call.keywords}
        if name not in SAID or None in given or not all(map(is_text, call.args[: SAID[name]])):
            continue
        messages = call.args[: SAID[name]] if name == "ngettext" else call.args[SAID[name] - 1 :]
        named = set().union(*(fields(text(message)) for message in messages if is_text(message)))
        known = given | ({"count"} if name == "ngettext" else set())
        assert named - known == set(), where
        assert known - named <= {"count"}, where


def test_no_element_holds_words_that_are_not_translated() -> None:
    for where, name, call in all_calls():
        start, end = WORDS.get(name, (0, 0))
        words = call.args[start:end]
        words += [key.value for key in call.keywords if key.arg in ATTRIBUTES]
        for node in words:
            plain = is_text(node) and LETTERS.search(text(node))
            assert not plain, f"{where}: {ast.unparse(node)}"


def test_what_holds_words_is_known_by_its_name() -> None:
    """A name that nothing has any more would look after nothing."""
    assert WORDS.keys() <= {name for _where, name, _call in all_calls()}


def test_no_words_are_glued_together() -> None:
    for where, name, call in all_calls():
        assert name not in CASES, f"{where} changes the case of words"
        if name == "join" and isinstance(call.func, ast.Attribute) and is_text(call.func.value):
            assert text(call.func.value) not in GLUE, f"{where}: ui.words has rows"


def test_every_error_that_reaches_people_is_among_the_messages() -> None:
    assert {kind.__name__ for kind in GameError.__subclasses__()} == set(ERRORS)
    for file in sources():
        for name, call in calls(file):
            if name in ERRORS:
                sentence = call.args[0]
                found = is_text(sentence) or ast.unparse(sentence).startswith("Plural(")
                passed_on = ast.unparse(sentence).endswith("error.sentence")
                assert found or passed_on, f"{name_of(file)}:{call.lineno}"


@cache
def messages() -> list[Message]:
    return [message for message in catalogue() if message.id]


def test_what_is_counted_has_plurals_and_nothing_else_has() -> None:
    for message in messages():
        if isinstance(message.id, str):
            assert "count" not in fields(message.id), f"{message.id} needs a plural"
        else:
            one, many = message.id
            assert fields(many) & {"count", "number"}, f"{many} names no number"
            assert fields(one) | {"count"} >= fields(many) - {"count"}


# What is never one: limits, areas on cards, means with tenths, and what only a broken save has.
ALWAYS_MANY = {
    "There are {players} players and {names} names.",
    "This game is for {least} to {most} players.",
    "Baobabs turn {number} tiles at a time, so {turned} can’t be right.",
    "With {number} baobabs in view, their tiles turn.",
    "{areas} areas or more",
    "{least} to {most} areas",
    "{number} points",
}


# Numbers of the box, in the rulebooks: there are always many of them.
OF_THE_BOX = {
    "animals",
    "areas",
    "faces",
    "number",
    "piles",
    "players",
    "rounds",
    "side",
    "stacks",
    "tiles",
}


def test_a_number_that_may_be_one_has_a_plural_or_stands_apart_from_what_is_counted() -> None:
    """Nouns are known by the plurals there are."""
    plurals = [message.id[1] for message in messages() if not isinstance(message.id, str)]
    nouns = "|".join(sorted(set(re.findall(r"\{count\} (\w+s)\b", " ".join(plurals)))))
    for message in messages():
        if isinstance(message.id, str) and message.id not in ALWAYS_MANY:
            numbers = {gap for gap, _ in re.findall(rf"\{{(\w+)\}} ({nouns})\b", message.id)}
            in_rules = all("/rulebook/" in place for place, _line in message.locations)
            assert numbers <= (OF_THE_BOX if in_rules else set()), message.id


def test_no_message_has_spaces_around_it() -> None:
    for message in messages():
        for words in [message.id] if isinstance(message.id, str) else message.id:
            assert words == words.strip()


def test_dots_at_the_end_stand_close_to_the_last_word() -> None:
    for message in messages():
        ids = (message.id,) if isinstance(message.id, str) else message.id
        assert not any(each.endswith(" …") for each in ids), message.id


def test_what_marks_a_message_is_known_to_what_finds_it() -> None:
    assert set(MARKS | PLURAL) == set(SAID) | set(MARKED)


def test_every_word_of_the_page_before_python_can_be_translated() -> None:
    source = (ROOT / "index.html").read_text("utf-8")
    assert translated_page(source, str, "en") == source
    page = translated_page(source, pseudo, "xx")
    assert page.startswith('<!doctype html>\n<html lang="xx">')
    body = re.sub(r"<!--.*?-->|<script.*?</script>", "", page, flags=re.DOTALL)
    for words in re.findall(r">([^<]+)<", body):
        assert not re.search(r"(?<!\{)\b[A-Za-z]+\b(?!\})", words), words
    # What has several words is for people, but for the rules of the page itself, and for what it
    # says to machines: it has one language there.
    technical = r'(?:http-equiv|name|property)="[^"]*" content|class|rel'
    page = re.sub(rf'(?:{technical})="[^"]*"', "", body)
    for words in re.findall(r'="([^"]*\w \w[^"]*)"', page):
        assert not PLAIN.search(re.sub(r"\{\w+\}", "", words)), words


def test_every_word_of_the_manifest_can_be_translated() -> None:
    manifest = json.loads((ROOT / "manifest.webmanifest").read_text("utf-8"))
    assert translated_manifest(manifest, str, "en") == manifest
    technical = ("src", "sizes", "type", "url", "action", "method", "enctype", "purpose")
    names = {"name", "short_name", "description", "label"}

    def spoken(value: object, key: str) -> Iterator[str]:
        if isinstance(value, dict):
            for name, inner in value.items():
                yield from spoken(inner, name)
        elif isinstance(value, list):
            for inner in value:
                yield from spoken(inner, key)
        elif isinstance(value, str) and (key in names or " " in value) and key not in technical:
            yield value

    shown = translated_manifest(manifest, pseudo, "xx") | {"share_target": None}
    assert len(list(spoken(shown, ""))) >= 8
    assert not [words for words in spoken(shown, "") if PLAIN.search(words)]


def test_scripts_say_nothing_to_people() -> None:
    """What they show is in index.html or comes from Python; what the console tells is for us."""
    for file in SCRIPTS:
        check_script(file)


def check_script(file: Path) -> None:
    code = re.sub(r"/\*.*?\*/|(?<![:\w])//[^\n]*", "", file.read_text("utf-8"), flags=re.DOTALL)
    code = re.sub(r"(?:console\.\w+|new \w*(?:Error|Exception))\([^\n]*", "", code)
    for _quote, words in re.findall(r"""(["'`])((?:(?!\1)[^\n\\]|\\.)*)\1""", code):
        sentence = re.search(r"[A-Z][a-z]+ [a-z]+|[a-z]+ [a-z]+ [a-z]+ [a-z]+", words)
        assert not sentence or words == "Loaded interpreter", f"{name_of(file)}: {words}"
