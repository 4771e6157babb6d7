"""SF-31, SF-52: boomtown counters."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.santa_fe_rails.actions import Done, PlaceCounter
from capolinea.games.santa_fe_rails.display import open_cities
from capolinea.games.santa_fe_rails.events import CounterPlaced, CountersDeclined
from capolinea.games.santa_fe_rails.meta import COUNTERS_OPTIONAL
from capolinea.games.santa_fe_rails.moves import Move
from capolinea.games.santa_fe_rails.pieces import COUNTER_CITIES, COUNTERS_PER_CARD
from capolinea.games.santa_fe_rails.sequence import ask_for_counters, next_seat
from capolinea.games.santa_fe_rails.state import COUNTER, State


def refuse_place(state: State, action: PlaceCounter) -> Refusal | None:
    """SF-31"""
    city, value = action.city, action.value
    if state.stage != COUNTER:
        return Refusal("counter.not_now", "SF-52")
    if not 0 <= city < state.board.cities or value not in state.board.counter_values:
        return Refusal("counter.no_such", "SF-31")
    if state.counters[state.board.counter_values.index(value)] == 0:
        return Refusal("counter.none_left", "SF-31", {"value": value})
    if state.boom[city]:
        return Refusal("counter.has_one", "SF-31", {"city": city})
    if state.board.value[city] not in COUNTER_CITIES[value]:
        return Refusal("counter.wrong_value", "SF-31", {"city": city, "printed": state.board.value[city]})
    return None


def may_stop(state: State) -> bool:
    """SF-52 None, one or two counters, as the player likes; at least one, while one fits, before that was the rule."""
    return state.version >= COUNTERS_OPTIONAL or state.placed > 0


def refuse_no_more(state: State, action: Done) -> Refusal | None:
    """SF-52"""
    if may_stop(state):
        return None
    city, value = open_cities(state)[0]
    return Refusal("counter.owed", "SF-52", {}, PlaceCounter(action.seat, city, value))


def offer_counters(state: State, seat: Seat) -> list[Action]:
    return [PlaceCounter(seat, city, value) for city, value in open_cities(state)]


def put_counter(state: State, city: int, value: int) -> None:
    """SF-31 A counter goes from the supply to a city."""
    state.counters[state.board.counter_values.index(value)] -= 1
    state.boom[city] = value


def place(state: State, move: Move, chance: Chance, log: Log) -> None:
    city, value = move.city, move.value
    put_counter(state, city, value)
    state.placed += 1
    if log is not None:
        log.append(CounterPlaced(move.seat, city, value))
    if state.placed == COUNTERS_PER_CARD or not open_cities(state):
        ask_for_counters(state, next_seat(state), log)


def no_more(state: State, seat: Seat, log: Log) -> None:
    if log is not None and state.placed == 0:
        log.append(CountersDeclined(seat))
    ask_for_counters(state, next_seat(state), log)
