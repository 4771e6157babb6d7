"""One line of the log for each thing that happens."""

from capolinea.core.event import Event
from capolinea.core.refusal import Fact
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import (
    BarrierMoved,
    HandDealt,
    MatchEnded,
    RailLaid,
    RoundBegan,
    RoundResult,
    RoundScored,
    StartPlaced,
    Stopped,
)
from capolinea.games.transamerica.ui.phrases import city_names, listed, number, seat_names
from capolinea.i18n import Say
from capolinea.render.look import LogLine


def log(event: Event, say: Say) -> LogLine | None:
    """`event` in full sentences; what is private is told to its audience only, by whoever calls."""
    if isinstance(event, RailLaid):
        return LogLine(tell_rail(event, say), event.seat, rail_targets(event))
    if isinstance(event, StartPlaced):
        return LogLine(say("start_placed", seat=event.seat, at=event.point), event.seat, (f"point:{event.point}",))
    if isinstance(event, Stopped):
        return LogLine(say("stopped", seat=event.seat), event.seat)
    if isinstance(event, HandDealt):
        return LogLine(say("hand_dealt", cities=city_names(say, event.cities)), event.seat, city_targets(event.cities))
    if isinstance(event, RoundBegan):
        began = say("round_began", round=event.round, seat=event.first, barrier=number(event.barrier))
        return LogLine(began, heading=True)
    if isinstance(event, RoundScored):
        return LogLine(tell_round(event.result, say), heading=True)
    if isinstance(event, BarrierMoved):
        return LogLine(say("barrier_moved", barrier=number(event.barrier)))
    if isinstance(event, MatchEnded):
        passed = seat_names(say, event.passed)
        return LogLine(say("match_ended", count=len(event.passed), passed=passed), heading=True)
    return None


def tell_rail(event: RailLaid, say: Say) -> str:
    """The rail, then what else it brought and whom it joined."""
    facts: dict[str, Fact] = {
        "seat": event.seat,
        "kind": "coloured" if event.coloured else "common",
        "cost": event.cost,
    }
    if event.cost > 1:
        facts["feature"] = event.line
    ends = (BOARD.graph.a[event.line], BOARD.graph.b[event.line])
    arrived = [city for city in event.reached if BOARD.city_point[city] in ends]
    others = [city for city in event.reached if city not in arrived]
    if arrived:
        told = [say("rail_laid-arrives", city=arrived[0], **facts)]
    else:
        told = [say("rail_laid", along=event.line, **facts)]
    if others:
        told.append(say("rail_laid-reached", cities=city_names(say, others)))
    if event.joined:
        told.append(say("rail_laid-joined", others=seat_names(say, event.joined)))
    return " ".join(told)


def rail_targets(event: RailLaid) -> tuple[str, ...]:
    return (f"line:{event.line}", *city_targets(event.reached))


def city_targets(cities: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([f"point:{BOARD.city_point[city]}" for city in cities])


def tell_round(result: RoundResult, say: Say) -> str:
    """Who completed, and what each of the others lost."""
    done = [seat for seat, account in enumerate(result.seats) if account.lost == 0]
    losses = [
        say("round_scored-loss", seat=seat, lost=account.lost)
        for seat, account in enumerate(result.seats)
        if account.lost > 0
    ]
    ending = say("round_scored-losses", losses=listed(say, losses)) if losses else say("round_scored-nobody")
    return say("round_scored", round=result.round, count=len(done), done=seat_names(say, done), losses=ending)
