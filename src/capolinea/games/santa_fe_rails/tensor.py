"""Santa Fe Rails for learning programs: actions as numbers, views as vectors."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.games.santa_fe_rails import moves
from capolinea.games.santa_fe_rails.actions import (
    BeginBranch,
    BuyBranch,
    Choose,
    Decline,
    Done,
    DrawCity,
    EndGame,
    Exchange,
    LayRail,
    Pass,
    PlaceCounter,
    PutOff,
    Take,
)
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.moves import Move
from capolinea.games.santa_fe_rails.phases.laying import (
    is_lay,
    offer_branches,
    offer_end_game,
    offer_pass,
    offer_put_off,
)
from capolinea.games.santa_fe_rails.pieces import BOOMTOWNS, BRANCHES, DOUBLE, HAND, NOTHING, SPECIALS
from capolinea.games.santa_fe_rails.state import STAGES, State
from capolinea.games.santa_fe_rails.tracks import extension_arcs, rail_cost
from capolinea.games.santa_fe_rails.view import View
from capolinea.kit.numbering import Numbers, Plane, Reader, Sheet, round_from
from capolinea.research import Quick, Tensor

TOWNS: Final = BOARD.towns
RAILROADS: Final = BOARD.railroads
MAJORS: Final = BOARD.majors
ARCS: Final = BOARD.arcs
VALUES: Final = tuple(BOARD.counter_values)
SPECIAL_COUNT: Final = len(SPECIALS)
#: City cards by their town, then the special cards, then none.
CARDS: Final = TOWNS + SPECIAL_COUNT + 1
#: Divisors of values that have no bound of their own.
MONEY: Final = 40
TURNS: Final = 40

NUMBERS: Final = Numbers(
    ("rail", RAILROADS * ARCS, f"lay a rail: railroad * {ARCS} + arc"),
    ("branch", MAJORS * ARCS, f"begin a branch line: major * {ARCS} + arc"),
    ("choose", TOWNS + SPECIAL_COUNT, "choose a card: a town, or then double turn, triple turn, four in one, boomtown"),
    ("take", SPECIAL_COUNT, "take a special card from the display"),
    ("buy branch", MAJORS, "buy a branch-line card of this major"),
    ("counter", TOWNS * len(VALUES), f"put a counter on a town: town * {len(VALUES)} + place of its value"),
    ("exchange", TOWNS, "discard this city card, and at least one more, which follows"),
    ("last exchange", TOWNS, "discard this city card, and no more: draw as many as were discarded"),
    ("draw", 1, "draw a city card"),
    ("decline", 1, "stop drawing"),
    ("done", 1, "lay, or place, no more"),
    ("put off", 1, "postpone the rails of the four-in-one"),
    ("pass", 1, "lay nothing (terrain)"),
    ("end", 1, "end the game"),
)
RAIL: Final = NUMBERS.first("rail")
BRANCH: Final = NUMBERS.first("branch")
CHOOSE: Final = NUMBERS.first("choose")
TAKE: Final = NUMBERS.first("take")
BUY: Final = NUMBERS.first("buy branch")
COUNTER: Final = NUMBERS.first("counter")
EXCHANGE: Final = NUMBERS.first("exchange")
LAST_EXCHANGE: Final = NUMBERS.first("last exchange")
PLAIN: Final = {
    DrawCity: NUMBERS.first("draw"),
    Decline: NUMBERS.first("decline"),
    Done: NUMBERS.first("done"),
    PutOff: NUMBERS.first("put off"),
    Pass: NUMBERS.first("pass"),
    EndGame: NUMBERS.first("end"),
}
PLAIN_BY_NAME: Final = {NUMBERS.range_of(number).name: action for action, number in PLAIN.items()}


def card_place(card: int) -> int:
    """Return the place of a card in planes: its town, or one after the towns; below 0 for none or a hidden one."""
    if card < TOWNS:
        return card
    return TOWNS + card - DOUBLE if card <= NOTHING else -1


def spell(action: Action) -> tuple[int, ...]:
    if isinstance(action, LayRail):
        return (RAIL + action.railroad * ARCS + action.way,)
    if isinstance(action, BeginBranch):
        return (BRANCH + action.railroad * ARCS + action.way,)
    if isinstance(action, Choose):
        return (CHOOSE + card_place(action.card),)
    if isinstance(action, Take):
        return (TAKE + action.card - DOUBLE,)
    if isinstance(action, BuyBranch):
        return (BUY + action.railroad,)
    if isinstance(action, PlaceCounter):
        return (COUNTER + action.city * len(VALUES) + VALUES.index(action.value),)
    if isinstance(action, Exchange):
        given = action.cities
        return (*[EXCHANGE + town for town in given[:-1]], LAST_EXCHANGE + given[-1])
    return (PLAIN[type(action)],)


def action(said: Sequence[int], seat: Seat) -> Action:
    reader = Reader(NUMBERS, said)
    value = reader.next()
    made = read_first(reader, value, seat)
    reader.end()
    return made


def read_first(reader: Reader, value: int, seat: Seat) -> Action:
    """Return the action that begins with `value`, read by `reader`."""
    name = reader.range
    if name == "rail":
        return LayRail(seat, *divmod(value, ARCS))
    if name == "branch":
        return BeginBranch(seat, *divmod(value, ARCS))
    if name == "choose":
        return Choose(seat, value if value < TOWNS else DOUBLE + value - TOWNS)
    if name == "take":
        return Take(seat, DOUBLE + value)
    if name == "buy branch":
        return BuyBranch(seat, value)
    if name == "counter":
        return PlaceCounter(seat, value // len(VALUES), VALUES[value % len(VALUES)])
    if name in ("exchange", "last exchange"):
        given = [value]
        while reader.range == "exchange":
            given.append(reader.next("exchange", "last exchange"))
        return Exchange(seat, tuple(given))
    return PLAIN_BY_NAME[name](seat)


def planes(options: Options) -> tuple[Plane, ...]:
    seats = options.seats
    by_railroad = "railroad * towns + town"
    return (
        Plane("laid", ARCS, "by arc: the share of its line that has rails laid along it"),
        Plane("line of major", MAJORS * BOARD.lines, "major * lines + line: 1 if it has laid a rail there"),
        Plane("line of short line", BOARD.lines, "by line: 1 if a short line has laid a rail there"),
        Plane("connected", RAILROADS * TOWNS, f"{by_railroad}: 1 if the town is connected"),
        Plane("ends in towns", RAILROADS * TOWNS, f"{by_railroad}: 1 if a track ends there"),
        Plane("ends in lines", ARCS, "by arc: 1 if a track ends in the middle of it"),
        Plane("rails left", RAILROADS, "by railroad: the share of its rails that is left"),
        Plane("available", RAILROADS, "by railroad: 1 if it may be built"),
        Plane("counters", TOWNS, "by town: the value of its boomtown counter, divided by 5"),
        Plane("counters left", len(VALUES), "by value: the share of its counters that is left"),
        Plane("own hand", TOWNS, "by town: the seat's city cards, divided by 2"),
        Plane("own discards", TOWNS, "by town: city cards the seat has discarded, divided by 2"),
        Plane("own choice", CARDS, "by card: 1 for the card the seat has chosen in secret"),
        Plane("card played", seats * CARDS, "seat * cards + card: 1 for the card of this turn, once revealed"),
        Plane("cities played", seats * TOWNS, "seat * towns + town: city cards played, divided by 2"),
        Plane("has chosen", seats, "by seat: 1 if it has chosen its card"),
        Plane("money", seats, f"by seat: divided by {MONEY}"),
        Plane("city cards", seats, f"by seat: city cards in hand, divided by {HAND}"),
        Plane("doubles", seats, "by seat: double-turn cards in hand, divided by the seats"),
        Plane("boomtowns", seats, f"by seat: boomtown cards in hand, divided by {BOOMTOWNS}"),
        Plane("branch", seats * MAJORS, "seat * majors + major: 1 for its branch-line card"),
        Plane("triple", seats, "by seat: 1 if it has the triple-turn card"),
        Plane("four", seats, "by seat: 1 if it has the four-in-one card"),
        Plane("discards", seats, "by seat: city cards discarded, divided by 20"),
        Plane("passed", seats, "by seat: 1 if it has passed in this lay"),
        Plane("train", seats, "by seat: 1 if it holds the train"),
        Plane("to move", seats, "by seat: 1 for the actor; all 0 while several choose"),
        Plane("display", 4, "doubles left, boomtowns left, triple, four: the share that is in the display"),
        Plane("branches left", MAJORS, f"by major: branch-line cards in the display, divided by {BRANCHES}"),
        Plane("stage", len(STAGES), f"1 for the decision that is awaited: {', '.join(STAGES)}"),
        Plane(
            "lay",
            7,
            "rails to lay and laid, counters placed, each divided by 4; exchanging, branch or end, four-in-one put off,"
            " terrain",
        ),
        Plane("deck", 3, f"the turn, divided by {TURNS}; deck and third hand, divided by 80 and 10"),
        Plane("third hand", TOWNS, "by town: cards of the third hand, divided by 2, once the match is over"),
    )


def draw(view: View, sheet: Sheet) -> None:
    me = view.seat or 0
    seats = round_from(me, len(view.money))
    draw_board(view, sheet)
    draw_cards(view, sheet, seats)
    draw_seats(view, sheet, seats)
    sheet.turn_to("stage")
    sheet.mark(STAGES.index(view.stage))
    sheet.row(
        "display",
        [
            view.doubles_left / len(seats),
            view.boomtowns_left / BOOMTOWNS,
            float(view.triple < 0),
            float(view.four < 0),
        ],
        1,
    )
    sheet.row("branches left", view.branches_left, BRANCHES)
    lay = [view.rails_to_lay / 4, view.rails_laid / 4, view.placed / 4]
    told = [view.exchanging, view.must_branch_or_end, view.put_off, view.options.terrain]
    sheet.row("lay", [*lay, *[float(each) for each in told]], 1)
    sheet.row("deck", [view.turn_number / TURNS, view.deck_size / 80, view.third_size / 10], 1)


def draw_board(view: View, sheet: Sheet) -> None:
    sheet.turn_to("laid")
    for arc, rails in enumerate(view.laid):
        if rails:
            sheet.put(arc, rails / BOARD.length[arc >> 1])
    sheet.turn_to("line of major")
    for line, railroad in enumerate(view.owner):
        if 0 <= railroad < MAJORS:
            sheet.mark(railroad * BOARD.lines + line)
    sheet.flags("line of short line", [railroad >= MAJORS for railroad in view.owner])
    sheet.turn_to("connected")
    for railroad, towns in enumerate(view.towns_of):
        for town in towns:
            sheet.mark(railroad * TOWNS + town)
    for railroad, ends in enumerate(view.ends):
        for end in set(ends):
            sheet.turn_to("ends in towns" if end < TOWNS else "ends in lines")
            if end >= 0:
                sheet.mark(railroad * TOWNS + end if end < TOWNS else end - TOWNS)
    sheet.row("rails left", [left / full for left, full in zip(view.rails, BOARD.rails, strict=True)], 1)
    sheet.flags("available", list(view.available))
    sheet.row("counters", view.boom, 5)
    sheet.row("counters left", [left / full for left, full in zip(view.counters, BOARD.counters, strict=True)], 1)


def draw_cards(view: View, sheet: Sheet, seats: list[int]) -> None:
    count_towns(sheet, "own hand", view.hand, 0)
    count_towns(sheet, "own discards", view.discarded, 0)
    count_towns(sheet, "third hand", view.third, 0)
    sheet.turn_to("own choice")
    sheet.mark(card_place(view.choice))
    sheet.turn_to("card played")
    for step, seat in enumerate(seats):
        place = card_place(view.card[seat])
        if place >= 0:
            sheet.mark(step * CARDS + place)
    for step, seat in enumerate(seats):
        count_towns(sheet, "cities played", view.played[seat], step * TOWNS)


def count_towns(sheet: Sheet, plane: str, cards: Sequence[int], base: int) -> None:
    """Put how often each town is among `cards`, divided by 2."""
    sheet.turn_to(plane)
    for town in set(cards):
        sheet.put(base + town, cards.count(town) / 2)


def draw_seats(view: View, sheet: Sheet, seats: list[int]) -> None:
    sheet.flags("has chosen", [view.has_chosen[seat] for seat in seats])
    sheet.row("money", [view.money[seat] for seat in seats], MONEY)
    sheet.row("city cards", [view.hand_cities[seat] for seat in seats], HAND)
    sheet.row("doubles", [view.doubles[seat] for seat in seats], len(seats))
    sheet.row("boomtowns", [view.boomtowns[seat] for seat in seats], BOOMTOWNS)
    sheet.turn_to("branch")
    for step, seat in enumerate(seats):
        if view.branch[seat] >= 0:
            sheet.mark(step * MAJORS + view.branch[seat])
    sheet.flags("triple", [seat == view.triple for seat in seats])
    sheet.flags("four", [seat == view.four for seat in seats])
    sheet.row("discards", [view.discards[seat] for seat in seats], 20)
    sheet.flags("passed", [bool(view.passed >> seat & 1) for seat in seats])
    sheet.flags("train", [seat == view.first for seat in seats])
    sheet.flags("to move", [seat == view.actor for seat in seats])


def legal_numbers(state: State, seat: Seat) -> list[int] | None:
    """Return the numbers of all offers while rails are laid; None in other stages, and while cards may be exchanged."""
    if not is_lay(state) or state.exchanging:
        return None
    found: list[int] = []
    money = state.money[seat]
    if state.rails_to_lay and not state.must_branch_or_end:
        for railroad in range(RAILROADS):
            base = RAIL + railroad * ARCS
            found += [base + arc for arc in extension_arcs(state, railroad) if rail_cost(state, arc) <= money]
    # The rest are a few at most.
    rest = [*offer_branches(state, seat), *offer_put_off(state, seat), *offer_pass(state, seat)]
    rest += offer_end_game(state, seat)
    found += [spell(offer)[0] for offer in rest]
    if state.rails_laid:
        found.append(PLAIN[Done])
    return found


def fill(move: Move, number: int) -> bool:
    if number >= BRANCH:
        return False
    move.kind = moves.LAY_RAIL
    move.railroad = (number - RAIL) // ARCS
    move.way = (number - RAIL) % ARCS
    return True


TENSOR: Final = Tensor(
    numbers=NUMBERS,
    spell=spell,
    action=action,
    planes=planes,
    draw=draw,
    quick=Quick(legal=legal_numbers, fill=fill),
)
