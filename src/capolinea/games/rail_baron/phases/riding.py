"""RB-8 to RB-12, RB-38, RB-70: moving dot by dot, intercepting declared trains, speed cards."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.rail_baron.actions import Discard, PlayCard, Ride
from capolinea.games.rail_baron.events import CardPlayed, Intercepted, Rode
from capolinea.games.rail_baron.fees import charge
from capolinea.games.rail_baron.moves import Move
from capolinea.games.rail_baron.pieces import CARDS, INTERCEPTION
from capolinea.games.rail_baron.sequence import after_step, ask, discard, may_play_card, settle_bills
from capolinea.games.rail_baron.state import AFTER, DISCARD, RIDE, Bill, State
from capolinea.games.rail_baron.trips import clear_if_stuck, may_ride, target


def refuse_ride(state: State, action: Ride) -> Refusal | None:
    """RB-8 to RB-11"""
    board, seat = state.board, action.seat
    if state.stage != RIDE:
        return Refusal("ride.roll_first", "RB-8")
    if not 0 <= action.segment < board.segments or not board.present[action.segment]:
        return Refusal("ride.no_such_segment", "RB-8")
    if state.dot[seat] not in (board.a[action.segment], board.b[action.segment]):
        return Refusal("ride.not_here", "RB-9", {"segment": action.segment, "dot": state.dot[seat]})
    if not board.is_free(action.segment, state.used_tracks[seat]):
        return Refusal("ride.used", "RB-10", {"segment": action.segment}, suggest(state, seat))
    if not may_ride(state, seat, action.segment):
        return Refusal("ride.cut_off", "RB-11", {"segment": action.segment}, suggest(state, seat))
    return None


def suggest(state: State, seat: Seat) -> Action | None:
    offers = offer_rides(state, seat)
    return offers[0] if offers else None


def offer_rides(state: State, seat: Seat) -> list[Action]:
    """Offer every segment that may be taken, in the order of the map."""
    near = state.board.incident[state.dot[seat]]
    segments = [near[i] for i in range(0, len(near), 2)]
    return [Ride(seat, segment) for segment in segments if may_ride(state, seat, segment)]


def ride(state: State, move: Move, chance: Chance, log: Log) -> None:
    """Move one dot; intercepted players pay before the ride continues."""
    seat, segment = move.seat, move.segment
    fee = take_segment(state, seat, segment)
    if log is not None:
        log.append(Rode(seat, segment, state.dot[seat], fee))
    if True in state.declared:
        meet_trains(state, seat, log)
    else:
        after_step(state, log)


def take_segment(state: State, seat: Seat, segment: int) -> int:
    """Move the train along `segment`; RB-46 charge its fee and return it."""
    board = state.board
    used = state.used_tracks[seat]
    used[board.track_one[segment]] = 1
    used[board.track_two[segment]] = 1
    state.dot[seat] = board.across[segment] - state.dot[seat]
    state.steps -= 1
    return charge(state, seat, board.railroad[segment])


def meet_trains(state: State, seat: Seat, log: Log) -> None:
    """RB-38, RB-48 Intercept declared trains on the dot, which pay; then continue the ride."""
    bills: tuple[Bill, ...] = ()
    for other in range(state.seats):
        if other != seat and state.declared[other] and state.dot[other] == state.dot[seat]:
            if log is not None:
                log.append(Intercepted(other, seat))
            intercept(state, other)
            bills += ((other, ((seat, INTERCEPTION),), "interception"),)
    if bills:
        settle_bills(state, bills, log)
    else:
        after_step(state, log)


def intercept(state: State, seat: Seat) -> None:
    """RB-39, RB-49 Cancel the declaration: the train must go to its alternative, or is already there."""
    state.declared[seat] = False
    state.destination[seat] = state.alternative[seat]
    state.alternative[seat] = -1
    state.arrived[seat] = state.dot[seat] == target(state, seat)
    clear_if_stuck(state, seat)


def refuse_play_card(state: State, action: PlayCard) -> Refusal | None:
    """RB-70, RB-71"""
    if not state.options.speed_cards:
        return Refusal("card.not_in_game", "RB-70")
    if state.stage != AFTER:
        return Refusal("card.after_dice", "RB-71")
    if state.card_used[action.seat]:
        return Refusal("card.one_per_trip", "RB-70")
    if not holds(state, action.seat, action.card):
        return Refusal("card.not_yours", "RB-70", {"card": action.card})
    return None


def refuse_discard(state: State, action: Discard) -> Refusal | None:
    """RB-72"""
    if state.stage != DISCARD:
        return Refusal("card.no_discard_due", "RB-72")
    if not holds(state, action.seat, action.card):
        return Refusal("card.not_yours", "RB-72", {"card": action.card})
    return None


def holds(state: State, seat: Seat, card: int) -> bool:
    return card in CARDS and bool(state.cards[seat] >> card & 1)


def offer_cards(state: State, seat: Seat) -> list[Action]:
    return [PlayCard(seat, card) for card in CARDS if holds(state, seat, card)] if may_play_card(state) else []


def offer_discards(state: State, seat: Seat) -> list[Action]:
    return [Discard(seat, card) for card in CARDS if holds(state, seat, card)]


def play_card(state: State, move: Move, chance: Chance, log: Log) -> None:
    """RB-74 Play a card, which is ridden like dice."""
    state.cards[move.seat] &= ~(1 << move.card)
    state.card_used[move.seat] = True
    state.steps = move.card
    if log is not None:
        log.append(CardPlayed(move.seat, move.card))
    ask(state, RIDE, move.seat)


def discard_card(state: State, move: Move, chance: Chance, log: Log) -> None:
    discard(state, move.card, log)
