"""What is known of the game before anything is set up."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from capolinea.core.refusal import Refusal
from capolinea.core.rules import Change
from capolinea.core.rules import Options as CoreOptions

KEY: Final = "santa-fe-rails"
#: Increased whenever the same actions and draws would lead to a different result; CHANGES says what changed.
RULES_VERSION: Final = 2
#: SF-52 From this version on a boomtown card may place no counter at all.
COUNTERS_OPTIONAL: Final = 2
CHANGES: Final = (
    Change(COUNTERS_OPTIONAL, "counters_optional", "SF-52"),
    Change(2, "alternating_start", "SF-56", option="alternating_start", before=False),
)
SEATS: Final = range(2, 6)

#: SF-5 In the order of the seats.
SEAT_LETTERS: Final = ("a", "b", "c", "d", "e")


class Options(CoreOptions, frozen=True):
    """`first` is drawn at random, or it is the seat that the host names (SF-5)."""

    terrain: bool = False
    """SF-43, SF-44"""
    first: Literal["random", "a", "b", "c", "d", "e"] = "random"
    alternating_start: Annotated[bool, Meta(extra={"most_seats": 2})] = True
    """SF-56, for two players only"""


def check_options(options: CoreOptions, version: int) -> Refusal | None:
    """SF-5 Refuse a first player who is not at the table."""
    assert isinstance(options, Options)
    if options.first != "random" and SEAT_LETTERS.index(options.first) >= options.seats:
        return Refusal("options.first_not_seated", "SF-5", {"first": options.first.upper(), "seats": options.seats})
    return None
