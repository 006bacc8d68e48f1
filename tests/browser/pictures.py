"""The pictures that a page shows: as elements of their own, or behind others."""

from playwright.sync_api import Page

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
