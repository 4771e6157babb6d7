"""Offers as a person meets them: where to click, what it is called, what it costs."""

from collections.abc import Sequence
from functools import lru_cache

from capolinea.core.action import Action
from capolinea.games.rail_baron import actions as do
from capolinea.games.rail_baron.fees import engine_price
from capolinea.games.rail_baron.notation import write
from capolinea.games.rail_baron.phases.buying import group_left
from capolinea.games.rail_baron.phases.sales import half_price
from capolinea.games.rail_baron.ui.aids import gain_of, table_of
from capolinea.games.rail_baron.ui.choices import leaves_short, price_of, quick_bids
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.labels import purchase_words, region_label, ride_label, ride_note
from capolinea.games.rail_baron.ui.names import speaker
from capolinea.games.rail_baron.ui.phrases import codes, money
from capolinea.games.rail_baron.ui.routes import routes_of
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.look import OfferCard


def offers(seen: View, actions: Sequence[Action], say: Say) -> list[OfferCard]:
    """One card per action, in the same order."""
    quick = quick_bids(seen)
    return [offer_card(seen, action, say, quick) for action in actions]


def offer_card(seen: View, action: Action, say: Say, quick: list[int]) -> OfferCard:
    if isinstance(action, do.Ride):
        return ride_card(seen, action, say)
    if isinstance(action, do.Bid):
        target = f"button:bid-{action.amount}" if action.amount in quick else f"amount:{action.amount}"
        return OfferCard(write(action), (target,), bid_words(say.language, action.amount))
    if isinstance(action, do.BuyRailroad | do.BuyGroup | do.BuyEngine | do.DrawRailroad | do.BuyNothing):
        return purchase_card(seen, action, say)
    if isinstance(action, do.Sell | do.Auction):
        return sale_card(seen, action, say)
    return plain_card(seen, action, say)


@lru_cache(maxsize=4096)
def bid_words(language: str, amount: int) -> str:
    return speaker(language)("offer.bid", amount=amount)


def ride_card(seen: View, action: do.Ride, say: Say) -> OfferCard:
    """Its fee, and what it is the first step of."""
    kinds = [
        say(f"route.{kind}")
        for route in routes_of(seen, action.seat)
        if route.segments[0] == action.segment
        for kind in route.kinds
    ]
    notes = [note for note in (ride_note(seen, action.segment, say), *kinds) if note]
    label = ride_label(seen, action.segment, say)
    return OfferCard(write(action), (f"segment:{action.segment}",), label, " · ".join(notes))


def purchase_card(seen: View, action: Action, say: Say) -> OfferCard:
    state, text = table_of(seen), write(action)
    if isinstance(action, do.BuyRailroad):
        price, gain = price_of(seen, action.railroad), gain_of(seen, action.seat, action.railroad)
        label = purchase_words(say.language, action.railroad, price, gain)
        place = f"railroad:{BOARD.railroads[action.railroad]}"
        return OfferCard(text, (place,), label, price_note(seen, price, say))
    if isinstance(action, do.BuyGroup):
        price = BOARD.groups[action.group][2]
        left = ", ".join(codes(group_left(state, action.group)))
        label = say("offer.group", group=action.group, railroads=left, price=price)
        return OfferCard(text, (f"group:{action.group}",), label, price_note(seen, price, say))
    if isinstance(action, do.BuyEngine):
        price = engine_price(state, action.engine)
        label = say("offer.engine", engine=action.engine, price=price)
        return OfferCard(text, (f"button:engine-{action.engine}",), label, price_note(seen, price, say))
    if isinstance(action, do.DrawRailroad):
        return OfferCard(text, ("button:draw",), say("offer.draw"))
    code = "offer.no_engine" if seen.stage == "engine" else "offer.nothing"
    return OfferCard(text, ("button:nothing",), say(code))


def price_note(seen: View, price: int, say: Say) -> str:
    """RB-31 The price, and a warning where too little would be left for the fees of the turn."""
    return f"{money(say, price)} · {say('offer.short')}" if leaves_short(seen, price) else money(say, price)


def sale_card(seen: View, action: do.Sell | do.Auction, say: Say) -> OfferCard:
    """A railroad, then how it is sold; the Governor asks no such question (RB-66)."""
    half = half_price(table_of(seen), action.railroad)
    place = f"railroad:{BOARD.railroads[action.railroad]}"
    if isinstance(action, do.Auction):
        label = say("offer.auction", railroad=action.railroad, half=half)
        return OfferCard(write(action), (place, "button:auction"), label, money(say, half))
    if seen.options.governor:
        label = say("offer.sell_governor", railroad=action.railroad, half=half)
        return OfferCard(write(action), (place,), label, money(say, half))
    label = say("offer.sell", railroad=action.railroad, half=half)
    return OfferCard(write(action), (place, "button:sell"), label, money(say, half))


def plain_card(seen: View, action: Action, say: Say) -> OfferCard:
    text = write(action)
    if isinstance(action, do.PickRegion):
        return OfferCard(text, (f"region:{BOARD.regions[action.region]}",), region_label(seen, action.region, say))
    if isinstance(action, do.PlayCard):
        return OfferCard(text, (f"card:{action.card}",), say("offer.card", card=action.card))
    if isinstance(action, do.Discard):
        return OfferCard(text, (f"card:{action.card}",), say("offer.discard", card=action.card))
    if isinstance(action, do.Declare):
        at_home = seen.at[action.seat] == BOARD.city_dot[seen.home[action.seat]]
        code = "offer.declare_here" if at_home else "offer.declare"
        return OfferCard(text, ("button:declare",), say(code, home=seen.home[action.seat]))
    if isinstance(action, do.Roll):
        return OfferCard(text, ("button:roll",), roll_label(seen, action.seat, say))
    if isinstance(action, do.EndTurn):
        return OfferCard(text, ("button:end",), say("offer.end"))
    assert isinstance(action, do.PassBid)
    return OfferCard(text, ("button:pass",), say("offer.pass"))


def roll_label(seen: View, seat: int, say: Say) -> str:
    """What the roll is for."""
    if seen.goal[seat] < 0 and not seen.declared[seat]:
        return say("offer.roll_destination")
    return say("offer.roll_bonus") if seen.rolled else say("offer.roll_dice")
