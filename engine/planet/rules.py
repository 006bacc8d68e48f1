"""Planet: twelve rounds of placing continents, and of animals that settle on the best planet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random

from engine.game import Event, IllegalMove
from engine.planet import events as ev
from engine.planet.actions import TAKE, Action, Take
from engine.planet.animals import ANIMALS, Animal
from engine.planet.knowledge import View, build_view, imagine, show_animals
from engine.planet.life import contest
from engine.planet.options import Options
from engine.planet.planet import BARE, Planet
from engine.planet.scoring import Award, ScoreSheet, score_sheets
from engine.planet.solid import EDGES, FACES
from engine.planet.tiles import HABITATS, TILES, Habitat, Tile
from engine.shuffle import shuffled

ROUNDS = 12
STACK_SIZE = 5
DEALT_STACKS = 10  # stacks 11 and 12 are made of what is left over
BEFORE_THE_BOX = (ROUNDS - DEALT_STACKS) * STACK_SIZE
ANIMALS_A_ROUND = (0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
LIFE_BEGINS = 3  # the first round with animals
TURNED_UP_AHEAD = 2  # with hidden animals: the end of round r shows the card of round r + 2


class Game:
    """A game in progress. All that it holds is immutable, so a clone copies references only.

    `stacks` are the ten that were dealt, opened ones too; `leftovers` are all tiles that were left
    over, in order, and with that stacks 11 and 12 and the box; `offer` is what is still to be had
    of the open stack. `deal` is where the animals lay at first, `travelling` those that came to
    this round from earlier ones.
    """

    __slots__ = (
        "_legal",
        "awards",
        "deal",
        "leftovers",
        "objectives",
        "offer",
        "options",
        "planets",
        "round_number",
        "stacks",
        "takes",
        "travelling",
        "turn",
    )
    options: Options
    stacks: tuple[tuple[Tile, ...], ...]
    leftovers: tuple[Tile, ...]
    deal: tuple[tuple[Animal, ...], ...]
    travelling: tuple[Animal, ...]
    awards: tuple[Award, ...]
    objectives: tuple[Habitat, ...]
    planets: tuple[Planet, ...]
    round_number: int
    offer: tuple[Tile, ...]
    takes: tuple[Take, ...]
    turn: int | None
    _legal: list[Action] | None

    @property
    def first(self) -> int:
        """The seat with the token, which goes to the left after every round."""
        return (self.options.first + self.round_number - 1) % self.options.players

    def waiting(self) -> list[int]:
        """The seats without a tile in this round, in the order of play."""
        players = self.options.players
        return [(self.first + turn) % players for turn in range(len(self.takes), players)]

    def stack(self, number: int) -> tuple[Tile, ...]:
        """A round's stack. Leftovers fill stack 11, then stack 12; the rest is in the box."""
        if number <= DEALT_STACKS:
            return self.stacks[number - 1]
        start = (number - DEALT_STACKS - 1) * STACK_SIZE
        return self.leftovers[start : start + STACK_SIZE]

    def box(self) -> tuple[Tile, ...]:
        """The tiles that are out of the game."""
        return self.leftovers[BEFORE_THE_BOX:]

    def animals(self, number: int) -> tuple[Animal, ...]:
        """The animals that lie at a round now, those that travelled on at the bottom."""
        if number < self.round_number or self.turn is None:
            return ()
        dealt = self.deal[number - 1]
        return (*dealt, *self.travelling) if number == self.round_number else dealt

    def face_down(self) -> list[Animal]:
        """With hidden animals: the cards that still lie face down, in the order of their rounds."""
        if not self.options.hidden_animals:
            return []
        return [row[1] for row in self.deal[self.round_number - 1 + TURNED_UP_AHEAD :]]

    # --- what may be done ---

    def legal(self) -> list[Action]:
        """Any tile of the offer, on any free face, with any turn."""
        if self._legal is None:
            self._legal = []
            if self.turn is not None:
                free = self.planets[self.turn].free()
                for tile in self.offer:
                    takes = TAKE[tile]
                    for face in free:
                        self._legal += takes[face]
        return self._legal

    def _allows(self, action: Action) -> bool:
        """Whether the action is one of `legal()`, without a look through all of them."""
        return (
            self.turn is not None
            and isinstance(action, Take)
            and action.tile in self.offer
            and action.face in range(FACES)
            and action.turn in range(EDGES)
            and self.planets[self.turn].tiles[action.face] is None
        )

    # --- doing it ---

    def play(self, action: Action) -> list[Event]:
        if not self._allows(action):
            if self.turn is None:
                raise IllegalMove("The game is over, so “{action}” can't be played.", action=action)
            raise IllegalMove("“{action}” is not possible now.", action=action)
        self._legal = None
        happened: list[Event] = []
        self._take(action, happened)
        return happened

    def _take(self, action: Take, happened: list[Event]) -> None:
        seat, tile = self.turn, action.tile
        assert seat is not None
        planet = self.planets[seat].place(tile, action.face, action.turn)
        self.planets = (*self.planets[:seat], planet, *self.planets[seat + 1 :])
        self.offer = tuple([other for other in self.offer if other is not tile])
        self.takes = (*self.takes, action)
        happened.append(ev.Taken(seat, tile, action.face, action.turn))
        if len(self.takes) == self.options.players:
            self._end_round(happened)
        else:
            self.turn = (seat + 1) % self.options.players

    def _end_round(self, happened: list[Event]) -> None:
        self._put_leftovers_away(happened)
        self._award_animals(happened)
        self._turn_up_animal(happened)
        if self.round_number < ROUNDS:
            self._begin_round(self.round_number + 1, happened)
        else:
            self.turn = None
            happened.append(ev.Ended(self.objectives))

    def _put_leftovers_away(self, happened: list[Event]) -> None:
        """To stack 11 until it has five, then to stack 12 until it has five, then to the box.

        They keep the order of the stack less the tiles taken. Everybody has seen them.
        """
        before = len(self.leftovers)
        self.leftovers, self.offer = self.leftovers + self.offer, ()
        for stack, start, end in _PLACES_FOR_LEFTOVERS:
            if tiles := self.leftovers[max(start, before) : end]:
                happened.append(ev.LeftOver(tiles, stack))

    def _award_animals(self, happened: list[Event]) -> None:
        """Each animal of the round to the best planet; a tie, or nobody, sends it on."""
        number = self.round_number
        last_round = number == ROUNDS
        travelling: list[Animal] = []
        for animal in self.animals(number):
            compared = contest(animal, self.planets, last_round)
            if (winner := compared.winner) is not None:
                self.awards = (*self.awards, Award(number, animal, winner))
                happened.append(ev.Awarded(number, winner, compared))
            elif last_round:
                happened.append(ev.Unclaimed(number, compared))
            else:
                travelling.append(animal)
                happened.append(ev.TravelledOn(number, compared))
        self.travelling = tuple(travelling)

    def _turn_up_animal(self, happened: list[Event]) -> None:
        """With hidden animals: the next card of the face-down row shows what it is."""
        number = self.round_number + TURNED_UP_AHEAD
        if self.options.hidden_animals and number <= ROUNDS:
            happened.append(ev.TurnedUp(number, self.deal[number - 1][1]))

    def _begin_round(self, number: int, happened: list[Event]) -> None:
        self.round_number, self.takes = number, ()
        self.offer = self.stack(number)
        self.turn = self.first
        happened.append(ev.RoundBegan(number, self.turn, self.offer))

    # --- looking at it ---

    def view(self, seat: int | None) -> View:
        return build_view(self, seat)

    def scores(self) -> list[ScoreSheet]:
        beginners = self.options.beginners
        objectives = (None,) * self.options.players if beginners else self.objectives
        return score_sheets(self.planets, self.awards, objectives, beginners)

    def clone(self) -> Game:
        copy = Game.__new__(Game)
        copy.options = self.options
        copy.stacks = self.stacks
        copy.leftovers = self.leftovers
        copy.deal = self.deal
        copy.travelling = self.travelling
        copy.awards = self.awards
        copy.objectives = self.objectives
        copy.planets = self.planets
        copy.round_number = self.round_number
        copy.offer = self.offer
        copy.takes = self.takes
        copy.turn = self.turn
        copy._legal = self._legal
        return copy

    def imagine(self, seat: int | None, rng: Random) -> Game:
        return imagine(self, seat, rng)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._state() == other._state()

    __hash__ = None  # type: ignore[assignment]

    def _state(self) -> tuple[object, ...]:
        return tuple(getattr(self, name) for name in self.__slots__ if name != "_legal")


