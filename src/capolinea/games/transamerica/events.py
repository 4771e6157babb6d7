"""What can have happened."""

import msgspec

from capolinea.core.action import Seat
from capolinea.core.event import Event


class RoundBegan(Event, frozen=True, tag="round_began"):
    """TA-6, TA-16 A round, who begins it and where the barrier is."""

    round: int
    first: Seat
    barrier: int


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """TA-5 Only `seat` sees its five cities."""

    seat: Seat
    cities: tuple[int, ...]

    @property
    def audience(self) -> Seat | None:
        return self.seat


class StartPlaced(Event, frozen=True, tag="start_placed"):
    """TA-7"""

    seat: Seat
    point: int


class RailLaid(Event, frozen=True, tag="rail_laid"):
    """TA-10, TA-11 `joined` has the seats and `reached` the cities that are new in the player's network."""

    seat: Seat
    line: int
    cost: int
    coloured: bool
    joined: tuple[Seat, ...]
    reached: tuple[int, ...]


class Stopped(Event, frozen=True, tag="stopped"):
    """TA-12"""

    seat: Seat


class SeatResult(msgspec.Struct, frozen=True):
    """TA-14 What one player had and lost in a round; `missing` has the lines that would have completed it."""

    hand: tuple[int, ...]
    lost: int
    missing: tuple[int, ...]
    points: int
    """Points left after the loss."""


class RoundResult(msgspec.Struct, frozen=True):
    """A finished round as it was when it was scored."""

    round: int
    first: Seat
    barrier: int
    markers: tuple[int, ...]
    rails: tuple[int, ...]
    """Lines in the order in which rails were laid."""
    owners: tuple[int, ...]
    """For each of `rails` the seat whose colour it has, or -1."""
    seats: tuple[SeatResult, ...]


class RoundScored(Event, frozen=True, tag="round_scored"):
    """TA-13, TA-21 Somebody has connected all five cities: all hands are shown and the missing track is counted."""

    result: RoundResult

    @property
    def reveals(self) -> bool:
        return True


class BarrierMoved(Event, frozen=True, tag="barrier_moved"):
    """TA-17"""

    barrier: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """TA-18 `passed` are the seats at or past the barrier."""

    passed: tuple[Seat, ...]
