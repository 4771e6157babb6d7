"""One line of the log for each thing that happens."""

from collections.abc import Callable
from typing import Any, Final

from capolinea.core.event import Event
from capolinea.games.santa_fe_rails import events as was
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import NOTHING
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.ui.phrases import listed
from capolinea.i18n import Say
from capolinea.render.look import LogLine


def log(event: Event, say: Say) -> LogLine | None:
    """`event` in full sentences."""
    return TELLERS[type(event)](event, say)


def place(city: int) -> tuple[str, ...]:
    return (f"town:{city}",)


def places(cities: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([f"town:{city}" for city in dict.fromkeys(cities)])


def city_list(say: Say, cities: tuple[int, ...]) -> str:
    return listed(say, [BOARD.city_names[city] for city in cities])


def dealt(event: was.Dealt, say: Say) -> LogLine:
    return LogLine(say("dealt", cities=city_list(say, event.cities)), event.seat, places(event.cities))


def turn_began(event: was.TurnBegan, say: Say) -> LogLine:
    return LogLine(say("turn_began", round=event.round, seat=event.seat), heading=True)


def city_drawn(event: was.CityDrawn, say: Say) -> LogLine:
    return LogLine(say("city_drawn", seat=event.seat, left=event.left), event.seat)


def city_seen(event: was.CitySeen, say: Say) -> LogLine:
    return LogLine(say("city_seen", city=event.city), event.seat, place(event.city))


def short_line_shown(event: was.ShortLineShown, say: Say) -> LogLine:
    facts = {"railroad": event.railroad, "rails": BOARD.rails[event.railroad], "home": BOARD.home[event.railroad]}
    targets = place(BOARD.home[event.railroad])
    if event.seat == NONE:
        return LogLine(say("short_line_shown", **facts), None, targets)
    return LogLine(say("short_line_shown-by", seat=event.seat, **facts), event.seat, targets)


def card_taken(event: was.CardTaken, say: Say) -> LogLine:
    return LogLine(say("card_taken", seat=event.seat, card=event.card), event.seat)


def branch_bought(event: was.BranchBought, say: Say) -> LogLine:
    words = say("branch_bought", seat=event.seat, railroad=event.railroad, price=event.price)
    return LogLine(words, event.seat)


def draw_declined(event: was.DrawDeclined, say: Say) -> LogLine:
    return LogLine(say("draw_declined", seat=event.seat), event.seat)


def third_hand_dealt(event: was.ThirdHandDealt, say: Say) -> LogLine:
    return LogLine(say("third_hand_dealt", size=event.size))


def card_chosen(event: was.CardChosen, say: Say) -> LogLine:
    return LogLine(say("card_chosen", seat=event.seat), event.seat)


def choice_noted(event: was.ChoiceNoted, say: Say) -> LogLine:
    targets = place(event.card) if event.card < BOARD.cities else ()
    return LogLine(say("choice_noted", card=event.card), event.seat, targets)


def cards_revealed(event: was.CardsRevealed, say: Say) -> LogLine:
    """All in one line: nobody's comes first."""
    told = []
    for seat, (card, branch) in enumerate(zip(event.cards, event.branches, strict=True)):
        if card == NOTHING:
            told.append(say("revealed.nothing", seat=seat))
        elif branch == NONE:
            told.append(say("revealed.card", seat=seat, card=card))
        else:
            told.append(say("revealed.branch", seat=seat, card=card, railroad=branch))
    cities = tuple([card for card in event.cards if card < BOARD.cities])
    return LogLine(say("cards_revealed", plays=", ".join(told)), None, places(cities))


def counter_placed(event: was.CounterPlaced, say: Say) -> LogLine:
    words = say("counter_placed", seat=event.seat, city=event.city, value=event.value)
    return LogLine(words, event.seat, place(event.city))


def counters_declined(event: was.CountersDeclined, say: Say) -> LogLine:
    return LogLine(say("counters_declined", seat=event.seat), event.seat)


def rail_laid(event: was.RailLaid, say: Say) -> LogLine:
    """Which rail, then where it arrives, what it earned and what it cost."""
    facts = {"seat": event.seat, "railroad": event.railroad}
    way = {"city": BOARD.tail[event.way], "goal_city": BOARD.head[event.way]}
    code = "rail_laid-branch" if event.branch else "rail_laid-arrived" if event.city != NONE else "rail_laid"
    words = say(code, **facts, **way)
    earned = event.first + event.square
    if earned:
        words += " " + say("rail_laid-earned", first=event.first, square=event.square, amount=earned)
    if event.cost:
        words += " " + say("rail_laid-paid", cost=event.cost)
    arrived = place(event.city) if event.city != NONE else ()
    return LogLine(words, event.seat, (f"segment:{event.segment}", *arrived))


def cards_exchanged(event: was.CardsExchanged, say: Say) -> LogLine:
    return LogLine(say("cards_exchanged", seat=event.seat, count=event.count, left=event.left), event.seat)


def exchange_seen(event: was.ExchangeSeen, say: Say) -> LogLine:
    words = say("exchange_seen", given=city_list(say, event.given), got=city_list(say, event.got))
    return LogLine(words, event.seat, places(event.got))


def rails_put_off(event: was.RailsPutOff, say: Say) -> LogLine:
    return LogLine(say("rails_put_off", seat=event.seat), event.seat)


def lay_passed(event: was.LayPassed, say: Say) -> LogLine:
    code = "lay_passed-forced" if event.forced else "lay_passed"
    return LogLine(say(code, seat=event.seat), event.seat)


def branch_unused(event: was.BranchUnused, say: Say) -> LogLine:
    return LogLine(say("branch_unused", seat=event.seat, railroad=event.railroad), event.seat)


def match_ended(event: was.MatchEnded, say: Say) -> LogLine:
    words = say("match_ended", why=say(f"reason.{event.reason}"))
    if event.third:
        words += " " + say("match_ended-third", cities=city_list(say, event.third))
    return LogLine(words, heading=True)


TELLERS: Final[dict[type[Event], Callable[[Any, Say], LogLine]]] = {
    was.Dealt: dealt,
    was.TurnBegan: turn_began,
    was.CityDrawn: city_drawn,
    was.CitySeen: city_seen,
    was.ShortLineShown: short_line_shown,
    was.CardTaken: card_taken,
    was.BranchBought: branch_bought,
    was.DrawDeclined: draw_declined,
    was.ThirdHandDealt: third_hand_dealt,
    was.CardChosen: card_chosen,
    was.ChoiceNoted: choice_noted,
    was.CardsRevealed: cards_revealed,
    was.CounterPlaced: counter_placed,
    was.CountersDeclined: counters_declined,
    was.RailLaid: rail_laid,
    was.CardsExchanged: cards_exchanged,
    was.ExchangeSeen: exchange_seen,
    was.RailsPutOff: rails_put_off,
    was.LayPassed: lay_passed,
    was.BranchUnused: branch_unused,
    was.MatchEnded: match_ended,
}
