"""The words of a program, as the interpreter itself reads them; of a text, there are no files."""

from __future__ import annotations

from _tokenize import TokenizerIter  # type: ignore[import-not-found]
from collections import namedtuple
from token import *  # noqa: F403

TokenInfo = namedtuple("TokenInfo", "type string start end line")

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def generate_tokens(readline: Callable[[], str]) -> Iterator[TokenInfo]:
    for info in TokenizerIter(readline, extra_tokens=True):
        yield TokenInfo(*info)
