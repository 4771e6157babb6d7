"""A small builder of SVG: elements are strings that are already safe to put in a page."""

from typing import Final

Value = str | int | float | bool | None

_ILLEGAL: Final = dict.fromkeys([*range(9), 11, 12, *range(14, 32), 65534, 65535])
_TEXT: Final = {**_ILLEGAL, ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;"}
_ATTRIBUTE: Final = {**_TEXT, ord('"'): "&quot;", ord("\t"): "&#9;", ord("\n"): "&#10;", ord("\r"): "&#13;"}


class Svg(str):
    """Finished markup. Plain text becomes Svg only through `el`, which escapes it."""

    __slots__ = ()

    def __html__(self) -> "Svg":
        """What HTML builders ask for before they insert a value unescaped."""
        return self


def el(tag: str, *children: str | None, **attributes: Value) -> Svg:
    """One element: `el("g", el("title", "Denver"), cls="city", data_target="point:17", tabindex=0)`.

    Children that are Svg stay as they are, other text is escaped, None is left out. `cls` is the class; other
    underscores become hyphens. Attributes that are None or False are left out, True repeats the name.
    """
    written = "".join([_attribute(name, value) for name, value in attributes.items()])
    inner = "".join([child if isinstance(child, Svg) else child.translate(_TEXT) for child in children if child])
    return Svg(f"<{tag}{written}>{inner}</{tag}>" if inner else f"<{tag}{written}/>")


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


def _attribute(name: str, value: Value) -> str:
    if value is None or value is False:
        return ""
    written = "class" if name == "cls" else name.rstrip("_").replace("_", "-")
    if value is True:
        return f' {written}="{written}"'
    text = num(value) if isinstance(value, int | float) else value.translate(_ATTRIBUTE)
    return f' {written}="{text}"'
