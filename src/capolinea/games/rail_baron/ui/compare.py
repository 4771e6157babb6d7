"""What each purchase would add: cities, reach, payoffs on own lines, fees of a trip; and what an engine would."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.fees import engine_price, total_dues
from capolinea.games.rail_baron.networks import PACES, bits, connected, foreign_turns
from capolinea.games.rail_baron.pieces import BANK_FEE, ENGINES, NO_ENGINE, PLAYER_FEE_LATE
from capolinea.games.rail_baron.ui.aids import holdings, paid_between, reach_of, table_of
from capolinea.games.rail_baron.ui.choices import is_buying, is_to_act, leaves_short, price_of, railroads_to_choose
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.parts import chip
from capolinea.games.rail_baron.ui.phrases import listed, money, percent
from capolinea.games.rail_baron.view import HIDDEN, View
from capolinea.i18n import Say
from capolinea.render.svg import Svg, el, join

#: Expectations are told to the nearest hundred dollars.
ROUND: Final = 100


class Prospect(NamedTuple):
    """What a network means for a trip between cities as they are rolled."""

    cities: int
    access: int
    payoff: int
    """Of the payoff of a trip, what belongs to trips that begin and end on it."""
    fees: int
    """Of a trip, once the Bank has nothing left."""


def mask_of(railroads: Iterable[int]) -> int:
    return sum([1 << railroad for railroad in railroads])


@lru_cache(maxsize=4096)
def prospect(mine: int, engine: int, rich: bool, free: bool, maps: tuple[bool, bool]) -> Prospect:
    """For the owner of the railroads `mine` (bits); `free`: own railroads cost nothing."""
    reach = reach_of(frozenset(bits(mine)))
    pace = PACES[engine]
    foreign = least_foreign_turns(maps, mine, pace)
    turns = max(foreign, atlas_of(load_board(*maps)).trip * 10 / pace)
    fees = foreign * PLAYER_FEE_LATE + (turns - foreign) * (0 if free else BANK_FEE)
    return Prospect(len(reach.cities), reach.access, payoff_on(mine, rich, maps), round(fees / ROUND) * ROUND)


def least_foreign_turns(maps: tuple[bool, bool], mine: int, pace: int) -> float:
    """Nobody must use a network that lies apart: the best choice among those there are."""
    parts = connected(atlas_of(load_board(*maps)), mine)
    chosen = [sum([part for i, part in enumerate(parts) if number >> i & 1]) for number in range(1 << len(parts))]
    return min([foreign_turns(maps, each, pace) for each in chosen])


@lru_cache(maxsize=4096)
def payoff_on(mine: int, rich: bool, maps: tuple[bool, bool]) -> int:
    """The expected payoff of a trip, counting only trips between cities that one network of `mine` joins."""
    atlas = atlas_of(load_board(*maps))
    parts = connected(atlas, mine)
    on = [0] * len(BOARD.cities)
    for place, part in enumerate(parts):
        for railroad in bits(part):
            for city in bits(atlas.serves[railroad]):
                on[city] |= 1 << place
    served = [city for city, joined in enumerate(on) if joined]
    paid = expected_payoffs(rich)
    total = sum([paid[one][two] for one in served for two in served if on[one] & on[two]])
    return round(total / ROUND) * ROUND


@lru_cache(maxsize=2)
def expected_payoffs(rich: bool) -> list[list[float]]:
    """Payoffs from city to city, each as likely as both are rolled. Read only."""
    chance = atlas_of(load_board(False, False)).city_chance
    cities = range(len(BOARD.cities))
    return [[chance[one] * chance[two] * paid_between(rich, one, two) for two in cities] for one in cities]


@lru_cache(maxsize=2)
def mean_trip(rich: bool) -> float:
    """What a trip pays on average."""
    return sum([sum(row) for row in expected_payoffs(rich)])


def viewer_of(seen: View) -> int:
    return seen.mover if seen.seat is None else seen.seat


def prospect_of(seen: View, extra: Iterable[int] = (), engine: int | None = None) -> Prospect:
    """Of the viewer, with `extra` railroads or another engine."""
    seat, options = viewer_of(seen), seen.options
    mine = mask_of(holdings(seen, seat)) | mask_of(extra)
    own_free = options.own_free or options.governor
    maps = (options.rfp_dot, options.acl_no_turn)
    return prospect(mine, seen.engine[seat] if engine is None else engine, options.rich_payoffs, own_free, maps)


def railroads_compared(seen: View) -> list[int]:
    """What the viewer may buy now; the railroad under the hammer; else everything that is for sale some time."""
    if is_buying(seen):
        return railroads_to_choose(seen)
    if seen.stage == "bid":
        return [seen.auctioned]
    return [railroad for railroad, owner in enumerate(seen.owner) if owner < 0]


def draw_comparison(seen: View, say: Say) -> Svg:
    now = prospect_of(seen)
    rows = [(railroad, prospect_of(seen, [railroad])) for railroad in railroads_compared(seen)]
    rows.sort(key=lambda row: (-row[1].access, row[1].fees, row[0]))
    columns = ("line", "price", "cities", "access", "payoff", "fees", "left")
    return join(
        el("p", say("compare.note"), cls="look-from"),
        el(
            "table",
            draw_heads(say, columns),
            el("tbody", draw_now(say, now), *[draw_railroad_row(seen, say, *row, now) for row in rows]),
            cls="look-table compare",
        ),
        draw_engines(seen, say),
    )


def draw_heads(say: Say, columns: tuple[str, ...]) -> Svg:
    heads = [
        el(
            "th",
            say(f"compare.{column}"),
            scope="col",
            title=say(f"compare.why_{column}"),
            cls="num" if place else None,
        )
        for place, column in enumerate(columns)
    ]
    return el("thead", el("tr", *heads))


def draw_now(say: Say, now: Prospect) -> Svg:
    cells = ("–", str(now.cities), percent(say.language, now.access), money(say, now.payoff), money(say, now.fees), "–")
    return el(
        "tr", el("th", say("compare.now"), scope="row"), *[el("td", cell, cls="num") for cell in cells], cls="now-row"
    )


def draw_railroad_row(seen: View, say: Say, railroad: int, then: Prospect, now: Prospect) -> Svg:
    code, price = BOARD.railroads[railroad], price_of(seen, railroad)
    name = join(chip(say.language, railroad), el("span", BOARD.railroad_names[railroad], cls="full"))
    pressed = is_buying(seen) and railroad in railroads_to_choose(seen)
    head = el("button", name, type="button", data_target=f"railroad:{code}") if pressed else name
    cities = [BOARD.cities[city] for city in reach_of(frozenset([railroad])).cities]
    return el(
        "tr",
        el("th", head, scope="row", title=listed(say, cities)),
        el("td", money(say, price), cls="num"),
        changed(str(then.cities), then.cities - now.cities, f"+{then.cities - now.cities}"),
        changed(
            percent(say.language, then.access),
            then.access - now.access,
            f"+{percent(say.language, then.access - now.access)}",
        ),
        changed(money(say, then.payoff), then.payoff - now.payoff, f"+{money(say, then.payoff - now.payoff)}"),
        changed(money(say, then.fees), now.fees - then.fees, money(say, then.fees - now.fees)),
        cash_left(seen, say, price),
        data_find=f"{code} {BOARD.railroad_names[railroad]} {' '.join(cities)}",
    )


def changed(total: str, better: int, difference: str) -> Svg:
    """A figure as it would be, and by how much it would be better."""
    return el("td", total, el("small", difference, cls="gain") if better > 0 else None, cls="num")


def cash_left(seen: View, say: Say, price: int) -> Svg:
    """RB-31 What is left after the price and the fees of the turn, to whom it is known."""
    seat = viewer_of(seen)
    cash = seen.cash[seat]
    if cash == HIDDEN:
        return el("td", "–", cls="num")
    due = total_dues(table_of(seen)) if seat == seen.mover else 0
    short = is_to_act(seen) and leaves_short(seen, price)
    return el("td", money(say, cash - price - due), " !" if short else None, cls="num short" if short else "num")


def draw_engines(seen: View, say: Say) -> Svg | None:
    """RB-13, RB-30 Engines: dots and turns, what a turn then brings, and the fees of a trip."""
    seat = viewer_of(seen)
    trip, mean = atlas_of(table_of(seen).board).trip, mean_trip(seen.options.rich_payoffs)
    rows = []
    for engine in range(seen.engine[seat], len(ENGINES)):
        price, turns = engine_price(table_of(seen), engine), trip * 10 / PACES[engine]
        own = engine == seen.engine[seat]
        offered = not own and is_to_act(seen) and seen.stage in ("purchase", "engine") and price <= seen.cash[seat]
        words = say("compare.engine_now", engine=engine) if own else say("compare.engine", engine=engine)
        button = el("button", words, type="button", data_target=f"button:engine-{engine}")
        if seen.stage == "purchase" and seen.options.governor:
            offered = False
        cells = (
            "–" if own else money(say, price),
            tenths(say.language, PACES[engine]),
            tenths(say.language, round(turns * 10)),
            money(say, round(mean / turns / ROUND) * ROUND),
            money(say, prospect_of(seen, engine=engine).fees),
        )
        head = el("th", button if offered else words, scope="row")
        left = el("td", "–", cls="num") if own else cash_left(seen, say, price)
        rows.append(
            el("tr", head, *[el("td", cell, cls="num") for cell in cells], left, cls="now-row" if own else None)
        )
    if len(rows) < 2 and seen.engine[seat] != NO_ENGINE:
        return None
    columns = ("engine_head", "price", "pace", "turns", "per_turn", "fees", "left")
    return el("table", draw_heads(say, columns), el("tbody", *rows), cls="look-table compare")


@lru_cache(maxsize=256)
def tenths(language: str, number: int) -> str:
    """A number told to the tenth."""
    whole, rest = divmod(number, 10)
    return f"{whole}{',' if language == 'it' else '.'}{rest}"
