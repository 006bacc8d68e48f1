"""The tables that tests of the page go through: every number of players, open and hidden."""

import pytest

from engine.games import GAMES
from tests.engine.tables import describe, table_of

_TABLES = [(game, variant) for game in GAMES for variant in table_of(game).DRAWN]
_PRINCE = table_of("prince").DRAWN
_SECRETIVE = [v for v in _PRINCE if v["players"] == 2 or v["hidden_characters"]]
_OPEN = [v for v in _PRINCE if v not in _SECRETIVE]

each_table = pytest.mark.parametrize(("game", "variant"), _TABLES, ids=describe)
# Of Make Me a Planet.
each_variant = pytest.mark.parametrize("variant", _PRINCE, ids=describe)
each_secretive_variant = pytest.mark.parametrize("variant", _SECRETIVE, ids=describe)
each_open_variant = pytest.mark.parametrize("variant", _OPEN, ids=describe)
