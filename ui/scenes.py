"""What is seen of a game: its scenes, from somebody’s eyes, and the table that is drawn ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.hints import may_ask
from ui.html import Html
from ui.scene import OnStage, Scene, Settings, TableState, View
from ui.stage import Step
from ui.words import language

if TYPE_CHECKING:
    from ui.session import Session

Position = Scene[View, TableState]


def scene_for(session: Session, viewer: int | None, settings: Settings) -> Position:
    """What somebody may see now, and do if it is their turn; None: a bystander."""
    view = session.view(viewer)
    plays = viewer == session.turn and session.is_person(viewer)
    waits, is_awaited = plays and not session.begun, plays and session.is_awaited
    return Scene(
        viewer=viewer,
        view=view,
        public=session.view(None),
        players=session.players,
        settings=settings,
        state=session.state,
        read_only=not plays,
        thinking=session.mind.is_busy,
        may_ask=plays and may_ask(session, settings),
        advice=session.mind.advice if plays else (),
        advised_openly=session.mind.openly,
        alone=session.alone is not None,
        to_take_back=None if session.over else session.to_take_back,
        handed_on=is_awaited and viewer not in (session.alone, session.holder),
        missed=waits and session.alone is None and session.past.was_long(viewer),
        legal=view.legal if plays else (),
        final=view.final if plays else (),
        happened=session.unshown(viewer),
    )


def as_begun(scene: Position) -> Position:
    """The same for whoever has just said that they have the tablet."""
    mover = scene.to_take_back
    own = mover if mover is not None and mover.seat == scene.turn else None
    return scene._replace(handed_on=False, missed=False, to_take_back=own)


def scene_of(
    session: Session, step: Step, settings: Settings, before: bool = False, replay: bool = False
) -> Position:
    """The position right after something happened, or right before it: to be looked at.

    In a replay nobody else looks on while it is seen from a seat.
    """
    seen, open_ = step.seen, step.open
    view = seen.before if before else seen.after
    alone = view.seat is not None if replay else session.alone is not None
    return Scene(
        viewer=view.seat,
        view=view,
        public=open_.before if before else open_.after,
        players=session.players,
        settings=settings,
        state=session.state,
        alone=alone,
        to_take_back=None if session.over else session.to_take_back,
        replay=replay,
        happened=() if before else (seen.event,),
        on_stage=None if before else _on_stage(session, step, alone),
    )


def _on_stage(session: Session, step: Step, alone: bool) -> OnStage[View]:
    """What is shown, with what is told along with it."""
    left_out = session.tutor.leaves_out
    return OnStage(
        event=step.seen.event,
        seat=step.seat,
        earlier=(step.seen if alone else step.open).start,
        meanwhile=[event for event in step.meanwhile if type(event) not in left_out],
        veiled=step.veiled,
        more=step.more,
    )


class Ahead:
    """The table that comes next: drawn while a curtain hides it, or something else is shown."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._drawn: tuple[object, Html] | None = None

    def draw(self, settings: Settings) -> None:
        """Draw it, unless a curtain or the result comes next."""
        session = self._session
        stage = session.stage
        if stage and not stage[1:] and (session.over or session.needs_curtain()):
            return
        scene = self._next(settings)
        self._drawn = self._shown(scene), session.page.table(scene)

    def _next(self, settings: Settings) -> Position:
        session = self._session
        if session.stage[1:]:
            return scene_of(session, session.stage[1], settings)
        if session.stage:
            return scene_for(session, session.viewer, settings)
        if missed := session.missed(session.turn):
            return scene_of(session, missed[0], settings)
        return as_begun(scene_for(session, session.viewer, settings))

    def table(self, scene: Position) -> Html:
        """The table of a scene, as it was drawn ahead if it was."""
        ahead, self._drawn = self._drawn, None
        if ahead and ahead[0] == self._shown(scene):
            return ahead[1]
        return self._session.page.table(scene)

    def _shown(self, scene: Position) -> object:
        """What a drawn table depends on."""
        shown = scene.on_stage and (scene.on_stage.event, scene.on_stage.veiled)
        who = self._session.past.count, scene.viewer, scene.handed_on
        state = id(scene.state), scene.sees_own
        return shown, who, scene.to_take_back, state, scene.settings, language()
