"""Whatever breaks ends in a sentence and a way back to the last saved state."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import Mouse, Player
from tests.browser.storage import stored_actions
from tests.browser.waiting import wait_until_playable

CAUSES = {
    "a tap that breaks Python": """
      const button = document.querySelector('[data-ui="menu"]');
      button.dataset.ui = 'first nobody';
      button.click();
    """,
    "a report that breaks Python": """
      const detail = { text: 'players nobody', value: '' };
      document.body.dispatchEvent(new CustomEvent('pocket', { detail }));
    """,
    "an error in a script": "setTimeout(() => { throw new Error('broken'); }, 0);",
    "a broken promise": "Promise.reject(new Error('broken'));",
    "a broken morph": """
      Idiomorph.morph = () => { throw new Error('broken'); };
      document.querySelector('[data-ui="menu"]').click();
    """,
}


def test_every_kind_of_error_ends_in_a_sentence_and_a_way_back(
    fresh: Page, problems: list[str]
) -> None:
    player = Mouse(fresh)
    player.begin(3, deal=18)
    player.tap("draw core")
    trouble = fresh.locator("#trouble")
    for name, cause in CAUSES.items():
        expect(trouble).to_be_hidden()
        fresh.evaluate(f"() => {{ {cause} }}")
        expect(trouble, name).to_be_visible()
        expect(trouble).to_contain_text("Something went wrong")
        assert "Traceback" not in fresh.inner_text("body")
        trouble.get_by_role("button", name="Load again").click()
        wait_until_playable(fresh)
        assert player.screen == "table"
        assert stored_actions(fresh) == ["draw core"]
        assert len(player.choices("select")) == 3
    assert len(problems) >= len(CAUSES)
    problems.clear()


@pytest.mark.parametrize("where", ["home", "table"])
def test_a_tap_beside_the_buttons_does_nothing(booted: Page, where: str) -> None:
    player = Mouse(booted)
    if where == "table":
        player.begin(3, deal=19)
    expect(booted.locator("body[data-opening]")).to_have_count(0)  # it has come to rest
    before = _what_is_there(player)
    booted.mouse.click(3, 3)
    booted.locator("#sentence").click()
    expect(booted.locator("#trouble")).to_be_hidden()
    assert _what_is_there(player) == before


def _what_is_there(player: Player) -> tuple[str, str]:
    """The page, but for how often it was drawn: the browser may just have said something, too."""
    state = player.state()
    return state["screen"], re.sub(r' data-update="\d+"', "", state["dom"])
