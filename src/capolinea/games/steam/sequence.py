"""The sequence of play. Each function continues until a seat owes a decision.

Base game: auctions for the first turn order (ST-6); then turns of action tiles (ST-10), building (ST-14), two rounds of
moving goods (ST-31), income (ST-36), and the order of the next turn by the tiles (ST-51). Standard game: the first
order is drawn; turns of capital (ST-61), an auction for the order (ST-62), action tiles, building, goods, income and
maintenance (ST-66).
"""

from typing import Final

from capolinea.core.chance import Chance
from capolinea.core.event import Event, Log
from capolinea.core.turn import Turn, turns_of_one
from capolinea.games.steam.events import (
    AuctionOpened,
    GoodsDrawn,
    GrowthLapsed,
    IncomePaid,
    MatchEnded,
    OrderDrawn,
    OrderSet,
    PhaseBegan,
    TurnBegan,
    WentBankrupt,
)
from capolinea.games.steam.meta import SEATS, Options
from capolinea.games.steam.money import can_cover, dues, maintenance_of, settle
from capolinea.games.steam.phases.cities import is_idle
from capolinea.games.steam.pieces import (
    CITY_GROWTH,
    COLOURS,
    ENGINEER,
    FIRST_BUILD,
    FIRST_MOVE,
    NO_TILE,
    ROUNDS_OF_GOODS,
    TILES,
    TILES_OF_ENGINEER,
    TILES_PER_BUILDING,
    TURN_ORDER,
    URBANIZATION,
)
from capolinea.games.steam.state import (
    ACTION,
    BID,
    BUILD,
    CAPITAL,
    COLOUR_COUNT,
    MOVE,
    NOBODY,
    OVER,
    STAGES,
    State,
    clear_auction,
    clear_building,
    new_state,
)

#: Who owes a decision, by stage and seat, where it is one seat alone.
TURNS: Final = turns_of_one(STAGES, SEATS.stop - 1)


def turn(state: State) -> Turn | None:
    return None if state.stage == OVER else TURNS[state.stage][state.actor]


# The set-up.


def set_up(options: Options, chance: Chance, version: int) -> tuple[State, list[Event]]:
    """ST-1 to ST-7, ST-60"""
    state = new_state(options, version)
    log: list[Event] = [draw_goods(state, chance)]
    if options.game == "base" and not options.random_order:
        opener = chance.below("opener", state.seats)
        state.order = tuple([(opener + step) % state.seats for step in range(state.seats)])
        open_place_auction(state, opener, log)
    else:
        log.append(draw_order(state, chance))
        begin_turn(state, log)
    return state, log


def draw_goods(state: State, chance: Chance) -> GoodsDrawn:
    """ST-1, ST-2 First the cities, then the supply."""
    board = state.board
    fewer = board.fewer_with_3 if state.seats == 3 else 0
    per_space = board.per_space_with_3 if state.seats == 3 else board.per_space
    cities: list[tuple[str, tuple[str, ...]]] = []
    for place in range(board.cities):
        drawn = [draw_good(state, chance) for _ in range(board.city_goods[place] - fewer)]
        for colour in drawn:
            state.goods[place * COLOUR_COUNT + colour] += 1
        cities.append((board.name[board.place_hex[place]], in_order(drawn)))
    supply: list[tuple[str, ...]] = []
    for space in range(board.spaces):
        drawn = [draw_good(state, chance) for _ in range(per_space)]
        for colour in drawn:
            state.supply[space * COLOUR_COUNT + colour] += 1
        supply.append(in_order(drawn))
    return GoodsDrawn(tuple(cities), tuple(supply))


def draw_good(state: State, chance: Chance) -> int:
    """Draw one good from the bag, in which the colours alternate.

    Neighbouring numbers are therefore different goods, and a falsified draw shows.
    """
    rest = chance.below("goods", sum(state.bag))
    rounds = 0
    while True:
        there = [colour for colour in range(COLOUR_COUNT) if state.bag[colour] > rounds]
        if rest < len(there):
            state.bag[there[rest]] -= 1
            return there[rest]
        rest -= len(there)
        rounds += 1


def in_order(drawn: list[int]) -> tuple[str, ...]:
    return tuple([COLOURS[colour] for colour in sorted(drawn)])


def draw_order(state: State, chance: Chance) -> OrderDrawn:
    """ST-7 The lowest tile is first, the others follow clockwise, with €1, €2 …; ST-60 by ascending tiles, no money."""
    tiles = tuple([1 + tile for tile in chance.sample("order", len(TILES), state.seats)])
    seats = range(state.seats)
    if state.options.game == "standard":
        state.order = tuple(sorted(seats, key=tiles.__getitem__))
        return OrderDrawn(tiles, state.order, (0,) * state.seats)
    first = tiles.index(min(tiles))
    state.order = tuple([(first + step) % state.seats for step in seats])
    for place, seat in enumerate(state.order):
        state.cash[seat] = place
    return OrderDrawn(tiles, state.order, tuple(state.cash))


# Turns and their phases.


def ask(state: State, stage: int, queue: tuple[int, ...]) -> None:
    """Wait for a decision of the first seat in `queue`."""
    state.stage = stage
    state.queue = queue
    state.actor = queue[0]


def begin_turn(state: State, log: Log) -> None:
    """ST-52, ST-60"""
    state.turn += 1
    state.taken = [False] * state.seats
    state.passing = [False] * state.seats
    state.improved = [False] * state.seats
    if log is not None:
        log.append(TurnBegan(state.turn, state.order))
    if state.options.game == "base":
        begin_actions(state, log)
        return
    if log is not None:
        log.append(PhaseBegan("capital", 0))
    ask(state, CAPITAL, state.order)


