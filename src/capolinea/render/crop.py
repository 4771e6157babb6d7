"""A square cut out of a drawn board, for a page: what lies outside is left out.

Signs give way by rank, as on a table (`labels.js`), but without a script: a name that the edge cuts, or that would lie
over a sign of lower rank, is left out. The land is the same in all pictures of a board, so it is drawn once per page
(`GROUND`) and each picture uses it.
"""

import re
from typing import Final, NamedTuple
from xml.etree import ElementTree

from capolinea.render.signs import Rank
from capolinea.render.svg import Svg, el

#: The id of the land on a page with pictures.
GROUND: Final = "ground"
#: How far a piece may reach beyond the place it is drawn at, in units of the board.
REACH: Final = 40.0
#: Half the size of a mark or a figure without a name.
MARK: Final = 11.0
#: The width of a letter of a name, on average, and what it rises above and falls below its line.
LETTER, ABOVE, BELOW = 6.8, 10.0, 3.0
NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
#: Commands with pairs of absolute numbers, whose extent is that of the numbers.
PLAIN_PATH: Final = re.compile(r"[-MLCQZ\d\s.,]*")
TRANSLATE: Final = re.compile(r"translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)")
#: What a person does with the thing, or hears of it.
LIVE: Final = frozenset({"tabindex", "role", "aria-label"})
KEPT: Final = {"defs", "title", "desc"}


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def misses(self, other: "Box") -> bool:
        return self.right < other.left or self.left > other.right or self.bottom < other.top or self.top > other.bottom

    def holds(self, other: "Box") -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )


class Square(NamedTuple):
    """Part of a board, in its units."""

    x: float
    y: float
    side: float

    @property
    def box(self) -> Box:
        return Box(self.x, self.y, self.x + self.side, self.y + self.side)


class Sign(NamedTuple):
    """A sign that can be seen, and the group that holds it."""

    rank: int
    key: str
    boxes: tuple[Box, ...]
    is_name: bool
    element: ElementTree.Element
    parent: ElementTree.Element


def crop(drawing: str, square: Square, name: str, label: str, cls: str) -> Svg:
    """A picture of part of a board; `drawing` is what is inside its `<svg>`, without the land. Its `name` tells its
    ids from those of other pictures on the page."""
    # A drawing of our own.
    root = ElementTree.fromstring(f"<svg>{drawing}</svg>")  # noqa: S314
    signs: list[Sign] = []
    prune(root, 0.0, 0.0, square.box, signs)
    give_way(signs)
    still(root, name)
    inside = "".join([ElementTree.tostring(child, encoding="unicode") for child in root])
    return el(
        "svg",
        el("use", href=f"#{GROUND}"),
        Svg(inside),
        cls=cls,
        viewBox=f"{square.x:g} {square.y:g} {square.side:g} {square.side:g}",
        role="img",
        aria_label=label,
    )


def prune(parent: ElementTree.Element, x: float, y: float, window: Box, signs: list[Sign]) -> None:
    """Take out what cannot be seen through the window, and note the signs that can; x and y are where the parent's
    origin lies."""
    for child in list(parent):
        if child.tag in KEPT:
            continue
        moved = TRANSLATE.match(child.get("transform", ""))
        at = (x + float(moved[1]), y + float(moved[2])) if moved else (x, y)
        if "map-sign" in child.get("class", "").split():
            sign = sign_of(child, parent, at)
            if is_seen(sign, at, window):
                signs.append(sign)
            else:
                parent.remove(child)
        elif is_outside(child, at, window, moved is not None):
            parent.remove(child)
        elif not child.get("transform") or (moved and moved[0] == child.get("transform")):
            prune(child, *at, window, signs)
            if child.tag == "g" and not len(child):
                parent.remove(child)


def still(root: ElementTree.Element, name: str) -> None:
    """Leave out what makes parts of a board live, and give ids and references the name of the picture."""
    for element in root.iter():
        for key in [key for key in element.attrib if key in LIVE or key.startswith("data-")]:
            del element.attrib[key]
        if element.get("id"):
            element.set("id", f"{name}-{element.get('id')}")
        if element.get("href", "").startswith("#"):
            element.set("href", f"#{name}-{element.get('href', '')[1:]}")


def is_outside(element: ElementTree.Element, at: tuple[float, float], window: Box, moved: bool) -> bool:
    if moved and not spans(element):
        return around(at, REACH).misses(window)
    extent = extent_of(element)
    return extent is not None and shifted(extent, at).misses(window)


def spans(element: ElementTree.Element) -> bool:
    """Whether a moved group holds parts of the whole board, and not a piece at its place."""
    return element.tag == "g" and len(element) > 40


def sign_of(element: ElementTree.Element, parent: ElementTree.Element, at: tuple[float, float]) -> Sign:
    names = [text for text in element.iter("text") if "label" in text.get("class", "").split()]
    boxes = [shifted(text_box(text), at) for text in names] or [around(at, MARK)]
    rank = int(element.get("data-rank", "0"))
    return Sign(rank, element.get("data-key", ""), tuple(boxes), bool(names), element, parent)


def is_seen(sign: Sign, at: tuple[float, float], window: Box) -> bool:
    """A piece may be cut by the edge; of a name no pieces are left."""
    if sign.is_name:
        return all(window.holds(box) for box in sign.boxes)
    return sign.rank < Rank.ORNAMENT and not around(at, REACH).misses(window)


def give_way(signs: list[Sign]) -> None:
    """Leave out the names that lie over signs of lower rank, one of two figures, and what says the same again."""
    kept: list[Sign] = []
    for sign in sorted(signs, key=lambda sign: sign.rank):
        if any(gives_way(sign, other) for other in kept):
            sign.parent.remove(sign.element)
        else:
            kept.append(sign)


def gives_way(sign: Sign, other: Sign) -> bool:
    if sign.key and sign.key == other.key:
        return True
    both_figures = is_figure(sign) and is_figure(other)
    covers = any(not box.misses(taken) for box in sign.boxes for taken in other.boxes)
    return covers and (sign.is_name or both_figures)


def is_figure(sign: Sign) -> bool:
    """Whether it is a price or gain of an offer."""
    return Rank.OFFER <= sign.rank < Rank.PIECE


def around(at: tuple[float, float], reach: float) -> Box:
    return Box(at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach)


def text_box(text: ElementTree.Element) -> Box:
    """About where words stand, from the side that their class names."""
    x, y = float(text.get("x", "0")), float(text.get("y", "0"))
    width = LETTER * len("".join(text.itertext()))
    sides = text.get("class", "").split()
    left = x - width if "l" in sides else x if "r" in sides else x - width / 2
    return Box(left, y - ABOVE, left + width, y + BELOW)


def extent_of(element: ElementTree.Element) -> Box | None:
    """Where an element without parts lies; None: wherever its parts do, or nobody knows."""
    if element.tag == "circle":
        x, y, r = [float(element.get(name, "0")) for name in ("cx", "cy", "r")]
        return Box(x - r, y - r, x + r, y + r)
    points = element.get("d") if element.tag == "path" else element.get("points")
    if not points or not PLAIN_PATH.fullmatch(points):
        return None
    numbers = [float(number) for number in NUMBER.findall(points)]
    return Box(min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2]))


def shifted(box: Box, by: tuple[float, float]) -> Box:
    return Box(box.left + by[0], box.top + by[1], box.right + by[0], box.bottom + by[1])
