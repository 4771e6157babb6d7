"""`easy`: builds towards the nearest of its towns, takes bonuses along the route, sometimes acts at random."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.santa_fe_rails.actions import BeginBranch, Choose, DrawCity, LayRail
from capolinea.games.santa_fe_rails.bot.reach import UNREACHABLE, rails_to
from capolinea.games.santa_fe_rails.scoring import card_worth, town_value
from capolinea.games.santa_fe_rails.state import State
from capolinea.games.santa_fe_rails.tracks import prospect, put_rail
from capolinea.games.santa_fe_rails.view import View, state_from_view

#: One decision in this many is random.
WHIM: Final = 4


def play_easy(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Draw city cards only, play the one that is worth most now, lay rails towards the towns of its cards."""
    if len(offers) == 1:
        return offers[0]
    if isinstance(offers[0], DrawCity):
        return offers[0]
    if chance.below("bot", WHIM) == 0:
        return offers[chance.below("bot", len(offers))]
    assert view.seat is not None
    state = state_from_view(view)
    if isinstance(offers[0], Choose):
        return best_card(state, offers)
    rails = [offer for offer in offers if isinstance(offer, LayRail | BeginBranch)]
    if rails:
        return best_rail(state, view.seat, rails)
    return offers[chance.below("bot", len(offers))]


def best_card(state: State, offers: Sequence[Action]) -> Action:
    """Return the card that is worth most as the board stands; among worthless ones, that of the highest value."""

    def worth(offer: Action) -> int:
        assert isinstance(offer, Choose)
        return card_worth(state, offer.card) + town_value(state, offer.card) if offer.card < state.board.towns else 0

    return max(offers, key=worth)


def best_rail(state: State, seat: int, offers: Sequence[LayRail | BeginBranch]) -> Action:
    """Return the rail that earns most now and leads to near towns of the bot's cards."""
    mine = set(state.played[seat] + state.hand[seat])
    best, chosen = -1e9, offers[0]
    before: dict[int, float] = {}
    for offer in offers:
        railroad = offer.railroad
        if railroad not in before:
            before[railroad] = nearness(state, railroad, mine)
        paid = prospect(state, state.card[seat], railroad, offer.way)
        after = state.clone()
        put_rail(after, railroad, offer.way, isinstance(offer, BeginBranch))
        gain = paid.first + paid.square - paid.cost + nearness(after, railroad, mine) - before[railroad]
        if gain > best:
            best, chosen = gain, offer
    return chosen


def nearness(state: State, railroad: int, towns: set[int]) -> float:
    """Return the sum of the values of `towns`, each divided by one more than its missing rails."""
    far = rails_to(state, railroad)
    return sum([town_value(state, town) / (1 + far[town]) for town in towns if far[town] < UNREACHABLE])
