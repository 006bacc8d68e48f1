"""What a seat does not know really varies in the games that it imagines."""

from __future__ import annotations

from itertools import permutations
from random import Random

from engine.prince.rules import Game
from engine.prince.tiles import KINDS, TILES
from tests.engine.prince.helpers import Played, play_on, script, stacked, start
from tests.engine.prince.onlooker import Who


def imagined_games(journal: Played, who: Who, times: int = 120) -> list[Game]:
    return [journal.game.imagine(who, Random(number)) for number in range(times)]


def test_what_is_imagined_in_the_piles_and_out_of_play_varies() -> None:
    journal = play_on(start(4, seed=1), until=3)
    games = imagined_games(journal, 0)
    for kind in KINDS:
        assert len({game.piles[kind][0] for game in games}) > 8
    assert len({game.out_of_play for game in games}) > 100


def test_the_first_player_imagines_every_way_in_which_the_characters_handed_on_were_taken() -> None:
    journal = script(
        stacked(4, {"character": "P01 P02 P03 P04"}, hidden_characters=True),
        *("draw character", "take P01", "name 1", "take P02", "name 2", "take P03", "take P04"),
    )
    corner = 0
    games = imagined_games(journal, 0)
    holdings = {
        tuple(str(game.planets[seat].tiles[corner]) for seat in (1, 2, 3)) for game in games
    }
    assert holdings == set(permutations(("P02", "P03", "P04")))
    assert all(game.planets[0].tiles[corner] is TILES["P01"] for game in games)


def test_a_bystander_imagines_any_character_where_one_lies_face_down() -> None:
    journal = script(start(3, hidden_characters=True), "draw character")
    play_on(journal, until=2)
    games = imagined_games(journal, None, times=300)
    for seat in range(3):
        held = {next(t for t in game.planets[seat].tiles if t) for game in games}
        assert len(held) == 20


def test_of_two_players_the_one_who_did_not_lay_it_imagines_any_tile_face_down() -> None:
    journal = script(stacked(2, {"core": "C01 C02 C03"}), "draw core", "hide C02")
    laid = {str(game.round.face_down) for game in imagined_games(journal, 1, times=300)}
    assert laid == {tile for tile in TILES if tile[0] == "C"} - {"C01", "C03"}
    assert {str(game.round.face_down) for game in imagined_games(journal, 0)} == {"C02"}
