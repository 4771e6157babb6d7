"""What changes on the map: tracks, trains, markers, builds and rides, drawn from plain numbers."""

from functools import lru_cache
from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import COLOURS, GOODS
from capolinea.games.spike.ui.board import draw_label, draw_roundel
from capolinea.games.spike.ui.geometry import (
    ROUNDEL,
    label_box,
    land,
    node_xy,
    nodes_path,
    place_xy,
    roundel_box,
    space_xy,
    straight,
    track_path,
)
from capolinea.games.spike.ui.signs import BEADS, good_at
from capolinea.render.ground import Box, Xy, fixed_size_group
from capolinea.render.marks import seat_key, seat_mark_at, seat_shape
from capolinea.render.signs import LETTERED_MARK, Rank, map_sign
from capolinea.render.svg import Svg, el, join, num, translate
from capolinea.render.table.offers import offer

#: A train's plate: its seat's mark, then a wagon for each freight car.
MARK_WIDE: Final = 24.0
WAGON_WIDE: Final = 19.0
PLATE_HALF: Final = 13.0
#: Corners of a roundel for the delivery markers of the seats.
CORNERS: Final = ((-10.5, -10.5), (10.5, -10.5), (10.5, 10.5), (-10.5, 10.5))
MARKER_SCALE: Final = 0.44
RING: Final = 15.0


@lru_cache(maxsize=4096)
def draw_track(space: int, seat: int, index: int, count: int) -> Svg:
    """Draw a laid track in its owner's colour and pattern; on shared spaces narrower ones side by side."""
    path, key = track_path(space, index, count), seat_key(seat)
    return el(
        "g",
        el("path", cls="track-case", d=path),
        el("path", cls=f"track-ink track-{key}", d=path),
        el("path", cls=f"track-pattern pattern-{key}", d=path),
        cls="laid" if count == 1 else "laid shared",
        data_id=f"track:{space}",
    )


def draw_tracks(own_spaces: tuple[tuple[int, ...], ...]) -> Svg:
    on: dict[int, list[int]] = {}
    for seat, spaces in enumerate(own_spaces):
        for space in spaces:
            on.setdefault(space, []).append(seat)
    return join(
        *[draw_track(space, seat, index, len(seats)) for space, seats in on.items() for index, seat in enumerate(seats)]
    )


@lru_cache(maxsize=1024)
def draw_home(city: int, seats: tuple[int, ...]) -> Svg:
    """Draw delivery markers at the corners of a city."""
    marks = [
        el("g", seat_shape(seat, ring=True, letter=False), transform=translate(*CORNERS[seat], MARKER_SCALE))
        for seat in seats
    ]
    return fixed_size_group(*node_xy(city), *marks, cls="delivered-mark")


def draw_markers(supplied: dict[int, tuple[int, ...]]) -> Svg:
    return join(*[draw_home(city, seats) for city, seats in sorted(supplied.items())])


# ---- trains


def draw_trains(at: tuple[int, ...], cars: tuple[int, ...], loads: tuple[tuple[int, ...], ...], own: int | None) -> Svg:
    """Draw each train beside its city or space, where it hides least; the viewer's `own` keeps its place first."""
    taken: list[Box] = []
    drawn = []
    for seat, place in enumerate(at):
        if place >= 0:
            width = MARK_WIDE + WAGON_WIDE * cars[seat]
            spot = free_spot(place, width, tuple(taken))
            taken.append(plate_box(spot, width))
            rank = Rank.OWN if seat == own else Rank.PIECE
            drawn.append(draw_train(seat, place, spot, cars[seat], loads[seat], rank))
    return join(*drawn)


def plate_box(at: Xy, width: float) -> Box:
    return Box(at.x - width / 2, at.y - PLATE_HALF, at.x + width / 2, at.y + PLATE_HALF)


