"""The customs of an operating system: the app has its own words, and the browser its numbers."""
