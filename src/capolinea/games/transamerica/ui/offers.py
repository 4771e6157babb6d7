"""Offers as players see them: where to click, what they are called, what they cost."""

from collections.abc import Sequence
from functools import cache

from capolinea.core.action import Action
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.rules import RULES
from capolinea.games.transamerica.ui.names import place, translator
from capolinea.games.transamerica.ui.table import Now
from capolinea.i18n import Say
from capolinea.render.look import OfferCard

COMMON_BUTTON = "button:common"
COLOURED_BUTTON = "button:coloured"


def offers(now: Now, actions: Sequence[Action], say: Say) -> list[OfferCard]:
    """Return one card per action, in the same order. If a line takes both kinds of rail, the kind is asked next."""
    twice = {action.line for action in actions if isinstance(action, LayRail) and action.coloured}
    return [offer_card(action, say, twice) for action in actions]


def offer_card(action: Action, say: Say, twice: set[int]) -> OfferCard:
    if isinstance(action, PlaceStart):
        where = BOARD.city_names[place(action.point).city]
        return OfferCard(RULES.write(action), (f"point:{action.point}",), start_label(say, action.point), about=where)
    if isinstance(action, LayRail):
        targets: tuple[str, ...] = (f"line:{action.line}",)
        if action.line in twice:
            targets += (COLOURED_BUTTON if action.coloured else COMMON_BUTTON,)
        cost = str(BOARD.graph.cost[action.line])
        near = min(place(BOARD.graph.a[action.line]), place(BOARD.graph.b[action.line]))
        where = BOARD.city_names[near.city]
        return OfferCard(RULES.write(action), targets, rail_label(say, action.line, action.coloured), cost, about=where)
    assert isinstance(action, Stop)
    return OfferCard(RULES.write(action), ("button:stop",), say("offer.stop"), declines=True)


def start_label(say: Say, point: int) -> str:
    return start_words(say.language, point)


def rail_label(say: Say, line: int, coloured: bool) -> str:
    return rail_words(say.language, line, coloured)


# A view may have two hundred offers, whose words depend only on points and lines: each is put into words once.
@cache
def start_words(language: str, point: int) -> str:
    return translator(language)("offer.start", at=point)


@cache
def rail_words(language: str, line: int, coloured: bool) -> str:
    """Describe the kind of line, what it crosses, and where it runs."""
    say = translator(language)
    terrain = BOARD.terrain[line]
    kind = "single" if terrain == "plain" else terrain
    code = f"offer.coloured_{kind}" if coloured else f"offer.{kind}"
    return say(code, line=line) if kind == "single" else say(code, line=line, feature=line)
