"""What touching a thing of the table could mean: a tile, a city to grow or found, a good to move, an action tile."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.games.steam import actions as do
from capolinea.games.steam.deliveries import links_at
from capolinea.games.steam.laying import (
    BLOCKED,
    NO_TOWN,
    NONE_LEFT,
    STAYS_LOOSE,
    TAKEN_BACK,
    TOO_EXPENSIVE,
    TOWN_NEEDED,
    TRACK_LOST,
    judge_pose,
)
from capolinea.games.steam.phases.cities import sets_left
from capolinea.games.steam.phases.moving import SIDE_NAMES
from capolinea.games.steam.pieces import CITY_GROWTH, COLOURS, TILES, URBANIZATION
from capolinea.games.steam.state import COLOUR_COUNT, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import LOOSE, MEETS_OTHERS, RING, VALID, is_city
from capolinea.games.steam.ui.chains import chains_of
from capolinea.games.steam.ui.names import place_words
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import capital
from capolinea.render.look import Meant

#: Verdicts on a tile, the nearest to a legal one first; those that are not listed come between the two groups.
NEAR: Final = (VALID, TOO_EXPENSIVE, STAYS_LOOSE, NONE_LEFT, MEETS_OTHERS, RING)
FAR: Final = (LOOSE, TRACK_LOST, TAKEN_BACK, BLOCKED, NO_TOWN, TOWN_NEEDED)


def meant(now: Now, target: str, say: Say) -> Meant | None:
    state, seat = now.once(state_of), now.view.seat
    assert seat is not None
    kind, _, key = target.partition(":")
    if kind == "hex" and key in state.board.hex_of:
        return Meant(capital(place_words(state.board, key)), hex_actions(now, seat, key))
    if kind == "cube":
        return cube_meant(state, seat, key, say)
    if kind == "action" and key in TILES:
        return Meant(capital(str(say.name("tile", key))), (do.TakeTile(seat, key),))
    if kind == "link":
        owners = [chain.owner for chain in now.once(chains_of) if chain.name == key]
        return Meant(link_name(owners[0], say)) if owners else None
    return None


def link_name(owner: int, say: Say) -> str:
    return say("thing.link", owner=owner) if owner >= 0 else say("thing.nobodys_link")


def hex_actions(now: Now, seat: Seat, name: str) -> tuple[Action, ...]:
    state = now.once(state_of)
    hex = state.board.hex_of[name]
    if now.view.stage == "move":
        goods = goods_on(state, hex) if is_city(state, hex) else []
        return tuple([move_of(state, seat, name, colour) for colour in goods])
    works = work_actions(state, seat, name) if now.view.stage == "build" else []
    return (*works, nearest_tile(state, seat, name))


def work_actions(state: State, seat: Seat, name: str) -> list[Action]:
    """Return what the action tile of the builder could do with a place."""
    if state.board.place_at[state.board.hex_of[name]] < 0:
        return []
    sets = sets_left(state) or [0]
    if state.pending_tile == CITY_GROWTH:
        return [do.GrowCity(seat, name, sets[0])]
    if state.pending_tile != URBANIZATION:
        return []
    return [do.FoundCity(seat, name, COLOURS[colour], sets[0]) for colour, left in enumerate(state.new_cities) if left]


def nearest_tile(state: State, seat: Seat, name: str) -> do.LayTrack:
    """Return the tile that comes nearest to a legal one on a hex; the simplest of several."""
    hex = state.board.hex_of[name]
    pose = min(range(TILE_SET.pose_count), key=lambda each: (nearness(judge_pose(state, seat, hex, each)), each))
    return do.LayTrack(seat, name, TILE_SET.faces[TILE_SET.face[pose]], TILE_SET.rotation[pose])


def nearness(verdict: int) -> int:
    if verdict in NEAR:
        return NEAR.index(verdict)
    return len(NEAR) + (FAR.index(verdict) + 1 if verdict in FAR else 0)


# ---- goods


def cube_meant(state: State, seat: Seat, key: str, say: Say) -> Meant | None:
    name, _, good = key.rpartition(".")
    place = state.board.place_at[state.board.hex_of[name]] if name in state.board.hex_of else -1
    if place < 0 or good not in COLOURS:
        return None
    words = say("thing.cube", good=good, place=place_words(state.board, name))
    return Meant(words, (move_of(state, seat, name, COLOURS.index(good)),))


def goods_on(state: State, hex: int) -> list[int]:
    place = state.board.place_at[hex]
    return [colour for colour in range(COLOUR_COUNT) if state.goods[place * COLOUR_COUNT + colour]]


def move_of(state: State, seat: Seat, name: str, colour: int) -> do.MoveGood:
    """Return the shortest way of a good to a city of its colour, whoever owns the links; else as far as links go."""
    board, links = state.board, links_at(state)
    start = board.place_at[board.hex_of[name]]
    ways: dict[int, tuple[int, ...]] = {start: ()}
    found = [start]
    for place in found:  # grows while we walk it
        if place != start and state.colour[place] == colour:
            return do.MoveGood(seat, name, COLOURS[colour], sides(ways[place]))
        near = links[place]
        for i in range(0, len(near), 3):
            if near[i + 1] not in ways:
                ways[near[i + 1]] = (*ways[place], near[i])
                found.append(near[i + 1])
    # No link leads to a city of the colour: the last place that it could reach says so, or the first side without one.
    return do.MoveGood(seat, name, COLOURS[colour], sides(ways[found[1]] if len(found) > 1 else (0,)))


def sides(numbers: tuple[int, ...]) -> tuple[do.Side, ...]:
    return tuple([SIDE_NAMES[number] for number in numbers])