@lru_cache(maxsize=4096)
def free_spot(place: int, width: float, taken: tuple[Box, ...]) -> Xy:
    """Return the middle of a train's plate: near its place, away from names, roundels and other trains."""
    at = place_xy(place)
    reach = ROUNDEL + 3 if place < BOARD.cities else 5.0
    offsets = [(0.0, -reach - 14), (0.0, reach + 14)]
    offsets += [(side * width / 2.6, up * (reach + 14)) for side in (-1, 1) for up in (-1, 1)]
    offsets += [(side * (width / 2 + reach + 3), up) for side in (-1, 1) for up in (-8.0, 0.0, 8.0)]
    offsets += [(side * width / 2, up * (reach + 26)) for side in (-1, 0, 1) for up in (-1, 1)]
    offsets += [(side * (width / 2 + reach + 8), up * (reach + 12)) for side in (-1, 1) for up in (-1, 1)]
    # In a crowd some have to be farther away.
    offsets += [(side * width / 2, up * (reach + far)) for far in (41, 56, 71) for side in (-1, 0, 1) for up in (-1, 1)]
    spots = [Xy(at.x + dx, at.y + dy) for dx, dy in offsets]
    return min(spots, key=lambda spot: (cost_of(plate_box(spot, width), taken), spots.index(spot)))


def cost_of(box: Box, taken: tuple[Box, ...]) -> float:
    wide, high = land().view
    cost = 100.0 * len([other for other in taken if box.meets(other)])
    cost += 40.0 * (box.left < 2 or box.top < 2 or box.right > wide - 2 or box.bottom > high - 2)
    for city in range(BOARD.cities):
        cost += 12.0 * box.meets(label_box(city)) + 14.0 * box.meets(roundel_box(city))
    return cost


def draw_train(seat: int, place: int, spot: Xy, cars: int, loads: tuple[int, ...], rank: Rank) -> Svg:
    at = place_xy(place)
    width = MARK_WIDE + WAGON_WIDE * cars
    first = -width / 2 + MARK_WIDE / 2
    wagons = [
        draw_wagon(seat, first + 21 + WAGON_WIDE * car, loads[car] if car < len(loads) else -1) for car in range(cars)
    ]
    return el(
        "g",
        el("path", cls="pin", d=straight(at, Xy(spot.x + first, spot.y))),
        el("circle", cls=f"stand seat-{seat_key(seat)}", cx=at.x, cy=at.y, r=4.6) if place >= BOARD.cities else None,
        map_sign(*spot, *wagons, seat_mark_at(seat, first, 0, scale=LETTERED_MARK, ring=True), rank=rank),
        cls="train",
        data_id=f"train:{seat}",
    )


def draw_wagon(seat: int, x: float, good: int) -> Svg:
    key = seat_key(seat)
    return join(
        el("path", cls="coupling", d=f"M{num(x - 13)} 4h6"),
        el(
            "rect", cls=f"wagon track-{key}{' empty' if good < 0 else ''}", x=x - 8.5, y=-8.5, width=17, height=17, rx=3
        ),
        good_at(GOODS[good], x, 0, 13.5) if good >= 0 else None,
    )


# ---- what can be clicked


@lru_cache(maxsize=2048)
def draw_place_offer(city: int, title: str) -> Svg:
    """Draw a city where a train may be placed, or which it may enter."""
    return offer(
        f"city:{BOARD.codes[city]}",
        title,
        fixed_size_group(
            *node_xy(city),
            *city_ring(),
            el("circle", cls="hit point-hit", r=RING + 2),
        ),
        cls="point-offer city-offer",
    )


def city_ring() -> list[Svg]:
    return [
        el("circle", cls="halo point-halo", r=RING),
        el("circle", cls="city-ring-edge", r=RING),
        el("circle", cls="city-ring", r=RING),
    ]


@lru_cache(maxsize=4096)
def draw_space_offer(space: int, title: str) -> Svg:
    """Draw a track that the viewer's train may move onto."""
    x, y = space_xy(space)
    return offer(
        f"space:{space}",
        title,
        *[el("path", cls=cls, d=straight(*inner(space))) for cls in ("halo line-halo", "offer-case", "offer-core")],
        fixed_size_group(x, y, el("circle", cls="ride-dot-edge", r=7.5), el("circle", cls="ride-dot", r=5.5)),
        el("path", cls="hit line-hit", d=straight(*inner(space))),
        cls="line-offer ride-offer",
    )


def inner(space: int) -> tuple[Xy, Xy]:
    """Return the middle half of a space, so that neighbours can be distinguished."""
    a, b = node_xy(BOARD.graph.a[space]), node_xy(BOARD.graph.b[space])
    return (
        Xy(a.x + (b.x - a.x) / 4, a.y + (b.y - a.y) / 4),
        Xy(b.x - (b.x - a.x) / 4, b.y - (b.y - a.y) / 4),
    )


