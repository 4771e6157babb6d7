"""What is known of the game before a match is set up: key, versions, options."""

from typing import Final

from capolinea.core.refusal import Refusal
from capolinea.core.rules import Change
from capolinea.core.rules import Options as CoreOptions

KEY: Final = "spike"
#: Goes up when the same actions and draws would have another result; CHANGES lists what changed.
RULES_VERSION: Final = 1
CHANGES: Final[tuple[Change, ...]] = ()
SEATS: Final = range(2, 5)


class Options(CoreOptions, frozen=True):
    """Options that can be combined freely."""

    advanced: bool = False
    """SP-36"""
    shared_lines: bool = False
    """SP-23"""
    mixed_wilds: bool = False
    """SP-24"""


def check_options(options: CoreOptions, version: int) -> Refusal | None:
    """Allow all combinations."""
    assert isinstance(options, Options)
    return None
