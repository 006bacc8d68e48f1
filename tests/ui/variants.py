"""The games that tests go through."""

import pytest

from tests.engine.prince.helpers import VARIANTS, describe

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=describe)

# Every number of players, open and hidden; the editions take turns.
_SOME = [v for v in VARIANTS if (v["edition"] == "2025") == v["hidden_characters"]]
some_variants = pytest.mark.parametrize("variant", _SOME, ids=describe)

_SECRETIVE = [v for v in VARIANTS if v["players"] == 2 or v["hidden_characters"]]
each_secretive_variant = pytest.mark.parametrize("variant", _SECRETIVE, ids=describe)

_OPEN = [v for v in VARIANTS if v not in _SECRETIVE]
each_open_variant = pytest.mark.parametrize("variant", _OPEN, ids=describe)
