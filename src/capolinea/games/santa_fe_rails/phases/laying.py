"""SF-17 to SF-35, SF-43 to SF-55: laying rails, exchanging cards, passing."""

from capolinea.core.action import Action, Seat
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.games.santa_fe_rails.actions import BeginBranch, Done, Exchange, LayRail, LetEnd, Pass, PutOff
from capolinea.games.santa_fe_rails.display import cities_in_deck, draw_top
from capolinea.games.santa_fe_rails.events import CardsExchanged, ExchangeSeen, RailLaid
from capolinea.games.santa_fe_rails.pieces import DOUBLE, FOUR
from capolinea.games.santa_fe_rails.sequence import after_rail, can_lay, end_lay, end_match, give_up
from capolinea.games.santa_fe_rails.state import DEAD_ENDS, FIRST_LAY, NONE, OVER, SECOND_LAY, State
from capolinea.games.santa_fe_rails.tracks import (
    branch_ways,
    can_enter,
    continues,
    prospect,
    put_rail,
    rail_cost,
    starts,
    ways_on,
)


def is_lay(state: State) -> bool:
    return state.stage in (FIRST_LAY, SECOND_LAY)


# Rails.


def refuse_lay(state: State, action: LayRail) -> Refusal | None:
    """SF-17 to SF-26, SF-43"""
    seat, railroad, way = action.seat, action.railroad, action.way
    refusal = refuse_rail(state, seat, railroad, way)
    if refusal is not None:
        return refusal
    if state.ending:
        return Refusal("lay.dead_ends", "SF-54", {"railroad": state.branch[seat]}, LetEnd(seat))
    if continues(state, railroad, way):
        return refuse_cost(state, seat, way)
    refusal = refuse_entry(state, railroad, way)
    if refusal is not None:
        return refusal
    if state.board.tail[way] not in starts(state, railroad):
        return refuse_start(state, seat, railroad, way)
    return refuse_cost(state, seat, way)


def refuse_start(state: State, seat: Seat, railroad: int, way: int) -> Refusal:
    """SF-19 to SF-21 No track can go on from the city where `way` begins; a branch line perhaps can."""
    city = state.board.tail[way]
    if not state.towns[railroad]:
        return Refusal("lay.first_rail", "SF-19", {"railroad": railroad, "home": state.board.home[railroad]})
    if railroad >= state.board.majors:
        return Refusal("lay.not_connected", "SF-21", {"railroad": railroad, "city": city})
    branch = BeginBranch(seat, railroad, way)
    fix = branch if refuse_begin_branch(state, branch) is None else None
    return Refusal("lay.no_track_there", "SF-20", {"railroad": railroad, "city": city}, fix)


def refuse_rail(state: State, seat: Seat, railroad: int, way: int) -> Refusal | None:
    """What is the same for every rail: whether it is time, and whether there are such a rail and such a way."""
    if not is_lay(state):
        return Refusal("lay.not_now", "SF-6")
    if state.todo == 0:
        return Refusal("lay.all_laid", "SF-17", {}, Done(seat))
    if not 0 <= railroad < state.board.railroads or not 0 <= way < state.board.ways:
        return Refusal("lay.no_such_line", "SF-18")
    if not state.available[railroad]:
        return Refusal("lay.not_available", "SF-10", {"railroad": railroad})
    if state.rails[railroad] == 0:
        return Refusal("lay.no_rails_left", "SF-1", {"railroad": railroad})
    return None


def refuse_entry(state: State, railroad: int, way: int) -> Refusal | None:
    """SF-22 to SF-24, SF-48 Why a track can't go into a line from the city where `way` begins."""
    if can_enter(state, railroad, way):
        return None
    line = way >> 1
    owner = state.owner[line]
    if not state.board.is_open[way]:
        return Refusal("lay.against_arrow", "SF-22", {"city": state.board.head[way]})
    if state.free[line] == 0:
        return Refusal("lay.line_full", "SF-18", {"owner": owner})
    if owner not in (NONE, railroad):
        return Refusal("lay.line_taken", "SF-23", {"owner": owner})
    return Refusal("lay.twin_line", "SF-24", {"railroad": railroad})


