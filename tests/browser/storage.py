"""What the browser keeps for the page, read and written past the page itself."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

# The name of the database of the site that the page belongs to.
NAME = "`pocket-planets ${new URL('./', document.baseURI).pathname}`"
SHARED = "'pocket-planets'"  # of older versions: all sites of a host had the same
WIPE = f"new Promise((done) => {{ indexedDB.deleteDatabase({NAME}).onsuccess = done; }})"
_OPEN = """
const request = indexedDB.open(NAME, 1);
request.onupgradeneeded = () => request.result.createObjectStore('texts');
const database = await new Promise((done) => { request.onsuccess = () => done(request.result); });
"""
_READ = f"""async () => {{
  {_OPEN}
  const texts = database.transaction('texts').objectStore('texts');
  const [keys, values] = [texts.getAllKeys(), texts.getAll()];
  await new Promise((done) => {{ texts.transaction.oncomplete = done; }});
  database.close();
  return Object.fromEntries(keys.result.map((key, at) => [key, values.result[at]]));
}}"""
_WRITE = f"""async (entries) => {{
  {_OPEN}
  const texts = database.transaction('texts', 'readwrite').objectStore('texts');
  for (const [key, value] of Object.entries(entries)) {{
    if (value === null) texts.delete(key);
    else texts.put(value, key);
  }}
  await new Promise((done) => {{ texts.transaction.oncomplete = done; }});
  database.close();
}}"""
_EMPTY = f"""async () => {{
  {_OPEN}
  const texts = database.transaction('texts', 'readwrite').objectStore('texts');
  texts.clear();
  await new Promise((done) => {{ texts.transaction.oncomplete = done; }});
  database.close();
}}"""


def stored(page: Page, name: str = NAME) -> dict[str, Any]:
    """Everything that is kept."""
    kept: dict[str, Any] = page.evaluate(_READ.replace("NAME", name))
    return kept


def store(page: Page, entries: dict[str, Any], name: str = NAME) -> None:
    """Put these values into the storage, and delete those that are None."""
    page.evaluate(_WRITE.replace("NAME", name), entries)


def empty(page: Page) -> None:
    """Delete everything that is kept."""
    page.evaluate(_EMPTY.replace("NAME", NAME))


def stored_actions(page: Page) -> list[str]:
    """What has been played in the game in progress, as it would be loaded."""
    kept = stored(page)
    return list(json.loads(kept["game:" + kept["current"]])["actions"])
