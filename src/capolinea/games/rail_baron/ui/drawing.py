"""What changes on the map: owners, trails, routes, offered segments, trains and chips, drawn from plain numbers."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from capolinea.games.rail_baron.state import GOVERNOR
from capolinea.games.rail_baron.ui.board import (
    PLATE_HIGH,
    draw_label,
    draw_railroad,
    ink_of,
    plate_sign,
    plate_width,
)
from capolinea.games.rail_baron.ui.geometry import (
    BOARD,
    dot_xy,
    label_at,
    land,
    offer_path,
    plates_of,
    railroad_path,
    route_path,
    segment_path,
    tracks_path,
)
from capolinea.render.ground import fixed_size_group
from capolinea.render.marks import seat_key, seat_mark_at
from capolinea.render.signs import LETTERED_MARK, Rank, map_sign
from capolinea.render.svg import Svg, el, join, num
from capolinea.render.table.offers import offer

#: A train is drawn above its dot; several on one dot are drawn side by side.
TRAIN_UP: Final = 17.0
TRAIN_APART: Final = 22.0
PENNANT_UP: Final = 14.0
#: Room for the owner's mark at the left end of a plate.
OWNER_ROOM: Final = 22.0
CHIP_APART: Final = 19.0
#: This near the left edge there is no room beside a mast.
EDGE: Final = 30.0
GOVERNOR_MARK: Final = "M-5 5V-3L0-6L5-3V5Z"
HOUSE: Final = "M-8 7V-2L0-9L8-2V7Z"


def owner_class(owner: int) -> str:
    return "governor" if owner == GOVERNOR else f"track-{seat_key(owner)}"


@lru_cache(maxsize=256)
def draw_owned(railroad: int, owner: int) -> Svg:
    """Draw the casing of an owned railroad, in its owner's colour."""
    return el("path", cls=f"owned-line {owner_class(owner)}", d=railroad_path(railroad))


@lru_cache(maxsize=256)
def draw_owner(railroad: int, owner: int) -> Svg:
    """Draw the railroad's plates again, wider, with its owner's mark at the left end."""
    return join(*[_owned_plate(railroad, owner, index) for index in range(len(plates_of(railroad)))])


def _owned_plate(railroad: int, owner: int, index: int) -> Svg:
    plate = plates_of(railroad)[index]
    width = plate_width(plate) + OWNER_ROOM
    left = -width / 2
    mark = (
        el("path", cls="governor-mark", d=GOVERNOR_MARK, transform=f"translate({num(left + 10)} 0)")
        if owner == GOVERNOR
        else seat_mark_at(owner, left + 10, 0, scale=LETTERED_MARK)
    )
    return plate_sign(
        plate,
        el("rect", cls="plate", x=left, y=-PLATE_HIGH / 2, width=width, height=PLATE_HIGH, rx=3),
        el("text", BOARD.railroads[railroad], cls="plate-name", x=OWNER_ROOM / 2, y=3.9),
        mark,
        rank=Rank.PLATE - 1,
    )


def draw_trail(tracks: Iterable[int]) -> Svg | None:
    """Draw the wash under the path of a train in this trip."""
    path = tracks_path(tracks)
    return el("path", cls="wash", d=path) if path else None


@lru_cache(maxsize=64)
def draw_lot(railroad: int) -> Svg:
    """Draw the auctioned railroad."""
    return el("path", cls="wash lot", d=railroad_path(railroad))


def draw_route(start: int, segments: tuple[int, ...], now: int, number: int) -> Svg:
    """Draw a route: what this roll covers as a bed in the lamp's colour, the rest dotted."""
    here, dot = segments[:now], start
    for segment in here:
        dot = BOARD.across[segment] - dot
    end = dot_xy(dot)
    return el(
        "g",
        el("path", cls="way-later", d=route_path(dot, segments[now:])) if segments[now:] else None,
        el("path", cls="way-bed", d=route_path(start, here)) if here else None,
        *[_ridden(segment) for segment in here],
        map_sign(
            *end,
            el("circle", cls="way-end", r=8.5),
            el("text", str(now), cls="way-count", y=3.9),
            rank=Rank.OFFER,
        )
        if here
        else None,
        cls="plan-way now" if number == 0 else "plan-way",
        data_plan=number,
    )


