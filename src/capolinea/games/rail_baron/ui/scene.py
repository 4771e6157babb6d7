"""One view, drawn and told: what is on the map, around it, and what is asked."""

from typing import Final

from capolinea.games.rail_baron.ui.aids import target_of
from capolinea.games.rail_baron.ui.aiming import can_aim, plan
from capolinea.games.rail_baron.ui.auction import draw_auction, draw_debt
from capolinea.games.rail_baron.ui.bank import draw_bank
from capolinea.games.rail_baron.ui.choices import is_to_act
from capolinea.games.rail_baron.ui.declaring import draw_declarations
from capolinea.games.rail_baron.ui.geometry import BOARD, dot_xy, land
from capolinea.games.rail_baron.ui.hand import draw_hand
from capolinea.games.rail_baron.ui.overlay import layers, viewer_routes
from capolinea.games.rail_baron.ui.prompts import tell_facts, tell_hint, tell_prompt
from capolinea.games.rail_baron.ui.seats import seat_cards
from capolinea.games.rail_baron.ui.tables import RAILROADS
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.look import Page, Plan, Scene
from capolinea.render.svg import join

#: Room around what a small screen opens on, and the least it shows.
MARGIN: Final = 60.0
LEAST: Final = 230.0


def scene(seen: View, say: Say) -> Scene:
    return Scene(
        facts=tell_facts(seen, say),
        layers=layers(seen, say),
        seats=seat_cards(seen, say),
        track=join(draw_declarations(seen, say), draw_auction(seen, say), draw_debt(seen, say), draw_bank(seen, say)),
        hand=draw_hand(seen, say),
        prompt=tell_prompt(seen, say),
        hint=tell_hint(seen, say),
        focus=focus(seen),
        plans=plans(seen, say),
        aims=can_aim(seen),
        page=page(seen, say),
    )


def plans(seen: View, say: Say) -> tuple[Plan, ...]:
    """Whole rides along the ways that were found, for who would not go dot by dot."""
    if seen.stage != "ride":
        return ()
    goal = target_of(seen, seen.actor)
    return tuple([plan(seen, route, say, goal) for route in viewer_routes(seen)])


def page(seen: View, say: Say) -> Page | None:
    """While something may be bought: the comparison of what there is."""
    if not is_to_act(seen) or seen.stage not in ("purchase", "engine", "bid"):
        return None
    return Page(RAILROADS, say("compare.open"))


def focus(seen: View) -> tuple[float, float, float, float]:
    """Around the train that is to move and the beginning of its way; else the whole map."""
    width, height = land().view
    if seen.stage in ("region", "purchase", "sale", "engine", "over"):
        return 0.0, 0.0, width, height
    seat = seen.mover if seen.seat is None or seen.stage == "bid" else seen.seat
    if seen.at[seat] < 0:
        return 0.0, 0.0, width, height
    dots = [seen.at[seat]]
    for route in viewer_routes(seen)[:1]:
        for segment in route.segments[: max(route.now, 1)]:
            dots.append(BOARD.across[segment] - dots[-1])
    if len(dots) == 1 and target_of(seen, seat) >= 0:
        dots.append(target_of(seen, seat))
    xs, ys = [dot_xy(dot).x for dot in dots], [dot_xy(dot).y for dot in dots]
    left, right = spread_out(min(xs) - MARGIN, max(xs) + MARGIN, width)
    top, bottom = spread_out(min(ys) - MARGIN, max(ys) + MARGIN, height)
    return left, top, right - left, bottom - top


def spread_out(low: float, high: float, size: float) -> tuple[float, float]:
    """At least LEAST wide, and within the board."""
    more = max(0.0, LEAST - (high - low)) / 2
    return max(0.0, low - more), min(size, high + more)
