"""Reading and writing over lines: a page has none of its own."""

__all__ = ()
