"""One view as a scene: the board, the panels around it, and what the viewer is asked."""

from functools import lru_cache
from typing import Final

from capolinea.games.transamerica.actions import LayRail, PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.ui.aids import missing_of
from capolinea.games.transamerica.ui.board import mini_map
from capolinea.games.transamerica.ui.drawing import (
    draw_line_offer,
    draw_own_city,
    draw_own_label,
    draw_point_offer,
    draw_wash,
)
from capolinea.games.transamerica.ui.geometry import land, point_xy
from capolinea.games.transamerica.ui.glance import goal, steps
from capolinea.games.transamerica.ui.hand import draw_hand
from capolinea.games.transamerica.ui.key import draw_key
from capolinea.games.transamerica.ui.offers import rail_label, start_label
from capolinea.games.transamerica.ui.overlay import draw_all_rails, draw_markers, mark_few
from capolinea.games.transamerica.ui.phrases import points_words, winners_of
from capolinea.games.transamerica.ui.results import draw_results, results_key, results_layers
from capolinea.games.transamerica.ui.seats import seat_cards
from capolinea.games.transamerica.ui.table import Now
from capolinea.games.transamerica.ui.track import draw_track
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import plain, seat_names
from capolinea.render.look import Scene
from capolinea.render.svg import Svg, join
from capolinea.render.table.focus import Part, around, whole

#: Margin around the part that a small screen opens on, and its least size.
MARGIN: Final = 70.0
LEAST: Final = 340.0

line_offer = lru_cache(maxsize=4096)(draw_line_offer)
point_offer = lru_cache(maxsize=1024)(draw_point_offer)


def scene(now: Now, say: Say) -> Scene:
    view = now.view
    last = view.history[-1] if view.history else None
    return Scene(
        facts=(say("fact.round", round=view.round), say("fact.barrier", barrier=plain(view.barrier))),
        layers=layers(now, say),
        seats=seat_cards(now, say),
        track=draw_track(view, say),
        hand=draw_hand(now, say),
        prompt=prompt_text(view, say),
        hint=hint_text(now, say),
        focus=focus(now),
        steps=steps(now, say),
        goal=goal(now, say),
        results=now.once(draw_results, say) if last else "",
        results_key=results_key(last) if last else "",
        results_layers=now.once(results_layers) if last else {},
    )


def layers(now: Now, say: Say) -> dict[str, str]:
    """Return the overlay, by slot of the board."""
    view = now.view
    own = [BOARD.city_point[city] for city in view.hand]
    return {
        "under": join(
            mark_few(len(view.scores)), draw_track_laid(view), *map(draw_own_city, own), *drawn_offers(now, say)
        ),
        "pieces": draw_markers(view.markers),
        "over": join(*map(draw_own_label, own)),
        "key": draw_key(say.language),
        "mini": mini_map(view.rails),
    }


def draw_track_laid(view: View) -> Svg:
    """Draw the rails, with a wash under the last one."""
    return join(draw_wash(view.rails[-1:]) if view.rails else None, draw_all_rails(view.rails, view.owners))


def is_to_move(view: View) -> bool:
    return view.stage != "over" and view.seat == view.actor


def drawn_offers(now: Now, say: Say) -> list[Svg]:
    """Draw what the viewer may click on the board."""
    starts = [action.point for action in now.offers if isinstance(action, PlaceStart)]
    return [
        *[point_offer(point, start_label(say, point)) for point in starts],
        *[line_offer(line, rail_label(say, line, False)) for line in offered_lines(now)],
    ]


def offered_lines(now: Now) -> list[int]:
    """Return the lines that the viewer may lay a rail on; every line for a coloured rail also takes a common one."""
    return [action.line for action in now.offers if isinstance(action, LayRail) and not action.coloured]


def prompt_text(view: View, say: Say) -> str:
    """Say what the viewer is asked, or whom the table waits for."""
    if view.stage == "over":
        return say("prompt.over")
    if not is_to_move(view):
        return say("prompt.wait", seat=view.actor)
    if view.stage == "build" and view.cost_this_turn > 0:
        return say("prompt.second")
    return say(f"prompt.{view.stage}")


def hint_text(now: Now, say: Say) -> str:
    view = now.view
    if view.stage == "over":
        winners = winners_of(view.scores)
        points = points_words(say, max(view.scores))
        return say("hint.over", count=len(winners), winners=seat_names(say, winners), points=points)
    if not is_to_move(view):
        if view.stage == "start":
            return say("hint.start_waiting")
        return say("hint.build_waiting", laid=view.cost_this_turn)
    if view.stage == "start":
        missing = now.once(missing_of)
        assert missing is not None
        return say("hint.start", missing=missing.total)
    if view.cost_this_turn > 0:
        return say("hint.second")
    left = view.coloured_left[view.actor]
    return say("hint.build_coloured", left=left) if left > 0 else say("hint.build")


def focus(now: Now) -> Part:
    """Return the area around the viewer's cities before the start, later around what is on the board, or all of it."""
    view, graph = now.view, BOARD.graph
    if offered_lines(now):
        return whole(land().view)
    if view.stage == "start":
        points = [BOARD.city_point[city] for city in view.hand]
    else:
        points = [end for line in view.rails for end in (graph.a[line], graph.b[line])]
        points += [point for point in view.markers if point >= 0]
    return around(map(point_xy, points), land().view, MARGIN, LEAST)
