"""What the browser has told about the site itself: on this device, up to date, safe."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.session import Session


@dataclass(slots=True)
class Upkeep:
    """Nothing of this is stored: the browser tells it anew on each visit."""

    offline: bool = False  # everything is on this device
    fresh: bool = False  # a new version waits
    installable: bool = False  # the browser offers to install the site
    installed: bool = False
    safe: bool | None = None  # whether the browser promised to keep the games; None: not asked yet


def is_between_turns(session: Session | None) -> bool:
    """Whether nobody is in the middle of a turn."""
    if session is None or session.over:
        return True
    return session.needs_curtain() and session.to_take_back is None
