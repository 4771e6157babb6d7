"""Which rails belong to whose network, kept up to date rail by rail (TA-8, TA-10, TA-11, TA-19, TA-V1)."""

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.state import NOWHERE, UNPLACED, State
from capolinea.kit.steiner import CLOSED


def open_slot(state: State, point: int) -> int:
    """TA-19 The slot of `point`; a point that no rail touches becomes a slot of its own."""
    slot = state.slot_of[point]
    if slot != NOWHERE:
        return slot
    slot = len(state.singles)
    state.slot_of[point] = slot
    state.singles.append(BOARD.singles_at[point][:])
    state.doubles.append(BOARD.doubles_at[point][:])
    state.cities.append(BOARD.city_bit[point])
    return slot


def place_marker(state: State, seat: int, point: int) -> None:
    state.markers = (*state.markers[:seat], point, *state.markers[seat + 1 :])
    state.home[seat] = open_slot(state, point)


def lay_common(state: State, line: int) -> bool:
    """A rail for everybody on `line`, one end of which is in a slot. Whether any slot gained a city by it."""
    unlist(state, line)
    return join_ends(state, line)


def unlist(state: State, line: int) -> None:
    """`line` is free no more."""
    lists = state.singles if BOARD.graph.cost[line] == 1 else state.doubles
    for point in (BOARD.graph.a[line], BOARD.graph.b[line]):
        slot = state.slot_of[point]
        if slot != NOWHERE and line in lists[slot]:
            lists[slot].remove(line)


def join_ends(state: State, line: int) -> bool:
    """The rest of `lay_common`, for one who drew `line` from the list of a slot."""
    state.rails.append(line)
    graph = BOARD.graph
    slot_of = state.slot_of
    a = graph.a[line]
    b = graph.b[line]
    one = slot_of[a]
    two = slot_of[b]
    if one == two:
        return False
    if one == NOWHERE:
        return extend_slot(state, two, a)
    if two == NOWHERE:
        return extend_slot(state, one, b)
    return merge_slots(state, one, two, line)


def extend_slot(state: State, slot: int, point: int) -> bool:
    """`point`, so far nowhere, joins `slot`: its lines are free but for the one just laid, which comes from there."""
    slot_of = state.slot_of
    across = BOARD.graph.across
    slot_of[point] = slot
    singles = state.singles[slot]
    for line in BOARD.singles_at[point]:
        # A line whose other end is in the slot has been listed from there.
        if slot_of[across[line] - point] != slot:
            singles.append(line)
    doubles = state.doubles[slot]
    for line in BOARD.doubles_at[point]:
        if slot_of[across[line] - point] != slot:
            doubles.append(line)
    bit = BOARD.city_bit[point]
    state.cities[slot] |= bit
    return bit != 0


def merge_slots(state: State, one: int, two: int, line: int) -> bool:
    """TA-11 Networks that meet, by a rail on `line`, are one."""
    if len(state.singles[one]) < len(state.singles[two]):
        one, two = two, one
    slot_of = state.slot_of
    a = BOARD.graph.a
    b = BOARD.graph.b
    # Who drew the line took it from one of the two lists it stood in.
    drawn = state.singles[one] if BOARD.graph.cost[line] == 1 else state.doubles[one]
    if line in drawn:
        drawn.remove(line)
    for lists in (state.singles, state.doubles):
        kept = lists[one]
        for other in lists[two]:
            # A line between the two is in both lists; keep it once.
            if slot_of[a[other]] != one and slot_of[b[other]] != one:
                kept.append(other)
        lists[two] = []
    for point, slot in enumerate(slot_of):
        if slot == two:
            slot_of[point] = one
    state.cities[one] |= state.cities[two]
    state.cities[two] = 0
    for seat in range(state.seats):
        if state.home[seat] == two:
            state.home[seat] = one
        extra = state.extra[seat]
        if extra:
            renamed = {one if slot == two else slot for slot in extra}
            state.extra[seat] = tuple(sorted(renamed - {state.home[seat]}))
    return True


def lay_coloured(state: State, seat: int, line: int) -> bool:
    """TA-V1 A rail on `line` that only the network of `seat` may use. Whether that network gained a city."""
    state.coloured = (*state.coloured, (line, seat))
    state.rails.append(line)
    left = state.coloured_left
    state.coloured_left = (*left[:seat], left[seat] - 1, *left[seat + 1 :])
    before = network_cities(state, seat)
    for point in (BOARD.graph.a[line], BOARD.graph.b[line]):
        slot = open_slot(state, point)
        if slot != state.home[seat] and slot not in state.extra[seat]:
            state.extra[seat] = tuple(sorted([*state.extra[seat], slot]))
    unlist(state, line)
    return network_cities(state, seat) != before


def network_slots(state: State, seat: int) -> list[int]:
    """The slots that make up the network of `seat`; none before its marker is placed."""
    home = state.home[seat]
    return [] if home == UNPLACED else [home, *state.extra[seat]]


def network_cities(state: State, seat: int) -> int:
    """Cities in the network of `seat`, as bits."""
    bits = state.cities[state.home[seat]]
    for slot in state.extra[seat]:
        bits |= state.cities[slot]
    return bits


def completed(state: State) -> bool:
    """TA-13 Whether any seat has all five cities in its network."""
    cities = state.cities
    for seat in range(state.seats):
        reached = cities[state.home[seat]]
        for slot in state.extra[seat]:
            reached |= cities[slot]
        if not state.hand_bits[seat] & ~reached:
            return True
    return False


def in_network(state: State, seat: int, point: int) -> bool:
    slot = state.slot_of[point]
    return slot == state.home[seat] or slot in state.extra[seat]


def network_points(state: State, seat: int) -> list[bool]:
    """Which points are in the network of `seat`."""
    if state.extra[seat]:
        slots = network_slots(state, seat)
        return [slot in slots for slot in state.slot_of]
    home = state.home[seat]
    return [slot == home for slot in state.slot_of]


def free_lines(state: State, seat: int, cost: int) -> list[int]:
    """TA-10 The free single (`cost` 1) or double lines at the network of `seat`, ascending."""
    lists = state.singles if cost == 1 else state.doubles
    found = [line for slot in network_slots(state, seat) for line in lists[slot]]
    # A line between two slots that only coloured rails join stands in both lists.
    return sorted(set(found)) if state.extra[seat] else sorted(found)


def rail_owners(state: State) -> tuple[int, ...]:
    """For each rail, in the order laid, the seat whose colour it has, or -1."""
    if not state.coloured:
        return (-1,) * len(state.rails)
    owner = dict(state.coloured)
    return tuple([owner.get(line, -1) for line in state.rails])


def line_weights(state: State, seat: int) -> list[int]:
    """What each line would still cost `seat`: nothing where a rail of use to it lies."""
    weights = BOARD.graph.cost[:]
    for line in state.rails:
        weights[line] = 0
    for line, owner in state.coloured:
        if owner != seat:
            weights[line] = CLOSED
    return weights
