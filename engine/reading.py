"""Reads JSON that may come from anywhere."""

from __future__ import annotations

import json
from typing import Any

MOST_BRACKETS = 1_000


def read_json(text: str) -> Any:
    """JSON as values; raises ValueError or RecursionError.

    Endless nesting would not only raise in a browser, it would break Python there: it is refused.
    """
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise ValueError("nested too deeply")
    return json.loads(text)
