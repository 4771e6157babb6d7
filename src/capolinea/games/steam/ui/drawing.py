"""What changes on the map: tiles, track, marks, goods, new cities, and what may be chosen."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from capolinea.games.steam.pieces import COLOURS
from capolinea.games.steam.state import NOBODY
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.board import city_body, city_name
from capolinea.games.steam.ui.chains import Chain, is_nobodys, open_stop
from capolinea.games.steam.ui.geometry import BELOW, Layout
from capolinea.games.steam.ui.goods import CUBE, cube, cube_at
from capolinea.games.steam.ui.shapes import APOTHEM, hexagon
from capolinea.render.ground import Xy
from capolinea.render.marks import seat_mark_at, seat_track
from capolinea.render.signs import LETTERED_MARK, Rank, map_sign
from capolinea.render.svg import Svg, el, join, num, translate
from capolinea.render.table.offers import offer

#: The distance between cubes in a city; how many are in each of their rows, and how far down it is.
APART: Final = 11.4
ROWS: Final = ((5, 13.6), (3, 24.0))
#: Goods that may be moved are drawn larger, for fingers: one of each colour, with its number.
CHIP: Final = 15.5
CHIP_ROOM, SMALL_ROOM = 18.0, 12.0
CHIP_ROW: Final = 16.0
GROWTH_AT: Final = Xy(-19.5, -17.5)
GROWTH_ARROW: Final = "M0 4V-4M-3.4-.8L0-4.2L3.4-.8"
ORIGIN: Final = Xy(0.0, 0.0)


def draw_tiles(layout: Layout, poses: Sequence[int]) -> Svg:
    drawn = [hexagon(layout.at[hex], 0.955) for hex, pose in enumerate(poses) if pose >= 0]
    return el("path", cls="tile", d="".join(drawn)) if drawn else join()


def draw_chain(chain: Chain) -> Svg:
    if is_nobodys(chain):
        return el(
            "g",
            el("path", cls="nobody-case", d=chain.path),
            el("path", cls="nobody-ink", d=chain.path),
            data_id=f"link:{chain.name}",
        )
    return el("g", seat_track(chain.owner, chain.path), data_id=f"link:{chain.name}")


def draw_stops(layout: Layout, chains: Sequence[Chain]) -> Svg:
    """Draw buffer stops at the open ends of track."""
    ends = [exit for chain in chains if not chain.complete for exit in open_ends(chain, layout)]
    return el("path", cls="stop", d="".join([open_stop(layout, exit) for exit in ends])) if ends else join()


def open_ends(chain: Chain, layout: Layout) -> list[int]:
    """Return the open ends of an incomplete chain: both for loose track."""
    loose = layout.board.place_at[chain.start // 6] < 0
    return [chain.start, chain.end] if loose else [chain.end]


def draw_mark(chain: Chain, threatened: bool) -> Svg | None:
    """Draw the owner's token, with a ring if the link will be lost unless it is extended now (ST-27)."""
    if chain.owner == NOBODY:
        return None
    lost = threatened and not chain.complete
    ring = el("circle", cls="due-ring", r=14) if lost else None
    mark = seat_mark_at(chain.owner, 0, 0, scale=LETTERED_MARK, ring=True)
    return map_sign(*chain.mark, mark, ring, rank=Rank.PIECE, cls="" if chain.complete else "half")


# ---- places


def draw_new_city(at: Xy, name: str, colour: str) -> Svg:
    body = el("g", city_body(colour, True), transform=translate(at.x, at.y), cls="new-city")
    return join(body, city_name(at, name))


@cache
def growth_marker() -> Svg:
    return join(el("circle", cls="growth", r=7), el("path", cls="growth-sign", d=GROWTH_ARROW))


def draw_growth(at: Xy) -> Svg:
    return el("g", growth_marker(), transform=translate(at.x + GROWTH_AT.x, at.y + GROWTH_AT.y))


def draw_goods(at: Xy, goods: Sequence[int], where: str) -> Svg | None:
    """Draw the cubes of a city, by colour; if there are too many, one of each colour with its number."""
    cubes = [colour for colour, count in enumerate(goods) for _ in range(count)]
    if not cubes:
        return None
    if len(cubes) > sum([most for most, _ in ROWS]):
        return draw_counted(at, goods, where)
    drawn: list[Svg] = []
    for most, down in ROWS:
        row, cubes = cubes[:most], cubes[most:]
        drawn += [
            cube_at(COLOURS[colour], at.x + (place - (len(row) - 1) / 2) * APART, at.y + down, where=where)
            for place, colour in enumerate(row)
        ]
    return join(*drawn)


def draw_counted(at: Xy, goods: Sequence[int], where: str) -> Svg:
    present = [(COLOURS[colour], count) for colour, count in enumerate(goods) if count]
    drawn: list[Svg] = []
    for place, (colour, count) in enumerate(present):
        x = at.x + (place - (len(present) - 1) / 2) * APART
        drawn.append(cube_at(colour, x, at.y + 12, where=where))
        drawn.append(cube_count(Xy(x, at.y + 21), count))
    return join(*drawn)


def cube_count(at: Xy, count: int) -> Svg:
    return map_sign(*at, el("text", str(count), cls="cube-count", y=4), rank=Rank.PIECE + 5)


