"""A match of Rail Baron for a person to check: a line per action, and its results."""

from capolinea.core.action import Seat, Undo
from capolinea.core.event import Event
from capolinea.core.journal import Entry
from capolinea.core.match import Match
from capolinea.games.rail_baron import events as was
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.pieces import ENGINES
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.state import State
from capolinea.games.rail_baron.view import View

BOARD = load_board(False, False)

#: Events that say no more than the action before them.
SAID_BY_ACTION = (
    was.RegionPicked,
    was.CardPlayed,
    was.CardDiscarded,
    was.NothingBought,
    was.BidMade,
    was.BidPassed,
    was.AuctionOpened,
)


def transcript(match: Match[State, View]) -> str:
    """Write a match; the rides of one roll are one line."""
    lines: list[str] = []
    ridden: list[was.Rode] = []
    for entry in match.journal:
        rest = [event for event in entry.events if not isinstance(event, (was.Rode, *SAID_BY_ACTION))]
        ridden += [event for event in entry.events if isinstance(event, was.Rode)]
        said = done(entry)
        if ridden and (rest or said):
            lines.append(rides(ridden))
            ridden = []
        lines += said
        lines += [f"  {told(event)}" if not isinstance(event, was.TurnBegan) else told(event) for event in rest]
    outcome = match.outcome
    if outcome is not None:
        ranks = "  ".join([f"{letter(seat)} {rank}" for seat, rank in enumerate(outcome.ranks)])
        worth = "  ".join([f"{letter(seat)} {score:,}" for seat, score in enumerate(outcome.scores)])
        lines += [f"match over ({outcome.reason}); ranks {ranks}; worth {worth}"]
    return "\n".join(lines) + "\n"


def done(entry: Entry) -> list[str]:
    action = entry.action
    if action is None or any([isinstance(event, was.Rode) for event in entry.events]):
        return []
    text = f"undo to entry {action.to}" if isinstance(action, Undo) else RULES.write(action)
    return [f"  {letter(action.seat)}: {text}"]


def rides(ridden: list[was.Rode]) -> str:
    """Write `A rides Chicago – GM&O 1,000 – Joliet …`: before each dot the railroad and its rate."""
    first = ridden[0]
    start = BOARD.across[first.segment] - first.dot
    parts = [f"  {letter(first.seat)} rides {BOARD.dot_name[start]}"]
    for event in ridden:
        line = BOARD.railroads[BOARD.railroad[event.segment]]
        parts.append(f"{line} {event.fee // 1000} {BOARD.dot_name[event.dot]}")
    return " - ".join(parts)


def told(event: Event) -> str:
    """Put one event into words."""
    if isinstance(event, was.TurnBegan):
        return f"turn of {letter(event.seat)}"
    if isinstance(event, was.HomeRolled):
        return f"{letter(event.seat)} is at home in {BOARD.cities[event.city]}"
    if isinstance(event, was.DestinationRolled):
        what = "alternative" if event.alternative else "destination"
        return f"{what} {BOARD.cities[event.city]} {event.dice}"
    if isinstance(event, was.RegionRolled):
        return f"region {BOARD.regions[event.region]} {event.dice}{', picks one instead' if event.choose else ''}"
    if isinstance(event, was.DiceRolled):
        return f"rolls {event.white or ''}{f' bonus {event.bonus}' if event.bonus else ''}" + (
            " and has the bonus die" if event.bonus_due else ""
        )
    if isinstance(event, was.Arrived):
        return f"{letter(event.seat)} arrives in {BOARD.cities[event.city]}: {event.payoff:,}"
    if isinstance(event, was.Paid):
        return f"{letter(event.seat)} pays {payee(event.to)} {event.amount:,} ({event.reason})"
    if isinstance(event, was.RailroadBought):
        line = BOARD.railroads[event.railroad]
        return f"{letter(event.seat)} has {line} from {payee(event.seller)} for {event.price:,}"
    if isinstance(event, was.RailroadSold):
        line = BOARD.railroads[event.railroad]
        return f"{letter(event.seat)} sells {line} to {payee(event.to)} for {event.price:,}"
    if isinstance(event, was.EngineBought):
        return f"{letter(event.seat)} has the {ENGINES[event.engine]} for {event.price:,}"
    if isinstance(event, was.Intercepted):
        return f"{letter(event.holder)} comes upon {letter(event.seat)}, who must give up going home"
    if isinstance(event, was.DeclarationLapsed):
        return f"{letter(event.seat)} is at home with too little and goes on"
    if isinstance(event, was.FellShort):
        return f"{letter(event.seat)} cannot pay {event.owed:,} and must sell"
    if isinstance(event, was.CashAnnounced):
        return f"{letter(event.seat)} announces {event.cash:,}"
    names = [f"{name} {getattr(event, name)}" for name in event.__struct_fields__ if name != "seat"]
    who = [letter(event.seat)] if hasattr(event, "seat") else []
    return " ".join([*who, str(event.__struct_config__.tag), *names])


def payee(number: int) -> str:
    return {-1: "the Bank", -2: "the Governor"}.get(number) or letter(number)


def letter(seat: Seat) -> str:
    return "ABCDEF"[seat]
