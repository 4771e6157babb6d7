"""What a player may do."""

from capolinea.core.action import Action


class Roll(Action, frozen=True, tag="roll"):
    """Roll what is due: a destination if the train has none (RB-4), then the white dice or the bonus die."""


class Declare(Action, frozen=True, tag="declare"):
    """Head for home to win (RB-34)."""


class PickRegion(Action, frozen=True, tag="pick_region"):
    """Choose a region instead of the one the train is in (RB-5)."""

    region: int


class Ride(Action, frozen=True, tag="ride"):
    """Move one dot along a segment (RB-8)."""

    segment: int


class PlayCard(Action, frozen=True, tag="play_card"):
    """Move on by a speed card (RB-70)."""

    card: int


class Discard(Action, frozen=True, tag="discard"):
    """Give up a speed card for a trip that used none (RB-72)."""

    card: int


class EndTurn(Action, frozen=True, tag="end_turn"):
    """Play no speed card (RB-71)."""


class BuyRailroad(Action, frozen=True, tag="buy_railroad"):
    """Buy from the Bank (RB-30, RB-62), or in the variant from the Governor (RB-67)."""

    railroad: int


class BuyGroup(Action, frozen=True, tag="buy_group"):
    """Buy what the Bank has left of a group, at the group's price (RB-50)."""

    group: int


class BuyEngine(Action, frozen=True, tag="buy_engine"):
    """Buy an Express (1) or a Superchief (2) (RB-30, RB-61)."""

    engine: int


class DrawRailroad(Action, frozen=True, tag="draw_railroad"):
    """Draw one of the Bank's railroads and auction it (RB-63)."""


class BuyNothing(Action, frozen=True, tag="buy_nothing"):
    """Buy nothing on this arrival (RB-30)."""


class Sell(Action, frozen=True, tag="sell"):
    """Sell to the Bank (RB-25), in the variant to the Governor (RB-66), for half the price."""

    railroad: int


class Auction(Action, frozen=True, tag="auction"):
    """Auction a railroad among the other players (RB-26)."""

    railroad: int


class Bid(Action, frozen=True, tag="bid"):
    """Bid for the auctioned railroad (RB-26)."""

    amount: int


class PassBid(Action, frozen=True, tag="pass_bid"):
    """Leave the auction (RB-26)."""
