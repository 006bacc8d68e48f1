"""What taps and reports do with links: a game goes out in one, or came in with the address."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from engine.game import GameError
from engine.journal import Journal
from engine.link import link_of, open_link
from ui.border import Alike, Copy, Effects, Game, Note, Picture, Say, Share, Store
from ui.draft import MOST_DIGITS
from ui.exchange import TO_BEAT, Arrived, points_to_beat
from ui.here import Here
from ui.keeping import open_game
from ui.parts.ending import outcome_words
from ui.scenes import scene_for
from ui.session import Session
from ui.words import N_, _, ngettext, number, points_words

if TYPE_CHECKING:
    from ui.parts.ending import Ending
    from ui.state import State

FROM_LINK = {"from": "link"}  # what is noted in a game that was played elsewhere


# --- going out ---


def may_be_shared(session: Session | None) -> bool:
    """A link carries all secrets: only what is over, or what nobody has begun, goes into one."""
    return session is not None and (session.over or not session.journal.actions)


def share(state: State) -> Effects:
    """The screen from which a game or its deal goes out."""
    session = state.session
    if session is None or not may_be_shared(session):
        return ()
    state.go("share")
    return choose(state, "game" if session.over else "deal")


def choose(state: State, what: str) -> Effects:
    """What is to be shared: the whole game, or only the deal."""
    session, exchange = state.session, state.exchange
    if session is None or not may_be_shared(session):
        return ()
    if what == "picture" and session.over:
        exchange.what, exchange.seat = what, min(ending_of(session, state).winners)
        return ()
    if what not in ("game", "deal"):
        return ()
    exchange.what, exchange.copied = what, None
    best = _best(session, state) if session.over else None
    link = link_of(session.journal) if what == "game" else deal_link(session.journal, best)
    exchange.address = f"{state.device.address}#{link}"
    return ()


def deal_link(played: Journal, best: int | None) -> str:
    """The deal of a game as nobody has begun it, with the points to be beaten, if there are any."""
    options = played.options.to_json()
    deal = Journal(played.kind, options, played.names, played.seed, seated=True)
    deal.page = {} if best is None else {TO_BEAT: best}
    return link_of(deal)


def _best(session: Session, state: State) -> int:
    """The points that others are asked to beat."""
    return session.best_of_people(ending_of(session, state).totals)


def ending_of(session: Session, state: State) -> Ending:
    """How a game ended."""
    return session.page.ending(scene_for(session, None, state.settings))


def words(state: State) -> str:
    """What is said beside a link."""
    session = state.session
    assert session is not None
    if state.exchange.what == "game":
        return outcome_words(ending_of(session, state), session.players)
    if not session.over:
        return _("Here is a deal of Pocket Planets for you.")
    best = _best(session, state)
    return ngettext(
        "Can you beat my {number} point on this deal?",
        "Can you beat my {number} points on this deal?",
        abs(best),
        number=number(best),
    )


def whose(state: State, seat: int) -> Effects:
    """Whose planet is to be a picture."""
    if state.session is not None and seat < len(state.session.players):
        state.exchange.seat = seat
    return ()


def planet_words(state: State) -> str:
    """What is said beside the picture of a planet."""
    session, seat = state.session, state.exchange.seat
    assert session is not None
    total = ending_of(session, state).totals[seat]
    points = points_words(total)
    return _("{name}’s planet: {points}", name=session.players[seat].name, points=points)


def save_picture(state: State) -> Effects:
    return _hand_picture(state, send=False)


def _hand_picture(state: State, send: bool) -> Effects:
    if state.screen != "share" or state.exchange.what != "picture":
        return ()
    name = f"pocket-planets-{state.device.now()[:10]}.png"
    return [Picture(name, planet_words(state), send)]


def send(state: State) -> Effects:
    """Hand the link, or the picture, to the device's own share sheet."""
    if state.screen != "share":
        return ()
    if state.exchange.what == "picture":
        return _hand_picture(state, send=True)
    return [Share(words(state), state.exchange.address)]


def copy(state: State) -> Effects:
    return [Copy(state.exchange.address)] if state.screen == "share" else ()


def copied(state: State, could: bool) -> Effects:
    """Whether the browser has copied the link; where it can't, people do it by hand."""
    state.exchange.copied = could
    failed = N_("The browser can’t copy it: mark the link and copy it yourself.")
    return [Say(Note(N_("The link is copied.") if could else failed))]


# --- coming in ---


def arrive(state: State, link: str) -> Effects:
    """The address holds something: it is looked at, and nothing is lost by that."""
    state.problem = None
    try:
        state.exchange.arrived = Arrived(link, journal=open_link(link))
    except GameError as error:
        state.exchange.arrived = Arrived(link, error=error)
    if not state.elsewhere:
        state.go("link")
    return ()


def look(state: State) -> Effects:
    """Keep the game that came in, and look at it; once, however often it comes in."""
    arrived = state.exchange.arrived
    if arrived is None or arrived.journal is None or not is_finished(arrived.journal):
        return ()
    return state.ask("alike", arrived.journal.save())


def compared(state: State, found: list[Alike]) -> Effects:
    """The games that are kept of that deal: perhaps it was played here, or came in a file."""
    arrived = state.exchange.arrived
    if arrived is None or arrived.journal is None:
        return ()
    here = Here()
    here.learn(found)
    key = here.find(arrived.journal.save()) or key_of(arrived.journal)
    return state.ask("game", key, "linked")


def key_of(journal: Journal) -> str:
    """Under which key a game from a link is kept: the same for the same link."""
    return sha256(link_of(journal).encode()).hexdigest()[:16]


def linked(state: State, found: Game) -> Effects:
    """What is kept of that game already, if anything."""
    arrived = state.exchange.arrived
    if arrived is None or arrived.journal is None:
        return ()
    if found["save"] is not None:
        effects = open_game(state, found)
        return [*effects, Store("current", found["key"])] if state.session is not None else effects
    arrived.journal.page |= FROM_LINK
    session = Session(found["key"], arrived.journal)
    state.session = session
    state.go("game")
    return [Store("current", session.key), state.keep(session)]


def is_finished(journal: Journal) -> bool:
    return journal.game.turn is None


def can_be_dealt(journal: Journal) -> bool:
    """Whether the set-up knows such a number of a deal."""
    return len(str(journal.seed)) <= MOST_DIGITS


def play_deal(state: State) -> Effects:
    """Set up a game on the deal that came in. What was on the table is kept."""
    arrived = state.exchange.arrived
    if arrived is None or arrived.journal is None or not can_be_dealt(arrived.journal):
        return ()
    journal, draft = arrived.journal, state.draft
    points = (
        _best(Session("", journal), state) if is_finished(journal) else points_to_beat(journal.page)
    )
    draft.challenge = deal_link(journal, points)
    draft.choose_game(journal.kind)
    draft.people, draft.starter = journal.options.players, journal.options.first
    own = {option.name for option in journal.rules.OPTIONS}
    draft.choices[journal.kind] = {
        name: value for name, value in journal.options.to_json().items() if name in own
    }
    draft.seed = str(journal.seed)
    state.session = None
    state.go("setup")
    return [Store("current", None), Store("draft", draft.to_text())]
