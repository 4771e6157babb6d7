"""SF-7 to SF-11, SF-14, SF-46: drawing cards."""

from bisect import insort

from capolinea.core.action import Action, Seat
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.games.santa_fe_rails.actions import BuyBranch, Decline, DrawCity, Take
from capolinea.games.santa_fe_rails.display import (
    branch_price,
    buy_card,
    can_buy,
    can_take,
    draw_top,
    is_left,
    must_be_played,
    take_card,
)
from capolinea.games.santa_fe_rails.events import BranchBought, CardTaken, CityDrawn, CitySeen, DrawDeclined
from capolinea.games.santa_fe_rails.pieces import SPECIALS
from capolinea.games.santa_fe_rails.sequence import come_to_draw, next_seat
from capolinea.games.santa_fe_rails.state import DRAW, State


def refuse_draw_city(state: State, action: DrawCity) -> Refusal | None:
    """SF-8, SF-11"""
    if state.stage != DRAW:
        return Refusal("draw.not_now", "SF-7")
    if not state.deck:
        return Refusal("draw.deck_empty", "SF-11", {}, Decline(action.seat))
    return None


def refuse_take(state: State, action: Take) -> Refusal | None:
    """SF-8, SF-9"""
    if state.stage != DRAW:
        return Refusal("draw.not_now", "SF-7")
    if action.card not in SPECIALS:
        return Refusal("take.no_such_card", "SF-8")
    if not is_left(state, action.card):
        return Refusal("take.none_left", "SF-8", {"card": action.card})
    if not can_take(state, action.seat, action.card):
        return Refusal("take.not_together", "SF-9", {"card": action.card})
    return None


def refuse_buy_branch(state: State, action: BuyBranch) -> Refusal | None:
    """SF-8, SF-9, SF-14"""
    if state.stage != DRAW:
        return Refusal("draw.not_now", "SF-7")
    seat, major, price = action.seat, action.railroad, branch_price(state)
    if not 0 <= major < state.board.majors:
        return Refusal("buy.no_such_card", "SF-4")
    if state.branches_left[major] == 0:
        return Refusal("buy.none_left", "SF-8", {"railroad": major})
    if must_be_played(state, seat):
        return Refusal("buy.not_together", "SF-9")
    if state.money[seat] < price:
        return Refusal("buy.too_dear", "SF-8", {"price": price, "money": state.money[seat]})
    if not can_buy(state, seat, major):
        return Refusal("buy.nothing_to_play_with", "SF-14")
    return None


def refuse_decline(state: State, action: Decline) -> Refusal | None:
    """SF-11, SF-46"""
    if state.stage != DRAW:
        return Refusal("draw.not_now", "SF-7")
    if state.deck:
        return Refusal("decline.deck_not_empty", "SF-11", {}, DrawCity(action.seat))
    return None


def offer_draws(state: State, seat: Seat) -> list[Action]:
    """The deck first, then the display, branch lines, and nothing."""
    offers: list[Action] = [DrawCity(seat)] if state.deck else []
    offers += [Take(seat, card) for card in SPECIALS if can_take(state, seat, card)]
    offers += [BuyBranch(seat, major) for major in range(state.board.majors) if can_buy(state, seat, major)]
    return offers if state.deck else [*offers, Decline(seat)]


def draw_city(state: State, action: DrawCity) -> list[Event]:
    """SF-8, SF-10"""
    seat = action.seat
    city, shown = draw_top(state, seat)
    insort(state.hand[seat], city)
    return [*shown, CityDrawn(seat, len(state.deck)), CitySeen(seat, city), *come_to_draw(state, seat)]


def take(state: State, action: Take) -> list[Event]:
    """SF-8"""
    take_card(state, action.seat, action.card)
    return [CardTaken(action.seat, action.card), *come_to_draw(state, action.seat)]


def buy_branch(state: State, action: BuyBranch) -> list[Event]:
    """SF-8"""
    seat, price = action.seat, branch_price(state)
    buy_card(state, seat, action.railroad)
    return [BranchBought(seat, action.railroad, price), *come_to_draw(state, seat)]


def decline(state: State, action: Decline) -> list[Event]:
    """SF-11"""
    return [DrawDeclined(action.seat), *come_to_draw(state, next_seat(state))]
