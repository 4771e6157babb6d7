"""What changes on the map: rails, plates, buffer stops, towns with their worth, offers with what they bring."""

from functools import lru_cache
from math import dist
from typing import Final, NamedTuple

from capolinea.games.santa_fe_rails.ui.board import (
    cog,
    draw_home_plate,
    draw_label,
    draw_plate,
    draw_rails,
    draw_square,
)
from capolinea.games.santa_fe_rails.ui.geometry import (
    Sign,
    end_of,
    ink_of,
    label_of,
    land,
    middle,
    segment_path,
    town_xy,
)
from capolinea.games.santa_fe_rails.ui.signs import (
    PILL_GAP,
    PILL_ROOM,
    PILL_WIDTH,
    PLATE_HALF,
    PLATE_WIDTH,
    ROUNDEL,
    WORTH_HALF,
)
from capolinea.render.ground import Xy, fixed_size_group
from capolinea.render.signs import Rank, map_sign
from capolinea.render.svg import Svg, el, join, num
from capolinea.render.table.offers import offer

#: By how much a highlighted segment is shortened at each end.
OFFER_CUT: Final = 2.5
#: Half the width of a highlighted segment.
LIT_HALF: Final = 5.5
#: The cross at the corner of a dead track's plate.
DEAD_CROSS: Final = "M8-9L14-3M14-9L8-3"
#: Half the length of a buffer stop.
STOP: Final = 7.0
Pills = tuple[tuple[str, str], ...]
"""The text and the kind of each pill: "gain" or "cost"."""


class Taken(NamedTuple):
    """Space that is occupied: its middle, half its width, half its height."""

    at: Xy
    across: float
    down: float


@lru_cache(maxsize=4096)
def draw_rail(segment: int, railroad: int) -> Svg:
    """Draw a rail on its segment; the log highlights it by the segment's target."""
    return el("g", draw_rails(railroad, segment_path(segment)), data_id=f"segment:{segment}")


@lru_cache(maxsize=2048)
def draw_head(railroad: int, at: Xy, dead: bool, title: str) -> Svg:
    """Draw the plate of a track at its last rail, with a cross if the track is dead."""
    return map_sign(
        *at,
        el("title", title),
        draw_plate(railroad, " dead" if dead else ""),
        el("path", cls="dead-cross", d=DEAD_CROSS) if dead else None,
        rank=Rank.PIECE,
    )


@lru_cache(maxsize=2048)
def draw_stop(railroad: int, arc: int, segment: int) -> Svg:
    """Draw the buffer stop at the end of a dead track."""
    at, along = end_of(arc, segment)
    line = f"M{num(at.x - along.y * STOP)} {num(at.y + along.x * STOP)}"
    line += f"L{num(at.x + along.y * STOP)} {num(at.y - along.x * STOP)}"
    return join(el("path", cls="stop-case", d=line), el("path", cls="stop", d=line))


def draw_town(town: int, value: int, count: int, boom: bool, in_hand: bool, title: str) -> Svg:
    """Draw a town with its value times its railroads, a cog if it has a counter, a ring if its card is in hand."""
    sign = town_sign(value, count, boom, in_hand)
    rank = Rank.OWN if in_hand else Rank.PIECE + (9 - min(9, value))
    name = f"town:{town}"
    return map_sign(*town_xy(town), el("title", title), sign, rank=rank, key=name, cls="town-now", data_id=name)


#: The same for a town whose title names no player, so that it can be cached.
draw_unplayed_town: Final = lru_cache(maxsize=4096)(draw_town)


@lru_cache(maxsize=512)
def town_sign(value: int, count: int, boom: bool, in_hand: bool) -> Svg:
    half = WORTH_HALF if count else ROUNDEL
    wide = half + 3.5
    ring = el("rect", cls="own-ring", x=-wide, y=-13.5, width=2 * wide, height=27, rx=13.5) if in_hand else None
    if boom:
        body = el("path", cls="boom", d=cog(half + 3, ROUNDEL + 2.5))
    elif count:
        body = el("rect", cls="town", x=-half, y=-ROUNDEL, width=2 * half, height=2 * ROUNDEL, rx=ROUNDEL)
    else:
        body = el("circle", cls="town", r=ROUNDEL)
    words = f"{value}×{count}" if count else str(value)
    figure = el("text", words, cls=f"town-value{' many' if count else ''}{' on-boom' if boom else ''}", y=4.3)
    return join(ring, body, figure)


@lru_cache(maxsize=256)
def draw_home_note(town: int, title: str) -> Svg:
    """Draw the tooltip of a home without a value."""
    at = town_xy(town)
    return fixed_size_group(at.x, at.y, el("title", title), el("circle", cls="unseen", r=11), data_id=f"town:{town}")


@lru_cache(maxsize=64)
def draw_used_square(sign: Sign) -> Svg:
    """Draw a square whose bonus has been paid: hollow and struck out."""
    return draw_square(sign, " used", Rank.PLATE - 1)


