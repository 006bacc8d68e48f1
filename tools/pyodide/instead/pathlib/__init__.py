"""Paths: PyScript writes its own Python with them at every start, which the app has already."""


class Path:
    """A file that need not be written."""

    def __init__(self, *_parts: str) -> None: ...

    def mkdir(self, **_how: bool) -> None: ...

    def write_text(self, _text: str, **_how: str) -> None: ...
