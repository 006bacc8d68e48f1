"""The loop of an operating system: a page has the browser's, which Pyodide builds upon this."""

from asyncio import events

_DefaultEventLoopPolicy = events._BaseDefaultEventLoopPolicy  # type: ignore[attr-defined]

__all__ = ()
