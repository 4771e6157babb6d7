"""What touching a thing of the table could mean: a build, a move of the train, a card, a part, a delivery."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.games.spike import actions as do
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.phases.building import build_search, is_free
from capolinea.games.spike.pieces import COLOURS, GOODS, PARTS
from capolinea.games.spike.ui.aids import FARTHEST, NEAR, missing_colours, path_nodes
from capolinea.games.spike.ui.names import nearby
from capolinea.games.spike.ui.phrases import colour_words, good_title, part_words
from capolinea.games.spike.ui.table import Now, state_of
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import capital
from capolinea.kit.walks import walk_from
from capolinea.render.look import Meant
from capolinea.render.table.touch import number_in, place_in

#: Stages in which nothing on the map is chosen.
BEFORE: Final = ("sides", "gift", "route")
NO_CARDS: Final = (0,) * len(COLOURS)


def meant(now: Now, target: str, say: Say) -> Meant | None:
    seat, language = now.view.seat, say.language
    assert seat is not None
    kind, _, key = target.partition(":")
    if kind == "city" and (city := place_in(key, BOARD.codes[: BOARD.cities])) >= 0:
        return city_meant(now, seat, city)
    if kind in ("space", "track") and (space := number_in(key, BOARD.spaces)) >= 0:
        return space_meant(now, seat, space, capital(str(say.name("space", space))))
    if kind == "open" and key == "deck":
        return Meant(capital(say("open.deck")), (do.Draw(seat),))
    if kind == "open" and (colour := place_in(key, COLOURS)) >= 0:
        return Meant(say("open.card", colour=colour), (do.Take(seat, colour),))
    if kind == "card" and (colour := place_in(key, COLOURS)) >= 0:
        gift: tuple[Action, ...] = (do.GiveCard(seat, colour),) if now.view.stage == "gift" else ()
        return Meant(say("thing.card", card=colour_words(language, colour)), gift)
    if kind == "part" and (part := place_in(key, PARTS)) >= 0:
        return Meant(capital(part_words(language, part)), (do.Improve(seat, part),))
    if kind == "contract" and (good := place_in(key, GOODS)) >= 0:
        return Meant(say("thing.contract", good=good), (do.Deliver(seat, good),))
    if kind == "good" and (good := place_in(key, GOODS)) >= 0:
        return Meant(good_title(language, good))
    if kind == "train" and (owner := number_in(key, len(now.view.money))) >= 0:
        return Meant(say("thing.train", seat=owner))
    return None


def city_meant(now: Now, seat: Seat, city: int) -> Meant:
    """Before the first turn a place for the locomotive; then a build to a new city, or a move to one of the network."""
    view, name = now.view, BOARD.city_names[city]
    if view.stage in BEFORE:
        return Meant(name)
    if view.stage == "place":
        return Meant(name, (do.PlaceLocomotive(seat, city),))
    if city in view.network_nodes[seat]:
        return Meant(name, move_actions(view, seat, city))
    return build_meant(now, seat, city, name)


def space_meant(now: Now, seat: Seat, space: int, name: str) -> Meant:
    """A move on the viewer's own track; on another's nothing; else a build to the nearest new city beyond."""
    view = now.view
    if view.stage in (*BEFORE, "place"):
        return Meant(name)
    if space in view.own_spaces[seat]:
        return Meant(name, move_actions(view, seat, BOARD.cities + space))
    near = [city for node in (BOARD.graph.a[space], BOARD.graph.b[space]) for city in nearby(node)[:1]]
    new = [city for city in near if city not in view.network_nodes[seat]]
    if not new or not is_free(now.once(state_of), seat, space):
        return Meant(name, (do.Build(seat, (space,), NO_CARDS),))
    return build_meant(now, seat, new[0], name)


def move_actions(view: View, seat: Seat, place: int) -> tuple[Action, ...]:
    """A move of the kind that the train could make now."""
    if place == view.train_place[seat]:
        return ()
    if view.train_place[seat] < BOARD.cities:
        return (do.Start(seat, place),)
    if view.steps or view.stage != "turn":
        return (do.Ride(seat, place),)
    return (do.Extra(seat, place),)


def build_meant(now: Now, seat: Seat, city: int, name: str) -> Meant:
    """The path with the fewest missing cards, and as a remedy one of the cards; far off, the way through other cities,
    and as a remedy the first of them."""
    state = now.once(state_of)
    search = build_search(state, seat)
    far = search.far[city]
    if far > FARTHEST:
        return far_meant(now, seat, city, name, search.free)
    (option,) = search.find(city, 1, longest=far + (far <= NEAR))
    missing = missing_colours(now.view.hand, option, state.options.mixed_wilds)
    cards: list[Action] = [*[do.Take(seat, colour) for colour in missing], do.Draw(seat)]
    wanted = [card for card in cards if missing and card in now.offers]
    payment = option.payments[0] if option.payments else NO_CARDS
    return Meant(name, (do.Build(seat, option.spaces, payment),), wanted[0] if wanted else None)


def far_meant(now: Now, seat: Seat, city: int, name: str, free: list[bool]) -> Meant:
    nodes = now.view.network_nodes[seat]
    path = tuple(walk_from(BOARD.graph.incident, nodes, free).path_to(BOARD.graph.end_sum, city))
    if not path:
        return Meant(name, (do.Build(seat, (BOARD.graph.incident[city][0],), NO_CARDS),))
    between = [node for node in path_nodes(nodes, path)[1:-1] if node < BOARD.cities]
    builds = [each for each in now.offers if isinstance(each, do.Build) and between]
    first = [each for each in builds if path_nodes(nodes, each.spaces)[-1] == between[0]]
    return Meant(name, (do.Build(seat, path, NO_CARDS),), first[0] if first else None)
