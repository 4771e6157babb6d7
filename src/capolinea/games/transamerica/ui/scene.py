"""One view, drawn and told: what is on the board, around it, and what is asked."""

from functools import lru_cache
from typing import Final

from capolinea.games.transamerica.actions import LayRail, PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.notation import write
from capolinea.games.transamerica.phases.build import buildable
from capolinea.games.transamerica.ui.aids import missing_of, table_of
from capolinea.games.transamerica.ui.board import (
    draw_line_offer,
    draw_own_city,
    draw_own_label,
    draw_point_offer,
    draw_wash,
    mini_map,
)
from capolinea.games.transamerica.ui.geometry import land, point_xy
from capolinea.games.transamerica.ui.hand import draw_hand
from capolinea.games.transamerica.ui.key import draw_key
from capolinea.games.transamerica.ui.offers import rail_label, start_label
from capolinea.games.transamerica.ui.overlay import draw_all_rails, draw_markers, mark_few
from capolinea.games.transamerica.ui.phrases import number, points_words, seat_names, winners_of
from capolinea.games.transamerica.ui.results import draw_results, results_key, results_layers
from capolinea.games.transamerica.ui.seats import seat_cards
from capolinea.games.transamerica.ui.track import draw_track
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say
from capolinea.render.look import Scene
from capolinea.render.svg import Svg, join

#: Room around the offers that a small screen opens on, and the least it shows.
MARGIN: Final = 70.0
LEAST: Final = 340.0

line_offer = lru_cache(maxsize=4096)(draw_line_offer)
point_offer = lru_cache(maxsize=1024)(draw_point_offer)


def scene(seen: View, say: Say) -> Scene:
    last = seen.history[-1] if seen.history else None
    return Scene(
        facts=(say("fact.round", round=seen.round), say("fact.barrier", barrier=number(seen.barrier))),
        layers=layers(seen, say),
        seats=seat_cards(seen, say),
        track=draw_track(seen, say),
        hand=draw_hand(seen, say),
        prompt=tell_prompt(seen, say),
        hint=tell_hint(seen, say),
        focus=focus(seen),
        results=draw_results(last, say.language, say.seats) if last else "",
        results_key=results_key(last) if last else "",
        results_layers=results_layers(last) if last else {},
    )


def layers(seen: View, say: Say) -> dict[str, str]:
    """The overlay, by slot of the board."""
    own = [BOARD.city_point[city] for city in seen.hand]
    return {
        "under": join(
            mark_few(len(seen.scores)), draw_track_laid(seen), *map(draw_own_city, own), *drawn_offers(seen, say)
        ),
        "pieces": draw_markers(seen.markers),
        "over": join(*map(draw_own_label, own)),
        "key": draw_key(say),
        "mini": mini_map(seen.rails),
    }


def draw_track_laid(seen: View) -> Svg:
    """The rails, the last of them washed."""
    return join(draw_wash(seen.rails[-1:]) if seen.rails else None, draw_all_rails(seen.rails, seen.owners))


def is_to_move(seen: View) -> bool:
    return seen.phase != "over" and seen.seat == seen.mover


def drawn_offers(seen: View, say: Say) -> list[Svg]:
    """What the viewer may click on the board. A coloured rail goes on a line that takes a common one too."""
    if not is_to_move(seen):
        return []
    seat = seen.mover
    if seen.phase == "start":
        free = [point for point in range(BOARD.graph.points) if point not in seen.markers]
        return [point_offer(point, write(PlaceStart(seat, point)), start_label(say, point)) for point in free]
    lines = buildable(table_of(seen), seat)
    return [line_offer(line, write(LayRail(seat, line)), rail_label(say, line, False)) for line in lines]


def tell_prompt(seen: View, say: Say) -> str:
    """What is asked of the viewer, or whom the table waits for."""
    if seen.phase == "over":
        return say("prompt.over")
    if not is_to_move(seen):
        return say("prompt.wait", seat=seen.mover)
    if seen.phase == "build" and seen.laid_now > 0:
        return say("prompt.second")
    return say(f"prompt.{seen.phase}")


def tell_hint(seen: View, say: Say) -> str:
    if seen.phase == "over":
        winners = winners_of(seen.scores)
        points = points_words(say, max(seen.scores))
        return say("hint.over", count=len(winners), winners=seat_names(say, winners), points=points)
    if not is_to_move(seen):
        if seen.phase == "start":
            return say("hint.start_waiting")
        return say("hint.build_waiting", laid=seen.laid_now)
    if seen.phase == "start":
        missing = missing_of(seen)
        assert missing is not None
        return say("hint.start", missing=missing.total)
    if seen.laid_now > 0:
        return say("hint.second")
    left = seen.coloured_left[seen.mover]
    return say("hint.build_coloured", left=left) if left > 0 else say("hint.build")


def focus(seen: View) -> tuple[float, float, float, float]:
    """Around what the viewer may build on; else around what lies on the board; else all of it."""
    width, height = land().view
    graph = BOARD.graph
    if is_to_move(seen) and seen.phase == "build":
        lines = buildable(table_of(seen), seen.mover)
        points = [end for line in lines for end in (graph.a[line], graph.b[line])]
    else:
        points = [end for line in seen.rails for end in (graph.a[line], graph.b[line])]
        points += [point for point in seen.markers if point >= 0 and seen.phase != "start"]
    if not points:
        return 0.0, 0.0, width, height
    xs, ys = [point_xy(point).x for point in points], [point_xy(point).y for point in points]
    left, right = spread_out(min(xs) - MARGIN, max(xs) + MARGIN, width)
    top, bottom = spread_out(min(ys) - MARGIN, max(ys) + MARGIN, height)
    return left, top, right - left, bottom - top


def spread_out(low: float, high: float, size: float) -> tuple[float, float]:
    """At least LEAST wide, and within the board."""
    more = max(0.0, LEAST - (high - low)) / 2
    low, high = max(0.0, low - more), min(size, high + more)
    return low, high
