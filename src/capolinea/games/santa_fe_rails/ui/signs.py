"""Sizes of what stands on the map, shared by the drawing and by the tool that looks for places."""

from typing import Final

#: A town: a roundel that widens to a plate once railroads are there; half its width and height with a ring around.
TOWN_HALF: Final = (16.0, 13.0)
ROUNDEL: Final = 10.0
#: "5×2": half of the plate's width.
WORTH_HALF: Final = 14.5
#: A railroad's plate and the gap between two of them.
PLATE_WIDTH: Final = 23.0
PLATE_HALF: Final = 6.5
PLATE_GAP: Final = 2.0
#: A bonus square, halved with its edge.
SQUARE_HALF: Final = 8.4
#: Pills beside an offer: half of the room that two of them take.
PILL_ROOM: Final = (26.0, 9.0)
PILL_WIDTH: Final = 25.0
PILL_GAP: Final = 2.0
