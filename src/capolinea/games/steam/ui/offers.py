"""Offers as cards: where to click, what they are called, what they cost or bring."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.steam import actions as do
from capolinea.games.steam.phases.choosing import capital_for
from capolinea.games.steam.phases.moving import income_lost
from capolinea.games.steam.pieces import COLOURS
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.ui.board import pose_picture
from capolinea.games.steam.ui.chains import chains_of
from capolinea.games.steam.ui.choices import (
    deliveries_of,
    delivery_of,
    does_nothing,
    goods_to_choose,
    pose_of,
    series_of,
    tile_cost,
    tile_price,
    tiles_to_choose,
)
from capolinea.games.steam.ui.drawing import delivery_link_id, new_city_picture, new_city_trace, set_picture
from capolinea.games.steam.ui.geometry import layout_of
from capolinea.games.steam.ui.labels import (
    colour_name,
    cost_note,
    cost_words,
    delivery_words,
    founding_words,
    gain_words,
    goal_target,
    goods_list,
    growth_words,
    means_words,
    route_name,
    set_words,
    tile_words,
    with_raising,
)
from capolinea.games.steam.ui.names import place_words
from capolinea.games.steam.ui.priorities import first_tiles
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.games.steam.ui.whereabouts import hex_words
from capolinea.i18n import Say
from capolinea.i18n.phrases import capital, euros, plain, signed
from capolinea.render.look import OfferCard, Step

#: Foundings come after the tiles for the same town.
FOUNDING: Final = 10


def offers(now: Now, actions: Sequence[Action], say: Say) -> list[OfferCard]:
    """Return one card per action, in the same order."""
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
    pose, cost, priority = pose_of(action), tile_cost(now, action), now.once(first_tiles).get(action, 0)
    return OfferCard(
        RULES.write(action),
        (f"hex:{action.hex}", f"tile:{action.tile}.{action.turn}"),
        tile_words(now, action.hex, pose, cost, say),
        euros(say, cost.total),
        names=(capital(hex_words(say.language, now.once(state_of).board, action.hex)),),
        pictures=("", pose_picture(pose)),
        priority=priority,
        terms=with_raising(now, action.seat, cost_words(say.language, cost), cost.total, say) if priority else "",
    )


def city_card(now: Now, action: do.GrowCity | do.FoundCity, say: Say) -> OfferCard:
    """A place, for a new city its colour, then a set of the supply."""
    hex, space, language = action.hex, action.space, say.language
    brought, note = now.once(set_words, space, language), now.once(goods_list, space, language)
    last = [f"set:{space}"] if space else []
    sets = [set_picture(space)] if space else []
    if isinstance(action, do.GrowCity):
        label = f"{now.once(growth_words, hex, language)}: {brought}"
        names = (now.once(growth_words, hex, language),)
        return OfferCard(RULES.write(action), (f"hex:{hex}", *last), label, note, names=names, pictures=("", *sets))
    board, colour = now.once(state_of).board, colour_name(language, action.colour)
    return OfferCard(
        RULES.write(action),
        (f"hex:{hex}", f"new:{action.colour}", *last),
        f"{now.once(founding_words, hex, action.colour, language)}: {brought}",
        note or colour,
        names=(place_words(board, hex), colour),
        pictures=("", new_city_picture(action.colour), *sets),
        trace=new_city_trace(layout_of(board).at[board.hex_of[hex]], action.colour),
        priority=FOUNDING + COLOURS.index(action.colour),
        headings=("", say("sheet.colour"), say("sheet.goods")),
    )


# ---- goods


def delivery_card(now: Now, action: do.MoveGood, say: Say) -> OfferCard:
    """A good, a goal, and the route if there are several."""
    delivery = now.once(deliveries_of).get(action) or delivery_of(now, action)
    board = now.once(state_of).board
    targets = [f"cube:{action.hex}.{action.good}", goal_target(action.hex, action.good, delivery.goal)]
    deliveries = now.once(goods_to_choose).get((action.hex, action.good), {}).get(delivery.goal, [delivery])
    if len(deliveries) > 1:
        targets.append(f"way:{action.hex}.{action.good}.{'.'.join(action.path)}")
    drawn = now.once(link_drawings)
    trace = "".join([f'<use href="#{drawn[link]}"/>' for link in delivery.links if link in drawn])
    label = delivery_words(now, board, delivery, say)
    names = ("", "", route_name(board, delivery, say)) if len(deliveries) > 1 else ()
    return OfferCard(
        RULES.write(action), tuple(targets), label, gain_words(now, delivery, say), names=names, trace=trace
    )


def link_drawings(now: Now) -> dict[int, str]:
    """Return the id of each link's drawing, by either end of the link."""
    return {end: delivery_link_id(chain) for chain in now.once(chains_of) for end in (chain.start, chain.end)}


# ---- the rest


def bid_card(now: Now, action: do.Bid, say: Say) -> OfferCard:
    """A bid, with what would be left if it won."""
    view, amount = now.view, action.amount
    words = say("offer.bid", amount=amount)
    raising = now.once(means_words, action.seat, amount, say.language)
    left = euros(say, view.cash[action.seat] - amount)
    note = (
        say("step.raising", amount=amount, raising=raising) if raising else say("step.left", amount=amount, left=left)
    )
    step = Step(series_of(view), amount, euros(say, amount), say("step.limit", amount=amount), note)
    label = with_raising(now, action.seat, words, amount, say)
    return OfferCard(RULES.write(action), (f"amount:{amount}",), label, short=words, step=step)


def take_card(now: Now, action: do.TakeTile, say: Say) -> OfferCard:
    """An action tile, to use or to pass if there is a choice; ST-65 the card says if the tile would do nothing."""
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
    """ST-34 The income or score after it; ST-4 and the points that would be lost on income."""
    points = next((due for seat, due in now.view.points_due if seat == action.seat), 0)
    if action.on == "points":
        before = now.view.points[action.seat]
        label = say("offer.points", before=plain(before), after=plain(before + points))
        return OfferCard(RULES.write(action), ("button:points",), label)
    before, lost = now.view.income[action.seat], income_lost(now.once(state_of), action.seat, points)
    label = say("offer.income", before=signed(before), after=signed(before + points - lost), lost=lost)
    return OfferCard(RULES.write(action), ("button:income",), label)
