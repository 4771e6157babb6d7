"""The overlay of the map, by slot, from a view."""

from capolinea.games.steam.actions import FoundCity, GrowCity, LayTrack
from capolinea.games.steam.board import Board
from capolinea.games.steam.pieces import COLOURS
from capolinea.games.steam.state import COLOUR_COUNT
from capolinea.games.steam.ui.aids import table_of
from capolinea.games.steam.ui.board import mini_map
from capolinea.games.steam.ui.chains import Chain, chains_of
from capolinea.games.steam.ui.choices import cost_of, deliveries_of, goods_to_choose, hexes_to_choose, sets_of
from capolinea.games.steam.ui.drawing import (
    CHIP_ROW,
    chip_row,
    draw_chain,
    draw_cube_offer,
    draw_goal_offer,
    draw_goods,
    draw_growth,
    draw_hex_offer,
    draw_mark,
    draw_new_city,
    draw_resting,
    draw_sets,
    draw_stops,
    draw_tiles,
    draw_town_label,
    draw_way,
)
from capolinea.games.steam.ui.geometry import Layout, layout_of
from capolinea.games.steam.ui.labels import goal_target, goal_words, good_words
from capolinea.games.steam.ui.names import place_words
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.render.ground import Xy
from capolinea.render.marks import seat_key
from capolinea.render.svg import Svg, el, join


def layers(seen: View, say: Say) -> dict[str, str]:
    layout = layout_of(table_of(seen).board)
    chains = chains_of(seen)
    return {
        "tiles": draw_tiles(layout, seen.lay),
        "tracks": join(*[draw_chain(chain) for chain in chains], draw_stops(layout, chains), ways(seen, chains)),
        "trace": join(),
        "places": join(draw_sets(sets_of(seen)) if seen.work else None, places(seen, layout)),
        "over": join(*[draw_mark(chain, is_threatened(seen, chain)) for chain in chains]),
        "offers": join(
            *hex_offers(seen, layout, say), *cube_offers(seen, layout, say), *goal_offers(seen, layout, say)
        ),
        "names": names(seen, layout),
        "mini": mini_map(layout.board, mini_tracks(chains)),
    }


def is_threatened(seen: View, chain: Chain) -> bool:
    """ST-27 Its owner is building and has not extended it yet."""
    return seen.stage == "build" and chain.owner == seen.actor and chain.start not in seen.fresh


def mini_tracks(chains: tuple[Chain, ...]) -> Svg:
    return join(
        *[el("path", cls=f"mini-track track-{seat_key(c.owner)}", d=c.path) for c in chains if c.owner >= 0],
    )


def ways(seen: View, chains: tuple[Chain, ...]) -> Svg | None:
    """Every link that some delivery would use, drawn once for all of them."""
    used = {link for delivery in deliveries_of(seen).values() for link in delivery.links}
    shown = [chain for chain in chains if chain.start in used or chain.end in used]
    return el("defs", *[draw_way(chain) for chain in shown]) if shown else None


# ---- places


def places(seen: View, layout: Layout) -> Svg:
    board = layout.board
    drawn: list[Svg | None] = []
    for place in range(board.places):
        hex = board.place_hex[place]
        at, name = layout.at[hex], board.place_name[place]
        if seen.colour[place] < 0:
            continue
        if place >= board.cities:
            drawn.append(draw_new_city(at, name, COLOURS[seen.colour[place]]))
        elif seen.grown[place]:
            drawn.append(draw_growth(at))
        goods, movable = goods_at(seen, place), movable_at(seen, board.name[hex])
        drawn.append(draw_resting(at, goods, movable) if movable else draw_goods(at, goods))
    return join(*drawn)


def names(seen: View, layout: Layout) -> Svg:
    """Towns that have not become cities."""
    board = layout.board
    towns = [place for place in range(board.places) if seen.colour[place] < 0]
    spots = [(board.place_hex[town], board.place_name[town], layout.labels[town]) for town in towns]
    return join(*[draw_town_label(layout.at[hex], name, rows, seen.lay[hex]) for hex, name, rows in spots])


def goods_at(seen: View, place: int) -> tuple[int, ...]:
    return seen.goods[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT]


def movable_at(seen: View, name: str) -> list[int]:
    return [colour for colour, key in enumerate(COLOURS) if (name, key) in goods_to_choose(seen)]


# ---- what may be chosen


def hex_offers(seen: View, layout: Layout, say: Say) -> list[Svg]:
    board = layout.board
    return [
        draw_hex_offer(
            layout.at[board.hex_of[hex]],
            hex,
            hex_title(seen, board, hex, say),
            city=board.ground[board.hex_of[hex]] == "city",
        )
        for hex in hexes_to_choose(seen)
    ]


def hex_title(seen: View, board: Board, hex: str, say: Say) -> str:
    """The hex, and what it takes at least to build there."""
    actions = hexes_to_choose(seen)[hex]
    costs = [cost_of(seen, action).total for action in actions if isinstance(action, LayTrack)]
    words = [place_words(board, hex)]
    if costs:
        words.append(say("hex.tiles", count=len(costs), least=min(costs)))
    if any([isinstance(action, FoundCity) for action in actions]):
        words.append(say("hex.found"))
    if any([isinstance(action, GrowCity) for action in actions]):
        words.append(say("hex.grow"))
    return ": ".join([words[0], ", ".join(words[1:])])


def cube_offers(seen: View, layout: Layout, say: Say) -> list[Svg]:
    board = layout.board
    drawn: list[Svg] = []
    for place in range(board.places):
        hex = board.place_hex[place]
        at, name, goods = layout.at[hex], board.name[hex], goods_at(seen, place)
        movable = movable_at(seen, name)
        for colour, across in chip_row(goods, movable):
            if colour in movable:
                title = good_words(seen, board, name, COLOURS[colour], say)
                spot = Xy(at.x + across, at.y + CHIP_ROW)
                drawn.append(draw_cube_offer(spot, name, COLOURS[colour], goods[colour], title))
    return drawn


def goal_offers(seen: View, layout: Layout, say: Say) -> list[Svg]:
    board = layout.board
    return [
        draw_goal_offer(
            layout.at[board.hex_of[goal]],
            goal_target(hex, colour, goal),
            goal_words(board, goal, ways, say),
            f"+{ways[0].gains[0][1]}",
        )
        for (hex, colour), goals in goods_to_choose(seen).items()
        for goal, ways in goals.items()
    ]
