"""Rail Baron for tests: its invariants, its domain of actions, players, scripted positions and readable transcripts."""

from collections.abc import Sequence
from functools import cache
from random import Random

from tests.support.rail_baron_transcript import transcript

from capolinea.core.action import Action, Seat
from capolinea.core.chance import QuickChance, ScriptedChance
from capolinea.core.event import Event
from capolinea.core.match import Match
from capolinea.games.rail_baron import events as was
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
from capolinea.games.rail_baron.board import Board, load_board
from capolinea.games.rail_baron.meta import NOT_WITH_GOVERNOR, Options
from capolinea.games.rail_baron.phases.buying import offer_railroads, purchase_price
from capolinea.games.rail_baron.phases.sales import least_bid
from capolinea.games.rail_baron.pieces import ANNOUNCED, CARDS, START_CASH, STEP
from capolinea.games.rail_baron.playout import draw_segment
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.state import (
    AFTER,
    BANK,
    BID,
    DISCARD,
    ENGINE,
    GOVERNOR,
    OVER,
    PURCHASE,
    REGION,
    RIDE,
    SALE,
    TURN,
    State,
)
from capolinea.games.rail_baron.trips import may_ride, target
from capolinea.games.rail_baron.view import View
from capolinea.kit.graph import Graph

__all__ = ["transcript"]

BOARD = load_board(False, False)

#: Every option, alone and combined; two to six seats.
LAW_OPTIONS = (
    Options(2),
    Options(3),
    Options(2, group_purchase=True, cheap_superchief=True, net_worth=True),
    Options(3, governor=True),
    Options(2, governor=True, speed_cards=True, open_cash=True),
    Options(3, speed_cards=True, rich_payoffs=True),
    Options(2, free_sales=True, own_free=True, three_dice=True),
    Options(4, rfp_dot=True, acl_no_turn=True),
    Options(6, governor=True, rich_payoffs=True, own_free=True),
    Options(5, open_cash=True, free_sales=True),
    Options(3, declare_at_home=True, free_sales=True),
)


def any_options(number: int) -> Options:
    """Return random seats and options that are allowed together (RB-54)."""
    random = Random(number)
    chosen = {name: random.random() < 0.3 for name in Options.__struct_fields__ if name != "seats"}
    if chosen["governor"]:
        chosen |= dict.fromkeys(NOT_WITH_GOVERNOR, False)
    return Options(2 + number % 5, **chosen)


def rounds(state: State) -> int:
    """Count a match as one round."""
    return int(state.stage == OVER)


def has_secrets(options: object) -> bool:
    """RB-45"""
    return isinstance(options, Options) and not options.open_cash


def hidden(state: State, seat: Seat) -> dict[str, object]:
    """RB-45 Return others' cash that is below the announced sum."""
    if state.options.open_cash or state.stage == OVER:
        return {}
    return {"cash": [cash for other, cash in enumerate(state.cash) if other != seat and cash < ANNOUNCED]}


# The domain of actions.


def domain(state: State, seat: Seat) -> list[Action]:
    """Return well-formed actions, legal or not: all of them, except that rides are those near the train and some
    others, and bids those close to what may be bid."""
    plain: list[Action] = [
        Roll(seat),
        Declare(seat),
        EndTurn(seat),
        DrawRailroad(seat),
        BuyNothing(seat),
        PassBid(seat),
    ]
    plain += [PickRegion(seat, region) for region in range(len(BOARD.regions))]
    plain += [kind(seat, card) for kind in (PlayCard, Discard) for card in range(8)]
    plain += [kind(seat, railroad) for kind in (BuyRailroad, Sell, Auction) for railroad in range(len(BOARD.railroads))]
    plain += [BuyGroup(seat, group) for group in range(len(BOARD.groups))]
    plain += [BuyEngine(seat, engine) for engine in range(3)]
    return [*plain, *domain_of_rides(state, seat), *domain_of_bids(state, seat)]


