"""RB-30 to RB-32, RB-50, RB-61 to RB-63, RB-67: what may be bought on arrival."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Fact, Refusal
from capolinea.games.rail_baron.actions import BuyEngine, BuyGroup, BuyNothing, BuyRailroad, DrawRailroad
from capolinea.games.rail_baron.events import EngineBought, FeesRaised, GroupBought, NothingBought, RailroadBought
from capolinea.games.rail_baron.fees import change_owner, engine_price
from capolinea.games.rail_baron.moves import Move
from capolinea.games.rail_baron.phases.sales import open_auction
from capolinea.games.rail_baron.pieces import EXPRESS, STEP, SUPERCHIEF
from capolinea.games.rail_baron.sequence import after_purchase, ask
from capolinea.games.rail_baron.state import BANK, ENGINE, GOVERNOR, PURCHASE, State


def purchase_price(state: State, railroad: int) -> int:
    """RB-30 Return the printed price; RB-62 a fifth more, rounded up to 500; RB-67 from the Governor half more."""
    price = state.board.price[railroad]
    if not state.options.governor:
        return price
    if state.owner[railroad] == GOVERNOR:
        return price * 3 // 2
    return -(-price * 6 // (5 * STEP)) * STEP


def lacking(price: int, cash: int) -> dict[str, Fact]:
    """Return what is to be said of something too dear."""
    return {"price": price, "cash": cash, "lacking": price - cash}


def refuse_buy_railroad(state: State, action: BuyRailroad) -> Refusal | None:
    """RB-30 A player buys one railroad of the Bank or the Governor, for cash."""
    if state.stage != PURCHASE:
        return Refusal("buy.not_now", "RB-30")
    if not 0 <= action.railroad < len(state.owner):
        return Refusal("buy.no_such_railroad", "RB-30")
    if state.owner[action.railroad] >= 0:
        holder = state.owner[action.railroad]
        return Refusal("buy.owned", "RB-30", {"railroad": action.railroad, "holder": holder})
    price = purchase_price(state, action.railroad)
    if state.cash[action.seat] < price:
        return Refusal("buy.too_dear", "RB-30", lacking(price, state.cash[action.seat]))
    return None


def refuse_buy_group(state: State, action: BuyGroup) -> Refusal | None:
    """RB-50 What is left of a group costs the group's full price."""
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
        return Refusal("buy.too_dear", "RB-50", lacking(price, state.cash[action.seat]))
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
        return Refusal("buy.too_dear", "RB-30", lacking(price, state.cash[action.seat]))
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


def offer_railroads(state: State, seat: Seat) -> list[Action]:
    """Offer railroads in the order of the price list."""
    offers = [BuyRailroad(seat, railroad) for railroad in range(len(state.owner))]
    return [offer for offer in offers if refuse_buy_railroad(state, offer) is None]


def offer_engines(state: State, seat: Seat) -> list[Action]:
    offers = [BuyEngine(seat, engine) for engine in (EXPRESS, SUPERCHIEF)]
    return [offer for offer in offers if refuse_buy_engine(state, offer) is None]


def offer_groups(state: State, seat: Seat) -> list[Action]:
    offers = [BuyGroup(seat, group) for group in range(len(state.board.groups))]
    return [offer for offer in offers if refuse_buy_group(state, offer) is None]


def offer_draw(state: State, seat: Seat) -> list[Action]:
    return [DrawRailroad(seat)] if refuse_draw(state, DrawRailroad(seat)) is None else []


def offer_nothing(state: State, seat: Seat) -> list[Action]:
    """Offer this always: skipping the question would reveal how much cash there is."""
    return [BuyNothing(seat)]


def buy_railroad(state: State, move: Move, chance: Chance, log: Log) -> None:
    seat, railroad = move.seat, move.railroad
    price = purchase_price(state, railroad)
    state.cash[seat] -= price
    if log is not None:
        log.append(RailroadBought(seat, railroad, price, state.owner[railroad]))
    if change_owner(state, railroad, seat) and log is not None:
        log.append(FeesRaised())
    after_purchase(state, log)


def buy_group(state: State, move: Move, chance: Chance, log: Log) -> None:
    seat, group = move.seat, move.group
    left, price = group_left(state, group), state.board.groups[group][2]
    state.cash[seat] -= price
    if log is not None:
        log.append(GroupBought(seat, group, left, price))
    for railroad in left:
        if change_owner(state, railroad, seat) and log is not None:
            log.append(FeesRaised())
    after_purchase(state, log)


def buy_engine(state: State, move: Move, chance: Chance, log: Log) -> None:
    """RB-16 Buy an engine; it gives no bonus in this turn."""
    seat, engine = move.seat, move.engine
    price = engine_price(state, engine)
    state.cash[seat] -= price
    state.engine[seat] = engine
    if log is not None:
        log.append(EngineBought(seat, engine, price))
    buy_on(state, seat, log)


def buy_nothing(state: State, move: Move, chance: Chance, log: Log) -> None:
    if log is not None:
        log.append(NothingBought(move.seat))
    buy_on(state, move.seat, log)


def buy_on(state: State, seat: Seat, log: Log) -> None:
    """RB-61 In the variant, ask for a railroad after the engine; otherwise end the purchase."""
    if state.stage == ENGINE:
        ask(state, PURCHASE, seat)
    else:
        after_purchase(state, log)


def draw_railroad(state: State, move: Move, chance: Chance, log: Log) -> None:
    """RB-63 Draw a railroad and auction it; the active player is asked first and may bid."""
    bank = [railroad for railroad, owner in enumerate(state.owner) if owner == BANK]
    railroad = bank[chance.below("railroad", len(bank))]
    open_auction(state, railroad, move.seat, log, drawn=True)