@lru_cache(maxsize=2048)
def draw_build_offer(city: int, title: str, nodes: tuple[int, ...], spaces: tuple[int, ...], gain: str) -> Svg:
    """Draw a city that can be connected; pointed at or chosen, it shows the path with its beads, and the gain."""
    return offer(
        f"city:{BOARD.codes[city]}",
        title,
        draw_new_track(nodes, spaces, "build-way"),
        fixed_size_group(
            *node_xy(city),
            *city_ring(),
            draw_roundel(city),
            el("circle", cls="hit point-hit", r=RING + 2),
        ),
        draw_gain(city, gain),
        el("g", draw_label(city, " mine", Rank.OFFER), cls="build-label"),
        cls="point-offer city-offer build-offer",
    )


def draw_new_track(nodes: tuple[int, ...], spaces: tuple[int, ...], cls: str, target: str = "") -> Svg:
    """Draw new track as a bed in the lamp's colour with a white core; its beads are the cards it needs."""
    path = nodes_path(nodes)
    beads = [el("g", *bead_parts(BOARD.colour[space]), transform=translate(*space_xy(space), 1.6)) for space in spaces]
    return el(
        "g",
        el("path", cls="way-bed", d=path),
        el("path", cls="way-case", d=path),
        el("path", cls="way-core", d=path),
        *beads,
        *[
            fixed_size_group(*node_xy(node), draw_roundel(node))
            for node in (nodes[0], nodes[-1])
            if node < BOARD.cities
        ],
        cls=cls,
        data_id=target or None,
        data_variant=target or None,
    )


def bead_parts(colour: int) -> list[Svg]:
    name = COLOURS[colour]
    return [el("circle", cls=f"bead c-{name}", r=5), el("path", cls=f"bead-mark m-{name}", d=BEADS[name])]


def draw_gain(city: int, gain: str) -> Svg:
    """Draw the money that the market pays for a city, beside it."""
    return el("g", gain_sign(city, gain), cls="build-gain")


def gain_sign(city: int, money: str) -> Svg:
    """Draw a sum beside a city, off its name."""
    wide, down = 12.0 + 7.0 * len(money), 25.5 * off_label(city)
    return map_sign(
        *node_xy(city),
        el("rect", cls="gain", x=-wide / 2, y=down - 8.5, width=wide, height=17, rx=8.5),
        el("text", money, cls="gain-text", y=down + 4),
        rank=Rank.OFFER,
        turns=True,
    )


def off_label(city: int) -> int:
    """Return the side of a city without its name: 1 is below, -1 above."""
    return -1 if land().labels[city].dy > ROUNDEL else 1


@lru_cache(maxsize=2048)
def draw_missing_cards(city: int, words: str, colours: tuple[int, ...]) -> Svg:
    """Draw the missing cards of a city: a text when it is touched, and beads if few cards are missing."""
    down = 16.5 * off_label(city)
    beads = [
        el("g", *bead_parts(colour), transform=translate((index - (len(colours) - 1) / 2) * 11, down, 0.9))
        for index, colour in enumerate(colours)
    ]
    wide = 11.0 * len(colours) + 4
    plate = el("rect", cls="lack-plate", x=-wide / 2, y=down - 6.5, width=wide, height=13, rx=6.5)
    return fixed_size_group(
        *node_xy(city),
        el("title", words),
        plate if beads else None,
        *beads,
        el("circle", cls="hit point-hit", r=RING),
        cls="teller",
        data_tell=words,
    )


# ---- trips


@lru_cache(maxsize=512)
def draw_trip(
    fetch: tuple[int, ...], carry: tuple[int, ...], source: int, goal: int, good: int, money: str, number: int
) -> Svg:
    """Draw a delivery: to the source, with the load to the goal, and what it pays."""
    at = node_xy(goal)
    return el(
        "g",
        el("path", cls="trip-fetch", d=nodes_path(fetch)) if len(fetch) > 1 else None,
        el("path", cls="trip-carry", d=nodes_path(carry)) if len(carry) > 1 else None,
        el("circle", cls="trip-ring", cx=node_xy(source).x, cy=node_xy(source).y, r=RING) if source >= 0 else None,
        el("circle", cls="trip-ring goal", cx=at.x, cy=at.y, r=RING),
        gain_sign(goal, money),
        cls="trip best" if number == 0 else "trip",
        data_id=f"trip:{GOODS[good]}",
        data_plan=number,
    )
