"""What a player could work out from the own view with patience: worth, ways to pay, what is lacking, trips, routes."""

from functools import lru_cache
from typing import Final, NamedTuple

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.payments import Counts, lack_and_sets, sets_for, ways_to_stand
from capolinea.games.spike.pieces import (
    COLOURS,
    GOODS,
    LOCOMOTIVE,
    MARKET_COLUMNS,
    MARKET_ROWS,
    PARTS,
    POWER,
    STEP_PRICE,
)
from capolinea.games.spike.state import ABOARD, DELIVERED
from capolinea.games.spike.surveys import Survey, Way
from capolinea.games.spike.view import HIDDEN, View
from capolinea.kit.walks import walk_from


def is_to_act(seen: View) -> bool:
    """Whether something is asked of the viewer: of all at once while sides and route cards are chosen (SP-36)."""
    if seen.seat is None or seen.stage == "over":
        return False
    if seen.stage == "sides":
        return not seen.has_chosen[seen.seat]
    if seen.stage == "route":
        return not seen.has_kept[seen.seat]
    return seen.seat == seen.actor


def waited_for(seen: View) -> list[int]:
    """Whose choice is still owed."""
    if seen.stage == "over":
        return []
    seats = range(len(seen.money))
    if seen.stage == "sides":
        return [seat for seat in seats if not seen.has_chosen[seat]]
    if seen.stage == "route":
        return [seat for seat in seats if not seen.has_kept[seat]]
    return [seen.actor]


# ---- the market


def market_row(seen: View, good: int) -> int:
    """SP-2 0 is the top row."""
    return seen.market.index(good) % len(MARKET_ROWS)


def market_value(seen: View, city: int) -> int:
    """SP-25 What joining `city` scores now."""
    return MARKET_ROWS[market_row(seen, BOARD.city_good[city])]


def market_rows(seen: View) -> list[list[int]]:
    """The goods row by row, as the market lies."""
    deep = len(MARKET_ROWS)
    return [[seen.market[column * deep + row] for column in range(MARKET_COLUMNS)] for row in range(deep)]


# ---- the train


def power(seen: View, seat: int, part: int) -> int:
    return POWER[part][seen.level[seat][part]]


def step_price(seen: View, seat: int, part: int) -> int:
    """SP-28 Dollars for the next step; 0 where there is none."""
    level = seen.level[seat][part]
    return STEP_PRICE[level] if level < len(STEP_PRICE) else 0


def loads(seen: View, seat: int) -> list[int]:
    return [good for good in range(len(GOODS)) if seen.holder[good] == seat and seen.token[good] == ABOARD]


# ---- the network


@lru_cache(maxsize=512)
def cities_of(joined: tuple[int, ...]) -> frozenset[int]:
    return frozenset([node for node in joined if node < BOARD.cities])


def network(seen: View, seat: int) -> frozenset[int]:
    """The cities in the network of `seat`."""
    return cities_of(seen.network_nodes[seat])


def supplied(seen: View, seat: int) -> set[int]:
    """SP-20 Cities this seat has delivered to."""
    return {
        seen.delivered_to[good]
        for good in range(len(GOODS))
        if seen.holder[good] == seat and seen.delivered_to[good] >= 0
    }


@lru_cache(maxsize=256)
def survey(
    lines: tuple[tuple[int, ...], ...],
    joined: tuple[int, ...],
    seat: int,
    hand: tuple[int, ...],
    tracks: int,
    shared: bool,
    mixed: bool,
) -> Survey:
    return Survey(lines, joined, seat, hand, tracks, shared, mixed)


#: Farther off nobody counts single cards; near by a way may be one space longer than the shortest.
FARTHEST: Final = 7
NEAR: Final = 4


class Lack(NamedTuple):
    """A city that cannot be paid for: the way for which the fewest cards are lacking, and which colours would do."""

    city: int
    spaces: tuple[int, ...]
    missing: int
    colours: tuple[int, ...]


@lru_cache(maxsize=256)
def lacks(
    lines: tuple[tuple[int, ...], ...],
    joined: tuple[int, ...],
    seat: int,
    hand: tuple[int, ...],
    tracks: int,
    shared: bool,
    mixed: bool,
) -> tuple[Lack, ...]:
    found = []
    ground = survey(lines, joined, seat, hand, tracks, shared, mixed)
    for city in range(BOARD.cities):
        far = ground.far[city]
        if ground.own[city] or not 0 < far <= min(tracks, FARTHEST):
            continue
        (way,) = ground.search(city, 1, payable=False, longest=min(tracks, far + (far <= NEAR)))
        if way.missing and not ground.ways(city, 1):
            found.append(Lack(city, way.spaces, way.missing, lacking(hand, way, mixed)))
    return tuple(found)


def lacks_of(seen: View, seat: int) -> tuple[Lack, ...]:
    """Cities beyond the viewer's means. Read from the own hand, so for nobody else."""
    options = seen.options
    facts = (seen.own_spaces, seen.network_nodes[seat], seat, seen.hand, seen.tracks[seat])
    return lacks(*facts, options.shared_lines, options.mixed_wilds)


def lacking(hand: Counts, way: Way, mixed: bool) -> tuple[int, ...]:
    """Colours that would make the way payable, one card each."""
    held, missing, found = list(hand), way.missing, []
    while missing:
        for colour, asked in enumerate(way.need):
            held[colour] += 1
            left, _ = lack_and_sets(tuple(held), way.need, mixed)
            if asked and left < missing:
                missing = left
                found.append(colour)
                break
            held[colour] -= 1
        else:  # One more card may help only together with others: then any of the colours asked for.
            colour = max(range(len(COLOURS)), key=lambda each: way.need[each] - held[each])
            held[colour] += 1
            found.append(colour)
            missing = min(missing, lack_and_sets(tuple(held), way.need, mixed)[0])
    return tuple(sorted(found))


