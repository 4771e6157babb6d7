"""The networks of the seats, updated rail by rail (TA-8, TA-10, TA-11, TA-19, TA-V1)."""

from bisect import bisect_left

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.moves import UNKNOWN
from capolinea.games.transamerica.state import NOWHERE, UNPLACED, State
from capolinea.kit.steiner import CLOSED


def open_component(state: State, point: int) -> int:
    """TA-19 Return the component of `point`; a point without rails becomes a new component."""
    component = state.component_of[point]
    if component != NOWHERE:
        return component
    component = len(state.singles)
    state.component_of[point] = component
    state.singles.append(BOARD.singles_at[point][:])
    state.doubles.append(BOARD.doubles_at[point][:])
    state.cities.append(BOARD.city_bit[point])
    return component


def place_marker(state: State, seat: int, point: int) -> None:
    state.markers = (*state.markers[:seat], point, *state.markers[seat + 1 :])
    state.home_component[seat] = open_component(state, point)


def lay_common(state: State, line: int, hint: int = UNKNOWN) -> bool:
    """Lay a common rail on `line`, one end of which is in a component; return whether a component gained a city.

    `hint` is the index of the line in the list of free lines of a component, if it is known.
    """
    state.rails.append(line)
    graph = BOARD.graph
    lists = state.singles if graph.cost[line] == 1 else state.doubles
    end = graph.b[line]
    one = state.component_of[graph.a[line]]
    two = state.component_of[end]
    if one == NOWHERE:
        end = graph.a[line]
        one, two = two, NOWHERE
    drop_free_line(lists[one], line, hint)
    if state.kept_lines:
        drop_kept_line(state, one, line)
    if two == NOWHERE:
        return extend_component(state, one, end)
    if one == two:
        return False
    drop_free_line(lists[two], line, hint)
    # Nothing is kept of components that merge.
    state.kept_lines = []
    return merge_components(state, one, two)


def drop_free_line(lines: list[int], line: int, hint: int) -> None:
    """Remove `line` from a list of free lines; the last line takes its place, so that no other line moves."""
    last = lines.pop()
    if last != line:
        known = 0 <= hint < len(lines) and lines[hint] == line
        lines[hint if known else lines.index(line)] = last


def drop_kept_line(state: State, component: int, line: int) -> None:
    lines = kept_lines(state, component)
    if lines:
        del lines[bisect_left(lines, line)]


def kept_lines(state: State, component: int) -> list[int]:
    """Return what is kept of a component's free lines, to be changed together with them; empty if nothing is."""
    return state.kept_lines[component] if component < len(state.kept_lines) else []


def extend_component(state: State, component: int, point: int) -> bool:
    """Add the new `point` to `component`, with its free lines; return whether it has a city."""
    component_of = state.component_of
    component_of[point] = component
    # A line whose other end is in the component is already listed, or has just been laid.
    singles = state.singles[component]
    for line, end in BOARD.singles_from[point]:
        if component_of[end] != component:
            singles.append(line)
    doubles = state.doubles[component]
    for line, end in BOARD.doubles_from[point]:
        if component_of[end] != component:
            doubles.append(line)
    if state.kept_lines:
        extend_kept_lines(state, component, point)
    bit = BOARD.city_bit[point]
    state.cities[component] |= bit
    return bit != 0


def extend_kept_lines(state: State, component: int, point: int) -> None:
    """Mend what is kept for the new `point`, as `extend_component` does; sorting a few more lines in is quick."""
    lines = kept_lines(state, component)
    if lines:
        component_of = state.component_of
        for line, end in BOARD.lines_from[point]:
            if component_of[end] != component:
                lines.append(line)
        lines.sort()


def merge_components(state: State, one: int, two: int) -> bool:
    """TA-11 Merge two components that meet; this counts as gaining cities."""
    if len(state.singles[one]) < len(state.singles[two]):
        one, two = two, one
    component_of = state.component_of
    a = BOARD.graph.a
    b = BOARD.graph.b
    for lists in (state.singles, state.doubles):
        kept = lists[one]
        for other in lists[two]:
            # A line between the two is in both lists; keep it once.
            if component_of[a[other]] != one and component_of[b[other]] != one:
                kept.append(other)
        lists[two] = []
    for point, component in enumerate(component_of):
        if component == two:
            component_of[point] = one
    state.cities[one] |= state.cities[two]
    state.cities[two] = 0
    for seat in range(state.seats):
        if state.home_component[seat] == two:
            state.home_component[seat] = one
        linked = state.linked_components[seat]
        if linked:
            renamed = {one if component == two else component for component in linked}
            state.linked_components[seat] = tuple(sorted(renamed - {state.home_component[seat]}))
    return True


