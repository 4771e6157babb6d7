"""Where to go: regions, declaring, speed cards, and intercepting other trains."""

from collections.abc import Sequence
from typing import Final

from capolinea.bots.mind import Advice, Term
from capolinea.core.action import Action
from capolinea.games.rail_baron.actions import Declare, PickRegion, PlayCard, Sell
from capolinea.games.rail_baron.atlas import FAR, TWO_DICE, Atlas, atlas_of
from capolinea.games.rail_baron.bot.cost_maps import CostMap
from capolinea.games.rail_baron.bot.tariffs import Tariff, pace_of, tariff_of
from capolinea.games.rail_baron.bot.weights import Weights
from capolinea.games.rail_baron.fees import has_enough_to_win, railroad_value, total_dues
from capolinea.games.rail_baron.phases.rolling import at_home
from capolinea.games.rail_baron.pieces import GOAL, INTERCEPTION
from capolinea.games.rail_baron.state import State
from capolinea.games.rail_baron.trips import target

#: The chance that two dice show at least 0, 1, 2 … 13.
AT_LEAST: Final = tuple([sum(TWO_DICE[max(0, least - 2) :]) / 36 for least in range(14)])
#: A card that does not end the trip is played only if it saves this much of a turn.
CARD_GAIN: Final = 0.4


def path_home(state: State, seat: int, tariff: Tariff) -> tuple[int, int]:
    """Return the dots and fees from here to home."""
    home = state.board.city_dot[state.home[seat]]
    cost_map = tariff.cost_map(home)
    dots = path_length(state, cost_map, state.dot[seat], home)
    return dots, max(0, cost_map.cost[state.dot[seat]] - dots * tariff.dot_cost)


def path_length(state: State, cost_map: CostMap, start: int, goal: int) -> int:
    dot, dots = start, 0
    while dot != goal:
        dot = state.board.across[cost_map.first[dot]] - dot
        dots += 1
    return dots


def advise_declaring(state: State, seat: int, offer: Declare, weights: Weights) -> Advice:
    """Declare with enough to pay the path home and still win, if an interception is unlikely enough.

    A player with 50,000 to spare can afford an interception and takes a greater risk. The value is the chance of
    getting home, above the chance that is wanted; below 0, rolling is better.
    """
    if at_home(state, seat):  # RB-42
        return Advice(offer, 1.0 if state.options.declare_at_home else -1.0, (Term("at_home", 1.0),))
    tariff = tariff_of(state, seat, weights)
    _, fees = path_home(state, seat, tariff)
    spent = total_dues(state) + int(weights["margin"] * fees)
    if not has_enough_to_win(state, seat, spent):
        return Advice(offer, -1.0, (Term("fees_home", -float(spent)),))
    wanted = weights["bold"] if has_enough_to_win(state, seat, spent + INTERCEPTION) else weights["safe"]
    safe = chance_unintercepted(state, seat, tariff)
    # As good as wanted is good enough.
    value = safe - wanted if safe < wanted else 1.0 + safe - wanted
    return Advice(offer, value, (Term("unintercepted", safe), Term("wanted", -wanted)))


def sale_to_win(state: State, seat: int, offers: Sequence[Action]) -> Action | None:
    """RB-24, RB-42 At home, sell railroads one by one if their half prices cover what is missing to win."""
    worth = state.cash[seat] + railroad_value(state, seat) // 2
    if not state.options.declare_at_home or state.options.net_worth:
        return None
    if state.destination[seat] >= 0 or not at_home(state, seat) or worth < GOAL:
        return None
    for offer in offers:
        if isinstance(offer, Sell):
            return offer
    return None


def chance_unintercepted(state: State, seat: int, tariff: Tariff) -> float:
    """Return the chance of getting home without an interception: at every stop others may be near, nearer each turn."""
    home = state.board.city_dot[state.home[seat]]
    cost_map = tariff.cost_map(home)
    atlas = atlas_of(state.board)
    others = [other for other in range(state.seats) if other != seat and state.in_game[other]]
    dot, dots, turn = state.dot[seat], 0, 0
    safe = 1.0
    while dot != home:
        dot = state.board.across[cost_map.first[dot]] - dot
        dots += 10
        if dots < tariff.pace or dot == home:
            continue
        dots -= tariff.pace
        away = atlas.distance(dot)
        for other in others:
            near = away[state.dot[other]] - turn * pace_of(state, other) // 10
            safe *= 1.0 - reach_chance(near, bonus_of(state, other))
        turn += 1
    return safe


