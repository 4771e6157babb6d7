"""The score track: locomotives as seat marks on their way to the barrier."""

from functools import lru_cache
from typing import Final

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.ui.phrases import number
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say
from capolinea.render.marks import seat_mark_at
from capolinea.render.svg import Svg, el, num

WIDTH: Final = 316.0
EDGE: Final = 10.0
#: Height of the part below the locomotives, and of each row of locomotives that share a space.
FOOT: Final = 40.0
STOREY: Final = 18.0
SCALE: Final = 0.72


def draw_track(seen: View, say: Say) -> Svg:
    return draw_scores(seen.scores, seen.barrier, describe_track(seen, say))


#: Points change once a round, while a scene is drawn for every move.
@lru_cache(maxsize=256)
def draw_scores(scores: tuple[int, ...], barrier: int, label: str) -> Svg:
    """From the station at the left to the lowest space anybody stands on."""
    low = min(BOARD.start_barrier, barrier, *scores)
    shared = max([scores.count(score) for score in scores])
    rail = STOREY * shared + 16
    step = (WIDTH - 2 * EDGE) / (BOARD.start_points - low)
    places = {score: EDGE + (BOARD.start_points - score) * step for score in range(low, BOARD.start_points + 1)}
    ticks = "".join([f"M{num(x)} {num(rail - 4)}v8" for x in places.values()])
    return el(
        "svg",
        el("path", cls="score-rail", d=f"M{num(EDGE)} {num(rail)}H{num(WIDTH - EDGE)}{ticks}"),
        *[el("text", number(score), x=x, y=rail + 19) for score, x in places.items() if is_labelled(score, low)],
        el("path", cls="score-barrier", d=barrier_path(places[barrier], rail)),
        *[draw_locomotive(scores, seat, places[score], rail) for seat, score in enumerate(scores)],
        viewBox=f"0 0 {num(WIDTH)} {num(rail - 16 + FOOT)}",
        role="img",
        aria_label=label,
    )


def is_labelled(score: int, low: int) -> bool:
    """All figures while they have room; on a long track every second one."""
    return BOARD.start_points - low <= 16 or score % 2 == 0


def barrier_path(x: float, rail: float) -> str:
    return f"M{num(x - 2.5)} {num(rail - 14)}v24M{num(x + 2.5)} {num(rail - 14)}v24"


def draw_locomotive(scores: tuple[int, ...], seat: int, x: float, rail: float) -> Svg:
    """Locomotives that share a space stand one above the other."""
    below = scores[:seat].count(scores[seat])
    return seat_mark_at(seat, x, rail - 16 - STOREY * below, scale=SCALE)


def describe_track(seen: View, say: Say) -> str:
    """The same in words, best first."""
    best = sorted(range(len(seen.scores)), key=lambda seat: (-seen.scores[seat], seat))
    places = [say("track.place", seat=seat, points=number(seen.scores[seat])) for seat in best]
    return say("track.label", places=", ".join(places), barrier=number(seen.barrier))
