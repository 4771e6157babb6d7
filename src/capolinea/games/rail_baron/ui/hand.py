"""The dock's left: dice of the turn, the own trip, what the turn owes so far, speed cards."""

from capolinea.games.rail_baron.fees import dues
from capolinea.games.rail_baron.ui.aids import distance_of, payoff_of, table_of
from capolinea.games.rail_baron.ui.choices import cards_of, cards_to_choose
from capolinea.games.rail_baron.ui.dice import draw_dice
from capolinea.games.rail_baron.ui.phrases import dues_words, money
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.svg import Svg, el


def draw_hand(seen: View, say: Say) -> str:
    parts = [
        draw_dice(seen.white, seen.bonus, seen.bonus_due, seen.mover) if seen.white else None,
        draw_trip(seen, say),
        draw_cards(seen, say),
    ]
    return el("div", *parts, cls="trip") if any(parts) else ""


def draw_trip(seen: View, say: Say) -> Svg | None:
    """The viewer's trip; a spectator sees the trip of whoever moves."""
    seat = seen.mover if seen.seat is None else seen.seat
    if seen.stage == "over" or not seen.alive[seat]:
        return None
    ledger = tell_ledger(seen, say)
    return el(
        "div",
        el("b", tell_trip(seen, seat, say)),
        el("span", tell_figures(seen, seat, say)),
        el("span", ledger, cls="ledger") if ledger else None,
        cls="trip-facts",
    )


def tell_trip(seen: View, seat: int, say: Say) -> str:
    if seen.declared[seat]:
        return say("trip.home", home=seen.home[seat])
    if seen.goal[seat] < 0:
        return say("trip.none", city=seen.origin[seat])
    here, there = str(say.name("city", seen.origin[seat])), str(say.name("city", seen.goal[seat]))
    return say("trip.to", origin=here, goal_city=there)


def tell_figures(seen: View, seat: int, say: Say) -> str:
    distance = distance_of(seen, seat)
    if seen.declared[seat]:
        return say("trip.home_figures", distance=distance) if seen.alternative[seat] >= 0 else say("trip.due")
    if seen.goal[seat] < 0:
        return say("trip.due")
    return say("trip.figures", payoff=payoff_of(seen, seat), distance=distance)


def tell_ledger(seen: View, say: Say) -> str:
    """RB-46 What the mover's turn owes so far, to whom, and the sum."""
    owed = dues(table_of(seen))
    if not owed:
        return ""
    total = money(say, sum([amount for _, amount in owed]))
    if seen.seat != seen.mover:
        return say("trip.ledger_of", seat=seen.mover, dues=dues_words(say, owed), total=total)
    return say("trip.ledger", dues=dues_words(say, owed), total=total)


def draw_cards(seen: View, say: Say) -> Svg | None:
    """RB-70 The speed cards in hand, to be pressed when one may be played or must be given up."""
    if not seen.options.speed_cards or seen.seat is None or not seen.alive[seen.seat]:
        return None
    choice = cards_to_choose(seen)
    cards = [
        el("button", str(card), cls="speed-card", type="button", data_target=f"card:{card}")
        if card in choice
        else el("span", str(card), cls="speed-card")
        for card in cards_of(seen, seen.seat)
    ]
    return (
        el("div", el("small", say("cards.title")), el("span", *cards, cls="speed-row"), cls="speed-cards")
        if cards
        else None
    )
