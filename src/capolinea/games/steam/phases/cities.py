"""ST-26, ST-29, ST-43: City Growth and Urbanization, at any moment of a building."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.steam.actions import FoundCity, GrowCity, TakeBack
from capolinea.games.steam.events import CityFounded, CityGrown, LinkClaimed, LinkCompleted
from capolinea.games.steam.moves import Move
from capolinea.games.steam.pieces import CITY_GROWTH, COLOURS, NO_TILE, URBANIZATION
from capolinea.games.steam.state import BUILD, COLOUR_COUNT, NO_TRACK, State, forget_listings
from capolinea.games.steam.track import complete_at, open_end_met
from capolinea.kit.hexes import SIDES


def has_set(state: State, space: int) -> bool:
    """Whether there are goods on a space, counted from 0."""
    return any(state.supply[space * COLOUR_COUNT : (space + 1) * COLOUR_COUNT])


def sets_left(state: State) -> list[int]:
    """Return the spaces with goods, counted from 1."""
    return [space + 1 for space in range(state.board.spaces) if has_set(state, space)]


def may_grow(state: State, place: int) -> bool:
    """ST-29 Only a printed city without a marker."""
    return place < state.board.cities and not state.grown[place]


def can_grow_any(state: State) -> bool:
    """ST-13, ST-59"""
    has_city = any([may_grow(state, place) for place in range(state.board.cities)])
    return has_city and state.markers > 0 and any(state.supply)


def can_found_any(state: State) -> bool:
    """ST-13"""
    return any(state.new_cities) and -1 in state.colour


def is_idle(state: State, tile: int) -> bool:
    """ST-13, ST-59, ST-65 Whether the tile is City Growth or Urbanization and has nothing left to do."""
    if tile == CITY_GROWTH:
        return not can_grow_any(state)
    return tile == URBANIZATION and not can_found_any(state)


def refuse_work(state: State, tile: int) -> Refusal | None:
    """Check what both tiles require: the stage, the tile, and that no track is loose."""
    if state.stage != BUILD:
        return Refusal("lay.not_now", "ST-14")
    if state.pending_tile != tile:
        return explain_no_work(state, tile)
    if state.loose:
        hex = state.board.name[state.loose[0] // 6]
        return Refusal("work.loose_track", "ST-47", {"hex": hex}, TakeBack(state.actor))
    return None


def explain_no_work(state: State, tile: int) -> Refusal:
    """The seat has not the tile, or has carried it out; ST-65 in the standard game it may have had nothing to do."""
    has_idle_tile = state.options.game == "standard" and state.tile[state.actor] == tile and is_idle(state, tile)
    if tile == CITY_GROWTH:
        return Refusal("grow.nothing_left", "ST-65") if has_idle_tile else Refusal("grow.no_tile", "ST-29")
    return Refusal("found.nothing_left", "ST-65") if has_idle_tile else Refusal("found.no_tile", "ST-26")


def refuse_grow(state: State, action: GrowCity) -> Refusal | None:
    """ST-29"""
    refusal = refuse_work(state, CITY_GROWTH)
    if refusal is not None:
        return refusal
    place = place_named(state, action.hex)
    if place < 0 or state.colour[place] < 0:
        return Refusal("grow.no_city", "ST-29", {"hex": action.hex[:20]})
    if not may_grow(state, place):
        return Refusal("grow.has_grown", "ST-29", {"hex": action.hex})
    if action.space not in sets_left(state):
        return Refusal("work.no_set", "ST-29", {}, GrowCity(action.seat, action.hex, sets_left(state)[0]))
    return None


def refuse_found(state: State, action: FoundCity) -> Refusal | None:
    """ST-26"""
    refusal = refuse_work(state, URBANIZATION)
    if refusal is not None:
        return refusal
    place = place_named(state, action.hex)
    if place < 0 or state.colour[place] >= 0:
        return Refusal("found.no_town", "ST-26", {"hex": action.hex[:20]})
    if not state.new_cities[COLOURS.index(action.colour)]:
        return Refusal("found.none_left", "ST-26", {"colour": action.colour})
    sets = sets_left(state) or [0]
    if action.space not in sets:
        return Refusal("work.no_set", "ST-26", {}, FoundCity(action.seat, action.hex, action.colour, sets[0]))
    return None


def place_named(state: State, name: str) -> int:
    hex = state.board.hex_of.get(name, -1)
    return -1 if hex < 0 else state.board.place_at[hex]


def offer_growth(state: State, seat: Seat) -> list[Action]:
    """Offer what City Growth allows, by city and supply space."""
    if state.pending_tile != CITY_GROWTH or state.loose:
        return []
    name, place_hex, sets = state.board.name, state.board.place_hex, sets_left(state)
    cities = [place for place in range(state.board.cities) if may_grow(state, place)]
    return [GrowCity(seat, name[place_hex[place]], space) for place in cities for space in sets]


def offer_foundings(state: State, seat: Seat) -> list[Action]:
    """Offer what Urbanization allows, by town, colour and supply space."""
    if state.pending_tile != URBANIZATION or state.loose:
        return []
    name, place_hex, sets = state.board.name, state.board.place_hex, sets_left(state)
    towns = [place for place, colour in enumerate(state.colour) if colour < 0]
    colours = [colour for colour, left in enumerate(state.new_cities) if left]
    return [
        FoundCity(seat, name[place_hex[place]], COLOURS[colour], space)
        for place in towns
        for colour in colours
        for space in sets or [0]
    ]


def move_set(state: State, space: int, place: int) -> None:
    """Move the goods of a space, counted from 1, to a place; space 0 has none."""
    for colour in range(COLOUR_COUNT if space else 0):
        count = state.supply[(space - 1) * COLOUR_COUNT + colour]
        state.supply[(space - 1) * COLOUR_COUNT + colour] = 0
        state.goods[place * COLOUR_COUNT + colour] += count


def goods_of_set(state: State, space: int) -> tuple[str, ...]:
    """Return the goods of a space, counted from 1; space 0 has none."""
    counts = state.supply[(space - 1) * COLOUR_COUNT : space * COLOUR_COUNT] if space else []
    return tuple([COLOURS[colour] for colour, count in enumerate(counts) for _ in range(count)])


def grow_city(state: State, move: Move, chance: Chance, log: Log) -> None:
    place = place_named(state, move.hex)
    state.grown[place] = True
    state.markers -= 1
    state.pending_tile = NO_TILE
    if log is not None:
        log.append(CityGrown(move.seat, move.hex, move.space, goods_of_set(state, move.space)))
    move_set(state, move.space, place)


def found_city(state: State, move: Move, chance: Chance, log: Log) -> None:
    """ST-26 Place the city and its goods, and complete links at it."""
    forget_listings(state)
    place, colour = place_named(state, move.hex), COLOURS.index(move.colour)
    state.new_cities[colour] -= 1
    state.grown[place] = True
    state.pending_tile = NO_TILE
    if log is not None:
        log.append(CityFounded(move.seat, move.hex, move.colour, move.space, goods_of_set(state, move.space)))
    move_set(state, move.space, place)
    open_city(state, move.seat, place, colour, log)


def open_city(state: State, seat: Seat, place: int, colour: int, log: Log) -> None:
    """ST-43 Remove the town's tile with its open exits; the city completes the open links that face it."""
    board = state.board
    hex = board.place_hex[place]
    exits = range(hex * 6, hex * 6 + 6)
    facing = [open_end_met(state, exit) if state.owner[exit] == NO_TRACK else -1 for exit in exits]
    for exit in exits:
        if state.other_end[exit] == exit:
            state.other_end[exit] = -1
            state.owner[exit] = NO_TRACK
            state.open.remove(exit)
    if state.piece[hex] >= 0:
        state.left[state.piece[hex]] += 1
    state.piece[hex] = -1
    state.pose[hex] = -1
    state.colour[place] = colour
    for exit, meets in zip(exits, facing, strict=True):
        if meets < 0 or state.other_end[meets] // 6 == hex:
            continue
        claimed: list[int] = []
        start, _ = complete_at(state, seat, exit, meets, claimed)
        if log is not None:
            names = (board.name[start // 6], SIDES[start % 6])
            log += [LinkClaimed(seat, *names) for _ in claimed]
            log.append(LinkCompleted(state.owner[start], *names, board.name[hex], SIDES[exit % 6]))
