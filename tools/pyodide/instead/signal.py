"""Signals of an operating system: none reach a page."""
