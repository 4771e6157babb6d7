"""ST-10 to ST-13, ST-59, ST-61, ST-65: raising capital in the standard game, and taking action tiles."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.steam.actions import RaiseCapital, TakeTile
from capolinea.games.steam.events import CapitalRaised, LocomotiveImproved, NoCapitalRaised, TileTaken
from capolinea.games.steam.money import most_to_pay, pay
from capolinea.games.steam.moves import Move
from capolinea.games.steam.phases.cities import is_idle
from capolinea.games.steam.pieces import (
    CAPITAL,
    CITY_GROWTH,
    CITY_GROWTH_PRICE,
    LEAST_INCOME,
    LOCOMOTIVE,
    LOCOMOTIVE_PRICE,
    MOST_LEVEL,
    TILES,
    URBANIZATION,
    URBANIZATION_PRICE,
)
from capolinea.games.steam.sequence import next_action, next_capital
from capolinea.games.steam.state import ACTION, State
from capolinea.games.steam.state import CAPITAL as CAPITAL_STAGE


def refuse_capital(state: State, action: RaiseCapital) -> Refusal | None:
    """ST-61 In phase 1 of the standard game, down to an income of −10."""
    if state.stage != CAPITAL_STAGE:
        return Refusal("capital.not_now", "ST-61")
    most = state.income[action.seat] - LEAST_INCOME
    if not 0 <= action.steps <= most:
        return Refusal("capital.too_much", "ST-61", {"most": most}, RaiseCapital(action.seat, most))
    return None


def offer_capital(state: State, seat: Seat) -> list[Action]:
    return [RaiseCapital(seat, steps) for steps in range(state.income[seat] - LEAST_INCOME + 1)]


def capital_for(steps: int) -> int:
    """ST-61 Return the euros that this many steps of income bring."""
    return CAPITAL * steps


def raise_capital(state: State, move: Move, chance: Chance, log: Log) -> None:
    seat, steps = move.seat, move.steps
    state.income[seat] -= steps
    state.cash[seat] += capital_for(steps)
    if log is not None:
        log.append(CapitalRaised(seat, capital_for(steps), steps, 0) if steps else NoCapitalRaised(seat))
    next_capital(state, log)


def price_of(state: State, seat: Seat, tile: int, passing: bool) -> int:
    """ST-11 What the tile costs; ST-65 in the standard game nothing."""
    if state.options.game == "standard" or passing:
        return 0
    if tile == CITY_GROWTH:
        return CITY_GROWTH_PRICE
    if tile == URBANIZATION:
        return URBANIZATION_PRICE
    return LOCOMOTIVE_PRICE + state.level[seat] + 1 if tile == LOCOMOTIVE else 0


def holder_of(state: State, tile: int) -> int:
    """Return the seat that has taken the tile in this turn, or -1."""
    for seat in range(state.seats):
        if state.tile[seat] == tile and state.taken[seat]:
            return seat
    return -1


def is_taken(state: State, tile: int) -> bool:
    return holder_of(state, tile) >= 0


def has_best_locomotive(state: State, seat: Seat) -> bool:
    """ST-12, ST-31"""
    return state.level[seat] >= MOST_LEVEL


def refuse_tile(state: State, action: TakeTile) -> Refusal | None:
    """ST-10 to ST-13, ST-59"""
    if state.stage != ACTION:
        return Refusal("tile.not_now", "ST-10")
    if action.tile not in TILES:
        return Refusal("tile.unknown", "ST-10", {"tile": action.tile[:20]})
    seat, tile = action.seat, TILES.index(action.tile) + 1
    if is_taken(state, tile):
        return Refusal("tile.taken", "ST-10", {"tile": action.tile})
    is_work = tile in (CITY_GROWTH, URBANIZATION)
    if action.passing and state.options.game == "standard":
        return Refusal("tile.pass_not_needed", "ST-65", {"tile": action.tile}, TakeTile(seat, action.tile))
    if action.passing and not is_work:
        return Refusal("tile.no_pass", "ST-59", {"tile": action.tile})
    if tile == LOCOMOTIVE and has_best_locomotive(state, seat):
        return Refusal("tile.highest_level", "ST-12", {"level": MOST_LEVEL})
    fix = TakeTile(seat, action.tile, True) if is_work else None
    if state.options.game == "base" and not action.passing and is_idle(state, tile):
        if tile == CITY_GROWTH:
            return Refusal("tile.nothing_to_grow", "ST-13", {}, fix)
        return Refusal("tile.nothing_to_found", "ST-13", {}, fix)
    price, most = price_of(state, seat, tile, action.passing), most_to_pay(state, seat)
    if price > most:
        return Refusal("tile.too_dear", "ST-9", {"price": price, "most": most, "lacking": price - most}, fix)
    return None


def offer_tiles(state: State, seat: Seat) -> list[Action]:
    """Offer tiles by number, each to use and then to pass."""
    offers = [TakeTile(seat, tile, passing) for tile in TILES for passing in (False, True)]
    return [offer for offer in offers if refuse_tile(state, offer) is None]


def take_tile(state: State, move: Move, chance: Chance, log: Log) -> None:
    """ST-11 It is paid when taken; ST-12 the locomotive improves at once."""
    seat, tile = move.seat, TILES.index(move.tile) + 1
    price = price_of(state, seat, tile, move.passing)
    state.tile[seat] = tile
    state.taken[seat] = True
    state.passing[seat] = move.passing
    if log is not None:
        log.append(TileTaken(seat, move.tile, move.passing, price))
    pay(state, seat, price, log)
    if tile == LOCOMOTIVE:
        state.level[seat] += 1
        if log is not None:
            log.append(LocomotiveImproved(seat, state.level[seat]))
    next_action(state, log)
