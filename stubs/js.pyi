"""What Python sees of the browser, as far as ui/browser uses it."""

from collections.abc import Awaitable

class Element:
    tagName: str  # noqa: N815
    type: str
    value: str
    def closest(self, selector: str) -> Element: ...
    def getAttribute(self, name: str) -> str: ...  # noqa: N802

class Detail:
    text: str
    value: str

class Event:
    target: Element
    timeStamp: float  # noqa: N815
    detail: Detail
    def preventDefault(self) -> None: ...  # noqa: N802

class _Pocket:
    """window.pocket, of static/js/page.js."""

    def open(self) -> Awaitable[str]: ...
    def update(self, text: str, since: float | None) -> Awaitable[None]: ...
    def settle(self) -> None: ...

class _Performance:
    def mark(self, name: str) -> None: ...

pocket: _Pocket
performance: _Performance

def reportError(error: str) -> None: ...  # noqa: N802
