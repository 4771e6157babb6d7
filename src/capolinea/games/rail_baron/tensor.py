"""Rail Baron for learning programs: actions as numbers, views as vectors."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.games.rail_baron import moves
from capolinea.games.rail_baron.actions import (
    Auction,
    Bid,
    BuyEngine,
    BuyGroup,
    BuyNothing,
    BuyRailroad,
    Declare,
    Discard,
    DrawRailroad,
    EndTurn,
    PassBid,
    PickRegion,
    PlayCard,
    Ride,
    Roll,
    Sell,
)
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.moves import Move
from capolinea.games.rail_baron.pieces import CARDS, ENGINES, GOAL, INTERCEPTION, PLAYER_FEE_LATE, STEP
from capolinea.games.rail_baron.state import BANK, GOVERNOR, STAGES, State
from capolinea.games.rail_baron.state import RIDE as RIDE_STAGE
from capolinea.games.rail_baron.trips import may_ride
from capolinea.games.rail_baron.view import HIDDEN, View
from capolinea.kit.numbering import Numbers, Plane, Reader, Sheet, round_from, spell_amount
from capolinea.research import Quick, Tensor

#: All maps have as many of everything; they differ in which segments meet.
BOARD: Final = load_board(False, False)
DOTS: Final = BOARD.dots
TRACKS: Final = BOARD.tracks
CITIES: Final = len(BOARD.cities)
RAILROADS: Final = len(BOARD.railroads)
#: Bids of fewer steps than this are one number.
STEPS: Final = 1024
CARD_NUMBERS: Final = 1 + max(CARDS)
FLAGS: Final = tuple([name for name in Options.__struct_fields__ if name != "seats"])
#: Dots of one roll: three dice.
LONGEST_ROLL: Final = 18

NUMBERS: Final = Numbers(
    ("ride", BOARD.segments, "ride along this segment"),
    ("region", len(BOARD.regions), "pick this region"),
    ("play card", CARD_NUMBERS, "play the speed card of this value"),
    ("discard", CARD_NUMBERS, "give up the speed card of this value"),
    ("buy railroad", RAILROADS, "buy this railroad"),
    ("buy group", len(BOARD.groups), "buy what is left of this group"),
    ("buy engine", len(ENGINES), f"buy this engine: {', '.join(ENGINES)}"),
    ("sell", RAILROADS, "sell this railroad for half its price"),
    ("auction", RAILROADS, "auction this railroad"),
    ("bid", STEPS, f"bid this many times {STEP}, and {STEPS} * {STEP} for each `more` before it"),
    ("more", 1, f"a bid of at least {STEPS} * {STEP}, which follows"),
    ("roll", 1, "roll"),
    ("declare", 1, "declare"),
    ("end turn", 1, "play no speed card"),
    ("draw", 1, "draw a railroad and auction it"),
    ("buy nothing", 1, "buy nothing"),
    ("pass", 1, "leave the auction"),
)
RIDE: Final = NUMBERS.first("ride")
RIDE_STOP: Final = RIDE + BOARD.segments
BID: Final = NUMBERS.first("bid")
MORE: Final = NUMBERS.first("more")
#: Actions that one value describes: the range of each.
VALUED: Final[dict[type[Action], tuple[int, str]]] = {
    Ride: (RIDE, "segment"),
    PickRegion: (NUMBERS.first("region"), "region"),
    PlayCard: (NUMBERS.first("play card"), "card"),
    Discard: (NUMBERS.first("discard"), "card"),
    BuyRailroad: (NUMBERS.first("buy railroad"), "railroad"),
    BuyGroup: (NUMBERS.first("buy group"), "group"),
    BuyEngine: (NUMBERS.first("buy engine"), "engine"),
    Sell: (NUMBERS.first("sell"), "railroad"),
    Auction: (NUMBERS.first("auction"), "railroad"),
}
PLAIN: Final[dict[type[Action], int]] = {
    Roll: NUMBERS.first("roll"),
    Declare: NUMBERS.first("declare"),
    EndTurn: NUMBERS.first("end turn"),
    DrawRailroad: NUMBERS.first("draw"),
    BuyNothing: NUMBERS.first("buy nothing"),
    PassBid: NUMBERS.first("pass"),
}
VALUED_BY_NAME: Final = {NUMBERS.range_of(first).name: made for made, (first, _) in VALUED.items()}
PLAIN_BY_NAME: Final = {NUMBERS.range_of(number).name: made for made, number in PLAIN.items()}


def spell(action: Action) -> tuple[int, ...]:
    if isinstance(action, Ride):
        return (RIDE + action.segment,)
    if isinstance(action, Bid):
        return spell_amount(action.amount // STEP, BID, STEPS, MORE)
    valued = VALUED.get(type(action))
    if valued is None:
        return (PLAIN[type(action)],)
    return (valued[0] + int(getattr(action, valued[1])),)


def action(said: Sequence[int], seat: Seat) -> Action:
    reader = Reader(NUMBERS, said)
    value = reader.next()
    made: Action
    if reader.range in ("bid", "more"):
        steps = 0
        while reader.range == "more":
            steps += STEPS
            value = reader.next("bid", "more")
        made = Bid(seat, (steps + value) * STEP)
    elif reader.range in VALUED_BY_NAME:
        made = VALUED_BY_NAME[reader.range](seat, value)  # type: ignore[call-arg]
    else:
        made = PLAIN_BY_NAME[reader.range](seat)
    reader.end()
    return made


def planes(options: Options) -> tuple[Plane, ...]:
    seats = options.seats
    by_city = "seat * cities + city: 1 for its"
    return (
        Plane("trains", seats * DOTS, "seat * dots + dot: 1 where its train is"),
        Plane("used tracks", seats * TRACKS, "seat * tracks + track: 1 if used in its trip"),
        Plane("home", seats * CITIES, f"{by_city} home"),
        Plane("origin", seats * CITIES, f"{by_city} city where the trip began"),
        Plane("destination", seats * CITIES, f"{by_city} destination"),
        Plane("alternative", seats * CITIES, f"{by_city} alternative destination, once declared"),
        Plane("owned", seats * RAILROADS, "seat * railroads + railroad: 1 if it owns it"),
        Plane("bank's", RAILROADS, "by railroad: 1 if the Bank has it"),
        Plane("governor's", RAILROADS, "by railroad: 1 if the Governor has it"),
        Plane("last railroad", seats * RAILROADS, "seat * railroads + railroad: 1 for the last one ridden in its trip"),
        Plane("established rate", seats, f"by seat: divided by {PLAYER_FEE_LATE}"),
        Plane("engine", seats * len(ENGINES), f"seat * {len(ENGINES)} + engine: 1 for its engine"),
        Plane("cash", seats, f"by seat: divided by {GOAL}; -1 if hidden"),
        Plane("speed cards", seats * len(CARDS), f"seat * {len(CARDS)} + value - 1: 1 if it is in hand"),
        Plane("card used", seats, "by seat: 1 if a speed card was played in this trip"),
        Plane("in game", seats, "by seat: 1 if it is not out"),
        Plane("declared", seats, "by seat: 1 if it has declared"),
        Plane("arrived", seats, "by seat: 1 if it was intercepted at its alternative"),
        Plane("first", seats, "by seat: 1 for the one that began"),
        Plane("mover", seats, "by seat: 1 for the one whose turn it is"),
        Plane("to move", seats, "by seat: 1 for the one that owes the decision"),
        Plane("stage", len(STAGES), f"1 for the decision that is awaited: {', '.join(STAGES)}"),
        Plane("stage after auction", len(STAGES), "1 for the stage that an auction interrupted, while there is one"),
        Plane("dice", 6, "three white dice and the bonus die, divided by 6; rolled; bonus due"),
        Plane("steps", 1, f"dots still to be ridden, divided by {LONGEST_ROLL}"),
        Plane("due", 2, f"what the turn owes to the Bank and to the Governor, divided by {INTERCEPTION}"),
        Plane("due to owners", seats, f"by seat: what the turn owes to it, divided by {INTERCEPTION}"),
        Plane("bills", seats, f"by seat: what it owes by unpaid bills, divided by {INTERCEPTION}"),
        Plane("bills of others", seats, f"by seat: what it is owed by unpaid bills, divided by {INTERCEPTION}"),
        Plane("auctioned", RAILROADS, "by railroad: 1 for the one that is auctioned"),
        Plane("seller", seats, "by seat: 1 for the one that auctions it"),
        Plane("bid", 1, f"the highest bid, divided by {GOAL}"),
        Plane("bidder", seats, "by seat: 1 for the highest bidder"),
        Plane("passed", seats, "by seat: 1 if it has left the auction"),
        Plane("winners", seats, "by seat: 1 if it has won"),
        Plane("moment", 3, "1 each: last round, fees raised, the turn ends once the bills are paid"),
        Plane("options", len(FLAGS), f"1 for each that is on: {', '.join(FLAGS)}"),
    )


def draw(view: View, sheet: Sheet) -> None:
    seats = round_from(view.seat or 0, len(view.cash))
    draw_trains(view, sheet, seats)
    draw_property(view, sheet, seats)
    draw_turn(view, sheet, seats)
    draw_auction(view, sheet, seats)
    sheet.flags("moment", [view.last_round, view.fees_raised, view.turn_ending])
    sheet.flags("options", [bool(getattr(view.options, name)) for name in FLAGS])


def draw_trains(view: View, sheet: Sheet, seats: list[int]) -> None:
    mark_each(sheet, "trains", [view.dot[seat] for seat in seats], DOTS)
    sheet.turn_to("used tracks")
    for step, seat in enumerate(seats):
        for track in view.used_tracks[seat]:
            sheet.mark(step * TRACKS + track)
    mark_each(sheet, "home", [view.home[seat] for seat in seats], CITIES)
    mark_each(sheet, "origin", [view.origin[seat] for seat in seats], CITIES)
    mark_each(sheet, "destination", [view.destination[seat] for seat in seats], CITIES)
    mark_each(sheet, "alternative", [view.alternative[seat] for seat in seats], CITIES)
    mark_each(sheet, "last railroad", [view.last_railroad[seat] for seat in seats], RAILROADS)
    sheet.row("established rate", [view.established_rate[seat] for seat in seats], PLAYER_FEE_LATE)


def mark_each(sheet: Sheet, plane: str, places: list[int], count: int) -> None:
    """Mark one of `count` places for each seat; below 0 none."""
    sheet.turn_to(plane)
    for step, place in enumerate(places):
        if place >= 0:
            sheet.mark(step * count + place)


def draw_property(view: View, sheet: Sheet, seats: list[int]) -> None:
    sheet.turn_to("owned")
    for railroad, owner in enumerate(view.owner):
        if owner >= 0:
            sheet.mark(seats.index(owner) * RAILROADS + railroad)
    sheet.flags("bank's", [owner == BANK for owner in view.owner])
    sheet.flags("governor's", [owner == GOVERNOR for owner in view.owner])
    mark_each(sheet, "engine", [view.engine[seat] for seat in seats], len(ENGINES))
    cash = [view.cash[seat] for seat in seats]
    sheet.row("cash", [-GOAL if each == HIDDEN else each for each in cash], GOAL)
    sheet.turn_to("speed cards")
    for step, seat in enumerate(seats):
        for place, card in enumerate(CARDS):
            if view.cards[seat] >> card & 1:
                sheet.mark(step * len(CARDS) + place)
    sheet.flags("card used", [view.card_used[seat] for seat in seats])
    sheet.flags("in game", [view.in_game[seat] for seat in seats])
    sheet.flags("declared", [view.declared[seat] for seat in seats])
    sheet.flags("arrived", [view.arrived[seat] for seat in seats])


def draw_turn(view: View, sheet: Sheet, seats: list[int]) -> None:
    sheet.flags("first", [seat == view.first for seat in seats])
    sheet.flags("mover", [seat == view.mover for seat in seats])
    sheet.flags("to move", [seat == view.actor for seat in seats])
    sheet.turn_to("stage")
    sheet.mark(STAGES.index(view.stage))
    dice = [*view.white, 0, 0, 0][:3]
    sheet.row("dice", [*dice, view.bonus, 6 * view.rolled, 6 * view.bonus_due], 6)
    sheet.row("steps", [view.steps], LONGEST_ROLL)
    sheet.row("due", [view.due_bank, view.due_governor], INTERCEPTION)
    sheet.row("due to owners", [view.due_owner[seat] for seat in seats], INTERCEPTION)
    owes, owed = [0] * len(seats), [0] * len(seats)
    for payer, parts, _ in view.bills:
        for payee, amount in parts:
            owes[seats.index(payer)] += amount
            if payee >= 0:
                owed[seats.index(payee)] += amount
    sheet.row("bills", owes, INTERCEPTION)
    sheet.row("bills of others", owed, INTERCEPTION)


def draw_auction(view: View, sheet: Sheet, seats: list[int]) -> None:
    if view.auctioned >= 0:
        sheet.turn_to("auctioned")
        sheet.mark(view.auctioned)
        sheet.flags("seller", [seat == view.seller for seat in seats])
        sheet.turn_to("stage after auction")
        sheet.mark(view.stage_after_auction)
        sheet.row("bid", [view.bid], GOAL)
        sheet.flags("bidder", [seat == view.bidder for seat in seats])
        sheet.flags("passed", [bool(view.auction_passed >> seat & 1) for seat in seats])
    sheet.flags("winners", [seat in view.winners for seat in seats])


def legal_numbers(state: State, seat: Seat) -> list[int] | None:
    """Return the numbers of all rides, which are most of what is offered; None where others are."""
    if state.stage != RIDE_STAGE:
        return None
    near = state.board.incident[state.dot[seat]]
    return [RIDE + near[i] for i in range(0, len(near), 2) if may_ride(state, seat, near[i])]


def fill(move: Move, number: int) -> bool:
    if number >= RIDE_STOP:
        return False
    move.kind = moves.RIDE
    move.segment = number
    return True


TENSOR: Final = Tensor(
    numbers=NUMBERS,
    spell=spell,
    action=action,
    planes=planes,
    draw=draw,
    quick=Quick(legal=legal_numbers, fill=fill),
)
