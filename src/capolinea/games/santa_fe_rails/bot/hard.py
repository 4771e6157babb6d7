"""`hard`: weighs every card and every rail by the points it will bring to itself and to its opponents."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.santa_fe_rails.actions import BuyBranch, Choose, DrawCity, PlaceCounter, Take
from capolinea.games.santa_fe_rails.bot.cards import choose_card, choose_counter, choose_draw
from capolinea.games.santa_fe_rails.bot.laying import choose_lay
from capolinea.games.santa_fe_rails.bot.outlook import Outlook
from capolinea.games.santa_fe_rails.bot.weights import HARD, Weights
from capolinea.games.santa_fe_rails.view import View


def play_hard(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    return play_by(HARD, view, offers)


def play_by(weights: Weights, view: View, offers: Sequence[Action]) -> Action:
    """Return the best offer by these weights."""
    if len(offers) == 1:
        return offers[0]
    outlook = Outlook(view, weights)
    first = offers[0]
    if isinstance(first, Choose):
        return choose_card(outlook, offers)
    if isinstance(first, DrawCity | Take | BuyBranch):
        return choose_draw(outlook, offers)
    if isinstance(first, PlaceCounter):
        return choose_counter(outlook, offers)
    return choose_lay(outlook, offers)
