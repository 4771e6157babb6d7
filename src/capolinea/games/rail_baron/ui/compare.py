"""What each purchase would add: cities, access, payoffs on the player's railroads, fees of a trip; also for engines."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

import htpy as h

from capolinea.games.rail_baron import actions as do
from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.fees import engine_price, own_fee, total_dues
from capolinea.games.rail_baron.networks import PACES, bits, connected, foreign_turns
from capolinea.games.rail_baron.pieces import ENGINES, NO_ENGINE, PLAYER_FEE_LATE
from capolinea.games.rail_baron.trips import paid_between
from capolinea.games.rail_baron.ui.aids import holdings, reach_of
from capolinea.games.rail_baron.ui.choices import is_buying, is_to_act, leaves_short, price_of, railroads_to_choose
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.parts import chip
from capolinea.games.rail_baron.ui.phrases import percent
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.games.rail_baron.view import HIDDEN, View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars, listed

#: Expected values are shown to the nearest hundred dollars.
ROUND: Final = 100


class NetworkValue(NamedTuple):
    """What a network is worth for a trip between randomly rolled cities."""

    cities: int
    access: int
    payoff: int
    """The share of a trip's expected payoff that comes from trips beginning and ending on the network."""
    fees: int
    """Of a trip, once the Bank has sold everything."""


def mask_of(railroads: Iterable[int]) -> int:
    return sum([1 << railroad for railroad in railroads])


@lru_cache(maxsize=4096)
def network_value(mine: int, engine: int, rich: bool, own: int, maps: tuple[bool, bool]) -> NetworkValue:
    """Return the value for the owner of the railroads `mine` (bits), on which a turn costs `own`."""
    reach = reach_of(frozenset(bits(mine)))
    pace = PACES[engine]
    foreign = least_foreign_turns(maps, mine, pace)
    turns = max(foreign, atlas_of(load_board(*maps)).trip * 10 / pace)
    fees = foreign * PLAYER_FEE_LATE + (turns - foreign) * own
    return NetworkValue(len(reach.cities), reach.access, payoff_on(mine, rich, maps), round(fees / ROUND) * ROUND)


def least_foreign_turns(maps: tuple[bool, bool], mine: int, pace: int) -> float:
    """Return the fewest foreign turns over all choices of networks: nobody has to use a separate one."""
    parts = connected(atlas_of(load_board(*maps)), mine)
    chosen = [sum([part for i, part in enumerate(parts) if number >> i & 1]) for number in range(1 << len(parts))]
    return min([foreign_turns(maps, each, pace) for each in chosen])


@lru_cache(maxsize=4096)
def payoff_on(mine: int, rich: bool, maps: tuple[bool, bool]) -> int:
    """Return the expected payoff of a trip, counting only trips between cities that one network of `mine` connects."""
    atlas = atlas_of(load_board(*maps))
    parts = connected(atlas, mine)
    on = [0] * len(BOARD.cities)
    for number, part in enumerate(parts):
        for railroad in bits(part):
            for city in bits(atlas.serves[railroad]):
                on[city] |= 1 << number
    served = [city for city, networks in enumerate(on) if networks]
    paid = expected_payoffs(rich)
    total = sum([paid[one][two] for one in served for two in served if on[one] & on[two]])
    return round(total / ROUND) * ROUND


@lru_cache(maxsize=2)
def expected_payoffs(rich: bool) -> list[list[float]]:
    """Return payoffs from city to city times the chance that both are rolled. Read only."""
    chance = atlas_of(load_board(False, False)).city_chance
    cities = range(len(BOARD.cities))
    return [[chance[one] * chance[two] * paid_between(BOARD, rich, one, two) for two in cities] for one in cities]


@lru_cache(maxsize=2)
def mean_trip(rich: bool) -> float:
    """Return what a trip pays on average."""
    return sum([sum(row) for row in expected_payoffs(rich)])


def viewer_of(view: View) -> int:
    return view.mover if view.seat is None else view.seat


def network_value_of(now: Now, extra: Iterable[int] = (), engine: int | None = None) -> NetworkValue:
    """Return the value of the viewer's network, with `extra` railroads or another engine."""
    view, seat, options = now.view, viewer_of(now.view), now.view.options
    mine = mask_of(holdings(view, seat)) | mask_of(extra)
    maps = (options.rfp_dot, options.acl_no_turn)
    own = own_fee(options)
    return network_value(mine, view.engine[seat] if engine is None else engine, options.rich_payoffs, own, maps)


def railroads_compared(now: Now) -> list[int]:
    """Return what the viewer may buy now, or the auctioned railroad, or everything that nobody owns yet."""
    view = now.view
    if is_buying(view):
        return railroads_to_choose(now)
    if view.stage == "bid":
        return [view.auctioned]
    return [railroad for railroad, owner in enumerate(view.owner) if owner < 0]


