"""The only modules that know a browser."""
