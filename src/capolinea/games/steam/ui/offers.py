"""Offers as a person meets them: where to click, what it is called, what it costs or brings."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.games.steam import actions as do
from capolinea.games.steam.phases.choosing import capital_for
from capolinea.games.steam.phases.moving import income_lost
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.ui.board import lay_picture
from capolinea.games.steam.ui.chains import chains_of
from capolinea.games.steam.ui.choices import (
    deliveries_of,
    delivery,
    does_nothing,
    goods_to_choose,
    lay_of,
    quick_bids,
    tile_cost,
    tile_price,
    tiles_to_choose,
)
from capolinea.games.steam.ui.drawing import new_city_picture, new_city_trace, set_picture, way_id
from capolinea.games.steam.ui.geometry import layout_of
from capolinea.games.steam.ui.labels import (
    colour_name,
    cost_note,
    delivery_words,
    founding_words,
    gain_words,
    goal_target,
    goods_list,
    growth_words,
    set_words,
    tile_words,
    way_name,
    with_raising,
)
from capolinea.games.steam.ui.names import place_words
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import euros, plain, signed
from capolinea.render.look import OfferCard


def offers(now: Now, actions: Sequence[Action], say: Say) -> list[OfferCard]:
    """One card per action, in the same order."""
    return [offer_card(now, action, say) for action in actions]


def offer_card(now: Now, action: Action, say: Say) -> OfferCard:
    if isinstance(action, do.LayTrack):
        return tile_card(now, action, say)
    if isinstance(action, do.MoveGood):
        return delivery_card(now, action, say)
    if isinstance(action, do.GrowCity | do.FoundCity):
        return city_card(now, action, say)
    if isinstance(action, do.Bid):
        return bid_card(now, action, say)
    if isinstance(action, do.TakeTile):
        return take_card(now, action, say)
    return plain_card(now, action, say)


# ---- building


def tile_card(now: Now, action: do.LayTrack, say: Say) -> OfferCard:
    """A hex, then a tile of the tray."""
    lay, cost = lay_of(action), tile_cost(now, action)
    return OfferCard(
        RULES.write(action),
        (f"hex:{action.hex}", f"tile:{action.tile}.{action.turn}"),
        tile_words(now, action.hex, lay, cost, say),
        cost_note(now, action.seat, cost.total, say),
        pictures=("", lay_picture(lay)),
    )


def city_card(now: Now, action: do.GrowCity | do.FoundCity, say: Say) -> OfferCard:
    """A place, for a new city its colour, then a set of the supply."""
    hex, space, language = action.hex, action.space, say.language
    brought, note = now.once(set_words, space, language), now.once(goods_list, space, language)
    last = [f"set:{space}"] if space else []
    sets = [set_picture(space)] if space else []
    if isinstance(action, do.GrowCity):
        label = f"{now.once(growth_words, hex, language)}: {brought}"
        return OfferCard(RULES.write(action), (f"hex:{hex}", *last), label, note, pictures=("", *sets))
    board, colour = now.once(state_of).board, colour_name(language, action.colour)
    return OfferCard(
        RULES.write(action),
        (f"hex:{hex}", f"new:{action.colour}", *last),
        f"{now.once(founding_words, hex, action.colour, language)}: {brought}",
        note or colour,
        names=(place_words(board, hex), colour),
        pictures=("", new_city_picture(action.colour), *sets),
        trace=new_city_trace(layout_of(board).at[board.hex_of[hex]], action.colour),
    )


# ---- goods


def delivery_card(now: Now, action: do.MoveGood, say: Say) -> OfferCard:
    """A good, a goal, and the way where there are several."""
    way = now.once(deliveries_of).get(action) or delivery(now, action)
    board = now.once(state_of).board
    targets = [f"cube:{action.hex}.{action.good}", goal_target(action.hex, action.good, way.goal)]
    ways = now.once(goods_to_choose).get((action.hex, action.good), {}).get(way.goal, [way])
    if len(ways) > 1:
        targets.append(f"way:{action.hex}.{action.good}.{'.'.join(action.path)}")
    drawn = now.once(ways_drawn)
    trace = "".join([f'<use href="#{drawn[link]}"/>' for link in way.links if link in drawn])
    label = delivery_words(now, board, way, say)
    names = ("", "", way_name(board, way, say)) if len(ways) > 1 else ()
    return OfferCard(RULES.write(action), tuple(targets), label, gain_words(now, way, say), names=names, trace=trace)


def ways_drawn(now: Now) -> dict[int, str]:
    """Return by either end of a link the name of its drawing."""
    return {end: way_id(chain) for chain in now.once(chains_of) for end in (chain.start, chain.end)}


# ---- the rest


def bid_card(now: Now, action: do.Bid, say: Say) -> OfferCard:
    quick = action.amount in now.once(quick_bids)
    label = with_raising(now, action.seat, say("offer.bid", amount=action.amount), action.amount, say)
    target = f"button:bid-{action.amount}" if quick else f"amount:{action.amount}"
    return OfferCard(RULES.write(action), (target,), label)


def take_card(now: Now, action: do.TakeTile, say: Say) -> OfferCard:
    """An action tile, to use it or to pass where there is a choice; ST-65 one that would do nothing says so."""
    both = len(now.once(tiles_to_choose).get(action.tile, ())) > 1
    price = tile_price(now, action.seat, action.tile)
    targets = [f"action:{action.tile}"]
    if action.passing:
        label = say("offer.take_to_pass", tile=action.tile)
        return OfferCard(RULES.write(action), (*targets, *(["button:pass"] if both else [])), label, euros(say, 0))
    if does_nothing(now, action.tile):
        label = say(f"offer.take_idle_{action.tile}", tile=action.tile)
        return OfferCard(RULES.write(action), tuple(targets), label, say("note.idle"))
    label = say("offer.take_free", tile=action.tile)
    if price:
        paid = say("offer.take", tile=action.tile, price=price)
        label = with_raising(now, action.seat, paid, price, say)
    note = cost_note(now, action.seat, price, say)
    return OfferCard(RULES.write(action), (*targets, *(["button:take"] if both else [])), label, note)


def plain_card(now: Now, action: Action, say: Say) -> OfferCard:
    text = RULES.write(action)
    if isinstance(action, do.RaiseCapital):
        return capital_card(now, action, say)
    if isinstance(action, do.PutPoints):
        return points_card(now, action, say)
    if isinstance(action, do.ImproveLocomotive):
        level = now.view.level[action.seat]
        return OfferCard(text, ("button:improve",), say("offer.improve", before=level, after=level + 1))
    if isinstance(action, do.EndBuilding):
        return OfferCard(text, ("button:end",), say("offer.end"), declines=True)
    if isinstance(action, do.TakeBack):
        return OfferCard(text, ("button:back",), say("offer.back"))
    if isinstance(action, do.PassMove):
        return OfferCard(text, ("button:pass",), say("offer.pass_move"), declines=True)
    assert isinstance(action, do.PassBid)
    code = "offer.pass_free" if now.view.free_pass == action.seat else "offer.pass_bid"
    return OfferCard(text, ("button:pass",), say(code), declines=True)


def capital_card(now: Now, action: do.RaiseCapital, say: Say) -> OfferCard:
    income = now.view.income[action.seat]
    if not action.steps:
        return OfferCard(RULES.write(action), ("capital:0",), say("offer.no_capital"), signed(income))
    after = signed(income - action.steps)
    cash = euros(say, capital_for(action.steps))
    label = say("offer.capital", raised=cash, before=signed(income), after=after)
    return OfferCard(RULES.write(action), (f"capital:{action.steps}",), label, after)


def points_card(now: Now, action: do.PutPoints, say: Say) -> OfferCard:
    """ST-34 Both ways with what they lead to; ST-4 what income has no room for."""
    points = next((due for seat, due in now.view.due if seat == action.seat), 0)
    if action.on == "points":
        before = now.view.points[action.seat]
        label = say("offer.points", before=plain(before), after=plain(before + points))
        return OfferCard(RULES.write(action), ("button:points",), label)
    before, lost = now.view.income[action.seat], income_lost(now.once(state_of), action.seat, points)
    label = say("offer.income", before=signed(before), after=signed(before + points - lost), lost=lost)
    return OfferCard(RULES.write(action), ("button:income",), label)
