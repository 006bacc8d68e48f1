"""The origin of life: three kinds of animal, ties that travel on, and the last round."""

import pytest

from engine.game import Event
from engine.planet import events as ev
from engine.planet.animals import ANIMALS
from engine.planet.life import contest, home, measure, qualifying
from engine.planet.planet import BARE
from engine.planet.regions import areas_in, size
from tests.engine.planet.helpers import ids, life, painted, play_on, start, winner

# A forest of 9 (face 0 and four areas beside it) that touches the one glacier of face 5.
NINE = {0: "FFFFF", 1: "FOOOO", 2: "FOOOO", 3: "FOOOO", 4: "FOOOO", 5: "GOOOO"}
FIVE = {11: "FFFFF", 6: "GMMMM"}
THREE = {8: "OFFFG"}


# --- the three kinds ---


def test_most_counts_separate_regions_not_areas() -> None:
    many, large = painted({0: "FOFOD", 6: "FOOOO"}), painted({0: "FFFFF", 1: "FFFFF"})
    assert measure(many, ANIMALS["panda"]) == 3
    assert measure(large, ANIMALS["panda"]) == 1
    assert winner([large, many], "panda", number=3) == 1


def test_touching_is_the_largest_region_that_touches_at_least_one_area_of_the_other() -> None:
    planet = painted({0: "FFFGO"})
    assert measure(planet, ANIMALS["fox"]) == 3
    assert measure(planet, ANIMALS["tiger"]) == 0


def test_touching_takes_the_largest_of_those_that_do_not_only_the_overall_largest() -> None:
    planet = painted({0: "FFFFF", 6: "FFGGG"})
    assert measure(planet, ANIMALS["fox"]) == 2
    assert winner([planet, painted({0: "FGGGG"})], "fox", number=3) == 0


def test_not_touching_is_the_largest_region_with_no_such_contact() -> None:
    planet = painted({0: "FFFFG", 6: "FFOOO"})
    assert measure(planet, ANIMALS["squirrel"]) == 2
    assert measure(planet, ANIMALS["hedgehog"]) == 4


def test_a_single_contact_across_an_edge_spoils_it() -> None:
    alone = painted({0: "FFFFF"})
    touched = painted({0: "FFFFF", 1: "GOOOO"})
    assert measure(alone, ANIMALS["squirrel"]) == 5
    assert measure(touched, ANIMALS["squirrel"]) == 0


def test_the_regions_that_an_animal_would_live_in_come_largest_first() -> None:
    regions = qualifying(painted(NINE | FIVE), ANIMALS["fox"])
    assert [size(region) for region in regions] == [9, 5]
    assert areas_in(regions[1][0]) == (55, 56, 57, 58, 59)
    assert len(qualifying(painted(NINE | FIVE), ANIMALS["panda"])) == 2


def test_an_animal_settles_in_the_largest_region_or_in_all_where_their_number_won() -> None:
    planet = painted(NINE | FIVE)
    assert [size(region) for region in home(planet, ANIMALS["fox"])] == [9]
    assert [size(region) for region in home(planet, ANIMALS["panda"])] == [9, 5]
    for animal in ANIMALS.values():
        lives = home(planet, animal)
        found = len(lives) if animal.rule == "most" else sum(map(size, lives))
        assert found == measure(planet, animal)


# --- who wins ---


def test_the_best_planet_wins_the_animal() -> None:
    small, large = painted({0: "FFGGG"}), painted({0: "FFFGG"})
    game, happened = life([small, large, BARE], "fox", number=3)
    assert [(a.round, a.animal.id, a.seat) for a in game.awards] == [(3, "fox", 1)]
    assert happened["fox"].contest.measures == ((2,), (3,), (0,))
    assert happened["fox"].seat == 1


@pytest.mark.parametrize("animal", ANIMALS)
def test_zero_never_wins(animal: str) -> None:
    for number in (3, 12):
        game, _ = life([BARE, BARE], animal, number)
        assert game.awards == ()


def test_a_tie_for_best_sends_the_animal_to_the_bottom_of_the_next_rounds_cards() -> None:
    planets = [painted({0: "FFFGG"}), painted({5: "FFFGG"}), painted({0: "FFGGG"})]
    game, happened = life(planets, "fox whale", number=6)
    assert isinstance(happened["fox"], ev.TravelledOn)
    assert happened["fox"].contest.seats == (0, 1)
    dealt = ids(game.deal[6])
    game._begin_round(7, lambda _: None)
    assert ids(game.animals(7)) == [*dealt, "fox", "whale"]


def test_no_planet_that_qualifies_sends_it_on_too() -> None:
    game, happened = life([painted({0: "FFFGG"}), BARE], "whale", number=6)
    assert isinstance(happened["whale"], ev.TravelledOn)
    assert happened["whale"].contest.seats == ()
    assert ids(game.travelling) == ["whale"]


