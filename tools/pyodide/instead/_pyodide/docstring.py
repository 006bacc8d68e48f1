"""Help for what is written in C: Pyodide puts it together at every start, and nobody reads it."""

from collections.abc import Callable


def get_cmeth_docstring(_function: Callable[..., object]) -> str:
    return ""


def dedent_docstring(docstring: str) -> str:
    return docstring
