"""What the tables of all games are made of: the bar, the sentence, the offer, the other planets."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.game import Action
from engine.journal import is_left_to
from ui.html import Child, Html, classes, el, part, unseen
from ui.parts.controls import (
    BULB,
    CLOSE,
    MENU,
    RULES,
    TO_THE_END,
    UNDO,
    button,
    icon_button,
    sign,
    unseen_heading,
    worded_button,
)
from ui.scene import Coach, Player, Scene, TableState, View, badge, icon, progress
from ui.words import _, ngettext, round_words, sentences, signed

AnyScene = Scene[View, TableState]

SHORT = 12  # letters


def named(name: str, table: str) -> Html:
    """A table that is told apart by one more class."""
    return Html(table.replace('class="table ', f'class="table {name} ', 1))


def long_named(players: Sequence[Player]) -> str | None:
    """The looks of what has to find room for names that need more than a line of a small phone."""
    return "long-named" if any(len(player.name) > SHORT for player in players) else None


def top_bar(scene: AnyScene, rules: str) -> Html:
    """The bar of a table: the title, how far the game is, undo, the rules and the menu.

    The rules open at the place that tells of what is looked at.
    """
    now, last = progress(scene.view)
    return el(
        "header",
        el("h1", _("Pocket Planets")),
        el("p", el("span", round_words(now, last)), _pips(now, last), class_="round"),
        _end_replay() if scene.replay else _buttons(scene, rules),
        class_="top",
    )


def _buttons(scene: AnyScene, rules: str) -> Child:
    return (
        _undo_button(scene),
        icon_button(RULES, _("Rules"), f"rules {rules}", id="look-up"),
        icon_button(MENU, _("Menu"), "menu", aria_haspopup="dialog"),
    )


def _end_replay() -> Html:
    return icon_button(CLOSE, _("End the replay"), "end-replay")


def _undo_button(scene: AnyScene) -> Html:
    player = scene.to_take_back
    if player is None:
        return icon_button(UNDO, _("Undo"), "undo", aria_disabled="true")
    if player.seat == scene.viewer:
        return icon_button(UNDO, _("Undo"), "undo")
    label, picture = take_back_words(player), (sign(UNDO), badge(player))
    return el("button", picture, class_="square", id="undo", data_ui="undo", aria_label=label)


def take_back_words(player: Player) -> str:
    """What a button says that takes back somebody’s last move."""
    return _("Undo {name}’s move", name=player.name)


def pass_on_words(player: Player) -> str:
    """Whose hands are wanted, where no secret waits for them."""
    return _("Hand over to {name}.", name=player.name)


def only_bots_wait(scene: AnyScene, waiting: Sequence[int]) -> bool:
    """Whether nobody else but bots is to move in this round: nothing can be taken back then."""
    bots = [player.seat for player in scene.players if player.bot is not None]
    return is_left_to(bots, [seat for seat in waiting if seat != scene.seat])


def bots_end_it() -> str:
    """Said before a move after which only bots are left."""
    return _("The round goes on at once, so it is final.")


def handing_on(scene: AnyScene, to_do: str, more: str) -> tuple[str, str]:
    """The headline and the line below it: first of all the tablet goes on, if it has to."""
    if not scene.handed_on:
        return to_do, more
    return pass_on_words(scene.mover), sentences([to_do, more])


def _pips(now: int, last: int) -> Html:
    """How far a game is, as a row of dots: one a round."""
    kinds = ["done" if n < now else "now" if n == now else None for n in range(1, last + 1)]
    return el("span", [el("i", class_=kind) for kind in kinds], class_="pips", aria_hidden="true")


def say_panel(
    scene: AnyScene,
    headline: str,
    detail: str,
    step: Child,
    about: Sequence[Player] | None = None,
    hinted: bool = False,
) -> Html:
    """The panel with the sentence, in the colour of whoever it is about, and the clear step.

    It is `about` who moves, unless it is said to be about several, or about nobody. `hinted`: what
    it says is a hint.
    """
    if scene.coach is not None:
        return coach_panel(scene.coach, step)
    players = [scene.mover] if about is None else about
    badges: Child = [badge(player) for player in players]
    if players[1:]:
        badges = el("span", badges, class_="several")
    words = el(
        "div",
        el("h2", headline, id="sentence", tabindex="-1"),
        el("p", detail, class_="detail", id="detail"),
    )
    edge = players[0].badge if len(players) == 1 else "level"
    names = classes("say paper", f"edge-{edge}", scene.handed_on and "handed-on")
    label = _("What to do now")
    ask, do = (None, thinking_sign()) if scene.thinking else (_ask_button(scene, hinted), step)
    return el("section", badges, ask, words, do, class_=names, aria_label=label)


def _ask_button(scene: AnyScene, hinted: bool) -> Html | None:
    """What can be asked: on the other side than what goes on, for who taps that once too often."""
    if (what_happened := _what_happened(scene)) is not None:
        return what_happened
    return icon_button(BULB, _("Hint"), "hint") if scene.may_ask and not hinted else None


def _what_happened(scene: AnyScene) -> Html | None:
    """Shows whoever gets the tablet what the others did since they had it."""
    if not scene.missed:
        return None
    return el(
        "button", _("What happened?"), id="what-happened", class_="step quiet", data_ui="see-again"
    )


def coach_panel(coach: Coach, step: Child) -> Html:
    """The panel with what a character of a lesson says, in a bubble, and what goes on."""
    bubble = el("div", el("h2", coach.words, id="sentence", tabindex="-1"), class_="bubble")
    go = button(coach.button, "lesson next", "step") if coach.button else step
    know = button(_("I know the game"), "lesson know", "small") if coach.first else None
    label = _("What to do now")
    return el("section", icon(coach.face), bubble, know, go, class_="say coach", aria_label=label)


def thinking_sign() -> Html:
    """Dots that come and go while somebody thinks; the sentence says it to those who hear it."""
    return el("span", [el("i") for _dot in range(3)], class_="thinking", aria_hidden="true")


def step_button(label: str, action: Action) -> Html:
    """The clear step that ends a choice: a button with the action on it."""
    keys = {"aria_keyshortcuts": "Control+Enter"}
    return el("button", label, id="step", class_="step", data_do=str(action), **keys)


def waiting_step(label: str) -> Html:
    """The same before all is chosen: it is seen that a button plays it, and no tap on the way."""
    return el("button", label, id="step", class_="step waits", aria_disabled="true")


def skip_buttons(scene: AnyScene) -> Child:
    """End what is shown on the stage. A replay has buttons of its own."""
    if scene.on_stage is None or scene.replay:
        return None
    return go_on_buttons(scene.on_stage.more)


def go_on_buttons(more: bool) -> Child:
    """On to what is shown next: a tap anywhere hits it. And past all, where there is more.

    What goes on is at the edge, in the same place whether there is more or not.
    """
    go_on = el("button", _("Go on"), id="skip", class_="step skip", data_ui="skip")
    return [_past_all() if more else None, go_on]


def _past_all() -> Html:
    """Past all that is still to be shown."""
    # Translators: on a small button: all that is still to be shown is left out.
    return worded_button(TO_THE_END, _("Skip"), "skip all")


def is_taking(scene: AnyScene, left: int) -> str:
    """What those who look on are told of somebody who takes one of the tiles that are left."""
    if left == 1:
        return _("{name} gets the last tile.", name=scene.mover.name)
    return _("{name} is choosing a tile.", name=scene.mover.name)


def take_a_tile(scene: AnyScene, left: int) -> str:
    """What they are told themselves."""
    if left == 1:
        return _("{name}, the last tile is yours.", name=scene.mover.name)
    return _("{name}, take a tile.", name=scene.mover.name)


def all_complete() -> str:
    return _("All planets are complete.")


def put_it_here() -> str:
    """What the button says that plays the tile where it is shown."""
    # Translators: a button: the tile goes where it is shown.
    return _("Put it here")


def change_of(number: int, good: bool = True) -> Html | None:
    """What a move would add to a number, or take from it."""
    return el("em", signed(number), class_="gain" if good else "loss") if number else None


def offer_panel(label: str, body: Child, note: str | None = None) -> Html:
    """The panel of what can be had now."""
    head = el("h3", label, el("small", note) if note else None)
    return part("section", head, body, class_="offer paper", id="offer", aria_label=label)


def other_planets(scene: AnyScene, small: Callable[[int], Html], class_: str) -> Html:
    """The planets besides the large one, in the order of the seats."""
    cells = [small(player.seat) for player in scene.players if player.seat != scene.seat]
    label = _("The other planets")
    head = unseen_heading(label)
    return el("section", head, cells, class_=class_, aria_label=label, data_arrows=len(cells))


def to_look(seat: int, words: str, *seen: Child, class_: str | None) -> Html:
    """A small planet that is looked at closely by a tap; `words` are for those who hear it."""
    return part(
        "button",
        *seen,
        unseen(words),
        class_=class_,
        id=f"look-{seat}",
        data_ui=f"look {seat}",
        aria_haspopup="dialog",
    )


def acting(scene: AnyScene, seat: int) -> str | None:
    """The looks of a small planet on which happens what is shown: not on the large one."""
    if scene.on_stage is None or scene.on_stage.seat != seat:
        return None
    return f"acting edge-{scene.players[seat].badge}"


def tiles_words(player: Player, places: Sequence[object]) -> str:
    """How far somebody's planet is."""
    return ngettext(
        "{name}’s planet: {count} tile.",
        "{name}’s planet: {count} tiles.",
        sum(tile is not None for tile in places),
        name=player.name,
    )
