"""The left of the dock: the viewer's cards and train, open cards and deck; before the first turn the choices."""

import htpy as h

from capolinea.games.spike import actions as do
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.notation import SIDE_LETTERS
from capolinea.games.spike.pieces import GOODS, SIDES
from capolinea.games.spike.ui.aids import is_to_act
from capolinea.games.spike.ui.cards import draw_cards, draw_open
from capolinea.games.spike.ui.names import translator
from capolinea.games.spike.ui.phrases import good_title
from capolinea.games.spike.ui.signs import good_icon
from capolinea.games.spike.ui.table import Now
from capolinea.games.spike.ui.train import draw_train_parts
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.html import finished, html
from capolinea.render.table.panels import pressable


def draw_hand(now: Now, say: Say) -> str:
    """Draw what is in front of the viewer; a spectator sees what is open to everybody."""
    view = now.view
    if view.stage == "sides":
        return html(draw_sides(view, say)) if is_to_act(view) else ""
    parts = [
        draw_cards(say.language, view.hand, view.stage == "gift" and is_to_act(view))
        if view.seat is not None
        else None,
        open_cards(now, say),
        draw_routes(view, say) if view.stage == "route" and is_to_act(view) else own_train(now, say),
    ]
    drawn = [part for part in parts if part]
    return html(h.div(".before-me")[finished(*drawn)]) if drawn else ""


def open_cards(now: Now, say: Say) -> h.Element | None:
    view, mine = now.view, now.offers
    takes = {action.colour for action in mine if isinstance(action, do.Take)}
    deck = any([isinstance(action, do.Draw) for action in mine])
    return draw_open(view, say, takes, deck) if any([colour >= 0 for colour in view.open]) else None


def own_train(now: Now, say: Say) -> h.Element | None:
    view = now.view
    if view.seat is None or view.train_place[view.seat] < 0 or view.stage == "over":
        return None
    steps = {action.part for action in now.offers if isinstance(action, do.Improve)}
    return draw_train_parts(view, view.seat, steps, say)


def draw_sides(view: View, say: Say) -> h.Element:
    """SP-36 Draw both sides of each of the viewer's contracts, one of them to be chosen."""
    goods = [good for good in range(len(GOODS)) if view.holder[good] == view.seat]
    return h.div(".side-choices")[[side_choice(say.language, good, view.contract[good]) for good in goods]]


def side_choice(language: str, good: int, card: int) -> h.Element:
    say = translator(language)
    sides = []
    for side in range(SIDES):
        lines = [
            h.span(".chip")[f"{BOARD.city_names[city]} ", h.b[str(pays)]]
            for city, pays in BOARD.contract_lines[card][side]
        ]
        letter = SIDE_LETTERS[side]
        words = say("sides.side", good=good, letter=letter.upper())
        target = f"side:{GOODS[good]}-{letter}"
        sides.append(pressable("side-button", target, h.b(".side-letter")[letter.upper()], *lines, title=words))
    return h.div(".side-choice")[h.span(".side-good")[good_icon(GOODS[good]), h.b[good_title(language, good)]], sides]


def draw_routes(view: View, say: Say) -> h.Element:
    """SP-36 Draw two route cards, one of them to be kept."""
    return h.div(".route-choices")[[route_choice(say, route) for route in view.routes]]


def route_choice(say: Say, route: int) -> h.Element:
    start = BOARD.route_start[route]
    lines = [
        h.span(".chip")[f"{BOARD.city_names[city]} ", h.b[dollars(say, value)]]
        for city, value in BOARD.route_lines[route]
    ]
    return h.button(
        ".route-button",
        type="button",
        data_target=f"route:{BOARD.codes[start]}",
        data_points=" ".join([f"city:{BOARD.codes[city]}" for city in (start, *dict(BOARD.route_lines[route]))]),
    )[h.b(".route-from")[BOARD.city_names[start]], lines]
