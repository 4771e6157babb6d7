"""What is asked of the viewer, in one sentence, and what helps to answer it."""

from functools import lru_cache

from capolinea.games.spike import actions as do
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import LAST_ROUND, TENDER
from capolinea.games.spike.ui.aids import is_to_act, path_nodes, power, waited_for
from capolinea.games.spike.ui.names import translator
from capolinea.games.spike.ui.plans import plans
from capolinea.games.spike.ui.seats import total
from capolinea.games.spike.ui.table import Now
from capolinea.games.spike.ui.trips import trips_of
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import seat_names


def fact_texts(view: View, say: Say) -> tuple[str, ...]:
    """Return the round, the deck, and what ends the game."""
    last = say("fact.last_turns", seat=view.finisher) if view.finisher >= 0 and view.stage != "over" else ""
    facts = facts_words(say.language, view.round, view.deck_size, view.cards_above_time, view.time_cards)
    return (*facts, last) if last else facts


@lru_cache(maxsize=1024)
def facts_words(language: str, round: int, deck: int, top: int, time_cards: int) -> tuple[str, ...]:
    say = translator(language)
    if round < LAST_ROUND or not time_cards:
        return say("fact.round", round=round), say("fact.deck", deck=deck)
    soon = say("fact.time_later", top=top) if top else say("fact.time_now", left=time_cards)
    return say("fact.round", round=round), say("fact.deck", deck=deck + time_cards), soon


def prompt_text(view: View, say: Say) -> str:
    if view.stage == "over":
        return say("prompt.over")
    if not is_to_act(view):
        return say("prompt.wait", names=seat_names(say, waited_for(view)))
    if view.stage == "gift":
        return say("prompt.gift", seat=(view.actor - 1) % len(view.money))
    if view.stage == "turn":
        return say("prompt.free", steps=view.steps) if view.steps else say("prompt.turn")
    if view.stage == "draw":
        return say("prompt.draw", left=power(view, view.actor, TENDER) - view.drawn)
    if view.stage == "move":
        return say("prompt.move", steps=view.steps)
    return say(f"prompt.{view.stage}")


def hint_text(now: Now, say: Say) -> str:
    view = now.view
    if view.stage == "over":
        best = max([total(view, seat) for seat in range(len(view.money))])
        return say("hint.over", money=best)
    if not is_to_act(view):
        return say(f"hint.waiting_{view.stage}")
    if view.stage == "turn":
        return turn_hint(now, say)
    return say(f"hint.{view.stage}")


def turn_hint(now: Now, say: Say) -> str:
    """Suggest the best trip, unless a button does, and say how many cities can be connected."""
    view = now.view
    trips = now.once(trips_of, view.actor)
    cities = {path_nodes(view.network_nodes[a.seat], a.spaces)[-1] for a in now.offers if isinstance(a, do.Build)}
    if trips and not plans(now, say):
        trip = trips[0]
        return say("hint.trip", good=trip.good, city=trip.goal, money=trip.money, cities=len(cities))
    return say(
        "hint.turn_city" if view.train_place[view.actor] < BOARD.cities else "hint.turn_track", cities=len(cities)
    )
