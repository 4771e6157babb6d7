"""The overlay of the map, by slot."""

from capolinea.games.steam.actions import FoundCity, GrowCity, LayTrack
from capolinea.games.steam.board import Board
from capolinea.games.steam.phases.building import links_to_lose
from capolinea.games.steam.pieces import COLOURS
from capolinea.games.steam.state import COLOUR_COUNT
from capolinea.games.steam.ui.aiming import draw_aims, origins_of
from capolinea.games.steam.ui.board import mini_map
from capolinea.games.steam.ui.chains import Chain, chains_of
from capolinea.games.steam.ui.choices import deliveries_of, goods_to_choose, hexes_to_choose, sets_of, tile_cost
from capolinea.games.steam.ui.drawing import (
    CHIP_ROW,
    chip_row,
    draw_chain,
    draw_cube_offer,
    draw_delivery_link,
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
)
from capolinea.games.steam.ui.geometry import Layout, layout_of
from capolinea.games.steam.ui.labels import goal_target, goal_words, good_words
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.games.steam.ui.whereabouts import hex_words
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import capital
from capolinea.render.ground import Xy
from capolinea.render.marks import seat_key
from capolinea.render.svg import Svg, el, join


def layers(now: Now, say: Say) -> dict[str, str]:
    view, layout = now.view, layout_of(now.once(state_of).board)
    chains = now.once(chains_of)
    return {
        "tiles": draw_tiles(layout, view.pose),
        "tracks": join(
            *[draw_chain(chain) for chain in chains], draw_stops(layout, chains), draw_delivery_links(now, chains)
        ),
        "trace": join(),
        "delivery": draw_delivery(view, chains),
        "places": join(draw_sets(now.once(sets_of)) if view.pending_tile else None, places(now, layout)),
        "over": join(*[draw_mark(chain, is_threatened(now, chain)) for chain in chains]),
        "offers": join(*hex_offers(now, layout, say), *cube_offers(now, layout, say), *goal_offers(now, layout, say)),
        "aims": draw_aims(layout, now.once(origins_of)),
        "names": names(view, layout),
        "mini": mini_map(layout.board, mini_tracks(chains)),
    }


def is_threatened(now: Now, chain: Chain) -> bool:
    """ST-27 Whether the player who is building loses the chain unless it is extended."""
    return chain.start in now.once(threatened)


def threatened(now: Now) -> set[int]:
    """Return where the links begin that will be lost unless they are extended in this building."""
    view = now.view
    return set(links_to_lose(now.once(state_of), view.actor)) if view.stage == "build" else set()


def mini_tracks(chains: tuple[Chain, ...]) -> Svg:
    return join(
        *[el("path", cls=f"mini-track track-{seat_key(c.owner)}", d=c.path) for c in chains if c.owner >= 0],
    )


def draw_delivery_links(now: Now, chains: tuple[Chain, ...]) -> Svg | None:
    """Draw every link that some delivery would use, once for all of them."""
    used = {link for delivery in now.once(deliveries_of).values() for link in delivery.links}
    shown = [chain for chain in chains if chain.start in used or chain.end in used]
    return el("defs", *[draw_delivery_link(chain) for chain in shown]) if shown else None


def draw_delivery(view: View, chains: tuple[Chain, ...]) -> Svg:
    """ST-34 Draw the delivery whose points are due, until they are put down."""
    used = set(view.delivery)
    return join(*[draw_delivery_link(chain) for chain in chains if chain.start in used or chain.end in used])


# ---- places


def places(now: Now, layout: Layout) -> Svg:
    view, board = now.view, layout.board
    drawn: list[Svg | None] = []
    for place in range(board.places):
        hex = board.place_hex[place]
        at, name = layout.at[hex], board.place_name[place]
        if view.colour[place] < 0:
            continue
        if place >= board.cities:
            drawn.append(draw_new_city(at, name, COLOURS[view.colour[place]]))
        elif view.grown[place]:
            drawn.append(draw_growth(at))
        where = board.name[hex]
        goods, movable = goods_at(view, place), movable_at(now, where)
        drawn.append(draw_resting(at, goods, movable, where) if movable else draw_goods(at, goods, where))
    return join(*drawn)


def names(view: View, layout: Layout) -> Svg:
    """Draw the names of towns that have not become cities."""
    board = layout.board
    towns = [place for place in range(board.places) if view.colour[place] < 0]
    spots = [(board.place_hex[town], board.place_name[town], layout.labels[town]) for town in towns]
    return join(*[draw_town_label(layout.at[hex], name, rows, view.pose[hex]) for hex, name, rows in spots])


def goods_at(view: View, place: int) -> tuple[int, ...]:
    return view.goods[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT]


def movable_at(now: Now, name: str) -> list[int]:
    return [colour for colour, key in enumerate(COLOURS) if (name, key) in now.once(goods_to_choose)]


# ---- what may be chosen


def hex_offers(now: Now, layout: Layout, say: Say) -> list[Svg]:
    board = layout.board
    return [
        draw_hex_offer(
            layout.at[board.hex_of[hex]],
            hex,
            hex_title(now, board, hex, say),
            city=board.ground[board.hex_of[hex]] == "city",
        )
        for hex in now.once(hexes_to_choose)
    ]


def hex_title(now: Now, board: Board, hex: str, say: Say) -> str:
    """Return the name of the hex, and the least cost of building there."""
    actions = now.once(hexes_to_choose)[hex]
    costs = [tile_cost(now, action).total for action in actions if isinstance(action, LayTrack)]
    words = [capital(hex_words(say.language, board, hex))]
    if costs:
        words.append(say("hex.tiles", count=len(costs), least=min(costs)))
    if any([isinstance(action, FoundCity) for action in actions]):
        words.append(say("hex.found"))
    if any([isinstance(action, GrowCity) for action in actions]):
        words.append(say("hex.grow"))
    return ": ".join([words[0], ", ".join(words[1:])])


def cube_offers(now: Now, layout: Layout, say: Say) -> list[Svg]:
    board = layout.board
    drawn: list[Svg] = []
    for place in range(board.places):
        hex = board.place_hex[place]
        at, name, goods = layout.at[hex], board.name[hex], goods_at(now.view, place)
        movable = movable_at(now, name)
        for colour, across in chip_row(goods, movable):
            if colour in movable:
                title = good_words(now, board, name, COLOURS[colour], say)
                spot = Xy(at.x + across, at.y + CHIP_ROW)
                drawn.append(draw_cube_offer(spot, name, COLOURS[colour], goods[colour], title))
    return drawn


def goal_offers(now: Now, layout: Layout, say: Say) -> list[Svg]:
    board = layout.board
    return [
        draw_goal_offer(
            layout.at[board.hex_of[goal]],
            goal_target(hex, colour, goal),
            goal_words(board, goal, deliveries, say),
            f"+{deliveries[0].gain}",
        )
        for (hex, colour), goals in now.once(goods_to_choose).items()
        for goal, deliveries in goals.items()
    ]