@lru_cache(maxsize=1024)
def _ridden(segment: int) -> Svg:
    path = segment_path(segment)
    return el(
        "g", el("path", cls="way-case", d=path), el("path", cls="rr", d=path), cls=ink_of(BOARD.railroad[segment])
    )


@lru_cache(maxsize=4096)
def draw_segment_offer(segment: int, title: str) -> Svg:
    """Draw a segment that may be ridden now: in its railroad's ink, between white and the lamp's colour."""
    path = offer_path(segment)
    return offer(
        f"segment:{segment}",
        title,
        el("path", cls="halo line-halo", d=path),
        el("path", cls="offer-case", d=path),
        el("path", cls="offer-core", d=path),
        el("g", el("path", cls="rr", d=path), cls=ink_of(BOARD.railroad[segment])),
        el("path", cls="hit line-hit", d=path),
        cls="line-offer ride-offer",
    )


@lru_cache(maxsize=1024)
def draw_railroad_offer(railroad: int, title: str) -> Svg:
    """Draw a railroad that may be bought or sold: plates are highlighted, its line when pointed at."""
    code = BOARD.railroads[railroad]
    plates = plates_of(railroad)
    hits = "".join([f"M{num(p.x - p.width / 2)} {num(p.y)}h{num(p.width)}" for p in plates])
    return offer(
        f"railroad:{code}",
        title,
        el("path", cls="railroad-halo", d=railroad_path(railroad)),
        el("g", draw_railroad(railroad), cls="railroad-lit"),
        *[_offered_plate(railroad, index) for index in range(len(plates))],
        el("path", cls="hit plate-hit", d=hits),
        cls="railroad-offer",
    )


def _offered_plate(railroad: int, index: int) -> Svg:
    plate = plates_of(railroad)[index]
    width = plate_width(plate)
    box = {"x": -width / 2 - 3, "y": -PLATE_HIGH / 2 - 3, "width": width + 6, "height": PLATE_HIGH + 6, "rx": 5}
    return plate_sign(
        plate,
        *[el("rect", cls=cls, **box) for cls in ("halo plate-halo", "plate-ring")],
        el("rect", cls="plate", x=-width / 2, y=-PLATE_HIGH / 2, width=width, height=PLATE_HIGH, rx=3),
        el("text", BOARD.railroads[railroad], cls="plate-name", y=3.9),
        # One plate of each is shown before the second of any.
        rank=Rank.OFFER + min(index, 9),
    )


def draw_region_offer(region: int, name: str, note: str, title: str) -> Svg:
    """Draw a region that may be picked: its name in its middle."""
    x, y = land().regions[region]
    width = max(len(name) * 8.0, len(note) * 6.5) + 26
    return offer(
        f"region:{BOARD.regions[region]}",
        title,
        map_sign(
            x,
            y,
            el("rect", cls="halo region-halo", x=-width / 2, y=-19, width=width, height=38, rx=19),
            el("rect", cls="region-pill", x=-width / 2, y=-19, width=width, height=38, rx=19),
            el("text", name, cls="region-name", y=-1),
            el("text", note, cls="region-note", y=12),
            rank=Rank.OWN,
        ),
        el("path", cls="hit", d=f"M{num(x - width / 3)} {num(y)}h{num(width * 2 / 3)}"),
        cls="region-offer",
    )


def draw_trains(at: tuple[int, ...], flags: dict[int, list[int]], declared: tuple[bool, ...], own: int | None) -> Svg:
    """Draw every train as its seat's mark; beside the mast on a dot with pennants. The viewer's `own` comes first."""
    crowd: dict[int, list[int]] = {}
    for seat, dot in enumerate(at):
        if dot >= 0:
            crowd.setdefault(dot, []).append(seat)
    ranks = {dot: Rank.OWN if own in seats else Rank.PIECE for dot, seats in crowd.items()}
    return join(*[_trains_on(dot, seats, dot in flags, declared, ranks[dot]) for dot, seats in crowd.items()])


