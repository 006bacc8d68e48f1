"""Set-up: what is played, and who plays. What few people want to change is behind “More”."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.games import GAMES, rules_of
from engine.names import LONGEST_NAME
from engine.options import Switch
from ui.cast import fair_play, level_name, manner
from ui.exchange import challenge_of, challenge_words
from ui.games import card_of, page_of
from ui.html import Child, Html, classes, el, unseen
from ui.parts.controls import TURN, Drawn, button, page_head, sign
from ui.parts.forms import choice, field, radio, switch
from ui.scene import badge_picture, icon
from ui.words import _, error_text, facts, sentences, translated

if TYPE_CHECKING:
    from ui.draft import Draft
    from ui.state import State


def draw(state: State) -> Drawn:
    title = _("New game")
    draft = state.draft
    wrong = _sentences(state)
    form = el(
        "div",
        challenge_words(challenge_of(draft)),
        which_game(state),
        how_many(state),
        _seats(state, wrong),
        options_of(draft, True),
        _more(state, wrong),
        _sounds(state),
        class_="paper form",
    )
    start = el(
        "footer",
        el("p", state.problem_words, class_="problem") if state.problem else None,
        # Translators: a button: the game begins.
        button(_("Start"), "start", "main"),
    )
    return Drawn(el("div", page_head(title), form, start, class_="setup"), title)


def _sounds(state: State) -> Html | None:
    """Asked once, before the first game."""
    if state.settings.asked:
        return None
    answers = {"no": _("No, thanks"), "yes": _("Yes, please")}
    chosen = "yes" if state.settings.sound else "no"
    hint = _("You can change your mind in the settings.")
    return choice(_("Would you like to hear small sounds?"), "hear", answers, chosen, hint)


def which_game(state: State) -> Html:
    """The games as cards; the chosen one is marked."""
    cards = []
    for game, card in ((game, card_of(game)) for game in GAMES):
        ui, hint = f"game {game}", f"game-{game}-hint"
        name = radio(
            "game", ui, translated(card.name), game == state.draft.game, aria_describedby=hint
        )
        words = el("span", name, el("small", translated(card.line), id=hint))
        cards.append(el("div", icon(card.picture), words, class_="game"))
    return el("fieldset", el("legend", unseen(_("Game"))), cards, class_="which-game")


def how_many(state: State) -> Html:
    """The number of players, and what is special about a game of so many."""
    draft = state.draft
    numbers = {str(number): str(number) for number in draft.seats}
    special = draft.special
    hint = translated(special) if special else None
    return choice(_("Players"), "players", numbers, str(draft.players), hint, hint_below=True)


def options_of(draft: Draft, upfront: bool | None = None) -> list[Html]:
    """What else can be chosen of the game at hand: for everybody to see, the rest of it, or all."""
    page, choices = page_of(draft.game), []
    for option in rules_of(draft.game).OPTIONS:
        name, words, value = option.name, page.option_words(option.name), draft.value(option)
        if upfront not in (None, words.upfront):
            continue
        if isinstance(option, Switch):
            choices.append(switch(words.label, name, value is True, words.hint))
        else:
            values = {each: words.values[each] for each in option.values}
            choices.append(choice(words.label, f"choose {name}", values, value, words.hint))
    return choices


def _sentences(state: State) -> dict[str, Html]:
    """What is wrong with the fields, by their ids: said once somebody has tried to start."""
    wrong = state.draft.wrong() if state.checked else {}
    return {
        where: el("small", error_text(error), id=f"{where}-wrong", class_="wrong")
        for where, error in wrong.items()
    }


def _field(
    where: str, wrong: dict[str, Html], hint: str | None = None, **attributes: object
) -> Html:
    """A field to type in, which says when something is wrong with it."""
    said = classes(where in wrong and f"{where}-wrong", hint)
    invalid = "true" if where in wrong else None
    return field(where, aria_invalid=invalid, aria_describedby=said, **attributes)


def _seats(state: State, wrong: dict[str, Html]) -> Html:
    """Who plays, and who starts."""
    seats = [_seat(state, seat, wrong) for seat in range(state.draft.players)]
    words = _("In the order you sit round the table. The youngest starts.")
    bots = any(state.draft.bots[: state.draft.players])
    # Translators: at the set-up: a tap on the button “Person” of a seat makes it a bot.
    about_bots = fair_play() if bots else _("Tap “{person}” for a bot.", person=_("Person"))
    words = sentences([words, about_bots])
    name, hint = el("b", _("Names"), id="names-name"), el("small", words, id="names-hint")
    return el(
        "fieldset",
        el("legend", name, hint, class_="words"),
        el("ol", seats),
        class_="seats",
        aria_labelledby="names-name",
        aria_describedby="names-hint",
    )


def _seat(state: State, seat: int, wrong: dict[str, Html]) -> Html:
    draft, number, where = state.draft, seat + 1, f"name-{seat}"
    bot = draft.bots[seat]
    if bot is None:
        name = _field(
            where,
            wrong,
            value=draft.names[seat],
            data_ui=f"name {seat}",
            maxlength=LONGEST_NAME,
            aria_label=_("Name of player {number}", number=number),
        )
    else:
        name = el("p", el("b", draft.names[seat]), el("small", manner(bot)), class_="bot")
    colour = el(
        "button",
        badge_picture(draft.badges[seat], bot),
        class_="pick-badge",
        data_ui=f"badge {seat}",
        id=f"badge-{seat}",
        aria_label=_("{badge}: choose another colour and symbol", badge=draft.badge_note(seat)),
    )
    # Translators: a seat: a person’s or a bot’s.
    label = _("Player {number} starts", number=number)
    # Translators: beside a name: this player is the first.
    starts = radio("first", f"first {seat}", _("starts"), draft.first == seat, aria_label=label)
    first = el("span", starts, class_="first")
    return el("li", colour, name, _kind(state, seat), first, wrong.get(where), class_="seat")


def _kind(state: State, seat: int) -> Html:
    """Who sits there: a person, or a bot. A tap goes on to the next that may."""
    bot = state.draft.bots[seat]
    words = _("Person") if bot is None else level_name(bot)
    label = _("{seat}. Change", seat=state.draft.seat_note(seat))
    return el(
        "button",
        sign(TURN),
        words,
        class_="pick-kind",
        id=f"sit-{seat}",
        data_ui=f"sit {seat}",
        aria_label=label,
    )


def _more(state: State, wrong: dict[str, Html]) -> Html:
    """What few people want to change. What is not as usual can be read while it is closed."""
    words = el("span", el("b", _("More")), el("small", _unusual(state.draft)), class_="words")
    inside = (options_of(state.draft, False), _deal(state, wrong))
    return el("details", el("summary", words, id="more-options"), inside, class_="more")


def _unusual(draft: Draft) -> str:
    """What was chosen behind “More”; if nothing was, what there is to choose."""
    page, unusual, names = page_of(draft.game), [], []
    for option in rules_of(draft.game).OPTIONS:
        words, value = page.option_words(option.name), draft.value(option)
        if words.upfront:
            continue
        names.append(words.label)
        if isinstance(option, Switch):
            unusual += [words.label] * (value is True)
        elif value != option.values[0]:
            chosen = words.values[str(value)]
            unusual.append(_("{option}: {value}", option=words.label, value=chosen))
    names.append(_deal_name())
    if draft.seed.strip().isdecimal():
        unusual.append(_("{option}: {value}", option=_deal_name(), value=draft.seed))
    return facts(unusual or names)


def _deal_name() -> str:
    # Translators: at the set-up: whoever types the same number has the same game.
    return _("Same tiles again")


def _deal(state: State, wrong: dict[str, Html]) -> Child:
    box = _field(
        "deal",
        wrong,
        "deal-hint",
        value=state.draft.seed,
        data_ui="deal",
        inputmode="numeric",
        # Translators: in the empty field for the number that gives the same tiles again.
        placeholder=_("number"),
    )
    words = el(
        "span",
        el("label", _deal_name(), for_="deal"),
        el(
            "small",
            _("Choose a number: games with the same number have the same tiles. Empty: shuffled."),
            id="deal-hint",
        ),
        class_="words",
    )
    return el("div", words, box, wrong.get("deal"), class_="choice deal")
