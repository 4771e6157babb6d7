"""Signs on a map: words, letters and figures that keep their size on the screen at every zoom and give way by rank."""

from enum import IntEnum

from capolinea.render.svg import Svg, el, translate

#: What is least to be read, in pixels, and the scale at which a seat's mark has a letter of that size.
LETTERED_MARK = 0.85


class Rank(IntEnum):
    """Who keeps its place where two signs would overlap: the lower number. Between them is room for shades."""

    OWN = 0
    """What the viewer holds or is bound for."""
    OFFER = 10
    """What belongs to an offer: its price, its gain."""
    PIECE = 20
    """Trains, markers, plates with an owner."""
    PLACE = 30
    """Names of places, by importance up to 39."""
    PLATE = 40
    ORNAMENT = 90
    """Names of ranges and waters: they leave the map when it is seen from afar."""


def map_sign(
    x: float,
    y: float,
    *children: Svg | None,
    rank: int,
    key: str | None = None,
    turns: bool = False,
    lead: Svg | None = None,
    cls: str = "",
    **more: str | int,
) -> Svg:
    """A sign at a place of the map, drawn in pixels round it. The page shows as many as have room (`labels.js`).

    Of signs with the same `key`, which say the same thing in different dress, the first by rank is shown. One that
    `turns` may stand on another side of its place. `lead` is drawn in the units of the map and goes with the sign.
    """
    return el(
        "g",
        lead,
        el("g", *children, cls="zs"),
        cls=f"map-sign {cls}".rstrip(),
        transform=translate(x, y),
        data_rank=rank,
        data_key=key,
        data_turns=turns,
        **more,
    )