def draw_comparison(now: Now, say: Say) -> h.Node:
    has = network_value_of(now)
    rows = [(railroad, network_value_of(now, [railroad])) for railroad in railroads_compared(now)]
    rows.sort(key=lambda row: (-row[1].access, row[1].fees, row[0]))
    columns = ("line", "price", "cities", "access", "payoff", "fees", "left")
    return (
        h.p(".look-from")[say("compare.note")],
        h.table(".look-table.compare")[
            draw_heads(say, columns),
            h.tbody[draw_present(say, has), [draw_railroad_row(now, say, *row, has) for row in rows]],
        ],
        draw_engines(now, say),
    )


def draw_heads(say: Say, columns: tuple[str, ...]) -> h.Element:
    heads = [
        h.th(scope="col", title=say(f"compare.why_{column}"), class_="num" if index else None)[say(f"compare.{column}")]
        for index, column in enumerate(columns)
    ]
    return h.thead[h.tr[heads]]


def draw_present(say: Say, has: NetworkValue) -> h.Element:
    cells = (
        "–",
        str(has.cities),
        percent(say.language, has.access),
        dollars(say, has.payoff),
        dollars(say, has.fees),
        "–",
    )
    return h.tr(".now-row")[h.th(scope="row")[say("compare.now")], [h.td(".num")[cell] for cell in cells]]


def draw_railroad_row(now: Now, say: Say, railroad: int, then: NetworkValue, has: NetworkValue) -> h.Element:
    code, price = BOARD.railroads[railroad], price_of(now, railroad)
    name: h.Node = (chip(say.language, railroad), h.span(".full")[BOARD.railroad_names[railroad]])
    pressed = do.BuyRailroad(viewer_of(now.view), railroad) in now.offers
    head = h.button(type="button", data_target=f"railroad:{code}")[name] if pressed else name
    cities = [BOARD.cities[city] for city in reach_of(frozenset([railroad])).cities]
    return h.tr(data_find=f"{code} {BOARD.railroad_names[railroad]} {' '.join(cities)}")[
        h.th(scope="row", title=listed(say, cities))[head],
        h.td(".num")[dollars(say, price)],
        changed(str(then.cities), then.cities - has.cities, f"+{then.cities - has.cities}"),
        changed(
            percent(say.language, then.access),
            then.access - has.access,
            f"+{percent(say.language, then.access - has.access)}",
        ),
        changed(dollars(say, then.payoff), then.payoff - has.payoff, f"+{dollars(say, then.payoff - has.payoff)}"),
        changed(dollars(say, then.fees), has.fees - then.fees, dollars(say, then.fees - has.fees)),
        cash_left(now, say, price),
    ]


def changed(total: str, better: int, difference: str) -> h.Element:
    """Draw a figure as it would be, and by how much it would improve."""
    return h.td(".num")[total, h.small(".gain")[difference] if better > 0 else None]


def cash_left(now: Now, say: Say, price: int) -> h.Element:
    """RB-31 Draw what is left after the price and the fees of the turn, if the viewer knows the cash."""
    view, seat = now.view, viewer_of(now.view)
    cash = view.cash[seat]
    if cash == HIDDEN:
        return h.td(".num")["–"]
    due = total_dues(now.once(state_of)) if seat == view.mover else 0
    short = is_to_act(view) and leaves_short(now, price)
    return h.td(class_="num short" if short else "num")[dollars(say, cash - price - due), " !" if short else None]


def draw_engines(now: Now, say: Say) -> h.Element | None:
    """RB-13, RB-30 Draw the engines: dots and turns, what a turn then brings, and the fees of a trip."""
    view, state, seat = now.view, now.once(state_of), viewer_of(now.view)
    trip, mean = atlas_of(state.board).trip, mean_trip(view.options.rich_payoffs)
    rows = []
    for engine in range(view.engine[seat], len(ENGINES)):
        price, turns = engine_price(state, engine), trip * 10 / PACES[engine]
        own = engine == view.engine[seat]
        offered = do.BuyEngine(seat, engine) in now.offers
        words = say("compare.engine_now", engine=engine) if own else say("compare.engine", engine=engine)
        button = h.button(type="button", data_target=f"button:engine-{engine}")[words]
        cells = (
            "–" if own else dollars(say, price),
            tenths(say.language, PACES[engine]),
            tenths(say.language, round(turns * 10)),
            dollars(say, round(mean / turns / ROUND) * ROUND),
            dollars(say, network_value_of(now, engine=engine).fees),
        )
        head = h.th(scope="row")[button if offered else words]
        left = h.td(".num")["–"] if own else cash_left(now, say, price)
        rows.append(h.tr(class_="now-row" if own else None)[head, [h.td(".num")[cell] for cell in cells], left])
    if len(rows) < 2 and view.engine[seat] != NO_ENGINE:
        return None
    columns = ("engine_head", "price", "pace", "turns", "per_turn", "fees", "left")
    return h.table(".look-table.compare")[draw_heads(say, columns), h.tbody[rows]]


@lru_cache(maxsize=256)
def tenths(language: str, number: int) -> str:
    """Write tenths as a decimal number."""
    whole, rest = divmod(number, 10)
    return f"{whole}{',' if language == 'it' else '.'}{rest}"
