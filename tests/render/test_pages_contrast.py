"""Text can be read on what it stands on, by day and by night: the pairs of tokens that meet on pages."""

import re
from itertools import product

import pytest

from capolinea.render.pages.assets import static_dir

TOKENS = static_dir().joinpath("tokens.css").read_text("utf-8")
LEAST = 4.5

#: Text, surface.
PAIRS = [
    *product(("ink", "ink-2", "ink-link", "good", "bad", "warn"), ("paper", "card", "card-2")),
    ("on-enamel", "enamel"),
    ("on-enamel-2", "enamel"),
    ("enamel", "on-enamel"),
    ("on-select", "select"),
    ("on-lamp", "lamp"),
    ("sea-text", "sea"),
    ("ink", "land"),
    ("ink", "halo"),
    ("card", "ink"),
    ("card", "bad"),
    *[(f"on-{seat}", f"seat-{seat}") for seat in "abcdef"],
]


def block(start: str) -> dict[str, str]:
    """The colours of one block of the stylesheet."""
    at = TOKENS.index(start)
    return dict(re.findall(r"--([\w-]+): (#[0-9A-Fa-f]{6})", TOKENS[at : TOKENS.index("}", at)]))


SHARED = block(":root {\n  /* seats")
LIGHT = {**block(":root {\n  color-scheme: light"), **SHARED}
DARK = {**LIGHT, **block(':root[data-theme="dark"]'), **SHARED}


def luminance(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    high, low = sorted([luminance(one), luminance(two)], reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("text", "surface"), PAIRS)
@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_text_stands_out(theme: dict[str, str], text: str, surface: str) -> None:
    assert contrast(theme[text], theme[surface]) >= LEAST


def test_the_dark_theme_is_the_same_by_choice_and_by_system() -> None:
    assert block(':root[data-theme="dark"]') == block("@media (prefers-color-scheme: dark)")
