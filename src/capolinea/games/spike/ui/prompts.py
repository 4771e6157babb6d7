"""What is asked of the viewer, in one sentence, and what helps to answer it."""

from functools import lru_cache

from capolinea.games.spike import actions as do
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import LAST_ROUND, TENDER
from capolinea.games.spike.ui.aids import is_to_act, power, waited_for, way_nodes
from capolinea.games.spike.ui.names import speaker
from capolinea.games.spike.ui.plans import plans
from capolinea.games.spike.ui.seats import total
from capolinea.games.spike.ui.table import Now
from capolinea.games.spike.ui.trips import trips_of
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import seat_names


def tell_facts(seen: View, say: Say) -> tuple[str, ...]:
    """The round, the deck, and what ends the game."""
    last = say("fact.last_turns", seat=seen.finisher) if seen.finisher >= 0 and seen.stage != "over" else ""
    facts = facts_words(say.language, seen.round, seen.deck_size, seen.cards_above_time, seen.time_cards)
    return (*facts, last) if last else facts


@lru_cache(maxsize=1024)
def facts_words(language: str, round: int, deck: int, top: int, time_cards: int) -> tuple[str, ...]:
    say = speaker(language)
    if round < LAST_ROUND or not time_cards:
        return say("fact.round", round=round), say("fact.deck", deck=deck)
    soon = say("fact.time_later", top=top) if top else say("fact.time_now", left=time_cards)
    return say("fact.round", round=round), say("fact.deck", deck=deck + time_cards), soon


def tell_prompt(seen: View, say: Say) -> str:
    if seen.stage == "over":
        return say("prompt.over")
    if not is_to_act(seen):
        return say("prompt.wait", names=seat_names(say, waited_for(seen)))
    if seen.stage == "gift":
        return say("prompt.gift", seat=(seen.actor - 1) % len(seen.money))
    if seen.stage == "turn":
        return say("prompt.free", steps=seen.steps) if seen.steps else say("prompt.turn")
    if seen.stage == "draw":
        return say("prompt.draw", left=power(seen, seen.actor, TENDER) - seen.drawn)
    if seen.stage == "move":
        return say("prompt.move", steps=seen.steps)
    return say(f"prompt.{seen.stage}")


def tell_hint(now: Now, say: Say) -> str:
    seen = now.view
    if seen.stage == "over":
        best = max([total(seen, seat) for seat in range(len(seen.money))])
        return say("hint.over", money=best)
    if not is_to_act(seen):
        return say(f"hint.waiting_{seen.stage}")
    if seen.stage == "turn":
        return turn_hint(now, say)
    return say(f"hint.{seen.stage}")


def turn_hint(now: Now, say: Say) -> str:
    """The best trip, unless a button offers it; and how many cities can be joined."""
    seen = now.view
    trips = now.once(trips_of, seen.actor)
    cities = {way_nodes(seen.network_nodes[a.seat], a.spaces)[-1] for a in now.offers if isinstance(a, do.Build)}
    if trips and not plans(now, say):
        trip = trips[0]
        return say("hint.trip", good=trip.good, city=trip.goal, money=trip.money, cities=len(cities))
    return say(
        "hint.turn_city" if seen.train_place[seen.actor] < BOARD.cities else "hint.turn_track", cities=len(cities)
    )
