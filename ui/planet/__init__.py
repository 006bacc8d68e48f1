"""How Planet looks. Here is what is said of it before it is loaded, as `page` is."""

from ui.games import Card, LessonCard
from ui.words import N_, N_p

CARD = Card(
    name=N_p("name of a game", "Planet"),
    line=N_("Lay continents round a globe, and animals come to the planet they like best."),
    picture="elephant",
    hill="globe-hill",
    credits=(
        N_("Planet is a game by Urtis Šulinskas, published by Blue Orange."),
        N_("The pictures of the animals of Planet are from Microsoft’s Fluent Emoji."),
    ),
    whom=N_("For 2 to 4 players, with more to think about."),
    lessons=(LessonCard("game", N_("The game, step by step")),),
)
