"""The sequence of play. Each function continues until somebody owes a decision.

A turn: a destination if there is none (RB-4), white dice, ride (RB-8), bonus die (RB-13); on arrival payoff and
purchase (RB-29, RB-30); at the end the fees (RB-18). A player who cannot pay a bill must sell before play continues
(RB-23).
"""

from typing import Final

from capolinea.core.chance import Chance
from capolinea.core.event import Event, Log
from capolinea.core.turn import Turn, turns_of_one
from capolinea.games.rail_baron.events import (
    Arrived,
    CardDiscarded,
    CardsReturned,
    DeclarationLapsed,
    DestinationRolled,
    DiceRolled,
    FellShort,
    HomeRolled,
    LastRound,
    MatchEnded,
    Paid,
    RegionRolled,
    RollLost,
    TurnBegan,
    WentOut,
)
from capolinea.games.rail_baron.fees import clear_dues, dues, has_enough_to_win, owns_any, railroad_value, total_dues
from capolinea.games.rail_baron.meta import SEATS, Options
from capolinea.games.rail_baron.pieces import EXPRESS, GOAL, NO_ENGINE, STEP, SUPERCHIEF
from capolinea.games.rail_baron.state import (
    AFTER,
    BANK,
    DISCARD,
    ENGINE,
    OVER,
    PURCHASE,
    REGION,
    RIDE,
    SALE,
    STAGES,
    TURN,
    Bill,
    State,
    full_hand,
    new_state,
)
from capolinea.games.rail_baron.trips import (
    clear_if_stuck,
    end_trip,
    forget_trip,
    look_up,
    payoff,
    roll_three_dice,
    target,
)

#: Who owes a decision, by stage and seat, where it is one seat alone.
TURNS: Final = turns_of_one(STAGES, SEATS.stop - 1)


def set_up(options: Options, chance: Chance, version: int) -> tuple[State, list[Event]]:
    """RB-1 to RB-3 Choose the first player, roll everybody's home and begin the first turn."""
    state = new_state(options, version)
    state.first = chance.below("first", options.seats)
    log: list[Event] = []
    board = state.board
    for place in range(options.seats):
        seat = (state.first + place) % options.seats
        taken = [board.city_dot[home] for home in state.home if home >= 0]
        city = -1
        while city < 0 or board.city_dot[city] in taken:
            region = look_up(board.region_table, roll_three_dice(chance, "home"))
            city = look_up(board.city_tables[region], roll_three_dice(chance, "home"))
        state.home[seat] = city
        state.origin[seat] = city
        state.dot[seat] = board.city_dot[city]
        log.append(HomeRolled(seat, city))
    state.mover = state.first
    begin_turn(state, log)
    return state, log


def turn(state: State) -> Turn | None:
    return None if state.stage == OVER else TURNS[state.stage][state.actor]


def ask(state: State, stage: int, actor: int) -> None:
    """Wait for a decision of `actor`."""
    state.stage = stage
    state.actor = actor


def begin_turn(state: State, log: Log) -> None:
    """RB-4 Begin the mover's turn; RB-49 after an interception on the dot of the alternative, the train arrives now."""
    seat = state.mover
    state.rolled = False
    state.white = ()
    state.bonus = 0
    state.bonus_due = False
    state.steps = 0
    clear_dues(state)
    if log is not None:
        log.append(TurnBegan(seat))
    if state.arrived[seat]:
        state.arrived[seat] = False
        arrive(state, log)
    else:
        ask(state, TURN, seat)


def roll_destination(state: State, chance: Chance, log: Log) -> None:
    """RB-4, RB-5, RB-34 Roll a region; if the train is in it, the player picks one instead."""
    seat = state.mover
    dice = roll_three_dice(chance, "destination")
    region = look_up(state.board.region_table, dice)
    choose = region == state.board.region_of[state.dot[seat]]
    if log is not None:
        log.append(RegionRolled(seat, region, dice, choose))
    if choose:
        ask(state, REGION, seat)
    else:
        roll_city(state, region, chance, log)


