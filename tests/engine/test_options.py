"""How a table is set up: what each game says of itself is taken, and all else is refused."""

from __future__ import annotations

import pytest

from engine.game import BadOptions
from engine.games import GAMES, rules_of
from engine.options import Choice, Switch
from tests.engine.tables import NAMES, each_game, start

NO_NUMBERS: tuple[object, ...] = (2.0, "2", True, None, -1, 0)


def refusal(game: str, **options: object) -> str:
    """The sentence by which a table of three is refused that is set up like this."""
    with pytest.raises(BadOptions) as error:
        rules_of(game).read_options({"players": 3, **options})
    return str(error.value)


@each_game
def test_so_many_can_play_as_the_game_says(game: str) -> None:
    players = rules_of(game).PLAYERS
    sentence = f"This game is for {players[0]} to {players[-1]} players."
    for number in (*NO_NUMBERS, players[0] - 1, players[-1] + 1):
        assert refusal(game, players=number) == sentence
    with pytest.raises(BadOptions):
        rules_of(game).read_options({})
    for number in players:
        assert rules_of(game).read_options({"players": number}).players == number


@each_game
def test_the_table_says_who_is_youngest_and_starts_and_else_seat_0(game: str) -> None:
    players = rules_of(game).PLAYERS[-1]
    assert len(NAMES) >= players
    for first in range(players):
        assert start(game, {"players": players, "first": first}).game.turn == first
    assert rules_of(game).read_options({"players": players}).first == 0
    for nobody in (3, -1, False, "0", None):
        assert refusal(game, first=nobody) == "The player who starts must be one of the 3."


@each_game
def test_a_variant_is_on_or_off_and_a_choice_is_one_of_its_values(game: str) -> None:
    for option in rules_of(game).OPTIONS:
        name = option.name
        if isinstance(option, Switch):
            for odd in (1, 0, None, "yes"):
                sentence = f"The option “{name}” is either on or off."
                assert refusal(game, **{name: odd}) == sentence
        else:
            assert isinstance(option, Choice)
            for value in ("2014", 2013, ["2013"]):
                sentence = f"The option “{name}” has no value “{value}”."
                assert refusal(game, **{name: value}) == sentence


@each_game
def test_what_other_games_have_is_refused(game: str) -> None:
    own = {option.name for option in rules_of(game).OPTIONS}
    others = {option.name for other in GAMES for option in rules_of(other).OPTIONS} - own
    for name in {*others, "dragons"}:
        assert refusal(game, **{name: True}) == f"This game has no option “{name}”."
