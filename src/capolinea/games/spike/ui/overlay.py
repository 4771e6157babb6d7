"""The overlay of the map, by slot, from a view."""

from capolinea.core.action import Action
from capolinea.games.spike import actions as do
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import FREIGHT_CARS, GOODS
from capolinea.games.spike.ui.aids import loads, market_value, missing_cards_of, own_route, path_nodes, power
from capolinea.games.spike.ui.board import draw_label, mini_map
from capolinea.games.spike.ui.drawing import (
    draw_build_offer,
    draw_markers,
    draw_missing_cards,
    draw_new_track,
    draw_place_offer,
    draw_space_offer,
    draw_tracks,
    draw_trains,
    draw_trip,
)
from capolinea.games.spike.ui.geometry import space_path
from capolinea.games.spike.ui.key import draw_key
from capolinea.games.spike.ui.labels import build_label, missing_words, move_label, place_label
from capolinea.games.spike.ui.offers import VARIANTS, build_targets
from capolinea.games.spike.ui.table import Now
from capolinea.games.spike.ui.trips import Trip, trips_of
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.signs import Rank
from capolinea.render.svg import Svg, join

#: Up to how many missing cards are shown on the map.
SHOWN_MISSING = 2


def layers(now: Now, say: Say) -> dict[str, str]:
    view, mine = now.view, now.offers
    return {
        "tracks": join(draw_tracks(view.own_spaces), *variants(view, mine)),
        "trips": join(*[trip_drawing(view, trip, number, say) for number, trip in enumerate(viewer_trips(now))]),
        "marks": join(
            draw_markers(supplied_cities(view)),
            *[draw_label(city, " mine", Rank.OWN) for city in route_cities(view)],
        ),
        "over": draw_trains(view.train_place, cars_of(view), loads_of(view), view.seat),
        "offers": join(*missing_card_hints(view, say), *drawn_offers(now, say)),
        "key": draw_key(say.language),
        "mini": mini_map("".join([space_path(space) for space in own_lines(view)])),
    }


def viewer_trips(now: Now) -> tuple[Trip, ...]:
    seat = now.view.seat
    return () if seat is None or now.view.stage == "over" else now.once(trips_of, seat)


def trip_drawing(view: View, trip: Trip, number: int, say: Say) -> Svg:
    fetch = trip.fetch.nodes if trip.fetch else ()
    return draw_trip(fetch, trip.carry.nodes, trip.source, trip.goal, trip.good, f"+{dollars(say, trip.money)}", number)


def supplied_cities(view: View) -> dict[int, tuple[int, ...]]:
    """SP-19 Return the cities with delivery markers, and the seats of the markers."""
    found: dict[int, set[int]] = {}
    for good in range(len(GOODS)):
        if view.delivered_to[good] >= 0:
            found.setdefault(view.delivered_to[good], set()).add(view.holder[good])
    return {city: tuple(sorted(seats)) for city, seats in found.items()}


def route_cities(view: View) -> list[int]:
    """Return the cities of the viewer's route card, whose names are bold."""
    route = -1 if view.seat is None else own_route(view, view.seat)
    return [] if route < 0 else [BOARD.route_start[route], *dict(BOARD.route_lines[route])]


def cars_of(view: View) -> tuple[int, ...]:
    return tuple([power(view, seat, FREIGHT_CARS) for seat in range(len(view.train_place))])


def loads_of(view: View) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(loads(view, seat)) for seat in range(len(view.train_place))])


def own_lines(view: View) -> tuple[int, ...]:
    return view.own_spaces[view.actor if view.seat is None else view.seat]


def missing_card_hints(view: View, say: Say) -> list[Svg]:
    """Draw the cities that the viewer cannot pay for, from placing the locomotive to the end."""
    seat = view.seat
    if seat is None or view.train_place[seat] < 0 or view.stage in ("over", "place"):
        return []
    return [
        draw_missing_cards(
            missing_cards.city,
            missing_words(missing_cards, say),
            missing_cards.colours if missing_cards.missing <= SHOWN_MISSING else (),
        )
        for missing_cards in missing_cards_of(view, seat)
    ]


def drawn_offers(now: Now, say: Say) -> list[Svg]:
    """Draw what the viewer may click on the map; of several builds to a city the best."""
    view = now.view
    drawn: dict[str, Svg] = {}
    for action in now.offers:
        if isinstance(action, do.PlaceLocomotive):
            drawn[f"city:{action.city}"] = draw_place_offer(action.city, place_label(view, action.city, say))
        elif isinstance(action, do.Ride | do.Start | do.Extra):
            drawn.setdefault(f"place:{action.place}", move_drawing(now, action, say))
        elif isinstance(action, do.Build):
            nodes = path_nodes(view.network_nodes[action.seat], action.spaces)
            if f"build:{nodes[-1]}" not in drawn:
                drawn[f"build:{nodes[-1]}"] = build_drawing(view, action, nodes, say)
    return list(drawn.values())


def move_drawing(now: Now, action: do.Ride | do.Start | do.Extra, say: Say) -> Svg:
    label = move_label(now, action, say)
    if action.place < BOARD.cities:
        return draw_place_offer(action.place, label)
    return draw_space_offer(action.place - BOARD.cities, label)


def build_drawing(view: View, action: do.Build, nodes: tuple[int, ...], say: Say) -> Svg:
    gain = f"+{dollars(say, market_value(view, nodes[-1]))}"
    return draw_build_offer(nodes[-1], build_label(view, action, say), nodes, action.spaces, gain)


def variants(view: View, mine: tuple[Action, ...]) -> list[Svg]:
    """Draw other builds to a city; invisible until their button is pointed at."""
    count: dict[int, int] = {}
    drawn = []
    for action in mine:
        if isinstance(action, do.Build):
            nodes = path_nodes(view.network_nodes[action.seat], action.spaces)
            number = count.get(nodes[-1], 0)
            count[nodes[-1]] = number + 1
            if 0 < number <= VARIANTS:
                drawn.append(draw_new_track(nodes, action.spaces, "other-way", build_targets(nodes[-1], number)[-1]))
    return drawn
