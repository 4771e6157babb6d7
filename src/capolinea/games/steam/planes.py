"""Views of Steam as vectors. Planes by hex follow the hexes of the map of the match, in its order."""

from collections.abc import Sequence
from typing import Final

from capolinea.games.steam.board import load_board
from capolinea.games.steam.meta import Options
from capolinea.games.steam.pieces import GOODS, GROWTH_MARKERS, MOST_INCOME, MOST_LEVEL, NEW_CITIES, TILES
from capolinea.games.steam.state import COLOUR_COUNT, STAGES
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.view import View
from capolinea.kit.numbering import Plane, Sheet, round_from

PAIRS: Final = tuple([(one, two) for one in range(6) for two in range(one + 1, 6)])
TILE_COUNT: Final = 1 + len(TILES)
#: Divisors of values that have no bound of their own.
CASH: Final = 50
POINTS: Final = 50
CUBES: Final = 4
TAKEN_BACK: Final = 4


def planes(options: Options) -> tuple[Plane, ...]:
    board, seats = load_board(options), options.seats
    exits = 6 * board.size
    by_exit = "hex * 6 + side: 1 if"
    return (
        Plane("hills", board.size, "by hex: 1 for a hill"),
        Plane("rivers", board.size, "by hex: 1 for a river"),
        Plane("open sides", exits, f"{by_exit} track may cross the side"),
        Plane("towns", board.size, "by hex: 1 for a town"),
        Plane("cities", COLOUR_COUNT * board.size, "colour * hexes + hex: 1 for a city of this colour"),
        Plane("grown", board.size, "by hex: 1 for a growth marker or a new city"),
        Plane("goods", COLOUR_COUNT * board.size, f"colour * hexes + hex: goods there, divided by {CUBES}"),
        Plane("track", exits, f"{by_exit} track leads to the side"),
        Plane("joined", len(PAIRS) * board.size, "pair of sides * hexes + hex: 1 if track joins the sides"),
        Plane("town tiles", board.size, "by hex: 1 if the tile is one for towns"),
        Plane("piece", board.size, "by hex: 1 + the kind of piece on it, divided by the number of kinds"),
        Plane("own links", exits, f"{by_exit} the track there is the seat's"),
        Plane("others' links", exits, f"{by_exit} the track there is another player's"),
        Plane("extended", exits, f"{by_exit} an incomplete link begins there that this building has extended"),
        Plane("loose", exits, f"{by_exit} it is an exit of loose track"),
        Plane("taken back", board.size, f"by hex: tiles taken back in this building, divided by {TAKEN_BACK}"),
        Plane("delivery", exits, f"{by_exit} a link of the delivery leaves its place there"),
        Plane("pieces left", len(TILE_SET.kinds), "by kind of piece: the share that is left"),
        Plane("supply", board.spaces * COLOUR_COUNT, f"space * colours + colour: goods, divided by {CUBES}"),
        Plane("bag", COLOUR_COUNT, "by colour: the share of the goods that is in the bag"),
        Plane("new cities", COLOUR_COUNT, "by colour: the share that is left"),
        Plane("markers", 1, "the share of the growth markers that is left"),
        Plane("order", seats, "by seat: 1 for the first in turn order, less for each place after it; 0 if out"),
        Plane(
            "queue", seats, "by seat: 1 for the next to act in this phase, less for each after it; 0 if it has acted"
        ),
        Plane("alive", seats, "by seat: 1 if it is not bankrupt"),
        Plane("cash", seats, f"by seat: divided by {CASH}"),
        Plane("income", seats, f"by seat: divided by {MOST_INCOME}"),
        Plane("points", seats, f"by seat: divided by {POINTS}"),
        Plane("level", seats, f"by seat: of the locomotive, divided by {MOST_LEVEL}"),
        Plane("tile", seats * TILE_COUNT, f"seat * {TILE_COUNT} + action tile: 1 for the one it has; 0 for none"),
        Plane("taken", seats, "by seat: 1 if the tile was taken in this turn"),
        Plane("passing", seats, "by seat: 1 if the tile was taken to pass"),
        Plane("improved", seats, "by seat: 1 if it has improved its locomotive while moving goods"),
        Plane("bids", seats, f"by seat: its last bid, divided by {CASH}"),
        Plane("bid", 1, f"the highest bid, divided by {CASH}"),
        Plane("bidder", seats, "by seat: 1 for the highest bidder"),
        Plane("out", seats, "by seat: 1 if it is out of the auction"),
        Plane("opener", seats, "by seat: 1 for the one that opened the auction"),
        Plane("places", seats, "by seat: 1 for the first that got a place in the auction, less for each after it"),
        Plane("free pass", seats, "by seat: 1 if it may pass once and stay in"),
        Plane("points due", seats, f"by seat: points it has to put down, divided by {MOST_LEVEL}"),
        Plane("to move", seats, "by seat: 1 for the one that owes the decision"),
        Plane("stage", len(STAGES), f"1 for the decision that is awaited: {', '.join(STAGES)}"),
        Plane("pending tile", TILE_COUNT, "1 for the action tile that still has to be carried out"),
        Plane("turn", 4, f"share of the turns begun; round of goods, divided by 2; tiles left, by 4; spent, by {CASH}"),
        Plane("options", 3, "1 each: standard game, random_order, gentle_capital"),
    )


