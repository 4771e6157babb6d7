"""The next step of a building: a tile of the best plan, a city that grows or is founded, or the end."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.steam.actions import EndBuilding, FoundCity, GrowCity, LayTrack, TakeBack
from capolinea.games.steam.bot.networks import Network
from capolinea.games.steam.bot.plans import Outlook, Plan, tiles_of
from capolinea.games.steam.bot.purse import budget
from capolinea.games.steam.bot.weights import Weights
from capolinea.games.steam.pieces import CITY_GROWTH, COLOURS, NO_TILE, URBANIZATION
from capolinea.games.steam.state import COLOUR_COUNT, State
from capolinea.games.steam.tiles import TILE_SET

#: Towns and colours of new cities that are thought through, the most promising ones.
TOWNS_TRIED: Final = 3
COLOURS_TRIED: Final = 2


def choose_building(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    if state.loose:
        return TakeBack(seat)
    outlook = Outlook(state, seat, weights)
    if state.work == URBANIZATION:
        action = best_founding(outlook, outlook.network)[1]
        if action is not None:
            return action
    if state.tiles_left:
        plan = outlook.best_plan(state.tiles_left, budget(state, seat, weights))
        action = next_tile(state, seat, offers, plan)
        if action is not None:
            return action
    if state.work == CITY_GROWTH:
        action = best_growth(outlook, outlook.network)[1]
        if action is not None:
            return action
    if state.work != NO_TILE and state.options.game == "base":
        # What was paid for must be carried out, however little it brings.
        return offers[0]
    return EndBuilding(seat)


def next_tile(state: State, seat: int, offers: Sequence[Action], plan: Plan) -> Action | None:
    """The first of the plan's tiles that may be laid now."""
    name, faces = state.board.name, TILE_SET.faces
    known = {offer for offer in offers if isinstance(offer, LayTrack)} if plan.legs else set()
    for hex, lay in tiles_of(state, plan):
        action = LayTrack(seat, name[hex], faces[TILE_SET.face[lay]], TILE_SET.turn[lay])
        if action in known:
            return action
    return None


def supply_sets(state: State) -> list[tuple[int, list[int]]]:
    """Spaces, counted from 1, and their goods by colour; of equal ones the first."""
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


def best_growth(outlook: Outlook, network: Network) -> tuple[float, Action | None]:
    """ST-29 The city and the set that promise most, and how much more than without them."""
    state = outlook.state
    before = outlook.promise(network)
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
            worth = outlook.promise(network, with_goods(outlook.goods, place, more)) - before
            if worth > best:
                best, chosen = worth, GrowCity(outlook.seat, name, space)
    return max(0.0, best), chosen


def best_founding(outlook: Outlook, network: Network) -> tuple[float, Action | None]:
    """ST-26 The town, colour and set that promise most: first by the goods that would leave it, then as a whole."""
    state = outlook.state
    towns = [place for place, colour in enumerate(network.colour) if colour < 0]
    colours = [colour for colour, left in enumerate(state.new_cities) if left]
    if not towns or not colours:
        return 0.0, None
    sets = supply_sets(state) or [(0, [0] * COLOUR_COUNT)]
    before = outlook.promise(network)
    waiting = [
        sum(outlook.goods[colour::COLOUR_COUNT]) / (1 + network.colour.count(colour)) for colour in range(COLOUR_COUNT)
    ]
    colours.sort(key=waiting.__getitem__, reverse=True)
    ranked: list[tuple[float, int, int]] = []
    for place in towns:
        if not network.near[place]:
            continue
        tried = [outlook.promise(network, with_goods(outlook.goods, place, more)) for _, more in sets]
        ranked.append((max(tried), place, tried.index(max(tried))))
    ranked.sort(reverse=True)
    best, chosen = -1.0, (towns[0], colours[0], sets[0][0])
    for _, place, _ in ranked[:TOWNS_TRIED]:
        for colour in colours[:COLOURS_TRIED]:
            changed = network.recoloured(place, colour)
            for space, more in sets:
                worth = outlook.promise(changed, with_goods(outlook.goods, place, more)) - before
                if worth > best:
                    best, chosen = worth, (place, colour, space)
    place, colour, space = chosen
    name = state.board.name[state.board.place_hex[place]]
    return max(0.0, best), FoundCity(outlook.seat, name, COLOURS[colour], space)