def test_an_animal_may_travel_on_again_and_be_won_later() -> None:
    tied = [painted({0: "FFFGG"})] * 2
    game, _ = life(tied, "fox", number=6)
    told: list[Event] = []
    game._begin_round(7, told.append)
    game._award_animals(told.append)
    assert ids(game.travelling)[-1] == "fox"
    game._begin_round(8, told.append)
    game.planets = (painted({0: "FFFFG"}), tied[0])
    game._award_animals(told.append)
    assert (8, "fox", 0) in [(a.round, a.animal.id, a.seat) for a in game.awards]


def test_before_the_last_round_a_second_region_does_not_break_a_tie() -> None:
    planets = [painted(NINE), painted(NINE | FIVE)]
    assert winner(planets, "fox", number=11) is None
    game, _ = life(planets, "fox", number=11)
    assert ids(game.travelling) == ["fox"]


# --- the last round ---


def test_the_rulebooks_example_a_second_forest_of_5_wins_the_fox() -> None:
    matthew, celine = painted(NINE), painted(NINE | FIVE)
    assert measure(matthew, ANIMALS["fox"]) == measure(celine, ANIMALS["fox"]) == 9
    game, happened = life([matthew, celine], "fox")
    assert [(a.animal.id, a.seat) for a in game.awards] == [("fox", 1)]
    assert happened["fox"].contest.measures == ((9,), (9, 5))


def test_the_larger_second_region_wins() -> None:
    smaller = painted(NINE | {11: "FFFGM"})
    assert winner([painted(NINE | FIVE), smaller], "fox") == 0


def test_a_second_region_that_does_not_qualify_does_not_count() -> None:
    without_glacier = painted(NINE | {11: "FFFFF"})
    assert winner([painted(NINE), without_glacier], "fox") is None


def test_a_tie_in_the_second_region_goes_on_to_the_third() -> None:
    two, three = painted(NINE | FIVE), painted(NINE | FIVE | THREE)
    _, happened = life([three, two], "fox")
    assert happened["fox"].contest.measures == ((9, 5, 3), (9, 5))
    assert winner([three, two], "fox") == 0


def test_a_fourth_region_is_not_looked_at() -> None:
    faces = NINE | FIVE | THREE
    four = painted(faces | {9: "OFFGO"})
    assert [size(region) for region in qualifying(four, ANIMALS["fox"])] == [9, 5, 3, 2]
    assert winner([painted(faces), four], "fox") is None


def test_only_the_tied_players_compare_their_second_region() -> None:
    eight = painted({**NINE, 4: "OOOOO", **FIVE, 7: "FGMMM"})
    assert measure(eight, ANIMALS["fox"]) == 8
    planets = [eight, painted(NINE), painted(NINE | {8: "OFGOO"})]
    assert winner(planets, "fox") == 2


def test_only_those_still_tied_compare_the_third() -> None:
    third_of_another = painted(NINE | {11: "FFFGM"} | THREE)
    planets = [third_of_another, painted(NINE | FIVE), painted(NINE | FIVE | {8: "OFGOO"})]
    assert winner(planets, "fox") == 2


def test_still_tied_nobody_gets_it() -> None:
    game, happened = life([painted(NINE)] * 2, "fox")
    assert isinstance(happened["fox"], ev.Unclaimed)
    assert happened["fox"].contest.seats == (0, 1)
    assert game.awards == ()
    assert game.travelling == ()


def test_a_second_region_breaks_a_tie_of_not_touching_too() -> None:
    one, two = painted({0: "FFFFF"}), painted({0: "FFFFF", 11: "FFFFF"})
    assert winner([one, two], "squirrel") == 1


def test_a_tie_for_most_is_not_looked_into_nobody_gets_it() -> None:
    small, large = painted({0: "FOOOO"}), painted({0: "FFFOO"})
    _, happened = life([small, large], "panda")
    assert isinstance(happened["panda"], ev.Unclaimed)
    assert happened["panda"].contest.measures == ((1,), (1,))


def test_no_planet_that_qualifies_nobody_gets_it() -> None:
    _, happened = life([painted({0: "FFFFF"})] * 2, "fox")
    assert isinstance(happened["fox"], ev.Unclaimed)
    assert happened["fox"].contest.seats == ()


# --- in whole games ---


def test_life_begins_in_the_third_round() -> None:
    journal = play_on(start(4), until=3)
    assert not any(isinstance(event, ev.Awarded | ev.TravelledOn) for event in journal.log(None))
    play_on(journal, until=4)
    assert any(isinstance(event, ev.Awarded | ev.TravelledOn) for event in journal.log(None))


def test_every_animal_is_won_once_or_unclaimed_at_the_end() -> None:
    for seed in range(20):
        journal = play_on(start(2 + seed % 3, seed=seed))
        game = journal.game
        won = [award.animal for award in game.awards]
        unclaimed = [e.contest.animal for e in journal.log(None) if isinstance(e, ev.Unclaimed)]
        assert sorted(ids(won + unclaimed)) == sorted(ids([a for row in game.deal for a in row]))
        assert game.travelling == ()


def test_a_contest_can_be_asked_for_at_any_time() -> None:
    planets = (painted({0: "FFFGG"}), BARE)
    assert contest(ANIMALS["fox"], planets, last_round=False).winner == 0
    assert contest(ANIMALS["whale"], planets, last_round=False).winner is None
