"""SP-12, SP-18 to SP-20: loading and delivering in the city where the train is."""

from collections.abc import Sequence

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.spike.actions import Deliver, Load
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.cargo import (
    can_deliver,
    can_deliver_any,
    can_load,
    has_room,
    price_paid,
)
from capolinea.games.spike.events import Delivered, Loaded, TurnEnded, Unloaded
from capolinea.games.spike.moves import Move
from capolinea.games.spike.pieces import GOODS
from capolinea.games.spike.sequence import end_turn
from capolinea.games.spike.state import ABOARD, AFTER, DELIVERED, DRAW, TURN, WAITING, State

#: In a Load: nothing is unloaded.
NOTHING = -1


def refuse_handling(state: State, seat: Seat) -> Refusal | None:
    """SP-18 The train must be in a city, in the player's turn, and not in the middle of a start."""
    if state.stage not in (TURN, DRAW, AFTER):
        return Refusal("cargo.not_now", "SP-18")
    if state.train_place[seat] >= BOARD.cities:
        return Refusal("cargo.on_track", "SP-18")
    return None


def refuse_load(state: State, action: Load) -> Refusal | None:
    """SP-18 The good must wait here; SP-12 a good is unloaded only if there is no room otherwise."""
    seat, off = action.seat, action.unload
    refusal = refuse_handling(state, seat)
    if refusal is not None:
        return refusal
    if not NOTHING <= off < len(GOODS):
        return Refusal("load.no_such_good", "SP-12")
    good = BOARD.city_good[state.train_place[seat]]
    if state.holder[good] != seat:
        return Refusal("load.no_contract", "SP-18", {"good": good})
    if not can_load(state, seat):
        return Refusal("load.not_waiting", "SP-18", {"good": good})
    if has_room(state, seat):
        return Refusal("load.room_enough", "SP-12", {}, Load(seat, NOTHING)) if off != NOTHING else None
    aboard = state.aboard[seat]
    if off == NOTHING:
        return Refusal("load.full", "SP-11", {"cars": len(aboard)}, Load(seat, aboard[0]))
    if off not in aboard:
        return Refusal("load.not_aboard", "SP-12", {"good": off}, Load(seat, aboard[0]))
    return None


def refuse_deliver(state: State, action: Deliver) -> Refusal | None:
    """SP-19, SP-20"""
    seat, good = action.seat, action.good
    refusal = refuse_handling(state, seat)
    if refusal is not None:
        return refusal
    if not 0 <= good < len(GOODS):
        return Refusal("deliver.no_such_good", "SP-19")
    if good not in state.aboard[seat]:
        return Refusal("deliver.not_aboard", "SP-19", {"good": good})
    city = state.train_place[seat]
    if not price_paid(state, good, city):
        return Refusal("deliver.not_wanted", "SP-19", {"good": good, "city": city})
    if not can_deliver(state, seat, good):
        return Refusal("deliver.supplied", "SP-20", {"city": city})
    return None


def offer_deliveries(state: State, seat: Seat) -> Sequence[Action]:
    """Offer the most valuable delivery first."""
    city = state.train_place[seat]
    if city >= BOARD.cities or not state.aboard[seat]:
        return ()
    goods = [good for good in state.aboard[seat] if can_deliver(state, seat, good)]
    goods.sort(key=lambda good: -price_paid(state, good, city))
    return [Deliver(seat, good) for good in goods]


def offer_loads(state: State, seat: Seat) -> Sequence[Action]:
    """Offer the good of the city; without room, once for each good that could be unloaded for it."""
    if state.train_place[seat] >= BOARD.cities or not can_load(state, seat):
        return ()
    return [Load(seat, good) for good in ([NOTHING] if has_room(state, seat) else state.aboard[seat])]


def load(state: State, move: Move, chance: Chance, log: Log) -> None:
    seat, unload = move.seat, move.unload
    city = state.train_place[seat]
    good = BOARD.city_good[city]
    if unload != NOTHING:
        state.token[unload] = WAITING
        state.aboard[seat].remove(unload)
        if log is not None:
            log.append(Unloaded(seat, unload))
    state.token[good] = ABOARD
    state.aboard[seat].append(good)
    if log is not None:
        log.append(Loaded(seat, good, city))
    end_turn_if_done(state, log)


def deliver(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SP-19 Pay for the good, whose token and contract leave the game; the city is supplied."""
    seat, good = move.seat, move.good
    city = state.train_place[seat]
    money = price_paid(state, good, city)
    state.token[good] = DELIVERED
    state.aboard[seat].remove(good)
    state.delivered_to[good] = city
    state.supplied[city] |= 1 << seat
    state.money[seat] += money
    state.from_contracts[seat] += money
    state.something_happened = True
    if log is not None:
        log.append(Delivered(seat, good, city, money))
    end_turn_if_done(state, log)


def end_turn_if_done(state: State, log: Log) -> None:
    """After the action, end the turn if there is nothing left to load or deliver."""
    seat = state.actor
    if state.stage == AFTER and not can_load(state, seat) and not can_deliver_any(state, seat):
        end_turn(state, log)


def end(state: State, seat: Seat, log: Log) -> None:
    if log is not None:
        log.append(TurnEnded(seat))
    end_turn(state, log)
