"""The games that tests go through: every number of players, open and hidden, editions in turn."""

import pytest

from tests.engine.prince.helpers import VARIANTS, describe

_VARIANTS = [v for v in VARIANTS if (v["edition"] == "2025") == v["hidden_characters"]]
_SECRETIVE = [v for v in _VARIANTS if v["players"] == 2 or v["hidden_characters"]]
_OPEN = [v for v in _VARIANTS if v not in _SECRETIVE]

each_variant = pytest.mark.parametrize("variant", _VARIANTS, ids=describe)
each_secretive_variant = pytest.mark.parametrize("variant", _SECRETIVE, ids=describe)
each_open_variant = pytest.mark.parametrize("variant", _OPEN, ids=describe)
