"""The sequence of play: rounds of deal, start, build and score until a locomotive passes the barrier."""

from typing import Final

from capolinea.core.chance import Chance
from capolinea.core.event import Event, Log
from capolinea.core.turn import Turn, turns_of_one
from capolinea.games.transamerica.board import DECKS, deals
from capolinea.games.transamerica.events import BarrierMoved, HandDealt, MatchEnded, RoundBegan, RoundScored
from capolinea.games.transamerica.meta import REGION_DRAWS, SEATS, Options
from capolinea.games.transamerica.pieces import (
    BARRIER_GAP,
    BARRIER_LEAST,
    BARRIER_ROUND,
    COLOURED_RAILS,
    FEW_PLAYERS,
)
from capolinea.games.transamerica.scoring import past_barrier, score_round
from capolinea.games.transamerica.state import OVER, STAGES, START, State, clear_board, new_state

#: Who owes a decision, by stage and seat, where it is one seat alone.
TURNS: Final = turns_of_one(STAGES, SEATS.stop - 1)


def set_up(options: Options, chance: Chance, version: int) -> tuple[State, list[Event]]:
    """TA-2, TA-3, TA-6 Set points and barrier as printed, draw the first player and begin the first round."""
    state = new_state(options.seats, options.vexation, version)
    state.first = chance.below("first", options.seats)
    log: list[Event] = []
    begin_round(state, chance, log)
    return state, log


def begin_round(state: State, chance: Chance, log: Log) -> None:
    """TA-16 Clear the board and deal; TA-17 move the barrier; then markers are placed (TA-7)."""
    clear_board(state)
    state.round += 1
    state.stage = START
    state.actor = state.first
    state.cost_this_turn = 0
    state.coloured_left = (COLOURED_RAILS if state.vexation else 0,) * state.seats
    move_barrier(state, log)
    deal(state, chance)
    if log is not None:
        log.append(RoundBegan(state.round, state.first, state.barrier))
        log += [HandDealt(seat, hand) for seat, hand in enumerate(state.hands)]


def move_barrier(state: State, log: Log) -> None:
    """TA-17 Move the barrier, only before the third round."""
    lowest = min(state.scores)
    if state.round != BARRIER_ROUND or lowest < BARRIER_LEAST:
        return
    state.barrier = lowest - BARRIER_GAP
    if log is not None:
        log.append(BarrierMoved(state.barrier))


def deal(state: State, chance: Chance) -> None:
    """TA-4, TA-5 Deal one card of each region to everybody, from the full deck."""
    dealt: list[tuple[int, ...]] = []
    if state.version < REGION_DRAWS:
        # One draw for each card, in the order of the seats.
        for deck in DECKS[state.seats <= FEW_PLAYERS]:
            dealt.append(tuple([deck[i] for i in chance.sample("deal", len(deck), state.seats)]))
    else:
        for choices in deals(state.seats):
            dealt.append(choices[chance.below("deal", len(choices))])
    set_hands(state, [[cards[seat] for cards in dealt] for seat in range(state.seats)])


def set_hands(state: State, hands: list[list[int]]) -> None:
    state.hands = tuple([tuple(hand) for hand in hands])
    state.hand_bits = tuple([sum([1 << city for city in hand]) for hand in hands])


def turn(state: State) -> Turn | None:
    """Return who moves, and which decision is awaited."""
    return None if state.stage == OVER else TURNS[state.stage][state.actor]


def end_turn(state: State) -> None:
    """TA-8 Pass the turn clockwise."""
    state.cost_this_turn = 0
    actor = state.actor + 1
    state.actor = actor if actor < state.seats else 0


def end_round(state: State, chance: Chance, log: Log) -> None:
    """TA-13 to TA-18 Score; then end the match, or begin another round with the next first player."""
    result = score_round(state)
    if log is not None:
        log.append(RoundScored(result))
    passed = past_barrier(state)
    if passed:
        state.stage = OVER
        if log is not None:
            log.append(MatchEnded(tuple(passed)))
        return
    state.first = (state.first + 1) % state.seats
    begin_round(state, chance, log)
