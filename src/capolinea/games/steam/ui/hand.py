"""The left of the dock, which helps to decide now: bids, capital, action tiles, the account of a building."""

import htpy as h

from capolinea.games.steam.phases.choosing import capital_for
from capolinea.games.steam.pieces import TILES
from capolinea.games.steam.sequence import tiles_per_building
from capolinea.games.steam.ui.annex import action_about, action_gist
from capolinea.games.steam.ui.chains import chains_of
from capolinea.games.steam.ui.choices import does_nothing, steps_to_choose, tile_price, tiles_to_choose
from capolinea.games.steam.ui.labels import cost_note
from capolinea.games.steam.ui.names import place_words
from capolinea.games.steam.ui.overlay import is_threatened
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import euros, listed, signed
from capolinea.render.html import html
from capolinea.render.marks import seat_mark
from capolinea.render.table.panels import pressable


def draw_hand(now: Now, say: Say) -> str:
    drawn = {
        "bid": draw_bids,
        "capital": draw_capital,
        "action": draw_tickets,
        "build": draw_building,
    }.get(now.view.stage)
    return "" if drawn is None else html(drawn(now, say))


# ---- auctions


def draw_bids(now: Now, say: Say) -> h.Element:
    """Draw the bids for a place or for the order, and the seats that already have a place."""
    view, base = now.view, now.view.options.game == "base"
    title = say("bids.place", place=len(view.places) + 1) if base else say("bids.order")
    cells = [bidder(view, seat, say) for seat in (view.order or range(len(view.cash))) if view.alive[seat]]
    return h.div(".bids")[h.b[title], h.ul(".bidders")[cells]]


def bidder(view: View, seat: int, say: Say) -> h.Element:
    """Draw a seat in the auction: its place, its bid, or that it is out."""
    if seat in view.places:
        number = view.places.index(seat)
        place = number + 1 if view.options.game == "base" else len(view.order) - number
        state = say("bids.has_place", place=place)
    elif seat == view.bidder:
        state = say("bids.best", amount=view.bid)
    elif view.out >> seat & 1:
        state = say("bids.out")
    elif seat == view.actor:
        state = say("bids.asked")
    elif view.options.game == "standard" and view.bids[seat]:
        state = say("bids.bid", amount=view.bids[seat])
    else:
        state = say("bids.in")
    cls = "bidder best" if seat == view.bidder else "bidder out" if view.out >> seat & 1 else "bidder"
    return h.li(class_=cls, title=say.seat(seat))[seat_mark(seat, cls="mark s"), h.span[state]]


# ---- capital


def draw_capital(now: Now, say: Say) -> h.Element | None:
    """ST-61 Draw every amount that may be raised, with the income after it."""
    choice, income = steps_to_choose(now), now.view.income[now.view.actor]
    if not choice:
        return None
    chips = [
        pressable(
            "chip-button",
            f"capital:{steps}",
            h.b[euros(say, capital_for(steps))],
            h.small[signed(income - steps)],
        )
        for steps in choice
    ]
    return h.div(".capital")[h.small[say("capital.legend")], h.div(".chips")[chips]]


# ---- action tiles


def draw_tickets(now: Now, say: Say) -> h.Element | None:
    """ST-10 Draw the action tiles that are left, as tickets."""
    choice = now.once(tiles_to_choose)
    if not choice:
        return None
    shown = [ticket(now, number, TILES[number - 1], say) for number in range(1, 8) if TILES[number - 1] in choice]
    return h.div(".hand.tiles-hand")[shown]


def ticket(now: Now, number: int, tile: str, say: Say) -> h.Element:
    view, actions = now.view, now.once(tiles_to_choose)[tile]
    usable = [action for action in actions if not action.passing]
    price = tile_price(now, view.actor, tile)
    note = cost_note(now, view.actor, price, say) if usable and price else "" if usable else say("annex.to_pass")
    if usable and does_nothing(now, tile):
        note = say("note.idle")
    return pressable(
        "ticket",
        f"action:{tile}",
        h.b[h.i[str(number)], " ", str(say.name("tile", tile))],
        h.small[action_gist(say.language, tile, view.options.game)],
        h.small(".price")[note] if note else None,
        title=action_about(say.language, tile, view.options.game),
    )


# ---- building


def draw_building(now: Now, say: Say) -> h.Element:
    """ST-14 Draw the tiles left, the cost so far, what must still be carried out, and links that would be lost."""
    return h.div(".account")[[h.span[line] for line in building_lines(now, say)]]


def building_lines(now: Now, say: Say) -> list[str]:
    view = now.view
    whole = tiles_per_building(now.once(state_of), view.actor)
    laid = whole - view.tiles_left
    lines = [
        say("building.tiles", laid=laid, whole=whole),
        say("building.spent", spent=euros(say, view.spent), left=euros(say, view.cash[view.actor])),
    ]
    if view.pending_tile:
        lines.append(say("building.work", tile=TILES[view.pending_tile - 1], game=view.options.game))
    lost = threatened_names(now)
    if lost:
        lines.append(say("building.threatened", count=len(lost), places=listed(say, lost)))
    if view.loose:
        lines.append(say("building.loose"))
    return lines


def threatened_names(now: Now) -> list[str]:
    """ST-27 Return where the links begin that will be lost unless they are extended in this building."""
    board = now.once(state_of).board
    chains = [chain for chain in now.once(chains_of) if is_threatened(now, chain)]
    return list(dict.fromkeys([place_words(board, board.name[chain.start // 6]) for chain in chains]))