@lru_cache(maxsize=512)
def tracks_needed(
    lines: tuple[tuple[int, ...], ...], joined: tuple[int, ...], seat: int, shared: bool
) -> tuple[int, ...]:
    """New tracks that would join each city to a network at least, by as many builds as it takes; -1: cut off."""
    closed = {space for other, spaces in enumerate(lines) if other == seat or not shared for space in spaces}
    is_open = [space not in closed for space in range(BOARD.spaces)]
    far = walk_from(BOARD.graph.incident, joined, is_open).steps
    return tuple(far[: BOARD.cities])


def tracks_to(seen: View, seat: int) -> tuple[int, ...]:
    return tracks_needed(seen.own_spaces, seen.network_nodes[seat], seat, seen.options.shared_lines)


# ---- payments


class Stand(NamedTuple):
    """Cards of one colour that stand for others; `instead` counts those."""

    colour: int
    cards: int
    instead: Counts


class Layout(NamedTuple):
    """How played cards pay: so many of each colour for their own kind, and sets that stand for others."""

    plain: Counts
    sets: tuple[Stand, ...]


@lru_cache(maxsize=4096)
def layout(cards: Counts, need: Counts, mixed: bool) -> Layout:
    """SP-24 One way to lay the cards out, with as many as possible paying for their own kind."""
    found = lay(cards, need, 0, (), mixed)
    assert found is not None, "the cards pay"
    return found


def lay(cards: Counts, need: Counts, colour: int, plain: Counts, mixed: bool) -> Layout | None:
    if colour == len(COLOURS):
        spare = tuple([held - paid for held, paid in zip(cards, plain, strict=True)])
        short = tuple([asked - paid for asked, paid in zip(need, plain, strict=True)])
        sets = stand_for(spare, short, 0, mixed)
        return None if sets is None else Layout(plain, sets)
    for paid in range(min(cards[colour], need[colour]), -1, -1):
        if cards[colour] - paid != 1:
            found = lay(cards, need, colour + 1, (*plain, paid), mixed)
            if found is not None:
                return found
    return None


def stand_for(spare: Counts, short: Counts, colour: int, mixed: bool) -> tuple[Stand, ...] | None:
    """Sets of all `spare` cards that stand for exactly what is `short`."""
    if colour == len(COLOURS):
        return None if any(short) else ()
    count = spare[colour]
    if count == 0:
        return stand_for(spare, short, colour + 1, mixed)
    for given in ways_to_stand(short, colour, count, mixed):
        if sets_for(given, mixed) <= count - sum(given) <= sum(given):
            left = tuple([asked - each for asked, each in zip(short, given, strict=True)])
            rest = stand_for(spare, left, colour + 1, mixed)
            if rest is not None:
                return (*split(colour, count, given, mixed), *rest)
    return None


def split(colour: int, count: int, given: Counts, mixed: bool) -> list[Stand]:
    """A set for each colour it stands for, or with mixed wilds one for all; clumsy payments have more sets still."""
    extra = count - sum(given)
    if mixed and extra == 1:
        return [Stand(colour, count, given)]
    wanted = [each for each, number in enumerate(given) for _ in range(number)]
    groups: list[list[int]] = []
    for each in wanted:
        if groups and (mixed or groups[-1][0] == each) and len(wanted) - sum(map(len, groups)) > extra - len(groups):
            groups[-1].append(each)
        else:
            groups.append([each])
    return [
        Stand(colour, len(group) + 1, tuple([group.count(each) for each in range(len(COLOURS))])) for group in groups
    ]


def colours_of(spaces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([BOARD.colour[space] for space in spaces])


@lru_cache(maxsize=4096)
def need_of(spaces: tuple[int, ...]) -> Counts:
    colours = colours_of(spaces)
    return tuple([colours.count(colour) for colour in range(len(COLOURS))])


def way_nodes(joined: tuple[int, ...], spaces: tuple[int, ...]) -> tuple[int, ...]:
    """SP-40 The nodes of a build: it touches the network where it starts, and there only."""
    first = spaces[0]
    nodes = [BOARD.graph.a[first] if BOARD.graph.a[first] in joined else BOARD.graph.b[first]]
    for space in spaces:
        nodes.append(BOARD.graph.end_sum[space] - nodes[-1])
    return tuple(nodes)


# ---- route cards


def route_money(route: int, joined: frozenset[int]) -> int:
    """SP-34"""
    reached = [value for city, value in BOARD.route_lines[route] if city in joined]
    if BOARD.route_start[route] not in joined or not reached:
        return 0
    return max(reached) + len(reached) - 1


def own_route(seen: View, seat: int) -> int:
    """The route card kept, where it may be known; else HIDDEN."""
    return seen.route[seat] if seen.route else HIDDEN


def all_parts() -> range:
    return range(len(PARTS))


def speed(seen: View, seat: int) -> int:
    return power(seen, seat, LOCOMOTIVE)


def contracts(seen: View, seat: int) -> list[int]:
    """The goods whose contracts this seat has, delivered ones last."""
    own = [good for good in range(len(GOODS)) if seen.holder[good] == seat]
    return sorted(own, key=lambda good: (seen.token[good] == DELIVERED, good))


def lines_of(seen: View, good: int) -> list[tuple[int, int]]:
    """City and money of the side that counts; empty while it is hidden or not chosen."""
    side = seen.side[good]
    return BOARD.contract_lines[seen.contract[good]][side] if side >= 0 else []
