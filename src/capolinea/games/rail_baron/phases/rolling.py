"""RB-4 to RB-7, RB-13, RB-34, RB-42: rolling, declaring, picking a region."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.rail_baron.actions import Declare, EndTurn, PickRegion, Roll
from capolinea.games.rail_baron.events import Declared, RegionPicked
from capolinea.games.rail_baron.fees import has_enough_to_win, total_dues
from capolinea.games.rail_baron.moves import Move
from capolinea.games.rail_baron.sequence import end_turn, roll_city, roll_destination, roll_dice, win_at_home
from capolinea.games.rail_baron.state import AFTER, REGION, TURN, State
from capolinea.games.rail_baron.view import HIDDEN, shows_cash


def refuse_roll(state: State, action: Roll) -> Refusal | None:
    """RB-4, RB-14 A destination, the white dice or the bonus die must be due."""
    if state.stage == TURN or (state.stage == AFTER and state.bonus_due):
        return None
    return Refusal("roll.not_due", "RB-14")


def refuse_declare(state: State, action: Declare) -> Refusal | None:
    """RB-34 A destination must be due, with enough money; RB-42 not at home, or there only after the fees."""
    seat = action.seat
    if state.options.governor:
        return Refusal("declare.not_in_variant", "RB-60")
    if state.stage != TURN or state.destination[seat] >= 0 or state.declared[seat]:
        return Refusal("declare.not_now", "RB-34")
    if not has_enough_to_win(state, seat, 0):
        return Refusal("declare.too_poor", "RB-34", {"cash": state.cash[seat]})
    if not at_home(state, seat):
        return None
    if not state.options.declare_at_home:
        return Refusal("declare.at_home", "RB-42", {"home": state.home[seat]}, Roll(seat))
    if not has_enough_to_win(state, seat, total_dues(state)):
        return Refusal("declare.fees_first", "RB-42", {"fees": total_dues(state)})
    return None


def at_home(state: State, seat: Seat) -> bool:
    return state.dot[seat] == state.board.city_dot[state.home[seat]]


def refuse_pick_region(state: State, action: PickRegion) -> Refusal | None:
    """RB-5 Any region may be picked, even the one the train is in."""
    if state.stage != REGION:
        return Refusal("region.not_due", "RB-5")
    if not 0 <= action.region < len(state.board.regions):
        return Refusal("region.unknown", "RB-5")
    return None


def refuse_end_turn(state: State, action: EndTurn) -> Refusal | None:
    """RB-13, RB-71 A bonus die that is due must be rolled first."""
    if state.stage != AFTER:
        return Refusal("end.not_now", "RB-71")
    if state.bonus_due:
        return Refusal("end.bonus_due", "RB-13", {}, Roll(action.seat))
    return None


def offer_roll(state: State, seat: Seat) -> list[Action]:
    return [Roll(seat)] if state.stage == TURN or state.bonus_due else []


def offer_declare(state: State, seat: Seat) -> list[Action]:
    return [Declare(seat)] if refuse_declare(state, Declare(seat)) is None else []


def offer_regions(state: State, seat: Seat) -> list[Action]:
    return [PickRegion(seat, region) for region in range(len(state.board.regions))]


def offer_end_turn(state: State, seat: Seat) -> list[Action]:
    return [] if state.bonus_due else [EndTurn(seat)]


def roll(state: State, move: Move, chance: Chance, log: Log) -> None:
    seat = state.mover
    if state.destination[seat] < 0 and not state.declared[seat]:
        roll_destination(state, chance, log)
    else:
        roll_dice(state, chance, log)


def declare(state: State, move: Move, chance: Chance, log: Log) -> None:
    seat = move.seat
    state.declared[seat] = True
    if log is not None:
        log.append(Declared(seat, state.cash[seat] if shows_cash(state, None, seat) else HIDDEN))
    if at_home(state, seat):  # RB-42 Only with the option.
        win_at_home(state, log)
    else:
        roll_destination(state, chance, log)


def pick_region(state: State, move: Move, chance: Chance, log: Log) -> None:
    if log is not None:
        log.append(RegionPicked(move.seat, move.region))
    roll_city(state, move.region, chance, log)


def end(state: State, move: Move, chance: Chance, log: Log) -> None:
    end_turn(state, log)