def lay_coloured(state: State, seat: int, line: int) -> bool:
    """TA-V1 Lay a rail on `line` that only `seat` may use; return whether its network gained a city."""
    state.coloured = (*state.coloured, (line, seat))
    state.rails.append(line)
    left = state.coloured_left
    state.coloured_left = (*left[:seat], left[seat] - 1, *left[seat + 1 :])
    state.kept_lines = []
    before = network_cities(state, seat)
    lists = state.singles if BOARD.graph.cost[line] == 1 else state.doubles
    one = open_component(state, BOARD.graph.a[line])
    two = open_component(state, BOARD.graph.b[line])
    for component in [one] if one == two else [one, two]:
        drop_free_line(lists[component], line, UNKNOWN)
        if component != state.home_component[seat] and component not in state.linked_components[seat]:
            state.linked_components[seat] = tuple(sorted([*state.linked_components[seat], component]))
    return network_cities(state, seat) != before


def network_components(state: State, seat: int) -> list[int]:
    """Return the components of the network of `seat`; none before its marker is placed."""
    home = state.home_component[seat]
    return [] if home == UNPLACED else [home, *state.linked_components[seat]]


def network_cities(state: State, seat: int) -> int:
    """Return the cities in the network of `seat`, as bits."""
    bits = state.cities[state.home_component[seat]]
    for component in state.linked_components[seat]:
        bits |= state.cities[component]
    return bits


def completed(state: State) -> bool:
    """TA-13 Return whether any seat has all five cities in its network."""
    cities = state.cities
    for seat in range(state.seats):
        reached = cities[state.home_component[seat]]
        for component in state.linked_components[seat]:
            reached |= cities[component]
        if not state.hand_bits[seat] & ~reached:
            return True
    return False


def in_network(state: State, seat: int, point: int) -> bool:
    component = state.component_of[point]
    return component == state.home_component[seat] or component in state.linked_components[seat]


def network_points(state: State, seat: int) -> list[bool]:
    """Return for each point whether it is in the network of `seat`."""
    if state.linked_components[seat]:
        components = network_components(state, seat)
        return [component in components for component in state.component_of]
    home = state.home_component[seat]
    return [component == home for component in state.component_of]


def free_lines(state: State, seat: int, cost: int) -> list[int]:
    """TA-10 Return the free single (`cost` 1) or double lines at the network of `seat`, ascending."""
    lists = state.singles if cost == 1 else state.doubles
    components = network_components(state, seat)
    if len(components) == 1:
        return sorted(lists[components[0]])
    # A line between two components that only coloured rails connect is in both lists.
    return sorted({line for component in components for line in lists[component]})


def all_free_lines(state: State, component: int) -> list[int]:
    """TA-10 Return the free lines of a component, ascending, as they are kept: not to be changed."""
    kept = state.kept_lines
    while len(kept) <= component:
        kept.append([])
    if not kept[component]:
        kept[component] = sorted(state.singles[component] + state.doubles[component])
    return kept[component]


def has_free_single(state: State, seat: int) -> bool:
    """TA-20 Return whether any single line is free at the network of `seat`."""
    if state.singles[state.home_component[seat]]:
        return True
    return any([state.singles[component] for component in state.linked_components[seat]])


def rail_owners(state: State) -> tuple[int, ...]:
    """Return for each rail, in the order laid, the seat whose colour it has, or -1."""
    if not state.coloured:
        return (-1,) * len(state.rails)
    owner = dict(state.coloured)
    return tuple([owner.get(line, -1) for line in state.rails])


def line_weights(state: State, seat: int) -> list[int]:
    """Return what each line would still cost `seat`: nothing if it has a rail that `seat` may use."""
    weights = BOARD.graph.cost[:]
    for line in state.rails:
        weights[line] = 0
    for line, owner in state.coloured:
        if owner != seat:
            weights[line] = CLOSED
    return weights
