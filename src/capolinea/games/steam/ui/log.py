"""One line of the log for each event; a few events have none, because another event says it better."""

from typing import Final

from capolinea.games.steam import events as was
from capolinea.games.steam.state import NOBODY
from capolinea.games.steam.ui.phrases import goods_words
from capolinea.i18n import Say
from capolinea.i18n.phrases import euros, listed, plain, seat_names, signed
from capolinea.render.look import LogLine
from capolinea.render.table.log import line, log_by


def spots(*hexes: str) -> tuple[str, ...]:
    return tuple([f"hex:{hex}" for hex in hexes])


def place(say: Say, hex: str) -> str:
    return str(say.name("hex", hex))


def goods_drawn(event: was.GoodsDrawn, say: Say) -> LogLine:
    count = sum([len(goods) for _, goods in event.cities])
    return LogLine(say("goods_drawn", cities=count, spaces=len([goods for goods in event.supply if goods])))


def order_drawn(event: was.OrderDrawn, say: Say) -> LogLine:
    return LogLine(say("order_drawn", names=seat_names(say, event.order)))


def auction_opened(event: was.AuctionOpened, say: Say) -> LogLine:
    if event.place:
        return LogLine(say("auction_opened", seat=event.seat, place=event.place), event.seat)
    return LogLine(say("auction_opened-order", seat=event.seat), event.seat)


def bid_passed(event: was.BidPassed, say: Say) -> LogLine:
    return LogLine(say("bid_passed-stays" if event.stays else "bid_passed", seat=event.seat), event.seat)


def turn_began(event: was.TurnBegan, say: Say) -> LogLine:
    return LogLine(say("turn_began", number=event.turn, names=seat_names(say, event.order)), heading=True)


def order_set(event: was.OrderSet, say: Say) -> LogLine:
    return LogLine(say("order_set", names=seat_names(say, event.order)))


def tile_taken(event: was.TileTaken, say: Say) -> LogLine:
    if event.passing:
        return LogLine(say("tile_taken-pass", seat=event.seat, tile=event.tile), event.seat)
    if event.cost:
        return LogLine(say("tile_taken-paid", seat=event.seat, tile=event.tile, cost=event.cost), event.seat)
    return LogLine(say("tile_taken", seat=event.seat, tile=event.tile), event.seat)


def track_laid(event: was.TrackLaid, say: Say) -> LogLine:
    words = say(
        "track_laid",
        seat=event.seat,
        where=event.hex,
        tile=event.tile,
        way=event.way,
        cost=event.cost,
    )
    return LogLine(words, event.seat, spots(event.hex))


def track_taken_back(event: was.TrackTakenBack, say: Say) -> LogLine:
    words = say("track_taken_back", seat=event.seat, where=event.hex, cost=event.cost)
    return LogLine(words, event.seat, spots(event.hex))


def link_completed(event: was.LinkCompleted, say: Say) -> LogLine:
    ends = f"{place(say, event.hex)}–{place(say, event.to_hex)}"
    return LogLine(say("link_completed", seat=event.seat, ends=ends), event.seat, link_targets(event))


def link_targets(event: was.LinkCompleted) -> tuple[str, ...]:
    """Return both ends, and the link by either of them."""
    links = (f"link:{event.hex}{event.side}", f"link:{event.to_hex}{event.to_side}")
    return (*spots(event.hex, event.to_hex), *links)


def link_claimed(event: was.LinkClaimed, say: Say) -> LogLine:
    words = say("link_claimed", seat=event.seat, hex=event.hex, side=event.side)
    return LogLine(words, event.seat, (*spots(event.hex), f"link:{event.hex}{event.side}"))


def link_lost(event: was.LinkLost, say: Say) -> LogLine:
    words = say("link_lost", seat=event.seat, hex=event.hex, side=event.side)
    return LogLine(words, event.seat, (*spots(event.hex), f"link:{event.hex}{event.side}"))


def city_grown(event: was.CityGrown, say: Say) -> LogLine:
    words = say("city_grown", seat=event.seat, hex=event.hex, goods=goods_words(event.goods, say))
    return LogLine(words, event.seat, spots(event.hex))


def city_founded(event: was.CityFounded, say: Say) -> LogLine:
    shade = str(say.name("colour", event.colour))
    if not event.goods:
        bare = say("city_founded-bare", seat=event.seat, hex=event.hex, shade=shade)
        return LogLine(bare, event.seat, spots(event.hex))
    goods = goods_words(event.goods, say)
    words = say("city_founded", seat=event.seat, hex=event.hex, shade=shade, goods=goods)
    return LogLine(words, event.seat, spots(event.hex))


def good_moved(event: was.GoodMoved, say: Say) -> LogLine:
    """Say from where to where, through which places, and whom it pays."""
    names = [place(say, hex) for hex in event.places]
    owners = dict.fromkeys([event.seat, *[owner for owner in event.owners if owner != NOBODY]])
    gains = [f"{say.seat(owner)} +{event.owners.count(owner)}" for owner in owners]
    words = say(
        "good_moved",
        seat=event.seat,
        good=event.good,
        start=names[0],
        goal=names[-1],
        between=len(names) - 2,
        via=listed(say, names[1:-1]),
        gains=", ".join(gains),
    )
    return LogLine(words, event.seat, spots(*event.places))


def points_put(event: was.PointsPut, say: Say) -> LogLine:
    total = signed(event.total) if event.on == "income" else plain(event.total)
    words = say("points_put", seat=event.seat, on=event.on, points=event.points, total=total, lost=event.lost)
    return LogLine(words, event.seat)


def income_paid(event: was.IncomePaid, say: Say) -> LogLine:
    kind = "gets" if event.amount > 0 else "pays" if event.amount < 0 else "even"
    words = say(
        "income_paid",
        seat=event.seat,
        figure=euros(say, abs(event.amount)),
        way=kind,
        income=event.income,
        maintenance=event.maintenance,
    )
    return LogLine(words, event.seat)


log: Final = log_by(
    {
        was.GoodsDrawn: goods_drawn,
        was.OrderDrawn: order_drawn,
        was.AuctionOpened: auction_opened,
        was.BidMade: line("bid_made", "seat", "amount"),
        was.BidPassed: bid_passed,
        was.PlaceTaken: line("place_taken", "seat", "place", "price"),
        was.TurnBegan: turn_began,
        was.PhaseBegan: line("phase_began", "phase", "round", of_seat=False, heading=True),
        was.OrderSet: order_set,
        was.CapitalRaised: line("capital_raised", "seat", "cash", "steps", "points"),
        was.NoCapitalRaised: line("no_capital_raised", "seat"),
        was.TileTaken: tile_taken,
        was.LocomotiveImproved: line("locomotive_improved", "seat", "level"),
        was.TrackLaid: track_laid,
        was.TrackTakenBack: track_taken_back,
        was.LinkCompleted: link_completed,
        was.LinkClaimed: link_claimed,
        was.LinkLost: link_lost,
        was.CityGrown: city_grown,
        was.GrowthLapsed: line("growth_lapsed", "seat"),
        was.CityFounded: city_founded,
        was.BuildingEnded: line("building_ended", "seat"),
        was.GoodMoved: good_moved,
        was.MovePassed: line("move_passed", "seat"),
        was.PointsPut: points_put,
        was.IncomePaid: income_paid,
        was.ShortfallCovered: line("shortfall_covered", "seat", "short", "points", "steps"),
        was.WentBankrupt: line("went_bankrupt", "seat", "owed"),
        was.MatchEnded: line("match_ended", "reason", of_seat=False, heading=True),
    }
)
