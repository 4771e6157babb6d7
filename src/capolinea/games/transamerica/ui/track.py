"""The score track: locomotives as seat marks on their way to the barrier."""

from functools import lru_cache
from typing import Final

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import plain
from capolinea.render.marks import seat_mark_at
from capolinea.render.svg import Svg, el, join, num

WIDTH: Final = 316.0
EDGE: Final = 10.0
#: Height of the part below the locomotives, and of each row of locomotives that share a space.
FOOT: Final = 40.0
STOREY: Final = 18.0
SCALE: Final = 0.72
#: So many locomotives stand above each other; more of them stand in two columns, so that the track keeps its height.
STOREYS: Final = 3
COLUMN: Final = 9.5
RAIL: Final = STOREY * STOREYS + 16
TOP: Final = 7.0


def draw_track(view: View, say: Say) -> Svg:
    """Draw the track from the station at the left to the lowest space with a locomotive."""
    scores = view.scores
    low = min(BOARD.start_barrier, view.barrier, *scores)
    return el(
        "svg",
        draw_spaces(low),
        el("path", cls="score-barrier", d=barrier_path(space_x(view.barrier, low))),
        *[
            draw_locomotive(seat, scores[:seat].count(score), scores.count(score), space_x(score, low))
            for seat, score in enumerate(scores)
        ],
        viewBox=f"0 {num(TOP)} {num(WIDTH)} {num(RAIL - 16 + FOOT - TOP)}",
        role="img",
        aria_label=describe_track(view, say),
    )


def space_x(score: int, low: int) -> float:
    """Return where the space of `score` is on a track that ends at `low`."""
    return EDGE + (BOARD.start_points - score) * ((WIDTH - 2 * EDGE) / (BOARD.start_points - low))


@lru_cache(maxsize=256)
def draw_spaces(low: int) -> Svg:
    """Draw the spaces down to `low` with their figures."""
    places = {score: space_x(score, low) for score in range(low, BOARD.start_points + 1)}
    ticks = "".join([f"M{num(x)} {num(RAIL - 4)}v8" for x in places.values()])
    return join(
        el("path", cls="score-rail", d=f"M{num(EDGE)} {num(RAIL)}H{num(WIDTH - EDGE)}{ticks}"),
        *[el("text", plain(score), x=x, y=RAIL + 19) for score, x in places.items() if is_labelled(score, low)],
    )


def is_labelled(score: int, low: int) -> bool:
    """Return whether a figure is shown: all of them if there is room, every second one on a long track."""
    return BOARD.start_points - low <= 16 or score % 2 == 0


def barrier_path(x: float) -> str:
    return f"M{num(x - 2.5)} {num(RAIL - 14)}v24M{num(x + 2.5)} {num(RAIL - 14)}v24"


def draw_locomotive(seat: int, below: int, together: int, x: float) -> Svg:
    """Draw a locomotive above the `below` others of the `together` ones that share its space."""
    storey, aside = below, 0.0
    if together > STOREYS:
        storey, aside = below // 2, COLUMN if below % 2 else -COLUMN
    return seat_mark_at(seat, x + aside, RAIL - 16 - STOREY * storey, scale=SCALE)


def describe_track(view: View, say: Say) -> str:
    """Describe the track in words, best score first."""
    best = sorted(range(len(view.scores)), key=lambda seat: (-view.scores[seat], seat))
    places = [say("track.place", seat=seat, points=plain(view.scores[seat])) for seat in best]
    return say("track.label", places=", ".join(places), barrier=plain(view.barrier))
