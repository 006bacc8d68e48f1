"""Reads JSON that may come from anywhere."""

from __future__ import annotations

import json
import re
from itertools import accumulate
from typing import Any

DEEPEST = 100  # brackets within brackets
MOST = 200_000  # brackets: ten times as many as a file of two thousand games has
_NO_BRACKET = re.compile(
    r'(?:[^"\[\]{}]++|"[^"\\]*+(?:\\.[^"\\]*+)*+"?)++', re.DOTALL
)  # never tries again what it has passed
_STEPS = {"[": 1, "{": 1, "]": -1, "}": -1}


def read_json(text: str) -> Any:
    """JSON as values; raises ValueError or RecursionError.

    Endless nesting would not only raise in a browser, it would break Python there; and millions of
    empty lists would keep the page waiting for as long as they are made. Both are refused.
    """
    if text.count("[") + text.count("{") > MOST:
        raise ValueError("too many brackets")
    brackets = _NO_BRACKET.sub("", text)
    if max(accumulate(_STEPS[sign] for sign in brackets), default=0) > DEEPEST:
        raise ValueError("nested too deeply")
    return json.loads(text)