def domain_of_rides(state: State, seat: Seat) -> list[Action]:
    dots = {state.dot[seat]}
    dots |= {BOARD.across[each] - dot for dot in dots if dot >= 0 for each in segments_at(dot)}
    near = {each for dot in dots if dot >= 0 for each in segments_at(dot)}
    return [Ride(seat, segment) for segment in range(BOARD.segments) if segment in near or segment % 17 == state.steps]


@cache
def segments_at(dot: int) -> list[int]:
    """Return the segments at a dot, on all maps."""
    return [segment for segment in range(BOARD.segments) if dot in (BOARD.a[segment], BOARD.b[segment])]


def domain_of_bids(state: State, seat: Seat) -> list[Action]:
    if state.stage != BID or seat != state.actor:
        return [Bid(seat, amount) for amount in (0, STEP, 12_345, 20_000)]
    least, cash = least_bid(state), state.cash[seat]
    return [Bid(seat, amount) for amount in range(max(0, least - 2 * STEP), max(least, cash) + 3 * STEP, STEP // 2)]


def nonsense(seat: Seat) -> list[Action]:
    """Return actions that decode but name things that do not exist."""
    actions: list[Action] = []
    for number in (-1, 1 << 70, -(1 << 70)):
        actions += [Ride(seat, number), PickRegion(seat, number), PlayCard(seat, number), Discard(seat, number)]
        actions += [BuyRailroad(seat, number), Sell(seat, number), Auction(seat, number), BuyGroup(seat, number)]
        actions += [BuyEngine(seat, number), Bid(seat, number)]
    railroads = len(BOARD.railroads)
    actions += [Ride(seat, BOARD.segments), PickRegion(seat, len(BOARD.regions)), BuyRailroad(seat, railroads)]
    return [*actions, Sell(seat, railroads), Auction(seat, railroads), BuyGroup(seat, len(BOARD.groups))]


# Invariants, checked by different means than in the rules.


def check_state(state: State) -> None:
    """Check what must be true of every state between two actions."""
    assert all([cash >= 0 and cash % STEP == 0 for cash in state.cash]), state.cash
    check_owners(state)
    check_stage(state)
    for seat in range(state.seats):
        if state.in_game[seat]:
            check_train(state, seat)
            check_cards(state, seat)
        else:
            assert state.cash[seat] == state.engine[seat] == state.established_rate[seat] == 0
            assert (
                state.dot[seat] == state.destination[seat] == state.alternative[seat] == state.last_railroad[seat] == -1
            )
            assert not state.declared[seat]
            assert not state.arrived[seat]
            assert not any(state.used_tracks[seat])


def check_owners(state: State) -> None:
    for owner in state.owner:
        assert owner == BANK or (owner == GOVERNOR and state.options.governor) or state.in_game[owner]
    assert state.fees_raised or BANK in state.owner


def check_stage(state: State) -> None:
    stage = state.stage
    players = sum(state.in_game)
    assert players >= (1 if stage == OVER else 2)
    assert (state.auctioned >= 0) == (stage == BID)
    assert (state.reason != "") == (stage == OVER)
    if stage == OVER:
        return
    assert state.in_game[state.actor]
    assert state.in_game[state.mover]
    if stage in (TURN, REGION, RIDE, AFTER, DISCARD, ENGINE, PURCHASE):
        assert state.actor == state.mover
        assert not state.bills
    if stage == RIDE:
        assert 1 <= state.steps <= 18
        assert state.dot[state.mover] != target(state, state.mover)
    else:
        assert state.steps == 0 or stage in (SALE, BID)
    if stage == SALE or (stage == BID and state.bills):
        debtor, owed, _ = state.bills[0]
        assert state.cash[debtor] < sum([amount for _, amount in owed])
        assert debtor in state.owner
    if stage == BID:
        assert state.bidder < 0 or state.cash[state.bidder] >= state.bid
        assert not state.auction_passed >> state.actor & 1
        assert state.actor not in (state.bidder, state.seller)
    assert state.due_bank in (0, 1_000)
    # RB-21 A railroad that a player had to sell to the Governor may still be ridden at the player's rate.
    assert state.due_governor in (0, 5_000, 6_000, 10_000, 12_000)
    assert not state.rolled or state.white


def check_train(state: State, seat: Seat) -> None:
    board = state.board
    choosing = state.stage == REGION and seat == state.mover
    if state.declared[seat]:
        assert state.destination[seat] < 0
        # RB-42 A player who may declare at home wins there without an alternative.
        assert state.alternative[seat] >= 0 or choosing or (state.options.declare_at_home and state.stage == OVER)
    else:
        assert state.alternative[seat] < 0
    if state.stage == OVER or choosing:
        return
    assert (state.established_rate[seat] > 0) <= (state.last_railroad[seat] >= 0)
    if state.destination[seat] < 0 and not state.declared[seat]:
        assert board.city_dot[state.origin[seat]] == state.dot[seat]
        assert not any(state.used_tracks[seat])
        assert state.last_railroad[seat] == -1
        return
    assert can_reach(board, state.dot[seat], target(state, seat), state.used_tracks[seat]), f"seat {seat} is cut off"
    check_trail(state, seat)


def can_reach(board: Board, start: int, goal: int, used: bytearray) -> bool:
    """RB-11 Search every segment of the map, which is connected as long as nothing is used."""
    if not any(used):
        return True
    closed = [not present for present in board.present]
    for segment, (one, two) in enumerate(zip(board.track_one, board.track_two, strict=True)):
        if used[one] or used[two]:
            closed[segment] = True
    return whole_graph().has_path(start, goal, closed)


@cache
def whole_graph() -> Graph:
    return Graph(BOARD.dots, list(zip(BOARD.a, BOARD.b, strict=True)), [1] * BOARD.segments)


def check_trail(state: State, seat: Seat) -> None:
    """RB-10 Check that the used tracks form one trail that ends at the train: only its two ends are odd."""
    odd: set[str | int] = set()
    for (one, two), gone in zip(track_ends(), state.used_tracks[seat], strict=True):
        if gone:
            odd ^= {one}
            odd ^= {two}
    assert len(odd) in (0, 2)
    assert not odd or state.dot[seat] in odd


@cache
def track_ends() -> list[tuple[str | int, str | int]]:
    """Return what each track joins: two dots, or a dot and a junction."""
    ends: dict[int, tuple[str | int, str | int]] = {}
    for segment in range(BOARD.segments):
        a, b, via = BOARD.a[segment], BOARD.b[segment], BOARD.via[segment]
        if via < 0:
            ends[BOARD.track_one[segment]] = (a, b)
        else:
            ends[BOARD.track_one[segment]] = (a, f"junction {via}")
            ends[BOARD.track_two[segment]] = (b, f"junction {via}")
    return [ends[track] for track in range(BOARD.tracks)]


def check_cards(state: State, seat: Seat) -> None:
    if not state.options.speed_cards:
        assert state.cards[seat] == 0
        return
    assert state.cards[seat] & ~sum([1 << card for card in CARDS]) == 0
    assert state.cards[seat] or state.card_used[seat]


# Money, recounted from the events.


def flows(event: Event) -> list[tuple[Seat, int]]:
    """Return how much an event adds to which seat's cash."""
    if isinstance(event, was.Arrived):
        return [(event.seat, event.payoff)]
    if isinstance(event, was.Paid):
        gained = [(event.to, event.amount)] if event.to >= 0 else []
        return [(event.seat, -event.amount), *gained]
    if isinstance(event, was.RailroadBought):
        gained = [(event.seller, event.price)] if event.seller >= 0 else []
        return [(event.seat, -event.price), *gained]
    if isinstance(event, (was.GroupBought, was.EngineBought)):
        return [(event.seat, -event.price)]
    if isinstance(event, was.RailroadSold):
        return [(event.seat, event.price)]
    return []


def recounted(match: Match[State, View]) -> list[int]:
    """Return everybody's cash, computed from the start and all events."""
    cash = [START_CASH] * match.options.seats
    for entry in match.journal:
        for event in entry.events:
            for seat, amount in flows(event):
                cash[seat] += amount
    return cash


# Players.


def reckless(state: State, seat: Seat, random: Random) -> Action:
    """Ride mostly straight on and buy the most expensive railroad: somebody is soon out, and the match short."""
    if state.stage == PURCHASE and random.random() < 0.85:
        railroads = [offer for offer in offer_railroads(state, seat) if isinstance(offer, BuyRailroad)]
        if railroads:
            return max(railroads, key=lambda offer: purchase_price(state, offer.railroad))
    return purposeful(state, seat, random, strays=0.2)


def purposeful(state: State, seat: Seat, random: Random, strays: float = 0.1) -> Action:
    """Play as playouts do: mostly along a shortest path, otherwise at random."""
    if state.stage != RIDE:
        action = RULES.actions.sample(state, random.random)
        assert action is not None
        return action
    goal = target(state, seat)
    straight = state.board.is_straight(state.dot[seat], goal, state.used_tracks[seat])
    if straight and random.random() >= strays:
        return Ride(seat, state.board.toward(goal)[state.dot[seat]])
    return Ride(seat, draw_segment(state, seat, random.random))


def wayward(state: State, seat: Seat, random: Random) -> Action:
    """Let some seats be reckless and others not; sometimes anybody does anything."""
    if random.random() < 0.03:
        offers = RULES.offers(state, seat)
        return offers[random.randrange(len(offers))]
    return reckless(state, seat, random) if seat % 3 == 1 else purposeful(state, seat, random)


def thrifty(state: State, seat: Seat, random: Random) -> Action:
    """Buy little, ride straight on, and chase declared trains: players are soon rich and intercept each other."""
    if state.stage == PURCHASE and random.random() < 0.8:
        return BuyNothing(seat)
    if state.stage == RIDE:
        for other in range(state.seats):
            if other != seat and state.declared[other] and state.dot[other] != state.dot[seat]:
                segment = state.board.toward(state.dot[other])[state.dot[seat]]
                if may_ride(state, seat, segment):
                    return Ride(seat, segment)
    return purposeful(state, seat, random, strays=0.0)


# Scripted positions.


def city(name: str) -> int:
    return BOARD.cities.index(name)


def dot(name: str) -> int:
    """Find the dot of a city, or another dot by its name, with the state if there are several."""
    if name in BOARD.cities:
        return BOARD.city_dot[city(name)]
    (found,) = [each for each, full in enumerate(BOARD.dot_name) if name in (full, full.rsplit(" ", 1)[0])]
    return found


def railroad(name: str) -> int:
    return BOARD.railroads.index(name)


def rolls_for(name: str) -> list[int]:
    """Return draws, each from 0 to 5, that roll a region and then the city `name` in it."""
    place = city(name)
    return [*region_rolls(BOARD.regions[BOARD.city_region[place]]), *city_rolls(name)]


def region_rolls(code: str) -> list[int]:
    return _dice_for(BOARD.region_table, BOARD.regions.index(code))


def city_rolls(name: str) -> list[int]:
    place = city(name)
    return _dice_for(BOARD.city_tables[BOARD.city_region[place]], place)


def _dice_for(rows: list[list[int]], wanted: int) -> list[int]:
    """Return draws for the coloured die and the two white ones."""
    parity, place = next((p, i) for p, row in enumerate(rows) for i, entry in enumerate(row) if entry == wanted)
    total = place + 2
    one = max(1, total - 6)
    return [parity, one - 1, total - one - 1]


def new_match(
    homes: Sequence[str],
    options: Options | None = None,
    *,
    destinations: Sequence[int] = (),
    dice: Sequence[int] = (),
    railroads: Sequence[int] = (),
    first: Seat = 0,
) -> Match[State, View]:
    """Return a match with these homes, from `first` on; `dice` show 1 to 6; further draws are random."""
    script = {
        "first": [first],
        "home": [draw for name in homes for draw in rolls_for(name)],
        "destination": list(destinations),
        "dice": [value - 1 for value in dice],
        "railroad": list(railroads),
    }
    chance = ScriptedChance(script, QuickChance(7))
    return Match(RULES, options or Options(len(homes)), chance)
