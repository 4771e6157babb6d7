"""SP-7, SP-30 to SP-32, SP-41: the deck, the open cards, rounds and time cards.

The deck is kept by colour. Nobody knows its order, so the top card is drawn at random when it is taken: in round 3 any
rail card as long as the upper half lasts, then any card that is left, including the time cards.
"""

from typing import Final

from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.games.spike.events import CardsOpened, RoundBegan, TimeCardDrawn
from capolinea.games.spike.pieces import COLOURS, LAST_ROUND, OPEN, TIME_CARDS
from capolinea.games.spike.state import State

#: Returned instead of a colour when the third time card is drawn.
TIME_IS_UP: Final = -1


def draw_rail_card(state: State, chance: Chance) -> int:
    """Draw one of the rail cards in the deck, all equally likely."""
    return remove_card(state, chance.below("deck", state.deck_size))


def remove_card(state: State, number: int) -> int:
    """Remove the `number`th rail card of the deck, sorted by colour, and return its colour."""
    deck = state.deck
    colour = 0
    while number >= deck[colour]:
        number -= deck[colour]
        colour += 1
    deck[colour] -= 1
    state.deck_size -= 1
    if state.cards_above_time:
        state.cards_above_time -= 1
    return colour


def draw_top(state: State, chance: Chance, log: Log) -> int:
    """SP-32 Return the colour of the next rail card; put aside time cards before it; TIME_IS_UP at the third."""
    while state.time_cards and not state.cards_above_time:
        number = chance.below("deck", state.deck_size + state.time_cards)
        if number < state.deck_size:
            return remove_card(state, number)
        state.time_cards -= 1
        if log is not None:
            log.append(TimeCardDrawn(TIME_CARDS - state.time_cards))
        if not state.time_cards:
            return TIME_IS_UP
    return draw_rail_card(state, chance)


def has_run_out(state: State) -> bool:
    """SP-30, SP-32 Return whether the deck is empty; in round 3 the match ends before that."""
    return state.deck_size == 0 and state.round < LAST_ROUND


def open_cards(state: State, chance: Chance, log: Log) -> None:
    """SP-7 Fill the open slots as far as the deck allows."""
    slots = [slot for slot in range(OPEN) if state.open[slot] < 0][: state.deck_size]
    for slot in slots:
        state.open[slot] = draw_rail_card(state, chance)
    report_open(state, slots, log)


def report_open(state: State, slots: list[int], log: Log) -> None:
    if log is not None and slots:
        log.append(CardsOpened(tuple(slots), tuple([state.open[slot] for slot in slots])))


def next_round(state: State, chance: Chance, log: Log) -> None:
    """SP-30, SP-31, SP-41 Make open cards and discards the new deck; open four; then add the time cards."""
    while has_run_out(state):
        state.round += 1
        for slot in range(OPEN):
            if state.open[slot] >= 0:
                state.discards[state.open[slot]] += 1
                state.open[slot] = -1
        state.deck = state.discards
        state.discards = [0] * len(COLOURS)
        state.deck_size = sum(state.deck)
        if log is not None:
            log.append(RoundBegan(state.round, max(0, state.deck_size - OPEN)))
        open_cards(state, chance, log)
        if state.round == LAST_ROUND:
            state.time_cards = TIME_CARDS
            state.cards_above_time = (state.deck_size + 1) // 2


def refill(state: State, chance: Chance, log: Log) -> None:
    """SP-21, SP-30, SP-32 Refill the open cards from the deck; this may end a round or the match.

    The match has ended when no time card is left in round 3.
    """
    filled: list[int] = []
    for slot in range(OPEN):
        if state.open[slot] >= 0:
            continue
        if state.time_cards and not state.cards_above_time:
            # Each card is reported by itself: a time card may come between two others.
            report_open(state, filled, log)
            filled.clear()
        colour = draw_top(state, chance, log)
        if colour == TIME_IS_UP:
            return
        state.open[slot] = colour
        filled.append(slot)
        if has_run_out(state):
            report_open(state, filled, log)
            filled.clear()
            next_round(state, chance, log)
    report_open(state, filled, log)


def is_time_up(state: State) -> bool:
    """SP-32 Return whether all time cards have been drawn."""
    return state.round == LAST_ROUND and state.time_cards == 0