def refuse_cost(state: State, seat: Seat, way: int) -> Refusal | None:
    """SF-43"""
    cost, money = rail_cost(state, way), state.money[seat]
    return Refusal("lay.too_dear", "SF-43", {"cost": cost, "money": money}) if cost > money else None


def refuse_begin_branch(state: State, action: BeginBranch) -> Refusal | None:
    """SF-21, SF-35, SF-49"""
    seat, railroad, way = action.seat, action.railroad, action.way
    refusal = refuse_rail(state, seat, railroad, way)
    if refusal is not None:
        return refusal
    if state.branch[seat] != railroad:
        return Refusal("branch.no_card", "SF-21", {"railroad": railroad})
    if not state.towns[railroad]:
        return Refusal("branch.no_rail_yet", "SF-49", {"railroad": railroad})
    city = state.board.tail[way]
    if city not in state.towns[railroad]:
        return Refusal("branch.not_connected", "SF-21", {"railroad": railroad, "city": city})
    if continues(state, railroad, way):
        return Refusal("branch.track_goes_there", "SF-18", {"railroad": railroad}, fix_lay(state, seat, railroad, way))
    return refuse_entry(state, railroad, way) or refuse_cost(state, seat, way)


def fix_lay(state: State, seat: Seat, railroad: int, way: int) -> Action | None:
    """The same rail without the card, where it may be laid so."""
    plain = LayRail(seat, railroad, way)
    return plain if refuse_lay(state, plain) is None else None


def offer_lays(state: State, seat: Seat) -> list[Action]:
    """Rails by railroad and way, rails of a branch line, exchanges, then what ends the lay."""
    money = state.money[seat]
    offers: list[Action] = []
    if state.todo and not state.ending:
        for railroad in range(state.board.railroads):
            ways = ways_on(state, railroad)
            offers += [LayRail(seat, railroad, way) for way in ways if rail_cost(state, way) <= money]
    branch = state.branch[seat]
    if state.todo and branch != NONE:
        ways = branch_ways(state, branch)
        offers += [BeginBranch(seat, branch, way) for way in ways if rail_cost(state, way) <= money]
    if state.exchanging:
        offers += [Exchange(seat, cities) for cities in some_of(state.hand[seat], cities_in_deck(state))]
    return offers + offer_ends(state, seat)


def offer_ends(state: State, seat: Seat) -> list[Action]:
    if state.done:
        return [Done(seat)]
    if state.ending:
        return [LetEnd(seat)]
    if is_first_of_four(state, seat):
        return [PutOff(seat)]
    return [Pass(seat)] if state.options.terrain else []


def lay_rail(state: State, action: LayRail) -> list[Event]:
    return [lay(state, action.seat, action.railroad, action.way, False), *after_rail(state, action.railroad)]


def begin_branch(state: State, action: BeginBranch) -> list[Event]:
    """SF-35 The card is used and leaves the game."""
    state.branch[action.seat] = NONE
    return [lay(state, action.seat, action.railroad, action.way, True), *after_rail(state, action.railroad)]


def lay(state: State, seat: Seat, railroad: int, way: int, branch: bool) -> RailLaid:
    """SF-28 to SF-30, SF-43, SF-51 Pay, lay, receive."""
    seen = prospect(state, state.card[seat], railroad, way)
    segment = state.board.segment_of(way, state.laid[way])
    state.money[seat] += seen.first + seen.square - seen.cost
    put_down(state, railroad, way, branch)
    return RailLaid(seat, railroad, way, segment, branch, seen.cost, seen.city, seen.first, seen.square)


def put_down(state: State, railroad: int, way: int, branch: bool) -> None:
    """The rail lies and is counted; the next one of the lay is judged as any (SF-54)."""
    put_rail(state, railroad, way, branch)
    state.todo -= 1
    state.done += 1
    state.exchanging = False
    state.ending = False


