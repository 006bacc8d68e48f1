"""Points and counts in sentences are the engine's own: change one there, and the texts follow."""

import re

import pytest

from engine.games import GAMES, rules_of
from engine.planet import objectives as cards
from engine.planet import scoring as planet_scoring
from engine.planet.life import CHANCES_IN_THE_LAST_ROUND
from engine.planet.solid import EDGES, FACES
from engine.prince import scoring
from engine.prince.options import Options
from engine.prince.planet import BARE, SLOTS
from engine.prince.tiles import TILES
from tests.ui.planet.guest import Guest
from tests.ui.visitor import Visitor
from tools.messages import catalogue
from ui.games import card_of
from ui.planet import log, words
from ui.planet.habitats import objective_words
from ui.prince.rulebook import building
from ui.prince.words import character_wish

NUMBER = re.compile(
    r"\b(\d+|half|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|third)\b",
    re.I,
)
# Numbers in the editions’ names are no counts; those of the solid and its buttons never change;
# which region decides is told by a sentence for each; 0 is the end of a scale.
NAMES = re.compile(
    r"\b(20(13|25)|twelve faces|five areas|(upper|lower) half|half of the|two (halves|helpers)|"
    r"third-largest|(below|counts) 0)\b",
    re.I,
)
# A name of rules that are others, and the rulebook's own example.
OF_NO_RULE = ("A round of two players", "An example: two planets each have a forest of 9 that")
GAPS = re.compile(r"\{\w+\}")


def test_what_a_character_wants_follows_what_it_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    planet = BARE.place(TILES["P01"], SLOTS.index("r0c0")).place(TILES["C08"], SLOTS.index("r1c1"))
    assert character_wish("vain_man", "2013") == "4 points for each snake"
    for points, wish in ((9, "9 points for each snake"), (1, "1 point for each snake")):
        monkeypatch.setitem(scoring.POINTS, "vain_man", {"snake": points})
        monkeypatch.setitem(scoring.RULES, "vain_man", scoring._for_each("vain_man"))
        assert scoring.score_sheets([planet])[0].lines[0].points == points
        assert character_wish("vain_man", "2013") == wish


def test_what_the_king_wants_follows_what_he_gives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(scoring.POINTS_OF_THE_KING, 1, 12)
    monkeypatch.setitem(scoring.POINTS_OF_THE_KING, 3, 1)
    assert character_wish("king", "2025") == (
        "exactly 1 rose: 12 points, exactly 2 roses: 7 points, exactly 3 roses: 1 point"
    )


def test_the_rules_tell_of_baobabs_by_how_many_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "TOO_MANY_BAOBABS", 4)
    told = building.baobabs(Options(3, 0, "2013"))
    assert "With up to 3 baobabs in view on a planet, nothing happens." in told.words
    assert "The moment there are 4 in view" in told.words
    assert "4 baobabs in view…" in str(told.pictures)


def test_what_volcanoes_cost_is_told_by_what_they_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = Visitor().begin(3)
    volcanoes = next(line for line in visitor.choices("line") if line.endswith("-1"))
    visitor.tap(volcanoes)
    assert "loses 1 point for each" in visitor.page.text
    monkeypatch.setattr(scoring, "POINTS_LOST_BY_A_VOLCANO", 3)
    visitor.draw()
    assert "loses 3 points for each" in visitor.page.text


def test_what_an_animal_is_worth_to_beginners_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planet_scoring, "ANIMAL_FOR_BEGINNERS", 3)
    guest = Guest()
    guest.tap("setup")
    guest.tap("game planet")
    assert "every animal is worth 3 points" in guest.page.text


def test_what_an_objective_is_worth_follows_its_card(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.planet.planet import BARE as BARE_GLOBE

    monkeypatch.setitem(cards.OBJECTIVES, "desert", (cards.Band(4, None, 7),))
    assert objective_words(BARE_GLOBE, "desert") == "0 points now; from 4 areas: 7"


def test_every_region_that_may_decide_in_the_last_round_has_its_sentences() -> None:
    assert len(words.LEADS) == CHANCES_IN_THE_LAST_ROUND
    assert len(log.TIED) == len(log.DECIDES) == CHANCES_IN_THE_LAST_ROUND - 1


def test_what_a_move_would_bring_is_what_it_brings() -> None:
    """The change that is shown with a tile in hand is there when the tile lies."""
    visitor = Visitor().begin(3, deal=46)
    shown = 0
    while visitor.screen != "result" and shown < 40:
        visitor.play_until("take")
        game = visitor.game
        seat, before = visitor.session.whose_turn.seat, [sheet.total for sheet in game.scores()]
        visitor.tap(visitor.choices("select")[0])
        change = gain(visitor)
        action = next(iter(visitor.offered("data-do")), None)
        if action is None:
            visitor.tap(visitor.choices("aim")[0])
            action = visitor.offered("data-do")[0]
        visitor.tap(action)
        game = visitor.game
        assert game.scores()[seat].total - before[seat] == change
        shown += 1


def gain(visitor: Visitor) -> int:
    """What the total of the score says that the tile in hand would add."""
    total = next(e for e in visitor.page.all() if e.get("class") == "total")
    changes = [e.text for e in total.all() if e.tag == "em"]
    return int(changes[0].replace("−", "-")) if changes else 0


def test_no_sentence_of_a_game_holds_a_number_by_itself() -> None:
    cards = [card_of(game) for game in GAMES]  # said before the rules are loaded
    upfront = {*(card.whom for card in cards), *(each.title for c in cards for each in c.lessons)}
    for message in catalogue():
        places = [place for place, _line in message.locations]
        if not any(place.startswith(("ui/planet/", "ui/prince/")) for place in places):
            continue
        for sentence in [message.id] if isinstance(message.id, str) else message.id:
            if sentence not in upfront and not sentence.startswith(OF_NO_RULE):
                assert not NUMBER.search(NAMES.sub("", GAPS.sub("", sentence))), sentence


def test_the_solid_is_as_sentences_have_it() -> None:
    assert (FACES, EDGES) == (12, 5)


@pytest.mark.parametrize("game", GAMES)
def test_the_card_of_a_game_says_for_how_many_it_is(game: str) -> None:
    players = rules_of(game).PLAYERS
    told = re.findall(r"\d+", str(card_of(game).whom))
    assert told == [str(number) for number in sorted({players[0], players[-1]})]
