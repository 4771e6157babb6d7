"""Pictures of an episode: as SVG text, or as an array of pixels."""

import io
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from capolinea.core.action import Seat
from capolinea.games.catalogue import look_of
from capolinea.lab.episode import Episode
from capolinea.render.situation import Situation
from capolinea.render.standalone import tokens

#: Width of a frame in pixels; the height follows from the board.
WIDTH: Final = 1200
#: Names on a frame are in this language.
LANGUAGE: Final = "en"
RENDER_MODES: Final = ("svg", "rgb_array")


def svg_of(episode: Episode, viewer: Seat | None) -> str:
    """Return the table as `viewer` (None: a spectator) sees it."""
    look = look_of(episode.rules.key)
    seen: Situation[Any] = Situation(episode.rules.view(episode.state, viewer))
    return look.picture(seen, look.say(LANGUAGE, options=episode.options))


def pixels_of(svg: str) -> npt.NDArray[np.uint8]:
    """Return a drawing as pixels: height * width * red, green and blue."""
    import resvg_py
    from PIL import Image

    # The sea is the background of the page, which resvg does not take from the stylesheet.
    drawn = resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, background=tokens()["--sea"])
    picture = Image.open(io.BytesIO(bytes(drawn)))
    return np.asarray(picture.convert("RGB"))


def frame_of(episode: Episode, viewer: Seat | None, mode: str | None) -> str | npt.NDArray[np.uint8] | None:
    """Return a frame as the render mode asks for it; None without one."""
    if mode is None:
        return None
    svg = svg_of(episode, viewer)
    return svg if mode == "svg" else pixels_of(svg)
