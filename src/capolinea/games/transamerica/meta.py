"""What is known of the game before a match is set up: key, versions, options."""

from typing import Final

from capolinea.core.rules import Change
from capolinea.core.rules import Options as CoreOptions

KEY: Final = "transamerica"
#: Goes up when the same actions and draws would have another result; CHANGES lists what changed.
RULES_VERSION: Final = 2
#: TA-4 The cards of a region are dealt by one draw.
REGION_DRAWS: Final = 2
CHANGES: Final = (Change(REGION_DRAWS, "region_draws", "TA-4"),)
SEATS: Final = range(2, 7)


class Options(CoreOptions, frozen=True):
    """TA-V1 `vexation`: each player has coloured rails that nobody else may use."""

    vexation: bool = False