def _trains_on(dot: int, seats: list[int], masted: bool, declared: tuple[bool, ...], rank: Rank) -> Svg:
    x, y = dot_xy(dot)
    first = -TRAIN_APART * (len(seats) - 1) / 2
    if masted:  # Beside the pennants; beyond them at the edge of the board.
        first = EDGE if x < EDGE else -14 - TRAIN_APART * (len(seats) - 1)
    trains = []
    for place, seat in enumerate(seats):
        across = first + place * TRAIN_APART
        trains += [
            el("path", cls="pin", d=f"M0-2L{num(across)} {num(-TRAIN_UP + 6)}"),
            el("circle", cls="declared-ring", cx=across, cy=-TRAIN_UP, r=13) if declared[seat] else None,
            seat_mark_at(seat, across, -TRAIN_UP, scale=LETTERED_MARK, ring=True),
        ]
    return map_sign(x, y, *trains, rank=rank, turns=True, cls="train", data_id=f"dot:{dot}")


def draw_pennants(flags: dict[int, list[int]], own: int | None) -> Svg:
    """Draw the destinations: one mast per dot, a pennant with the letter of each seat that is bound for it."""
    return join(*[_mast(dot, seats, Rank.OWN if own in seats else Rank.PIECE + 1) for dot, seats in flags.items()])


def _mast(dot: int, seats: list[int], rank: int) -> Svg:
    x, y = dot_xy(dot)
    top = -14 - PENNANT_UP * len(seats)
    flown = []
    for place, seat in enumerate(seats):
        up = top + PENNANT_UP * place
        key = seat_key(seat)
        shape = f"M0 {num(up)}H19L15 {num(up + 6.5)}L19 {num(up + 13)}H0Z"
        flown.append(el("path", cls=f"pennant seat-{key}", d=shape))
        flown.append(el("text", key.upper(), cls=f"pennant-letter on-{key}", x=7.5, y=up + 10.5))
    return map_sign(x, y, el("path", cls="mast", d=f"M0 0V{num(top)}"), *flown, rank=rank, turns=True)


def draw_chips(homes: Iterable[tuple[int, int]], origins: Iterable[tuple[int, int]]) -> Svg:
    """Draw homes as small houses and origins of trips as small rings, below the dot, each with its seat's letter."""
    below: dict[int, list[tuple[str, int]]] = {}
    for kind, places in (("home", homes), ("from", origins)):
        for seat, dot in places:
            below.setdefault(dot, []).append((kind, seat))
    return join(*[_chips_on(dot, chips) for dot, chips in below.items()])


def _chips_on(dot: int, chips: list[tuple[str, int]]) -> Svg:
    x, y = dot_xy(dot)
    drawn = []
    for place, (kind, seat) in enumerate(chips):
        key = seat_key(seat)
        across = (place - (len(chips) - 1) / 2) * CHIP_APART
        body = (
            el("path", cls=f"chip-body seat-{key}", d=HOUSE)
            if kind == "home"
            else el("circle", cls=f"chip-ring track-{key}", r=7)
        )
        letter = el("text", key.upper(), cls=f"chip-letter {'on-' + key if kind == 'home' else ''}", y=4.4)
        drawn.append(el("g", body, letter, transform=f"translate({num(across)} 15)"))
    return map_sign(x, y, *drawn, rank=Rank.PIECE + 2, turns=True)


@lru_cache(maxsize=1024)
def draw_target(dot: int) -> Svg:
    """Draw the ring around the viewer's destination."""
    x, y = dot_xy(dot)
    return fixed_size_group(x, y, el("circle", cls="own-ring", r=9))


@lru_cache(maxsize=1024)
def draw_own_label(dot: int) -> Svg:
    label = label_at(dot)
    return join() if label is None else draw_label(label, " mine", Rank.OWN + 1)
