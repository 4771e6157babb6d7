"""One log line for each event."""

from typing import Final

from capolinea.core.refusal import Fact
from capolinea.games.transamerica import events as was
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.ui.phrases import city_names
from capolinea.i18n import Say
from capolinea.i18n.phrases import listed, plain, seat_names
from capolinea.render.look import LogLine
from capolinea.render.table.log import line, log_by


def hand_dealt(event: was.HandDealt, say: Say) -> LogLine:
    return LogLine(say("hand_dealt", cities=city_names(say, event.cities)), event.seat, city_targets(event.cities))


def round_began(event: was.RoundBegan, say: Say) -> LogLine:
    began = say("round_began", round=event.round, seat=event.first, barrier=plain(event.barrier))
    return LogLine(began, heading=True)


def start_placed(event: was.StartPlaced, say: Say) -> LogLine:
    return LogLine(say("start_placed", seat=event.seat, at=event.point), event.seat, (f"point:{event.point}",))


def rail_laid(event: was.RailLaid, say: Say) -> LogLine:
    return LogLine(rail_text(event, say), event.seat, rail_targets(event))


def round_scored(event: was.RoundScored, say: Say) -> LogLine:
    return LogLine(round_text(event.result, say), heading=True)


def barrier_moved(event: was.BarrierMoved, say: Say) -> LogLine:
    return LogLine(say("barrier_moved", barrier=plain(event.barrier)))


def match_ended(event: was.MatchEnded, say: Say) -> LogLine:
    return LogLine(say("match_ended", count=len(event.passed), passed=seat_names(say, event.passed)), heading=True)


def rail_text(event: was.RailLaid, say: Say) -> str:
    """Describe the rail, then which other cities and players it connected."""
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


def rail_targets(event: was.RailLaid) -> tuple[str, ...]:
    return (f"line:{event.line}", *city_targets(event.reached))


def city_targets(cities: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([f"point:{BOARD.city_point[city]}" for city in cities])


def round_text(result: was.RoundResult, say: Say) -> str:
    """Say who connected all cities, and what each of the others lost."""
    done = [seat for seat, account in enumerate(result.seats) if account.lost == 0]
    losses = [
        say("round_scored-loss", seat=seat, lost=account.lost)
        for seat, account in enumerate(result.seats)
        if account.lost > 0
    ]
    ending = say("round_scored-losses", losses=listed(say, losses)) if losses else say("round_scored-nobody")
    return say("round_scored", round=result.round, count=len(done), done=seat_names(say, done), losses=ending)


log: Final = log_by(
    {
        was.HandDealt: hand_dealt,
        was.RoundBegan: round_began,
        was.StartPlaced: start_placed,
        was.RailLaid: rail_laid,
        was.Stopped: line("stopped", "seat"),
        was.RoundScored: round_scored,
        was.BarrierMoved: barrier_moved,
        was.MatchEnded: match_ended,
    }
)
