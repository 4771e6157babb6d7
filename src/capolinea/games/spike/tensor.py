"""Spike for learning programs: actions as numbers, views as vectors."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.games.spike.actions import (
    Build,
    ChooseSides,
    Deliver,
    Draw,
    Extra,
    GiveCard,
    Improve,
    KeepRoute,
    Load,
    PlaceLocomotive,
    Ride,
    Start,
    Stop,
    Take,
)
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.meta import Options
from capolinea.games.spike.pieces import (
    CARDS_PER_COLOUR,
    COLOURS,
    GOODS,
    IDLE_TURNS,
    LAST_ROUND,
    OPEN,
    PARTS,
    ROUTES,
    SIDES,
    TIME_CARDS,
    TRACKS,
)
from capolinea.games.spike.state import STAGES
from capolinea.games.spike.view import View
from capolinea.kit.numbering import Numbers, Plane, Reader, Sheet, round_from
from capolinea.research import Tensor

GOOD_COUNT: Final = len(GOODS)
COLOUR_COUNT: Final = len(COLOURS)
CONTRACTS: Final = len(BOARD.contract_good)
#: Two players have most contracts, one for every second good.
SIDE_CHOICES: Final = SIDES ** (GOOD_COUNT // 2 + 1)
FLAGS: Final = ("advanced", "shared_lines", "mixed_wilds")
#: Divisors of values that have no bound of their own.
MONEY: Final = 50
HAND: Final = 20
DECK: Final = CARDS_PER_COLOUR * COLOUR_COUNT

NUMBERS: Final = Numbers(
    ("build", BOARD.spaces, "build: lay a track on this space; the spaces follow from the network to the new city"),
    ("pay", COLOUR_COUNT * CARDS_PER_COLOUR, "after the spaces of a build: colour * 10 + count - 1, colours ascending"),
    ("last pay", COLOUR_COUNT * CARDS_PER_COLOUR, "the same for the last colour, which completes the build"),
    ("ride", BOARD.places, "ride to this city or space"),
    ("start", BOARD.places, "start to this space"),
    ("extra", BOARD.places, "move one more space, to this city or space"),
    ("place", BOARD.cities, "put the locomotive in this city"),
    ("sides", SIDE_CHOICES, "choose sides: a 1, then a bit for each contract, as a binary number"),
    ("give", COLOUR_COUNT, "give a card of this colour"),
    ("keep", ROUTES, "keep this route card"),
    ("load", 1 + GOOD_COUNT, "load the city's good: 0 into a free car, otherwise unload good - 1 for it"),
    ("deliver", GOOD_COUNT, "deliver this good"),
    ("take", COLOUR_COUNT, "take an open card of this colour"),
    ("improve", len(PARTS), f"improve {', '.join(PARTS)}"),
    ("draw", 1, "draw the top card"),
    ("stop", 1, "stop"),
)
BUILD: Final = NUMBERS.first("build")
PAY: Final = NUMBERS.first("pay")
LAST_PAY: Final = NUMBERS.first("last pay")
SIDES_FIRST: Final = NUMBERS.first("sides")
LOAD: Final = NUMBERS.first("load")
DRAW: Final = NUMBERS.first("draw")
STOP: Final = NUMBERS.first("stop")
#: Actions that one value describes: the range of each.
VALUED: Final[dict[type[Action], tuple[int, str]]] = {
    Ride: (NUMBERS.first("ride"), "place"),
    Start: (NUMBERS.first("start"), "place"),
    Extra: (NUMBERS.first("extra"), "place"),
    PlaceLocomotive: (NUMBERS.first("place"), "city"),
    GiveCard: (NUMBERS.first("give"), "colour"),
    KeepRoute: (NUMBERS.first("keep"), "route"),
    Deliver: (NUMBERS.first("deliver"), "good"),
    Take: (NUMBERS.first("take"), "colour"),
    Improve: (NUMBERS.first("improve"), "part"),
}
VALUED_BY_NAME: Final = {NUMBERS.range_of(first).name: made for made, (first, _) in VALUED.items()}


def spell(action: Action) -> tuple[int, ...]:
    if isinstance(action, Build):
        paid = [colour * CARDS_PER_COLOUR + count - 1 for colour, count in enumerate(action.cards) if count]
        return (
            *[BUILD + space for space in action.spaces],
            *[PAY + each for each in paid[:-1]],
            LAST_PAY + paid[-1],
        )
    if isinstance(action, ChooseSides):
        bits = 1
        for side in action.sides:
            bits = bits * SIDES + side
        return (SIDES_FIRST + bits,)
    if isinstance(action, Load):
        return (LOAD + 1 + action.unload,)
    valued = VALUED.get(type(action))
    if valued is not None:
        return (valued[0] + int(getattr(action, valued[1])),)
    return (DRAW if isinstance(action, Draw) else STOP,)


def action(said: Sequence[int], seat: Seat) -> Action:
    reader = Reader(NUMBERS, said)
    value = reader.next("build", "ride", "start", "extra", "sides", "load", "draw", "stop", *VALUED_BY_NAME)
    made: Action
    if reader.range == "build":
        made = read_build(reader, value, seat)
    elif reader.range == "sides":
        made = ChooseSides(seat, tuple([int(digit) for digit in f"{value:b}"[1:]]))
    elif reader.range == "load":
        made = Load(seat, value - 1)
    elif reader.range in VALUED_BY_NAME:
        made = VALUED_BY_NAME[reader.range](seat, value)  # type: ignore[call-arg]
    else:
        made = Draw(seat) if reader.range == "draw" else Stop(seat)
    reader.end()
    return made


def read_build(reader: Reader, first: int, seat: Seat) -> Action:
    """Return the build that begins with the space `first`."""
    spaces, cards = [first], [0] * COLOUR_COUNT
    value = reader.next("build", "pay", "last pay")
    while reader.range == "build":
        spaces.append(value)
        value = reader.next("build", "pay", "last pay")
    while reader.range == "pay":
        cards[value // CARDS_PER_COLOUR] = value % CARDS_PER_COLOUR + 1
        value = reader.next("pay", "last pay")
    cards[value // CARDS_PER_COLOUR] = value % CARDS_PER_COLOUR + 1
    return Build(seat, tuple(spaces), tuple(cards))


def planes(options: Options) -> tuple[Plane, ...]:
    seats = options.seats
    return (
        Plane("tracks", seats * BOARD.spaces, "seat * spaces + space: 1 if it has a track there"),
        Plane("networks", seats * BOARD.nodes, "seat * nodes + node: 1 if its network contains it"),
        Plane("trains", seats * BOARD.places, "seat * places + place: 1 where its train is"),
        Plane("entered by", BOARD.nodes, "by node: 1 for the one by which the train entered its space in this move"),
        Plane("holder", seats * GOOD_COUNT, "seat * goods + good: 1 if it has the good's contract"),
        Plane("contracts", CONTRACTS, "by contract card: 1 if it is in the game"),
        Plane("sides", SIDES * GOOD_COUNT, "side * goods + good: 1 for the side that counts, if the seat may know it"),
        Plane("tokens", 3 * GOOD_COUNT, "state * goods + good: 1 if it waits, is aboard, is delivered"),
        Plane("aboard", seats * GOOD_COUNT, "seat * goods + good: 1 if it is on its train"),
        Plane("delivered to", GOOD_COUNT * BOARD.cities, "good * cities + city: 1 if it was delivered there"),
        Plane("market", GOOD_COUNT * GOOD_COUNT, "place * goods + good: 1 if the good is at this place of the market"),
        Plane("own hand", COLOUR_COUNT, f"by colour: the seat's cards, divided by {CARDS_PER_COLOUR}"),
        Plane("known cards", seats * COLOUR_COUNT, f"seat * colours + colour: divided by {CARDS_PER_COLOUR}"),
        Plane("hand sizes", seats, f"by seat: cards in hand, divided by {HAND}"),
        Plane("open cards", OPEN * COLOUR_COUNT, "slot * colours + colour: 1 for the card in this slot"),
        Plane("discards", COLOUR_COUNT, f"by colour: divided by {CARDS_PER_COLOUR}"),
        Plane("deck", 3, f"cards in the deck and above the time cards, divided by {DECK}; time cards, by {TIME_CARDS}"),
        Plane("own routes", ROUTES, "by route card: 1 for those dealt to the seat"),
        Plane("routes kept", seats * ROUTES, "seat * routes + route: 1 for the card kept, if the seat may know it"),
        Plane("has kept", seats, "by seat: 1 if it has kept a route card"),
        Plane("has chosen", seats, "by seat: 1 if it has chosen its sides"),
        Plane("level", seats * len(PARTS), f"seat * {len(PARTS)} + part: improvements, divided by 2"),
        Plane("money", seats, f"by seat: divided by {MONEY}"),
        Plane("from market", seats, f"by seat: divided by {MONEY}"),
        Plane("from contracts", seats, f"by seat: divided by {MONEY}"),
        Plane("spent", seats, f"by seat: divided by {MONEY}"),
        Plane("tracks left", seats, f"by seat: divided by {TRACKS}"),
        Plane("first", seats, "by seat: 1 for the first player"),
        Plane("finisher", seats, "by seat: 1 for the one that began the last turns"),
        Plane("to move", seats, "by seat: 1 for the actor"),
        Plane("stage", len(STAGES), f"1 for the decision that is awaited: {', '.join(STAGES)}"),
        Plane(
            "turn",
            7,
            f"round, divided by {LAST_ROUND}; idle turns, by {IDLE_TURNS} for each seat; last turns left, by the seats;"
            " steps left, by 4; cards drawn, by 2; arrived; something happened",
        ),
        Plane("options", len(FLAGS), f"1 for each that is on: {', '.join(FLAGS)}"),
    )


def draw(view: View, sheet: Sheet) -> None:
    seats = round_from(view.seat or 0, len(view.money))
    draw_map(view, sheet, seats)
    draw_goods(view, sheet, seats)
    draw_cards(view, sheet, seats)
    draw_seats(view, sheet, seats)
    sheet.turn_to("stage")
    sheet.mark(STAGES.index(view.stage))
    count = len(seats)
    turn = [view.round / LAST_ROUND, view.idle / (IDLE_TURNS * count), max(0, view.turns_left) / count]
    turn += [view.steps / 4, view.drawn / 2, float(view.arrived), float(view.something_happened)]
    sheet.row("turn", turn, 1)
    sheet.flags("options", [bool(getattr(view.options, name)) for name in FLAGS])


def draw_map(view: View, sheet: Sheet, seats: list[int]) -> None:
    mark_all(sheet, "tracks", [view.own_spaces[seat] for seat in seats], BOARD.spaces)
    mark_all(sheet, "networks", [view.network_nodes[seat] for seat in seats], BOARD.nodes)
    mark_all(sheet, "trains", [(view.train_place[seat],) for seat in seats], BOARD.places)
    sheet.turn_to("entered by")
    sheet.mark(view.entered_by)


def mark_all(sheet: Sheet, plane: str, rows: Sequence[Sequence[int]], count: int) -> None:
    """Mark the places of each row, which are below `count`; below 0 stands for none."""
    sheet.turn_to(plane)
    for row, places in enumerate(rows):
        for place in places:
            if place >= 0:
                sheet.mark(row * count + place)


def draw_goods(view: View, sheet: Sheet, seats: list[int]) -> None:
    sheet.turn_to("holder")
    for good, holder in enumerate(view.holder):
        if holder >= 0:
            sheet.mark(seats.index(holder) * GOOD_COUNT + good)
    sheet.turn_to("contracts")
    for card in view.contract:
        sheet.mark(card)
    for plane, values in (("sides", view.side), ("tokens", view.token)):
        sheet.turn_to(plane)
        for good, value in enumerate(values):
            if value >= 0:
                sheet.mark(value * GOOD_COUNT + good)
    mark_all(sheet, "aboard", [view.aboard[seat] for seat in seats], GOOD_COUNT)
    mark_all(sheet, "delivered to", [(city,) for city in view.delivered_to], BOARD.cities)
    mark_all(sheet, "market", [(good,) for good in view.market], GOOD_COUNT)


def draw_cards(view: View, sheet: Sheet, seats: list[int]) -> None:
    sheet.row("own hand", view.hand, CARDS_PER_COLOUR)
    known = [count for seat in seats for count in view.known_cards[seat]]
    sheet.row("known cards", known, CARDS_PER_COLOUR)
    sheet.row("hand sizes", [view.hand_sizes[seat] for seat in seats], HAND)
    mark_all(sheet, "open cards", [(colour,) for colour in view.open], COLOUR_COUNT)
    sheet.row("discards", view.discards, CARDS_PER_COLOUR)
    above = max(0, view.cards_above_time)
    sheet.row("deck", [view.deck_size / DECK, above / DECK, view.time_cards / TIME_CARDS], 1)
    sheet.turn_to("own routes")
    for route in view.routes:
        sheet.mark(route)
    mark_all(sheet, "routes kept", [(view.route[seat],) for seat in seats], ROUTES)
    sheet.flags("has kept", [view.has_kept[seat] for seat in seats])
    sheet.flags("has chosen", [view.has_chosen[seat] for seat in seats])


def draw_seats(view: View, sheet: Sheet, seats: list[int]) -> None:
    sheet.row("level", [steps for seat in seats for steps in view.level[seat]], 2)
    sheet.row("money", [view.money[seat] for seat in seats], MONEY)
    sheet.row("from market", [view.from_market[seat] for seat in seats], MONEY)
    sheet.row("from contracts", [view.from_contracts[seat] for seat in seats], MONEY)
    sheet.row("spent", [view.spent[seat] for seat in seats], MONEY)
    sheet.row("tracks left", [view.tracks[seat] for seat in seats], TRACKS)
    sheet.flags("first", [seat == view.first for seat in seats])
    sheet.flags("finisher", [seat == view.finisher for seat in seats])
    sheet.flags("to move", [seat == view.actor for seat in seats])


TENSOR: Final = Tensor(numbers=NUMBERS, spell=spell, action=action, planes=planes, draw=draw)
