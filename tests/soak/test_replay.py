"""Every golden game, replayed in Chromium step by step, there and back, through all eyes."""

from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Page

from engine.journal import Journal
from tests.browser.device import PHONE
from tests.browser.lending import Lend
from tests.browser.player import Player
from tests.browser.saves import keep
from tests.engine.tables import table_of
from tests.ui.sights import follow
from tests.ui.test_replay import each_golden, golden, replay_of, viewers

_SEEN = "`${document.title} ${location.href} ${document.documentElement.outerHTML}`"
_AT = "document.querySelector('#replay-to').valueAsNumber"


@each_golden
def test_a_replay_shows_nobody_more_than_they_knew_then(
    file: Path, lend: Lend, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = golden(file)
    replay = replay_of(journal)
    player = replaying(lend(PHONE, has_touch=True, still=True), journal)
    known = [  # after so many actions, by viewer
        {viewer: onlooker.may_know(viewer) for viewer in viewers(journal)}
        for onlooker in islice(follow(journal), len(journal.actions) + 1)
    ]
    way = range(replay.last + 1)
    most = 0
    for viewer in viewers(journal):
        look_from(player, viewer)
        for at in way:
            if at != way[0]:
                player.tell("replay-on" if way.step > 0 else "replay-back")
            assert player.page.evaluate(_AT) == at
            replay.go_to(at)
            seen = table_of(journal.kind).secrets_in(player.page.evaluate(_SEEN))
            assert seen <= known[replay.number][viewer], (viewer, at)
            most = max(most, len(seen))
        way = way[::-1]
    with capsys.disabled():
        print(f"\n{file.parts[-3]}, {file.stem}: {len(way)} steps, at most {most} things in sight")
    assert most > 5


def replaying(page: Page, journal: Journal) -> Player:
    """The page with this game among those that are over, and its replay open."""
    player = Player(page)
    keep(player, journal)
    player.take_up()
    player.tap("games")
    player.tap("replay kept0")
    return player


def look_from(player: Player, viewer: int | None) -> None:
    player.tap("moment")
    player.tap(f"replay-seen {'all' if viewer is None else viewer}")
    player.tap("close")
