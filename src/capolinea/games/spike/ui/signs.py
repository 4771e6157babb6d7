"""Signs with the same meaning everywhere: beads of the six colours and icons of the twelve goods."""

from collections.abc import Iterable
from functools import cache
from typing import Final

from capolinea.render.svg import Svg, el, num

#: The shape that distinguishes each colour, about 6 units wide around the middle of its bead.
BEADS: Final = {
    "red": "M-3 0H3M0-3V3",
    "blue": "M-2.4 2.4L2.4-2.4",
    "green": "M-2.3-2.3L2.3 2.3M2.3-2.3L-2.3 2.3",
    "yellow": "M0 0h0",
    "white": "M0-2.2A2.2 2.2 0 1 1 0 2.2A2.2 2.2 0 1 1 0-2.2Z",
    "black": "M-3 0H3",
}
#: The same as relative steps from the middle of a bead, so that many can be drawn in one path.
STEPS: Final = {
    "red": "m-2.8 0h5.6m-2.8-2.8v5.6",
    "blue": "m-2.2 2.2l4.4-4.4",
    "green": "m-2.1-2.1l4.2 4.2m0-4.2l-4.2 4.2",
    "yellow": "h0",
    "white": "m0-2a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
    "black": "m-2.8 0h5.6",
}

#: The twelve goods on a grid of 24, in one stroke.
GOODS: Final = {
    "cattle": "M7.5 9C5 9 3.5 7.5 3.5 4.5M16.5 9C19 9 20.5 7.5 20.5 4.5M7.5 9H16.5L15.5 15.5A3.5 4 0 0 1 8.5 15.5Z"
    "M10 16.5h.01M14 16.5h.01",
    "pigs": "M12 20.5A8 7.5 0 1 0 12 5.5A8 7.5 0 0 0 12 20.5ZM12 17.2A3.6 2.7 0 1 0 12 11.8A3.6 2.7 0 0 0 12 17.2Z"
    "M10.7 14.5h.01M13.3 14.5h.01M6 8L4.5 3.5L9.5 5.8M18 8L19.5 3.5L14.5 5.8",
    "wood": "M12 3L16.5 9H14.5L18.5 15.5H5.5L9.5 9H7.5ZM12 15.5V21",
    "corn": "M12 3C15 5 15.5 8.5 15.5 11.5S14 18 12 18S8.5 14.5 8.5 11.5S9 5 12 3ZM8.5 12C5.5 12 4 14 4.5 17"
    "C6 20 9 21 12 21S18 20 19.5 17C20 14 18.5 12 15.5 12M12 7.5h.01M11 11h.01M13.2 13.5h.01",
    "wheat": "M12 21V6M12 6C10.5 5 10.5 3.5 12 2.5C13.5 3.5 13.5 5 12 6Z"
    "M12 11C9 11 7.5 9.5 7.5 6.5C10.5 6.5 12 8 12 11Z"
    "M12 11C15 11 16.5 9.5 16.5 6.5C13.5 6.5 12 8 12 11ZM12 16.5C9 16.5 7.5 15 7.5 12C10.5 12 12 13.5 12 16.5Z"
    "M12 16.5C15 16.5 16.5 15 16.5 12C13.5 12 12 13.5 12 16.5Z",
    "coal": "M3.5 19.5L5 14.5L9 13L12 16.5L11 19.5ZM12.5 19.5L13.5 15L17.5 13.5L20.5 17L19.5 19.5Z"
    "M8 11.5L9 7L13 4.5L16.5 7L16 11L12.5 13.5Z",
    "oil": "M12 3C15.5 7.5 18 11 18 14.5A6 6 0 0 1 6 14.5C6 11 8.5 7.5 12 3ZM9.2 15A2.8 2.8 0 0 0 12 17.8",
    "steel": "M6 4.5H18V8H13.8V16H18V19.5H6V16H10.2V8H6Z",
    "cloth": "M8.5 4.5C9.5 6.5 14.5 6.5 15.5 4.5L21 8L18.5 11.8L16.2 10.5V19.5H7.8V10.5L5.5 11.8L3 8Z",
    "flour": "M8 3.5H16L14.5 7C17.5 9 19 12 19 15.5C19 19.5 17 20.5 12 20.5S5 19.5 5 15.5C5 12 6.5 9 9.5 7Z"
    "M9.5 7H14.5M9 14H15",
    "fruit": "M12 8C9.5 6 4.5 7 4.5 12.5S8.5 21 12 20C15.5 21 19.5 18 19.5 12.5S14.5 6 12 8ZM12 8C12 5.5 13 3.8 15.5 3",
    "cotton": "M8 13.5A4 4 0 1 1 8.3 6.2A4 4 0 0 1 15.7 6.2A4 4 0 1 1 16 13.5A4.2 4.2 0 0 1 8 13.5Z"
    "M12 17.5V21.5M12 19.5L8 17.5M12 19.5L16 17.5",
}


@cache
def bead(colour: str, cls: str = "bead-sign") -> Svg:
    """Draw a bead as a separate picture; the colour's name is beside it or in its label."""
    return el(
        "svg",
        el("circle", cls=f"bead c-{colour}", r=5),
        el("path", cls=f"bead-mark m-{colour}", d=BEADS[colour]),
        cls=cls,
        viewBox="-6 -6 12 12",
        aria_hidden="true",
    )


@cache
def good_icon(good: str, cls: str = "i") -> Svg:
    """Draw a good as a separate picture, in the colour of the text around it."""
    return el("svg", el("path", d=GOODS[good]), cls=cls, viewBox="0 0 24 24", aria_hidden="true")


@cache
def good_at(good: str, x: float, y: float, size: float) -> Svg:
    """Draw a good's icon around a point of a larger drawing."""
    scale = size / 24
    move = f"translate({num(x - size / 2)} {num(y - size / 2)}) scale({num(scale)})"
    return el("g", el("path", cls="good-line", d=GOODS[good]), transform=move)


def bead_paths(places: Iterable[tuple[float, float]]) -> list[str]:
    """Return paths of beads, to draw many in one path: dots as wide as its stroke."""
    return [f"M{num(x)} {num(y)}h0" for x, y in places]


def mark_paths(colour: str, places: Iterable[tuple[float, float]]) -> list[str]:
    """Return paths of the shapes of beads of one colour, likewise."""
    return [f"M{num(x)} {num(y)}{STEPS[colour]}" for x, y in places]
