"""`easy`: builds to the nearest of its cities, takes what bonus lies on the way, and now and then follows a whim."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.santa_fe_rails.actions import BeginBranch, Choose, DrawCity, LayRail
from capolinea.games.santa_fe_rails.bot.reach import FAR, rails_to
from capolinea.games.santa_fe_rails.scoring import card_worth, city_value
from capolinea.games.santa_fe_rails.state import State
from capolinea.games.santa_fe_rails.tracks import prospect, put_rail
from capolinea.games.santa_fe_rails.view import View, state_from_view

#: One decision in so many is a whim.
WHIM: Final = 4


def play_easy(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    """City cards only; the best one as the board stands; rails to own cities."""
    if len(offers) == 1:
        return offers[0]
    if isinstance(offers[0], DrawCity):
        return offers[0]
    if chance.below("bot", WHIM) == 0:
        return offers[chance.below("bot", len(offers))]
    assert seen.seat is not None
    state = state_from_view(seen)
    if isinstance(offers[0], Choose):
        return best_card(state, offers)
    rails = [offer for offer in offers if isinstance(offer, LayRail | BeginBranch)]
    if rails:
        return best_rail(state, seen.seat, rails)
    return offers[chance.below("bot", len(offers))]


def best_card(state: State, offers: Sequence[Action]) -> Action:
    """Worth most as the board stands; where nothing is, of the highest value."""

    def worth(offer: Action) -> int:
        assert isinstance(offer, Choose)
        return card_worth(state, offer.card) + city_value(state, offer.card) if offer.card < state.board.cities else 0

    return max(offers, key=worth)


def best_rail(state: State, seat: int, offers: Sequence[LayRail | BeginBranch]) -> Action:
    """Most money at once, and towards an own city that is near."""
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


def nearness(state: State, railroad: int, cities: set[int]) -> float:
    """The value of each of `cities`, the more of it the fewer rails are missing."""
    far = rails_to(state, railroad)
    return sum([city_value(state, city) / (1 + far[city]) for city in cities if far[city] < FAR])
