"""What a patient player could work out from the view: worth, bonuses, dead tracks, what may be laid."""

from typing import NamedTuple, TypeVar

from capolinea.core.action import Action
from capolinea.games.santa_fe_rails.actions import BeginBranch, BuyBranch, Choose, Exchange, LayRail, PlaceCounter, Take
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.phases.counters import put_counter
from capolinea.games.santa_fe_rails.scoring import card_worth, railroad_count, score, town_value
from capolinea.games.santa_fe_rails.state import JOINED, NONE
from capolinea.games.santa_fe_rails.tracks import Prospect, connect, is_dead, is_dead_end, prospect
from capolinea.games.santa_fe_rails.ui.table import Now, state_of
from capolinea.games.santa_fe_rails.view import View

A = TypeVar("A", bound=Action)


def is_to_act(view: View) -> bool:
    """Return whether the viewer alone owes a decision."""
    return view.seat is not None and view.seat == view.actor


# What the viewer may do.


def offered(now: Now, kind: type[A]) -> list[A]:
    """Return the viewer's offers of one kind, in order."""
    return [action for action in now.offers if isinstance(action, kind)]


def may_choose(now: Now) -> list[int]:
    """SF-12 Return the cards that the viewer may put face down, perhaps instead of another."""
    return [action.card for action in offered(now, Choose)]


def may_take(now: Now) -> list[int]:
    """SF-8 Return the special cards that the viewer may take now."""
    return [action.card for action in offered(now, Take)]


def may_buy(now: Now) -> list[int]:
    """SF-8 Return the majors whose branch line the viewer may buy now."""
    return [action.railroad for action in offered(now, BuyBranch)]


def may_place(now: Now) -> list[tuple[int, int]]:
    """SF-31 Return the towns that the viewer may put a counter on, each with the value of a counter."""
    return [(action.city, action.value) for action in offered(now, PlaceCounter)]


def may_exchange(now: Now) -> bool:
    """SF-32 Return whether the viewer may exchange cards."""
    return bool(offered(now, Exchange))


# What towns are worth.


class Worth(NamedTuple):
    """SF-38 What one played card of a town is worth as the board stands: its value times the railroads there."""

    value: int
    railroads: int
    points: int


def all_worths(now: Now) -> tuple[Worth, ...]:
    """Return the worth of every town."""
    state = now.once(state_of)
    towns = range(BOARD.towns)
    return tuple(
        [Worth(town_value(state, each), railroad_count(state, each), card_worth(state, each)) for each in towns]
    )


def worth_of(now: Now, town: int) -> Worth:
    return now.once(all_worths)[town]


def counter_gain(now: Now, town: int, value: int) -> int:
    """SF-31 Return how much a counter would add to the worth of each played card of a town."""
    state = now.once(state_of)
    after = state.clone()
    put_counter(after, town, value)
    return card_worth(after, town) - card_worth(state, town)


# Rails that may be laid.


class Rail(NamedTuple):
    """A rail that the viewer may lay now, where it would lie and what it would bring."""

    action: LayRail | BeginBranch
    segment: int
    prospect: Prospect
    points: int
    """How much it would add to the worth of the viewer's played cards."""

    @property
    def railroad(self) -> int:
        return self.action.railroad

    @property
    def arc(self) -> int:
        return self.action.way

    @property
    def is_branch(self) -> bool:
        return isinstance(self.action, BeginBranch)


def rail_of(now: Now, action: LayRail | BeginBranch) -> Rail:
    view = now.view
    segment = BOARD.segment_of(action.way, view.laid[action.way])
    brought = prospect(now.once(state_of), view.card[action.seat], action.railroad, action.way)
    return Rail(action, segment, brought, points_for(now, action.seat, action.railroad, brought.town))


def points_for(now: Now, seat: int, railroad: int, town: int) -> int:
    """SF-38 Return how much connecting a town to a railroad would add to the worth of a seat's played cards."""
    if town == NONE or town not in now.view.played[seat]:
        return 0
    state = now.once(state_of)
    after = state.clone()
    connect(after, railroad, town)
    return score(after, seat) - score(state, seat)


def may_lay(now: Now) -> tuple[Rail, ...]:
    """SF-17 to SF-26 Return every rail that the viewer may lay now."""
    return tuple([now.once(rail_of, action) for action in now.offers if isinstance(action, LayRail | BeginBranch)])


# Rails on the board.


class End(NamedTuple):
    """The end of a track: the arc of its last rail, the segment of that rail, and whether the track is dead."""

    railroad: int
    arc: int
    segment: int
    dead: bool


def ends_of(now: Now) -> tuple[End, ...]:
    """SF-20, SF-26, SF-48 Return the ends of all tracks, for plates and buffer stops."""
    found: list[End] = []
    for railroad in range(BOARD.railroads):
        found += track_ends(now, railroad)
    return tuple(found)


def track_ends(now: Now, railroad: int) -> list[End]:
    """Return the ends of a railroad's tracks; an end counts as dead only while the railroad has rails left."""
    view, state, taken = now.view, now.once(state_of), set[int]()
    found: list[End] = []
    for end in view.ends[railroad]:
        arc = arrival(view, railroad, end, taken)
        if arc == NONE:
            continue
        taken.add(arc)
        dead = view.rails[railroad] > 0 and is_dead_end(state, railroad, end)
        found.append(End(railroad, arc, last_segment(view, arc), dead))
    return found


def arrival(view: View, railroad: int, end: int, taken: set[int]) -> int:
    """Return an arc by which a track may have reached its end, or NONE; to the rules all such arcs are the same."""
    if end >= BOARD.towns:
        return end - BOARD.towns
    for arc in range(BOARD.arcs):
        if view.owner[arc >> 1] != railroad or not view.laid[arc] or arc in taken:
            continue
        whole = view.laid[arc] == BOARD.length[arc >> 1]
        joined = not whole and view.laid[arc] + view.laid[arc ^ 1] == BOARD.length[arc >> 1]
        if joined if end == JOINED else whole and BOARD.head[arc] == end:
            return arc
    return NONE


def last_segment(view: View, arc: int) -> int:
    return BOARD.segment_of(arc, view.laid[arc] - 1)


def is_lost(now: Now, major: int) -> bool:
    """SF-26 Return whether a major has rails left and only dead tracks."""
    return now.view.rails[major] > 0 and is_dead(now.once(state_of), major)


def rails_on(now: Now) -> tuple[tuple[int, int], ...]:
    """Return every segment with a rail, and the railroad of that rail."""
    view = now.view
    found = []
    for arc, laid in enumerate(view.laid):
        found += [(BOARD.segment_of(arc, index), view.owner[arc >> 1]) for index in range(laid)]
    return tuple(sorted(found))
