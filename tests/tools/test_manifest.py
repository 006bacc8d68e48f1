"""What browsers read about the site before they install it."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from PIL import Image

from tools.build import ROOT
from tools.page import with_address

HOME = "https://example.org/some/folder/"
MANIFEST: dict[str, Any] = json.loads((ROOT / "manifest.webmanifest").read_text("utf-8"))
PAGE = (ROOT / "index.html").read_text("utf-8")


def test_every_picture_is_there_in_the_size_that_is_promised(site: Path) -> None:
    pictures = [*MANIFEST["icons"], *MANIFEST["screenshots"]]
    assert len(pictures) == 7
    for picture in pictures:
        with Image.open(site / picture["src"]) as found:
            assert f"{found.width}x{found.height}" == picture["sizes"]
            assert found.get_format_mimetype() == picture["type"]


def test_there_is_a_labelled_screenshot_for_narrow_and_for_wide_screens() -> None:
    assert {each["form_factor"] for each in MANIFEST["screenshots"]} == {"narrow", "wide"}
    assert all(each["label"] for each in MANIFEST["screenshots"])


def test_an_icon_in_one_colour_is_part_drawing_and_part_nothing(site: Path) -> None:
    [icon] = [each for each in MANIFEST["icons"] if each.get("purpose") == "monochrome"]
    with Image.open(site / icon["src"]) as picture:
        counts = picture.convert("RGBA").getchannel("A").histogram()
    assert counts[0] > 100_000
    assert counts[255] > 40_000


def test_wherever_the_site_is_it_is_an_app_of_its_own() -> None:
    # The identity would be resolved against the host alone; without one it is the start's address.
    assert "id" not in MANIFEST
    addresses = [
        *(MANIFEST[name] for name in ("start_url", "scope")),
        *(each["url"] for each in MANIFEST["shortcuts"]),
        *(each["action"] for each in MANIFEST["file_handlers"]),
        MANIFEST["share_target"]["action"],
    ]
    assert all(urljoin(HOME, address).startswith(HOME) for address in addresses)


def test_nothing_is_promised_that_is_not_there_yet() -> None:
    [description] = re.findall(r'<meta name="description" content="([^"]*)">', PAGE)
    [social] = re.findall(r'<meta property="og:description" content="([^"]*)">', PAGE)
    assert description == social == MANIFEST["description"]
    assert "bot" not in description.lower()


def test_the_picture_beside_a_link_is_large_and_has_a_whole_address_where_it_is_known(
    site: Path,
) -> None:
    picture = "static/screenshots/social.jpg"
    with Image.open(site / picture) as found:
        assert found.size == (1200, 630)
    assert f'property="og:image" content="./{picture}"' in with_address(PAGE, "")
    for home in (HOME, HOME.rstrip("/")):
        page = with_address(PAGE, home)
        assert f'property="og:image" content="{HOME}{picture}"' in page
        assert f'property="og:url" content="{HOME}"' in page


def test_what_is_published_has_a_whole_address_also_where_nobody_has_set_one() -> None:
    workflow = (ROOT / ".github" / "workflows" / "site.yml").read_text("utf-8")
    [address] = re.findall(r"SITE_URL: \$\{\{ (.*) \}\}", workflow)
    chosen, _or, usual = address.partition(" || ")
    assert chosen == "vars.SITE_URL"
    parts = "github.repository_owner, github.event.repository.name"
    assert usual == f"format('https://{{0}}.github.io/{{1}}/', {parts})"


@pytest.mark.parametrize("name", ["new", "continue", "shared"])
def test_what_an_address_may_ask_for_is_known_to_the_page_and_offline(name: str) -> None:
    assert re.search(rf"\b{name}: ", (ROOT / "static/js/launch.js").read_text("utf-8"))
    worker = (ROOT / "service-worker.js").read_text("utf-8")
    [known] = re.findall(r"ignoreURLParametersMatching: \[/\^\(([^)]*)\)", worker)
    assert name in known.split("|")
