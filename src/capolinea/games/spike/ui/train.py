"""The own train: its three parts, what a step would make of each, and what it carries."""

from functools import lru_cache

from capolinea.games.spike.pieces import FREIGHT_CARS, GOODS, PARTS, POWER, STEP_PRICE
from capolinea.games.spike.ui.aids import all_parts, loads, power
from capolinea.games.spike.ui.labels import part_label
from capolinea.games.spike.ui.names import speaker
from capolinea.games.spike.ui.phrases import dollars, good_words, part_words
from capolinea.games.spike.ui.signs import good_icon
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.render.svg import Svg, el


def draw_train_parts(seen: View, seat: int, choices: set[int], say: Say) -> Svg:
    """SP-11, SP-28 Speed, tender and freight cars with the price of the next step."""
    parts = [
        part_sign(
            say.language,
            part,
            seen.level[seat][part],
            part_label(seen, seat, part, say) if part in choices else "",
        )
        for part in all_parts()
    ]
    return el(
        "section",
        el(
            "h2",
            say("train.title"),
            draw_loads(say.language, tuple(loads(seen, seat)), power(seen, seat, FREIGHT_CARS)),
            cls="sign",
        ),
        el("div", *parts, cls="parts-row"),
        cls="parts",
    )


@lru_cache(maxsize=512)
def part_sign(language: str, part: int, level: int, offered: str) -> Svg:
    """A part with its steps; a button with the price where the step can be made now."""
    say = speaker(language)
    pips = [el("i", str(value), cls="on" if step <= level else None) for step, value in enumerate(POWER[part])]
    price = STEP_PRICE[level] if level < len(STEP_PRICE) else 0
    name = part_words(language, part)
    inside = (
        el("span", name, cls="part-name"),
        el("span", *pips, cls="pips"),
        el("b", dollars(language, price) if price else say("train.full"), cls="price"),
    )
    if offered:
        return el("button", *inside, cls="part", type="button", title=offered, data_target=f"part:{PARTS[part]}")
    about = say("train.next", part=part, price=price) if price else say("train.finished", part=part)
    return el("span", *inside, cls="part", title=about)


@lru_cache(maxsize=512)
def draw_loads(language: str, goods: tuple[int, ...], cars: int) -> Svg:
    """A wagon for each freight car, with what it carries."""
    say = speaker(language)
    wagons = [
        el("i", good_icon(GOODS[goods[car]]), cls="load", title=good_words(language, goods[car]))
        if car < len(goods)
        else el("i", el("span", say("train.empty"), cls="sr"), cls="load", title=say("train.empty"))
        for car in range(cars)
    ]
    return el("span", *wagons, cls="loads")
