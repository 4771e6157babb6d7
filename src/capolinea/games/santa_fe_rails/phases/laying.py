"""SF-17 to SF-35, SF-43 to SF-55: laying rails, exchanging cards, passing."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.santa_fe_rails.actions import BeginBranch, Done, EndGame, Exchange, LayRail, Pass, PutOff
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.display import city_cards_in_deck, draw_top
from capolinea.games.santa_fe_rails.events import CardsExchanged, ExchangeSeen, RailLaid
from capolinea.games.santa_fe_rails.meta import SEATS
from capolinea.games.santa_fe_rails.moves import Move
from capolinea.games.santa_fe_rails.pieces import DOUBLE, FOUR
from capolinea.games.santa_fe_rails.sequence import after_rail, can_lay, end_lay, end_match, pass_or_postpone
from capolinea.games.santa_fe_rails.state import DEAD_ENDS, FIRST_LAY, NONE, OVER, SECOND_LAY, State
from capolinea.games.santa_fe_rails.tracks import (
    bonuses,
    branch_arcs,
    can_enter,
    continues,
    extension_arcs,
    put_rail,
    rail_cost,
    reaches,
    starts,
)

#: Every rail that can be laid, by seat and by railroad and arc, railroad * arcs + arc; likewise the rails that begin
#: a branch line, which only majors have. Making them anew took most of the time of a listing.
RAILS: Final[list[list[Action]]] = [
    [LayRail(seat, railroad, arc) for railroad in range(BOARD.railroads) for arc in range(BOARD.arcs)]
    for seat in range(SEATS.stop - 1)
]
BRANCHES: Final[list[list[Action]]] = [
    [BeginBranch(seat, major, arc) for major in range(BOARD.majors) for arc in range(BOARD.arcs)]
    for seat in range(SEATS.stop - 1)
]
PASSES: Final = [(Pass(seat),) for seat in range(SEATS.stop - 1)]


def is_lay(state: State) -> bool:
    return state.stage in (FIRST_LAY, SECOND_LAY)


# Rails.


def refuse_lay(state: State, action: LayRail) -> Refusal | None:
    """SF-17 to SF-26, SF-43"""
    seat, railroad, arc = action.seat, action.railroad, action.way
    refusal = refuse_rail(state, seat, railroad, arc)
    if refusal is not None:
        return refusal
    if state.must_branch_or_end:
        return Refusal("lay.dead_ends", "SF-54", {"railroad": state.branch[seat]}, EndGame(seat))
    if continues(state, railroad, arc):
        return refuse_cost(state, seat, arc)
    refusal = refuse_entry(state, railroad, arc)
    if refusal is not None:
        return refusal
    if state.board.tail[arc] not in starts(state, railroad):
        return refuse_start(state, seat, railroad, arc)
    return refuse_cost(state, seat, arc)


def refuse_start(state: State, seat: Seat, railroad: int, arc: int) -> Refusal:
    """SF-19 to SF-21 Say why no track can be extended from where `arc` begins; suggest a branch line if it is legal."""
    town = state.board.tail[arc]
    if not state.towns_of[railroad]:
        return Refusal("lay.first_rail", "SF-19", {"railroad": railroad, "home": state.board.home[railroad]})
    if railroad >= state.board.majors:
        return Refusal("lay.not_connected", "SF-21", {"railroad": railroad, "city": town})
    branch = BeginBranch(seat, railroad, arc)
    fix = branch if refuse_begin_branch(state, branch) is None else None
    return Refusal("lay.no_track_there", "SF-20", {"railroad": railroad, "city": town}, fix)


def refuse_rail(state: State, seat: Seat, railroad: int, arc: int) -> Refusal | None:
    """Check what is the same for every rail: the time, the railroad and the arc."""
    if not is_lay(state):
        return Refusal("lay.not_now", "SF-6")
    if state.rails_to_lay == 0:
        return Refusal("lay.all_laid", "SF-17", {}, Done(seat))
    if not 0 <= railroad < state.board.railroads or not 0 <= arc < state.board.arcs:
        return Refusal("lay.no_such_line", "SF-18")
    if not state.available[railroad]:
        return Refusal("lay.not_available", "SF-10", {"railroad": railroad})
    if state.rails[railroad] == 0:
        return Refusal("lay.no_rails_left", "SF-1", {"railroad": railroad})
    return None


def refuse_entry(state: State, railroad: int, arc: int) -> Refusal | None:
    """SF-22 to SF-24, SF-48 Say why a track cannot enter a line from the town where `arc` begins."""
    if can_enter(state, railroad, arc):
        return None
    line = arc >> 1
    owner = state.owner[line]
    if not state.board.is_open[arc]:
        return Refusal("lay.against_arrow", "SF-22", {"city": state.board.head[arc]})
    if state.free[line] == 0:
        return Refusal("lay.line_full", "SF-18", {"owner": owner})
    if owner not in (NONE, railroad):
        return Refusal("lay.line_taken", "SF-23", {"owner": owner})
    return Refusal("lay.twin_line", "SF-24", {"railroad": railroad})


def refuse_cost(state: State, seat: Seat, arc: int) -> Refusal | None:
    """SF-43"""
    cost, money = rail_cost(state, arc), state.money[seat]
    if cost <= money:
        return None
    return Refusal("lay.too_dear", "SF-43", {"cost": cost, "money": money, "lacking": cost - money})


def refuse_begin_branch(state: State, action: BeginBranch) -> Refusal | None:
    """SF-21, SF-35, SF-49"""
    seat, railroad, arc = action.seat, action.railroad, action.way
    refusal = refuse_rail(state, seat, railroad, arc)
    if refusal is not None:
        return refusal
    if state.branch[seat] != railroad:
        return Refusal("branch.no_card", "SF-21", {"railroad": railroad})
    if not state.towns_of[railroad]:
        return Refusal("branch.no_rail_yet", "SF-49", {"railroad": railroad})
    town = state.board.tail[arc]
    if town not in state.towns_of[railroad]:
        return Refusal("branch.not_connected", "SF-21", {"railroad": railroad, "city": town})
    if continues(state, railroad, arc):
        return Refusal(
            "branch.track_goes_there", "SF-18", {"railroad": railroad}, suggest_plain_rail(state, seat, railroad, arc)
        )
    return refuse_entry(state, railroad, arc) or refuse_cost(state, seat, arc)


def suggest_plain_rail(state: State, seat: Seat, railroad: int, arc: int) -> Action | None:
    """Return the same rail without the branch-line card if that is legal, otherwise None."""
    plain = LayRail(seat, railroad, arc)
    return plain if refuse_lay(state, plain) is None else None


def offer_rails(state: State, seat: Seat) -> list[Action]:
    """Offer rails by railroad and arc."""
    offers: list[Action] = []
    if state.rails_to_lay and not state.must_branch_or_end:
        money, rails, terrain = state.money[seat], RAILS[seat], state.options.terrain
        for railroad in range(BOARD.railroads):
            for arc in extension_arcs(state, railroad):
                if not terrain or rail_cost(state, arc) <= money:
                    offers.append(rails[railroad * BOARD.arcs + arc])
    return offers


def offer_branches(state: State, seat: Seat) -> Sequence[Action]:
    branch = state.branch[seat]
    if state.rails_to_lay == 0 or branch == NONE:
        return ()
    money, begun = state.money[seat], BRANCHES[seat]
    return [begun[branch * BOARD.arcs + arc] for arc in branch_arcs(state, branch) if rail_cost(state, arc) <= money]


def lay_rail(state: State, move: Move, chance: Chance, log: Log) -> None:
    lay(state, move, False, log)


def begin_branch(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SF-35 Lay a rail with the branch-line card, which leaves the game."""
    state.branch[move.seat] = NONE
    lay(state, move, True, log)


