"""SF-31, SF-52: boomtown counters."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.santa_fe_rails.actions import Done, PlaceCounter
from capolinea.games.santa_fe_rails.display import open_towns
from capolinea.games.santa_fe_rails.events import CounterPlaced, CountersDeclined
from capolinea.games.santa_fe_rails.meta import COUNTERS_OPTIONAL
from capolinea.games.santa_fe_rails.moves import Move
from capolinea.games.santa_fe_rails.pieces import COUNTER_TOWNS, COUNTERS_PER_CARD
from capolinea.games.santa_fe_rails.sequence import ask_for_counters, next_seat
from capolinea.games.santa_fe_rails.state import COUNTER, State


def refuse_place(state: State, action: PlaceCounter) -> Refusal | None:
    """SF-31"""
    town, value = action.city, action.value
    if state.stage != COUNTER:
        return Refusal("counter.not_now", "SF-52")
    if not 0 <= town < state.board.towns or value not in state.board.counter_values:
        return Refusal("counter.no_such", "SF-31")
    if state.counters[state.board.counter_values.index(value)] == 0:
        return Refusal("counter.none_left", "SF-31", {"value": value})
    if state.boom[town]:
        return Refusal("counter.has_one", "SF-31", {"city": town})
    if state.board.value[town] not in COUNTER_TOWNS[value]:
        return Refusal("counter.wrong_value", "SF-31", {"city": town, "printed": state.board.value[town]})
    return None


def may_stop(state: State) -> bool:
    """SF-52 Return whether the actor may place no more counters; version 1 requires at least one that fits."""
    return state.version >= COUNTERS_OPTIONAL or state.placed > 0


def refuse_no_more(state: State, action: Done) -> Refusal | None:
    """SF-52"""
    if may_stop(state):
        return None
    town, value = open_towns(state)[0]
    return Refusal("counter.owed", "SF-52", {}, PlaceCounter(action.seat, town, value))


def offer_counters(state: State, seat: Seat) -> list[Action]:
    return [PlaceCounter(seat, town, value) for town, value in open_towns(state)]


def put_counter(state: State, town: int, value: int) -> None:
    """SF-31 Move a counter from the supply to a town."""
    state.counters[state.board.counter_values.index(value)] -= 1
    state.boom[town] = value


def place(state: State, move: Move, chance: Chance, log: Log) -> None:
    town, value = move.city, move.value
    put_counter(state, town, value)
    state.placed += 1
    if log is not None:
        log.append(CounterPlaced(move.seat, town, value))
    if state.placed == COUNTERS_PER_CARD or not open_towns(state):
        ask_for_counters(state, next_seat(state), log)


def no_more(state: State, seat: Seat, log: Log) -> None:
    if log is not None and state.placed == 0:
        log.append(CountersDeclined(seat))
    ask_for_counters(state, next_seat(state), log)
