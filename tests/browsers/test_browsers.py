"""A whole game for two in other browsers, with a reload in the middle and without a network."""

from collections.abc import Iterator
from time import monotonic, sleep

import pytest

from tests.browser.host import Host
from tests.browsers.drivers import HERE, PATIENCE, Driver, Firefox, WebKit
from tools.build import build

VISITOR = (HERE / "visitor.js").read_text("utf-8")
PLAYABLE = "performance.getEntriesByName('playable').length > 0"
SCREEN = "document.body.dataset.screen"
TABLE = "document.getElementById('page').innerText"
OFFLINE = "document.querySelector('.offline') !== null"
MANY = 1_000


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("browsers")
    build(folder / "site")
    host = Host(folder / "site", folder / "www")
    yield host
    host.stop()


@pytest.fixture(params=[Firefox, WebKit])
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    driver: Driver = request.param()
    yield driver
    driver.close()


def wait(driver: Driver, condition: str) -> None:
    end = monotonic() + PATIENCE
    while not driver.run(condition):
        assert monotonic() < end, f"{condition}: {driver.run('document.body.innerText')}"
        sleep(0.2)


def arrive(driver: Driver, host: Host) -> None:
    driver.open(host.url)
    wait(driver, PLAYABLE)
    driver.run(VISITOR.strip().removesuffix(";"))


def test_a_whole_game_for_two(
    driver: Driver, host: Host, capsys: pytest.CaptureFixture[str]
) -> None:
    arrive(driver, host)
    can_stay = driver.run("'serviceWorker' in navigator")
    if can_stay:
        wait(driver, OFFLINE)
    driver.run("visitor.begin()")
    assert driver.run("visitor.play(30)") == 30
    before = driver.run(TABLE)

    if can_stay:
        host.stop()
    arrive(driver, host)
    assert driver.run(SCREEN) in ("table", "curtain")
    if driver.run(SCREEN) == "table":
        assert driver.run(TABLE) == before
    assert driver.run(f"visitor.play({MANY})") > 30
    assert driver.run(SCREEN) == "result"
    assert driver.run("document.querySelectorAll('.sheet').length") == 2
    if can_stay:
        host.start()
    with capsys.disabled():
        name = type(driver).__name__
        print(f"\n{name}: a game of 16 rounds, with a reload{' offline' if can_stay else ''}")
