"""A match of Steam for a person to check: a line per action with what came of it, and the accounts of each turn."""

from capolinea.core.action import Seat, Undo
from capolinea.core.event import Event
from capolinea.core.journal import Entry
from capolinea.core.match import Match
from capolinea.games.steam import events as was
from capolinea.games.steam.board import Board, load_board
from capolinea.games.steam.meta import Options
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.state import State
from capolinea.games.steam.view import View

#: Events that say no more than the action before them.
SAID_BY_ACTION = (was.BidMade, was.NoCapitalRaised, was.MovePassed, was.BuildingEnded)


def transcript(match: Match[State, View]) -> str:
    assert isinstance(match.options, Options)
    board = load_board(match.options)
    lines = [f"{match.options.game} game on {board.map.file.title}, {match.options.seats} players"]
    for entry in match.journal:
        lines += lines_of(entry, board)
    outcome = match.outcome
    if outcome is not None:
        for seat, (rank, score, parts) in enumerate(zip(outcome.ranks, outcome.scores, outcome.breakdown, strict=True)):
            account = ", ".join([f"{part.code} {part.value}" for part in parts]) or "bankrupt"
            lines.append(f"{rank}. {letter(seat)} {score} ({account})")
    return "\n".join(lines) + "\n"


def lines_of(entry: Entry, board: Board) -> list[str]:
    """The action and what followed from it in one line; what begins anew in lines of its own."""
    action = entry.action
    lines: list[str] = []
    line = ""
    if action is not None:
        text = f"undo to entry {action.to}" if isinstance(action, Undo) else RULES.write(action)
        line = f"    {letter(action.seat)}: {text}"
    for event in entry.events:
        if isinstance(event, SAID_BY_ACTION) or (isinstance(event, was.TileTaken) and not event.cost):
            continue
        if isinstance(event, was.TurnBegan | was.PhaseBegan | was.AuctionOpened | was.GoodsDrawn | was.OrderDrawn):
            lines += [line] if line else []
            line = ""
            lines += told_apart(event, board)
        else:
            said = told(event, board)
            line = f"{line}; {said}" if line else f"    {said}"
    return [*lines, line] if line else lines


def told_apart(event: Event, board: Board) -> list[str]:
    if isinstance(event, was.TurnBegan):
        return ["", f"turn {event.turn}, order {letters(event.order)}"]
    if isinstance(event, was.PhaseBegan):
        return [f"  {event.phase}{f' {event.round}' if event.round else ''}"]
    if isinstance(event, was.AuctionOpened):
        prize = f"for place {event.place}" if event.place else "for the order"
        return [f"  {letter(event.seat)} opens the auction {prize}"]
    if isinstance(event, was.OrderDrawn):
        return [f"  tiles {event.tiles}, order {letters(event.order)}, cash {event.cash}"]
    assert isinstance(event, was.GoodsDrawn)
    cities = [f"  {place(board, hex)}: {' '.join(goods)}" for hex, goods in event.cities]
    return [*cities, *[f"  space {number + 1}: {' '.join(goods)}" for number, goods in enumerate(event.supply)]]


def told(event: Event, board: Board) -> str:
    if isinstance(event, was.TrackLaid):
        terrain = f", {event.terrain} of it terrain" if event.terrain else ""
        kind = "" if event.way == "new" else f" {event.way}"
        return f"{place(board, event.hex)}{kind} for {event.cost}{terrain}"
    if isinstance(event, was.LinkCompleted):
        return f"link {place(board, event.hex)} - {place(board, event.to_hex)} of {letter(event.seat)}"
    if isinstance(event, was.LinkClaimed | was.LinkLost):
        verb = "claims" if isinstance(event, was.LinkClaimed) else "loses"
        return f"{letter(event.seat)} {verb} the track out of {place(board, event.hex)} {event.side}"
    if isinstance(event, was.CapitalRaised):
        points = f" and {event.points} points" if event.points else ""
        return f"{letter(event.seat)} raises {event.cash} for {event.steps} steps{points}"
    if isinstance(event, was.GoodMoved):
        route = " - ".join([place(board, hex) for hex in event.places])
        return f"{route}, links of {letters(event.owners)}"
    if isinstance(event, was.PointsPut):
        lost = f", {event.lost} lost" if event.lost else ""
        return f"{letter(event.seat)} +{event.points} {event.on}, now {event.total}{lost}"
    if isinstance(event, was.IncomePaid):
        maintenance = f" - {event.maintenance} maintenance" if event.maintenance else ""
        return f"{letter(event.seat)} {event.amount:+} (income {event.income}{maintenance})"
    if isinstance(event, was.CityGrown | was.CityFounded):
        return f"{place(board, event.hex)} has {' '.join(event.goods) or 'nothing'}"
    if isinstance(event, was.TileTaken):
        return f"for {event.cost}"
    if isinstance(event, was.BidPassed):
        return "stays in" if event.stays else "is out"
    if isinstance(event, was.PlaceTaken):
        return f"{letter(event.seat)} is number {event.place} for {event.price}"
    if isinstance(event, was.OrderSet):
        return f"order {letters(event.order)}"
    if isinstance(event, was.LocomotiveImproved):
        return f"{letter(event.seat)} has locomotive {event.level}"
    if isinstance(event, was.WentBankrupt):
        return f"{letter(event.seat)} owes {event.owed} and is bankrupt"
    names = [f"{name} {getattr(event, name)}" for name in event.__struct_fields__ if name != "seat"]
    who = [letter(event.seat)] if hasattr(event, "seat") else []
    return " ".join([*who, str(event.__struct_config__.tag), *names])


def place(board: Board, name: str) -> str:
    """The city or town on a hex, else the hex."""
    number = board.place_at[board.hex_of[name]]
    return name if number < 0 else board.place_name[number]


def letters(seats: tuple[int, ...]) -> str:
    return " ".join([letter(seat) for seat in seats])


def letter(seat: Seat) -> str:
    return "-" if seat < 0 else "ABCDEF"[seat]
