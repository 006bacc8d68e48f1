"""The page before Python is there, in another language."""

from playwright.sync_api import Page

from tests import pseudo
from tests.browser.language import plain_words, speak
from tests.browser.waiting import wait_until_playable


def test_the_page_before_python_can_speak_another_language(page: Page, base_url: str) -> None:
    speak(page, base_url)
    page.goto("./", wait_until="commit")
    page.wait_for_selector("#step")
    assert plain_words(page) == []
    said = page.eval_on_selector_all("[data-why]", "all => all.map((each) => each.textContent)")
    assert len(said) >= 4
    assert not any(map(pseudo.PLAIN.search, said))
    wait_until_playable(page)
    assert page.evaluate("document.documentElement.lang") == pseudo.LANGUAGE
    assert plain_words(page) == []