# Exchange.


def some_of(cards: list[int], most: int) -> list[tuple[int, ...]]:
    """Every choice of one to `most` of `cards`, which are in order; equal cards are alike."""
    found: list[tuple[int, ...]] = []
    for bits in range(1, 1 << len(cards)):
        picked = tuple([card for place, card in enumerate(cards) if bits >> place & 1])
        if len(picked) <= most and picked not in found:
            found.append(picked)
    return sorted(found)


def refuse_exchange(state: State, action: Exchange) -> Refusal | None:
    """SF-32"""
    seat, cities = action.seat, action.cities
    if state.stage != SECOND_LAY or state.card[seat] != DOUBLE:
        return Refusal("exchange.not_now", "SF-32")
    if not state.exchanging:
        return Refusal("exchange.too_late", "SF-32")
    left = cities_in_deck(state)
    if len(cities) > left:
        return Refusal("exchange.too_many", "SF-32", {"left": left})
    if cities not in some_of(state.hand[seat], left):
        return Refusal("exchange.not_held", "SF-32")
    return None


def exchange(state: State, action: Exchange) -> list[Event]:
    """SF-32, SF-10"""
    seat = action.seat
    hand = state.hand[seat]
    events: list[Event] = []
    got: list[int] = []
    for city in action.cities:
        hand.remove(city)
        state.discarded[seat].append(city)
    for _ in action.cities:
        city, shown = draw_top(state, seat)
        events += shown
        got.append(city)
    hand += got
    hand.sort()
    state.exchanging = False
    events += [CardsExchanged(seat, len(got), len(state.deck)), ExchangeSeen(seat, action.cities, tuple(got))]
    # SF-55 Nothing but the exchange may have kept this seat from passing.
    return events if can_lay(state, seat) else events + pass_over(state, seat, True)


# The end of a lay.


def is_first_of_four(state: State, seat: Seat) -> bool:
    return state.stage == FIRST_LAY and state.card[seat] == FOUR


def refuse_done(state: State, action: Done) -> Refusal | None:
    """SF-17, SF-32 to SF-34 At least one rail."""
    if state.done:
        return None
    seat = action.seat
    instead = offer_ends(state, seat)
    return Refusal("done.nothing_laid", "SF-17", {}, instead[0] if instead else offer_lays(state, seat)[0])


def done(state: State) -> list[Event]:
    return end_lay(state)


def refuse_put_off(state: State, action: PutOff) -> Refusal | None:
    """SF-34, SF-53"""
    if not is_lay(state) or not is_first_of_four(state, action.seat):
        return Refusal("put_off.not_four_in_one", "SF-34")
    if state.done:
        return Refusal("put_off.begun", "SF-34", {}, Done(action.seat))
    if state.ending:
        return Refusal("put_off.dead_ends", "SF-54", {}, LetEnd(action.seat))
    return None


def refuse_pass(state: State, action: Pass) -> Refusal | None:
    """SF-17, SF-44, SF-55"""
    seat = action.seat
    if not is_lay(state):
        return Refusal("lay.not_now", "SF-6")
    if state.done:
        return Refusal("pass.begun", "SF-44", {}, Done(seat))
    if state.ending:
        return Refusal("pass.dead_ends", "SF-54", {}, LetEnd(seat))
    if is_first_of_four(state, seat):
        return Refusal("pass.put_off", "SF-53", {}, PutOff(seat))
    if not state.options.terrain:
        return Refusal("pass.must_lay", "SF-17")
    return None


def pass_over(state: State, seat: Seat, forced: bool) -> list[Event]:
    events = give_up(state, seat, forced)
    return events if state.stage == OVER else events + end_lay(state)


def refuse_let_end(state: State, action: LetEnd) -> Refusal | None:
    """SF-54"""
    if not is_lay(state) or not state.ending:
        return Refusal("let_end.not_now", "SF-54")
    return None


def let_end(state: State) -> list[Event]:
    return end_match(state, DEAD_ENDS)
