"""Sizes of the signs on the map, shared by the drawing and by the tool that finds places for them."""

from typing import Final

#: A town is a roundel that widens to a plate once it has railroads: half its width and height, with its ring.
TOWN_HALF: Final = (16.0, 13.0)
ROUNDEL: Final = 10.0
#: "5×2": half of the plate's width.
WORTH_HALF: Final = 14.5
#: A railroad's plate and the gap between two of them.
PLATE_WIDTH: Final = 23.0
PLATE_HALF: Final = 6.5
PLATE_GAP: Final = 2.0
#: Half the size of a bonus square, with its edge.
SQUARE_HALF: Final = 8.4
#: Half the width and height of the room for two pills beside an offer.
PILL_ROOM: Final = (26.0, 9.0)
PILL_WIDTH: Final = 25.0
PILL_GAP: Final = 2.0
