"""RB-30 to RB-32, RB-50, RB-61 to RB-63, RB-67: what may be bought on arrival."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.games.rail_baron.actions import BuyEngine, BuyGroup, BuyNothing, BuyRailroad, DrawRailroad
from capolinea.games.rail_baron.events import (
    EngineBought,
    FeesRaised,
    GroupBought,
    NothingBought,
    RailroadBought,
)
from capolinea.games.rail_baron.fees import engine_price, transfer
from capolinea.games.rail_baron.phases.sales import open_auction
from capolinea.games.rail_baron.pieces import EXPRESS, STEP, SUPERCHIEF
from capolinea.games.rail_baron.sequence import after_purchase, ask
from capolinea.games.rail_baron.state import BANK, ENGINE, GOVERNOR, PURCHASE, State


def purchase_price(state: State, railroad: int) -> int:
    """RB-30 As printed; RB-62 a fifth more, up to the next 500; RB-67 half as much again from the Governor."""
    price = state.board.price[railroad]
    if not state.options.governor:
        return price
    if state.owner[railroad] == GOVERNOR:
        return price * 3 // 2
    return -(-price * 6 // (5 * STEP)) * STEP


def refuse_buy_railroad(state: State, action: BuyRailroad) -> Refusal | None:
    """RB-30 One, from the Bank (or the Governor), for cash."""
    if state.stage != PURCHASE:
        return Refusal("buy.not_now", "RB-30")
    if not 0 <= action.railroad < len(state.owner):
        return Refusal("buy.no_such_railroad", "RB-30")
    if state.owner[action.railroad] >= 0:
        holder = state.owner[action.railroad]
        return Refusal("buy.owned", "RB-30", {"railroad": action.railroad, "holder": holder})
    price = purchase_price(state, action.railroad)
    if state.cash[action.seat] < price:
        return Refusal("buy.too_dear", "RB-30", {"price": price, "cash": state.cash[action.seat]})
    return None


def refuse_buy_group(state: State, action: BuyGroup) -> Refusal | None:
    """RB-50 What is left of it, at the full price."""
    if state.stage != PURCHASE:
        return Refusal("buy.not_now", "RB-30")
    if not state.options.group_purchase:
        return Refusal("group.not_in_game", "RB-50")
    if not 0 <= action.group < len(state.board.groups):
        return Refusal("group.unknown", "RB-50")
    _, _, price = state.board.groups[action.group]
    if not group_left(state, action.group):
        return Refusal("group.sold", "RB-50", {"group": action.group})
    if state.cash[action.seat] < price:
        return Refusal("buy.too_dear", "RB-50", {"price": price, "cash": state.cash[action.seat]})
    return None


def group_left(state: State, group: int) -> tuple[int, ...]:
    return tuple([railroad for railroad in state.board.groups[group][1] if state.owner[railroad] == BANK])


def refuse_buy_engine(state: State, action: BuyEngine) -> Refusal | None:
    """RB-30, RB-32, RB-61"""
    if state.stage != (ENGINE if state.options.governor else PURCHASE):
        return Refusal("buy.not_now", "RB-30")
    if action.engine not in (EXPRESS, SUPERCHIEF):
        return Refusal("engine.unknown", "RB-30")
    if state.engine[action.seat] >= action.engine:
        return Refusal("engine.not_needed", "RB-32")
    price = engine_price(state, action.engine)
    if state.cash[action.seat] < price:
        return Refusal("buy.too_dear", "RB-30", {"price": price, "cash": state.cash[action.seat]})
    return None


def refuse_draw(state: State, action: DrawRailroad) -> Refusal | None:
    """RB-63"""
    if not state.options.governor:
        return Refusal("draw.not_in_game", "RB-63")
    if state.stage != PURCHASE:
        return Refusal("buy.not_now", "RB-61")
    if BANK not in state.owner:
        return Refusal("draw.bank_empty", "RB-63")
    return None


def refuse_buy_nothing(state: State, action: BuyNothing) -> Refusal | None:
    if state.stage not in (ENGINE, PURCHASE):
        return Refusal("buy.not_now", "RB-30")
    return None


def offer_engines(state: State, seat: Seat) -> list[Action]:
    """RB-61"""
    engines = [BuyEngine(seat, engine) for engine in (EXPRESS, SUPERCHIEF)]
    return [*[offer for offer in engines if refuse_buy_engine(state, offer) is None], BuyNothing(seat)]


def offer_purchases(state: State, seat: Seat) -> list[Action]:
    """Railroads in the order of the price list, engines, groups, then nothing. Always asked: skipping betrays cash."""
    railroads = [BuyRailroad(seat, railroad) for railroad in range(len(state.owner))]
    engines = [BuyEngine(seat, engine) for engine in (EXPRESS, SUPERCHIEF)]
    groups = [BuyGroup(seat, group) for group in range(len(state.board.groups))]
    offers: list[Action] = [offer for offer in railroads if refuse_buy_railroad(state, offer) is None]
    offers += [offer for offer in engines if refuse_buy_engine(state, offer) is None]
    offers += [offer for offer in groups if refuse_buy_group(state, offer) is None]
    if refuse_draw(state, DrawRailroad(seat)) is None:
        offers.append(DrawRailroad(seat))
    return [*offers, BuyNothing(seat)]


def buy_railroad(state: State, action: BuyRailroad) -> list[Event]:
    price, seller = purchase_price(state, action.railroad), state.owner[action.railroad]
    state.cash[action.seat] -= price
    events: list[Event] = [RailroadBought(action.seat, action.railroad, price, seller)]
    if transfer(state, action.railroad, action.seat):
        events.append(FeesRaised())
    return events + after_purchase(state)


def buy_group(state: State, action: BuyGroup) -> list[Event]:
    left, price = group_left(state, action.group), state.board.groups[action.group][2]
    state.cash[action.seat] -= price
    events: list[Event] = [GroupBought(action.seat, action.group, left, price)]
    for railroad in left:
        if transfer(state, railroad, action.seat):
            events.append(FeesRaised())
    return events + after_purchase(state)


def buy_engine(state: State, action: BuyEngine) -> list[Event]:
    """RB-16 It gives no bonus in this turn; RB-61 in the variant a railroad may follow."""
    price = engine_price(state, action.engine)
    state.cash[action.seat] -= price
    state.engine[action.seat] = action.engine
    events: list[Event] = [EngineBought(action.seat, action.engine, price)]
    return events + (ask(state, PURCHASE, action.seat) if state.stage == ENGINE else after_purchase(state))


def buy_nothing(state: State, action: BuyNothing) -> list[Event]:
    follows = ask(state, PURCHASE, action.seat) if state.stage == ENGINE else after_purchase(state)
    return [NothingBought(action.seat), *follows]


def draw_railroad(state: State, action: DrawRailroad, chance: Chance) -> list[Event]:
    """RB-63 The draw can't be taken back; the active player is asked first and may bid."""
    bank = [railroad for railroad, owner in enumerate(state.owner) if owner == BANK]
    railroad = bank[chance.below("railroad", len(bank))]
    return open_auction(state, railroad, action.seat, drawn=True)
