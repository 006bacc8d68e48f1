"""After the game: where the most points were lost, as a strong player sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.hints import hints_of, told_apart, why_better
from ui.html import Html, el
from ui.parts.controls import button, dialog
from ui.parts.table import thinking_sign
from ui.scene import progress
from ui.seats import may_change_hands
from ui.words import _, ngettext, round_words, sentences

if TYPE_CHECKING:
    from engine.bots.review import Verdict
    from ui.scene import Settings
    from ui.session import Session

MOST = 6  # so many are told


def review_button(session: Session, settings: Settings) -> Html | None:
    """Asks where points were lost; while that is found out, it says so."""
    people = any(may_change_hands(session.journal, player.seat) for player in session.players)
    if not people or not settings.hints or hints_of(session.journal.kind) is None:
        return None
    if session.mind.is_busy:
        return el(
            "p", _("Looking at the game again"), thinking_sign(), class_="looking", role="status"
        )
    return button(_("Where points were lost"), "review")


def review_dialog(session: Session) -> Html:
    """The costliest moves, the worst first."""
    found = (session.mind.verdicts or ())[:MOST]
    title = _("Where points were lost")
    if not found:
        return dialog(title, el("p", _("Nowhere: no move clearly cost as much as a point.")))
    note = _("These are estimates, from what the player could know at the time: the rest was luck.")
    rows = [_row(session, verdict) for verdict in found]
    return dialog(title, el("p", note), el("ol", rows, class_="log"))


def _row(session: Session, verdict: Verdict) -> Html:
    """One move: who, when, what it cost, and what would have been better."""
    view, game = verdict.view, session.journal.kind
    assert view.seat is not None
    played, better = told_apart(verdict, game, session.players)
    cost = ngettext(
        "{name}: about {count} point",
        "{name}: about {count} points",
        round(verdict.lost),
        name=session.players[view.seat].name,
    )
    words = _("Played: {played}. Better: {better}.", played=played, better=better)
    why = why_better(verdict, game, session.players)
    when = round_words(*progress(view))
    look = button(
        _("Look at this move"),
        f"replay-move {verdict.number}",
        aria_label=_("{cost}: look at this move", cost=cost),
    )
    return el("li", el("b", cost), " ", el("small", when), el("p", sentences([words, *why])), look)
