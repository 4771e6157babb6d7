"""The viewer's train: its three parts, what a step would do for each, and what it carries."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.spike.pieces import FREIGHT_CARS, GOODS, PARTS, POWER, STEP_PRICE
from capolinea.games.spike.ui.aids import all_parts, loads, power
from capolinea.games.spike.ui.labels import part_label
from capolinea.games.spike.ui.names import translator
from capolinea.games.spike.ui.phrases import good_words, part_words
from capolinea.games.spike.ui.signs import good_icon
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.html import finished
from capolinea.render.table.panels import panel, pressable


def draw_train_parts(view: View, seat: int, choices: set[int], say: Say) -> h.Element:
    """SP-11, SP-28 Draw speed, tender and freight cars with the price of the next step."""
    parts = [
        part_sign(
            say.language,
            part,
            view.level[seat][part],
            part_label(view, seat, part, say) if part in choices else "",
        )
        for part in all_parts()
    ]
    wagons = draw_loads(say.language, tuple(loads(view, seat)), power(view, seat, FREIGHT_CARS))
    return panel(finished(say("train.title"), wagons), h.div(".parts-row")[finished(*parts)], cls="parts")


@lru_cache(maxsize=512)
def part_sign(language: str, part: int, level: int, offered: str) -> Markup:
    """Draw a part with its steps and the price of the next, as a button if it can be made now."""
    say = translator(language)
    pips = [h.i(class_="on" if step <= level else None)[str(value)] for step, value in enumerate(POWER[part])]
    price = STEP_PRICE[level] if level < len(STEP_PRICE) else 0
    name = part_words(language, part)
    inside = (
        h.span(".part-name")[name],
        h.span(".pips")[pips],
        h.b(".price")[dollars(say, price) if price else say("train.full")],
    )
    about = say("train.next", part=part, price=price) if price else say("train.finished", part=part)
    thing = f"part:{PARTS[part]}"
    return finished(
        pressable("part", thing if offered else "", *inside, title=offered or about, thing=thing, other=h.span)
    )


@lru_cache(maxsize=512)
def draw_loads(language: str, goods: tuple[int, ...], cars: int) -> Markup:
    """Draw a wagon for each freight car, with what it carries."""
    say = translator(language)
    wagons = [
        h.i(".load", title=good_words(language, goods[car]))[good_icon(GOODS[goods[car]])]
        if car < len(goods)
        else h.i(".load", title=say("train.empty"))[h.span(".sr")[say("train.empty")]]
        for car in range(cars)
    ]
    return finished(h.span(".loads")[wagons])