def draw(view: View, sheet: Sheet) -> None:
    seats = round_from(view.seat or 0, len(view.cash))
    draw_ground(view, sheet)
    draw_track(view, sheet)
    draw_supplies(view, sheet)
    draw_seats(view, sheet, seats)
    draw_auction(view, sheet, seats)
    sheet.flags("to move", [seat == view.actor for seat in seats])
    sheet.turn_to("stage")
    sheet.mark(STAGES.index(view.stage))
    sheet.turn_to("pending tile")
    sheet.mark(view.pending_tile)
    sheet.row("turn", [view.turn / view.last_turn, view.round / 2, view.tiles_left / 4, view.spent / CASH], 1)
    options = view.options
    sheet.flags("options", [options.game == "standard", options.random_order, options.gentle_capital])


def draw_still(options: Options, sheet: Sheet) -> None:
    """Draw what never changes on a map."""
    board = load_board(options)
    sheet.flags("hills", [bool(cost) for cost in board.hill_cost])
    sheet.flags("rivers", [bool(cost) for cost in board.river_cost])
    sheet.flags("open sides", [exit >= 0 for exit in board.across])


def draw_ground(view: View, sheet: Sheet) -> None:
    board = load_board(view.options)
    sheet.turn_to("towns")
    for place, colour in enumerate(view.colour):
        if colour < 0:
            sheet.mark(board.place_hex[place])
    sheet.turn_to("cities")
    for place, colour in enumerate(view.colour):
        if colour >= 0:
            sheet.mark(colour * board.size + board.place_hex[place])
    sheet.turn_to("grown")
    for place, grown in enumerate(view.grown):
        if grown:
            sheet.mark(board.place_hex[place])
    sheet.turn_to("goods")
    for spot, count in enumerate(view.goods):
        if count:
            sheet.put(spot % COLOUR_COUNT * board.size + board.place_hex[spot // COLOUR_COUNT], count / CUBES)


def draw_track(view: View, sheet: Sheet) -> None:
    size = len(view.pose)
    laid = [(hex, pose) for hex, pose in enumerate(view.pose) if pose >= 0]
    sheet.turn_to("track")
    for hex, pose in laid:
        for side in TILE_SET.exits[pose]:
            sheet.mark(hex * 6 + side)
    sheet.turn_to("joined")
    for hex, pose in laid:
        for one, two in TILE_SET.tracks[pose]:
            sheet.mark(PAIRS.index((min(one, two), max(one, two))) * size + hex)
    sheet.turn_to("town tiles")
    for hex, pose in laid:
        if TILE_SET.is_town[pose]:
            sheet.mark(hex)
    sheet.row("piece", [1 + kind for kind in view.piece], len(TILE_SET.kinds))
    me = view.seat or 0
    sheet.flags("own links", [owner == me for owner in view.owner])
    sheet.flags("others' links", [owner >= 0 and owner != me for owner in view.owner])
    for plane, exits in (("extended", view.extended_ends), ("loose", view.loose), ("delivery", view.delivery)):
        sheet.turn_to(plane)
        for exit in set(exits):
            sheet.mark(exit)
    counts = [0] * size
    for tile in view.taken_back:
        counts[tile // TILE_SET.pose_count] += 1
    sheet.row("taken back", counts, TAKEN_BACK)


def draw_supplies(view: View, sheet: Sheet) -> None:
    sheet.row("pieces left", [left / full for left, full in zip(view.left, TILE_SET.count, strict=True)], 1)
    sheet.row("supply", view.supply, CUBES)
    sheet.row("bag", [left / full for left, full in zip(view.bag, GOODS, strict=True)], 1)
    sheet.row("new cities", [left / full for left, full in zip(view.new_cities, NEW_CITIES, strict=True)], 1)
    sheet.row("markers", [view.markers], GROWTH_MARKERS)


def ranks(listed: Sequence[int], seats: list[int]) -> list[float]:
    """Return by seat: 1 for the first of `listed`, less for each after it, 0 for those who are not listed."""
    count = len(seats)
    return [(count - listed.index(seat)) / count if seat in listed else 0.0 for seat in seats]


def draw_seats(view: View, sheet: Sheet, seats: list[int]) -> None:
    sheet.row("order", ranks(view.order, seats), 1)
    sheet.row("queue", ranks(view.queue, seats), 1)
    sheet.flags("alive", [view.alive[seat] for seat in seats])
    sheet.row("cash", [view.cash[seat] for seat in seats], CASH)
    sheet.row("income", [view.income[seat] for seat in seats], MOST_INCOME)
    sheet.row("points", [view.points[seat] for seat in seats], POINTS)
    sheet.row("level", [view.level[seat] for seat in seats], MOST_LEVEL)
    sheet.turn_to("tile")
    for step, seat in enumerate(seats):
        sheet.mark(step * TILE_COUNT + view.tile[seat])
    sheet.flags("taken", [view.taken[seat] for seat in seats])
    sheet.flags("passing", [view.passing[seat] for seat in seats])
    sheet.flags("improved", [view.improved[seat] for seat in seats])
    due = dict(view.points_due)
    sheet.row("points due", [due.get(seat, 0) for seat in seats], MOST_LEVEL)


def draw_auction(view: View, sheet: Sheet, seats: list[int]) -> None:
    sheet.row("bids", [view.bids[seat] for seat in seats], CASH)
    sheet.row("bid", [view.bid], CASH)
    sheet.flags("bidder", [seat == view.bidder for seat in seats])
    sheet.flags("out", [bool(view.out >> seat & 1) for seat in seats])
    sheet.flags("opener", [seat == view.opener for seat in seats])
    sheet.row("places", ranks(view.places, seats), 1)
    sheet.flags("free pass", [seat == view.free_pass for seat in seats])
