"""The dock's left: what helps to decide now. Bids, capital, action tiles, the account of a building, the delivery."""

import htpy as h

from capolinea.games.steam.pieces import CAPITAL, LEAST_INCOME, TILES, TILES_OF_ENGINEER, TILES_PER_BUILDING
from capolinea.games.steam.ui.aids import table_of
from capolinea.games.steam.ui.annex import action_about, action_gist
from capolinea.games.steam.ui.chains import chains_of
from capolinea.games.steam.ui.choices import does_nothing, is_to_act, tile_price, tiles_to_choose
from capolinea.games.steam.ui.labels import cost_note
from capolinea.games.steam.ui.names import place_words
from capolinea.games.steam.ui.overlay import is_threatened
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import euros, listed, signed
from capolinea.render.html import html
from capolinea.render.marks import seat_mark
from capolinea.render.table.panels import pressable


def draw_hand(seen: View, say: Say) -> str:
    drawn = {
        "bid": draw_bids,
        "capital": draw_capital,
        "action": draw_tickets,
        "build": draw_building,
    }.get(seen.stage)
    return "" if drawn is None else html(drawn(seen, say))


# ---- auctions


def draw_bids(seen: View, say: Say) -> h.Element:
    """Who bids what for which place, and who has one already."""
    base = seen.options.game == "base"
    title = say("bids.place", place=len(seen.places) + 1) if base else say("bids.order")
    cells = [bidder(seen, seat, say) for seat in (seen.order or range(len(seen.cash))) if seen.alive[seat]]
    return h.div(".bids")[h.b[title], h.ul(".bidders")[cells]]


def bidder(seen: View, seat: int, say: Say) -> h.Element:
    """A seat in the auction: its place, its bid, or that it is out."""
    if seat in seen.places:
        number = seen.places.index(seat)
        place = number + 1 if seen.options.game == "base" else len(seen.order) - number
        state = say("bids.has_place", place=place)
    elif seat == seen.bidder:
        state = say("bids.best", amount=seen.bid)
    elif seen.out >> seat & 1:
        state = say("bids.out")
    elif seat == seen.actor:
        state = say("bids.asked")
    elif seen.options.game == "standard" and seen.bids[seat]:
        state = say("bids.bid", amount=seen.bids[seat])
    else:
        state = say("bids.in")
    cls = "bidder best" if seat == seen.bidder else "bidder out" if seen.out >> seat & 1 else "bidder"
    return h.li(class_=cls, title=say.seat(seat))[seat_mark(seat, cls="mark s"), h.span[state]]


# ---- capital


def draw_capital(seen: View, say: Say) -> h.Element | None:
    """ST-61 Every amount that may be raised, with the income it leads to."""
    if not is_to_act(seen):
        return None
    income = seen.income[seen.actor]
    chips = [
        pressable(
            "chip-button",
            f"capital:{steps}",
            h.b[euros(say, CAPITAL * steps)],
            h.small[signed(income - steps)],
        )
        for steps in range(income - LEAST_INCOME + 1)
    ]
    return h.div(".capital")[h.small[say("capital.legend")], h.div(".chips")[chips]]


# ---- action tiles


def draw_tickets(seen: View, say: Say) -> h.Element | None:
    """ST-10 The action tiles that are left, as tickets."""
    choice = tiles_to_choose(seen)
    if not choice:
        return None
    shown = [ticket(seen, number, TILES[number - 1], say) for number in range(1, 8) if TILES[number - 1] in choice]
    return h.div(".hand.tiles-hand")[shown]


def ticket(seen: View, number: int, tile: str, say: Say) -> h.Element:
    actions = tiles_to_choose(seen)[tile]
    usable = [action for action in actions if not action.passing]
    price = tile_price(seen, seen.actor, tile)
    note = cost_note(seen, seen.actor, price, say) if usable and price else "" if usable else say("annex.to_pass")
    if usable and does_nothing(seen, tile):
        note = say("note.idle")
    return pressable(
        "ticket",
        f"action:{tile}",
        h.b[h.i[str(number)], " ", str(say.name("tile", tile))],
        h.small[action_gist(say.language, tile, seen.options.game)],
        h.small(".price")[note] if note else None,
        title=action_about(say.language, tile, seen.options.game),
    )


# ---- building


def draw_building(seen: View, say: Say) -> h.Element:
    """ST-14 Tiles left, what the building has cost so far, work that is due, links that would be lost."""
    return h.div(".account")[[h.span[line] for line in building_lines(seen, say)]]


def building_lines(seen: View, say: Say) -> list[str]:
    whole = TILES_OF_ENGINEER if seen.tile[seen.actor] == 3 else TILES_PER_BUILDING
    laid = whole - seen.tiles_left
    lines = [
        say("building.tiles", laid=laid, whole=whole),
        say("building.spent", spent=euros(say, seen.spent), left=euros(say, seen.cash[seen.actor])),
    ]
    if seen.work:
        lines.append(say("building.work", tile=TILES[seen.work - 1], game=seen.options.game))
    lost = threatened_names(seen)
    if lost:
        lines.append(say("building.threatened", count=len(lost), places=listed(say, lost)))
    if seen.loose:
        lines.append(say("building.loose"))
    return lines


def threatened_names(seen: View) -> list[str]:
    """ST-27 Where the links begin that will be lost unless they are extended in this building."""
    board = table_of(seen).board
    chains = [chain for chain in chains_of(seen) if not chain.complete and is_threatened(seen, chain)]
    return list(dict.fromkeys([place_words(board, board.name[chain.start // 6]) for chain in chains]))
