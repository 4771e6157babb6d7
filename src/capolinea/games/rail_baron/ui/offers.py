"""Offers as players see them: where to click, what they are called, what they cost."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.games.rail_baron import actions as do
from capolinea.games.rail_baron.fees import engine_price
from capolinea.games.rail_baron.phases.buying import group_left, refuse_buy_engine
from capolinea.games.rail_baron.phases.rolling import at_home
from capolinea.games.rail_baron.phases.sales import half_price
from capolinea.games.rail_baron.pieces import ENGINES, EXPRESS, SUPERCHIEF
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.ui.choices import is_to_act, leaves_short, price_of, series_of
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.labels import purchase_label, region_label, region_note, ride_label, ride_note
from capolinea.games.rail_baron.ui.phrases import codes, kinds_words
from capolinea.games.rail_baron.ui.routes import routes_of
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.look import Dear, OfferCard, Step


def offers(now: Now, actions: Sequence[Action], say: Say) -> list[OfferCard]:
    """Return one card per action, in the same order."""
    return [offer_card(now, action, say) for action in actions]


def offer_card(now: Now, action: Action, say: Say) -> OfferCard:
    if isinstance(action, do.Ride):
        return ride_card(now, action, say)
    if isinstance(action, do.Bid):
        return bid_card(now, action, say)
    if isinstance(action, do.BuyRailroad | do.BuyGroup | do.BuyEngine | do.DrawRailroad | do.BuyNothing):
        return purchase_card(now, action, say)
    if isinstance(action, do.Sell | do.Auction):
        return sale_card(now, action, say)
    return plain_card(now, action, say)


def ride_card(now: Now, action: do.Ride, say: Say) -> OfferCard:
    """Show the fee of the segment, and of which routes it is the first step."""
    routes = now.once(routes_of, action.seat)
    first = [kind for route in routes if route.segments[0] == action.segment for kind in route.kinds]
    kinds = kinds_words(say, first, len(routes) - 1)
    notes = [note for note in (ride_note(now, action.segment, say), *kinds) if note]
    label = ride_label(now, action.segment, say)
    return OfferCard(RULES.write(action), (f"segment:{action.segment}",), label, " · ".join(notes))


def bid_card(now: Now, action: do.Bid, say: Say) -> OfferCard:
    """RB-26 A bid, with what would be left if it won."""
    amount = action.amount
    left = dollars(say, now.view.cash[action.seat] - amount)
    words = (say("step.limit", amount=amount), say("step.left", amount=amount, left=left))
    step = Step(series_of(now.view), amount, dollars(say, amount), *words)
    return OfferCard(RULES.write(action), (f"amount:{amount}",), say("offer.bid", amount=amount), step=step)


def purchase_card(now: Now, action: Action, say: Say) -> OfferCard:
    state, text = now.once(state_of), RULES.write(action)
    if isinstance(action, do.BuyRailroad):
        label = purchase_label(now, action.seat, action.railroad, say)
        place = f"railroad:{BOARD.railroads[action.railroad]}"
        return OfferCard(text, (place,), label, price_note(now, price_of(now, action.railroad), say))
    if isinstance(action, do.BuyGroup):
        price = BOARD.groups[action.group][2]
        left = ", ".join(codes(group_left(state, action.group)))
        label = say("offer.group", group=action.group, railroads=left, price=price)
        return OfferCard(text, (f"group:{action.group}",), label, price_note(now, price, say))
    if isinstance(action, do.BuyEngine):
        return engine_card(now, action, say)
    if isinstance(action, do.DrawRailroad):
        return OfferCard(text, ("button:draw",), say("offer.draw"))
    code = "offer.no_engine" if now.view.stage == "engine" else "offer.nothing"
    return OfferCard(text, ("button:nothing",), say(code), declines=True)


def engine_card(now: Now, action: do.BuyEngine, say: Say) -> OfferCard:
    """RB-30 An engine: what it does, and what would be left."""
    price = engine_price(now.once(state_of), action.engine)
    left = dollars(say, now.view.cash[action.seat] - price)
    return OfferCard(
        RULES.write(action),
        (f"button:engine-{action.engine}",),
        say("offer.engine", engine=action.engine, price=price),
        price_note(now, price, say),
        say("offer.buy_engine", engine=action.engine),
        names=(str(say.name("engine", action.engine)),),
        detail=say(f"engine.does_{ENGINES[action.engine]}", left=left),
    )


def dear_engines(now: Now, say: Say) -> tuple[Dear, ...]:
    """RB-30 Return the engines that the viewer would be asked about, if there were enough cash."""
    view = now.view
    if not is_to_act(view):
        return ()
    found = []
    for engine in (EXPRESS, SUPERCHIEF):
        refusal = refuse_buy_engine(now.once(state_of), do.BuyEngine(view.actor, engine))
        if refusal is not None and refusal.code == "buy.too_dear":
            price = engine_price(now.once(state_of), engine)
            lacks = say("bank.lacks", amount=price - view.cash[view.actor])
            found.append(Dear(str(say.name("engine", engine)), lacks, dollars(say, price), f"engine:{engine}"))
    return tuple(found)


def price_note(now: Now, price: int, say: Say) -> str:
    """RB-31 Return the price, with a warning if too little would be left for the fees of the turn."""
    return f"{dollars(say, price)} · {say('offer.short')}" if leaves_short(now, price) else dollars(say, price)


def sale_card(now: Now, action: do.Sell | do.Auction, say: Say) -> OfferCard:
    """Let players click the railroad, then how to sell it; the Governor leaves no choice (RB-66)."""
    half = half_price(now.once(state_of), action.railroad)
    place = f"railroad:{BOARD.railroads[action.railroad]}"
    if isinstance(action, do.Auction):
        label = say("offer.auction", railroad=action.railroad, half=half)
        return OfferCard(RULES.write(action), (place, "button:auction"), label, dollars(say, half))
    if now.view.options.governor:
        label = say("offer.sell_governor", railroad=action.railroad, half=half)
        return OfferCard(RULES.write(action), (place,), label, dollars(say, half))
    label = say("offer.sell", railroad=action.railroad, half=half)
    return OfferCard(RULES.write(action), (place, "button:sell"), label, dollars(say, half))


def plain_card(now: Now, action: Action, say: Say) -> OfferCard:
    view, text = now.view, RULES.write(action)
    if isinstance(action, do.PickRegion):
        return region_card(view, action, say)
    if isinstance(action, do.PlayCard):
        return OfferCard(text, (f"card:{action.card}",), say("offer.card", card=action.card))
    if isinstance(action, do.Discard):
        return OfferCard(text, (f"card:{action.card}",), say("offer.discard", card=action.card))
    if isinstance(action, do.Declare):
        code = "offer.declare_here" if at_home(now.once(state_of), action.seat) else "offer.declare"
        return OfferCard(text, ("button:declare",), say(code, home=view.home[action.seat]))
    if isinstance(action, do.Roll):
        return OfferCard(text, ("button:roll",), roll_label(view, action.seat, say))
    if isinstance(action, do.EndTurn):
        return OfferCard(text, ("button:end",), say("offer.end"), declines=True)
    assert isinstance(action, do.PassBid)
    return OfferCard(text, ("button:pass",), say("offer.pass"), declines=True)


def region_card(view: View, action: do.PickRegion, say: Say) -> OfferCard:
    """RB-5 Regions lie too far apart for a small screen: each stands in the row as well."""
    return OfferCard(
        RULES.write(action),
        (f"region:{BOARD.regions[action.region]}",),
        region_label(view, action.region, say),
        region_note(view, action.region, say),
        names=(str(say.name("region", action.region)),),
        in_row=True,
    )


def roll_label(view: View, seat: int, say: Say) -> str:
    """Say what the roll is for."""
    if view.destination[seat] < 0 and not view.declared[seat]:
        return say("offer.roll_destination")
    return say("offer.roll_bonus") if view.rolled else say("offer.roll_dice")
