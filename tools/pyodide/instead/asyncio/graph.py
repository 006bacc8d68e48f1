"""Who waits for whom: a tool for those who look for mistakes."""

__all__ = ()
