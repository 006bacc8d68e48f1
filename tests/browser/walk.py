"""A walk past every screen and every state of the table, for checks that hold everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.browser.player import Player
from tests.browser.saves import (
    go_on_with,
    in_round,
    one_tile_is_left,
    played_until,
    so_many_tiles_are_left,
)
from tests.browser.storage import store


def states_of_the_table(player: Player, players: int) -> Iterator[str]:
    """Play on; each time the table shows something new, say what, until all has been seen."""
    rng = Random(players)
    wanted = {"draw", "tiles", "chosen", "aimed", "hide" if players == 2 else "name"}
    while wanted:
        state = player.state()
        name = name_of(state)
        if name in wanted:
            wanted.discard(name)
            yield name
        aims = [ui for ui in state["ui"] if ui.startswith("aim")]
        if name == "chosen" and aims:
            player.tap(aims[0])
        else:
            player.step(rng)


def name_of(state: dict[str, list[str]]) -> str:
    """What is to be done now, from what the buttons carry."""
    verbs = {text.split()[0] for text in state["do"]}
    if state["screen"] != "table":
        return str(state["screen"])
    if not verbs:
        return "chosen" if any(ui.startswith("aim") for ui in state["ui"]) else "tiles"
    verb = verbs.pop()
    if verb == "take":
        return "aimed" if len(state["do"]) == 1 else "chosen"
    return verb


def every_screen(player: Player) -> Iterator[str]:
    """Home, set-up, the table in all its phases, dialogs, curtain, result and the quiet screens."""
    yield "home"
    player.tap("setup")
    yield "setup"
    player.write("name-0", "")
    player.tap("start")
    yield "setup with a problem"
    player.tap("home")
    for place in ("rules", "settings", "about"):
        player.tap(place)
        yield place
        player.tap("back")
    yield from _a_game_of_four(player)
    yield from _a_game_of_two(player)
    yield from _a_game_of_planet(player)
    store(player.page, {"game:broken": "{"})
    player.reload()
    yield "home with games"
    player.tap("games")
    yield "games"
    for question in ("ask-delete", "ask-export"):
        player.tap(player.choices(question)[-1])
        yield question
        player.tap("close")


def _a_game_of_four(player: Player) -> Iterator[str]:
    player.begin(4, deal=11)
    rng = Random(11)
    yield "draw"
    player.tap("draw character")
    yield "tiles"
    player.tap(player.choices("select")[0])
    yield "chosen"
    player.act(rng)
    yield "name"
    go_on_with(player, played_until(in_round(9, "take"), 4, 11))
    yield "tiles later"
    player.tap(player.choices("look")[0])
    yield "look"
    player.tap(player.choices("line")[0])
    yield "look, a line of the score"
    player.tap("close")
    player.tap(player.choices("pile")[0])
    yield "pile"
    player.tap("close")
    player.tap("menu")
    yield "menu"
    for place in ("log", "keys"):
        player.tap(place)
        yield place
        player.tap("close")
        player.tap("menu")
    player.tap("close")
    player.tap(player.choices("line")[0])
    yield "a line of the score"
    player.tap(player.choices("show")[0])
    yield "a tile told in words"
    go_on_with(player, played_until(one_tile_is_left, 4, 11))
    player.act(rng)
    yield "result"
    player.tap(player.choices("line")[0])
    yield "result, a line of the score"
    player.tap("home")


def _a_game_of_two(player: Player) -> Iterator[str]:
    player.begin(2, deal=12, edition="2025", hidden_characters=True)
    rng = Random(12)
    yield "curtain"
    player.tap("open")
    yield "hide"
    player.tap(player.choices("select")[0])
    yield "hide, chosen"
    player.act(rng)
    yield "face-down tile"
    player.tap("select ?")
    player.tap(player.choices("aim")[0])
    yield "aimed"
    hidden = {"edition": "2025", "hidden_characters": True}
    go_on_with(player, played_until(in_round(5, "take"), 2, 12, **hidden))
    yield "hidden characters"
    player.page.evaluate(
        "document.body.dispatchEvent("
        "new CustomEvent('pocket', { detail: { text: 'peek on', value: '' } }))"
    )
    yield "own hidden characters shown"
    player.leave()


def _a_game_of_planet(player: Player) -> Iterator[str]:
    player.tap("setup")
    player.tap("game planet")
    yield "setup of Planet"
    player.tap("home")
    player.tap("rules")
    yield "rules of Planet"
    player.tap("back")
    player.begin(3, deal=13, game="planet", hidden_animals=True)
    player.open()
    yield "Planet, the first round"
    go_on_with(player, played_until(in_round(8), 3, 13, "planet"))
    yield "Planet, later"
    player.tap(player.choices("select")[0])
    yield "Planet, a tile is chosen"
    player.tap(player.choices("aim")[0])
    yield "Planet, aimed"
    player.tap("sizes")
    yield "Planet, with sizes"
    player.page.locator("#flat").dispatch_event("click")
    yield "Planet, the globe"
    for ui in (player.choices("look")[0], "deck"):
        player.tap(ui)
        yield f"Planet, {ui}"
        player.tap("close")
    player.tap(player.choices("animal")[-1])
    yield "Planet, an animal is looked at"
    player.page.evaluate(
        "document.body.dispatchEvent("
        "new CustomEvent('pocket', { detail: { text: 'peek on', value: '' } }))"
    )
    yield "Planet, own objective shown"
    rng = Random(13)
    for left, name in ((4, "animals settle"), (1, "result")):
        go_on_with(player, played_until(so_many_tiles_are_left(left), 3, 13, "planet"))
        player.act(rng)
        player.open()
        yield f"Planet, {name}"
    player.tap("home")
