"""What a player could work out from the own view with patience: worth, bonuses, dead tracks, what may be laid."""

from functools import lru_cache
from typing import Final, NamedTuple

from capolinea.games.santa_fe_rails.actions import BeginBranch, LayRail
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.display import can_buy, can_take, open_cities
from capolinea.games.santa_fe_rails.phases.choosing import playable
from capolinea.games.santa_fe_rails.pieces import SPECIALS
from capolinea.games.santa_fe_rails.scoring import card_worth, cards_worth, city_value
from capolinea.games.santa_fe_rails.state import JOINED, NONE, State
from capolinea.games.santa_fe_rails.tracks import Prospect, branch_ways, is_dead, is_dead_end, prospect, ways_on
from capolinea.games.santa_fe_rails.view import View, state_from_view

LAYS: Final = ("first_lay", "second_lay")


@lru_cache(maxsize=256)
def table_of(seen: View) -> State:
    """The state that the view describes. Read only."""
    return state_from_view(seen)


def is_to_act(seen: View) -> bool:
    """Whether the viewer alone is asked."""
    return seen.seat is not None and seen.seat == seen.actor


def may_choose(seen: View) -> list[int]:
    """SF-12 Cards the viewer may put face down, now or instead of another."""
    if seen.stage != "choose" or seen.seat is None or seen.seat in (seen.triple, seen.four):
        return []
    return [card for card in playable(table_of(seen), seen.seat) if card != seen.choice]


def may_take(seen: View) -> list[int]:
    """SF-8 Special cards the viewer may take now."""
    if seen.stage != "draw" or not is_to_act(seen):
        return []
    return [card for card in SPECIALS if can_take(table_of(seen), seen.actor, card)]


def may_buy(seen: View) -> list[int]:
    """SF-8 Majors whose branch line the viewer may buy now."""
    if seen.stage != "draw" or not is_to_act(seen):
        return []
    return [major for major in range(BOARD.majors) if can_buy(table_of(seen), seen.actor, major)]


def may_place(seen: View) -> list[tuple[int, int]]:
    """SF-31 Cities and counters."""
    return open_cities(table_of(seen)) if seen.stage == "boomtown" and is_to_act(seen) else []


def may_exchange(seen: View) -> bool:
    """SF-32"""
    return seen.exchanging and is_to_act(seen)


def value_of(seen: View, city: int) -> int:
    return city_value(table_of(seen), city)


def count_at(seen: View, city: int) -> int:
    """SF-38 Railroads connected to a city."""
    return seen.railroads_at[city].bit_count()


def worth_of(seen: View, city: int) -> int:
    """SF-38 What one played card of a city is worth as the board stands."""
    return card_worth(table_of(seen), city)


def points_of(seen: View, seat: int) -> int:
    """SF-38 What a seat would have if it ended now."""
    return seen.money[seat] + cards_worth(table_of(seen), list(seen.played[seat]))


def third_points(seen: View) -> int:
    """SF-42 The third hand's cards, once they are shown."""
    return cards_worth(table_of(seen), list(seen.third))


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


def rail_of(seen: View, action: LayRail | BeginBranch) -> Rail:
    state = table_of(seen)
    segment = BOARD.segment_of(action.way, seen.laid[action.way])
    brought = prospect(state, seen.card[action.seat], action.railroad, action.way)
    return Rail(action, segment, brought, points_for(seen, action.seat, brought.city))


def points_for(seen: View, seat: int, city: int) -> int:
    """What one more railroad at a city is worth to a seat's played cards."""
    return 0 if city == NONE else value_of(seen, city) * seen.played[seat].count(city)


@lru_cache(maxsize=64)
def may_lay(seen: View) -> tuple[Rail, ...]:
    """SF-17 to SF-26 Every rail that the viewer may lay and pay now."""
    if seen.stage not in LAYS or not is_to_act(seen) or seen.rails_to_lay == 0:
        return ()
    state, seat = table_of(seen), seen.actor
    actions: list[LayRail | BeginBranch] = []
    if not seen.must_branch_or_end:
        for railroad in range(BOARD.railroads):
            actions += [LayRail(seat, railroad, way) for way in ways_on(state, railroad)]
    if seen.branch[seat] != NONE:
        actions += [BeginBranch(seat, seen.branch[seat], way) for way in branch_ways(state, seen.branch[seat])]
    rails = [rail_of(seen, action) for action in actions]
    return tuple([rail for rail in rails if rail.prospect.cost <= seen.money[seat]])


class End(NamedTuple):
    """The end of a track: the way its last rail lies along and that rail's segment."""

    railroad: int
    way: int
    segment: int
    dead: bool


@lru_cache(maxsize=64)
def ends_of(seen: View) -> tuple[End, ...]:
    """SF-20, SF-26, SF-48 Where the tracks of the railroads end, for plates and buffer stops."""
    found: list[End] = []
    for railroad in range(BOARD.railroads):
        found += track_ends(seen, railroad)
    return tuple(found)


def track_ends(seen: View, railroad: int) -> list[End]:
    """Dead only as long as there are rails that could have gone on."""
    state, taken = table_of(seen), set[int]()
    found: list[End] = []
    for end in seen.ends[railroad]:
        way = arrival(seen, railroad, end, taken)
        if way == NONE:
            continue
        taken.add(way)
        dead = seen.rails[railroad] > 0 and is_dead_end(state, railroad, end)
        found.append(End(railroad, way, last_segment(seen, way), dead))
    return found


def arrival(seen: View, railroad: int, end: int, taken: set[int]) -> int:
    """A way by which a track may have come to its end: which of several is the same to the rules."""
    if end >= BOARD.cities:
        return end - BOARD.cities
    for way in range(BOARD.ways):
        if seen.owner[way >> 1] != railroad or not seen.laid[way] or way in taken:
            continue
        whole = seen.laid[way] == BOARD.length[way >> 1]
        joined = not whole and seen.laid[way] + seen.laid[way ^ 1] == BOARD.length[way >> 1]
        if joined if end == JOINED else whole and BOARD.head[way] == end:
            return way
    return NONE


def last_segment(seen: View, way: int) -> int:
    return BOARD.segment_of(way, seen.laid[way] - 1)


def is_lost(seen: View, major: int) -> bool:
    """SF-26 Whether a major with rails left has only dead tracks."""
    return seen.rails[major] > 0 and is_dead(table_of(seen), major)


@lru_cache(maxsize=64)
def rails_on(seen: View) -> tuple[tuple[int, int], ...]:
    """Every segment that bears a rail, and whose."""
    found = []
    for way in range(BOARD.ways):
        found += [(BOARD.segment_of(way, place), seen.owner[way >> 1]) for place in range(seen.laid[way])]
    return tuple(sorted(found))


def majors_left(seen: View) -> int:
    """SF-37 Rails of the majors that are still to be laid."""
    return sum(seen.rails[: BOARD.majors])
