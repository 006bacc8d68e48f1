"""Functions of modules that are loaded when one of them is first called.

Type checkers see the real modules, so that what is called is there and is called as it wants to be:

    if TYPE_CHECKING:
        from ui import sharing
    else:
        sharing = Later("sharing")
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module


class Later:
    """A module of the page."""

    __slots__ = ("_name",)

    def __init__(self, name: str) -> None:
        self._name = f"ui.{name}"

    def __getattr__(self, name: str) -> Callable[..., object]:
        def handle(*given: object) -> object:
            wanted: Callable[..., object] = getattr(import_module(self._name), name)
            return wanted(*given)

        return handle
