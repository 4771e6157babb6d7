"""The one builder of SVG: elements are strings that are already safe to put in a page. HTML is made by htpy."""

import re
from functools import cache
from typing import Final

Value = str | int | float | bool | None

#: The elements of SVG, without those that run or load anything.
TAGS: Final = frozenset(
    [
        *("svg", "g", "defs", "symbol", "use", "switch", "view", "a", "title", "desc", "metadata", "style"),
        *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath", "image"),
        *("linearGradient", "radialGradient", "stop", "pattern", "marker", "mask", "clipPath", "filter"),
        *("animate", "animateMotion", "animateTransform", "mpath", "set"),
    ]
)

_ILLEGAL: Final = dict.fromkeys([*range(9), 11, 12, *range(14, 32), 65534, 65535])
_TEXT: Final = {**_ILLEGAL, ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;"}
_ATTRIBUTE: Final = {**_TEXT, ord('"'): "&quot;", ord("\t"): "&#9;", ord("\n"): "&#10;", ord("\r"): "&#13;"}
#: Nearly nothing needs escaping, and looking is quicker than doing it.
_UNSAFE: Final = re.compile(r'[\x00-\x1f"&<>\ufffe\uffff]').search


class Svg(str):
    """Finished markup. Plain text becomes Svg only through `el`, which escapes it."""

    __slots__ = ()

    def __html__(self) -> "Svg":
        """What HTML builders ask for before they insert a value unescaped."""
        return self


def el(tag: str, *children: str | None, **attributes: Value) -> Svg:
    """One element: `el("g", el("title", "Denver"), cls="city", data_target="point:17", tabindex=0)`.

    Children that are Svg stay as they are, other text is escaped, None is left out. `cls` is the class; other
    underscores become hyphens. Attributes that are None or False are left out, True repeats the name. A tag that SVG
    does not have raises ValueError: an empty element of HTML must not be closed like one of SVG.
    """
    if tag not in TAGS:
        raise ValueError(f"no element of SVG: {tag}")
    opened = f"<{tag}"
    for name, value in attributes.items():
        if value is not None and value is not False:
            opened += f' {_written(name)}="{_attribute(name, value)}"'
    inner = "".join([child if type(child) is Svg else _text(child) for child in children if child])
    return Svg(f"{opened}>{inner}</{tag}>" if inner else f"{opened}/>")


def join(*parts: Svg | None) -> Svg:
    """Several elements in a row, with no parent of their own."""
    return Svg("".join([part for part in parts if part]))


def num(value: float) -> str:
    """A coordinate with at most two decimals and nothing to spare."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def translate(x: float, y: float, scale: float = 1.0) -> str:
    """The value of a `transform` that moves the origin to x, y."""
    return f"translate({num(x)} {num(y)})" + ("" if scale == 1 else f" scale({num(scale)})")


@cache
def _written(name: str) -> str:
    return "class" if name == "cls" else name.rstrip("_").replace("_", "-")


def _attribute(name: str, value: str | float) -> str:
    if isinstance(value, str):
        return value.translate(_ATTRIBUTE) if _UNSAFE(value) else value
    return _written(name) if value is True else num(value)


def _text(words: str) -> str:
    return words.translate(_TEXT) if _UNSAFE(words) else words
