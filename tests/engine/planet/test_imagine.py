"""What a seat does not know really varies in what it imagines, each way as likely as any other."""

from __future__ import annotations

from collections import Counter
from random import Random

from engine.planet.animals import ANIMALS
from engine.planet.rules import Game
from engine.planet.tiles import HABITATS
from tests.engine.planet.helpers import Played, play_on, start
from tests.engine.planet.onlooker import Who


def imagined_games(journal: Played, who: Who, times: int = 400) -> list[Game]:
    return [journal.game.imagine(who, Random(number)) for number in range(times)]


def test_the_closed_stacks_are_imagined_in_any_order_and_the_open_ones_as_they_are() -> None:
    journal = play_on(start(4), until=4)
    games = imagined_games(journal, 0)
    tops = Counter(game.stacks[4][0].id for game in games)
    assert len(tops) == 30
    assert max(tops.values()) < 40
    assert {game.stacks[:4] for game in games} == {journal.game.stacks[:4]}


def test_the_objectives_of_others_are_any_but_the_own() -> None:
    game = start(4).game
    for who in range(4):
        for other in range(4):
            held = Counter(each.objectives[other] for each in imagined_games_of(game, who))
            if other == who:
                assert set(held) == {game.objectives[who]}
            else:
                assert set(held) == set(HABITATS) - {game.objectives[who]}
                assert min(held.values()) > 60


def imagined_games_of(game: Game, who: Who) -> list[Game]:
    return [game.imagine(who, Random(number)) for number in range(400)]


def test_a_bystander_imagines_any_objective() -> None:
    held = {game.objectives[0] for game in imagined_games(start(2), None)}
    assert held == set(HABITATS)


def test_a_face_down_animal_is_imagined_as_any_that_does_not_lie_open() -> None:
    journal = play_on(start(3, hidden_animals=True), until=3)
    game = journal.game
    shown = {animal for row in game.view(0).deal for animal in row if animal}
    imagined = {each.deal[11][1] for each in imagined_games(journal, 0, times=1000)}
    assert imagined == set(ANIMALS.values()) - shown
    assert len(shown) == 12


def test_when_nothing_is_hidden_any_more_nothing_is_imagined() -> None:
    journal = play_on(start(3, beginners=True, hidden_animals=True), until=11)
    assert journal.game.imagine(0, Random(1)) == journal.game
    over = play_on(start(4, hidden_animals=True))
    assert over.game.imagine(None, Random(1)) == over.game
