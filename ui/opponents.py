"""What taps do about bots: who sits where, who plays on for whom, and what a bot would advise."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ui.border import Effects, Note, Say
from ui.draft import MOST_PLAYERS, Draft
from ui.exchange import challenge_of
from ui.hints import hints_of, may_ask, tells_others
from ui.mind import HINT, REVIEW
from ui.scene import Settings
from ui.seats import may_change_hands
from ui.state import State
from ui.words import N_

if TYPE_CHECKING:
    from ui.session import Session

OPPONENTS = ("easy", "medium")  # of somebody who wants to play at once


# --- sitting down ---


def sit(state: State, seat: int) -> Effects:
    """A person on a seat, or a bot: the next of all that can sit there."""
    state.draft.next_level(seat)
    return [Say(state.draft.seat_note(seat))]


def play_now(state: State) -> Effects:
    """At once: a lesson for whoever has never played here, for others a game against two bots."""
    from ui.games import card_of  # not needed for the first screen

    game = state.draft.game
    lessons = card_of(game).lessons
    if not lessons or state.library.some or f"lesson {game}" in state.learned:
        return against_bots(state)
    from ui.learning import start  # not needed any more

    return start(state, game, lessons[0].name)


def against_bots(state: State) -> Effects:
    """A game against two bots: the game that was set up last."""
    bots = [None, *OPPONENTS, *[None] * (MOST_PLAYERS - len(OPPONENTS) - 1)]
    players = 1 + len(OPPONENTS)
    table = replace(state.draft, people=players, starter=0, bots=bots, seed="")
    table.drop_wrong_names()
    return sit_down(state, table)


def sit_down(state: State, table: Draft) -> Effects:
    from engine.journal import Journal  # not needed for the first screen
    from ui.session import Session

    seed = table.deal_number()
    names = table.names[: table.players]
    seed = state.device.new_seed() if seed is None else seed
    journal = Journal(table.game, table.options, names, seed)
    journal.page = table.page() | challenge_of(table)
    return state.begin(Session(state.device.new_key(), journal))


# --- leaving for a while ---


def lend(state: State, seat: int) -> Effects:
    """A bot plays on for somebody, or they play again; at a curtain, too, where they are missed."""
    session = state.session
    if session is None or state.shown_screen() not in ("table", "curtain"):
        return ()
    if not may_change_hands(session.journal, seat):
        return ()
    state.session = session.with_other_hands(seat)
    return [state.keep(state.session)]


# --- asking for advice ---


def hint(state: State) -> Effects:
    """What would a strong player do? It takes a moment to find out, and is shown again at once.

    A hint that would tell the others something is made of what all know, or told behind a curtain.
    """
    session = state.at_table()
    if session is not None and session.may_play and may_ask(session, state.settings):
        if session.mind.advice:
            return follow(session, state.settings)
        hints = hints_of(session.journal.kind)
        is_enough = hints is not None and hints.OPENLY  # what all know
        tells = tells_others(session)
        session.in_private = tells and not is_enough
        session.mind.ask(HINT, openly=tells and is_enough)
        session.look_anew()
    return ()


def review(state: State) -> Effects:
    """Where were the most points lost? It takes a while to find out."""
    session = state.session
    if session is not None and state.shown_screen() == "result":
        session.mind.ask(REVIEW)
        state.dialog = "review" if session.mind.verdicts is not None else None
    return ()


def follow(session: Session, settings: Settings) -> Effects:
    """What the hint says lies on the table as if it was chosen. It is not played."""
    hints, advice = hints_of(session.journal.kind), session.mind.advice
    session.begun = True
    session.look_anew()
    if hints is not None and advice:
        hints.follow(session.scene(settings), advice[0].action)
    return [Say(Note(N_("Here is a hint.")))]
