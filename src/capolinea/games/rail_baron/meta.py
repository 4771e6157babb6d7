"""What is known of the game before a match is set up: key, versions, options."""

from typing import Final

from capolinea.core.refusal import Refusal
from capolinea.core.rules import Change
from capolinea.core.rules import Options as CoreOptions

KEY: Final = "rail-baron"
#: Goes up when the same actions and draws would have another result; CHANGES lists what changed.
RULES_VERSION: Final = 2
CHANGES: Final = (Change(2, "declare_at_home", "RB-42", option="declare_at_home", before=True),)
SEATS: Final = range(2, 7)


class Options(CoreOptions, frozen=True):
    """Every option can be chosen alone; RB-54 says which exclude each other."""

    group_purchase: bool = False
    """RB-50"""
    cheap_superchief: bool = False
    """RB-51"""
    net_worth: bool = False
    """RB-52"""
    rich_payoffs: bool = False
    """RB-53"""
    open_cash: bool = False
    """RB-45"""
    free_sales: bool = False
    """RB-24"""
    declare_at_home: bool = False
    """RB-42"""
    governor: bool = False
    """RB-60 to RB-69"""
    speed_cards: bool = False
    """RB-70 to RB-74"""
    own_free: bool = False
    """RB-T1 Riding one's own railroads is free."""
    three_dice: bool = False
    """RB-T2 With a Superchief all three dice are rolled at once."""
    rfp_dot: bool = False
    """The map has a dot between Washington and Richmond."""
    acl_no_turn: bool = False
    """The map's ACL does not turn where it crosses itself."""


#: RB-54
NOT_WITH_GOVERNOR: Final = ("group_purchase", "cheap_superchief", "net_worth", "free_sales")


def check_options(options: CoreOptions, version: int) -> Refusal | None:
    """RB-54 Refuse options that the governor's variant excludes."""
    assert isinstance(options, Options)
    clashes = (options.group_purchase, options.cheap_superchief, options.net_worth, options.free_sales)
    for name, chosen in zip(NOT_WITH_GOVERNOR, clashes, strict=True):
        if options.governor and chosen:
            return Refusal("options.not_with_governor", "RB-54", {"option": name})
    return None
