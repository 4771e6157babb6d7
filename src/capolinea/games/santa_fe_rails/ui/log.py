"""A line of the log for each event."""

from typing import Final

from capolinea.games.santa_fe_rails import events as was
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import NOTHING
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.i18n import Say
from capolinea.i18n.phrases import listed
from capolinea.render.look import LogLine
from capolinea.render.table.log import line, log_by


def target_of(town: int) -> tuple[str, ...]:
    return (f"town:{town}",)


def targets_of(towns: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([f"town:{town}" for town in dict.fromkeys(towns)])


def town_list(say: Say, towns: tuple[int, ...]) -> str:
    return listed(say, [BOARD.town_names[town] for town in towns])


def dealt(event: was.Dealt, say: Say) -> LogLine:
    return LogLine(say("dealt", cities=town_list(say, event.cities)), event.seat, targets_of(event.cities))


def city_seen(event: was.CitySeen, say: Say) -> LogLine:
    return LogLine(say("city_seen", city=event.city), event.seat, target_of(event.city))


def short_line_shown(event: was.ShortLineShown, say: Say) -> LogLine:
    facts = {"railroad": event.railroad, "rails": BOARD.rails[event.railroad], "home": BOARD.home[event.railroad]}
    targets = target_of(BOARD.home[event.railroad])
    if event.seat == NONE:
        return LogLine(say("short_line_shown", **facts), None, targets)
    return LogLine(say("short_line_shown-by", seat=event.seat, **facts), event.seat, targets)


def choice_noted(event: was.ChoiceNoted, say: Say) -> LogLine:
    targets = target_of(event.card) if event.card < BOARD.towns else ()
    return LogLine(say("choice_noted", card=event.card), event.seat, targets)


def cards_revealed(event: was.CardsRevealed, say: Say) -> LogLine:
    """Put all cards into one line: they are revealed at once."""
    plays = []
    for seat, (card, branch) in enumerate(zip(event.cards, event.branches, strict=True)):
        if card == NOTHING:
            plays.append(say("revealed.nothing", seat=seat))
        elif branch == NONE:
            plays.append(say("revealed.card", seat=seat, card=card))
        else:
            plays.append(say("revealed.branch", seat=seat, card=card, railroad=branch))
    towns = tuple([card for card in event.cards if card < BOARD.towns])
    return LogLine(say("cards_revealed", plays=", ".join(plays)), None, targets_of(towns))


def counter_placed(event: was.CounterPlaced, say: Say) -> LogLine:
    words = say("counter_placed", seat=event.seat, city=event.city, value=event.value)
    return LogLine(words, event.seat, target_of(event.city))


def rail_laid(event: was.RailLaid, say: Say) -> LogLine:
    """Say which rail it is, then where it arrives, what it earned and what it cost."""
    facts = {"seat": event.seat, "railroad": event.railroad}
    ends = {"city": BOARD.tail[event.way], "goal_city": BOARD.head[event.way]}
    code = "rail_laid-branch" if event.branch else "rail_laid-arrived" if event.city != NONE else "rail_laid"
    words = say(code, **facts, **ends)
    earned = event.first + event.square
    if earned:
        words += " " + say("rail_laid-earned", first=event.first, square=event.square, amount=earned)
    if event.cost:
        words += " " + say("rail_laid-paid", cost=event.cost)
    arrived = target_of(event.city) if event.city != NONE else ()
    return LogLine(words, event.seat, (f"segment:{event.segment}", *arrived))


def exchange_seen(event: was.ExchangeSeen, say: Say) -> LogLine:
    words = say("exchange_seen", given=town_list(say, event.given), got=town_list(say, event.got))
    return LogLine(words, event.seat, targets_of(event.got))


def lay_passed(event: was.LayPassed, say: Say) -> LogLine:
    code = "lay_passed-forced" if event.forced else "lay_passed"
    return LogLine(say(code, seat=event.seat), event.seat)


def match_ended(event: was.MatchEnded, say: Say) -> LogLine:
    words = say("match_ended", why=say(f"reason.{event.reason}"))
    if event.third:
        words += " " + say("match_ended-third", cities=town_list(say, event.third))
    return LogLine(words, heading=True)


log: Final = log_by(
    {
        was.Dealt: dealt,
        was.TurnBegan: line("turn_began", "round", "seat", of_seat=False, heading=True),
        was.CityDrawn: line("city_drawn", "seat", "left"),
        was.CitySeen: city_seen,
        was.ShortLineShown: short_line_shown,
        was.CardTaken: line("card_taken", "seat", "card"),
        was.BranchBought: line("branch_bought", "seat", "railroad", "price"),
        was.DrawDeclined: line("draw_declined", "seat"),
        was.ThirdHandDealt: line("third_hand_dealt", "size", of_seat=False),
        was.CardChosen: line("card_chosen", "seat"),
        was.ChoiceNoted: choice_noted,
        was.CardsRevealed: cards_revealed,
        was.CounterPlaced: counter_placed,
        was.CountersDeclined: line("counters_declined", "seat"),
        was.RailLaid: rail_laid,
        was.CardsExchanged: line("cards_exchanged", "seat", "count", "left"),
        was.ExchangeSeen: exchange_seen,
        was.RailsPutOff: line("rails_put_off", "seat"),
        was.LayPassed: lay_passed,
        was.BranchUnused: line("branch_unused", "seat", "railroad"),
        was.MatchEnded: match_ended,
    }
)
