"""The colours of the picture book: one ink, one paper, and watercolours of three tones each."""

from typing import NamedTuple

INK = "#2A2342"
CREAM = "#FBF3DF"


class Wash(NamedTuple):
    """A watercolour as it dries on paper: light where the brush left, dark where it pooled."""

    light: str
    base: str
    dark: str


WASHES: dict[str, Wash] = {
    "bark": Wash("#D9B08C", "#B98A66", "#8E6247"),
    "blue": Wash("#8FB0E0", "#5A82C4", "#3A5C9A"),
    "brown": Wash("#B07F58", "#8A5738", "#633A28"),
    "charcoal": Wash("#777391", "#57536F", "#3C3852"),
    "cream": Wash("#FFFDF5", "#FBF0D8", "#E6D2A8"),
    "dusk": Wash("#5B5272", "#453C5E", "#342C4C"),
    "elephant": Wash("#BFCBDD", "#93A4BF", "#6A7B9B"),
    "fox": Wash("#F7AE6B", "#E57F36", "#BD5A25"),
    "gold": Wash("#FFE79A", "#F5C242", "#DB9425"),
    "green": Wash("#A5BF86", "#6F9658", "#4A6F3E"),
    "iron": Wash("#6E6F92", "#4A4A6E", "#33314F"),
    "lamplight": Wash("#FFF6C2", "#FFDD66", "#F0B23A"),
    "lava": Wash("#FF9A5A", "#E4502F", "#B5302A"),
    "leaf": Wash("#A9C27F", "#7FA35C", "#557C45"),
    "navy": Wash("#5C6BA8", "#3C4A88", "#2A3468"),
    "plum": Wash("#B58AC0", "#8A5A9C", "#633C76"),
    "red": Wash("#EF8575", "#CC4B42", "#97302F"),
    "rock": Wash("#D99A78", "#B8704F", "#874A3A"),
    "rose": Wash("#F58E86", "#D93F4C", "#A32542"),
    "skin_dark": Wash("#A8744F", "#885637", "#643B27"),
    "skin_light": Wash("#FBDCC0", "#F2C39E", "#D99A78"),
    "skin_tan": Wash("#E0B088", "#C98F63", "#A06A45"),
    "smoke": Wash("#F4F1F4", "#D8D6E4", "#B0AEC8"),
    "snake": Wash("#8FD0B8", "#4AA58C", "#2B7568"),
    "straw": Wash("#FBE3A0", "#EBC668", "#C99A40"),
    "sun": Wash("#FFD97A", "#F7A63A", "#E5702F"),
    "tan": Wash("#EACB98", "#D3A668", "#A97B45"),
    "teal": Wash("#82C2C0", "#469A9A", "#2C6E72"),
    "white": Wash("#FFFFFF", "#FFFCF2", "#E8DEC8"),
    "wine": Wash("#A9566E", "#7E3350", "#581F3A"),
    "wool_blue": Wash("#8FB4EA", "#5B85CF", "#3A5CA0"),
    "wool_brown": Wash("#C9966B", "#A86F45", "#764628"),
    "wool_grey": Wash("#B1B5C4", "#868A9E", "#5B5F78"),
    "wool_white": Wash("#FFFFFF", "#FFFAEE", "#DFD3C4"),
    "wool_yellow": Wash("#FBE58C", "#F0C73E", "#C8962A"),
}

LAND = (
    (0.0, "#F6E7B4"),
    (0.45, "#EFDDA0"),
    (0.72, "#DCD695"),
    (0.9, "#C2CB88"),
    (0.97, "#A3B877"),
    (1.0, "#86A065"),
)
"""Land from the heart of a planet (0) to its rim (1): pale inside, green pigment at the edge."""

OVERGROWN = ((0.0, "#A79DB4"), (0.75, "#8C82A0"), (1.0, "#655C80"))
"""The same land when its tile is turned over by baobabs."""

TILE_SKY = ((0.58, "#5468AE"), (0.68, "#35488F"), (1.0, "#202C66"))
"""Sky round a planet, by share of SKY_RADIUS: bright air at the rim, night further out."""

ROOT = "#3E3658"
BACK = "#3B3F78"
BACK_DISC = "#2A2E62"
BACK_FRAME = "#E8D9B0"
AIR = "#BFD0FF"
