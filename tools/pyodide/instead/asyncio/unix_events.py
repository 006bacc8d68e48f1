"""The loop of an operating system: a page has the browser's, which Pyodide builds upon this."""

from asyncio.events import _BaseDefaultEventLoopPolicy as _DefaultEventLoopPolicy

__all__ = ()
