"""The points counted a second time, from the published data alone and in another way.

Nothing here knows the engine's scoring: a planet is a list of words that can be read on it.
"""

from __future__ import annotations

from typing import Any

from engine import prince

TILES = {tile["id"]: tile for tile in prince.data()["tiles"]}
ANIMALS = "fox elephant snake sheep".split()


def words_in_view(planet: dict[str, Any]) -> list[str]:
    """Every single object that can be seen on a planet."""
    return [
        word
        for place in planet.values()
        if not place["turned"]
        for word, times in TILES[place["tile"]]["objects"].items()
        for _ in range(times)
    ]


def points_of(character: str, planet: dict[str, Any]) -> int:
    """What one character is worth on a planet."""
    words = words_in_view(planet)
    if character == "geographer":
        return sum(
            1
            for place in planet.values()
            if place["tile"][0] in "CUD"
            and (place["turned"] or "volcano" not in TILES[place["tile"]]["objects"])
        )
    if character == "drunkard":
        return 3 * len([place for place in planet.values() if place["turned"]])
    if character == "king":
        return [0, 14, 7, 0, 0, 0][words.count("rose")]
    if character == "hunter":
        return 3 * len({word.split("_")[0] for word in words} & set(ANIMALS))
    if character == "little_prince":
        return 3 * len({word for word in words if "sheep" in word}) + words.count("box")
    worth, word = {
        "vain_man": (4, "snake"),
        "astronomer": (2, "sunset"),
        "lamplighter": (1, "lamp"),
        "businessman_white": (2, "sheep_white"),
        "businessman_grey": (3, "sheep_grey"),
        "businessman_brown": (5, "sheep_brown"),
        "gardener": (7, "baobab"),
        "turkish_astronomer": (1, "star"),
    }[character]
    return worth * words.count(word)


def recount(planets: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The seats of a result line, without their planets."""
    volcanoes = [words_in_view(planet).count("volcano") for planet in planets]
    seats = []
    for planet, own in zip(planets, volcanoes, strict=True):
        characters = [TILES[planet[slot]["tile"]].get("character") for slot in sorted(planet)]
        lines = [{"source": c, "points": points_of(c, planet)} for c in characters if c]
        penalty = 0 if any(other > own for other in volcanoes) else own
        total = sum(line["points"] for line in lines) - penalty
        seats.append({"lines": lines, "volcanoes": own, "penalty": penalty, "total": total})
    return seats


def who_wins(seats: list[dict[str, Any]]) -> list[int]:
    """The best total; among those the fewest volcanoes; and all who are left."""
    best = max(seat["total"] for seat in seats)
    calmest = min(seat["volcanoes"] for seat in seats if seat["total"] == best)
    return [
        number
        for number, seat in enumerate(seats)
        if (seat["total"], seat["volcanoes"]) == (best, calmest)
    ]
