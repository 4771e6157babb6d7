"""TransAmerica for learning programs: points, lines, coloured lines and stopping as one list of numbers."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.games.transamerica import moves
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.meta import Options
from capolinea.games.transamerica.moves import Move
from capolinea.games.transamerica.phases.build import buildable, offer_stop, refuse_coloured
from capolinea.games.transamerica.pieces import COLOURED_RAILS, TURN_BUDGET
from capolinea.games.transamerica.state import STAGES, START, State
from capolinea.games.transamerica.view import View
from capolinea.kit.numbering import Numbers, Plane, Reader, Sheet, round_from
from capolinea.research import Quick, Tensor

POINTS: Final = BOARD.graph.points
LINES: Final = BOARD.graph.lines
CITIES: Final = len(BOARD.city_names)

#: Scores go down from the start of the track and rarely lose more than twice its length.
DEEPEST: Final = 4 * BOARD.start_points

NUMBERS: Final = Numbers(
    ("start", POINTS, "put the start marker on this point"),
    ("rail", LINES, "lay a rail on this line"),
    ("coloured rail", LINES, "lay a rail of the seat's colour on this line (vexation)"),
    ("stop", 1, "end the turn without a second rail"),
)
RAIL: Final = NUMBERS.first("rail")
COLOURED: Final = NUMBERS.first("coloured rail")
STOP: Final = NUMBERS.first("stop")


def spell(action: Action) -> tuple[int, ...]:
    if isinstance(action, PlaceStart):
        return (action.point,)
    if isinstance(action, LayRail):
        return ((COLOURED if action.coloured else RAIL) + action.line,)
    assert isinstance(action, Stop)
    return (STOP,)


def action(said: Sequence[int], seat: Seat) -> Action:
    reader = Reader(NUMBERS, said)
    value = reader.next()
    reader.end()
    if reader.range == "start":
        return PlaceStart(seat, value)
    if reader.range == "stop":
        return Stop(seat)
    return LayRail(seat, value, reader.range == "coloured rail")


def planes(options: Options) -> tuple[Plane, ...]:
    seats = options.seats
    return (
        Plane("rails", 3 * LINES, "kind * lines + line: 1 for a rail that is common, the seat's, another's"),
        Plane("own marker", POINTS, "by point: 1 where the seat's marker is"),
        Plane("others' markers", POINTS, "by point: 1 where another marker is"),
        Plane("own cities", CITIES, "by city: 1 for those of the seat's hand"),
        Plane("marker placed", seats, "by seat: 1 once its marker is placed"),
        Plane("scores", seats, f"by seat: its place on the track, divided by {DEEPEST}"),
        Plane("coloured left", seats, "by seat: the share of its coloured rails that is left"),
        Plane("to move", seats, "by seat: 1 for the one that owes the decision"),
        Plane("spent", 1, f"what the rails of this turn have cost, divided by {TURN_BUDGET}"),
        Plane("barrier", 1, "where the barrier is, divided by the start of the track"),
        Plane("stage", len(STAGES), f"1 for the decision that is awaited: {', '.join(STAGES)}"),
        Plane("vexation", 1, "1 if coloured rails are played with"),
    )


def draw(view: View, sheet: Sheet) -> None:
    me = view.seat or 0
    seats = round_from(me, len(view.scores))
    sheet.turn_to("rails")
    for line, owner in zip(view.rails, view.owners, strict=True):
        sheet.mark(line if owner < 0 else LINES + line if owner == me else 2 * LINES + line)
    sheet.turn_to("own marker")
    sheet.mark(view.markers[me])
    sheet.turn_to("others' markers")
    for seat in seats[1:]:
        sheet.mark(view.markers[seat])
    sheet.turn_to("own cities")
    for city in view.hand:
        sheet.mark(city)
    sheet.flags("marker placed", [view.markers[seat] >= 0 for seat in seats])
    sheet.row("scores", [view.scores[seat] for seat in seats], DEEPEST)
    sheet.row("coloured left", [view.coloured_left[seat] for seat in seats], COLOURED_RAILS)
    sheet.flags("to move", [seat == view.actor for seat in seats])
    sheet.row("spent", [view.cost_this_turn], TURN_BUDGET)
    sheet.row("barrier", [view.barrier], BOARD.start_points)
    sheet.turn_to("stage")
    sheet.mark(STAGES.index(view.stage))
    sheet.flags("vexation", [view.vexation])


def legal_numbers(state: State, seat: Seat) -> list[int]:
    """Return the numbers of all offers; what is legal is asked of the functions that make them."""
    if state.stage == START:
        return [point for point in range(POINTS) if point not in state.markers]
    lines = buildable(state, seat)
    found = [RAIL + line for line in lines]
    if state.vexation and state.coloured_left[seat] > 0:
        found += [COLOURED + line for line in lines if refuse_coloured(state, LayRail(seat, line, True)) is None]
    if offer_stop(state, seat):
        found.append(STOP)
    return found


def fill(move: Move, number: int) -> bool:
    if number < RAIL:
        move.kind = moves.PLACE_START
        move.point = number
    elif number < STOP:
        move.kind = moves.LAY_RAIL
        move.coloured = number >= COLOURED
        move.line = number - (COLOURED if move.coloured else RAIL)
        move.hint = moves.UNKNOWN
    else:
        move.kind = moves.STOP
    return True


TENSOR: Final = Tensor(
    numbers=NUMBERS,
    spell=spell,
    action=action,
    planes=planes,
    draw=draw,
    one_number=True,
    quick=Quick(legal=legal_numbers, fill=fill),
)