def next_capital(state: State, log: Log) -> None:
    """ST-61 In turn order; the auction follows."""
    if len(state.queue) > 1:
        ask(state, CAPITAL, state.queue[1:])
    else:
        open_order_auction(state, log)


def begin_actions(state: State, log: Log) -> None:
    """ST-10"""
    if log is not None:
        log.append(PhaseBegan("action", 0))
    ask(state, ACTION, state.order)


def next_action(state: State, log: Log) -> None:
    if len(state.queue) > 1:
        ask(state, ACTION, state.queue[1:])
        return
    if log is not None:
        log.append(PhaseBegan("build", 0))
    begin_building(state, order_led_by(state, FIRST_BUILD), log)


def order_led_by(state: State, tile: int) -> tuple[int, ...]:
    """ST-14, ST-31 Return the turn order, with the holder of `tile` first."""
    first = [seat for seat in state.order if state.tile[seat] == tile]
    return tuple(first + [seat for seat in state.order if state.tile[seat] != tile])


def tiles_per_building(state: State, seat: int) -> int:
    """ST-14 Three tiles, four with Engineer."""
    return TILES_OF_ENGINEER if state.tile[seat] == ENGINEER else TILES_PER_BUILDING


def begin_building(state: State, queue: tuple[int, ...], log: Log) -> None:
    """ST-14 The builder has its tiles, and City Growth or Urbanization to carry out if it holds that tile."""
    seat = queue[0]
    tile = state.tile[seat]
    clear_building(state)
    state.tiles_left = tiles_per_building(state, seat)
    if tile in (CITY_GROWTH, URBANIZATION) and not state.passing[seat]:
        if not is_idle(state, tile):
            state.pending_tile = tile
        elif tile == CITY_GROWTH and state.options.game == "base" and log is not None:
            log.append(GrowthLapsed(seat))
    ask(state, BUILD, queue)


def next_builder(state: State, log: Log) -> None:
    queue = state.queue[1:]
    if queue:
        begin_building(state, queue, log)
    else:
        clear_building(state)
        begin_goods(state, 1, log)


def begin_goods(state: State, number: int, log: Log) -> None:
    """ST-31"""
    state.round = number
    if log is not None:
        log.append(PhaseBegan("move", number))
    ask(state, MOVE, order_led_by(state, FIRST_MOVE))


def next_mover(state: State, log: Log) -> None:
    if len(state.queue) > 1:
        ask(state, MOVE, state.queue[1:])
    elif state.round < ROUNDS_OF_GOODS:
        begin_goods(state, state.round + 1, log)
    else:
        state.round = 0
        settle_accounts(state, log)


def settle_accounts(state: State, log: Log) -> None:
    """ST-36, ST-66 Income, and in the standard game maintenance, in turn order; ST-50 the last player left has won."""
    for seat in state.order:
        income, maintenance, owed = state.income[seat], maintenance_of(state, seat), dues(state, seat)
        if not can_cover(state, seat, owed):
            go_bankrupt(state, seat, owed, log)
            if sum(state.alive) == 1:
                finish(state, "last", log)
                return
            continue
        if log is not None:
            log.append(IncomePaid(seat, -owed, income, maintenance))
        settle(state, seat, owed, log)
    if state.turn == state.last_turn:
        finish(state, "turns", log)
    else:
        end_turn(state, log)


def go_bankrupt(state: State, seat: int, owed: int, log: Log) -> None:
    """ST-37, ST-50 Everything goes to the bank, and the track has no owner any longer."""
    state.alive[seat] = False
    state.bankrupt = (*state.bankrupt, seat)
    state.cash[seat] = 0
    state.tile[seat] = NO_TILE
    state.taken[seat] = False
    state.owner = [NOBODY if owner == seat else owner for owner in state.owner]
    state.order = tuple([other for other in state.order if other != seat])
    if log is not None:
        log.append(WentBankrupt(seat, owed))


def end_turn(state: State, log: Log) -> None:
    """ST-51 In the base game the action tiles set the next order."""
    if state.options.game == "base":
        state.order = tuple(sorted(state.order, key=state.tile.__getitem__))
        if log is not None:
            log.append(OrderSet(state.order))
    begin_turn(state, log)


def finish(state: State, reason: str, log: Log) -> None:
    state.stage = OVER
    state.queue = ()
    state.round = 0
    state.reason = reason
    if log is not None:
        log.append(MatchEnded(reason))


# Auctions for turn order; bidding and passing are in phases/bidding.py.


def open_place_auction(state: State, opener: int, log: Log) -> None:
    """ST-6, ST-56 Auction the next place among the seats that have none."""
    places = state.places
    clear_auction(state)
    state.places = places
    state.out = sum([1 << seat for seat in places])
    state.opener = opener
    if log is not None:
        log.append(AuctionOpened(opener, len(places) + 1))
    ask(state, BID, (opener,))


def open_order_auction(state: State, log: Log) -> None:
    """ST-62, ST-63 Auction the whole order."""
    clear_auction(state)
    state.out = sum([1 << seat for seat in range(state.seats) if not state.alive[seat]])
    state.opener = state.order[0]
    holders = [seat for seat in state.order if state.tile[seat] == TURN_ORDER]
    state.free_pass = holders[0] if holders else -1
    if log is not None:
        log += [PhaseBegan("bid", 0), AuctionOpened(state.opener, 0)]
    ask(state, BID, (state.opener,))


def end_auction(state: State, order: tuple[int, ...], log: Log) -> None:
    """All places are taken: begin the first turn, or continue the turn."""
    clear_auction(state)
    state.order = order
    if state.options.game == "base":
        begin_turn(state, log)
        return
    if log is not None:
        log.append(OrderSet(order))
    begin_actions(state, log)
