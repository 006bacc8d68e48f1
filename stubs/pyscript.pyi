from collections.abc import Callable

from js import Event

_Handler = Callable[[Event], None]

def when(event: str, selector: str) -> Callable[[_Handler], _Handler]: ...
