"""Games right before something is shown on the stage, and people who look at it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from random import Random

from playwright.sync_api import Locator, Page

from engine.journal import Journal
from engine.shuffle import pick
from tests.browser.device import report
from tests.browser.fingers import Fingers, middle
from tests.browser.player import ASIDE, NAMES, Player, State
from tests.browser.saves import DEAL, come_to, go_on_with, is_over, played_until
from tests.browser.storage import stored_actions

# What comes by itself after a while does not come: one can look for as long as one likes.
HOLD = """() => {
  const soon = (window.setTimeout.real ??= window.setTimeout);
  const held = (soon.held ??= []); // Python waits for some of them, and must not lose them
  window.setTimeout = (done, after = 0) => (after > 100 ? (held.push(done), 0) : soon(done, after));
  window.setTimeout.real = soon;
}"""
LAND = """() => document.getAnimations()
  .filter((motion) => Number.isFinite(motion.effect.getComputedTiming().endTime))
  .forEach((motion) => motion.finish())"""
UPDATE = "Number(document.body.dataset.update)"
_SEEN = "(id) => document.getElementById(id).innerHTML"  # only there: points may climb elsewhere
# Nothing goes on by itself any more: the winner stays for as long as one likes.
GONE = "!document.getElementById('skip') || Boolean(document.querySelector('.crowning'))"


def right_before(
    kind: str, game: str, names: Sequence[str], least: int = 20, **options: object
) -> tuple[Journal, str]:
    """A game in which the action given back brings something of this kind, by the event's name."""
    for deal in range(100):
        journal = Journal(game, {"players": len(names), **options}, names, deal)
        rng = Random(deal)
        while journal.game.turn is not None:
            action = str(pick(journal.game.legal(), rng))
            brought = [type(event).__name__ for event in journal.play(action)]
            if kind in brought and len(journal.actions) > least:
                actions = [str(each) for each in journal.actions[:-1]]
                return Journal.load(json.dumps(journal.to_json() | {"actions": actions})), action
    raise AssertionError(f"no game has a {kind}")


def choose(player: Player, action: str) -> None:
    """All taps of an action but the last one."""
    verb, *where = action.split()
    if player.choices("close"):
        player.tap("close")
    if verb != "take":
        return
    player.tap(f"select {where[0]}")
    if f"aim {where[1]}" in player.choices("aim"):
        player.tap(f"aim {where[1]}")
    for _ in range(int(where[2].removeprefix("t")) if where[2:] else 0):
        player.tap("turn")


def is_on_stage(player: Player) -> bool:
    return not player.page.evaluate(GONE)


def look_on(player: Player) -> None:
    """Wait until the page has gone on by itself."""
    player.page.wait_for_function(GONE)


def tap_on(player: Player) -> None:
    """End what is shown by taps where there is nothing else to tap: one for each thing."""
    while is_on_stage(player):
        update = player.page.evaluate(UPDATE)
        player.tap_aside()
        player.page.wait_for_function(f"{UPDATE} !== {update}")  # a tap that came too soon is none


class Holder(Player):
    """Someone whose finger rests on every secret, and on the table while something is shown."""

    def __init__(self, page: Page, pace: str = "once") -> None:
        super().__init__(page, pace)
        self.fingers = Fingers(page)

    def step(self, rng: Random, state: State | None = None) -> str | None:
        secret = self.page.locator("#page [data-hold]").first
        if secret.count() and self.page.locator("dialog").count() == 0:
            self._look_at(secret)
        return super().step(rng, state)

    def _look_at(self, secret: Locator) -> None:
        """It is there for as long as it is held, by who has said who they are if that is asked."""
        page = self.page
        page.wait_for_function("!document.querySelector('[data-flying]')")  # it lies where it is
        where = middle(secret)
        name = secret.get_attribute("id")
        before = page.evaluate(_SEEN, name)
        self.fingers.down(1, *where)
        page.wait_for_function(
            f"([id, before]) => ({_SEEN})(id) !== before || document.getElementById('i-am')",
            arg=[name, before],
        )
        self.fingers.up(1)
        if self.choices("i-am"):
            self.tap("i-am")
            self._look_at(secret)
        page.wait_for_function(f"([id, before]) => ({_SEEN})(id) === before", arg=[name, before])

    def tap_aside(self) -> None:
        """A finger rests until all was shown; when it is lifted it plays nothing."""
        played = stored_actions(self.page)
        self.fingers.down(1, *ASIDE)
        look_on(self)
        self.fingers.up(1)
        assert stored_actions(self.page) == played


