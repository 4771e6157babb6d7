"""RB-4 to RB-7, RB-13, RB-34, RB-42: rolling, declaring, picking a region."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.games.rail_baron.actions import Declare, EndTurn, PickRegion, Roll
from capolinea.games.rail_baron.events import Declared, RegionPicked
from capolinea.games.rail_baron.fees import is_rich, total_dues
from capolinea.games.rail_baron.phases.sales import offer_sales
from capolinea.games.rail_baron.sequence import end_turn, roll_city, roll_destination, roll_dice, win_at_home
from capolinea.games.rail_baron.state import AFTER, REGION, TURN, State
from capolinea.games.rail_baron.view import HIDDEN, shows_cash


def refuse_roll(state: State, action: Roll) -> Refusal | None:
    """RB-4, RB-14 When a destination, the white dice or the bonus die are due."""
    if state.stage == TURN or (state.stage == AFTER and state.bonus_due):
        return None
    return Refusal("roll.not_due", "RB-14")


def refuse_declare(state: State, action: Declare) -> Refusal | None:
    """RB-34 When a destination is due, with enough money; RB-42 not at home, or there only after the fees."""
    seat = action.seat
    if state.options.governor:
        return Refusal("declare.not_in_variant", "RB-60")
    if state.stage != TURN or state.goal[seat] >= 0 or state.declared[seat]:
        return Refusal("declare.not_now", "RB-34")
    if not is_rich(state, seat, 0):
        return Refusal("declare.too_poor", "RB-34", {"cash": state.cash[seat]})
    if not at_home(state, seat):
        return None
    if not state.options.declare_at_home:
        return Refusal("declare.at_home", "RB-42", {"home": state.home[seat]}, Roll(seat))
    if not is_rich(state, seat, total_dues(state)):
        return Refusal("declare.fees_first", "RB-42", {"fees": total_dues(state)})
    return None


def at_home(state: State, seat: Seat) -> bool:
    return state.at[seat] == state.board.city_dot[state.home[seat]]


def refuse_pick_region(state: State, action: PickRegion) -> Refusal | None:
    """RB-5 Any region, also the one the train stands in."""
    if state.stage != REGION:
        return Refusal("region.not_due", "RB-5")
    if not 0 <= action.region < len(state.board.regions):
        return Refusal("region.unknown", "RB-5")
    return None


def refuse_end_turn(state: State, action: EndTurn) -> Refusal | None:
    """RB-13, RB-71 Who has the bonus die must roll it."""
    if state.stage != AFTER:
        return Refusal("end.not_now", "RB-71")
    if state.bonus_due:
        return Refusal("end.bonus_due", "RB-13", {}, Roll(action.seat))
    return None


def offer_turn(state: State, seat: Seat) -> list[Action]:
    """Declaring where one may, rolling always; with `free_sales`, before any roll, selling (RB-24)."""
    offers: list[Action] = [Roll(seat)]
    if refuse_declare(state, Declare(seat)) is None:
        offers.append(Declare(seat))
    if state.options.free_sales and not state.rolled:
        offers += offer_sales(state, seat)
    return offers


def offer_regions(state: State, seat: Seat) -> list[Action]:
    return [PickRegion(seat, region) for region in range(len(state.board.regions))]


def roll(state: State, chance: Chance) -> list[Event]:
    seat = state.mover
    if state.goal[seat] < 0 and not state.declared[seat]:
        return roll_destination(state, chance)
    return roll_dice(state, chance)


def declare(state: State, action: Declare, chance: Chance) -> list[Event]:
    seat = action.seat
    state.declared[seat] = True
    cash = state.cash[seat] if shows_cash(state, None, seat) else HIDDEN
    events: list[Event] = [Declared(seat, cash)]
    if at_home(state, seat):  # RB-42 With the option only.
        return events + win_at_home(state)
    return events + roll_destination(state, chance)


def pick_region(state: State, action: PickRegion, chance: Chance) -> list[Event]:
    return [RegionPicked(action.seat, action.region), *roll_city(state, action.region, chance)]


def end(state: State) -> list[Event]:
    return end_turn(state)
