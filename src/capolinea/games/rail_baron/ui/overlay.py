"""The overlay of the map, by slot, from a view."""

from capolinea.games.rail_baron.actions import Ride
from capolinea.games.rail_baron.notation import write
from capolinea.games.rail_baron.state import BANK
from capolinea.games.rail_baron.ui.aids import target_of
from capolinea.games.rail_baron.ui.aiming import can_aim
from capolinea.games.rail_baron.ui.board import dots_path, mini_map
from capolinea.games.rail_baron.ui.choices import railroads_to_choose, rides_of
from capolinea.games.rail_baron.ui.drawing import (
    draw_chips,
    draw_lot,
    draw_own_label,
    draw_owned,
    draw_owner,
    draw_pennants,
    draw_railroad_offer,
    draw_region_offer,
    draw_route,
    draw_segment_offer,
    draw_target,
    draw_trail,
    draw_trains,
)
from capolinea.games.rail_baron.ui.geometry import BOARD, VARIANT_DOT, tracks_path, way_path
from capolinea.games.rail_baron.ui.key import draw_key
from capolinea.games.rail_baron.ui.labels import railroad_label, region_label, region_note, ride_label
from capolinea.games.rail_baron.ui.routes import Route, routes_of
from capolinea.games.rail_baron.ui.within import dots_within
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.svg import Svg, el, join


def layers(seen: View, say: Say) -> dict[str, str]:
    routes = viewer_routes(seen)
    flags = bound_for(seen)
    own = -1 if seen.seat is None else target_of(seen, seen.seat)
    owned = [(railroad, owner) for railroad, owner in enumerate(seen.owner) if owner != BANK]
    return {
        "owned": join(*[draw_owned(*each) for each in owned]),
        "under": join(
            draw_trail(trail_of(seen)),
            draw_lot(seen.auctioned) if seen.auctioned >= 0 else None,
            el("path", cls="reach-dots", d=dots_path(dots_within(seen))) if can_aim(seen) else None,
            *[draw_route(seen.at[seen.seat or 0], r.segments, r.now, i) for i, r in reversed(list(enumerate(routes)))],
            draw_target(own) if own >= 0 else None,
        ),
        "offers": join(
            el("path", cls="dots", d=dots_path([VARIANT_DOT])) if seen.options.rfp_dot else None,
            draw_chips(homes_of(seen), origins_of(seen)),
            *ride_offers(seen, say),
        ),
        "over": join(
            *railroad_offers(seen, say),
            *[draw_owner(*each) for each in owned],
            *region_offers(seen, say),
            draw_own_label(own) if own >= 0 else None,
            draw_pennants(flags),
            draw_trains(seen.at, flags, seen.declared),
        ),
        "key": draw_key(say.language),
        "mini": mini_map(mini_path(seen, routes)),
    }


def viewer_routes(seen: View) -> tuple[Route, ...]:
    """The ways of the viewer's own trip, while the own train is about to move."""
    if seen.seat is None or seen.seat != seen.actor or seen.stage not in ("ride", "turn", "after"):
        return ()
    return routes_of(seen, seen.seat)


def trail_of(seen: View) -> tuple[int, ...]:
    """The trip so far of whoever moves, or before the roll of whoever moved last."""
    if seen.used[seen.mover] or seen.rolled:
        return seen.used[seen.mover]
    return seen.used[(seen.mover - 1) % len(seen.used)]


def bound_for(seen: View) -> dict[int, list[int]]:
    """The seats whose destination each dot is."""
    found: dict[int, list[int]] = {}
    for seat in range(len(seen.at)):
        dot = target_of(seen, seat) if seen.alive[seat] else -1
        if dot >= 0:
            found.setdefault(dot, []).append(seat)
    return found


def homes_of(seen: View) -> list[tuple[int, int]]:
    if seen.options.governor:  # RB-60 Home is only where one starts.
        return []
    return [(seat, BOARD.city_dot[city]) for seat, city in enumerate(seen.home) if seen.alive[seat]]


def origins_of(seen: View) -> list[tuple[int, int]]:
    """Where trips began, as long as the train has left."""
    found = [(seat, BOARD.city_dot[city]) for seat, city in enumerate(seen.origin) if seen.alive[seat]]
    return [(seat, dot) for seat, dot in found if dot != seen.at[seat] and target_of(seen, seat) >= 0]


def ride_offers(seen: View, say: Say) -> list[Svg]:
    return [
        draw_segment_offer(segment, write(Ride(seen.actor, segment)), ride_label(seen, segment, say))
        for segment in rides_of(seen)
    ]


def railroad_offers(seen: View, say: Say) -> list[Svg]:
    return [
        draw_railroad_offer(railroad, railroad_label(seen, railroad, say)) for railroad in railroads_to_choose(seen)
    ]


def region_offers(seen: View, say: Say) -> list[Svg]:
    if seen.stage != "region" or seen.seat != seen.actor:
        return []
    return [
        draw_region_offer(
            region,
            str(say.name("region", region)),
            region_note(seen, region, say),
            region_label(seen, region, say),
        )
        for region in range(len(BOARD.regions))
    ]


def mini_path(seen: View, routes: tuple[Route, ...]) -> str:
    if routes and seen.seat is not None:
        return way_path(seen.at[seen.seat], routes[0].segments)
    return tracks_path(trail_of(seen))