@lru_cache(maxsize=16)
def draw_open_home(sign: Sign) -> Svg:
    """Draw the home plate of a short line whose card is out."""
    return draw_home_plate(sign, rank=Rank.PLATE - 1)


@lru_cache(maxsize=256)
def draw_label_in_hand(town: int) -> Svg:
    return draw_label(label_of(town), " mine", Rank.OWN)


def draw_rail_offer(target: str, segment: int, railroads: tuple[int, ...], title: str, pills: Svg | None) -> Svg:
    """Draw a segment that may take a rail now, in the ink of its railroad, or alternating between two inks."""
    lit = lit_segment(segment, railroads[0], railroads[1] if len(railroads) > 1 else -1)
    return offer(target, title, lit, pills, cls="line-offer rail-offer")


@lru_cache(maxsize=4096)
def lit_segment(segment: int, first: int, second: int) -> Svg:
    path = segment_path(segment, OFFER_CUT)
    return join(
        el("path", cls="halo line-halo sf-halo", d=path),
        el("path", cls="offer-case sf-case", d=path),
        el("path", cls="offer-core sf-core", d=path),
        el("path", cls=f"offer-ink {ink_of(first)}", d=path),
        el("path", cls=f"offer-ink other {ink_of(second)}", d=path) if second >= 0 else None,
        el("path", cls="hit line-hit sf-hit", d=path),
    )


def draw_town_offer(town: int, title: str, values: tuple[int, ...]) -> Svg:
    """Draw a town that may take a boomtown counter."""
    at = town_xy(town)
    counters = "/".join([str(value) for value in values])
    return offer(
        f"town:{town}",
        title,
        map_sign(
            *at,
            el("path", cls="halo cog-halo", d=cog(22, 16)),
            el("path", cls="offer-cog", d=cog(22, 16)),
            el("text", counters, cls="cog-text", y=4.4),
            rank=Rank.OWN,
            key=f"town:{town}",
        ),
        el("path", cls="hit cog-hit", d=f"M{num(at.x - 6)} {num(at.y)}h12"),
        cls="town-offer",
    )


def place_pills(wanted: list[tuple[int, Pills]], taken: list[Taken]) -> list[Svg | None]:
    """Draw what rails bring and cost, each beside its segment, clear of plates, highlighted segments and other pills.

    If there is too little room for that, clear of plates and pills only.
    """
    lit = [Taken(at, LIT_HALF, LIT_HALF) for segment, _ in wanted for at in land().segments[segment]]
    signs = list(taken)
    drawn: list[Svg | None] = []
    for segment, pills in wanted:
        if not pills:
            drawn.append(None)
            continue
        half = (len(pills) * (PILL_WIDTH + PILL_GAP) - PILL_GAP) / 2
        places = land().pills[segment] or (middle(segment),)
        free = [at for at in places if is_clear(Taken(at, half, PILL_ROOM[1]), lit)]
        at = first_free((*free, *places), half, PILL_ROOM[1], signs)
        signs.append(Taken(at, half, PILL_ROOM[1]))
        drawn.append(draw_pills(at, pills))
    return drawn


def place_plates(segments: list[int]) -> list[Xy]:
    """Return places for the plates of tracks that end on these segments, apart from each other if there is room."""
    rooms: list[Taken] = []
    for segment in segments:
        at = first_free(land().plates[segment], PLATE_WIDTH / 2, PLATE_HALF, rooms)
        rooms.append(Taken(at, PLATE_WIDTH / 2, PLATE_HALF))
    return [room.at for room in rooms]


def first_free(places: tuple[Xy, ...], across: float, down: float, taken: list[Taken]) -> Xy:
    """Return the first place that is free; if none is, the one farthest from everything."""
    for at in places:
        if is_clear(Taken(at, across, down), taken):
            return at
    return max(places, key=lambda at: min([dist(at, other.at) for other in taken]))


def is_clear(room: Taken, taken: list[Taken]) -> bool:
    """Return whether a room touches none of those taken."""
    (x, y), across, down = room
    for at, other_across, other_down in taken:
        if abs(x - at.x) < across + other_across + 1 and abs(y - at.y) < down + other_down + 1:
            return False
    return True


@lru_cache(maxsize=4096)
def draw_pills(at: Xy, pills: Pills) -> Svg:
    left = -(len(pills) * (PILL_WIDTH + PILL_GAP) - PILL_GAP) / 2
    parts = []
    for index, (words, kind) in enumerate(pills):
        x = left + index * (PILL_WIDTH + PILL_GAP)
        parts.append(el("rect", cls=f"pill {kind}", x=x, y=-9, width=PILL_WIDTH, height=18, rx=9))
        parts.append(el("text", words, cls=f"pill-text {kind}", x=x + PILL_WIDTH / 2, y=4.2))
    return map_sign(*at, *parts, rank=Rank.OFFER)