# Stack 11, stack 12, the box: from which leftover to which.
_PLACES_FOR_LEFTOVERS = (
    (11, 0, STACK_SIZE),
    (12, STACK_SIZE, BEFORE_THE_BOX),
    (None, BEFORE_THE_BOX, None),
)


def deal_animals(cards: Sequence[Animal], hidden: bool) -> tuple[tuple[Animal, ...], ...]:
    """Twenty animals to the rounds; with hidden ones an open and a face-down card at each.

    The face-down row is the second card of each round.
    """
    if not hidden:
        pile = iter(cards)
        return tuple(tuple(islice(pile, number)) for number in ANIMALS_A_ROUND)
    nothing: tuple[tuple[Animal, ...], ...] = ((),) * (LIFE_BEGINS - 1)
    row = ROUNDS - len(nothing)
    return (*nothing, *zip(cards[:row], cards[row : 2 * row], strict=True))


def deal(options: Options, seed: int) -> tuple[Game, list[Event]]:
    """Shuffle the tiles into stacks, deal animals to the rounds and objectives to the seats.

    The shuffles do not depend on the options: a seed has the same stacks in every variant.
    """
    rng = Random(seed)
    tiles = tuple(shuffled(tuple(TILES.values()), rng))
    cards = shuffled(tuple(ANIMALS.values()), rng)
    objectives = shuffled(HABITATS, rng)
    game = Game.__new__(Game)
    game.options = options
    game.stacks = tuple(
        tiles[start : start + STACK_SIZE] for start in range(0, len(tiles), STACK_SIZE)
    )
    game.leftovers = ()
    game.deal = deal_animals(cards, options.hidden_animals)
    game.travelling = ()
    game.awards = ()
    game.objectives = () if options.beginners else tuple(objectives[: options.players])
    game.planets = (BARE,) * options.players
    game._legal = None
    return game, _opening(game)


def _opening(game: Game) -> list[Event]:
    happened: list[Event] = []
    game._begin_round(1, happened)
    dealt = [ev.ObjectiveDealt(seat, habitat) for seat, habitat in enumerate(game.objectives)]
    return [ev.AnimalsDealt(show_animals(game, game.deal)), *dealt, *happened]
