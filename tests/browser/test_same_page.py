"""The page in the browser is the one that Python draws natively, from the same deal."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.player import Mouse
from tests.ui.planet.guest import Guest
from tests.ui.visitor import Visitor

# Both as the browser writes them, without what the page's scripts add for the arrow keys, for the
# globe, for dialogs and for what flies, and without the comments that tell parts of the page apart.
SAME = """(html) => {
  const drawn = document.createElement('template');
  drawn.innerHTML = html;
  const app = document.getElementById('app').cloneNode(true);
  const normal = (element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`);
    const here = attributes.filter((text) => !/^(tabindex|style|data-flying|open)=/.test(text));
    const children = [...element.childNodes].map(inside);
    return `<${element.tagName} ${here.sort().join(' ')}>${children.join('')}</>`;
  };
  const text = (node) => (node.nodeType === Node.TEXT_NODE ? node.data : '');
  const inside = (node) => (node.nodeType === Node.ELEMENT_NODE ? normal(node) : text(node));
  return [normal(drawn.content.firstElementChild), normal(app)];
}"""
LOOKS = ("look", "pile", "line", "show", "animal", "deck", "sizes", "turn", "menu", "undo")


@pytest.mark.parametrize(
    ("game", "visitor", "players", "options"),
    [
        ("prince", Visitor, 2, {"hidden_characters": True}),
        ("prince", Visitor, 5, {"edition": "2025"}),
        ("planet", Guest, 4, {}),
    ],
    ids=["two-hidden", "five-2025", "planet"],
)
def test_the_same_deal_and_taps_give_the_same_page_natively_and_in_the_browser(
    booted: Page, game: str, visitor: type[Visitor], players: int, options: dict[str, Any]
) -> None:
    booted.emulate_media(reduced_motion="reduce")  # points that climb are others for a moment
    page, native = Mouse(booted), visitor()
    page.begin(players, deal=77, game=game, **options)
    native.begin(players, deal=77, **options)
    rng = Random(7)
    for _ in range(40):
        drawn, shown = page.page.evaluate(SAME, native.update.html)
        assert shown == drawn
        heard = page.page.locator("#live").text_content()
        assert heard in (native.said, native.update.news)  # the rest is where the focus is
        text = next_tap(native, rng)
        page.tap(text)
        native.tap(text)


def next_tap(native: Visitor, rng: Random) -> str:
    """Mostly on with the game, now and then a look at something."""
    if native.dialog:
        return "close"
    if native.screen == "table" and rng.random() < 0.2:
        return rng.choice(native.choices(*LOOKS))
    return rng.choice(native.offered("data-do") or native.choices("select", "aim", "open", "close"))


def test_every_update_is_one_crossing_and_one_morph_and_leaves_the_root_alone(fresh: Page) -> None:
    """To name the language anew, even the same, has the style of every element worked out."""
    player = Mouse(fresh)
    fresh.evaluate(
        """() => {
          window.calls = { update: 0, morph: 0, root: 0 };
          new MutationObserver((changes) => { window.calls.root += changes.length; })
            .observe(document.documentElement, { attributes: true });
          for (const [owner, name] of [[pocket, 'update'], [Idiomorph, 'morph']]) {
            const real = owner[name];
            owner[name] = (...given) => { window.calls[name] += 1; return real(...given); };
          }
        }"""
    )
    player.begin(4, deal=2)
    player.tap("draw core")
    count = "({ ...calls, taps: performance.getEntriesByName('tap').length })"
    before = fresh.evaluate(count)
    rng = Random(2)
    for _ in range(15):
        player.step(rng)
    after = fresh.evaluate(count)
    made = {name: after[name] - before[name] for name in after}
    assert made["taps"] >= 15
    assert made["update"] == made["morph"] == made["taps"]
    assert made["root"] == 0
