"""The page in another language: before Python is there, after a choice, and where none is known."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Request, expect

from tests import pseudo
from tests.browser.device import NewContext, resize
from tests.browser.language import WORDS, plain_words, prefer, pseudo_words, speak
from tests.browser.player import Player
from tests.browser.saves import HIDDEN, come_to, in_round, played_until
from tests.browser.waiting import wait_until_playable
from ui.words import LANGUAGES

LANG = "document.documentElement.lang"
NAMES = ("1", "2")
SAID = "document.querySelector('#live').textContent"


def manifest(page: Page) -> dict[str, object]:
    """What a browser reads that installs the site now."""
    address = page.locator("link[rel=manifest]").evaluate("link => link.href")
    text: str = page.evaluate("(address) => fetch(address).then((found) => found.text())", address)
    found: dict[str, object] = json.loads(text)
    return found


def test_the_page_before_python_can_speak_another_language(page: Page) -> None:
    speak(page)
    page.goto("./", wait_until="commit")
    page.wait_for_function(f"{LANG} === '{pseudo.LANGUAGE}'")
    assert plain_words(page) == []
    said = page.eval_on_selector_all("[data-why]", "all => all.map((each) => each.textContent)")
    assert len(said) >= 4
    assert not any(map(pseudo.PLAIN.search, said))
    wait_until_playable(page)
    assert page.evaluate(LANG) == pseudo.LANGUAGE
    assert plain_words(page) == []
    assert manifest(page)["lang"] == pseudo.LANGUAGE


@pytest.mark.parametrize("languages", [("tlh", "de-AT"), ("tlh", "de-AT", "en-GB", "fr")], ids=str)
def test_a_browser_with_languages_that_nobody_translated_gets_english_and_loads_no_words(
    page: Page, languages: tuple[str, ...]
) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    prefer(page, *languages)
    page.goto("./")
    wait_until_playable(page)
    assert page.evaluate(LANG) == "en"
    assert page.get_by_role("button", name="New game").is_visible()
    assert not [url for url in asked if "/locale/" in url]
    assert manifest(page)["lang"] == "en"


def test_without_scripts_the_page_says_so_in_every_language_on_every_window(
    new_context: NewContext,
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto("./")
    for size in ((320, 256), (390, 844), (1024, 768)):
        resize(page, size)
        for language in LANGUAGES:
            said = page.locator(f".trouble [lang={language}]")
            expect(said).to_contain_text("JavaScript")
            said.scroll_into_view_if_needed()
            expect(said).to_be_in_viewport(ratio=0.9)


def test_words_that_did_not_come_once_are_there_from_the_first_paint_of_the_next_visit(
    page: Page, problems: list[str]
) -> None:
    prefer(page, "fr")
    page.route(WORDS.format("fr"), lambda route: route.abort())
    player = Player(page).arrive()
    assert page.evaluate(LANG) == "en"
    assert page.get_by_role("button", name="New game").is_visible()
    page.locator("[data-ui=settings]").click()
    page.locator("[data-ui='set language fr']").click()
    page.get_by_text("This language can’t be loaded now.").wait_for()
    page.unroute(WORDS.format("fr"))
    page.reload(wait_until="commit")
    page.wait_for_function(f"document.body?.dataset.screen === 'splash' && {LANG} === 'fr'")
    wait_until_playable(page)
    assert page.evaluate(LANG) == "fr"
    assert player.screen == "home"
    assert all("ERR_FAILED" in each for each in problems)
    problems.clear()


def test_the_language_changes_in_the_middle_of_a_game_and_is_kept(new_context: NewContext) -> None:
    page = new_context(has_touch=True, reduced_motion="reduce").new_page()
    page.route(WORDS.format(pseudo.LANGUAGE), pseudo_words)
    player = Player(page).arrive()
    come_to(player, played_until(in_round(9, "take"), 2, 11, names=NAMES, **HIDDEN))
    player.open()
    table = player.state()
    page.evaluate("window.here = 'still'")
    player.tap("menu")
    player.tap("settings")
    player.tap(f"set language {pseudo.LANGUAGE}")
    assert page.evaluate(LANG) == pseudo.LANGUAGE
    assert page.evaluate(SAID) == pseudo.pseudo("Pocket Planets speaks English now.")
    assert plain_words(page) == []
    assert page.evaluate("document.activeElement.dataset.ui") == f"set language {pseudo.LANGUAGE}"
    player.tap("back")
    player.open()
    assert plain_words(page) == []
    now = player.state()
    assert (now["do"], now["ui"]) == (table["do"], table["ui"])
    assert page.evaluate("window.here") == "still"
    page.reload(wait_until="commit")
    page.wait_for_function(f"{LANG} === '{pseudo.LANGUAGE}'")
    assert plain_words(page) == []  # before Python, too
    wait_until_playable(page)
    player.open()
    assert plain_words(page) == []
    assert player.state()["do"] == table["do"]
    player.tap("menu")
    player.tap("settings")
    player.tap("set language en")
    assert page.evaluate(LANG) == "en"
    assert page.evaluate(SAID) == "Pocket Planets speaks English now."
    assert page.locator("#reload").text_content() == "Load again"


def test_a_language_that_cannot_be_loaded_leaves_everything_as_it_is(
    fresh: Page, problems: list[str]
) -> None:
    fresh.route(WORDS.format("fr"), lambda route: route.abort())
    player = Player(fresh)
    fresh.locator("[data-ui=settings]").click()
    fresh.locator("[data-ui='set language fr']").click()
    fresh.get_by_text("This language can’t be loaded now.").wait_for()
    assert fresh.evaluate(LANG) == "en"
    assert fresh.locator("[data-ui='set language en']").is_checked()
    fresh.unroute(WORDS.format("fr"))
    assert player.screen == "settings"
    fresh.locator("[data-ui='set language fr']").click()
    fresh.wait_for_function(f"{LANG} === 'fr'")
    assert all("ERR_FAILED" in each for each in problems)
    problems.clear()
