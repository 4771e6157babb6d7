"""What a player may do."""

from capolinea.core.action import Action


class PlaceStart(Action, frozen=True, tag="place_start"):
    """Put the start marker on a point (TA-7)."""

    point: int


class LayRail(Action, frozen=True, tag="lay_rail"):
    """Lay one rail on a free line at the player's network (TA-9, TA-10), a coloured one if `coloured` (TA-V1)."""

    line: int
    coloured: bool = False


class Stop(Action, frozen=True, tag="stop"):
    """End the turn without a second rail (TA-12)."""
