"""Hints in words: what the strongest bot would do, and what speaks for it, in numbers."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Protocol, TypeVar, cast

from engine.game import Action
from ui.games import extra_of
from ui.scene import Player, Scene, Settings, TableState, View
from ui.words import _, ngettext, number, points_words, sentences

if TYPE_CHECKING:
    from engine.bots import Advice
    from engine.bots.review import Verdict
    from ui.session import Session

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
S_contra = TypeVar("S_contra", bound=TableState, contravariant=True)


class Hints(Protocol[V_contra, S_contra]):
    """What the module `hint` of a game offers. A game without one gives no hints."""

    OPENLY: bool  # what everybody at the table knows is enough for a hint

    def thing(self, action: Action, view: V_contra, players: Sequence[Player]) -> str:
        """What an action is about: a tile, a pile, somebody."""

    def exactly(self, action: Action) -> str:
        """What tells an action from others that are about the same."""

    def best_words(self, action: Action, view: V_contra, players: Sequence[Player]) -> str:
        """That it is the best to do."""

    def reasons(self, scene: Scene[V_contra, S_contra], advice: Advice) -> list[str]:
        """What speaks for it, besides how much better it is than anything else."""

    def lost(self, advice: Advice, players: Sequence[Player]) -> str | None:
        """What somebody else could have had of it, once the game is over; None: nobody much."""

    def later(self, verdict: Verdict, players: Sequence[Player]) -> list[str]:
        """What would have been better after a move, besides the points at once."""

    def taken(self, action: Action) -> Hashable:
        """The tile that an action takes; None: it takes none."""

    def follow(self, scene: Scene[V_contra, S_contra], action: Action) -> None:
        """Choose it on the table, as taps would; it is not played."""


@cache
def hints_of(game: str) -> Hints[View, TableState] | None:
    """How a game puts hints into words, loaded when it is first wanted."""
    return cast("Hints[View, TableState] | None", extra_of(game, "hint"))


def hint_words(scene: Scene[View, TableState], game: str) -> str:
    """The best move, and why."""
    hints, best = hints_of(game), scene.advice[0]
    assert hints is not None
    told = [hints.best_words(best.action, scene.view, scene.players)]
    told += hints.reasons(scene, best)
    if (best.points or 0) <= 0:  # what it brings at once does not say why
        told += _margin(scene, hints)
    if scene.advised_openly:
        told.append(_("All can read this: your secrets are left out."))
    return sentences(told)


def _margin(scene: Scene[View, TableState], hints: Hints[View, TableState]) -> list[str]:
    """How much better the best is than the next that comes to something else."""
    best = scene.advice[0]
    other = next((own for own in scene.advice if not _is_as(best, own, scene, hints)), None)
    if other is None:
        return []
    better = round(best.worth - other.worth)
    if not better:
        return [_("Another move is about as good.")]
    return [
        ngettext(
            "Other moves cost about {count} point or more.",
            "Other moves cost about {count} points or more.",
            better,
        )
    ]


def _is_as(
    best: Advice, other: Advice, scene: Scene[View, TableState], hints: Hints[View, TableState]
) -> bool:
    """Whether it comes to the same: the tile elsewhere, or an equal one, for exactly as much."""
    if other.worth != best.worth:
        return False
    tile = hints.taken(best.action)
    if tile is not None and hints.taken(other.action) is tile:
        return True
    one, another = (hints.thing(own.action, scene.view, scene.players) for own in (best, other))
    return one == another


def told_apart(verdict: Verdict, game: str, players: Sequence[Player]) -> tuple[str, str]:
    """What was played, and what would have been better; they may differ in a turn of the tile."""
    hints = hints_of(game)
    assert hints is not None
    both = verdict.played.action, verdict.best.action
    played, better = (hints.thing(each, verdict.view, players) for each in both)
    if played == better:
        played, better = (hints.exactly(each) for each in both)
    return played, better


def why_better(verdict: Verdict, game: str, players: Sequence[Player]) -> list[str]:
    """What speaks for the better move, once the game is over."""
    hints = hints_of(game)
    assert hints is not None
    played, best = verdict.played, verdict.best
    tile, better_tile = hints.taken(played.action), hints.taken(best.action)
    found = []
    if None not in (tile, better_tile, played.points, best.points):
        own, better = played.points or 0, best.points or 0
        if better > own:
            change = {"better": number(better), "own": number(own)}
            found.append(_("Points at once: {better} instead of {own}.", **change))
    if better_tile not in (None, tile) and (lost := hints.lost(best, players)):
        found.append(lost)
    return found or hints.later(verdict, players) or [_did_better(verdict)]


def _did_better(verdict: Verdict) -> str:
    """How often the better move has come out ahead."""
    better, games = verdict.ahead
    return _(
        "Imagined games in which it did better: {better} of {games}.", better=better, games=games
    )


def own_gain(points: int) -> str:
    """What something is worth to whoever asks."""
    return _("It is worth {points} to you now.", points=points_words(points))


def may_ask(session: Session, settings: Settings) -> bool:
    """Whether whoever is to move may have a hint."""
    return settings.hints and hints_of(session.journal.kind) is not None


def tells_others(session: Session) -> bool:
    """Whether a hint made of all that one knows would tell the others something."""
    hints = hints_of(session.journal.kind)
    in_private = session.turn == session.holder and not (hints and hints.OPENLY)
    if in_private or session.turn == session.alone:
        return False  # nobody else looks
    return session.view(session.turn)._replace(seat=None, legal=()) != session.view(None)
