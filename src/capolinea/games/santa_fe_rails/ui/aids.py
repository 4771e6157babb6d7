"""What a player could work out from the view with patience: worth, bonuses, dead tracks, what may be laid."""

from typing import NamedTuple, TypeVar

from capolinea.core.action import Action
from capolinea.games.santa_fe_rails.actions import BeginBranch, BuyBranch, Choose, Exchange, LayRail, PlaceCounter, Take
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.phases.counters import put_counter
from capolinea.games.santa_fe_rails.scoring import card_worth, city_value, railroad_count, score
from capolinea.games.santa_fe_rails.state import JOINED, NONE
from capolinea.games.santa_fe_rails.tracks import Prospect, connect, is_dead, is_dead_end, prospect
from capolinea.games.santa_fe_rails.ui.table import Now, state_of
from capolinea.games.santa_fe_rails.view import View

A = TypeVar("A", bound=Action)


def is_to_act(view: View) -> bool:
    """Whether the viewer alone is asked."""
    return view.seat is not None and view.seat == view.actor


# What the viewer may do.


def offered(now: Now, kind: type[A]) -> list[A]:
    """The viewer's offers of one kind, in order."""
    return [action for action in now.offers if isinstance(action, kind)]


def may_choose(now: Now) -> list[int]:
    """SF-12 Cards the viewer may put face down, now or instead of another."""
    return [action.card for action in offered(now, Choose)]


def may_take(now: Now) -> list[int]:
    """SF-8 Special cards the viewer may take now."""
    return [action.card for action in offered(now, Take)]


def may_buy(now: Now) -> list[int]:
    """SF-8 Majors whose branch line the viewer may buy now."""
    return [action.railroad for action in offered(now, BuyBranch)]


def may_place(now: Now) -> list[tuple[int, int]]:
    """SF-31 Cities and counters."""
    return [(action.city, action.value) for action in offered(now, PlaceCounter)]


def may_exchange(now: Now) -> bool:
    """SF-32"""
    return bool(offered(now, Exchange))


# What towns are worth.


class Worth(NamedTuple):
    """SF-38 What one played card of a city is worth as the board stands: its value times the railroads there."""

    value: int
    railroads: int
    points: int


def all_worths(now: Now) -> tuple[Worth, ...]:
    """By city."""
    state = now.once(state_of)
    cities = range(BOARD.cities)
    return tuple([Worth(city_value(state, c), railroad_count(state, c), card_worth(state, c)) for c in cities])


def worth_of(now: Now, city: int) -> Worth:
    return now.once(all_worths)[city]


def counter_gain(now: Now, city: int, value: int) -> int:
    """SF-31 By how much a counter would raise what each played card of a city is worth."""
    state = now.once(state_of)
    after = state.clone()
    put_counter(after, city, value)
    return card_worth(after, city) - card_worth(state, city)


# Rails that may be laid.


class Rail(NamedTuple):
    """A rail that the viewer may lay now, where it would lie and what it would bring."""

    action: LayRail | BeginBranch
    segment: int
    prospect: Prospect
    points: int
    """By how much it would raise the viewer's own played cards."""

    @property
    def railroad(self) -> int:
        return self.action.railroad

    @property
    def way(self) -> int:
        return self.action.way

    @property
    def is_branch(self) -> bool:
        return isinstance(self.action, BeginBranch)


def rail_of(now: Now, action: LayRail | BeginBranch) -> Rail:
    view = now.view
    segment = BOARD.segment_of(action.way, view.laid[action.way])
    brought = prospect(now.once(state_of), view.card[action.seat], action.railroad, action.way)
    return Rail(action, segment, brought, points_for(now, action.seat, action.railroad, brought.city))


def points_for(now: Now, seat: int, railroad: int, city: int) -> int:
    """SF-38 By how much connecting a city to a railroad would raise what a seat's played cards are worth."""
    if city == NONE or city not in now.view.played[seat]:
        return 0
    state = now.once(state_of)
    after = state.clone()
    connect(after, railroad, city)
    return score(after, seat) - score(state, seat)


def may_lay(now: Now) -> tuple[Rail, ...]:
    """SF-17 to SF-26 Every rail that the viewer may lay and pay now."""
    return tuple([now.once(rail_of, action) for action in now.offers if isinstance(action, LayRail | BeginBranch)])


# Rails that lie.


class End(NamedTuple):
    """The end of a track: the way its last rail lies along and that rail's segment."""

    railroad: int
    way: int
    segment: int
    dead: bool


def ends_of(now: Now) -> tuple[End, ...]:
    """SF-20, SF-26, SF-48 Where the tracks of the railroads end, for plates and buffer stops."""
    found: list[End] = []
    for railroad in range(BOARD.railroads):
        found += track_ends(now, railroad)
    return tuple(found)


def track_ends(now: Now, railroad: int) -> list[End]:
    """Dead only as long as there are rails that could have gone on."""
    view, state, taken = now.view, now.once(state_of), set[int]()
    found: list[End] = []
    for end in view.ends[railroad]:
        way = arrival(view, railroad, end, taken)
        if way == NONE:
            continue
        taken.add(way)
        dead = view.rails[railroad] > 0 and is_dead_end(state, railroad, end)
        found.append(End(railroad, way, last_segment(view, way), dead))
    return found


def arrival(view: View, railroad: int, end: int, taken: set[int]) -> int:
    """A way by which a track may have come to its end: which of several is the same to the rules."""
    if end >= BOARD.cities:
        return end - BOARD.cities
    for way in range(BOARD.ways):
        if view.owner[way >> 1] != railroad or not view.laid[way] or way in taken:
            continue
        whole = view.laid[way] == BOARD.length[way >> 1]
        joined = not whole and view.laid[way] + view.laid[way ^ 1] == BOARD.length[way >> 1]
        if joined if end == JOINED else whole and BOARD.head[way] == end:
            return way
    return NONE


def last_segment(view: View, way: int) -> int:
    return BOARD.segment_of(way, view.laid[way] - 1)


def is_lost(now: Now, major: int) -> bool:
    """SF-26 Whether a major with rails left has only dead tracks."""
    return now.view.rails[major] > 0 and is_dead(now.once(state_of), major)


def rails_on(now: Now) -> tuple[tuple[int, int], ...]:
    """Every segment that bears a rail, and whose."""
    view = now.view
    found = []
    for way in range(BOARD.ways):
        found += [(BOARD.segment_of(way, place), view.owner[way >> 1]) for place in range(view.laid[way])]
    return tuple(sorted(found))
