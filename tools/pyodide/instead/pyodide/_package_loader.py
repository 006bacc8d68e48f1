"""Unpacks and installs packages: the site has none. Pyodide asks where they would be."""

# Pyodide expects it to be known when its memory is kept.
from pyodide_js import loadedPackages  # type: ignore[import-not-found]  # noqa: F401


class Folder:
    """A path, as Pyodide wants to have it."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES = Folder("/lib/python3.14/site-packages")
DSO_DIR = Folder("/usr/lib")


def init_loaded_packages() -> None:
    """None are loaded."""
