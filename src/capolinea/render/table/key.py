"""The key of a map: small samples of what is drawn on it, each with its meaning."""

from collections.abc import Iterable
from typing import TypeAlias

import htpy as h
from markupsafe import Markup

from capolinea.i18n import Say
from capolinea.render.html import finished
from capolinea.render.svg import Svg, el

Sample: TypeAlias = tuple[str, Iterable[Svg]]
"""The code of what it means, and the drawing on a ground of 30 by 14."""


def draw_samples(say: Say, samples: Iterable[Sample]) -> Markup:
    return finished(*[key_row(el("svg", *drawn, viewBox="0 0 30 14"), say(code)) for code, drawn in samples])


def key_row(sign: Svg, words: str) -> h.Element:
    return h.span[finished(sign, words)]
