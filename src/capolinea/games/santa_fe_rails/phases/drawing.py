"""SF-7 to SF-11, SF-14, SF-46: drawing cards."""

from bisect import insort
from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.santa_fe_rails.actions import BuyBranch, Decline, DrawCity, Take
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.display import (
    branch_price,
    buy_card,
    can_buy,
    can_take,
    copies_left,
    draw_top,
    must_be_played,
    take_card,
)
from capolinea.games.santa_fe_rails.events import BranchBought, CardTaken, CityDrawn, CitySeen, DrawDeclined
from capolinea.games.santa_fe_rails.meta import SEATS
from capolinea.games.santa_fe_rails.moves import Move
from capolinea.games.santa_fe_rails.pieces import SPECIALS
from capolinea.games.santa_fe_rails.sequence import ask_to_draw, next_seat
from capolinea.games.santa_fe_rails.state import DRAW, State

#: By seat, and by card or major: made once, offered often.
DRAWS: Final = [(DrawCity(seat),) for seat in range(SEATS.stop - 1)]
TAKES: Final[list[list[Action]]] = [[Take(seat, card) for card in SPECIALS] for seat in range(SEATS.stop - 1)]
BUYS: Final[list[list[Action]]] = [
    [BuyBranch(seat, major) for major in range(BOARD.majors)] for seat in range(SEATS.stop - 1)
]


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
    if copies_left(state, action.card) == 0:
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
    money = state.money[seat]
    if money < price:
        return Refusal("buy.too_dear", "SF-8", {"price": price, "money": money, "lacking": price - money})
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


def offer_draw(state: State, seat: Seat) -> Sequence[Action]:
    return DRAWS[seat] if state.deck else ()


def offer_takes(state: State, seat: Seat) -> list[Action]:
    takes = TAKES[seat]
    return [takes[i] for i in range(len(SPECIALS)) if can_take(state, seat, SPECIALS[i])]


def offer_branches(state: State, seat: Seat) -> list[Action]:
    buys = BUYS[seat]
    return [buys[major] for major in range(BOARD.majors) if can_buy(state, seat, major)]


def offer_decline(state: State, seat: Seat) -> Sequence[Action]:
    return () if state.deck else [Decline(seat)]


def draw_city(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SF-8, SF-10"""
    seat = move.seat
    town = draw_top(state, seat, log)
    insort(state.hand[seat], town)
    if log is not None:
        log.append(CityDrawn(seat, len(state.deck)))
        log.append(CitySeen(seat, town))
    ask_to_draw(state, seat, log)


def take(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SF-8"""
    seat, card = move.seat, move.card
    take_card(state, seat, card)
    if log is not None:
        log.append(CardTaken(seat, card))
    ask_to_draw(state, seat, log)


def buy_branch(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SF-8"""
    seat, railroad = move.seat, move.railroad
    buy_card(state, seat, railroad)
    if log is not None:
        log.append(BranchBought(seat, railroad, branch_price(state)))
    ask_to_draw(state, seat, log)


def decline(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SF-11"""
    if log is not None:
        log.append(DrawDeclined(move.seat))
    ask_to_draw(state, next_seat(state), log)