def roll_city(state: State, region: int, chance: Chance, log: Log) -> None:
    """RB-4, RB-6, RB-34 Roll a city of `region`; then the train sets out, or the roll is lost."""
    seat = state.mover
    board = state.board
    declared = state.declared[seat]
    dice = roll_three_dice(chance, "destination")
    city = look_up(board.city_tables[region], dice)
    here = board.city_dot[city] == state.dot[seat]
    while here and declared:
        dice = roll_three_dice(chance, "destination")
        city = look_up(board.city_tables[region], dice)
        here = board.city_dot[city] == state.dot[seat]
    if here:
        # RB-7 Before a bonus move, the bonus is lost.
        state.bonus_due = False
        if log is not None:
            log.append(RollLost(seat, city, dice))
        end_turn(state, log)
        return
    if declared:
        state.alternative[seat] = city
    else:
        state.destination[seat] = city
    if log is not None:
        log.append(DestinationRolled(seat, city, dice, declared))
    roll_dice(state, chance, log)


def roll_dice(state: State, chance: Chance, log: Log) -> None:
    """RB-8 Roll the white dice, or the bonus die once they have been moved (RB-14)."""
    seat = state.mover
    if state.rolled:
        state.bonus = 1 + chance.below("dice", 6)
        state.bonus_due = False
        state.steps = state.bonus
        if log is not None:
            log.append(DiceRolled(seat, (), state.bonus, False))
        ask(state, RIDE, seat)
        return
    one, two = 1 + chance.below("dice", 6), 1 + chance.below("dice", 6)
    state.rolled = True
    state.white = (one, two)
    state.steps = one + two
    # RB-13, RB-16 Whether there is a bonus is decided now.
    engine = state.engine[seat]
    state.bonus_due = engine == SUPERCHIEF or (one == two and (engine == EXPRESS or one == 6))
    if engine == SUPERCHIEF and state.options.three_dice:
        state.bonus = 1 + chance.below("dice", 6)
        state.bonus_due = False
        state.steps += state.bonus
    if log is not None:
        log.append(DiceRolled(seat, state.white, state.bonus, state.bonus_due))
    ask(state, RIDE, seat)


def after_step(state: State, log: Log) -> None:
    """RB-11, RB-12 Continue the ride unless the target is reached or the roll is used up."""
    seat = state.mover
    if state.dot[seat] == target(state, seat):
        arrive(state, log)
    elif state.steps > 0:
        ask(state, RIDE, seat)
    else:
        after_move(state, log)


def after_move(state: State, log: Log) -> None:
    """RB-14, RB-71 Ask for the bonus die or a card, or end the turn."""
    if state.bonus_due or may_play_card(state):
        ask(state, AFTER, state.mover)
    else:
        end_turn(state, log)


def may_play_card(state: State) -> bool:
    """RB-70, RB-71 Return whether the mover may play a card: one per trip, after dice."""
    seat = state.mover
    return state.options.speed_cards and state.rolled and not state.card_used[seat] and state.cards[seat] != 0


def arrive(state: State, log: Log) -> None:
    """RB-29, RB-36, RB-37, RB-49 Arrive at the target: win at home, lose the declaration, or end the trip."""
    seat = state.mover
    state.steps = 0
    if not state.declared[seat]:
        discard_before_payoff(state, log)
        return
    if has_enough_to_win(state, seat, total_dues(state)):
        win_at_home(state, log)
        return
    state.declared[seat] = False
    state.destination[seat] = state.alternative[seat]
    state.alternative[seat] = -1
    if log is not None:
        log.append(DeclarationLapsed(seat))
    if state.dot[seat] == target(state, seat):
        discard_before_payoff(state, log)
        return
    clear_if_stuck(state, seat)
    after_move(state, log)


def win_at_home(state: State, log: Log) -> None:
    """RB-36 Pay the fees, then end the match."""
    seat = state.mover
    pay(state, (seat, dues(state), "fees"), log)
    finish(state, "home", (seat,), log)


def discard_before_payoff(state: State, log: Log) -> None:
    """RB-72 A trip without a speed card costs one; then comes the payoff."""
    seat = state.mover
    if not state.options.speed_cards or state.card_used[seat]:
        collect(state, log)
        return
    hand = [card for card in range(1, 7) if state.cards[seat] >> card & 1]
    if len(hand) > 1:
        ask(state, DISCARD, seat)
    else:
        discard(state, hand[0], log)


def discard(state: State, card: int, log: Log) -> None:
    state.cards[state.mover] &= ~(1 << card)
    if log is not None:
        log.append(CardDiscarded(state.mover, card))
    collect(state, log)


