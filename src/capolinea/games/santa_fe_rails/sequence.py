"""The sequence of play: what follows what. Each function continues until some seat owes a decision.

A turn (SF-6): draw, clockwise from the first player (SF-7); choose, all at once (SF-12); reveal (SF-15); boomtown
counters (SF-52); first lay, second lay (SF-17); the train passes to the left (SF-6), with two players only if the
option says so (SF-40, SF-56).
"""

from typing import Final

from capolinea.core.chance import Chance
from capolinea.core.event import Event, Log
from capolinea.core.turn import Turn, turns_of_one
from capolinea.games.santa_fe_rails.display import can_take_anything, draw_top, hand_size, open_towns
from capolinea.games.santa_fe_rails.events import (
    BranchUnused,
    CardsRevealed,
    Dealt,
    LayPassed,
    MatchEnded,
    RailsPutOff,
    ThirdHandDealt,
    TurnBegan,
)
from capolinea.games.santa_fe_rails.meta import SEAT_LETTERS, SEATS, Options
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, CITY_RAILS, DOUBLE, FOUR, HAND, NOTHING, RAILS, TRIPLE
from capolinea.games.santa_fe_rails.state import (
    ALL_LAID,
    ALL_PASSED,
    CHOOSE,
    COUNTER,
    DEAD_ENDS,
    DRAW,
    FIRST_LAY,
    NONE,
    OVER,
    SECOND_LAY,
    STAGES,
    State,
    new_state,
)
from capolinea.games.santa_fe_rails.tracks import all_dead, branch_arcs, extension_arcs, major_rails_left, rail_cost

#: Who owes a decision, by stage and seat, where it is one seat alone.
TURNS: Final = turns_of_one(STAGES, SEATS.stop - 1)

# Set-up.


def set_up(options: Options, chance: Chance, version: int) -> tuple[State, list[Event]]:
    """SF-1 to SF-5, SF-45 Deal the cards and begin the first turn."""
    state = new_state(options, version)
    board, seats = state.board, options.seats
    copies = range(max(board.cards))
    cards = [town for copy in copies for town in range(board.towns) if copy < board.cards[town]]
    cards = chance.shuffled("deal", cards)
    for seat in range(seats):
        state.hand[seat] = sorted(cards[HAND * seat : HAND * (seat + 1)])
    cards = cards[HAND * seats :]
    one, two, _ = stack_sizes(len(cards))
    short_lines = [board.towns + railroad for railroad in range(board.majors, board.railroads)]
    second = chance.shuffled("stack", cards[one : one + two] + short_lines)
    state.deck = (cards[:one] + second + cards[one + two :])[::-1]
    if options.first == "random":
        state.first = chance.below("first", seats)
    else:
        state.first = SEAT_LETTERS.index(options.first)
    log: list[Event] = [Dealt(seat, tuple(state.hand[seat])) for seat in range(seats)]
    log.append(TurnBegan(state.first, state.turn_number))
    # SF-7 Nobody draws in the first turn.
    begin_choosing(state, log)
    return state, log


def stack_sizes(cards: int) -> tuple[int, int, int]:
    """SF-3, SF-45 Return the city cards in each stack of the deck, top first; the first stacks get the remainder."""
    return (cards + 2) // 3, (cards + 1) // 3, cards // 3


def turn(state: State) -> Turn | None:
    """SF-12 All seats choose at once: those that have not chosen owe a card, the others may change it unless forced."""
    if state.stage == OVER:
        return None
    if state.stage != CHOOSE:
        return TURNS[state.stage][state.actor]
    seats = range(state.seats)
    owing = [seat for seat in seats if state.card[seat] == NONE]
    changing = [seat for seat in seats if state.card[seat] not in (NONE, TRIPLE, FOUR, NOTHING)]
    return Turn(tuple(owing), STAGES[CHOOSE], tuple(changing))


def next_seat(state: State) -> int:
    """Return the next seat clockwise from the actor, or NONE once all have had their turn."""
    seat = (state.actor + 1) % state.seats
    return NONE if seat == state.first else seat


# The turn.


def begin_turn(state: State, log: Log) -> None:
    """SF-6, SF-40, SF-56 Pass the train on and ask the first player to draw."""
    state.turn_number += 1
    if state.seats > 2 or state.options.alternating_start:
        state.first = (state.first + 1) % state.seats
    state.stage = DRAW
    if log is not None:
        log.append(TurnBegan(state.first, state.turn_number))
    ask_to_draw(state, state.first, log)


def ask_to_draw(state: State, seat: int, log: Log) -> None:
    """SF-7 Ask the next seat that may draw: skip seats that have four cards or nothing to take."""
    while seat != NONE:
        state.actor = seat
        if hand_size(state, seat) < HAND and can_take_anything(state, seat):
            return
        seat = next_seat(state)
    deal_third(state, log)
    begin_choosing(state, log)


def deal_third(state: State, log: Log) -> None:
    """SF-41 Deal the top card to the third hand."""
    if state.seats > 2 or not state.deck:
        return
    state.third.append(draw_top(state, NONE, log))
    if log is not None:
        log.append(ThirdHandDealt(len(state.third)))


