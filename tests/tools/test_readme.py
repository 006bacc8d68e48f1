"""The README shows what the engine really does."""

import doctest
from pathlib import Path

README = Path(__file__).resolve().parent.parent.parent / "README.md"


def test_the_examples_of_the_readme_are_true() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


def test_the_pictures_of_the_readme_are_there() -> None:
    pictures = [
        part.split(")")[0].split('"')[0] for part in README.read_text("utf-8").split("docs/")[1:]
    ]
    assert len(pictures) == 2
    assert all((README.parent / "docs" / name).is_file() for name in pictures)
