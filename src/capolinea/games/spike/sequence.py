"""The sequence of play. Each function continues until somebody owes a decision.

Setup in the order of SP-37: market, contracts (their sides, SP-36), hands and the gift (SP-6), open cards (SP-7), route
cards (SP-8), locomotives (SP-9). A turn: free movement (SP-14), then one action (SP-39); goods are loaded and delivered
until that action ends it (SP-18, SP-19). Rounds end with the deck (SP-30), the match with the third time card (SP-32).
"""

from typing import Final

from capolinea.core.chance import Chance
from capolinea.core.event import Event, Log
from capolinea.core.turn import Turn, turns_of_one
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.cargo import can_deliver_any, can_load, delivery_left
from capolinea.games.spike.deck import draw_rail_card, open_cards
from capolinea.games.spike.events import (
    ContractsDealt,
    FirstDrawn,
    HandDealt,
    LastTurns,
    MarketFilled,
    MatchEnded,
    RoutesDealt,
    RouteShown,
    TurnBegan,
)
from capolinea.games.spike.meta import SEATS, Options
from capolinea.games.spike.pieces import GOODS, HAND, IDLE_TURNS, LOCOMOTIVE, POWER, ROUTES, ROUTES_DEALT
from capolinea.games.spike.pieces import SIDES as SIDES_OF_A_CARD
from capolinea.games.spike.scoring import route_money, winners
from capolinea.games.spike.state import AFTER, GIFT, OVER, PLACE, ROUTE, SIDES, STAGES, TURN, State, new_state

#: Who owes a decision, by stage and seat, where it is one seat alone.
TURNS: Final = turns_of_one(STAGES, SEATS.stop - 1)


def set_up(options: Options, chance: Chance, version: int) -> tuple[State, list[Event]]:
    """SP-2, SP-4 Fill the market and deal the contracts; SP-36 in the advanced game the sides are chosen next."""
    state = new_state(options, version)
    state.market = chance.sample("market", len(GOODS), len(GOODS))
    log: list[Event] = [MarketFilled(tuple(state.market))]
    deal_contracts(state, chance, log)
    if not options.advanced:
        deal_hands(state, chance, log)
    return state, log


def deal_contracts(state: State, chance: Chance, log: list[Event]) -> None:
    """SP-4 Choose one card of each good, shuffle them and deal them evenly, each on a random side."""
    advanced = state.options.advanced
    for good, cards in enumerate(BOARD.contracts_of):
        state.contract[good] = cards[chance.below("contracts", len(cards))]
    for index, good in enumerate(chance.sample("contracts", len(GOODS), len(GOODS))):
        state.holder[good] = index % state.seats
        if not advanced:
            state.side[good] = chance.below("sides", SIDES_OF_A_CARD)
    for seat in range(state.seats):
        goods = held_goods(state, seat)
        contracts = tuple([state.contract[good] for good in goods])
        sides = () if advanced else tuple([state.side[good] for good in goods])
        log.append(ContractsDealt(seat, goods, contracts, sides))


def held_goods(state: State, seat: int) -> tuple[int, ...]:
    """Return the goods of the contracts that `seat` was dealt."""
    return tuple([good for good in range(len(GOODS)) if state.holder[good] == seat])


def deal_hands(state: State, chance: Chance, log: Log) -> None:
    """SP-6 Deal five cards to each player; then the first player gives one away."""
    for seat in range(state.seats):
        for _ in range(HAND):
            state.hands[seat][draw_rail_card(state, chance)] += 1
        if log is not None:
            log.append(HandDealt(seat, tuple(state.hands[seat])))
    state.first = chance.below("first", state.seats)
    if log is not None:
        log.append(FirstDrawn(state.first))
    state.actor = state.first
    state.stage = GIFT


def after_gift(state: State, chance: Chance, log: Log) -> None:
    """SP-7, SP-8 Open four cards and deal a route card to each; in the advanced game two, of which one is kept."""
    open_cards(state, chance, log)
    count = ROUTES_DEALT[state.options.advanced]
    dealt = chance.sample("routes", ROUTES, count * state.seats)
    for seat in range(state.seats):
        state.routes[seat] = tuple(dealt[seat * count : (seat + 1) * count])
        if log is not None:
            log.append(RoutesDealt(seat, state.routes[seat]))
    if state.options.advanced:
        state.stage = ROUTE
        return
    state.route = [routes[0] for routes in state.routes]
    state.stage = PLACE


def turn(state: State) -> Turn | None:
    """SP-36 Return who owes a decision: everybody at once for sides and route cards."""
    stage = state.stage
    if stage == OVER:
        return None
    if stage == SIDES:
        owing = {holder for good, holder in enumerate(state.holder) if state.side[good] < 0}
        return Turn(tuple(sorted(owing)), STAGES[stage])
    if stage == ROUTE:
        return Turn(tuple([seat for seat, route in enumerate(state.route) if route < 0]), STAGES[stage])
    return TURNS[stage][state.actor]


def begin_turn(state: State, log: Log) -> None:
    """SP-14 Begin a turn; a train that is not in a city may move for free."""
    seat = state.actor
    on_track = state.train_place[seat] >= BOARD.cities
    state.stage = TURN
    state.steps = POWER[LOCOMOTIVE][state.level[seat][LOCOMOTIVE]] if on_track else 0
    state.entered_by = -1
    state.arrived = False
    state.drawn = 0
    state.something_happened = False
    if log is not None:
        log.append(TurnBegan(seat, state.steps))


def after_action(state: State, log: Log, *, may_load: bool = False) -> None:
    """SP-18, SP-19 End the turn, unless after the action there is something to deliver, or something new to load.

    A player who could load before the action and did not can do so at the beginning of the next turn, with the same
    result: nobody is asked twice.
    """
    state.steps = 0
    state.entered_by = -1
    seat = state.actor
    if state.train_place[seat] < BOARD.cities and (
        can_deliver_any(state, seat) or (may_load and can_load(state, seat))
    ):
        state.stage = AFTER
        return
    end_turn(state, log)


def end_turn(state: State, log: Log) -> None:
    """SP-33, SP-42, SP-43 End the turn: the last turns may begin, the match may end, or the next player moves."""
    seat = state.actor
    state.idle = 0 if state.something_happened else state.idle + 1
    if state.finisher >= 0:
        state.turns_left -= 1
        if state.turns_left == 0:
            finish(state, "complete", log)
            return
    elif state.tracks[seat] == 0 and not delivery_left(state, seat):
        state.finisher = seat
        state.turns_left = state.seats - 1
        if log is not None:
            log.append(LastTurns(seat))
    if state.idle == IDLE_TURNS * state.seats:
        finish(state, "idle", log)
        return
    state.actor = seat + 1 if seat + 1 < state.seats else 0
    begin_turn(state, log)


def finish(state: State, reason: str, log: Log) -> None:
    """SP-34 Show all route cards and end the match."""
    state.stage = OVER
    state.reason = reason
    state.steps = 0
    state.entered_by = -1
    if log is not None:
        for seat in range(state.seats):
            log.append(RouteShown(seat, state.route[seat], route_money(state, seat)))
        log.append(MatchEnded(reason, winners(state)))
