"""One log line for each event that is worth one."""

from collections.abc import Iterable
from typing import Final

from capolinea.games.spike import events as was
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.notation import SIDE_LETTERS
from capolinea.games.spike.pieces import MARKET_ROWS, OPEN
from capolinea.games.spike.ui.phrases import cards_words, colours_words, good_words
from capolinea.i18n import Say
from capolinea.i18n.phrases import listed, seat_names
from capolinea.render.look import LogLine
from capolinea.render.table.log import line, log_by, untold


def city_target(city: int) -> str:
    return f"city:{BOARD.codes[city]}"


def goods_words(say: Say, goods: Iterable[int]) -> str:
    return listed(say, [good_words(say.language, good) for good in goods])


def market_filled(event: was.MarketFilled, say: Say) -> LogLine:
    top = [good for index, good in enumerate(event.goods) if index % len(MARKET_ROWS) == 0]
    return LogLine(say("market_filled", goods=goods_words(say, top)), heading=True)


def contracts_dealt(event: was.ContractsDealt, say: Say) -> LogLine:
    return LogLine(say("contracts_dealt", seat=event.seat, goods=goods_words(say, event.goods)), event.seat)


def sides_shown(event: was.SidesShown, say: Say) -> LogLine:
    chosen = zip(event.goods, event.sides, strict=True)
    words = listed(say, [f"{good_words(say.language, good)} {SIDE_LETTERS[side].upper()}" for good, side in chosen])
    return LogLine(say("sides_shown", seat=event.seat, sides=words), event.seat)


def hand_dealt(event: was.HandDealt, say: Say) -> LogLine:
    return LogLine(say("hand_dealt", cards=cards_words(say.language, event.cards)), event.seat)


def card_given(event: was.CardGiven, say: Say) -> LogLine:
    return LogLine(say("card_given", seat=event.seat, other=event.to), event.seat)


def gift_given(event: was.GiftGiven, say: Say) -> LogLine:
    return LogLine(say("gift_given", other=event.to, colour=event.colour), event.seat)


def gift_received(event: was.GiftReceived, say: Say) -> LogLine:
    return LogLine(say("gift_received", other=event.giver, colour=event.colour), event.seat)


def cards_opened(event: was.CardsOpened, say: Say) -> LogLine | None:
    """Write a line only for a new row of cards; single cards are visible on the table."""
    if len(event.cards) < OPEN:
        return None
    return LogLine(say("cards_opened", colours=colours_words(say.language, event.cards)))


def routes_dealt(event: was.RoutesDealt, say: Say) -> LogLine:
    routes = listed(say, [BOARD.city_names[BOARD.route_start[route]] for route in event.routes])
    return LogLine(say("routes_dealt", count=len(event.routes), routes=routes), event.seat)


def placed(event: was.Placed, say: Say) -> LogLine:
    return LogLine(say("placed", seat=event.seat, city=event.city), event.seat, (city_target(event.city),))


def rode(event: was.Rode, say: Say) -> LogLine:
    targets = (f"space:{event.space}",)
    if event.skipped >= 0:
        words = say("rode-past", seat=event.seat, space=event.space, skipped=event.skipped, by=event.by)
        return LogLine(words, event.seat, targets)
    return LogLine(say("rode", seat=event.seat, space=event.space, by=event.by), event.seat, targets)


def entered(event: was.Entered, say: Say) -> LogLine:
    words = say("entered", seat=event.seat, city=event.city, by=event.by)
    return LogLine(words, event.seat, (city_target(event.city),))


def loaded(event: was.Loaded, say: Say) -> LogLine:
    words = say("loaded", seat=event.seat, good=event.good, city=event.city)
    return LogLine(words, event.seat, (city_target(event.city),))


def delivered(event: was.Delivered, say: Say) -> LogLine:
    words = say("delivered", seat=event.seat, good=event.good, city=event.city, money=event.money)
    return LogLine(words, event.seat, (city_target(event.city),))


def draw_ended(event: was.DrawEnded, say: Say) -> LogLine:
    return LogLine(say("draw_ended", seat=event.seat, count=event.cards), event.seat)


def built(event: was.Built, say: Say) -> LogLine:
    cards = cards_words(say.language, event.cards)
    words = say("built", seat=event.seat, city=event.city, tracks=len(event.spaces), cards=cards)
    targets = (*[f"track:{space}" for space in event.spaces], *[f"space:{space}" for space in event.spaces])
    return LogLine(words, event.seat, (*targets, city_target(event.city)))


def market_paid(event: was.MarketPaid, say: Say) -> LogLine:
    drops = "no" if event.money == MARKET_ROWS[-1] else "yes"
    return LogLine(say("market_paid", seat=event.seat, good=event.good, money=event.money, drops=drops), event.seat)


def route_shown(event: was.RouteShown, say: Say) -> LogLine:
    words = say("route_shown", seat=event.seat, route=event.route, money=event.money)
    start, lines = BOARD.route_start[event.route], BOARD.route_lines[event.route]
    return LogLine(words, event.seat, tuple([city_target(city) for city in (start, *dict(lines))]))


def match_ended(event: was.MatchEnded, say: Say) -> LogLine:
    winners = seat_names(say, event.winners)
    return LogLine(say("match_ended", count=len(event.winners), winners=winners, reason=event.reason), heading=True)


log: Final = log_by(
    {
        was.MarketFilled: market_filled,
        was.ContractsDealt: contracts_dealt,
        was.SidesChosen: line("sides_chosen", "seat"),
        was.SidesShown: sides_shown,
        was.FirstDrawn: line("first_drawn", "seat"),
        was.HandDealt: hand_dealt,
        was.CardGiven: card_given,
        was.GiftGiven: gift_given,
        was.GiftReceived: gift_received,
        was.CardsOpened: cards_opened,
        was.RoutesDealt: routes_dealt,
        was.RouteKept: line("route_kept", "seat"),
        was.Placed: placed,
        was.TurnBegan: untold,  # Turns are short: the next line names the player.
        was.Rode: rode,
        was.Entered: entered,
        was.Halted: line("halted", "seat", "left"),
        was.Loaded: loaded,
        was.Unloaded: line("put_off", "seat", "good"),
        was.Delivered: delivered,
        was.CardTaken: line("card_taken", "seat", "colour"),
        was.CardDrawn: line("card_drawn", "seat"),
        was.CardSeen: line("card_seen", "colour"),
        was.DrawEnded: draw_ended,
        was.RoundBegan: line("round_began", "round", "deck", of_seat=False, heading=True),
        was.TimeCardDrawn: line("time_card_drawn", "number", of_seat=False, heading=True),
        was.Built: built,
        was.MarketPaid: market_paid,
        was.Improved: line("improved", "seat", "part", "power", "price"),
        was.TurnEnded: untold,  # The next line shows it.
        was.LastTurns: line("last_turns", "seat", heading=True),
        was.RouteShown: route_shown,
        was.MatchEnded: match_ended,
    }
)