def collect(state: State, log: Log) -> None:
    """RB-29, RB-73 Pay the payoff; then ask what to buy."""
    seat = state.mover
    amount = payoff(state, seat)
    if log is not None:
        log.append(Arrived(seat, state.destination[seat], amount))
    state.cash[seat] += amount
    end_trip(state, seat)
    state.card_used[seat] = False
    if state.options.speed_cards and state.cards[seat] == 0:
        state.cards[seat] = full_hand()
        if log is not None:
            log.append(CardsReturned(seat))
    # RB-61 In the variant an engine comes first, unless the player has a Superchief.
    first = ENGINE if state.options.governor and state.engine[seat] != SUPERCHIEF else PURCHASE
    ask(state, first, seat)


def after_purchase(state: State, log: Log) -> None:
    """RB-15, RB-17 End the turn; if the bonus die is still due, begin a new trip first."""
    if not state.rolled or state.bonus_due:
        ask(state, TURN, state.mover)
    else:
        end_turn(state, log)


def end_turn(state: State, log: Log) -> None:
    """RB-18, RB-22 Collect the fees of the turn."""
    owed = dues(state)
    state.turn_ending = True
    settle_bills(state, ((state.mover, owed, "fees"),) if owed else (), log)


def settle_bills(state: State, bills: tuple[Bill, ...], log: Log) -> None:
    """RB-23, RB-41 Pay in order; a player who is short must sell, and is out without railroads to sell."""
    state.bills = bills
    while state.bills:
        bill = state.bills[0]
        debtor, owed, _ = bill
        total = sum([amount for _, amount in owed])
        if state.cash[debtor] >= total:
            pay(state, bill, log)
        elif owns_any(state, debtor):
            if log is not None:
                log.append(FellShort(debtor, total))
            ask(state, SALE, debtor)
            return
        else:
            ruin(state, bill, log)
        state.bills = state.bills[1:]
    left = [seat for seat in range(state.seats) if state.in_game[seat]]
    if len(left) == 1:
        finish(state, "last", tuple(left), log)
    elif state.turn_ending:
        state.turn_ending = False
        next_turn(state, log)
    else:
        after_step(state, log)


def pay(state: State, bill: Bill, log: Log) -> None:
    debtor, owed, reason = bill
    for creditor, amount in owed:
        state.cash[debtor] -= amount
        if creditor != BANK:
            state.cash[creditor] += amount
        if log is not None and amount:
            log.append(Paid(debtor, creditor, amount, reason))


def ruin(state: State, bill: Bill, log: Log) -> None:
    """RB-23 Share the cash among the creditors pro rata, each share rounded down to 500; the Bank gets the rest."""
    debtor, owed, _ = bill
    cash = state.cash[debtor]
    total = sum([amount for _, amount in owed])
    shares = [(creditor, cash * amount // total // STEP * STEP) for creditor, amount in owed if creditor != BANK]
    bank = cash - sum([share for _, share in shares])
    pay(state, (debtor, ((BANK, bank), *shares), "ruin"), log)
    state.in_game[debtor] = False
    state.engine[debtor] = NO_ENGINE
    state.declared[debtor] = False
    state.arrived[debtor] = False
    state.dot[debtor] = -1
    state.card_used[debtor] = False
    forget_trip(state, debtor)
    if log is not None:
        log.append(WentOut(debtor))


def next_turn(state: State, log: Log) -> None:
    """RB-2 Begin the next player's turn, clockwise; RB-68 the last round ends before the first player's turn."""
    if state.options.governor and not state.last_round and max(state.cash) >= GOAL:
        state.last_round = True
        if log is not None:
            log.append(LastRound(state.cash.index(max(state.cash))))
    while True:
        state.mover = (state.mover + 1) % state.seats
        if state.mover == state.first and state.last_round:
            finish(state, "governor", richest(state), log)
            return
        if state.in_game[state.mover]:
            begin_turn(state, log)
            return


def richest(state: State) -> tuple[int, ...]:
    """RB-68 Return the winners: most cash, then most railroad value, then shared."""
    wealth = [(state.cash[seat], railroad_value(state, seat)) for seat in range(state.seats)]
    best = max([wealth[seat] for seat in range(state.seats) if state.in_game[seat]])
    return tuple([seat for seat in range(state.seats) if state.in_game[seat] and wealth[seat] == best])


def finish(state: State, reason: str, winners: tuple[int, ...], log: Log) -> None:
    state.stage = OVER
    state.winners = winners
    state.reason = reason
    if log is not None:
        log.append(MatchEnded(reason, winners))
