"""A finished game, step by step: the table as somebody saw it, and a bar to go through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.bots.review import Verdict
from ui.cast import LEVELS, level_name
from ui.hints import hints_of, told_apart, why_better
from ui.html import Child, Html, el
from ui.parts.controls import BACK, CLOSER, Drawn, button, dialog, icon_button, sign
from ui.parts.forms import choice
from ui.parts.plots import table
from ui.replay import Replay, Worth
from ui.scene import badge
from ui.session import Session
from ui.words import _, number, pgettext, sentences, signed, tenths

if TYPE_CHECKING:
    from ui.state import State

# The signs on its buttons, on a 24x24 grid.
FORWARD = "M10 5L17 12L10 19"
PLAY = "M8 5L19 12L8 19Z"
PAUSE = "M8.500 5V19M15.500 5V19"
EVERYBODY = "all"


def draw(state: State) -> Drawn:
    replay = _of(state)
    scene = replay.scene(state.settings)
    body = el("div", replay.session.page.table(scene), _bar(replay), class_="replay")
    return Drawn(body, replay.told(), (replay.at, replay.viewer))


def _of(state: State) -> Replay:
    assert state.replay is not None
    return state.replay


def _bar(replay: Replay) -> Html:
    """Back and forth, by itself, to any place; and more about what is seen."""
    first, last = replay.at == 0, replay.at == replay.last
    where = _("Step {number} of {last}", number=replay.at, last=replay.last)
    slider = el(
        "input",
        type="range",
        id="replay-to",
        data_ui="replay-to",
        min="0",
        max=replay.last,
        value=replay.at,
        aria_label=_("Place in the game"),
        aria_valuetext=_("{where}. {told}", where=where, told=replay.told()),
    )
    controls = (
        icon_button(BACK, _("One step back"), "replay-back", **_asleep(first)),
        _play(replay),
        icon_button(FORWARD, _("One step on"), "replay-on", **_asleep(last)),
        slider,
        button((sign(CLOSER), el("span", _("About this move"))), "moment", aria_haspopup="dialog"),
    )
    label = _("Replay")
    return el("section", controls, class_="replay-bar paper", id="replay-bar", aria_label=label)


def _play(replay: Replay) -> Html:
    """Lets it go on by itself, or stops it: whoever stops what has just ended begins nothing."""
    if replay.playing:
        return icon_button(PAUSE, _("Pause"), "replay-pause", id="replay-play")
    return icon_button(PLAY, pgettext("a replay, by itself", "Play"), "replay-play")


def _asleep(yes: bool) -> dict[str, object]:
    return {"aria_disabled": "true"} if yes else {}


# --- what lies over it ---


def replay_dialog(state: State) -> Html | None:
    """The dialog that is open, if any."""
    replay = _of(state)
    match state.dialog:
        case "moment":
            return _moment(replay)
        case "play-on":
            return _play_on(replay)
    return replay.session.page.table_dialog(replay.scene(state.settings))


def _moment(replay: Replay) -> Html:
    """Whose eyes one looks through, what the move was worth, and what else could be done here."""
    worth = replay.worth()
    onward = None if replay.is_over else button(_("Play on from here"), "play-on", "main")
    return dialog(
        _("About this move"),
        _seen_by(replay),
        _worth(replay, worth) if worth else el("p", replay.told()),
        foot=onward,
        class_="moment",
    )


def _seen_by(replay: Replay) -> Html:
    """A seat sees its own secrets, and nobody else’s before they came to light."""
    names = {str(player.seat): player.name for player in replay.session.players}
    chosen = EVERYBODY if replay.viewer is None else str(replay.viewer)
    hint = _("Secrets are shown to those who knew them at that time.")
    return choice(_("Seen by"), "replay-seen", {EVERYBODY: _("Everybody")} | names, chosen, hint)


def _worth(replay: Replay, worth: Worth) -> Child:
    """Everybody’s points before and after."""
    both = zip(replay.session.players, worth.before, worth.after, strict=True)
    rows: list[tuple[Child, ...]] = [
        (
            (badge(player), el("span", player.name)),
            number(before),
            number(after),
            signed(after - before) if after != before else "",
        )
        for player, before, after in both
    ]
    # Translators: heads of columns; “Change” is by how many points.
    change = pgettext("head of a column", "Change")
    heads = _("Player"), _("Points before"), _("Points after"), change
    told = el("ol", [el("li", each) for each in worth.told], class_="log")
    return told, table(heads, rows, aria_label=_("Points")), _asked(replay)


def _asked(replay: Replay) -> Html | None:
    """What the strongest bot would have played, if it was asked."""
    if replay.thinks:
        return el("p", _("The strongest bot is thinking…"), class_="advice")
    if hints_of(replay.session.journal.kind) is None:
        return None
    if replay.verdict is None:
        return el("div", button(_("What would the strongest bot have played?"), "ask-bot"))
    words = judged(replay.session, replay.verdict)
    return el("p", words, class_="advice", id="advice", tabindex="-1")


def judged(session: Session, verdict: Verdict) -> str:
    """What would have been better, if anything was, by more than the luck of a few games."""
    if not verdict.lost:
        return _("The strongest bot would have played the same, or something about as good.")
    game, players = session.journal.kind, session.players
    _played, thing = told_apart(verdict, game, players)
    told = _("The strongest bot would have chosen: {thing}.", thing=thing)
    gain = _(
        "Its estimate of the points gained: {points}.",
        points=tenths(verdict.lost),
    )
    why = why_better(verdict, game, players)
    return sentences([told, *why, gain])


def _play_on(replay: Replay) -> Html:
    """Who is to play from here."""
    who = {"person": _("A person")} | {bot: level_name(bot) for bot in LEVELS}
    seats = [
        choice(player.name, f"play-on-seat {player.seat}", who, replay.hands(player.seat))
        for player in replay.session.players
    ]
    return dialog(
        _("Play on from here"),
        el("p", _("It becomes a game of its own, and this one stays as it is.")),
        el("div", seats, class_="seats"),
        foot=button(_("Play"), "play-on-start", "main"),
        class_="moment",
    )
