"""The dock's left: own cards, open cards and deck, the own train; before the first turn what is to be chosen."""

from capolinea.core.action import Action
from capolinea.games.spike import actions as do
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.notation import SIDE_LETTERS
from capolinea.games.spike.pieces import GOODS, SIDES
from capolinea.games.spike.ui.aids import is_to_act
from capolinea.games.spike.ui.cards import draw_cards, draw_open
from capolinea.games.spike.ui.names import speaker
from capolinea.games.spike.ui.phrases import dollars, good_title
from capolinea.games.spike.ui.signs import good_icon
from capolinea.games.spike.ui.table import choices
from capolinea.games.spike.ui.train import draw_train_parts
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.render.svg import Svg, el


def draw_hand(seen: View, say: Say) -> str:
    """What lies before the viewer; whoever looks on sees what lies open to all."""
    mine = choices(seen)
    if seen.stage == "sides":
        return draw_sides(seen, say) if is_to_act(seen) else ""
    takes = {action.colour for action in mine if isinstance(action, do.Take)}
    deck = any([isinstance(action, do.Draw) for action in mine])
    dealt = any([colour >= 0 for colour in seen.open])
    parts = [
        draw_cards(say.language, seen.hand, seen.stage == "gift" and is_to_act(seen))
        if seen.seat is not None
        else None,
        draw_open(seen, say, takes, deck) if dealt else None,
        draw_routes(seen, say) if seen.stage == "route" and is_to_act(seen) else draw_own_train(seen, mine, say),
    ]
    drawn = [part for part in parts if part]
    return el("div", *drawn, cls="before-me") if drawn else ""


def draw_own_train(seen: View, mine: tuple[Action, ...], say: Say) -> Svg | None:
    if seen.seat is None or seen.at[seen.seat] < 0 or seen.stage == "over":
        return None
    steps = {action.part for action in mine if isinstance(action, do.Improve)}
    return draw_train_parts(seen, seen.seat, steps, say)


def draw_sides(seen: View, say: Say) -> Svg:
    """SP-36 Both sides of each own contract, one of them to be chosen, from the first contract to the last."""
    goods = [good for good in range(len(GOODS)) if seen.holder[good] == seen.seat]
    return el("div", *[side_choice(say.language, good, seen.contract[good]) for good in goods], cls="side-choices")


def side_choice(language: str, good: int, card: int) -> Svg:
    say = speaker(language)
    sides = []
    for side in range(SIDES):
        lines = [
            el("span", f"{BOARD.city_names[city]} ", el("b", str(pays)), cls="chip")
            for city, pays in BOARD.contract_lines[card][side]
        ]
        letter = SIDE_LETTERS[side]
        words = say("sides.side", good=good, letter=letter.upper())
        target = f"side:{GOODS[good]}-{letter}"
        sides.append(
            el(
                "button",
                el("b", letter.upper(), cls="side-letter"),
                *lines,
                cls="side-button",
                type="button",
                data_target=target,
                title=words,
            )
        )
    return el(
        "div",
        el("span", good_icon(GOODS[good]), el("b", good_title(language, good)), cls="side-good"),
        *sides,
        cls="side-choice",
    )


def draw_routes(seen: View, say: Say) -> Svg:
    """SP-36 Two route cards, one of them to be kept."""
    return el("div", *[route_choice(say.language, route) for route in seen.routes], cls="route-choices")


def route_choice(language: str, route: int) -> Svg:
    start = BOARD.route_start[route]
    lines = [
        el("span", f"{BOARD.city_names[city]} ", el("b", dollars(language, value)), cls="chip")
        for city, value in BOARD.route_lines[route]
    ]
    return el(
        "button",
        el("b", BOARD.city_names[start], cls="route-from"),
        *lines,
        cls="route-button",
        type="button",
        data_target=f"route:{BOARD.codes[start]}",
        data_points=" ".join([f"city:{BOARD.codes[city]}" for city in (start, *dict(BOARD.route_lines[route]))]),
    )
