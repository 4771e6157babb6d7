"""`hard`: weighs every card and every rail by the points it will bring to itself and to its opponents."""

from collections.abc import Sequence

from capolinea.bots.mind import Advice
from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.santa_fe_rails.actions import BuyBranch, Choose, DrawCity, PlaceCounter, Take
from capolinea.games.santa_fe_rails.bot.cards import advise_card, advise_counter, advise_draw
from capolinea.games.santa_fe_rails.bot.laying import advise_lay
from capolinea.games.santa_fe_rails.bot.outlook import Outlook
from capolinea.games.santa_fe_rails.bot.weights import HARD, Weights
from capolinea.games.santa_fe_rails.view import View


def play_hard(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    return play_by(HARD, view, offers)


def play_by(weights: Weights, view: View, offers: Sequence[Action]) -> Action:
    """Return the best offer by these weights."""
    return offers[0] if len(offers) == 1 else advise_by(weights, view, offers)[0].offer


def advise(view: View, offers: Sequence[Action]) -> list[Advice]:
    """Return every offer with the points that it will probably bring, best first."""
    return advise_by(HARD, view, offers)


def advise_by(weights: Weights, view: View, offers: Sequence[Action]) -> list[Advice]:
    """Return every offer with the points that it will probably bring by these weights, best first."""
    outlook = Outlook(view, weights)
    first = offers[0]
    if isinstance(first, Choose):
        return advise_card(outlook, offers)
    if isinstance(first, DrawCity | Take | BuyBranch):
        return advise_draw(outlook, offers)
    if isinstance(first, PlaceCounter):
        return advise_counter(outlook, offers)
    return advise_lay(outlook, offers)
