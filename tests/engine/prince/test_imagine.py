"""What a seat imagines follows from what it knows alone."""

from random import Random

import pytest

from engine import prince
from engine.bots import Outlook
from engine.shuffle import pick


def a_game(players: int, hidden: bool, seed: int, actions: int) -> prince.Game:
    game, _ = prince.deal(prince.Options(players=players, hidden_characters=hidden), seed)
    rng = Random(seed)
    for _ in range(actions):
        if game.turn is not None:
            game.play(pick(game.legal(), rng))
    return game


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("players", prince.PLAYERS)
def test_games_that_look_the_same_to_a_seat_imagine_the_same(players: int, hidden: bool) -> None:
    rng = Random(players)
    for seed in range(60):
        game = a_game(players, hidden, seed, actions=pick(range(16 * players), rng))
        for seat in (*range(players), None):
            twin = game.imagine(seat, rng)
            assert twin.view(seat) == game.view(seat)
            assert twin.imagine(seat, Random(seed)) == game.imagine(seat, Random(seed))


@pytest.mark.parametrize("players", prince.PLAYERS)
def test_a_bot_that_imagines_moves_alike_in_games_that_look_the_same(players: int) -> None:
    def best_of_imagined(outlook: Outlook, rng: Random) -> object:
        """The action after which the imagined planet is worth most."""

        def worth(action: object) -> int:
            game = outlook.imagine(rng)
            game.play(action)
            return game.scores()[outlook.seat].total

        return max(outlook.legal(), key=worth)

    for seed in range(20):
        game = a_game(players, True, seed, actions=seed * 2)
        if (seat := game.turn) is not None:
            twin = game.imagine(seat, Random(seed))
            moves = [best_of_imagined(Outlook(g, seat), Random(7)) for g in (game, twin)]
            assert moves[0] == moves[1]
