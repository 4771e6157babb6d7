"""One player for all levels: passes each decision to the function for it, with the weights of the level."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.steam.bot.building import choose_building
from capolinea.games.steam.bot.choosing import choose_bid, choose_capital, choose_tile
from capolinea.games.steam.bot.moving import choose_move, choose_points
from capolinea.games.steam.bot.weights import EASY, HARD, MEDIUM, Weights
from capolinea.games.steam.state import ACTION, BID, BUILD, CAPITAL, MOVE
from capolinea.games.steam.view import View, state_from_view


def play_easy(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    return play_by(EASY, view, offers, chance)


def play_medium(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    return play_by(MEDIUM, view, offers, chance)


def play_hard(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    return play_by(HARD, view, offers, chance)


def play_by(weights: Weights, view: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Return the action that these weights choose."""
    if len(offers) == 1:
        return offers[0]
    assert view.seat is not None
    state, seat = state_from_view(view), view.seat
    if state.stage in (ACTION, MOVE) and weights["whim"] and chance.below("bot", 100) < weights["whim"]:
        return offers[chance.below("bot", len(offers))]
    if state.stage == BUILD:
        return choose_building(state, seat, offers, weights)
    if state.stage == MOVE:
        return choose_move(state, seat, offers, weights)
    if state.stage == ACTION:
        return choose_tile(state, seat, offers, weights)
    if state.stage == CAPITAL:
        return choose_capital(state, seat, weights)
    if state.stage == BID:
        return choose_bid(state, seat, offers, weights)
    return choose_points(state, seat, weights)
