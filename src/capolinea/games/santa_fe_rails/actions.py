"""What a player may do. Cards are numbered as in `pieces`: a city by its number, special cards from DOUBLE on.

A way is a line and a direction: 2 * line from the line's first city, 2 * line + 1 from its second.
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
    """Draw nothing more, now that the deck is empty (SF-11)."""


class Choose(Action, frozen=True, tag="choose"):
    """Put a card face down; a branch line in hand goes with it (SF-12). May be changed until all have chosen."""

    card: int


class PlaceCounter(Action, frozen=True, tag="place_counter"):
    """Put a boomtown counter on a city (SF-31)."""

    city: int
    value: int


class LayRail(Action, frozen=True, tag="lay_rail"):
    """Lay a rail along a way: on from the track's end in it, or from the end, home or city where it begins (SF-20)."""

    railroad: int
    way: int


class BeginBranch(Action, frozen=True, tag="begin_branch"):
    """Begin a new track of a major by the branch-line card, with a rail along a way from a city of it (SF-21)."""

    railroad: int
    way: int


class Exchange(Action, frozen=True, tag="exchange"):
    """Put city cards away and draw as many (SF-32); the cities in order of their numbers."""

    cities: tuple[int, ...]


class Done(Action, frozen=True, tag="done"):
    """Confirm the rails of this lay, or place no more counters (SF-32 to SF-34, SF-52)."""


class PutOff(Action, frozen=True, tag="put_off"):
    """Keep the rails of a four-in-one for the second lay (SF-53)."""


class Pass(Action, frozen=True, tag="pass"):
    """Lay nothing, with `terrain` (SF-44)."""


class EndGame(Action, frozen=True, tag="let_end"):
    """Leave the branch line unused, which ends the game (SF-54)."""
