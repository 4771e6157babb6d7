"""What is known of the game before anything is set up."""

from typing import Final

from capolinea.core.refusal import Refusal
from capolinea.core.rules import Change
from capolinea.core.rules import Options as CoreOptions

KEY: Final = "spike"
#: Goes up when the same actions and draws would lead elsewhere; what changed then stands here.
RULES_VERSION: Final = 1
CHANGES: Final[tuple[Change, ...]] = ()
SEATS: Final = range(2, 5)


class Options(CoreOptions, frozen=True):
    """Each an option of its own; any of them go together."""

    advanced: bool = False
    """SP-36"""
    shared_lines: bool = False
    """SP-23"""
    mixed_wilds: bool = False
    """SP-24"""


def check_options(options: CoreOptions, version: int) -> Refusal | None:
    """Any options go together."""
    assert isinstance(options, Options)
    return None
