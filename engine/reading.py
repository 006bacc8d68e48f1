"""Reads JSON that may come from anywhere."""

from __future__ import annotations

import json
import re
from itertools import accumulate
from typing import Any

DEEPEST = 100  # brackets within brackets
_NO_BRACKET = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[^"\[\]{}]+', re.DOTALL)
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def read_json(text: str) -> Any:
    """JSON as values; raises ValueError or RecursionError.

    Endless nesting would not only raise in a browser, it would break Python there: it is refused.
    """
    brackets = _NO_BRACKET.sub("", text)
    if max(accumulate(_STEPS.get(sign, 0) for sign in brackets), default=0) > DEEPEST:
        raise ValueError("nested too deeply")
    return json.loads(text)
