"""What is known of the game before anything is set up."""

from typing import Final

from capolinea.core.rules import Options as CoreOptions

KEY: Final = "transamerica"
#: Changes only when the same actions and draws would lead elsewhere.
RULES_VERSION: Final = 2
SEATS: Final = range(2, 7)


class Options(CoreOptions, frozen=True):
    """TA-V1 `vexation`: each player has coloured rails that nobody else may use."""

    vexation: bool = False
