"""Planet: twelve rounds of placing continents, and of animals that settle on the best planet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from random import Random

from engine import game
from engine.game import Tell
from engine.planet import events as ev
from engine.planet.actions import TAKE, Action, Take
from engine.planet.animals import ANIMALS, Animal
from engine.planet.knowledge import (
    Deal,
    View,
    build_view,
    imagine,
    sees_objective,
    show_animals,
)
from engine.planet.life import contest
from engine.planet.options import Options
from engine.planet.planet import BARE, Planet
from engine.planet.scoring import Award, ScoreSheet, score_sheets
from engine.planet.solid import EDGES, FACES
from engine.planet.tiles import BACK, HABITATS, TILES, Habitat, Tile
from engine.shuffle import shuffled

ROUNDS = Options.rounds
STACK_SIZE = 5
DEALT_STACKS = 10  # stacks 11 and 12 are made of what is left over
BEFORE_THE_BOX = (ROUNDS - DEALT_STACKS) * STACK_SIZE
ANIMALS_A_ROUND = (0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3)
ALL_FACES, ALL_TURNS = range(FACES), range(EDGES)
LIFE_BEGINS = 1 + ANIMALS_A_ROUND.count(0)  # the first round with animals
TURNED_UP_AHEAD = 2  # with hidden animals: the end of round r shows the card of round r + 2


def is_last(number: int) -> bool:
    """Whether a round is the last one, in which ties are looked into and nothing travels on."""
    return number == ROUNDS


class Game(game.Game[Action, View]):
    """A game in progress.

    `dealt` holds the stacks that were opened too; `leftovers` are all tiles that were left over, in
    order, and with that stacks 11 and 12 and the box; `offer` is what is still to be had of the
    open stack. Of the animals, `settling` lie at this round, and `travelling` go on to the next.
    `face_down` are those that nobody knows yet, in the order of their rounds.
    """

    __slots__ = (
        "awards",
        "dealt",
        "face_down",
        "leftovers",
        "offer",
        "options",
        "planets",
        "round_number",
        "settling",
        "takes",
        "travelling",
    )
    options: Options
    dealt: Deal
    leftovers: tuple[Tile, ...]
    settling: tuple[Animal, ...]
    travelling: tuple[Animal, ...]
    face_down: tuple[Animal, ...]
    awards: tuple[Award, ...]
    planets: tuple[Planet, ...]
    round_number: int  # 0 until the first round begins
    offer: tuple[Tile, ...]
    takes: tuple[Take, ...]

    @property
    def stacks(self) -> tuple[tuple[Tile, ...], ...]:
        return self.dealt.stacks

    @property
    def deal(self) -> tuple[tuple[Animal, ...], ...]:
        return self.dealt.animals

    @property
    def objectives(self) -> tuple[Habitat, ...]:
        return self.dealt.objectives

    @property
    def first(self) -> int:
        """The seat with the token, which goes to the left after every round."""
        return (self.options.first + (self.round_number or 1) - 1) % self.options.players

    def waiting(self) -> list[int]:
        """The seats without a tile in this round, in the order of play."""
        players = self.options.players
        return [(self.first + turn) % players for turn in range(len(self.takes), players)]

    def stack(self, number: int) -> tuple[Tile, ...]:
        """A round's stack. Leftovers fill stack 11, then stack 12; the rest is in the box."""
        if number <= DEALT_STACKS:
            return self.dealt.stacks[number - 1]
        start = (number - DEALT_STACKS - 1) * STACK_SIZE
        return self.leftovers[start : start + STACK_SIZE]

    def box(self) -> tuple[Tile, ...]:
        """The tiles that are out of the game."""
        return self.leftovers[BEFORE_THE_BOX:]

    def animals(self, number: int) -> tuple[Animal, ...]:
        """The animals that lie at a round now, those that travelled on at the bottom."""
        if number <= self.round_number:
            return self.settling if number == self.round_number else ()
        dealt = self.dealt.animals[number - 1]
        return dealt + self.travelling if number == self.round_number + 1 else dealt

    # --- what may be done ---

    def _possible(self) -> list[Action]:
        """Any tile of the offer, on any free face, with any turn."""
        possible: list[Action] = []
        if self.turn is not None:
            free = self.planets[self.turn].free()
            for tile in self.offer:
                takes = TAKE[tile]
                for face in free:
                    possible += takes[face]
        return possible

    def _allows(self, action: Action) -> bool:
        """Whether the action is one of `legal()`, without a look through all of them."""
        return (
            self.turn is not None
            and isinstance(action, Take)
            and action.tile in self.offer
            and action.face in ALL_FACES
            and action.turn in ALL_TURNS
            and self.planets[self.turn].tiles[action.face] is None
        )

    # --- doing it ---

    def _deal(self, seed: int, tell: Tell) -> None:
        """Shuffle the tiles into stacks, deal animals to the rounds and objectives to the seats.

        The shuffles do not depend on the options: a seed has the same stacks in every variant.
        """
        rng = Random(seed)
        tiles = tuple(shuffled(tuple(TILES.values()), rng))
        cards = shuffled(tuple(ANIMALS.values()), rng)
        objectives = shuffled(HABITATS, rng)
        starts = range(0, len(tiles), STACK_SIZE)
        stacks = tuple(tiles[start : start + STACK_SIZE] for start in starts)
        animals = deal_animals(cards, self.options.hidden_animals)
        self.dealt = Deal(stacks, animals, ())
        if self.options.hidden_animals:
            self.face_down = tuple(row[1] for row in animals if row)
        tell(ev.AnimalsDealt(show_animals(self, animals)))
        if not self.options.beginners:
            seats = range(self.options.players)
            for seat in seats:
                self.dealt = Deal(stacks, animals, tuple(objectives[: seat + 1]))
                seen_by = frozenset(who for who in seats if sees_objective(who, seat, over=False))
                tell(ev.ObjectiveDealt(seat, objectives[seat], seen_by))
        self._begin_round(1, tell)

    def _do(self, action: Take, tell: Tell) -> None:
        seat, tile = self.turn, action.tile
        assert seat is not None
        planet = self.planets[seat].place(tile, action.face, action.turn)
        self.planets = (*self.planets[:seat], planet, *self.planets[seat + 1 :])
        self.offer = tuple([other for other in self.offer if other is not tile])
        self.takes = (*self.takes, action)
        tell(ev.Taken(seat, tile, action.face, action.turn))
        if len(self.takes) == self.options.players:
            self._end_round(tell)
        else:
            self.turn = (seat + 1) % self.options.players

    def _end_round(self, tell: Tell) -> None:
        if self.round_number < LIFE_BEGINS:
            tell(ev.RoundOver(self.round_number, LIFE_BEGINS))
        self._put_leftovers_away(tell)
        self._award_animals(tell)
        self._turn_up_animal(tell)
        if self.round_number < ROUNDS:
            self._begin_round(self.round_number + 1, tell)
        else:
            self.turn = None
            tell(ev.Ended(self.objectives))

    def _put_leftovers_away(self, tell: Tell) -> None:
        """To stack 11 until it has five, then to stack 12 until it has five, then to the box.

        They keep the order of the stack less the tiles taken. Everybody has seen them.
        """
        for stack, end in _PLACES_FOR_LEFTOVERS:
            room = end - len(self.leftovers)
            if self.offer and room > 0:
                tiles, self.offer = self.offer[:room], self.offer[room:]
                self.leftovers += tiles
                tell(ev.LeftOver(tiles, stack))

    def _award_animals(self, tell: Tell) -> None:
        """Each animal of the round to the best planet; a tie, or nobody, sends it on."""
        number = self.round_number
        last_round = is_last(number)
        for animal in self.settling:
            self.settling = self.settling[1:]
            compared = contest(animal, self.planets, last_round)
            if (winner := compared.winner) is not None:
                self.awards = (*self.awards, Award(number, animal, winner))
                tell(ev.Awarded(number, winner, compared))
            elif last_round:
                tell(ev.Unclaimed(number, compared))
            else:
                self.travelling = (*self.travelling, animal)
                tell(ev.TravelledOn(number, compared))

    def _turn_up_animal(self, tell: Tell) -> None:
        """With hidden animals: the next card of the face-down row shows what it is."""
        if self.face_down:
            animal, *others = self.face_down
            self.face_down = tuple(others)
            tell(ev.TurnedUp(self.round_number + TURNED_UP_AHEAD, animal))

    def _begin_round(self, number: int, tell: Tell) -> None:
        self.settling, self.travelling = self.animals(number), ()
        self.round_number, self.takes = number, ()
        self.offer = self.stack(number)
        self.turn = self.first
        tell(ev.RoundBegan(number, self.turn, self.offer))

    # --- looking at it ---

    def view(self, seat: int | None) -> View:
        return build_view(self, seat)

    def scores(self) -> list[ScoreSheet]:
        beginners = self.options.beginners
        objectives = (None,) * self.options.players if beginners else self.objectives
        return score_sheets(self.planets, self.awards, objectives, beginners)

    def clone(self) -> Game:
        copy = object.__new__(Game)
        copy.options = self.options
        copy.dealt = self.dealt
        copy.leftovers = self.leftovers
        copy.settling = self.settling
        copy.travelling = self.travelling
        copy.face_down = self.face_down
        copy.awards = self.awards
        copy.planets = self.planets
        copy.round_number = self.round_number
        copy.offer = self.offer
        copy.takes = self.takes
        copy.turn = self.turn
        copy._legal = self._legal
        return copy

    def imagine(self, seat: int | None, rng: Random) -> Game:
        return imagine(self, seat, rng)


# Stack 11, stack 12, the box: up to which leftover they go there.
_PLACES_FOR_LEFTOVERS = ((11, STACK_SIZE), (12, BEFORE_THE_BOX), (None, len(TILES)))


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


def lay_out(options: Options) -> Game:
    """The table before the deal."""
    new = object.__new__(Game)
    new.options = options
    new.dealt = Deal(((BACK,) * STACK_SIZE,) * DEALT_STACKS, ((),) * ROUNDS, ())
    new.leftovers = ()
    new.settling = ()
    new.travelling = ()
    new.face_down = ()
    new.awards = ()
    new.planets = (BARE,) * options.players
    new.round_number = 0
    new.offer = ()
    new.takes = ()
    new.turn = options.first
    new._legal = ()
    return new
