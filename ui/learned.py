"""What a person has been told on this device: it is not told again."""

from __future__ import annotations

from engine.reading import read_json


def read_learned(text: str) -> frozenset[str]:
    """What was told on this device; what can't be read was not."""
    try:
        found = read_json(text or "[]")
    except (ValueError, RecursionError):
        return frozenset()
    if not isinstance(found, list):
        return frozenset()
    return frozenset(each for each in found if isinstance(each, str))
