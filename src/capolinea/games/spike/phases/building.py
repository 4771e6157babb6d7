"""SP-22 to SP-25, SP-40: action B, connecting a new city."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.spike.actions import Build
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.build_search import BuildSearch
from capolinea.games.spike.events import Built, MarketPaid
from capolinea.games.spike.moves import Move
from capolinea.games.spike.payments import cheapest, missing_and_sets, needs, pays
from capolinea.games.spike.pieces import COLOURS, MARKET_ROWS
from capolinea.games.spike.sequence import after_action
from capolinea.games.spike.state import TURN, State


def refuse_build(state: State, action: Build) -> Refusal | None:
    """SP-22 to SP-24, SP-40 Check first the path to a new city, then whether it is free, then the payment."""
    seat, spaces = action.seat, action.spaces
    if state.stage != TURN:
        return Refusal("action.not_now", "SP-39")
    if not spaces or not all([0 <= space < BOARD.spaces for space in spaces]):
        return Refusal("build.no_such_space", "SP-22")
    nodes = nodes_of(state, seat, spaces)
    refusal = refuse_path(state, seat, nodes)
    if refusal is not None:
        return refusal
    for space in spaces:
        if not is_free(state, seat, space):
            return Refusal("build.taken", "SP-23", {"space": space})
    if len(spaces) > state.tracks[seat]:
        return Refusal("build.few_tracks", "SP-22", {"needed": len(spaces), "tracks": state.tracks[seat]})
    return refuse_payment(state, action)


def nodes_of(state: State, seat: Seat, spaces: tuple[int, ...]) -> list[int]:
    """Return the nodes of a path from start to end; none if its spaces are not connected."""
    a, b, across = BOARD.graph.a, BOARD.graph.b, BOARD.graph.end_sum
    node = a[spaces[0]]
    if len(spaces) == 1:
        node = node if state.network_bits[node] >> seat & 1 else b[spaces[0]]
    elif node in (a[spaces[1]], b[spaces[1]]):
        node = b[spaces[0]]
    nodes = [node]
    for space in spaces:
        if node not in (a[space], b[space]):
            return []
        node = across[space] - node
        nodes.append(node)
    return nodes


def refuse_path(state: State, seat: Seat, nodes: list[int]) -> Refusal | None:
    """SP-22, SP-23, SP-40 It leads from the player's network to a new city, past no city, and meets itself nowhere."""
    if not nodes:
        return Refusal("build.broken", "SP-22")
    network, last = state.network_bits, nodes[-1]
    if not network[nodes[0]] >> seat & 1:
        return Refusal("build.not_from_network", "SP-23", {"node": nodes[0]})
    for node in nodes[1:-1]:
        if node < BOARD.cities:
            return Refusal("build.through_city", "SP-23", {"city": node})
    if last >= BOARD.cities:
        return Refusal("build.no_city", "SP-22")
    for node in nodes[1:]:
        if network[node] >> seat & 1:
            return Refusal("build.meets_network", "SP-40", {"node": node})
    if len(set(nodes)) < len(nodes):
        return Refusal("build.meets_itself", "SP-40")
    return None


def is_free(state: State, seat: Seat, space: int) -> bool:
    """SP-23 Return whether `seat` may lay a track: one per space, with `shared_lines` one of each player."""
    return not state.track_bits[space] >> seat & 1 if state.options.shared_lines else state.track_bits[space] == 0


def refuse_payment(state: State, action: Build) -> Refusal | None:
    """SP-24 The cards must be in hand, and pay for these spaces with none left over."""
    seat, cards, hand = action.seat, action.cards, state.hands[action.seat]
    if len(cards) != len(COLOURS) or min(cards) < 0:
        return Refusal("build.no_such_cards", "SP-24")
    need = needs([BOARD.colour[space] for space in action.spaces])
    mixed = state.options.mixed_wilds
    held = all([played <= have for played, have in zip(cards, hand, strict=True)])
    if held and pays(cards, need, mixed):
        return None
    missing, _ = missing_and_sets(tuple(hand), need, mixed)
    if missing:
        return Refusal("build.too_dear", "SP-24", {"missing": missing})
    fix = Build(seat, action.spaces, cheapest(tuple(hand), need, mixed)[0])
    if not held:
        return Refusal("build.not_held", "SP-24", {}, fix)
    return Refusal("build.payment", "SP-24", {"spaces": sum(need), "cards": sum(cards)}, fix)


def build_search(state: State, seat: Seat, affordable: bool = False) -> BuildSearch:
    return BuildSearch(
        state.own_spaces,
        state.network_nodes[seat],
        seat,
        state.hands[seat],
        state.tracks[seat],
        state.options.shared_lines,
        state.options.mixed_wilds,
        affordable,
    )


def offer_builds(state: State, seat: Seat) -> list[Action]:
    """Offer the cheapest paths to each city in reach, each with its cheapest payments.

    More expensive paths and payments are legal too, but there are too many of them to list (docs/adr/0015).
    """
    if not state.tracks[seat] or not any(state.hands[seat]):
        return []
    # A train that rides, loads or delivers before the action of the turn changes nothing here; tracks are only added.
    depends_on = [seat, state.tracks[seat], *state.hands[seat], *[len(spaces) for spaces in state.own_spaces]]
    if state.kept_for != depends_on:
        state.kept_builds = list_builds(state, seat)
        state.kept_for = depends_on
    return state.kept_builds


def list_builds(state: State, seat: Seat) -> list[Action]:
    search = build_search(state, seat, affordable=True)
    return [
        Build(seat, option.spaces, payment)
        for city in search.cities()
        for option in search.options(city)
        for payment in option.payments
    ]


def build(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SP-22, SP-24 Lay the tracks, discard the cards, and pay for the market."""
    seat, spaces, cards = move.seat, move.spaces, move.cards
    hand, known, discards = state.hands[seat], state.known_cards[seat], state.discards
    for colour, count in enumerate(cards):
        if count:
            hand[colour] -= count
            known[colour] = max(0, known[colour] - count)
            discards[colour] += count
    city = lay_tracks(state, seat, spaces)
    if log is not None:
        log.append(Built(seat, city, spaces, cards))
    pay_market(state, seat, city, log)
    after_action(state, log)


def lay_tracks(state: State, seat: Seat, spaces: tuple[int, ...]) -> int:
    """Lay the tracks and return the city that is connected."""
    bit = 1 << seat
    node = -1
    for node in nodes_of(state, seat, spaces)[1:]:
        state.network_bits[node] |= bit
        state.network_nodes[seat].append(node)
    for space in spaces:
        state.track_bits[space] |= bit
    state.own_spaces[seat] += spaces
    state.tracks[seat] -= len(spaces)
    state.something_happened = True
    return node


def pay_market(state: State, seat: Seat, city: int, log: Log) -> None:
    """SP-25 Pay the good's value; then its marker drops to the bottom, and those below it move up."""
    good, market, rows = BOARD.city_good[city], state.market, len(MARKET_ROWS)
    place = market.index(good)
    column = place // rows
    money = MARKET_ROWS[place % rows]
    bottom = column * rows + rows - 1
    while place < bottom:
        market[place] = market[place + 1]
        place += 1
    market[bottom] = good
    state.money[seat] += money
    state.from_market[seat] += money
    if log is not None:
        log.append(MarketPaid(seat, good, column, money))
