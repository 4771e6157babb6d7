"""RB-18 to RB-23 and RB-46: what riding costs, at which rate, and who is paid."""

from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.pieces import (
    BANK_FEE,
    CHEAP_SUPERCHIEF,
    EXPRESS,
    EXPRESS_PRICE,
    GOAL,
    GOVERNOR_FEE,
    GOVERNOR_FEE_LATE,
    GOVERNOR_SUPERCHIEF,
    NET_WORTH,
    NET_WORTH_CASH,
    NO_ENGINE,
    PLAYER_FEE,
    PLAYER_FEE_LATE,
    SUPERCHIEF_PRICE,
)
from capolinea.games.rail_baron.state import BANK, GOVERNOR, State


def list_fee(state: State, seat: int, railroad: int) -> int:
    """RB-18 to RB-20, RB-64, RB-65 Return what a segment of `railroad` costs `seat` without an established rate."""
    owner = state.owner[railroad]
    if owner == seat:
        return own_fee(state.options)
    if owner == BANK:
        return BANK_FEE
    if owner == GOVERNOR:
        return GOVERNOR_FEE_LATE if state.fees_raised else GOVERNOR_FEE
    return player_fee(state)


def own_fee(options: Options) -> int:
    """RB-18, RB-65 Return what riding on one's own railroad costs."""
    return 0 if options.governor or options.own_free else BANK_FEE


def player_fee(state: State) -> int:
    """RB-19, RB-20 Return what riding on another player's railroad costs."""
    return PLAYER_FEE_LATE if state.fees_raised else PLAYER_FEE


def fee(state: State, seat: int, railroad: int) -> int:
    """RB-21 Return the same, with the established rate of the railroad that the train is on."""
    listed = list_fee(state, seat, railroad)
    established = state.established_rate[seat]
    return min(established, listed) if established and state.last_railroad[seat] == railroad else listed


def rate(state: State, seat: int, railroad: int) -> int:
    """RB-46 Return what a segment of `railroad` costs `seat` now; no established rate makes a Bank railroad cheaper."""
    return BANK_FEE if state.owner[railroad] == BANK else fee(state, seat, railroad)


def creditor(state: State, railroad: int, due: int) -> int:
    """RB-18, RB-19 Return who gets `due` for `railroad`: the owner only if it is more than the Bank's fee."""
    return BANK if due <= BANK_FEE else state.owner[railroad]


def owed_to(state: State, who: int) -> int:
    """RB-46 Return what the turn owes so far to a seat, the Bank or the Governor."""
    if who == BANK:
        return state.due_bank
    return state.due_governor if who == GOVERNOR else state.due_owner[who]


def charge(state: State, seat: int, railroad: int) -> int:
    """RB-46 Add a segment of `railroad` to the turn's dues and return its rate; each creditor gets the highest."""
    due = rate(state, seat, railroad)
    add_due(state, railroad, due)
    if state.last_railroad[seat] != railroad:
        state.last_railroad[seat] = railroad
        state.established_rate[seat] = 0
    return due


def add_due(state: State, railroad: int, due: int) -> None:
    """RB-46 Each creditor gets the highest rate of the turn."""
    who = creditor(state, railroad, due)
    if due <= owed_to(state, who):
        return
    if who == BANK:
        state.due_bank = due
    elif who == GOVERNOR:
        state.due_governor = due
    else:
        state.due_owner[who] = due


def clear_dues(state: State) -> None:
    """RB-46 Each turn owes for itself."""
    state.due_bank = 0
    state.due_governor = 0
    state.due_owner = [0] * state.seats


def dues(state: State) -> tuple[tuple[int, int], ...]:
    """RB-18, RB-19, RB-46 Return what the mover owes to whom, the Bank first; dues to players who are out go to it."""
    bank = state.due_bank + state.due_governor
    owed: list[tuple[int, int]] = []
    for owner in range(state.seats):
        amount = state.due_owner[owner]
        if amount and state.in_game[owner]:
            owed.append((owner, amount))
        else:
            bank += amount
    return ((BANK, bank), *owed) if bank else tuple(owed)


def total_dues(state: State) -> int:
    return sum([amount for _, amount in dues(state)])


def change_owner(state: State, railroad: int, owner: int) -> bool:
    """Give `railroad` a new owner and establish rates (RB-21). Return whether it was the Bank's last one (RB-20)."""
    before = [fee(state, seat, railroad) for seat in range(state.seats)]
    own = state.owner[railroad]
    state.owner[railroad] = owner
    for seat in range(state.seats):
        if state.last_railroad[seat] == railroad:
            # RB-21 The seller has no established rate.
            state.established_rate[seat] = 0 if seat == own else min(before[seat], list_fee(state, seat, railroad))
    if state.fees_raised or BANK in state.owner:
        return False
    riding = [seat for seat in range(state.seats) if state.last_railroad[seat] >= 0]
    rates = [fee(state, seat, state.last_railroad[seat]) for seat in riding]
    state.fees_raised = True
    for seat, rate in zip(riding, rates, strict=True):
        on = state.last_railroad[seat]
        if state.owner[on] != seat:
            state.established_rate[seat] = min(rate, list_fee(state, seat, on))
    return True


def engine_price(state: State, engine: int) -> int:
    """RB-30, RB-51, RB-61"""
    if engine == NO_ENGINE:
        return 0
    if engine == EXPRESS:
        return EXPRESS_PRICE
    if state.options.governor:
        return GOVERNOR_SUPERCHIEF
    return CHEAP_SUPERCHIEF[state.seats] if state.options.cheap_superchief else SUPERCHIEF_PRICE


def railroad_value(state: State, seat: int) -> int:
    price = state.board.price
    return sum([price[railroad] for railroad, owner in enumerate(state.owner) if owner == seat])


def owns_any(state: State, seat: int) -> bool:
    return seat in state.owner


def winning_sum(options: Options) -> int:
    """RB-33, RB-52 Return the cash, or with `net_worth` the net worth, that is needed to win."""
    return NET_WORTH[options.seats] if options.net_worth else GOAL


def has_enough_to_win(state: State, seat: int, spent: int) -> bool:
    """RB-33, RB-52 Return whether `seat`, after paying `spent`, has enough to win."""
    cash = state.cash[seat] - spent
    if not state.options.net_worth:
        return cash >= winning_sum(state.options)
    worth = cash + railroad_value(state, seat) + engine_price(state, state.engine[seat])
    return cash >= NET_WORTH_CASH and worth >= winning_sum(state.options)
