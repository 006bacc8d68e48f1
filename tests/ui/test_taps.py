"""How often somebody has to touch the screen in a round: the table of docs/taps.md, counted."""

from pathlib import Path

import pytest

from tests.ui.planet.guest import Guest
from tests.ui.visitor import Visitor

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = {"Make Me a Planet": 16, "Planet": 12}


def told() -> list[list[str]]:
    """The rows of the table: game, players, taps before and now, curtains before and now."""
    lines = (ROOT / "docs" / "taps.md").read_text("utf-8").splitlines()
    return [
        [cell.strip() for cell in line.split("|")[1:-1]] for line in lines if "Planet |" in line
    ]


def tap_on(visitor: Visitor) -> str:
    """One tap of somebody who knows what they want; gives back what the button carried."""
    if visitor.screen == "curtain":
        text = "open"
    elif actions := visitor.offered("data-do"):
        text = actions[0]
    else:
        pressed = [each for each in visitor.buttons if each.get("aria-pressed") == "true"]
        chosen = any(each["data-ui"].startswith("select") for each in pressed)
        text = visitor.choices("aim" if chosen else "select")[0]
    visitor.tap(text)
    return text


@pytest.mark.parametrize("row", told(), ids=lambda row: f"{row[0]} of {row[1]}")
def test_a_round_takes_as_few_taps_as_is_told(row):
    game, players, _before, taps, _curtains_before, curtains = row
    visitor = Visitor() if game == "Make Me a Planet" else Guest()
    visitor.begin(int(players), deal=5)
    tapped: list[str] = []
    while visitor.screen != "result":
        tapped.append(tap_on(visitor))
    assert f"{len(tapped) / ROUNDS[game]:.1f}" == taps
    assert f"{tapped.count('open') / ROUNDS[game]:.1f}" == curtains
