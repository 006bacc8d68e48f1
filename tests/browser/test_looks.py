"""What moves and what glows, as the browser has it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from engine.games import GAMES
from tests.browser.device import TABLET
from tests.browser.lending import Lend
from tests.browser.player import NAMES, Player
from tests.browser.saves import aims_are_needed, go_on_with, in_round, played_until
from tests.browser.stages import choose, go_on_until, hold_at, right_before

# All that stands where points are, one after the other, by what climbs there.
RECORD = """() => {
  window.seen = {};
  const look = () => document.querySelectorAll('[data-climbs]').forEach((each) => {
    const values = (window.seen[each.dataset.climbs] ??= []);
    if (values.at(-1) !== each.textContent) values.push(each.textContent);
  });
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document, all);
}"""
STYLE = """([selector, name, pseudo]) => [...document.querySelectorAll(selector)]
  .map((each) => getComputedStyle(each, pseudo)[name])"""
TOKEN = """(name) => {
  const probe = document.createElement('i');
  probe.style.color = `var(--${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}"""


# How many of the animals that were won stand clear of the globe and of the air round it.
BESIDE_THE_GLOBE = """() => {
  const globe = document.querySelector('#globe').getBoundingClientRect();
  const [x, y] = [globe.x + globe.width / 2, globe.y + globe.height / 2];
  const radius = Math.min(globe.width, globe.height) / 2;
  return [...document.querySelectorAll('.owner .lives img')].filter((animal) => {
    const { left, right, top, bottom } = animal.getBoundingClientRect();
    const near = [Math.max(left, Math.min(x, right)), Math.max(top, Math.min(y, bottom))];
    return Math.hypot(near[0] - x, near[1] - y) > radius - 1;
  }).length;
}"""


def style(page: Page, selector: str, name: str, pseudo: str | None = None) -> set[str]:
    """How all elements of a kind look, of which there are some."""
    found = page.evaluate(STYLE, [selector, name, pseudo])
    assert found, selector
    return set(found)


def colours(page: Page, *tokens: str) -> list[str]:
    return [page.evaluate(TOKEN, token) for token in tokens]


def climbed(texts: Iterable[str]) -> list[int]:
    return [int(text.replace("−", "-")) for text in texts]


@pytest.mark.parametrize("game", GAMES)
def test_at_the_feast_the_points_of_every_planet_are_counted_one_by_one(
    lend: Lend, game: str
) -> None:
    player = Player(lend(TABLET, has_touch=True), "quick")
    journal, action = right_before("Ended", game, NAMES[:2])
    go_on_with(player, journal)
    choose(player, action)
    player.page.evaluate(RECORD)
    player.tap(action)
    go_on_until(player, ".feast")
    expect(player.page.locator(".crowning")).to_have_count(1, timeout=60_000)
    journal.play(action)
    result = journal.result()
    assert result is not None
    for seat, scored in enumerate(result["seats"]):
        values = climbed(player.page.evaluate(f"window.seen['sum-{seat}']"))
        way = values[values.index(0) :]
        assert way[-1] == scored["total"]
        assert len(way) > 3  # more than nothing and all
        signs = {(after > before) for before, after in pairwise(way)}
        assert signs == {scored["total"] > 0}


def test_baobabs_turn_one_after_the_other(lend: Lend) -> None:
    player = Player(lend(TABLET, has_touch=True), "show")
    hold_at(player, "baobabs turn", NAMES[:4])
    delays = [
        style(player.page, f".turns-away.flip-{number}", "animationDelay") for number in range(3)
    ]
    assert all(len(each) == 1 for each in delays)
    seconds = [float(each.pop().removesuffix("s")) for each in delays]
    assert seconds == sorted(set(seconds))
    # The next one begins to turn when the one before has turned over.
    lasts = [style(player.page, f".turns-away.flip-{n}", "animationDuration") for n in range(3)]
    turned = [float(each.pop().removesuffix("s")) for each in lasts]
    assert all(b >= a + took for (a, b), took in zip(pairwise(seconds), turned, strict=False))


def test_what_counts_and_where_a_tile_may_go_have_two_kinds_of_light(lend: Lend) -> None:
    player = Player(lend(TABLET, has_touch=True, still=True))
    counts, gold = colours(player.page, "counts", "gold")
    assert counts != gold
    go_on_with(player, played_until(in_round(11, "take"), 4, 11))
    for line in player.choices("line"):  # one with tiles that count
        player.tap(line)
        if player.page.locator(".grid .filled.lit").count():
            break
    assert style(player.page, ".filled.lit", "borderTopColor", "::after") == {counts}
    assert style(player.page, ".filled.lit", "borderTopStyle", "::after") == {"solid"}
    go_on_with(player, played_until(aims_are_needed, 2, 70))
    player.tap(player.choices("select")[0])
    assert style(player.page, ".slot.target", "borderTopColor", "::after") == {gold}
    assert player.page.locator(".lit").count() == 0  # lines go out when a tile is chosen


def test_regions_that_grow_are_outlined_and_never_washed(lend: Lend) -> None:
    player = Player(lend(TABLET, has_touch=True, still=True))
    page = player.page
    counts, gold = colours(page, "counts", "gold")
    go_on_with(player, played_until(in_round(10), 4, 11, "planet"))
    if player.choices("close"):
        player.tap("close")
    player.tap(player.choices("select")[0])
    assert gold in style(page, ".target .bare", "stroke")
    player.tap(player.choices("aim")[0])
    while page.locator(".lit").count() == 0:  # until the tile joins a region
        player.tap("turn")
    assert style(page, ".lit, .lit-ink", "fill") == {"none"}
    assert style(page, ".lit", "stroke") == {counts}
    assert style(page, ".lit, .lit-ink", "fillOpacity") == {"1"}
    assert page.locator(".washed.lit, .inked.lit").count() == 0


@pytest.mark.parametrize("players", [2, 4])
def test_the_large_planet_has_its_owners_name_colour_and_animals(lend: Lend, players: int) -> None:
    player = Player(lend(TABLET, has_touch=True, still=True))
    journal = played_until(in_round(9), players, 12, "planet")
    go_on_with(player, journal)
    if player.choices("close"):
        player.tap("close")
    seat = journal.game.turn
    assert seat is not None
    owner = player.page.locator(".own-views > .owner")
    assert style(player.page, ".owner > .who", "borderTopColor") == {
        *colours(player.page, f"seat-{seat}")
    }
    expect(owner).to_contain_text(journal.names[seat])
    won = sum(award.seat == seat for award in journal.game.view(None).awards)  # type: ignore[attr-defined]
    assert won
    expect(owner.locator(".points").first).to_have_text(str(won))
    expect(owner.locator(".lives img")).to_have_count(won)
    assert player.page.evaluate(BESIDE_THE_GLOBE) == won
    if players == 2:
        assert style(player.page, ".lives .animal", "width") == {"22px"}
    all_won = player.page.locator(".lives img")
    expect(all_won).to_have_count(len(journal.game.view(None).awards))  # type: ignore[attr-defined]
    assert style(player.page, ".net .covered", "content", "::before") == {"none"}
    assert style(player.page, ".net .uncovered", "content", "::before") - {"none"}
    assert style(player.page, "#detail", "textWrapStyle") == {"pretty"}  # no number alone in a line
    assert style(player.page, "#detail", "textWrapStyle") == {"pretty"}  # no number alone in a line
    player.tap(player.choices("look")[0])
    # On land of any colour a number stands on ink.
    ground = style(player.page, ".with-names .covered", "backgroundImage", "::before")
    assert all("radial-gradient" in each for each in ground)
