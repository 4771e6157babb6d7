"""Cards on offer: the open display, the deck, what a hand may take (SF-8 to SF-14); where counters fit (SF-31)."""

from capolinea.core.event import Log
from capolinea.games.santa_fe_rails.events import ShortLineShown
from capolinea.games.santa_fe_rails.pieces import (
    BOOMTOWN,
    BRANCH_PRICE,
    BRANCH_PRICE_TERRAIN,
    DOUBLE,
    SPECIALS,
    TRIPLE,
)
from capolinea.games.santa_fe_rails.state import NONE, State


def hand_size(state: State, seat: int) -> int:
    """Return how many cards of all kinds are in a hand before the reveal."""
    size = len(state.hand[seat]) + state.doubles[seat] + state.boomtowns[seat]
    return size + (state.branch[seat] != NONE) + (state.triple == seat) + (state.four == seat)


def branch_price(state: State) -> int:
    """SF-8, SF-43 Return the price of a branch-line card."""
    return BRANCH_PRICE_TERRAIN if state.options.terrain else BRANCH_PRICE


def copies_left(state: State, card: int) -> int:
    """SF-8 Return how many copies of a special card are in the display."""
    if card == DOUBLE:
        return state.doubles_left
    if card == BOOMTOWN:
        return state.boomtowns_left
    return int((state.triple if card == TRIPLE else state.four) == NONE)


def must_be_played(state: State, seat: int) -> bool:
    """SF-9, SF-13 Return whether `seat` holds the triple-turn, the four-in-one or a branch line (at most one)."""
    return state.triple == seat or state.four == seat or state.branch[seat] != NONE


def can_take(state: State, seat: int, card: int) -> bool:
    """SF-8, SF-9"""
    return copies_left(state, card) > 0 and (card in (DOUBLE, BOOMTOWN) or not must_be_played(state, seat))


def can_buy(state: State, seat: int, major: int) -> bool:
    """SF-8, SF-9, SF-14"""
    return (
        state.branches_left[major] > 0
        and not must_be_played(state, seat)
        and state.money[seat] >= branch_price(state)
        and bool(state.hand[seat] or state.doubles[seat])
    )


def can_take_anything(state: State, seat: int) -> bool:
    if state.deck:
        return True
    majors = range(state.board.majors)
    return any([can_take(state, seat, card) for card in SPECIALS]) or any([can_buy(state, seat, m) for m in majors])


def take_card(state: State, seat: int, card: int) -> None:
    """SF-8 Move a special card from the display to a hand."""
    if card == DOUBLE:
        state.doubles_left -= 1
        state.doubles[seat] += 1
    elif card == BOOMTOWN:
        state.boomtowns_left -= 1
        state.boomtowns[seat] += 1
    elif card == TRIPLE:
        state.triple = seat
    else:
        state.four = seat


def buy_card(state: State, seat: int, major: int) -> None:
    """SF-8 Move a branch-line card to a hand and pay for it."""
    state.money[seat] -= branch_price(state)
    state.branches_left[major] -= 1
    state.branch[seat] = major


def city_cards_in_deck(state: State) -> int:
    """SF-32 Return how many city cards the deck holds: short lines that have not been shown are in it too."""
    return len(state.deck) - state.available.count(False)


def draw_top(state: State, seat: int, log: Log) -> int:
    """SF-10 Draw the top city card and show the short lines above it. The last stack of the deck has no short lines."""
    while True:
        card = state.deck.pop()
        railroad = card - state.board.towns
        if railroad < 0:
            return card
        state.available[railroad] = True
        if log is not None:
            log.append(ShortLineShown(seat, railroad))


def open_towns(state: State) -> list[tuple[int, int]]:
    """SF-31 Return every town and value for which a counter is left and fits, in order."""
    boom = state.boom
    left = [value for value, count in zip(state.board.counter_values, state.counters, strict=True) if count]
    return [spot for spot in state.board.spots if not boom[spot[0]] and spot[1] in left]
