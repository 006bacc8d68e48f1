"""How Make Me a Planet looks. Here is what is said of it before it is loaded, as `page` is."""

from ui.games import Card, LessonCard
from ui.words import N_, N_p

CARD = Card(
    name=N_p("name of a game", "Make Me a Planet"),
    line=N_("Take a tile, pass the choice on, and grow a round little world."),
    picture="baobab",
    credits=(
        N_(
            "Make Me a Planet is a game by Antoine Bauza and Bruno Cathala, published by "
            "Ludonaute in 2013, with a new edition in 2025."
        ),
    ),
    for_players={
        2: N_(
            "A pair plays by rules of its own: one of you draws tiles and lays one of them "
            "face down, the other one chooses first."
        )
    },
    whom=N_("For 2 to 5 players, and the simpler one: begin here."),
    lessons=(
        LessonCard("game", N_("The game, step by step")),
        LessonCard("pair", N_("For two players: a secret")),
    ),
)
