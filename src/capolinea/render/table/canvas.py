"""A drawing in letters: a page of cells, labels that never overlap, and a map scaled to it."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from capolinea.render.ground import NUMBER, Ground, Xy
from capolinea.render.marks import LETTERS

#: Styles of cells; a terminal without colours shows none of them.
QUIET: Final = "quiet"
STRONG: Final = "strong"
WATER: Final = "water"
PATH: Final = "path"

SHORE: Final = "~"


def seat_style(seat: int) -> str:
    """The style of what belongs to a seat."""
    return f"seat-{seat}"


def line_style(railroad: int) -> str:
    """The style of a railroad that nobody owns."""
    return f"line-{railroad}"


def card_style(colour: str) -> str:
    """The style of what has a colour of its own, such as a card or a cube."""
    return f"card-{colour}"


class Cell(NamedTuple):
    x: int
    y: int


class Label(NamedTuple):
    """Text that stands alone: nothing else is written on its cells or directly beside it in its row."""

    x: int
    y: int
    text: str


class Canvas:
    """A page of cells. What is drawn later covers what was drawn before, but never a label."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.signs: Final = [[" "] * columns for _ in range(rows)]
        self.styles: Final = [[""] * columns for _ in range(rows)]
        self.labels: Final[list[Label]] = []
        self.focus: list[Cell] = []
        """What must be seen if there is no room for the whole."""
        self.margin = Cell(0, 0)
        """How many columns at the left and rows at the top stay in sight, such as those that name hexes."""
        self.key: list[str] = []
        """What signs and codes mean, to be read below."""
        self._taken: Final = [[False] * columns for _ in range(rows)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write where no label is; what lies off the page is left out."""
        for column, sign in enumerate(text, x):
            if 0 <= y < self.rows and 0 <= column < self.columns and not self._taken[y][column]:
                self.signs[y][column] = sign
                self.styles[y][column] = style

    def line(self, start: Cell, end: Cell, sign: str, style: str = "") -> None:
        """Draw a straight line of signs, both ends included."""
        for cell in cells_between(start, end):
            self.put(cell.x, cell.y, sign, style)

    def fix(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write a label exactly there; the caller has asked whether there is room."""
        self.put(x, y, text, style)
        self._taken[y][x : x + len(text)] = [True] * len(text)
        self.labels.append(Label(x, y, text))

    def has_room(self, x: int, y: int, width: int, owner: Label | None = None) -> bool:
        """Whether a label has room there and touches no other in its row, except the mark that it names."""
        if not (0 <= y < self.rows and x >= 0 and x + width <= self.columns) or any(self._taken[y][x : x + width]):
            return False
        sides = [column for column in (x - 1, x + width) if 0 <= column < self.columns and self._taken[y][column]]
        return all([owner is not None and y == owner.y and 0 <= each - owner.x < len(owner.text) for each in sides])

    def mark(self, at: Cell, text: str, style: str = "", reach: int = 6) -> Label | None:
        """Write a label as near to a place as there is room, if that is near enough."""
        near = [
            (abs(x + len(text) // 2 - at.x) + 2 * abs(y - at.y), y, x)
            for y in range(at.y - reach // 2, at.y + reach // 2 + 1)
            for x in range(at.x - reach - len(text) // 2, at.x + reach + 1)
            if self.has_room(x, y, len(text))
        ]
        if not near:
            return None
        _, y, x = min(near)
        self.fix(x, y, text, style)
        return self.labels[-1]

    def name(self, mark: Label, names: Sequence[str], style: str = "") -> str:
        """Write the first of `names` that has room beside a mark; return it, or nothing."""
        for text in names:
            half, after = len(text) // 2, mark.x + len(mark.text)
            spots = [(after, 0), (mark.x - len(text), 0), (mark.x - half, 1), (mark.x - half, -1)]
            spots += [(x, dy) for dy in (1, -1) for x in (mark.x, mark.x - len(text) + 1)]
            for x, dy in spots:
                if self.has_room(x, mark.y + dy, len(text), mark):
                    # A blank at either end keeps a name apart from lines that are made of letters.
                    self.put(x - 1, mark.y + dy, " ")
                    self.put(x + len(text), mark.y + dy, " ")
                    self.fix(x, mark.y + dy, text, style)
                    return text
        return ""

    def text(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.signs]

    def runs(self, row: int) -> list[tuple[str, str]]:
        """A row as pieces of one style each, without the blanks at its end."""
        found: list[tuple[str, str]] = []
        for sign, style in zip("".join(self.signs[row]).rstrip(), self.styles[row], strict=False):
            if found and (found[-1][1] == style or sign == " "):
                found[-1] = (found[-1][0] + sign, found[-1][1])
            else:
                found.append((sign, style))
        return found

    def cropped(self, columns: int, rows: int) -> "Canvas":
        """The part that fits, around what must be seen."""
        if columns >= self.columns and rows >= self.rows:
            return self
        columns, rows = min(columns, self.columns), min(rows, self.rows)
        across = window([cell.x for cell in self.focus], columns, self.columns, self.margin.x)
        down = window([cell.y for cell in self.focus], rows, self.rows, self.margin.y)
        part = Canvas(columns, rows)
        for y, row in enumerate(down):
            part.signs[y][:] = [self.signs[row][column] for column in across]
            part.styles[y][:] = [self.styles[row][column] for column in across]
        return part


def window(wanted: Sequence[int], size: int, whole: int, margin: int) -> list[int]:
    """The columns or rows of a window of `size`: the margin, and what has the wanted ones in its middle."""
    middle = (min(wanted) + max(wanted)) // 2 if wanted else whole // 2
    first = min(max(middle - (size - margin) // 2, margin), whole - (size - margin))
    return [*range(margin), *range(first, first + size - margin)]


def cells_between(start: Cell, end: Cell) -> list[Cell]:
    steps = max(abs(end.x - start.x), abs(end.y - start.y), 1)
    return [
        Cell(round(start.x + (end.x - start.x) * step / steps), round(start.y + (end.y - start.y) * step / steps))
        for step in range(steps + 1)
    ]


class Scale(NamedTuple):
    """From the units of a drawing to cells."""

    left: float
    top: float
    across: float
    down: float

    def cell(self, at: Xy) -> Cell:
        return Cell(round((at.x - self.left) * self.across), round((at.y - self.top) * self.down))


def scale_to(places: Iterable[Xy], columns: int, rows: int, margin: int = 1) -> Scale:
    """The scale at which all places are on the page, with some columns left beside them."""
    spots = list(places)
    left, right = min([at.x for at in spots]), max([at.x for at in spots])
    top, bottom = min([at.y for at in spots]), max([at.y for at in spots])
    across = (columns - 1 - 2 * margin) / (right - left)
    down = (rows - 1) / (bottom - top)
    return Scale(left - margin / across, top, across, down)


def draw_shore(canvas: Canvas, ground: Ground, scale: Scale) -> None:
    """Draw the edge of the country and of its lakes, lightly."""
    for layer in ("nation", "lakes"):
        for cell in shore_cells(ground.mini[layer], scale):
            canvas.put(cell.x, cell.y, SHORE, WATER)


@lru_cache(maxsize=64)
def shore_cells(path: str, scale: Scale) -> tuple[Cell, ...]:
    found: dict[Cell, None] = {}
    for line in corners(path):
        cells = [scale.cell(at) for at in line]
        for start, end in pairwise(cells):
            found.update(dict.fromkeys(cells_between(start, end)))
    return tuple(found)


def corners(path: str) -> list[list[Xy]]:
    """The corners of the lines of a path that is made of M, L, l and z."""
    lines: list[list[Xy]] = []
    at = Xy(0.0, 0.0)
    for command, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        values = [float(number) for number in NUMBER.findall(numbers)]
        for x, y in zip(values[::2], values[1::2], strict=True):
            relative = command.islower() and bool(lines)
            at = Xy(at.x + x, at.y + y) if relative else Xy(x, y)
            if command in "Mm" and (x, y) == (values[0], values[1]):
                lines.append([at])
            else:
                lines[-1].append(at)
        if command in "Zz" and lines:
            lines[-1].append(lines[-1][0])
            at = lines[-1][0]
    return lines


def short_names(names: Sequence[str], letters: int) -> list[str]:
    """Codes of that many letters, all different: initials, then the first letters that make a new one."""
    taken: list[str] = []
    for name in names:
        words = [word for word in re.split(r"[^\w]+", name) if word]
        spelt = list("".join(words))
        initials = "".join([word[0] for word in words])
        tried = [initials[:1] + initials[1:letters].lower()] if len(initials) >= letters > 1 else []
        tried += ["".join(spelt[:letters]).ljust(letters, "_")]
        tried += [spelt[0] + "".join(rest) for rest in zip(*[spelt[1 + n :] for n in range(letters - 1)], strict=False)]
        tried += [spelt[0] + "".join(spelt[1 : letters - 1]) + sign for sign in spelt[1:]] if letters > 1 else spelt
        tried += [LETTERS[number % 6] * letters for number in range(6)]
        taken.append(next(code for code in tried if code not in taken))
    return taken


def key_rows(pairs: Sequence[tuple[str, str]], columns: int) -> list[str]:
    """Write out what codes stand for, in even columns."""
    if not pairs:
        return []
    cells = [f"{code} {name}" for code, name in pairs]
    wide = max(map(len, cells)) + 2
    across = max(columns // wide, 1)
    down = -(-len(cells) // across)
    return ["".join([cell.ljust(wide) for cell in cells[row::down]]).rstrip() for row in range(down)]