def lay(state: State, move: Move, branch: bool, log: Log) -> None:
    """SF-28 to SF-30, SF-43, SF-51 Pay, lay the rail, receive bonuses; the next rail is judged anew (SF-54)."""
    seat, railroad, arc = move.seat, move.railroad, move.way
    cost, town = rail_cost(state, arc), reaches(state, railroad, arc)
    first, square = bonuses(state, state.card[seat], railroad, town)
    if log is not None:
        segment = state.board.segment_of(arc, state.laid[arc])
        log.append(RailLaid(seat, railroad, arc, segment, branch, cost, town, first, square))
    state.money[seat] += first + square - cost
    put_rail(state, railroad, arc, branch)
    state.rails_to_lay -= 1
    state.rails_laid += 1
    state.exchanging = False
    state.must_branch_or_end = False
    after_rail(state, railroad, log)


# Exchange.


def sub_hands(cards: list[int], most: int) -> list[tuple[int, ...]]:
    """Return every choice of 1 to `most` of `cards`, which are sorted; equal cards are alike."""
    found: list[tuple[int, ...]] = []
    for bits in range(1, 1 << len(cards)):
        picked = tuple([card for place, card in enumerate(cards) if bits >> place & 1])
        if len(picked) <= most and picked not in found:
            found.append(picked)
    return sorted(found)


