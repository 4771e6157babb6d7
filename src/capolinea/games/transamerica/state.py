"""Everything that is true of a match at one moment, flat and quick to copy."""

from typing import Final

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import RoundResult

#: The decision that is awaited. START: a marker (TA-7); BUILD: rails (TA-8); OVER: the match is scored (TA-18).
START: Final = 0
BUILD: Final = 1
OVER: Final = 2
STAGES: Final = ("start", "build", "over")

#: In `component_of`: the point is in no component.
NOWHERE: Final = -1

#: In `home_component`: the marker is not placed yet. It differs from NOWHERE, so that no point is in that network.
UNPLACED: Final = -2


class Table:
    """What everybody knows. Lists are by seat unless they say otherwise."""

    version: int
    """The version of the rules that the match is played by."""
    vexation: bool
    round: int
    first: int
    stage: int
    actor: int
    cost_this_turn: int
    """What the rails laid so far in this turn cost."""
    barrier: int
    scores: tuple[int, ...]
    markers: tuple[int, ...]
    """A point, or -1 before the marker is placed."""
    coloured_left: tuple[int, ...]
    rails: list[int]
    """Lines in the order in which rails were laid."""
    history: tuple[RoundResult, ...]
    """The rounds that have been scored."""


class Secrets(Table):
    """What not everybody knows, or not in this form: `view.py` decides who is shown what (TA-5, TA-21)."""

    hands: tuple[tuple[int, ...], ...]
    coloured: tuple[tuple[int, int], ...]
    """Coloured rails: the line, and the only seat that may use it. All other rails are common."""


class Working(Secrets):
    """The networks, which follow from markers and rails; the order of components and of lines in lists means nothing.

    Rails that touch form a component: the points they join and, as `singles` and `doubles`, the free lines there. The
    network of a seat is its home component and, with coloured rails, the components that these link to it. A line
    between two components is in the lists of both.
    """

    component_of: list[int]
    """By point."""
    singles: list[list[int]]
    """By component."""
    doubles: list[list[int]]
    """By component."""
    cities: list[int]
    """By component: its cities as bits."""
    home_component: list[int]
    linked_components: list[tuple[int, ...]]


class Kept(Working):
    """What listing the offers leaves for the next listing."""

    kept_lines: list[list[int]]
    """By component: its free lines, single and double, ascending; empty if they have to be sorted anew. The list may
    be shorter than there are components."""


class State(Kept):
    """What follows from the rest."""

    seats: int
    hand_bits: tuple[int, ...]
    """Each hand as bits."""

    # What follows is written by tools/write_states.py from the fields above.

    def clone(self) -> "State":
        """A copy that shares nothing mutable."""
        new = State()
        new.version = self.version
        new.vexation = self.vexation
        new.round = self.round
        new.first = self.first
        new.stage = self.stage
        new.actor = self.actor
        new.cost_this_turn = self.cost_this_turn
        new.barrier = self.barrier
        new.scores = self.scores
        new.markers = self.markers
        new.coloured_left = self.coloured_left
        new.rails = self.rails[:]
        new.history = self.history
        new.hands = self.hands
        new.coloured = self.coloured
        new.component_of = self.component_of[:]
        new.singles = [each[:] for each in self.singles]
        new.doubles = [each[:] for each in self.doubles]
        new.cities = self.cities[:]
        new.home_component = self.home_component[:]
        new.linked_components = self.linked_components[:]
        new.kept_lines = []
        new.seats = self.seats
        new.hand_bits = self.hand_bits
        return new

    def facts(self) -> object:
        """Everything that makes two states equal."""
        return (
            self.version,
            self.vexation,
            self.round,
            self.first,
            self.stage,
            self.actor,
            self.cost_this_turn,
            self.barrier,
            self.scores,
            self.markers,
            self.coloured_left,
            tuple(self.rails),
            self.history,
            self.hands,
            self.coloured,
            self.seats,
            self.hand_bits,
        )


def new_state(seats: int, vexation: bool, version: int) -> State:
    """TA-2, TA-3 Return the state before the first round: points and barrier as printed, no hands and no board."""
    state = State()
    state.seats = seats
    state.vexation = vexation
    state.version = version
    state.round = 0
    state.first = 0
    state.stage = START
    state.actor = 0
    state.cost_this_turn = 0
    state.barrier = BOARD.start_barrier
    state.scores = (BOARD.start_points,) * seats
    state.hands = ()
    state.hand_bits = ()
    state.coloured_left = (0,) * seats
    state.history = ()
    return state


def clear_board(state: State) -> None:
    """TA-16 Remove all rails and markers."""
    state.markers = (-1,) * state.seats
    state.rails = []
    state.coloured = ()
    state.component_of = [NOWHERE] * BOARD.graph.points
    state.singles = []
    state.doubles = []
    state.cities = []
    state.home_component = [UNPLACED] * state.seats
    state.linked_components = [()] * state.seats
    state.kept_lines = []
