"""Somebody who takes a lesson: reads what is said, and taps what it asks for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tests.browser.keyboard import Keyboard
from tests.browser.player import NAMES, Player
from ui.lesson import Lesson, Step, fits, teacher_of

_SAID = "document.querySelector('.coach h2')?.textContent ?? ''"
# What the others do is on the stage until somebody has read it, or taps.
_SAID_AT_LAST = f"() => {{ document.querySelector('#skip')?.click(); return {_SAID}; }}"
LESSONS = (("prince", "game"), ("prince", "pair"), ("planet", "game"))


def lesson_of(game: str, name: str) -> Lesson:
    return teacher_of(game).LESSONS[name]


def said(player: Player) -> str:
    """What the character says; nothing outside a lesson."""
    return str(player.page.evaluate(_SAID))


def begin(player: Player, game: str, name: str) -> None:
    """From home to the table."""
    player.tap("lessons")
    player.tap(f"lesson start {game} {name}")


def wait_for_words(player: Player) -> None:
    """Until the others have played, and something is said again."""
    player.page.wait_for_function(_SAID_AT_LAST)


def tap_for(player: Player, step: Step) -> str:
    """A tap that leads on."""
    if step.tap.startswith("turn "):
        return "turn back" if "turn-back" in step.lights else "turn"
    state = player.state()
    return next(tap for tap in (*state["do"], *state["ui"]) if fits(step.tap, tap))


# What rests in a lesson, and would lead elsewhere.
WRONG = """() => [...document.querySelectorAll('#page [aria-disabled=true]')]
  .filter((button) => !button.closest('.top') && button.checkVisibility())[0]?.id"""


def err(player: Player) -> bool:
    """Press what rests, if anything does: a kind answer comes, is heard, and nothing is played."""
    wrong = player.page.evaluate(WRONG)
    if not wrong:
        return False
    asked, button = said(player), player.page.locator(f"#{wrong}")
    if isinstance(player, Keyboard):
        button.press("Enter")
    else:
        button.tap(force=True)  # it says that it rests
    player.page.wait_for_function(f"(asked) => {_SAID} !== asked", arg=asked)
    assert player.page.inner_text("#live")
    return True


def follow(player: Player, step: Step) -> None:
    """Do what a step asks, and wait for what is said then; after the last one nothing is."""
    before = said(player)
    player.tap(tap := tap_for(player, step))
    if tap.startswith("look "):
        player.tap("close")
    player.page.wait_for_function(f"(before) => {_SAID} !== before", arg=before)


def lesson_screens(
    player: Player, _names: Sequence[str] = NAMES, last: int | None = None
) -> Iterator[str]:
    """All lessons, where they say most or ask for something new; or only their first steps."""
    player.tap("lessons")
    yield "all lessons"
    player.tap("close")
    for game, name in LESSONS:
        begin(player, game, name)
        steps = lesson_of(game, name).steps[:last]
        long = sorted(steps, key=lambda step: -len(str(step.words.message)))[:3]
        for step in steps:
            wait_for_words(player)
            if step in (steps[0], *long):
                yield f"a lesson: {game}, {name}, {steps.index(step)}"
            if step is not steps[-1]:
                follow(player, step)
        player.leave()
