"""What a player may do. Cards are numbered as in `pieces`: a city card by its town, special cards from DOUBLE on.

`city` is a town and `way` an arc (see `Board`): records keep these names.
"""

from capolinea.core.action import Action


class DrawCity(Action, frozen=True, tag="draw_city"):
    """Draw the top city card (SF-8)."""


class Take(Action, frozen=True, tag="take"):
    """Take a double-turn, triple-turn, four-in-one or boomtown card from the display (SF-8)."""

    card: int


class BuyBranch(Action, frozen=True, tag="buy_branch"):
    """Buy a branch-line card of a major (SF-8)."""

    railroad: int


class Decline(Action, frozen=True, tag="decline"):
    """Stop drawing, now that the deck is empty (SF-11)."""


class Choose(Action, frozen=True, tag="choose"):
    """Put a card face down; a branch line in hand goes with it (SF-12). It may be changed until all have chosen."""

    card: int


class PlaceCounter(Action, frozen=True, tag="place_counter"):
    """Put a boomtown counter on a town (SF-31)."""

    city: int
    value: int


class LayRail(Action, frozen=True, tag="lay_rail"):
    """Lay a rail along an arc: from a track's end in the middle of it, or from the town where it begins (SF-20)."""

    railroad: int
    way: int


class BeginBranch(Action, frozen=True, tag="begin_branch"):
    """Use the branch-line card: begin a new track of a major with a rail along an arc from one of its towns (SF-21)."""

    railroad: int
    way: int


class Exchange(Action, frozen=True, tag="exchange"):
    """Discard city cards and draw as many (SF-32); `cities` are in ascending order."""

    cities: tuple[int, ...]


class Done(Action, frozen=True, tag="done"):
    """Confirm the rails of this lay, or place no more counters (SF-32 to SF-34, SF-52)."""


class PutOff(Action, frozen=True, tag="put_off"):
    """Postpone the rails of a four-in-one to the second lay (SF-53)."""


class Pass(Action, frozen=True, tag="pass"):
    """Lay nothing, with `terrain` (SF-44)."""


class EndGame(Action, frozen=True, tag="let_end"):
    """Leave the branch line unused, which ends the game (SF-54)."""
