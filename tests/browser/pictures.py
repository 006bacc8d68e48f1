"""The pictures that a page shows, as elements of their own or behind others; and those it makes."""

from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.browser.player import Player

_ARRIVE = """async () => {
  const sources = new Set();
  for (const element of document.querySelectorAll('body, body *')) {
    const behind = getComputedStyle(element).backgroundImage.matchAll(/url\\("(.+?)"\\)/g);
    for (const [, source] of behind) sources.add(source);
    const source = element.currentSrc || element.href?.baseVal;
    if (source) sources.add(source);
  }
  await Promise.all([...sources].map((source) => {
    const picture = new Image();
    picture.src = source;
    return picture.decode();
  }));
  return [...sources];
}"""


def pictures(page: Page) -> list[str]:
    """The addresses of all pictures on the page, after they have arrived; fails if one does not."""
    return list(page.evaluate(_ARRIVE))


def saved_picture(player: Player, file: Path) -> Image.Image:
    """The planet that is about to be shared, saved as a picture."""
    text = player.page.locator("#picture").get_attribute("data-picture")
    player.page.wait_for_function(
        "(text) => document.querySelector('#picture').dataset.painted === text", arg=text
    )
    with player.page.expect_download() as download:
        player.tap("save-picture")
    download.value.save_as(file)
    return Image.open(file).convert("RGB")


def check_painted(picture: Image.Image) -> bytes:
    """The planet in the middle of it is painted, and no blank; gives it back."""
    assert picture.width == 1080
    planet = picture.crop((200, 300, 880, 900))
    colours = planet.getcolors(planet.width * planet.height)
    assert colours is not None
    assert len(colours) > 500
    return planet.tobytes()
