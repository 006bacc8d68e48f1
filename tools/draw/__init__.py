"""From plain drawings (static/drawings) to the ink-and-wash sprites that the page shows."""
