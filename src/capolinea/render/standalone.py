"""A drawing that stands alone, in a notebook or a file: the rules it uses go into it, with every variable resolved.

Programs that show SVG files know neither our stylesheets nor CSS variables; and inside a notebook page a drawing must
not restyle its neighbours. So only rules for classes in the drawing are kept, each bound to the drawing.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

from capolinea.i18n import Say

V = TypeVar("V")

EMPTY_SLOT: Final = re.compile(r'<g id="([\w-]+)"\s*(?:/>|></g>)')
#: The stylesheet of all boards.
SHARED: Final = ("capolinea.render", "static/look.css")

COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
AT_RULE: Final = re.compile(r"@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", re.DOTALL)
RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
TOKEN: Final = re.compile(r"(--[\w-]+)\s*:\s*([^;]+);")
VARIABLE: Final = re.compile(r"var\((--[\w-]+)(?:,\s*([^)]*))?\)")
CLASS: Final = re.compile(r"\.([A-Za-z][\w-]*)")
USED: Final = re.compile(r'class="([^"]*)"')
#: What a pointer does, and what other selectors than classes say, is lost on a picture.
LIVE: Final = re.compile(r":(?!is\b)|\[|>")

Sheet = tuple[tuple[str, frozenset[str], str], ...]
"""Selector, the classes it names, and its declarations."""


def standalone(drawing: str, *sheets: tuple[str, str]) -> str:
    """`drawing` is one `<svg class="map" viewBox="0 0 …">`; each sheet is a package and a file in it."""
    used = {name for value in USED.findall(drawing) for name in value.split()}
    root = tuple([f".{name}" for name in USED.findall(drawing)[0].split()])
    rules = [
        # A selector that begins with a class of the drawing itself is bound to it already.
        f"svg{'' if selector.startswith(root) else '.map '}{selector}{{{body}}}"
        for sheet in sheets
        for selector, classes, body in read_sheet(*sheet)
        if classes and classes <= used
    ]
    opened = drawing.index(">") + 1
    head = drawing[:opened].replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return f"{head}<style>svg.map{{background:{tokens()['--sea']}}}{''.join(rules)}</style>{drawing[opened:]}"


def fill_slots(board: str, layers: Mapping[str, str]) -> str:
    """The still board with its overlay slots filled."""
    parts = EMPTY_SLOT.split(board)
    for place in range(1, len(parts), 2):
        parts[place] = f'<g id="{parts[place]}">{layers.get(parts[place], "")}</g>'
    return "".join(parts)


def picture_of(board: str, layers: Mapping[str, str], package: str, css: str) -> str:
    """Board and overlay as one self-contained SVG; the game's stylesheet is `css` in `package`."""
    return standalone(fill_slots(board, layers), SHARED, (package, css))


def pictures(
    board: Callable[[Say], str], layers: Callable[[V, Say], Mapping[str, str]], package: str, css: str
) -> Callable[[V, Say], str]:
    """How a game with one board pictures what a viewer sees."""

    @cache
    def board_in(language: str) -> str:
        return board(Say(language, (package,)))

    def picture(seen: V, say: Say) -> str:
        return picture_of(board_in(say.language), layers(seen, say), package, css)

    return picture


@cache
def tokens() -> dict[str, str]:
    """The day's colours and sizes; the night's stand in rules of their own."""
    text = COMMENT.sub("", static("tokens.css"))
    found: dict[str, str] = {}
    for selector, body in RULE.findall(AT_RULE.sub("", text)):
        if selector.strip() == ":root":
            found |= {name: value.strip() for name, value in TOKEN.findall(body)}
    return found


def static(name: str) -> str:
    return files("capolinea.render").joinpath("static", name).read_text("utf-8")


@cache
def read_sheet(package: str, name: str) -> Sheet:
    text = AT_RULE.sub("", COMMENT.sub("", files(package).joinpath(name).read_text("utf-8")))
    return tuple(
        [
            (selector, frozenset(CLASS.findall(selector)), resolve(body))
            for selectors, body in RULE.findall(text)
            for selector in [one.strip() for one in selectors.split(",")]
            if not LIVE.search(selector)
        ]
    )


def resolve(body: str) -> str:
    """Declarations with the values that variables stand for; animations left out."""
    while VARIABLE.search(body):
        body = VARIABLE.sub(lambda found: tokens().get(found[1], found[2] or "none"), body)
    kept = [" ".join(each.split()) for each in body.split(";")]
    return ";".join([each for each in kept if each and not each.startswith(("animation", "transition", "cursor"))])
