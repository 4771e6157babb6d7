"""SP-28: action E, a better train."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.spike.actions import Improve
from capolinea.games.spike.events import Improved
from capolinea.games.spike.meta import SEATS
from capolinea.games.spike.moves import Move
from capolinea.games.spike.pieces import FREIGHT_CARS, PARTS, POWER, STEP_PRICE
from capolinea.games.spike.sequence import after_action
from capolinea.games.spike.state import TURN, State

#: By seat and part: made once, offered often.
IMPROVEMENTS: Final[list[list[Action]]] = [
    [Improve(seat, part) for part in range(len(PARTS))] for seat in range(SEATS.stop - 1)
]


def refuse_improve(state: State, action: Improve) -> Refusal | None:
    """SP-28 Each part has two steps, paid from the player's money, which cannot go below 0."""
    if state.stage != TURN:
        return Refusal("action.not_now", "SP-39")
    if not 0 <= action.part < len(PARTS):
        return Refusal("improve.no_such_part", "SP-28")
    level = state.level[action.seat][action.part]
    if level == len(STEP_PRICE):
        return Refusal("improve.finished", "SP-28", {"part": action.part})
    price, money = STEP_PRICE[level], state.money[action.seat]
    if money < price:
        return Refusal("improve.too_dear", "SP-28", {"price": price, "money": money, "lacking": price - money})
    return None


def offer_improvements(state: State, seat: Seat) -> list[Action]:
    level, money, offers = state.level[seat], state.money[seat], IMPROVEMENTS[seat]
    return [
        offers[part] for part in range(len(PARTS)) if level[part] < len(STEP_PRICE) and money >= STEP_PRICE[level[part]]
    ]


def improve(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SP-28 Improve a part; SP-18 a new freight car may be loaded at once."""
    seat, part = move.seat, move.part
    price = STEP_PRICE[state.level[seat][part]]
    state.level[seat][part] += 1
    state.money[seat] -= price
    state.spent[seat] += price
    state.something_happened = True
    if log is not None:
        log.append(Improved(seat, part, POWER[part][state.level[seat][part]], price))
    after_action(state, log, may_load=part == FREIGHT_CARS)