def begin_choosing(state: State, log: Log) -> None:
    """SF-12, SF-13, SF-16 Ask for cards; the triple-turn, the four-in-one and an empty hand leave no choice."""
    state.stage = CHOOSE
    state.actor = NONE
    for seat in range(state.seats):
        empty = not (state.hand[seat] or state.doubles[seat] or state.boomtowns[seat])
        forced = TRIPLE if state.triple == seat else FOUR if state.four == seat else NOTHING if empty else NONE
        state.card[seat] = forced
    if NONE not in state.card:
        reveal(state, log)


def reveal(state: State, log: Log) -> None:
    """SF-15 Turn over the chosen cards."""
    for seat, card in enumerate(state.card):
        if card == DOUBLE:
            state.doubles[seat] -= 1
        elif card == BOOMTOWN:
            state.boomtowns[seat] -= 1
        elif card < DOUBLE:
            state.hand[seat].remove(card)
            state.played[seat].append(card)
    state.stage = COUNTER
    if log is not None:
        log.append(CardsRevealed(tuple(state.card), tuple(state.branch)))
    ask_for_counters(state, state.first, log)


def ask_for_counters(state: State, seat: int, log: Log) -> None:
    """SF-52 Ask the next seat that has played a boomtown card, if a counter fits."""
    state.placed = 0
    while seat != NONE:
        state.actor = seat
        if state.card[seat] == BOOMTOWN and open_towns(state):
            return
        seat = next_seat(state)
    begin_lay(state, FIRST_LAY, log)


def begin_lay(state: State, stage: int, log: Log) -> None:
    state.stage = stage
    state.passed = 0
    ask_to_lay(state, state.first, log)


def ask_to_lay(state: State, seat: int, log: Log) -> None:
    """SF-17 Ask the next seat that can lay. SF-37, SF-54 The game may end here; SF-55 a seat that cannot pay passes."""
    while seat != NONE:
        state.actor = seat
        card = state.card[seat]
        second = state.stage == SECOND_LAY
        if not (second and card == FOUR and not state.put_off):
            state.rails_to_lay = rails_allowed(card)
            state.rails_laid = 0
            state.exchanging = second and card == DOUBLE and bool(state.hand[seat]) and bool(state.deck)
            state.must_branch_or_end = all_dead(state)
            if can_lay(state, seat) or (state.exchanging and not state.must_branch_or_end):
                return
            if state.must_branch_or_end:
                end_match(state, DEAD_ENDS, log)
                return
            pass_or_postpone(state, seat, True, log)
            if state.stage == OVER:
                return
        seat = next_seat(state)
    if state.stage == FIRST_LAY:
        begin_lay(state, SECOND_LAY, log)
    else:
        end_turn(state, log)


def rails_allowed(card: int) -> int:
    """SF-17, SF-32 to SF-34 Return how many rails a card allows in one lay."""
    return CITY_RAILS if card < DOUBLE else RAILS[card]


def can_lay(state: State, seat: int) -> bool:
    """Return whether `seat` can lay and pay a rail; SF-54 once all majors are dead, only a branch line counts."""
    if not state.must_branch_or_end and not state.options.terrain:
        return True
    money = state.money[seat]
    branch = state.branch[seat]
    if branch != NONE and any([rail_cost(state, arc) <= money for arc in branch_arcs(state, branch)]):
        return True
    if state.must_branch_or_end:
        return False
    for railroad in range(state.board.railroads):
        if any([rail_cost(state, arc) <= money for arc in extension_arcs(state, railroad)]):
            return True
    return False


def pass_or_postpone(state: State, seat: int, forced: bool, log: Log) -> None:
    """SF-44, SF-55 Lay no rail: postpone the rails of a four-in-one from the first lay, otherwise pass."""
    if state.card[seat] == FOUR and state.stage == FIRST_LAY:
        state.put_off = True
        if log is not None:
            log.append(RailsPutOff(seat))
        return
    state.passed |= 1 << seat
    if log is not None:
        log.append(LayPassed(seat, forced))
    everybody = (1 << state.seats) - 1
    if state.passed == everybody:
        end_match(state, ALL_PASSED, log)


def after_rail(state: State, railroad: int, log: Log) -> None:
    """SF-37 End the game with the last rail of the majors; end a lay of one rail with that rail."""
    if state.rails[railroad] == 0 and major_rails_left(state) == 0:
        end_match(state, ALL_LAID, log)
    elif state.rails_to_lay == 0 and state.rails_laid == 1:
        end_lay(state, log)


def end_lay(state: State, log: Log) -> None:
    ask_to_lay(state, next_seat(state), log)


def end_turn(state: State, log: Log) -> None:
    """SF-35, SF-36 Remove branch-line cards from the game, return the other special cards to the display."""
    if log is not None:
        log += [BranchUnused(seat, railroad) for seat, railroad in enumerate(state.branch) if railroad != NONE]
    clear_table(state)
    begin_turn(state, log)


def clear_table(state: State) -> None:
    state.doubles_left += state.card.count(DOUBLE)
    state.boomtowns_left += state.card.count(BOOMTOWN)
    state.triple = NONE
    state.four = NONE
    state.put_off = False
    state.rails_to_lay = 0
    state.rails_laid = 0
    state.exchanging = False
    state.must_branch_or_end = False
    state.passed = 0
    state.branch = [NONE] * state.seats
    state.card = [NONE] * state.seats


def end_match(state: State, reason: str, log: Log) -> None:
    state.stage = OVER
    state.actor = NONE
    state.reason = reason
    if log is not None:
        log.append(MatchEnded(reason, tuple(state.third)))
