"""SP-6, SP-9, SP-36: what players choose before the first turn."""

from itertools import product

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.spike.actions import ChooseSides, GiveCard, KeepRoute, PlaceLocomotive
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.events import CardGiven, GiftGiven, GiftReceived, Placed, RouteKept, SidesChosen, SidesShown
from capolinea.games.spike.moves import Move
from capolinea.games.spike.pieces import COLOURS
from capolinea.games.spike.pieces import SIDES as SIDES_OF_A_CARD
from capolinea.games.spike.sequence import after_gift, begin_turn, deal_hands, held_goods
from capolinea.games.spike.state import GIFT, PLACE, ROUTE, SIDES, State


def refuse_choose_sides(state: State, action: ChooseSides) -> Refusal | None:
    """SP-36 A side must be chosen for each contract."""
    if state.stage != SIDES:
        return Refusal("sides.not_now", "SP-36")
    contracts = len(held_goods(state, action.seat))
    if len(action.sides) != contracts:
        return Refusal("sides.each_contract", "SP-36", {"contracts": contracts})
    if not all([0 <= side < SIDES_OF_A_CARD for side in action.sides]):
        return Refusal("sides.no_such_side", "SP-36")
    return None


def offer_sides(state: State, seat: Seat) -> list[Action]:
    count = len(held_goods(state, seat))
    return [ChooseSides(seat, sides) for sides in product(range(SIDES_OF_A_CARD), repeat=count)]


def choose_sides(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SP-36 Set the sides; when everybody has chosen, show them and deal the hands."""
    for good, side in zip(held_goods(state, move.seat), move.sides, strict=True):
        state.side[good] = side
    if log is not None:
        log.append(SidesChosen(move.seat))
    if -1 in state.side:
        return
    if log is not None:
        for seat in range(state.seats):
            goods = held_goods(state, seat)
            log.append(SidesShown(seat, goods, tuple([state.side[good] for good in goods])))
    deal_hands(state, chance, log)


def refuse_give_card(state: State, action: GiveCard) -> Refusal | None:
    """SP-6"""
    if state.stage != GIFT:
        return Refusal("gift.not_now", "SP-6")
    if not 0 <= action.colour < len(COLOURS):
        return Refusal("gift.no_such_colour", "SP-6")
    if not state.hands[action.seat][action.colour]:
        return Refusal("gift.not_held", "SP-6", {"colour": action.colour}, offer_gifts(state, action.seat)[0])
    return None


def offer_gifts(state: State, seat: Seat) -> list[Action]:
    return [GiveCard(seat, colour) for colour, held in enumerate(state.hands[seat]) if held]


def give_card(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SP-6, SP-37 Give a card to the right; only giver and receiver see it. Play goes to the left."""
    seat, colour = move.seat, move.colour
    to = (seat - 1) % state.seats
    state.hands[seat][colour] -= 1
    state.hands[to][colour] += 1
    if log is not None:
        log += [CardGiven(seat, to), GiftGiven(seat, to, colour), GiftReceived(to, seat, colour)]
    after_gift(state, chance, log)


def refuse_keep_route(state: State, action: KeepRoute) -> Refusal | None:
    """SP-36"""
    if state.stage != ROUTE:
        return Refusal("route.not_now", "SP-36")
    if action.route not in state.routes[action.seat]:
        return Refusal("route.not_dealt", "SP-36", {}, KeepRoute(action.seat, state.routes[action.seat][0]))
    return None


def offer_routes(state: State, seat: Seat) -> list[Action]:
    return [KeepRoute(seat, route) for route in state.routes[seat]]


def keep_route(state: State, move: Move, chance: Chance, log: Log) -> None:
    state.route[move.seat] = move.route
    if -1 not in state.route:
        state.stage = PLACE
    if log is not None:
        log.append(RouteKept(move.seat))


def refuse_place(state: State, action: PlaceLocomotive) -> Refusal | None:
    """SP-9 Any city may be chosen, even one that has a locomotive."""
    if state.stage != PLACE:
        return Refusal("place.not_now", "SP-9")
    if not 0 <= action.city < BOARD.cities:
        return Refusal("place.no_such_city", "SP-9")
    return None


def offer_places(state: State, seat: Seat) -> list[Action]:
    return [PlaceLocomotive(seat, city) for city in range(BOARD.cities)]


def place(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SP-9, SP-23 Place the locomotive, clockwise; its city is the first of the network."""
    seat, city = move.seat, move.city
    state.train_place[seat] = city
    state.network_bits[city] |= 1 << seat
    state.network_nodes[seat].append(city)
    if log is not None:
        log.append(Placed(seat, city))
    state.actor = (seat + 1) % state.seats
    if state.actor == state.first:
        begin_turn(state, log)
