"""The left of the dock: the dice of the turn, the viewer's trip, what the turn owes so far, speed cards."""

import htpy as h

from capolinea.core.refusal import Fact
from capolinea.games.rail_baron.fees import dues
from capolinea.games.rail_baron.ui.aids import distance_of, payoff_of
from capolinea.games.rail_baron.ui.choices import cards_of, cards_to_choose
from capolinea.games.rail_baron.ui.dice import draw_dice
from capolinea.games.rail_baron.ui.phrases import due_words
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.html import finished, html
from capolinea.render.table.panels import pressable


def draw_hand(now: Now, say: Say) -> str:
    view = now.view
    parts = [
        draw_dice(view.white, view.bonus, view.bonus_due, view.mover) if view.white else None,
        draw_trip(now, say),
        draw_cards(now, say),
    ]
    return html(h.div(class_="trip")[finished(*parts)]) if any(parts) else ""


def draw_trip(now: Now, say: Say) -> h.Element | None:
    """Draw the viewer's trip; a spectator sees the mover's."""
    view = now.view
    seat = view.mover if view.seat is None else view.seat
    if view.stage == "over" or not view.in_game[seat]:
        return None
    ledger = ledger_text(now, say)
    facts = finished(
        h.b[trip_text(view, seat, say)],
        h.span[figures_text(now, seat, say)],
        h.span(".ledger")[ledger] if ledger else None,
    )
    return h.div(".trip-facts")[facts]


def trip_text(view: View, seat: int, say: Say) -> str:
    if view.declared[seat]:
        return say("trip.home", home=view.home[seat])
    if view.destination[seat] < 0:
        return say("trip.none", city=view.origin[seat])
    here, there = str(say.name("city", view.origin[seat])), str(say.name("city", view.destination[seat]))
    return say("trip.to", origin=here, goal_city=there)


def figures_text(now: Now, seat: int, say: Say) -> str:
    view, distance = now.view, now.once(distance_of, seat)
    if view.declared[seat]:
        return say("trip.home_figures", distance=distance) if view.alternative[seat] >= 0 else say("trip.due")
    if view.destination[seat] < 0:
        return say("trip.due")
    return say("trip.figures", payoff=payoff_of(now, seat), distance=distance)


def ledger_text(now: Now, say: Say) -> str:
    """RB-46 Say what the mover's turn owes so far, to whom, and the total."""
    view, owed = now.view, dues(now.once(state_of))
    if not owed:
        return ""
    total = dollars(say, sum([amount for _, amount in owed]))
    facts: dict[str, Fact] = {
        "count": len(owed),
        "dues": ", ".join([due_words(say, *due) for due in owed]),
        "total": total,
    }
    if view.seat != view.mover:
        return say("trip.ledger_of", seat=view.mover, **facts)
    return say("trip.ledger", **facts)


def draw_cards(now: Now, say: Say) -> h.Element | None:
    """RB-70 Draw the speed cards in hand, as buttons when one may be played or must be discarded."""
    view = now.view
    if not view.options.speed_cards or view.seat is None or not view.in_game[view.seat]:
        return None
    choice = cards_to_choose(now)
    cards = [
        pressable("speed-card", f"card:{card}" if card in choice else "", str(card), thing=f"card:{card}", other=h.span)
        for card in cards_of(view, view.seat)
    ]
    return h.div(".speed-cards")[h.small[say("cards.title")], h.span(".speed-row")[cards]] if cards else None
