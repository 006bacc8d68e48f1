"""The tables that tests of the page go through: every number of players, open and hidden."""

from collections.abc import Mapping, Sequence

import pytest

from engine.games import GAMES
from tests.engine.tables import Variant, describe, table_of

_PRINCE = table_of("prince").VARIANTS
_PLANET = table_of("planet").VARIANTS
# Editions in turn; hidden animals go with the objectives.
_CHOSEN: Mapping[str, Sequence[Variant]] = {
    "prince": [v for v in _PRINCE if (v["edition"] == "2025") == v["hidden_characters"]],
    "planet": [v for v in _PLANET if v["beginners"] != v["hidden_animals"]],
}
_TABLES = [(game, variant) for game in GAMES for variant in _CHOSEN[game]]
_SECRETIVE = [v for v in _CHOSEN["prince"] if v["players"] == 2 or v["hidden_characters"]]
_OPEN = [v for v in _CHOSEN["prince"] if v not in _SECRETIVE]

each_table = pytest.mark.parametrize(("game", "variant"), _TABLES, ids=describe)
# Of Make Me a Planet.
each_variant = pytest.mark.parametrize("variant", _CHOSEN["prince"], ids=describe)
each_secretive_variant = pytest.mark.parametrize("variant", _SECRETIVE, ids=describe)
each_open_variant = pytest.mark.parametrize("variant", _OPEN, ids=describe)
