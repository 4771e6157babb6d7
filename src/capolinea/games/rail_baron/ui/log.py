"""One log line for each event."""

from typing import Final

from capolinea.games.rail_baron import events as was
from capolinea.games.rail_baron.pieces import BANK_FEE
from capolinea.games.rail_baron.state import BANK, GOVERNOR
from capolinea.games.rail_baron.ui.dice import picture_of
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.phrases import codes
from capolinea.i18n import Say
from capolinea.i18n.phrases import listed, seat_names
from capolinea.render.look import LogLine
from capolinea.render.table.log import line, log_by


def lot(railroad: int) -> tuple[str, ...]:
    return (f"railroad:{BOARD.railroads[railroad]}",)


def place(city: int) -> tuple[str, ...]:
    return (f"dot:{BOARD.city_dot[city]}",)


def spots(dice: tuple[int, ...]) -> str:
    return " + ".join([str(face) for face in dice])


def throw_words(dice: tuple[int, int, int]) -> str:
    """Write the coloured die, then the white ones."""
    return f"{dice[0]} · {dice[1]} + {dice[2]}"


def throw_picture(dice: tuple[int, int, int]) -> str:
    return picture_of(dice[1:], dice[0])


def home_rolled(event: was.HomeRolled, say: Say) -> LogLine:
    return LogLine(say("home_rolled", seat=event.seat, city=event.city), event.seat, place(event.city))


def region_rolled(event: was.RegionRolled, say: Say) -> LogLine:
    choose = "yes" if event.choose else "no"
    words = say("region_rolled", seat=event.seat, region=event.region, throw=throw_words(event.dice), choose=choose)
    return LogLine(words, event.seat, picture=throw_picture(event.dice))


def destination_rolled(event: was.DestinationRolled, say: Say) -> LogLine:
    kind = "alternative" if event.alternative else "goal"
    words = say("destination_rolled", seat=event.seat, city=event.city, throw=throw_words(event.dice), kind=kind)
    return LogLine(words, event.seat, place(event.city), picture=throw_picture(event.dice))


def roll_lost(event: was.RollLost, say: Say) -> LogLine:
    words = say("roll_lost", seat=event.seat, city=event.city, throw=throw_words(event.dice))
    return LogLine(words, event.seat, picture=throw_picture(event.dice))


def declared(event: was.Declared, say: Say) -> LogLine:
    if event.cash < 0:
        return LogLine(say("declared", seat=event.seat), event.seat)
    return LogLine(say("declared-cash", seat=event.seat, cash=event.cash), event.seat)


def dice_rolled(event: was.DiceRolled, say: Say) -> LogLine:
    if not event.white:
        words = say("dice_rolled-bonus", seat=event.seat, sum=event.bonus)
        return LogLine(words, event.seat, picture=picture_of((), event.bonus))
    dice = (*event.white, *([event.bonus] if event.bonus else []))
    due = "yes" if event.bonus_due else "no"
    words = say("dice_rolled", seat=event.seat, dice=spots(dice), sum=sum(dice), due=due)
    return LogLine(words, event.seat, picture=picture_of(event.white, event.bonus))


def rode(event: was.Rode, say: Say) -> LogLine:
    """Write the dots on one railroad as one line; mention a fee at once if it is more than the Bank's."""
    railroad = BOARD.railroad[event.segment]
    targets = (f"segment:{event.segment}", f"dot:{event.dot}")
    if event.fee > BANK_FEE:
        words = say("rode-fee", seat=event.seat, railroad=railroad, dot=event.dot, fee=event.fee)
    else:
        words = say("rode", seat=event.seat, railroad=railroad, dot=event.dot)
    return LogLine(words, event.seat, targets, joins=f"ride {event.seat} {railroad} {event.fee}", trail=True)


def intercepted(event: was.Intercepted, say: Say) -> LogLine:
    return LogLine(say("intercepted", seat=event.seat, holder=event.holder), event.holder)


