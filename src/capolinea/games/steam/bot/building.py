"""Chooses the next step of a building: a tile of the best plan, growing or founding a city, or the end."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.steam.actions import EndBuilding, FoundCity, GrowCity, LayTrack, TakeBack
from capolinea.games.steam.bot.money import budget
from capolinea.games.steam.bot.networks import Network
from capolinea.games.steam.bot.plans import Plan, PlanContext, tiles_of
from capolinea.games.steam.bot.weights import Weights
from capolinea.games.steam.pieces import CITY_GROWTH, COLOURS, NO_TILE, URBANIZATION
from capolinea.games.steam.state import COLOUR_COUNT, State
from capolinea.games.steam.tiles import TILE_SET

#: How many of the most promising towns and colours of a new city are evaluated fully.
TOWNS_TRIED: Final = 3
COLOURS_TRIED: Final = 2


def choose_building(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    if state.loose:
        return TakeBack(seat)
    context = PlanContext(state, seat, weights)
    if state.pending_tile == URBANIZATION:
        action = best_founding(context, context.network)[1]
        if action is not None:
            return action
    if state.tiles_left:
        plan = context.best_plan(state.tiles_left, budget(state, seat, weights))
        action = next_tile(state, seat, offers, plan)
        if action is not None:
            return action
    if state.pending_tile == CITY_GROWTH:
        action = best_growth(context, context.network)[1]
        if action is not None:
            return action
    if state.pending_tile != NO_TILE and state.options.game == "base":
        # A tile that was paid for must be carried out, however little it brings.
        return offers[0]
    return EndBuilding(seat)


def next_tile(state: State, seat: int, offers: Sequence[Action], plan: Plan) -> Action | None:
    """Return the first of the plan's tiles that may be laid now."""
    name, faces = state.board.name, TILE_SET.faces
    known = {offer for offer in offers if isinstance(offer, LayTrack)} if plan.legs else set()
    for hex, pose in tiles_of(state, plan):
        action = LayTrack(seat, name[hex], faces[TILE_SET.face[pose]], TILE_SET.rotation[pose])
        if action in known:
            return action
    return None


def supply_sets(state: State) -> list[tuple[int, list[int]]]:
    """Return the spaces, counted from 1, with their goods by colour; of spaces with equal goods only the first."""
    found: list[tuple[int, list[int]]] = []
    known: list[list[int]] = []
    for space in range(state.board.spaces):
        goods = state.supply[space * COLOUR_COUNT : (space + 1) * COLOUR_COUNT]
        if any(goods) and goods not in known:
            known.append(goods)
            found.append((space + 1, goods))
    return found


def with_goods(goods: list[int], place: int, more: list[int]) -> list[int]:
    new = goods[:]
    for colour, count in enumerate(more):
        new[place * COLOUR_COUNT + colour] += count
    return new


def best_growth(
    context: PlanContext, network: Network, weighed: dict[Action, float] | None = None
) -> tuple[float, Action | None]:
    """ST-29 Return the gain of the most promising city and set, and the action; what was weighed goes to `weighed`."""
    state = context.state
    before = context.expected_points(network)
    best, chosen = -1.0, None
    sets = supply_sets(state)
    if not state.markers or not sets:
        return 0.0, None
    for place in range(state.board.cities):
        if state.grown[place]:
            continue
        name = state.board.name[state.board.place_hex[place]]
        tried = sets if network.near[place] else sets[:1]
        for space, more in tried:
            worth = context.expected_points(network, with_goods(context.goods, place, more)) - before
            if weighed is not None:
                weighed[GrowCity(context.seat, name, space)] = worth
            if worth > best:
                best, chosen = worth, GrowCity(context.seat, name, space)
    return max(0.0, best), chosen


def best_founding(
    context: PlanContext, network: Network, weighed: dict[Action, float] | None = None
) -> tuple[float, Action | None]:
    """ST-26 Return the gain of the most promising town, colour and set, and the action.

    Towns are ranked by the goods that would leave them; the best ones are then evaluated fully, and go to `weighed`.
    """
    state = context.state
    towns = [place for place, colour in enumerate(network.colour) if colour < 0]
    colours = [colour for colour, left in enumerate(state.new_cities) if left]
    if not towns or not colours:
        return 0.0, None
    sets = supply_sets(state) or [(0, [0] * COLOUR_COUNT)]
    before = context.expected_points(network)
    waiting = [
        sum(context.goods[colour::COLOUR_COUNT]) / (1 + network.colour.count(colour)) for colour in range(COLOUR_COUNT)
    ]
    colours.sort(key=waiting.__getitem__, reverse=True)
    ranked: list[tuple[float, int, int]] = []
    for place in towns:
        if not network.near[place]:
            continue
        tried = [context.expected_points(network, with_goods(context.goods, place, more)) for _, more in sets]
        ranked.append((max(tried), place, tried.index(max(tried))))
    ranked.sort(reverse=True)
    best, chosen = -1.0, (towns[0], colours[0], sets[0][0])
    for _, place, _ in ranked[:TOWNS_TRIED]:
        for colour in colours[:COLOURS_TRIED]:
            changed = network.with_city(place, colour)
            for space, more in sets:
                worth = context.expected_points(changed, with_goods(context.goods, place, more)) - before
                if weighed is not None:
                    name = state.board.name[state.board.place_hex[place]]
                    weighed[FoundCity(context.seat, name, COLOURS[colour], space)] = worth
                if worth > best:
                    best, chosen = worth, (place, colour, space)
    place, colour, space = chosen
    name = state.board.name[state.board.place_hex[place]]
    return max(0.0, best), FoundCity(context.seat, name, COLOURS[colour], space)
