"""Chains of track as the drawing needs them: their course, their owner, and where their mark is."""

from typing import NamedTuple

from capolinea.games.steam.state import NO_TRACK, NOBODY, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import chain_from, is_complete
from capolinea.games.steam.ui.geometry import Layout, layout_of
from capolinea.games.steam.ui.shapes import INTO_CITY, RADIUS, middle, spot, track_middle, track_on
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.kit.hexes import SIDES
from capolinea.render.ground import Xy


class Chain(NamedTuple):
    """One link, complete or not, or loose track."""

    start: int
    """An exit of a place; for loose track, an open exit."""
    end: int
    """An exit of another place, or the open exit."""
    owner: int
    complete: bool
    path: str
    mark: Xy
    name: str
    """`H6NE`: where it begins."""


def chains_of(now: Now) -> tuple[Chain, ...]:
    """Return all track on the map. Ask for it by `now.once`."""
    state = now.once(state_of)
    layout = layout_of(state.board)
    found: list[Chain] = []
    for hex in state.board.place_hex:
        for start in range(hex * 6, hex * 6 + 6):
            if state.owner[start] == NO_TRACK or state.other_end[start] < 0:
                continue
            complete = is_complete(state, start)
            if not complete or start < state.other_end[start]:
                found.append(chain(state, layout, chain_from(state, start), complete))
    loose = [exit for exit in state.loose if exit <= state.other_end[exit]]
    return (*found, *[chain(state, layout, loose_chain(state, exit), False) for exit in loose])


def loose_chain(state: State, start: int) -> list[int]:
    """ST-47 Return the exits of track that leads to no place, from one open end to the other."""
    found, exit = [start], start
    while True:
        hex = exit // 6
        out = hex * 6 + TILE_SET.partner[state.pose[hex] * 6 + exit % 6]
        found.append(out)
        if out == state.other_end[start]:
            return found
        exit = state.board.across[out]
        found.append(exit)


def chain(state: State, layout: Layout, exits: list[int], complete: bool) -> Chain:
    board, start, end = state.board, exits[0], exits[-1]
    from_place = board.place_at[start // 6] >= 0
    inner = exits[1:] if from_place else exits
    pairs = [(inner[i], inner[i + 1]) for i in range(0, len(inner) - 1, 2)]
    drawn = first_step(state, layout, start) if from_place else f"M{edge(layout, start)}"
    for one, two in pairs:
        drawn += track_on(layout.at[one // 6], one % 6, two % 6)
    if complete:
        drawn += f"L{place_end(state, layout, end)}"
    name = f"{board.name[start // 6]}{SIDES[start % 6]}"
    mark = mark_spot(layout, start, pairs)
    return Chain(start, end, state.owner[start], complete, drawn, mark, name)


def first_step(state: State, layout: Layout, start: int) -> str:
    """Return the path out of a place: from a town's middle, or from just within a city."""
    return f"M{place_end(state, layout, start)}L{edge(layout, start)}"


def place_end(state: State, layout: Layout, exit: int) -> str:
    at = layout.at[exit // 6]
    if state.colour[state.board.place_at[exit // 6]] < 0:
        return spot(at.x, at.y)
    inside = middle(exit % 6, 1 - INTO_CITY / RADIUS)
    return spot(at.x + inside.x, at.y + inside.y)


def edge(layout: Layout, exit: int) -> str:
    at, side = layout.at[exit // 6], middle(exit % 6)
    return spot(at.x + side.x, at.y + side.y)


def mark_spot(layout: Layout, start: int, pairs: list[tuple[int, int]]) -> Xy:
    """Return the middle of the chain; the mark of a town's open exit is on its tile."""
    if not pairs:
        at, side = layout.at[start // 6], middle(start % 6, 0.68)
        return Xy(at.x + side.x, at.y + side.y)
    one, two = pairs[len(pairs) // 2]
    at = layout.at[one // 6]
    half = track_middle(one % 6, two % 6) if len(pairs) % 2 else middle(one % 6)
    return Xy(round(at.x + half.x, 1), round(at.y + half.y, 1))


def open_stop(layout: Layout, exit: int) -> str:
    """Return the path of a buffer stop across the track at an open exit."""
    at, out = layout.at[exit // 6], middle(exit % 6, 0.94)
    across = Xy(-out.y * 0.28, out.x * 0.28)
    x, y = at.x + out.x, at.y + out.y
    return f"M{spot(x - across.x, y - across.y)}L{spot(x + across.x, y + across.y)}"


def is_nobodys(chain: Chain) -> bool:
    return chain.owner == NOBODY