def arrived(event: was.Arrived, say: Say) -> LogLine:
    words = say("arrived", seat=event.seat, city=event.city, payoff=event.payoff)
    return LogLine(words, event.seat, place(event.city))


def paid(event: was.Paid, say: Say) -> LogLine:
    if event.to == BANK:
        return LogLine(say("paid-bank", seat=event.seat, amount=event.amount, reason=event.reason), event.seat)
    words = say("paid", seat=event.seat, other=event.to, amount=event.amount, reason=event.reason)
    return LogLine(words, event.seat)


def railroad_bought(event: was.RailroadBought, say: Say) -> LogLine:
    facts = {"seat": event.seat, "railroad": event.railroad, "price": event.price}
    if event.seller == BANK:
        return LogLine(say("railroad_bought", **facts), event.seat, lot(event.railroad))
    if event.seller == GOVERNOR:
        return LogLine(say("railroad_bought-governor", **facts), event.seat, lot(event.railroad))
    return LogLine(say("railroad_bought-from", other=event.seller, **facts), event.seat, lot(event.railroad))


def group_bought(event: was.GroupBought, say: Say) -> LogLine:
    bought = listed(say, codes(event.railroads))
    words = say("group_bought", seat=event.seat, group=event.group, railroads=bought, price=event.price)
    return LogLine(words, event.seat, tuple([target for railroad in event.railroads for target in lot(railroad)]))


def railroad_sold(event: was.RailroadSold, say: Say) -> LogLine:
    buyer = "governor" if event.to == GOVERNOR else "bank"
    words = say("railroad_sold", seat=event.seat, railroad=event.railroad, price=event.price, buyer=buyer)
    return LogLine(words, event.seat, lot(event.railroad))


def auction_opened(event: was.AuctionOpened, say: Say) -> LogLine:
    kind = "drawn" if event.drawn else "own"
    words = say("auction_opened", seat=event.seat, railroad=event.railroad, opening=event.opening, kind=kind)
    return LogLine(words, event.seat, lot(event.railroad))


def railroad_unsold(event: was.RailroadUnsold, say: Say) -> LogLine:
    return LogLine(say("railroad_unsold", railroad=event.railroad), None, lot(event.railroad))


def match_ended(event: was.MatchEnded, say: Say) -> LogLine:
    winners = seat_names(say, event.winners)
    return LogLine(say("match_ended", count=len(event.winners), winners=winners, reason=event.reason), heading=True)


log: Final = log_by(
    {
        was.HomeRolled: home_rolled,
        was.TurnBegan: line("turn_began", "seat", heading=True),
        was.RegionRolled: region_rolled,
        was.RegionPicked: line("region_picked", "seat", "region"),
        was.DestinationRolled: destination_rolled,
        was.RollLost: roll_lost,
        was.Declared: declared,
        was.DiceRolled: dice_rolled,
        was.CardPlayed: line("card_played", "seat", "card"),
        was.CardDiscarded: line("card_discarded", "seat", "card"),
        was.CardsReturned: line("cards_returned", "seat"),
        was.Rode: rode,
        was.Intercepted: intercepted,
        was.DeclarationLapsed: line("declaration_lapsed", "seat"),
        was.Arrived: arrived,
        was.Paid: paid,
        was.FellShort: line("fell_short", "seat", "owed"),
        was.CashAnnounced: line("cash_announced", "seat", "cash"),
        was.RailroadBought: railroad_bought,
        was.GroupBought: group_bought,
        was.EngineBought: line("engine_bought", "seat", "engine", "price"),
        was.NothingBought: line("nothing_bought", "seat"),
        was.RailroadSold: railroad_sold,
        was.AuctionOpened: auction_opened,
        was.BidMade: line("bid_made", "seat", "amount"),
        was.BidPassed: line("bid_passed", "seat"),
        was.RailroadUnsold: railroad_unsold,
        was.FeesRaised: line("fees_raised", of_seat=False, heading=True),
        was.WentOut: line("went_out", "seat"),
        was.LastRound: line("last_round", "seat", of_seat=False, heading=True),
        was.MatchEnded: match_ended,
    }
)
