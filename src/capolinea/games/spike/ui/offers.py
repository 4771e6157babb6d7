"""Offers as players see them: where to click, what they are called, what they bring."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.spike import actions as do
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.notation import SIDE_LETTERS
from capolinea.games.spike.pieces import COLOURS, GOODS, PARTS
from capolinea.games.spike.rules import RULES
from capolinea.games.spike.ui.aids import path_nodes, step_price
from capolinea.games.spike.ui.cards import payment_face, spends
from capolinea.games.spike.ui.labels import (
    build_detail,
    build_label,
    contract_money,
    draw_label_words,
    load_label,
    move_label,
    paid_by,
    part_label,
    place_label,
    route_words,
    stop_label,
    take_label,
)
from capolinea.games.spike.ui.phrases import good_words
from capolinea.games.spike.ui.table import Now
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.look import OfferCard

#: How many other builds to a city get a button beside the best one; further ones are in the list of choices.
VARIANTS: Final = 3


def offers(now: Now, actions: Sequence[Action], say: Say) -> list[OfferCard]:
    """Return one card per action, in the same order."""
    view = now.view
    rides = {action.place for action in actions if isinstance(action, do.Ride)}
    builds: dict[int, int] = {}
    cards = []
    for action in actions:
        if isinstance(action, do.Build):
            city = path_nodes(view.network_nodes[action.seat], action.spaces)[-1]
            builds[city] = builds.get(city, 0) + 1
            cards.append(build_card(view, action, city, builds[city] - 1, say))
        elif isinstance(action, do.Ride | do.Start | do.Extra):
            cards.append(move_card(now, action, isinstance(action, do.Extra) and action.place in rides, say))
        else:
            cards.append(plain_card(view, action, say))
    return cards


def build_targets(city: int, number: int) -> tuple[str, ...]:
    """Return the targets of a build: the city itself for the best one, buttons for some others."""
    place = f"city:{BOARD.codes[city]}"
    if number == 0:
        return (place,)
    path = f"way:{BOARD.codes[city]}-{number}"
    return (place, path) if number <= VARIANTS else (path,)


def build_card(view: View, action: do.Build, city: int, number: int, say: Say) -> OfferCard:
    paid = paid_by(view, action.spaces, action.cards)
    tracks = len(action.spaces)
    return OfferCard(
        RULES.write(action),
        build_targets(city, number),
        build_label(view, action, say),
        say("offer.variant", tracks=tracks, cards=sum(action.cards)),
        short=say("offer.build_short"),
        prompt=say("offer.build_to", tracks=tracks, city=city),
        detail=build_detail(view, action, say),
        # The list has words enough; only a few alternatives stand in the row.
        face=str(payment_face(paid)) if number <= VARIANTS else "",
        spends=spends(say.language, paid),
        about=BOARD.city_names[city],
    )


def place_target(place: int) -> str:
    return f"city:{BOARD.codes[place]}" if place < BOARD.cities else f"space:{place - BOARD.cities}"


def move_card(now: Now, action: do.Ride | do.Start | do.Extra, second: bool, say: Say) -> OfferCard:
    """Return the card of a move; `second`: the same place can be reached for free, without an action."""
    place = place_target(action.place)
    label = move_label(now, action, say)
    if second:
        return OfferCard(
            RULES.write(action), (place, "button:extra"), label, say("offer.extra_note"), say("offer.extra_short")
        )
    return OfferCard(RULES.write(action), (place,), label)


def plain_card(view: View, action: Action, say: Say) -> OfferCard:
    text = RULES.write(action)
    if isinstance(action, do.Take):
        return OfferCard(text, (f"open:{COLOURS[action.colour]}",), take_label(view, action.colour, say))
    if isinstance(action, do.Draw):
        return OfferCard(text, ("open:deck",), draw_label_words(view, say))
    if isinstance(action, do.Deliver):
        pays = contract_money(view, action.good, view.train_place[action.seat])
        label = say("offer.deliver", good=action.good, city=view.train_place[action.seat], money=pays)
        return OfferCard(text, (f"button:deliver-{GOODS[action.good]}",), label, f"+{dollars(say, pays)}")
    if isinstance(action, do.Load):
        kept = f"-{GOODS[action.unload]}" if action.unload >= 0 else ""
        return OfferCard(text, (f"button:load{kept}",), load_label(view, action, say))
    if isinstance(action, do.Improve):
        price = step_price(view, action.seat, action.part)
        label = part_label(view, action.seat, action.part, say)
        return OfferCard(text, (f"part:{PARTS[action.part]}",), label, dollars(say, -price))
    if isinstance(action, do.Stop):
        return OfferCard(text, ("button:stop",), stop_label(view, say), declines=True)
    return preparing_card(view, action, say)


def preparing_card(view: View, action: Action, say: Say) -> OfferCard:
    """SP-6, SP-9, SP-36 Return the card of a choice before the first turn."""
    text = RULES.write(action)
    if isinstance(action, do.PlaceLocomotive):
        return OfferCard(text, (f"city:{BOARD.codes[action.city]}",), place_label(view, action.city, say))
    if isinstance(action, do.GiveCard):
        label = say("offer.give", colour=action.colour, seat=(action.seat - 1) % len(view.money))
        return OfferCard(text, (f"card:{COLOURS[action.colour]}",), label)
    if isinstance(action, do.KeepRoute):
        code = BOARD.codes[BOARD.route_start[action.route]]
        return OfferCard(text, (f"route:{code}",), say("offer.keep", about=route_words(action.route, say)))
    assert isinstance(action, do.ChooseSides)
    goods = [good for good in range(len(GOODS)) if view.holder[good] == action.seat]
    chosen = list(zip(goods, action.sides, strict=True))
    sides = [f"{good_words(say.language, good)} {SIDE_LETTERS[side].upper()}" for good, side in chosen]
    targets = tuple([f"side:{GOODS[good]}-{SIDE_LETTERS[side]}" for good, side in chosen])
    return OfferCard(text, targets, say("offer.sides", sides=", ".join(sides)))
