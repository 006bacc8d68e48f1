"""Walks past every screen and every state of the tables: for checks that hold everywhere, and for
pictures. Each stop has a name, and the walk goes on from there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from random import Random

from engine.journal import Journal
from engine.link import link_of
from tests.browser.arrivals import arrival_screens
from tests.browser.device import report
from tests.browser.lessons import lesson_screens
from tests.browser.player import NAMES, Player, State
from tests.browser.saves import (
    DEAL,
    HIDDEN,
    Wanted,
    come_to,
    go_on_with,
    in_round,
    is_over,
    keep,
    one_tile_is_left,
    own_tile_waits,
    played_until,
    so_many_tiles_are_left,
)
from tests.browser.scored import scored_screens
from tests.browser.stages import stage_screens
from tests.browser.storage import store

REVIEWED = 60_000  # milliseconds, on a busy machine
# The longest names that there are, in letters of all widths.
LONG = (
    "W" * 24,
    "Donaudampfschifffahrtsge",
    "Ж" * 24,
    "W\u0308" * 12,
    "Anna Maria von der Heide",
)


def quiet_screens(player: Player, names: Sequence[str] = NAMES) -> Iterator[str]:
    """What there is besides the tables."""
    yield "home"
    for place in ("rules", "settings", "about"):
        player.tap(place)
        yield place
        player.tap("back")
    player.tap("setup")
    player.tap(f"players {len(names)}")
    for seat, name in enumerate(names):
        player.write(f"name-{seat}", name)
    yield "setup"
    player.unfold()
    player.write("name-1", "")
    player.write("deal", "x")
    player.tap("start")
    yield "setup with a problem"
    player.tap("game planet")
    yield "setup of Planet"
    player.tap("home")
    player.tap("rules")
    yield "rules of Planet"
    player.tap("back")
    store(player.page, {"game:broken": "{"})
    come_to(player, played_until(in_round(7), len(names), DEAL, names=names))
    player.leave()
    yield "home with games"
    player.tap("games")
    yield "games"
    for question in ("ask-delete", "ask-export"):
        player.tap(player.choices(question)[0])
        yield question
        player.tap("close")
    player.tap("home")


def prince_screens(player: Player, names: Sequence[str] = NAMES[:4]) -> Iterator[str]:
    """Make Me a Planet at its moments, for as many as there are names."""
    yield from _prince_of_two(player, names)
    many = len(names)

    def go_on_when(wanted: Wanted) -> None:
        go_on_with(player, played_until(wanted, many, DEAL, names=names))

    go_on_when(in_round(1))
    yield "draw"
    player.tap("draw character")
    yield "tiles"
    store(player.page, {"learned": None})
    go_on_when(in_round(1))
    player.tap("draw falling")
    yield "explained for the first time"
    go_on_when(in_round(11, "take"))
    player.tap(player.choices("select")[0])
    yield "table"
    yield from _prince_told(player)
    go_on_when(in_round(9, "name"))
    yield "name"
    report(player.page, "storage-failed")
    player.page.wait_for_selector(".notice")
    yield "notice"
    report(player.page, "stored")
    go_on_when(one_tile_is_left)
    player.act(Random(DEAL))
    yield "result"
    player.tap(player.choices("line")[0])
    yield "result, a line of the score"
    player.tap("home")


def _prince_told(player: Player) -> Iterator[str]:
    """What can be asked of a table: lines of the score, tiles, planets, piles, the menu."""
    for verb, name in (("line", "a line of the score"), ("show", "a tile told in words")):
        player.tap(player.choices(verb)[0])
        yield name
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


def _prince_of_two(player: Player, names: Sequence[str]) -> Iterator[str]:
    """Two players, the edition of 2025, and characters that are hidden."""

    def of_two(wanted: Wanted) -> Journal:
        return played_until(wanted, 2, DEAL, names=names, **HIDDEN)

    come_to(player, of_two(in_round(1, "hide")))
    yield "curtain"
    player.tap("seats")
    yield "who plays, at a curtain"
    player.tap("close")
    player.open()
    yield "hide"
    player.tap(player.choices("select")[0])
    yield "hide, chosen"
    player.act(Random(DEAL))
    yield "face-down tile"
    player.tap("select ?")
    player.tap(player.choices("aim")[0])
    yield "aimed"
    go_on_with(player, of_two(own_tile_waits))
    yield "own face-down tile"
    report(player.page, "hold on")
    yield "who asks for a secret"
    player.tap("i-am")
    go_on_with(player, of_two(in_round(9, "take")))
    yield "hidden characters"
    report(player.page, "hold on")
    player.tap("i-am")
    report(player.page, "hold on")
    yield "own hidden characters shown"


def planet_screens(player: Player, names: Sequence[str] = NAMES[:4]) -> Iterator[str]:
    """Planet at its moments."""
    rng, names = Random(DEAL), names[:4]

    def go_on_when(wanted: Wanted, **options: object) -> None:
        go_on_with(player, played_until(wanted, len(names), DEAL, "planet", names=names, **options))

    go_on_when(in_round(1), hidden_animals=True)
    yield "Planet, the first round"
    go_on_when(in_round(6))
    while not player.choices("close"):  # until the animals of the round are greeted
        player.step(rng)
    yield "Planet, animals settle"
    go_on_when(in_round(8))
    player.tap(player.choices("select")[0])
    yield "Planet, a tile is chosen"
    player.tap(player.choices("aim")[0])
    yield "planet"
    player.tap("sizes")
    yield "Planet, with sizes"
    player.page.locator("#flat").dispatch_event("click")
    yield "Planet, the globe"
    player.tap(player.choices("look")[0])
    yield "Planet, looked at"
    player.tap("close")
    player.tap("deck")
    yield "Planet, all animals"
    player.tap("close")
    player.tap(player.choices("animal")[-1])
    yield "Planet, an animal is looked at"
    report(player.page, "hold on")
    yield "Planet, own objective shown"
    go_on_when(so_many_tiles_are_left(1))
    player.act(rng)
    player.open()
    yield "Planet, result"
    player.tap("home")


def shared_screens(player: Player, names: Sequence[str] = NAMES) -> Iterator[str]:
    """What comes in by links, and what goes out in them."""
    game = played_until(is_over, len(names), DEAL, names=names, edition="2025")
    deal = Journal("planet", {"players": 4, "hidden_animals": True}, names[:4], DEAL)
    deal.page = {"to_beat": 57}
    for name, link in (("a deal", link_of(deal)), ("no game", "1"), ("a game", link_of(game))):
        open_link(player, link)
        yield f"link, {name}"
    player.tap("look-at-link")
    player.tap("share")
    report(player.page, "copied no")
    player.page.wait_for_selector("#code path")
    player.page.wait_for_selector(".address")
    yield "share"
    player.tap("sharing picture")
    player.page.wait_for_selector("#picture[data-painted]")
    yield "share, a picture"
    player.tap("back")
    player.tap("home")


def open_link(player: Player, link: str) -> None:
    """Open a link while the page is there, and wait until it is shown."""
    shown = "document.body.dataset.screen === 'link' && document.title + document.body.innerText"
    before = player.page.evaluate(shown)
    player.page.evaluate("(link) => { location.hash = link; }", link)
    player.page.wait_for_function(f"(before) => {shown} && {shown} !== before", arg=before)


def memory_screens(player: Player, names: Sequence[str] = NAMES) -> Iterator[str]:
    """Finished games of both kinds: the list, records, replays, and playing on."""
    keep(player, *(played_until(is_over, 4, DEAL + n, "planet", names) for n in range(2)))
    keep(player, *(played_until(is_over, 5, DEAL + n, names=names) for n in range(3)), start=2)
    player.take_up()
    player.tap("games")
    yield "finished games"
    player.tap("records")
    yield "records"
    player.page.locator("summary").click()
    player.tap("record-game planet")
    player.tap("record-who 1")
    yield "records of a person"
    player.tap("ask-erase")
    yield "ask-erase"
    player.tap("close")
    player.tap("games")
    for key, name in (("kept4", "replay"), ("kept1", "replay of Planet")):
        player.tap(f"replay {key}")
        slide(player, 0.5)
        yield name
        player.tap("moment")
        yield f"{name}, a move"
        player.tap("play-on")
        yield f"{name}, playing on"
        player.tap("close")
        player.tap("end-replay")
    player.tap("home")


def bot_screens(player: Player, names: Sequence[str] = NAMES[:4]) -> Iterator[str]:
    """Bots at the table: who sits where, a hint, and who plays on for whom."""
    player.tap("setup")
    player.tap(f"players {len(names)}")
    for seat in range(1, len(names)):
        for _ in range(seat):
            player.tap(f"sit {seat}")
    yield "setup with bots"
    player.tap("home")
    for name, journal in (
        ("Make Me a Planet", played_until(in_round(4, "take"), 4, DEAL, names=names)),
        ("two players", played_until(in_round(9, "take"), 2, DEAL, names=names, **HIDDEN)),
        ("Planet", played_until(in_round(7), 4, DEAL, "planet", names)),
    ):
        turn = journal.game.turn
        journal.page = {
            "bots": [None if seat == turn else "hard" for seat in range(len(journal.names))]
        }
        go_on_with(player, journal)
        if player.choices("close"):
            player.tap("close")
        player.tap("hint")
        player.page.wait_for_selector("#step, .hinted")
        yield f"hint, {name}"
        player.tap("menu")
        player.tap("seats")
        yield f"who plays, {name}"
        player.tap("close")
    over = played_until(is_over, 2, DEAL, names=names)
    over.page = {"bots": [None, "hard"]}
    go_on_with(player, over)
    player.tap("review")
    player.page.wait_for_selector("dialog", timeout=REVIEWED)
    yield "where points were lost"
    player.tap("close")
    player.tap("home")


def slide(player: Player, part: float) -> None:
    """To a place in a replay."""
    before = player.page.evaluate("document.body.dataset.update")
    player.page.locator("#replay-to").evaluate(
        """(slider, part) => {
          slider.value = Math.round(slider.max * part);
          slider.dispatchEvent(new Event('input', { bubbles: true }));
        }""",
        part,
    )
    player.page.wait_for_function("(n) => document.body.dataset.update !== n", arg=before)


Walk = Callable[..., Iterator[str]]  # with a player, and the names of those who play

# Past all that there is: each begins at home, on a page of its own.
WALKS: tuple[Walk, ...] = (
    arrival_screens,
    quiet_screens,
    prince_screens,
    planet_screens,
    memory_screens,
    shared_screens,
    stage_screens,
    scored_screens,
    bot_screens,
    lesson_screens,
)


def every_screen(player: Player) -> Iterator[str]:
    """Home, set-up, both tables in all their phases, dialogs, curtain, result, memories, links."""
    tables = prince_screens(player), planet_screens(player)
    others = memory_screens(player), shared_screens(player), scored_screens(player)
    last = bot_screens(player), lesson_screens(player, last=3)
    return chain(quiet_screens(player), *tables, *others, *last)


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


def name_of(state: State) -> str:
    """What is to be done now, from what the buttons carry."""
    verbs = {text.split()[0] for text in state["do"]}
    if state["screen"] != "table":
        return state["screen"]
    if not verbs:
        return "chosen" if any(ui.startswith("aim") for ui in state["ui"]) else "tiles"
    verb = verbs.pop()
    if verb == "take":
        return "aimed" if len(state["do"]) == 1 else "chosen"
    return verb
