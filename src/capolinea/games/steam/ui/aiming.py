"""Building from place to place: a player points at two ends and sees the cheapest tiles between them."""

from collections.abc import Iterable
from typing import Final

from capolinea.games.steam.actions import LayTrack
from capolinea.games.steam.build_search import Route, bound_from, find_routes, origins, tile_weights
from capolinea.games.steam.laying import put_down
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.choices import is_to_act
from capolinea.games.steam.ui.geometry import Layout, layout_of
from capolinea.games.steam.ui.shapes import APOTHEM, hexagon, spoke, track
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import euros, listed, signed
from capolinea.render.ground import Xy
from capolinea.render.look import Aim, Plan
from capolinea.render.svg import Svg, el, join, translate

HEX: Final = "hex:"
ORIGIN: Final = Xy(0.0, 0.0)
#: How far from the middle of a tile its price is, and of a place the word that says which end it is.
PRICE_AT: Final = 14.0
END_AT: Final = Xy(-23.0, -24.0)


def origins_of(now: Now) -> list[int]:
    """Return the hexes where a route may begin. Ask for it by `now.once`."""
    if not is_to_act(now.view) or not any([isinstance(action, LayTrack) for action in now.offers]):
        return []
    return origins(now.once(state_of), now.view.actor)


def aim(now: Now, target: str, origin: str, say: Say) -> Aim:
    """Return the routes from one end to the other; with one end alone, the question for the other."""
    board, begins = now.once(state_of).board, now.once(origins_of)
    start, end = [board.hex_of.get(name.removeprefix(HEX), -1) for name in (origin, target)]
    if start not in begins or start == end:
        start, end = end, -1
    if start not in begins:
        return Aim(say("hint.build_none"), say("hint.build_origin"))
    layout, named = layout_of(board), f"{HEX}{board.name[start]}"
    goals = draw_aims(layout, [hex for hex in range(board.size) if hex != start])
    if end < 0:
        drawing = join(draw_end(layout.at[start], say("aim.from_here")), goals)
        words = say("aim.from", hex=board.name[start])
        return Aim(words, say("aim.from_hint"), origin=named, drawing=str(drawing))
    ends = join(draw_end(layout.at[start], say("aim.from_here")), draw_end(layout.at[end], say("aim.to_there")), goals)
    routes = find_routes(now.once(state_of), now.view.actor, start, end)
    named_routes = enumerate(routes_with_names(now, routes, say))
    plans = tuple([plan(now, route, number, start, end, say) for number, route in named_routes])
    kind = "place" if board.place_at[end] >= 0 else "hex"
    none = say(f"aim.{kind}_none", hex=board.name[start], to_hex=board.name[end])
    return Aim(none, none_text(now, start, end, say), plans, named, f"{HEX}{board.name[end]}", str(ends))


def none_text(now: Now, start: int, end: int, say: Say) -> str:
    """Say why there is no route."""
    state = now.once(state_of)
    least = bound_from(state, now.view.actor, end, tile_weights(state))
    needed = min([least[hex] for hex in state.board.near[start]], default=0)
    if needed > state.tiles_left:
        return say("aim.too_far", count=needed, left=state.tiles_left)
    return say("aim.too_dear")


def routes_with_names(now: Now, routes: list[Route], say: Say) -> list[tuple[Route, str]]:
    """Return each route with what sets it apart from the cheapest."""
    board = now.once(state_of).board
    found: list[tuple[Route, str]] = []
    for route in routes:
        between = [board.place_name[board.place_at[hex]] for hex in route.stops[:-1]]
        if not found:
            words = say("plan.cheapest")
        elif between and route.stops != routes[0].stops:
            words = say("plan.via", places=listed(say, between))
        else:
            words = say("plan.shorter" if len(route.tiles) < len(routes[0].tiles) else "plan.other")
        found.append((route, words))
    return found


def plan(now: Now, named: tuple[Route, str], number: int, start: int, end: int, say: Say) -> Plan:
    (route, label), board = named, now.once(state_of).board
    count, cost = len(route.tiles), route.cost
    kind = "place" if board.place_at[end] >= 0 else "hex"
    return Plan(
        label=label,
        note=say("plan.note", count=count, links=len(route.stops)),
        figure=euros(say, cost),
        detail=euros(say, cost),
        actions=tuple([RULES.write(action) for action in actions_of(now, route)]),
        drawing=str(draw_route(layout_of(board), route, number, say)),
        does=say("plan.lay", count=count),
        prompt=say(f"aim.{kind}", hex=board.name[start], to_hex=board.name[end], count=count, cost=cost),
        hint=account_text(now, route, say),
    )


