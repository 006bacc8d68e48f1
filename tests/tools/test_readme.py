"""What is written for people is true: examples run, and what is named is there."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"
PAGES = [
    README,
    *(ROOT / name for name in ("CONTRIBUTING.md", "CHANGELOG.md")),
    *(ROOT / "docs").glob("*.md"),
]
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)[^)]*\)|(?:src|href)=\"(?!https?:)([^\"]+)\"")
FOLDERS = "engine|ui|static|tests|tools|docs|types"
PATH = re.compile(rf"`((?:{FOLDERS})/[\w./-]*)`")
INVENTED = "stardust"  # the game of docs/adding-a-game.md
TEST = re.compile(r"(tests/[\w/]+\.py)::(\w+)")
TARGET = re.compile(r"\bmake ([a-z][a-z-]*)\b")


def texts() -> dict[str, str]:
    return {str(page.relative_to(ROOT)): page.read_text("utf-8") for page in PAGES}


def test_the_examples_of_the_readme_are_true() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_everything_that_is_linked_is_there(page: Path) -> None:
    named = [one or other for one, other in LINK.findall(page.read_text("utf-8"))]
    assert [name for name in named if not (page.parent / name).exists()] == []


def test_files_tests_and_targets_that_are_named_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for name, text in texts().items():
        named = [path for path in PATH.findall(text) if INVENTED not in path]
        assert [path for path in named if not (ROOT / path).exists()] == [], name
        for file, test in TEST.findall(text):
            assert f"def {test}(" in (ROOT / file).read_text("utf-8"), name
        code = "\n".join(re.findall(r"`[^`]+`|^    .*$", text, re.MULTILINE))
        assert set(TARGET.findall(code)) <= targets, name


def test_the_picture_of_the_architecture_is_our_own_and_needs_nothing() -> None:
    picture = (ROOT / "docs" / "architecture.svg").read_text("utf-8")
    assert "<title" in picture
    assert "<desc" in picture
    assert re.findall(r"(?:href|src)=|url\((?!#)|@import", picture) == []
