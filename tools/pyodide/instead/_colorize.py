"""Colours of a terminal: there is none, so every colour of every theme is no text at all."""


class Plain(str):
    """No colour, and a theme of them."""

    def __getattr__(self, _name: str) -> "Plain":
        return self


def can_colorize(**_where: object) -> bool:
    return False


def get_theme(**_how: object) -> Plain:
    return Plain()
