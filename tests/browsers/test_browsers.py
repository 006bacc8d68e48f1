"""A whole game for two in other browsers: reloaded, on a smaller window, and without a network."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from random import Random

import pytest

from tests.browser.mirror import Mirror
from tests.browsers.drivers import Driver, firefox, running, webkit
from tests.browsers.visitor import Visitor
from tools.build import build

DEAL = 62
RELOAD_AT = 15  # actions, of about sixty
OFFLINE_AT = 30
PHONE = (460, 840)  # about as small as WebKitGTK lets its window be
READY = "Ready to play offline"
CELLS = """[...document.querySelectorAll('.cell')].map((cell) => {
  const { width, height } = cell.getBoundingClientRect();
  return Math.round(width - height);
})"""
RECALLED = "performance.getEntriesByName('recalled').length"
SENTENCE = "document.getElementById('sentence').textContent"
TOTALS = """Object.fromEntries([...document.querySelectorAll('.sheet')].map((sheet) => [
  sheet.querySelector('h2 > span:last-child').textContent,
  sheet.querySelector('.sum :not([aria-hidden])').textContent,
]))"""


class Host:
    """Serves the site from a process of its own: with that, all its connections end too."""

    def __init__(self, site: Path) -> None:
        self.process = ExitStack()
        command = [sys.executable, "-m", "tools.serve", str(site), "--port=0", "--no-browser"]
        server = self.process.enter_context(running(command, stdout=subprocess.PIPE))
        assert server.stdout
        self.address = server.stdout.readline().split()[-1]

    def stop(self) -> None:
        self.process.close()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("browsers") / "site"
    build(folder)
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[Host]:
    host = Host(site)
    yield host
    host.stop()


def play(visitor: Visitor, mirror: Mirror, rng: Random, until: int | None = None) -> None:
    """Play up to so many actions, or to the end; every step is checked against the rules."""
    while True:
        visitor.look_on(with_a_tap=rng.random() < 0.8)
        state = visitor.state()
        mirror.check(state)
        if state["screen"] == "result" or len(mirror.actions) == until:
            return
        if action := visitor.step(rng, state):
            mirror.play(action)


def check_the_end(visitor: Visitor, mirror: Mirror) -> None:
    """The winner is named, and all points are those of the rules."""
    names, result = mirror.journal.names, mirror.journal.result()
    assert result is not None
    assert visitor.state()["screen"] == "result"
    visitor.tap("skip")  # the winner stays until somebody goes on
    sentence = visitor.read(SENTENCE)
    assert [name in sentence for name in names] == [n in result["winners"] for n in range(2)]
    points = [str(seat["total"]).replace("-", "−") for seat in result["seats"]]
    assert visitor.read(TOTALS) == {names[n]: f"Total: {points[n]}" for n in range(2)}


@pytest.mark.parametrize("start", [firefox, webkit])
def test_a_whole_game_for_two(
    start: Callable[[], AbstractContextManager[Driver]],
    host: Host,
    capsys: pytest.CaptureFixture[str],
) -> None:
    mirror, rng = Mirror(2, DEAL), Random(2)
    with start() as driver:
        visitor = Visitor(driver)
        visitor.arrive(host.address)
        assert visitor.wait_until_offline() == READY
        visitor.begin(2, DEAL)

        play(visitor, mirror, rng, until=RELOAD_AT)
        before = visitor.state()["words"]
        visitor.reload()
        assert visitor.state()["words"] == before
        assert visitor.read(RECALLED) == 1, "Python’s memory was kept, and laid back"

        play(visitor, mirror, rng, until=OFFLINE_AT)
        visitor.resize(*PHONE)
        assert visitor.read(CELLS) == [0] * 16, "the places of the planet are squares"
        before = visitor.state()["words"]
        host.stop()
        visitor.arrive(host.address)
        assert visitor.state()["words"] == before

        play(visitor, mirror, rng)
        check_the_end(visitor, mirror)
        visitor.tap("home")
        assert visitor.wait_until_offline() == READY
        with capsys.disabled():
            print(f"\n{driver.version}: {len(mirror.actions)} actions, offline from {OFFLINE_AT}")
