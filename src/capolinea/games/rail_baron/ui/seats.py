"""What the seats panel says of each seat: cash where it may be seen, trip, engine and railroads."""

from functools import lru_cache

from capolinea.games.rail_baron.pieces import ANNOUNCED, NO_ENGINE
from capolinea.games.rail_baron.ui.aids import distance_of, holdings, payoff_of, reach_of
from capolinea.games.rail_baron.ui.names import speaker
from capolinea.games.rail_baron.ui.parts import chip
from capolinea.games.rail_baron.ui.phrases import money, percent
from capolinea.games.rail_baron.view import HIDDEN, View
from capolinea.i18n import Say
from capolinea.render.look import SeatCard
from capolinea.render.svg import el


def seat_cards(seen: View, say: Say) -> tuple[SeatCard, ...]:
    return tuple([seat_card(seen, seat, say) for seat in range(len(seen.cash))])


def seat_card(seen: View, seat: int, say: Say) -> SeatCard:
    cash = seen.cash[seat]
    if not seen.alive[seat]:
        return SeatCard("–", say("seat.out"), say("seat.out_note"))
    if cash == HIDDEN:
        score, unit = say("seat.hidden"), say("seat.hidden_why", amount=ANNOUNCED)
    else:
        score, unit = money(say, cash), say(cash_word(seen, seat))
    extra = holdings_html(say.language, holdings(seen, seat), seen.engine[seat])
    return SeatCard(score, unit, trip_words(seen, seat, say), extra=extra)


def cash_word(seen: View, seat: int) -> str:
    if seat != seen.seat or seen.options.open_cash or seen.stage == "over":
        return "seat.cash"
    return "seat.cash_own" if seen.cash[seat] < ANNOUNCED else "seat.cash_open"


@lru_cache(maxsize=1024)
def holdings_html(language: str, railroads: tuple[int, ...], engine: int) -> str:
    """The engine, the railroads as plates, and how much of the map they serve."""
    say = speaker(language)
    parts = [el("span", say("seat.engine", engine=engine), cls="engine")] if engine != NO_ENGINE else []
    parts += [chip(language, railroad) for railroad in railroads]
    if railroads:
        access = percent(language, reach_of(frozenset(railroads)).access)
        parts.append(el("span", access, cls="reach", title=say("seat.reach", access=access)))
    return str(el("span", *parts, cls="rrs")) if parts else ""


def trip_words(seen: View, seat: int, say: Say) -> str:
    """Where a train is going, how far it is, and what that pays."""
    if seen.stage == "over":
        return ""
    facts = (seen.origin[seat], seen.goal[seat], distance_of(seen, seat), payoff_of(seen, seat))
    if seen.declared[seat]:
        return declared_words(say.language, seen.home[seat], seen.alternative[seat], facts[2])
    if seen.goal[seat] < 0:
        return waiting_words(say.language, seen.origin[seat])
    return trip_phrase(say.language, *facts)


@lru_cache(maxsize=4096)
def trip_phrase(language: str, origin: int, goal: int, distance: int, payoff: int) -> str:
    say = speaker(language)
    here, there = str(say.name("city", origin)), str(say.name("city", goal))
    return say("seat.trip", origin=here, goal_city=there, distance=distance, payoff=payoff)


@lru_cache(maxsize=1024)
def waiting_words(language: str, city: int) -> str:
    return speaker(language)("seat.no_trip", city=city)


@lru_cache(maxsize=1024)
def declared_words(language: str, home: int, alternative: int, distance: int) -> str:
    say = speaker(language)
    if alternative < 0:
        return say("seat.declared_soon", home=home)
    return say("seat.declared", home=home, city=alternative, distance=distance)
