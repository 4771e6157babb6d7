"""One view as a scene: the map, the panels around it, and what the viewer is asked."""

from typing import Final

from capolinea.games.rail_baron.ui.aids import target_of
from capolinea.games.rail_baron.ui.aiming import can_aim, plan
from capolinea.games.rail_baron.ui.bank import bank_panel
from capolinea.games.rail_baron.ui.choices import is_to_act, series_of
from capolinea.games.rail_baron.ui.geometry import BOARD, dot_xy, land
from capolinea.games.rail_baron.ui.glance import goal, steps
from capolinea.games.rail_baron.ui.hand import draw_hand
from capolinea.games.rail_baron.ui.offers import dear_engines
from capolinea.games.rail_baron.ui.overlay import layers, viewer_routes
from capolinea.games.rail_baron.ui.prompts import fact_texts, hint_text, prompt_text
from capolinea.games.rail_baron.ui.seats import seat_cards
from capolinea.games.rail_baron.ui.table import Now
from capolinea.games.rail_baron.ui.tables import RAILROADS
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.ground import Xy
from capolinea.render.look import Page, Plan, Scene
from capolinea.render.table.focus import Part, around, whole

#: Margin around the part that a small screen opens on, and its least size.
MARGIN: Final = 60.0
LEAST: Final = 230.0
WIDEST: Final = 460.0


def scene(now: Now, say: Say) -> Scene:
    view = now.view
    return Scene(
        facts=fact_texts(now, say),
        layers=layers(now, say),
        seats=seat_cards(now, say),
        track="",
        hand=draw_hand(now, say),
        prompt=prompt_text(view, say),
        hint=hint_text(now, say),
        focus=focus(now),
        steps=steps(view, say),
        goal=goal(now, say),
        plans=plans(now, say),
        aims=can_aim(now),
        series=series_of(now.view),
        page=page(view, say),
        dear=dear_engines(now, say),
        panel=bank_panel(now, say),
    )


def plans(now: Now, say: Say) -> tuple[Plan, ...]:
    """Return whole rides along the routes that were found, for players who do not want to ride dot by dot."""
    view = now.view
    if view.stage != "ride":
        return ()
    goal = target_of(now, view.actor)
    routes = viewer_routes(now)
    return tuple([plan(now, route, say, goal, len(routes) - 1) for route in routes])


def page(view: View, say: Say) -> Page | None:
    """Link to the comparison of railroads while something may be bought."""
    if not is_to_act(view) or view.stage not in ("purchase", "engine", "bid"):
        return None
    return Page(RAILROADS, say("compare.open"))


def focus(now: Now) -> Part:
    """Return the area around what is asked about.

    That is the railroad that is auctioned, or the train to move, what its roll covers and where it is bound; otherwise
    the whole map.
    """
    view = now.view
    if view.stage in ("region", "over"):
        return whole(land().view)
    if view.stage == "bid":
        return around(map(dot_xy, dots_along(view.auctioned)), land().view, MARGIN, LEAST)
    seat = view.mover if view.seat is None else view.seat
    if view.dot[seat] < 0:
        return whole(land().view)
    dots = [view.dot[seat]]
    for route in viewer_routes(now)[:1]:
        for segment in route.segments[: max(route.now, 1)]:
            dots.append(BOARD.across[segment] - dots[-1])
    goal = target_of(now, seat)
    if goal >= 0 and (len(dots) == 1 or is_near(dot_xy(dots[0]), dot_xy(goal))):
        dots.append(goal)
    return around(map(dot_xy, dots), land().view, MARGIN, LEAST)


def dots_along(railroad: int) -> list[int]:
    """Return the dots that a railroad serves."""
    lines = [[BOARD.railroad[segment] for segment in near[::2]] for near in BOARD.incident]
    return [dot for dot, serving in enumerate(lines) if railroad in serving]


def is_near(one: Xy, two: Xy) -> bool:
    """Return whether both fit into the window of a phone at a scale that leaves dots apart."""
    return abs(one.x - two.x) < WIDEST and abs(one.y - two.y) < WIDEST
