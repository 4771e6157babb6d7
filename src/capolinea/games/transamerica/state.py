"""Everything that is true of a match at one moment, flat and quick to copy."""

from typing import Final

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import RoundResult

#: Phases. START: markers are placed (TA-7); BUILD: rails are laid (TA-8); OVER: the match is scored (TA-18).
START: Final = 0
BUILD: Final = 1
OVER: Final = 2
PHASES: Final = ("start", "build", "over")

#: In `slot_of`: no network has reached the point.
NOWHERE: Final = -1

#: In `home`: the marker is not placed yet. Another number than NOWHERE, so that no point is in that network.
UNPLACED: Final = -2


class State:
    """Rails that touch form a slot: the points they join and, as `singles` and `doubles`, the free lines there.

    A seat's network is its `home` slot and, with coloured rails, `extra` slots that only these join to it. A line
    between two slots stands in the lists of both.
    """

    seats: int
    vexation: bool
    version: int
    """Of the rules it is played by."""
    round: int
    first: int
    phase: int
    mover: int
    laid_now: int
    """What the rails laid in the turn so far cost."""
    barrier: int
    scores: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    hand_bits: tuple[int, ...]
    """Each hand as bits, one per city."""
    markers: tuple[int, ...]
    coloured_left: tuple[int, ...]
    rails: list[int]
    """Lines in the order their rails were laid."""
    coloured: tuple[tuple[int, int], ...]
    """Coloured rails: the line, and the seat that alone may use it. All others are for everybody."""
    slot_of: list[int]
    singles: list[list[int]]
    doubles: list[list[int]]
    cities: list[int]
    """Cities of each slot as bits."""
    home: list[int]
    extra: list[tuple[int, ...]]
    history: tuple[RoundResult, ...]

    def clone(self) -> "State":
        """A copy that shares nothing mutable."""
        new = State()
        new.seats = self.seats
        new.vexation = self.vexation
        new.version = self.version
        new.round = self.round
        new.first = self.first
        new.phase = self.phase
        new.mover = self.mover
        new.laid_now = self.laid_now
        new.barrier = self.barrier
        new.scores = self.scores
        new.hands = self.hands
        new.hand_bits = self.hand_bits
        new.markers = self.markers
        new.coloured_left = self.coloured_left
        new.rails = self.rails[:]
        new.coloured = self.coloured
        new.slot_of = self.slot_of[:]
        new.singles = [lines[:] for lines in self.singles]
        new.doubles = [lines[:] for lines in self.doubles]
        new.cities = self.cities[:]
        new.home = self.home[:]
        new.extra = self.extra[:] if self.vexation else self.extra
        new.history = self.history
        return new

    def facts(self) -> object:
        """Everything that makes two states equal; slots follow from rails and markers."""
        return (
            (self.seats, self.vexation, self.version, self.round, self.first, self.phase, self.mover, self.laid_now),
            (self.barrier, self.scores, self.markers, self.coloured_left, tuple(self.rails)),
            (self.hands, self.coloured, self.history),
        )


def new_state(seats: int, vexation: bool, version: int) -> State:
    """TA-2, TA-3 Before the first round: points and barrier as printed, nothing dealt; the board is not laid out."""
    state = State()
    state.seats = seats
    state.vexation = vexation
    state.version = version
    state.round = 0
    state.first = 0
    state.phase = START
    state.mover = 0
    state.laid_now = 0
    state.barrier = BOARD.start_barrier
    state.scores = (BOARD.start_points,) * seats
    state.hands = ()
    state.hand_bits = ()
    state.coloured_left = (0,) * seats
    state.history = ()
    return state


def clear_board(state: State) -> None:
    """TA-16 All rails and markers come off."""
    state.markers = (-1,) * state.seats
    state.rails = []
    state.coloured = ()
    state.slot_of = [NOWHERE] * BOARD.graph.points
    state.singles = []
    state.doubles = []
    state.cities = []
    state.home = [UNPLACED] * state.seats
    state.extra = [()] * state.seats
