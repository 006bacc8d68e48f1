"""What the states of all tables have in common: a little state of the screen, no part of a game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class BaseState:
    """What is looked at closely, and whether own secrets are in sight."""

    look: int | None = None  # the seat whose planet is looked at closely
    peek: bool = False  # own secrets are shown, while the button is held

    def clear_choice(self) -> None:
        """Put back what is chosen."""

    def put_away(self) -> None:
        """Nothing is looked at closely any more."""
        self.look = None

    def close(self) -> None:
        """Close what is open."""
        self.put_away()

    def switch(self, verb: str, argument: str, seats: int) -> bool:
        """The taps that all tables know; False if this is none of them."""
        match verb:
            case "look" if argument.isdecimal() and int(argument) < seats:
                self.put_away()
                self.look = int(argument)
            case "peek":
                self.peek = argument == "on" if argument else not self.peek
            case "cancel":
                self.clear_choice()
            case "close":
                self.close()
            case _:
                return False
        return True