def actions_of(now: Now, route: Route) -> list[LayTrack]:
    board, seat = now.once(state_of).board, now.view.actor
    return [
        LayTrack(seat, board.name[tile.hex], TILE_SET.faces[TILE_SET.face[tile.pose]], TILE_SET.rotation[tile.pose])
        for tile in route.tiles
    ]


def account_text(now: Now, route: Route, say: Say) -> str:
    """ST-8 Say once what is in hand, what capital the whole route needs, and what is left."""
    before, seat = now.once(state_of), now.view.actor
    after = before.clone()
    for tile in route.tiles:
        put_down(after, seat, tile.hex, tile.pose, None)
    raised = after.cash[seat] - before.cash[seat] + route.cost
    facts = {"held": euros(say, before.cash[seat]), "left": euros(say, after.cash[seat])}
    if not raised:
        return say("aim.cash", **facts)
    income = {"before": signed(before.income[seat]), "after": signed(after.income[seat])}
    sold = before.points[seat] - after.points[seat]
    if not sold:
        return say("aim.income", raised=euros(say, raised), **facts, **income)
    return say("aim.points", raised=euros(say, raised), sold=sold, **facts, **income)


# ---- drawing


def draw_aims(layout: Layout, hexes: Iterable[int]) -> Svg:
    """Draw what can be aimed at; the page finds the nearest."""
    spots = [(layout.board.name[hex], layout.at[hex]) for hex in hexes]
    reach = round(APOTHEM, 1)
    return el("g", *[el("circle", data_aim=f"{HEX}{name}", cx=at.x, cy=at.y, data_reach=reach) for name, at in spots])


def draw_end(at: Xy, word: str) -> Svg:
    """Draw a ring around one end of a route, and which end it is."""
    path, half = hexagon(ORIGIN), max(12.0, 3.5 * len(word) + 5)
    badge = el(
        "g",
        el("rect", cls="end-badge", x=-half, y=-12, width=2 * half, height=24, rx=12),
        el("text", word, cls="end-word", y=4),
        transform=translate(END_AT.x, END_AT.y),
    )
    rings = [el("path", cls=cls, d=path) for cls in ("end-halo", "end-ring")]
    return el("g", *rings, badge, transform=translate(at.x, at.y), cls="route-end")


def draw_route(layout: Layout, route: Route, number: int, say: Say) -> Svg:
    """Draw the tiles that would be laid, each with its price; touching one opens its hex."""
    ghosts = [draw_ghost(layout, tile.hex, tile.pose) for tile in route.tiles]
    prices = [draw_price(price_at(layout, tile.hex), euros(say, tile.cost)) for tile in route.tiles]
    steps = [
        el("circle", data_step=step, data_ghost=f"{HEX}{layout.board.name[tile.hex]}", cx=at.x, cy=at.y)
        for step, tile in enumerate(route.tiles)
        for at in [layout.at[tile.hex]]
    ]
    return el("g", *ghosts, *prices, *steps, cls="plan-way", data_plan=f"aim-{number}")


def draw_ghost(layout: Layout, hex: int, pose: int) -> Svg:
    at = layout.at[hex]
    paths = [track(at, one, two) for one, two in TILE_SET.tracks[pose]]
    paths += [spoke(at, side) for side in TILE_SET.exits[pose]] if TILE_SET.is_town[pose] else []
    rails = [el("path", cls=cls, d="".join(paths)) for cls in ("rail-case", "rail-ink")]
    return el("g", el("path", cls="tile-body", d=hexagon(at, 0.955)), *rails, cls="ghost")


def price_at(layout: Layout, hex: int) -> Xy:
    """Return where the price of a tile is: away from the name of a town."""
    at = layout.at[hex]
    return Xy(at.x, at.y + (PRICE_AT if layout.board.place_at[hex] < 0 else -PRICE_AT))


def draw_price(at: Xy, words: str) -> Svg:
    half = 3.6 * len(words) + 6
    pill = el("rect", cls="cost-pill", x=-half, y=-9, width=2 * half, height=18, rx=9)
    return el("g", pill, el("text", words, cls="cost-words", y=4.2), transform=translate(at.x, at.y))