def advise_region(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Value regions by payoffs minus travel costs; towards home if the payoff is enough to win."""
    atlas = atlas_of(state.board)
    tariff = tariff_of(state, seat, weights)
    # Paths cost the same in both directions.
    away = tariff.cost_map(state.dot[seat]).cost
    home = costs_to_win(state, seat, tariff)
    gains = [city_gain(state, seat, city, away, home, weights) for city in range(len(state.board.cities))]
    found: list[Advice] = []
    for offer in offers:
        assert isinstance(offer, PickRegion)
        chances = atlas.city_of_region[offer.region]
        gain = sum([chance * gains[city] for city, chance in enumerate(chances) if chance > 0.0])
        found.append(Advice(offer, gain, (Term("payoff_less_travel", gain, {"region": offer.region}),)))
    return found


def costs_to_win(state: State, seat: int, tariff: Tariff) -> list[int]:
    """Return the cost of getting home after declaring at each dot; RB-42 at home, after one more average trip."""
    board = state.board
    home = board.city_dot[state.home[seat]]
    costs = tariff.cost_map(home).cost
    if state.options.declare_at_home:
        return costs
    chances = atlas_of(board).city_chance
    next_trip = int(sum([chance * costs[dot] for chance, dot in zip(chances, board.city_dot, strict=True)]))
    return [*costs[:home], next_trip, *costs[home + 1 :]]


def city_gain(state: State, seat: int, city: int, away: list[int], home: list[int], weights: Weights) -> float:
    dot = state.board.city_dot[city]
    if dot == state.dot[seat]:
        return -weights["turn"]  # RB-6
    payoff = state.board.payoff[state.origin[seat]][city]
    gain = float(payoff - away[dot])
    if not state.options.governor and has_enough_to_win(state, seat, -payoff):
        gain -= weights["home"] * home[dot]
    return gain


def reach_chance(dots: int, bonus: int) -> float:
    """Return the chance that two dice and the usual bonus move a train `dots` dots."""
    return AT_LEAST[min(max(dots - bonus, 0), len(AT_LEAST) - 1)]


def stop_costs(state: State, seat: int, weights: Weights) -> dict[int, int]:
    """Return the cost of ending a roll at each dot: near other trains while declared, far from declared ones if not."""
    found: dict[int, int] = {}
    if True not in state.declared:
        return found
    atlas = atlas_of(state.board)
    for other in range(state.seats):
        if other == seat or not state.in_game[other]:
            continue
        if state.declared[seat]:
            price = weights["risk"] * INTERCEPTION
            add_nearness(found, atlas, state.dot[other], bonus_of(state, other), price)
        if state.declared[other]:
            ahead = next_stop(state, other)
            if ahead >= 0:
                add_nearness(found, atlas, ahead, bonus_of(state, seat), -weights["hunt"] * INTERCEPTION)
    return found


def add_nearness(found: dict[int, int], atlas: Atlas, dot: int, bonus: int, price: float) -> None:
    for other, dots in enumerate(atlas.distance(dot)):
        if dots <= 16:
            found[other] = found.get(other, 0) + int(price * reach_chance(dots, bonus))


def bonus_of(state: State, seat: int) -> int:
    return (pace_of(state, seat) - 70) // 10


def next_stop(state: State, seat: int) -> int:
    """Return where a declared train will probably be after its next move, or -1 if it will be home."""
    home = target(state, seat)
    toward = state.board.toward(home)
    dot = state.dot[seat]
    for _ in range(pace_of(state, seat) // 10):
        if dot == home:
            return -1
        dot = state.board.across[toward[dot]] - dot
    return dot if dot != home else -1


def dots_to_declared_trains(state: State, seat: int, segments: list[int]) -> list[int]:
    """Return the dots between the nearest declared train and the far end of each segment."""
    atlas = atlas_of(state.board)
    found = [FAR] * len(segments)
    for other in range(state.seats):
        if other == seat or not state.declared[other] or not state.in_game[other]:
            continue
        away = atlas.distance(state.dot[other])
        for number, segment in enumerate(segments):
            found[number] = min(found[number], away[state.board.across[segment] - state.dot[seat]])
    return found


def advise_card(state: State, seat: int, offers: Sequence[Action], cost_map: CostMap) -> list[Advice]:
    """Value the lowest card that ends the trip now most, then one that probably saves a turn; then playing none."""
    left = path_length(state, cost_map, state.dot[seat], target(state, seat))
    bonus = bonus_of(state, seat)
    found: list[Advice] = []
    for offer in offers:
        if not isinstance(offer, PlayCard):
            found.append(Advice(offer, 0.0))
        elif offer.card >= left:
            found.append(Advice(offer, 1.0 + 1.0 / offer.card, (Term("ends_trip", 1.0, {"card": offer.card}),)))
        else:
            gain = reach_chance(left - offer.card, bonus) - reach_chance(left, bonus)
            # While the bonus die is due, it may still be enough.
            value = gain - (1.0 if state.bonus_due else CARD_GAIN)
            found.append(Advice(offer, value, (Term("saves_turn", gain, {"card": offer.card}),)))
    return found


def declaration(offers: Sequence[Action]) -> Action | None:
    for offer in offers:
        if isinstance(offer, Declare):
            return offer
    return None
