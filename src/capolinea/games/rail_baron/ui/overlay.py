"""The overlay of the map, by slot."""

from capolinea.games.rail_baron.actions import PickRegion
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
from capolinea.games.rail_baron.ui.geometry import BOARD, VARIANT_DOT, route_path, tracks_path
from capolinea.games.rail_baron.ui.key import draw_key
from capolinea.games.rail_baron.ui.labels import railroad_label, region_label, region_note, ride_label
from capolinea.games.rail_baron.ui.roll_range import dots_within
from capolinea.games.rail_baron.ui.routes import Route, routes_of
from capolinea.games.rail_baron.ui.table import Now
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.svg import Svg, el, join


def layers(now: Now, say: Say) -> dict[str, str]:
    view, routes, flags = now.view, viewer_routes(now), bound_for(now)
    own = -1 if view.seat is None else target_of(now, view.seat)
    owned = [(railroad, owner) for railroad, owner in enumerate(view.owner) if owner != BANK]
    return {
        "owned": join(*[draw_owned(*each) for each in owned]),
        "under": join(
            draw_trail(trail_of(view)),
            draw_lot(view.auctioned) if view.auctioned >= 0 else None,
            el("path", cls="reach-dots", d=dots_path(dots_within(now))) if can_aim(now) else None,
            *[draw_route(view.dot[view.seat or 0], r.segments, r.now, i) for i, r in reversed(list(enumerate(routes)))],
            draw_target(own) if own >= 0 else None,
        ),
        "offers": join(
            el("path", cls="dots", d=dots_path([VARIANT_DOT])) if view.options.rfp_dot else None,
            draw_chips(homes_of(view), origins_of(now)),
            *ride_offers(now, say),
        ),
        "over": join(
            *railroad_offers(now, say),
            *[draw_owner(*each) for each in owned],
            *region_offers(now, say),
            draw_own_label(own) if own >= 0 else None,
            draw_pennants(flags, view.seat),
            draw_trains(view.dot, flags, view.declared, view.seat),
        ),
        "key": draw_key(say.language),
        "mini": mini_map(mini_path(view, routes)),
    }


def viewer_routes(now: Now) -> tuple[Route, ...]:
    """Return the routes of the viewer's trip, while the viewer's train is about to move."""
    view = now.view
    if view.seat is None or view.seat != view.actor or view.stage not in ("ride", "turn", "after"):
        return ()
    return now.once(routes_of, view.seat)


def trail_of(view: View) -> tuple[int, ...]:
    """Return the tracks of the mover's trip so far, or before the roll those of the previous mover."""
    if view.used_tracks[view.mover] or view.rolled:
        return view.used_tracks[view.mover]
    return view.used_tracks[(view.mover - 1) % len(view.used_tracks)]


def bound_for(now: Now) -> dict[int, list[int]]:
    """Return for each destination the seats that are bound for it."""
    found: dict[int, list[int]] = {}
    view = now.view
    for seat in range(len(view.dot)):
        dot = target_of(now, seat) if view.in_game[seat] else -1
        if dot >= 0:
            found.setdefault(dot, []).append(seat)
    return found


def homes_of(view: View) -> list[tuple[int, int]]:
    if view.options.governor:  # RB-60 Home is only the start.
        return []
    return [(seat, BOARD.city_dot[city]) for seat, city in enumerate(view.home) if view.in_game[seat]]


def origins_of(now: Now) -> list[tuple[int, int]]:
    """Return the seats and dots where trips began, once the train has left."""
    view = now.view
    found = [(seat, BOARD.city_dot[city]) for seat, city in enumerate(view.origin) if view.in_game[seat]]
    return [(seat, dot) for seat, dot in found if dot != view.dot[seat] and target_of(now, seat) >= 0]


def ride_offers(now: Now, say: Say) -> list[Svg]:
    return [draw_segment_offer(segment, ride_label(now, segment, say)) for segment in rides_of(now)]


def railroad_offers(now: Now, say: Say) -> list[Svg]:
    return [draw_railroad_offer(railroad, railroad_label(now, railroad, say)) for railroad in railroads_to_choose(now)]


def region_offers(now: Now, say: Say) -> list[Svg]:
    view, regions = now.view, [action.region for action in now.offers if isinstance(action, PickRegion)]
    return [
        draw_region_offer(
            region,
            str(say.name("region", region)),
            region_note(view, region, say),
            region_label(view, region, say),
        )
        for region in regions
    ]


def mini_path(view: View, routes: tuple[Route, ...]) -> str:
    if routes and view.seat is not None:
        return route_path(view.dot[view.seat], routes[0].segments)
    return tracks_path(trail_of(view))
