"""A match of Spike for a person to check: a line per action, and its results."""

from capolinea.core.action import Seat, Undo
from capolinea.core.event import Event
from capolinea.core.journal import Entry
from capolinea.core.match import Match
from capolinea.games.spike import events as was
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import COLOURS, GOODS, LETTERS, PARTS
from capolinea.games.spike.rules import RULES
from capolinea.games.spike.state import State
from capolinea.games.spike.view import View

#: Events that say no more than their action or another event.
SAID_BY_ACTION = (
    was.Rode,
    was.Halted,
    was.Loaded,
    was.Unloaded,
    was.CardTaken,
    was.CardDrawn,
    was.DrawEnded,
    was.Placed,
    was.TurnEnded,
    was.SidesChosen,
    was.CardGiven,
    was.GiftReceived,
    was.RouteKept,
    was.Built,
)


def transcript(match: Match[State, View]) -> str:
    """Write one line per action, followed by its results."""
    lines: list[str] = []
    for entry in match.journal:
        said = [told(event) for event in entry.events if not isinstance(event, (*SAID_BY_ACTION, was.TurnBegan))]
        done = action_text(entry)
        if done:
            lines.append("  " + "; ".join([done, *said]))
        else:
            lines += said
        lines += [told(event) for event in entry.events if isinstance(event, was.TurnBegan)]
    outcome = match.outcome
    if outcome is not None:
        ranks = "  ".join([f"{letter(seat)} {rank}" for seat, rank in enumerate(outcome.ranks)])
        lines += [f"match over ({outcome.reason}); ranks {ranks}"]
        for seat, parts in enumerate(outcome.breakdown):
            account = "  ".join([f"{part.code} {part.value}" for part in parts])
            lines.append(f"  {letter(seat)} {outcome.scores[seat]}: {account}")
    return "\n".join(lines) + "\n"


def action_text(entry: Entry) -> str:
    action = entry.action
    if action is None:
        return ""
    text = f"undo to entry {action.to}" if isinstance(action, Undo) else RULES.write(action)
    return f"{letter(action.seat)}: {text}"


def told(event: Event) -> str:
    """Put one event into words."""
    if isinstance(event, was.MarketFilled):
        return "market " + " | ".join(
            [" ".join([GOODS[good] for good in event.goods[i : i + 3]]) for i in (0, 3, 6, 9)]
        )
    if isinstance(event, was.ContractsDealt):
        return f"{letter(event.seat)} has contracts " + contracts(event)
    if isinstance(event, was.SidesShown):
        return f"{letter(event.seat)} uses sides {''.join(['ab'[side] for side in event.sides])}"
    if isinstance(event, was.HandDealt):
        return f"{letter(event.seat)} is dealt {cards(event.cards)}"
    if isinstance(event, was.GiftGiven):
        return f"{COLOURS[event.colour]} goes to {letter(event.to)}"
    if isinstance(event, was.RoutesDealt):
        starts = [BOARD.city_names[BOARD.route_start[route]] for route in event.routes]
        return f"{letter(event.seat)} has the route card of {' and '.join(starts)}"
    if isinstance(event, was.TurnBegan):
        return f"turn of {letter(event.seat)}" + (f", {event.free} free" if event.free else "")
    if isinstance(event, was.Entered):
        return f"in {BOARD.city_names[event.city]}"
    if isinstance(event, was.Delivered):
        return f"{BOARD.city_names[event.city]} pays {event.money}"
    if isinstance(event, was.CardSeen):
        return COLOURS[event.colour]
    if isinstance(event, was.CardsOpened):
        slots = [f"{slot + 1} {COLOURS[card]}" for slot, card in zip(event.slots, event.cards, strict=True)]
        return f"open {', '.join(slots)}"
    if isinstance(event, was.RoundBegan):
        return f"ROUND {event.round}, {event.deck} cards in the deck"
    if isinstance(event, was.TimeCardDrawn):
        return f"TIME CARD {event.number}"
    if isinstance(event, was.MarketPaid):
        return f"{event.money} for {GOODS[event.good]}"
    if isinstance(event, was.Improved):
        return f"{PARTS[event.part]} {event.power} for {event.price}"
    if isinstance(event, was.RouteShown):
        return (
            f"{letter(event.seat)}'s route card {BOARD.city_names[BOARD.route_start[event.route]]} pays {event.money}"
        )
    if isinstance(event, was.FirstDrawn):
        return f"{letter(event.seat)} is first"
    if isinstance(event, was.LastTurns):
        return f"{letter(event.seat)} is done: LAST TURNS"
    assert isinstance(event, was.MatchEnded)
    return f"won by {' and '.join([letter(seat) for seat in event.winners])}"


def contracts(event: was.ContractsDealt) -> str:
    if not event.sides:
        return ", ".join([GOODS[good] for good in event.goods])
    texts = []
    for good, card, side in zip(event.goods, event.contracts, event.sides, strict=True):
        lines = [f"{BOARD.codes[city]} {money}" for city, money in BOARD.contract_lines[card][side]]
        texts.append(f"{GOODS[good]} ({' '.join(lines)})")
    return ", ".join(texts)


def cards(counts: tuple[int, ...]) -> str:
    return "".join([letter * count for letter, count in zip(LETTERS, counts, strict=True)])


def letter(seat: Seat) -> str:
    return "ABCD"[seat]
