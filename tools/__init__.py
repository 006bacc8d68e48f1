"""Build, serve, draw, look at the site."""
