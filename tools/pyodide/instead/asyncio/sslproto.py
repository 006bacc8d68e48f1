"""Encrypted lines: a page has none of its own."""