def refuse_exchange(state: State, action: Exchange) -> Refusal | None:
    """SF-32"""
    seat, cards = action.seat, action.cities
    if state.stage != SECOND_LAY or state.card[seat] != DOUBLE:
        return Refusal("exchange.not_now", "SF-32")
    if not state.exchanging:
        return Refusal("exchange.too_late", "SF-32")
    left = city_cards_in_deck(state)
    if len(cards) > left:
        return Refusal("exchange.too_many", "SF-32", {"left": left})
    if cards not in sub_hands(state.hand[seat], left):
        return Refusal("exchange.not_held", "SF-32")
    return None


def offer_exchanges(state: State, seat: Seat) -> Sequence[Action]:
    if not state.exchanging:
        return ()
    return [Exchange(seat, cards) for cards in sub_hands(state.hand[seat], city_cards_in_deck(state))]


def exchange(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SF-32, SF-10 Discard cards and draw as many."""
    seat, given = move.seat, move.cities
    hand = state.hand[seat]
    for card in given:
        hand.remove(card)
        state.discarded[seat].append(card)
    got = [draw_top(state, seat, log) for _ in given]
    hand += got
    hand.sort()
    state.exchanging = False
    if log is not None:
        log.append(CardsExchanged(seat, len(got), len(state.deck)))
        log.append(ExchangeSeen(seat, given, tuple(got)))
    if not can_lay(state, seat):
        # SF-55 Only the exchange kept this seat from passing.
        lay_nothing(state, seat, True, log)


# The end of a lay.


def is_first_of_four(state: State, seat: Seat) -> bool:
    return state.stage == FIRST_LAY and state.card[seat] == FOUR


def refuse_done(state: State, action: Done) -> Refusal | None:
    """SF-17, SF-32 to SF-34 Require at least one rail."""
    if state.rails_laid:
        return None
    seat = action.seat
    instead = [*offer_end_game(state, seat), *offer_put_off(state, seat), *offer_pass(state, seat)]
    instead += [*offer_rails(state, seat), *offer_branches(state, seat), *offer_exchanges(state, seat)]
    return Refusal("done.nothing_laid", "SF-17", {}, instead[0])


def refuse_put_off(state: State, action: PutOff) -> Refusal | None:
    """SF-34, SF-53"""
    if not is_lay(state) or not is_first_of_four(state, action.seat):
        return Refusal("put_off.not_four_in_one", "SF-34")
    if state.rails_laid:
        return Refusal("put_off.begun", "SF-34", {}, Done(action.seat))
    return None


def offer_put_off(state: State, seat: Seat) -> Sequence[Action]:
    """SF-9 A holder of the four-in-one has no branch line, so it is never asked once all majors are dead."""
    return [PutOff(seat)] if is_first_of_four(state, seat) and state.rails_laid == 0 else ()


def refuse_pass(state: State, action: Pass) -> Refusal | None:
    """SF-17, SF-44, SF-55"""
    seat = action.seat
    if not is_lay(state):
        return Refusal("lay.not_now", "SF-6")
    if state.rails_laid:
        return Refusal("pass.begun", "SF-44", {}, Done(seat))
    if state.must_branch_or_end:
        return Refusal("pass.dead_ends", "SF-54", {}, EndGame(seat))
    if is_first_of_four(state, seat):
        return Refusal("pass.put_off", "SF-53", {}, PutOff(seat))
    if not state.options.terrain:
        return Refusal("pass.must_lay", "SF-17")
    return None


def offer_pass(state: State, seat: Seat) -> Sequence[Action]:
    if not state.options.terrain or state.rails_laid or state.must_branch_or_end or is_first_of_four(state, seat):
        return ()
    return PASSES[seat]


def pass_over(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SF-44, SF-53 Pass, or postpone the rails of a four-in-one."""
    lay_nothing(state, move.seat, False, log)


def lay_nothing(state: State, seat: Seat, forced: bool, log: Log) -> None:
    pass_or_postpone(state, seat, forced, log)
    if state.stage != OVER:
        end_lay(state, log)


def refuse_end_game(state: State, action: EndGame) -> Refusal | None:
    """SF-54"""
    if not is_lay(state) or not state.must_branch_or_end:
        return Refusal("let_end.not_now", "SF-54")
    return None


def offer_end_game(state: State, seat: Seat) -> Sequence[Action]:
    return [EndGame(seat)] if state.must_branch_or_end else ()


def end_game(state: State, move: Move, chance: Chance, log: Log) -> None:
    end_match(state, DEAD_ENDS, log)
