"""Encryption: a page leaves it to the browser. The loop does without it where it is missing."""

raise ImportError