# By what it is called: the event that brings it, the game, and what is then on the page.
MOMENTS = {
    "a tile lands": ("Discarded", "prince", ".skip"),
    "the face-down tile": ("TakenBlind", "prince", ".dared"),
    "baobabs turn": ("Turned", "prince", ".flip-0"),
    "a round is over": ("RoundOver", "planet", ".edge-level"),
    "an animal arrives": ("Awarded", "planet", ".arrival"),
    "an animal travels on": ("TravelledOn", "planet", ".travels"),
    "the feast": ("Ended", "prince", ".feast"),
    "the feast of Planet": ("Ended", "planet", ".feast"),
}
OF_TWO = ("Discarded", "TakenBlind")
EARLY = ("RoundOver",)
FEASTS = ("the feast", "the feast of Planet")  # which take a whole game
BEFORE_THE_END = tuple(name for name in MOMENTS if name not in FEASTS)


def hold_at(player: Player, name: str, names: Sequence[str]) -> None:
    """Play up to something that is shown, and keep it there."""
    kind, game, sign = MOMENTS[name]
    least = 0 if kind in EARLY else 20
    journal, action = right_before(kind, game, names[:2] if kind in OF_TWO else names[:4], least)
    go_on_with(player, journal)
    choose(player, action)
    player.page.evaluate(HOLD)
    player.tap(action)
    go_on_until(player, sign)


def go_on_until(player: Player, sign: str) -> None:
    """To what is shown with this on the page."""
    while player.page.locator(sign).count() == 0:
        go_on(player)


def go_on(player: Player) -> None:
    """To the next thing that is shown."""
    assert is_on_stage(player)
    player.page.evaluate(LAND)
    update = int(player.page.evaluate("document.body.dataset.update"))
    report(player.page, "next")
    player.page.wait_for_function(f"Number(document.body.dataset.update) > {update}")


def steps_of_a_game(
    player: Player, game: str, names: Sequence[str], every: int = 1, **options: object
) -> Iterator[str]:
    """A whole game, or every so many of its moves: the table, the tile in hand, what it brings."""
    player.pace = "show"
    whole = played_until(is_over, len(names), DEAL, game, names, **options)
    actions = [str(action) for action in whole.actions]
    player.page.evaluate(HOLD)
    for at in range(0, len(actions), every):
        step = f"{game}, move {at + 1}: {actions[at]}"
        saved = whole.to_json() | {"actions": actions[:at]}
        come_to(player, Journal.load(json.dumps(saved)))
        if player.screen == "curtain":
            yield f"{step}, the curtain"
            player.open()
        yield from _shown_one_by_one(player, f"{step}, before it")
        yield step
        choose(player, actions[at])
        yield f"{step}, in hand"
        player.tap(actions[at])
        yield from _shown_one_by_one(player, f"{step}, what it brings")


def _shown_one_by_one(player: Player, name: str) -> Iterator[str]:
    """All that is on the stage now."""
    while is_on_stage(player):
        player.page.evaluate(LAND)
        yield name
        go_on(player)


def stage_screens(
    player: Player, names: Sequence[str] = NAMES, moments: Iterable[str] = MOMENTS
) -> Iterator[str]:
    """All that is shown by itself, each as it stands there."""
    player.pace = "show"
    for name in moments:
        hold_at(player, name, names)
        yield name
        if name in FEASTS:
            go_on_until(player, ".crowning")
            yield f"{name}, the winner"
