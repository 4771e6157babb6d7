"""What the seats panel shows of each seat: cash if the viewer may see it, trip, engine and railroads."""

from functools import lru_cache

import htpy as h

from capolinea.games.rail_baron.pieces import ANNOUNCED, NO_ENGINE
from capolinea.games.rail_baron.ui.aids import distance_of, holdings, reach_of
from capolinea.games.rail_baron.ui.names import translator
from capolinea.games.rail_baron.ui.parts import chip
from capolinea.games.rail_baron.ui.phrases import codes, percent
from capolinea.games.rail_baron.ui.table import Now
from capolinea.games.rail_baron.view import HIDDEN, View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.html import html
from capolinea.render.look import SeatCard


def seat_cards(now: Now, say: Say) -> tuple[SeatCard, ...]:
    return tuple([seat_card(now, seat, say) for seat in range(len(now.view.cash))])


def seat_card(now: Now, seat: int, say: Say) -> SeatCard:
    view, cash = now.view, now.view.cash[seat]
    if not view.in_game[seat]:
        return SeatCard("–", say("seat.out"), say("seat.out_note"))
    if cash == HIDDEN:
        score, unit = say("seat.hidden"), say("seat.hidden_why", amount=ANNOUNCED)
    else:
        score, unit = dollars(say, cash), say(cash_word(view, seat))
    extra = holdings_html(say.language, holdings(view, seat), view.engine[seat])
    return SeatCard(score, unit, trip_words(now, seat, say), extra=extra)


def cash_word(view: View, seat: int) -> str:
    if seat != view.seat or view.options.open_cash or view.stage == "over":
        return "seat.cash"
    return "seat.cash_own" if view.cash[seat] < ANNOUNCED else "seat.cash_open"


@lru_cache(maxsize=1024)
def holdings_html(language: str, railroads: tuple[int, ...], engine: int) -> str:
    """Draw the engine, the railroads as plates, and how many destinations they serve."""
    say = translator(language)
    parts: list[h.Node] = [h.span(".engine")[say("seat.engine", engine=engine)]] if engine != NO_ENGINE else []
    if railroads:
        access = percent(language, reach_of(frozenset(railroads)).access)
        parts.append(h.span(".reach", title=say("seat.reach", access=access))[access])
    parts += [chip(language, railroad) for railroad in railroads]
    # How many do not fit in one line is told there; all of them are in the list of railroads.
    return html(h.span(".rrs", title=", ".join(codes(railroads)) or None, data_spill="yes")[parts]) if parts else ""


def trip_words(now: Now, seat: int, say: Say) -> str:
    """Say where a train is going, and how far it is."""
    view = now.view
    if view.stage == "over":
        return ""
    if view.declared[seat] and view.alternative[seat] < 0:
        return say("seat.declared_soon", home=view.home[seat])
    if view.declared[seat]:
        away = now.once(distance_of, seat)
        return say("seat.declared", home=view.home[seat], city=view.alternative[seat], distance=away)
    if view.destination[seat] < 0:
        return say("seat.no_trip", city=view.origin[seat])
    here, there = str(say.name("city", view.origin[seat])), str(say.name("city", view.destination[seat]))
    return say("seat.trip", origin=here, goal_city=there, distance=now.once(distance_of, seat))
