"""What a player could compute from the view with patience: values, payments, missing cards, route cards."""

from functools import lru_cache
from typing import Final, NamedTuple

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.build_search import BuildOption, BuildSearch
from capolinea.games.spike.payments import Counts, missing_and_sets, sets_for, substitutions
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
from capolinea.games.spike.view import HIDDEN, View
from capolinea.kit.walks import walk_from


def is_to_act(view: View) -> bool:
    """Return whether the viewer owes a decision: everybody at once for sides and route cards (SP-36)."""
    if view.seat is None or view.stage == "over":
        return False
    if view.stage == "sides":
        return not view.has_chosen[view.seat]
    if view.stage == "route":
        return not view.has_kept[view.seat]
    return view.seat == view.actor


def waited_for(view: View) -> list[int]:
    """Return the seats that still owe a choice."""
    if view.stage == "over":
        return []
    seats = range(len(view.money))
    if view.stage == "sides":
        return [seat for seat in seats if not view.has_chosen[seat]]
    if view.stage == "route":
        return [seat for seat in seats if not view.has_kept[seat]]
    return [view.actor]


# ---- the market


def market_row(view: View, good: int) -> int:
    """SP-2 Return the row of a good; 0 is the top row."""
    return view.market.index(good) % len(MARKET_ROWS)


def market_value(view: View, city: int) -> int:
    """SP-25 Return what connecting `city` pays now."""
    return MARKET_ROWS[market_row(view, BOARD.city_good[city])]


def market_rows(view: View) -> list[list[int]]:
    """Return the goods row by row."""
    deep = len(MARKET_ROWS)
    return [[view.market[column * deep + row] for column in range(MARKET_COLUMNS)] for row in range(deep)]


# ---- the train


def power(view: View, seat: int, part: int) -> int:
    return POWER[part][view.level[seat][part]]


def step_price(view: View, seat: int, part: int) -> int:
    """SP-28 Return the price of the next step, or 0 if there is none."""
    level = view.level[seat][part]
    return STEP_PRICE[level] if level < len(STEP_PRICE) else 0


def loads(view: View, seat: int) -> list[int]:
    return [good for good in range(len(GOODS)) if view.holder[good] == seat and view.token[good] == ABOARD]


# ---- the network


@lru_cache(maxsize=512)
def cities_of(nodes: tuple[int, ...]) -> frozenset[int]:
    return frozenset([node for node in nodes if node < BOARD.cities])


def network(view: View, seat: int) -> frozenset[int]:
    """Return the cities in the network of `seat`."""
    return cities_of(view.network_nodes[seat])


def supplied(view: View, seat: int) -> set[int]:
    """SP-20 Return the cities that `seat` has delivered to."""
    return {
        view.delivered_to[good]
        for good in range(len(GOODS))
        if view.holder[good] == seat and view.delivered_to[good] >= 0
    }


@lru_cache(maxsize=256)
def build_search(
    spaces_of: tuple[tuple[int, ...], ...],
    nodes: tuple[int, ...],
    seat: int,
    hand: tuple[int, ...],
    tracks: int,
    shared: bool,
    mixed: bool,
) -> BuildSearch:
    return BuildSearch(spaces_of, nodes, seat, hand, tracks, shared, mixed)


#: How many spaces away missing cards are shown, and how many away a path may be one space longer than the shortest.
FARTHEST: Final = 7
NEAR: Final = 4


class MissingCards(NamedTuple):
    """A city that the viewer cannot pay for: the path with the fewest missing cards, and their colours."""

    city: int
    spaces: tuple[int, ...]
    missing: int
    colours: tuple[int, ...]


@lru_cache(maxsize=256)
def find_missing_cards(
    spaces_of: tuple[tuple[int, ...], ...],
    nodes: tuple[int, ...],
    seat: int,
    hand: tuple[int, ...],
    tracks: int,
    shared: bool,
    mixed: bool,
) -> tuple[MissingCards, ...]:
    found = []
    search = build_search(spaces_of, nodes, seat, hand, tracks, shared, mixed)
    for city in range(BOARD.cities):
        far = search.far[city]
        if search.own[city] or not 0 < far <= min(tracks, FARTHEST):
            continue
        (option,) = search.find(city, 1, longest=min(tracks, far + (far <= NEAR)))
        if option.missing and not search.options(city, 1):
            found.append(MissingCards(city, option.spaces, option.missing, missing_colours(hand, option, mixed)))
    return tuple(found)


def missing_cards_of(view: View, seat: int) -> tuple[MissingCards, ...]:
    """Return the cities that the viewer cannot pay for; it uses the viewer's hand, so `seat` must be the viewer."""
    options = view.options
    facts = (view.own_spaces, view.network_nodes[seat], seat, view.hand, view.tracks[seat])
    return find_missing_cards(*facts, options.shared_lines, options.mixed_wilds)


def missing_colours(hand: Counts, option: BuildOption, mixed: bool) -> tuple[int, ...]:
    """Return the colours that would make the path affordable, one card each."""
    held, missing, found = list(hand), option.missing, []
    while missing:
        for colour, asked in enumerate(option.need):
            held[colour] += 1
            left, _ = missing_and_sets(tuple(held), option.need, mixed)
            if asked and left < missing:
                missing = left
                found.append(colour)
                break
            held[colour] -= 1
        else:  # One more card may help only together with others: then take any of the colours needed.
            colour = max(range(len(COLOURS)), key=lambda each: option.need[each] - held[each])
            held[colour] += 1
            found.append(colour)
            missing = min(missing, missing_and_sets(tuple(held), option.need, mixed)[0])
    return tuple(sorted(found))