def draw_town_label(at: Xy, name: str, rows: tuple[float, ...], pose: int) -> Svg:
    """Draw the name on the side of the roundel that has less track."""
    exits = TILE_SET.exits[pose] if pose >= 0 else ()

    def covered(row: float) -> int:
        near = (2, 3, 4) if row == BELOW else (5, 0, 1)
        return len([side for side in exits if side in near])

    row = min(rows, key=covered)
    return map_sign(*at, el("text", name, cls="label town-label", y=row), rank=Rank.PLACE + 5, turns=True)


# ---- what may be chosen


def offer_at(at: Xy, target: str, title: str, *children: Svg | None, cls: str, reach: float = APOTHEM) -> Svg:
    """Draw an offer with enough room to be touched."""
    hit = el("circle", cls="hit area-hit", r=round(reach, 1))
    return offer(target, title, *children, hit, cls=cls, transform=translate(at.x, at.y))


@cache
def hex_ring(scale: float) -> Svg:
    path = hexagon(ORIGIN, scale)
    return join(*[el("path", cls=cls, d=path) for cls in ("halo hex-halo", "hex-case", "hex-core")])


def draw_hex_offer(at: Xy, name: str, title: str, *, city: bool = False) -> Svg:
    """Draw a hex that something may be put on."""
    return offer_at(at, f"hex:{name}", title, hex_ring(1.0 if city else 0.86), cls="hex-offer")


def chip_row(goods: Sequence[int], movable: Sequence[int]) -> list[tuple[int, float]]:
    """Return each colour in a city with movable goods, and how far from the middle it is drawn."""
    present = [colour for colour, count in enumerate(goods) if count]
    rooms = [CHIP_ROOM if colour in movable else SMALL_ROOM for colour in present]
    left = -sum(rooms) / 2
    return [(colour, left + sum(rooms[:place]) + rooms[place] / 2) for place, colour in enumerate(present)]


def draw_resting(at: Xy, goods: Sequence[int], movable: Sequence[int], where: str) -> Svg:
    """Draw the goods of such a city at rest; chips cover the movable ones while they are highlighted."""
    drawn: list[Svg] = []
    for colour, across in chip_row(goods, movable):
        drawn.append(cube_at(COLOURS[colour], at.x + across, at.y + CHIP_ROW, where=where))
        if goods[colour] > 1:
            drawn.append(cube_count(Xy(at.x + across, at.y + CHIP_ROW + 9), goods[colour]))
    return join(*drawn)


def draw_cube_offer(at: Xy, name: str, colour: str, count: int, title: str) -> Svg:
    """Draw a good that may be moved: larger than the others, on a light bed."""
    half = CHIP / 2 + 1.5
    box = {"x": -half, "y": -half, "width": 2 * half, "height": 2 * half, "rx": 4}
    return offer_at(
        at,
        f"cube:{name}.{colour}",
        title,
        el("rect", cls="halo cube-halo", **box),
        el("rect", cls="cube-bed", **box),
        el("g", cube(colour), transform=f"scale({num((CHIP - 2) / CUBE)})"),
        cube_count(Xy(0, CHIP_ROOM - 4), count) if count > 1 else None,
        cls="cube-offer",
        reach=CHIP_ROOM / 2,
    )


def draw_goal_offer(at: Xy, target: str, title: str, note: str) -> Svg:
    """Draw a city that a good may be moved to, with the points of the mover."""
    plate = map_sign(0, -26, *pill(note), rank=Rank.OFFER)
    return offer_at(at, target, title, hex_ring(1.0), plate, cls="hex-offer goal-offer")


@lru_cache(maxsize=256)
def pill(words: str) -> tuple[Svg, Svg]:
    half = max(11.0, 3.6 * len(words) + 4.5)
    return (
        el("rect", cls="pill", x=-half, y=-8, width=2 * half, height=16, rx=8),
        el("text", words, cls="pill-words", y=4.2),
    )


def draw_delivery_link(chain: Chain) -> Svg:
    """Draw one link of a delivery: a highlight under its track, and the point it gives; used by its id."""
    pay = None
    if not is_nobodys(chain):
        pay = map_sign(chain.mark.x, chain.mark.y + 15, *pill("+1"), rank=Rank.OFFER, turns=True)
    return el("g", el("path", cls="way-bed", d=chain.path), draw_chain(chain), pay, id=delivery_link_id(chain))


def delivery_link_id(chain: Chain) -> str:
    return f"way-{chain.name}"


# ---- pictures for the tray, drawn once and used by their ids


def draw_sets(sets: Sequence[tuple[int, tuple[str, ...]]]) -> Svg:
    """Draw the goods of each space of the supply."""
    return el("defs", *[el("g", set_drawing(goods), id=f"set-{space}") for space, goods in sets])


def set_drawing(goods: tuple[str, ...]) -> Svg:
    middle = (len(goods) - 1) / 2
    return join(*[cube_at(colour, (place - middle) * 20, 0, 17) for place, colour in enumerate(goods)])


def set_picture(space: int) -> str:
    return f'<use href="#set-{space}"/>'


def new_city_picture(colour: str) -> str:
    return f'<use href="#new-{colour}"/>'


def new_city_trace(at: Xy, colour: str) -> str:
    return f'<use href="#new-{colour}" x="{num(at.x)}" y="{num(at.y)}"/>'