@lru_cache(maxsize=512)
def tracks_needed(
    spaces_of: tuple[tuple[int, ...], ...], nodes: tuple[int, ...], seat: int, shared: bool
) -> tuple[int, ...]:
    """Return the fewest new tracks that would connect each city, in any number of builds, or -1 if it is cut off."""
    closed = {space for other, spaces in enumerate(spaces_of) if other == seat or not shared for space in spaces}
    is_open = [space not in closed for space in range(BOARD.spaces)]
    far = walk_from(BOARD.graph.incident, nodes, is_open).steps
    return tuple(far[: BOARD.cities])


def tracks_to(view: View, seat: int) -> tuple[int, ...]:
    return tracks_needed(view.own_spaces, view.network_nodes[seat], seat, view.options.shared_lines)


# ---- payments


class SetUse(NamedTuple):
    """Cards of one colour that replace others; `instead` counts those by colour."""

    colour: int
    cards: int
    instead: Counts


class PaymentLayout(NamedTuple):
    """How played cards pay: how many of each colour for their own colour, and sets that replace others."""

    plain: Counts
    sets: tuple[SetUse, ...]


@lru_cache(maxsize=4096)
def payment_layout(cards: Counts, need: Counts, mixed: bool) -> PaymentLayout:
    """SP-24 Return one layout of the cards, with as many as possible paying for their own colour."""
    found = lay(cards, need, 0, (), mixed)
    assert found is not None, "the cards pay"
    return found


def lay(cards: Counts, need: Counts, colour: int, plain: Counts, mixed: bool) -> PaymentLayout | None:
    if colour == len(COLOURS):
        spare = tuple([held - paid for held, paid in zip(cards, plain, strict=True)])
        short = tuple([asked - paid for asked, paid in zip(need, plain, strict=True)])
        sets = set_uses(spare, short, 0, mixed)
        return None if sets is None else PaymentLayout(plain, sets)
    for paid in range(min(cards[colour], need[colour]), -1, -1):
        if cards[colour] - paid != 1:
            found = lay(cards, need, colour + 1, (*plain, paid), mixed)
            if found is not None:
                return found
    return None


def set_uses(spare: Counts, short: Counts, colour: int, mixed: bool) -> tuple[SetUse, ...] | None:
    """Return sets of all `spare` cards that replace exactly what is `short`, or None."""
    if colour == len(COLOURS):
        return None if any(short) else ()
    count = spare[colour]
    if count == 0:
        return set_uses(spare, short, colour + 1, mixed)
    for given in substitutions(short, colour, count, mixed):
        if sets_for(given, mixed) <= count - sum(given) <= sum(given):
            left = tuple([asked - each for asked, each in zip(short, given, strict=True)])
            rest = set_uses(spare, left, colour + 1, mixed)
            if rest is not None:
                return (*split(colour, count, given, mixed), *rest)
    return None


def split(colour: int, count: int, given: Counts, mixed: bool) -> list[SetUse]:
    """Return a set for each colour replaced, or with mixed wilds one for all; wasteful payments have more sets."""
    extra = count - sum(given)
    if mixed and extra == 1:
        return [SetUse(colour, count, given)]
    wanted = [each for each, number in enumerate(given) for _ in range(number)]
    groups: list[list[int]] = []
    for each in wanted:
        if groups and (mixed or groups[-1][0] == each) and len(wanted) - sum(map(len, groups)) > extra - len(groups):
            groups[-1].append(each)
        else:
            groups.append([each])
    return [
        SetUse(colour, len(group) + 1, tuple([group.count(each) for each in range(len(COLOURS))])) for group in groups
    ]


def colours_of(spaces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([BOARD.colour[space] for space in spaces])


@lru_cache(maxsize=4096)
def need_of(spaces: tuple[int, ...]) -> Counts:
    colours = colours_of(spaces)
    return tuple([colours.count(colour) for colour in range(len(COLOURS))])


def path_nodes(network: tuple[int, ...], spaces: tuple[int, ...]) -> tuple[int, ...]:
    """SP-40 Return the nodes of a build, which touches the network only where it starts."""
    first = spaces[0]
    nodes = [BOARD.graph.a[first] if BOARD.graph.a[first] in network else BOARD.graph.b[first]]
    for space in spaces:
        nodes.append(BOARD.graph.end_sum[space] - nodes[-1])
    return tuple(nodes)


# ---- route cards


def route_money(route: int, connected: frozenset[int]) -> int:
    """SP-34 Return what a route card is worth to a network of these cities."""
    reached = [value for city, value in BOARD.route_lines[route] if city in connected]
    if BOARD.route_start[route] not in connected or not reached:
        return 0
    return max(reached) + len(reached) - 1


def own_route(view: View, seat: int) -> int:
    """Return the route card that `seat` kept, or HIDDEN."""
    return view.route[seat] if view.route else HIDDEN


def all_parts() -> range:
    return range(len(PARTS))


def speed(view: View, seat: int) -> int:
    return power(view, seat, LOCOMOTIVE)


def contracts(view: View, seat: int) -> list[int]:
    """Return the goods of this seat's contracts, delivered ones last."""
    own = [good for good in range(len(GOODS)) if view.holder[good] == seat]
    return sorted(own, key=lambda good: (view.token[good] == DELIVERED, good))


def lines_of(view: View, good: int) -> list[tuple[int, int]]:
    """Return city and money of the side that counts; nothing while it is hidden or not chosen."""
    side = view.side[good]
    return BOARD.contract_lines[view.contract[good]][side] if side >= 0 else []
