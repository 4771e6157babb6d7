"""A match of Santa Fe Rails for a person to check: a line per action and its results."""

from capolinea.core.action import Seat, Undo
from capolinea.core.event import Event
from capolinea.core.match import Match
from capolinea.games.santa_fe_rails import events as was
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.notation import card_name
from capolinea.games.santa_fe_rails.pieces import NOTHING
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.state import State
from capolinea.games.santa_fe_rails.view import View

#: Events that say no more than the action before them.
SAID_BY_ACTION = (
    was.CardTaken,
    was.DrawDeclined,
    was.CardChosen,
    was.ChoiceNoted,
    was.CounterPlaced,
    was.RailsPutOff,
    was.CardsExchanged,
)


def transcript(match: Match[State, View]) -> str:
    """Write a match with all its secrets: the reader checks the rules."""
    options = match.options
    assert isinstance(options, Options)
    lines = [f"{options.seats} seats{', terrain' if options.terrain else ''}"]
    for entry in match.journal:
        if isinstance(entry.action, Undo):
            lines.append(f"  {letter(entry.action.seat)}: undo to entry {entry.action.to}")
        elif entry.action is not None:
            lines.append(f"  {letter(entry.action.seat)}: {RULES.write(entry.action)}{brought(entry.events)}")
        for event in entry.events:
            if not isinstance(event, (was.RailLaid, *SAID_BY_ACTION)):
                lines += event_lines(event)
    outcome = match.outcome
    if outcome is not None:
        lines += account(match.state)
        ranks = "  ".join([f"{letter(seat)} {rank}" for seat, rank in enumerate(outcome.ranks)])
        scores = "  ".join([f"{letter(seat)} {score}" for seat, score in enumerate(outcome.scores)])
        lines += [f"match over ({outcome.reason}); ranks {ranks}; points {scores}"]
    return "\n".join(lines) + "\n"


def brought(events: tuple[Event, ...]) -> str:
    """Say what a rail cost, where it led and what it earned."""
    for event in events:
        if isinstance(event, was.RailLaid):
            cost = f", pays {event.cost}" if event.cost else ""
            reached = f", reaches {BOARD.town_names[event.city]}" if event.city >= 0 else ""
            first = f", first +{event.first}" if event.first else ""
            square = f", square +{event.square}" if event.square else ""
            return cost + reached + first + square
    return ""


def event_lines(event: Event) -> list[str]:
    """Put one event into words."""
    if isinstance(event, was.TurnBegan):
        return [f"turn {event.round}, train with {letter(event.seat)}"]
    if isinstance(event, was.Dealt):
        return [f"  {letter(event.seat)} is dealt {names(event.cities)}"]
    if isinstance(event, was.CityDrawn):
        return []
    if isinstance(event, was.CitySeen):
        return [f"    sees {BOARD.town_names[event.city]}"]
    if isinstance(event, was.ShortLineShown):
        return [f"    {BOARD.railroad_names[event.railroad]} is shown"]
    if isinstance(event, was.BranchBought):
        return [f"    pays {event.price}"]
    if isinstance(event, was.ThirdHandDealt):
        return [f"  third hand has {event.size}"]
    if isinstance(event, was.CardsRevealed):
        cards = zip(event.cards, event.branches, strict=True)
        shown = [f"{letter(seat)} {played(card, branch)}" for seat, (card, branch) in enumerate(cards)]
        return [f"  revealed: {'; '.join(shown)}"]
    if isinstance(event, was.ExchangeSeen):
        return [f"    gives {names(event.given)}, gets {names(event.got)}"]
    if isinstance(event, was.CountersDeclined):
        return [f"    {letter(event.seat)} places no counter"]
    if isinstance(event, was.LayPassed):
        return [f"    {letter(event.seat)} passes{', with nothing to pay for a rail' if event.forced else ''}"]
    if isinstance(event, was.BranchUnused):
        return [f"  branch line {BOARD.railroad_ids[event.railroad]} of {letter(event.seat)} leaves unused"]
    assert isinstance(event, was.MatchEnded)
    return [f"the game ends: {event.reason}"]


def played(card: int, branch: int) -> str:
    name = "nothing" if card == NOTHING else card_name(card)
    return name if branch < 0 else f"{name} + branch {BOARD.railroad_ids[branch]}"


def account(state: State) -> list[str]:
    """Write each card with its town's value times its railroads, as a player would count it."""
    hands = [(f"{letter(seat)} ${state.money[seat]}", cards) for seat, cards in enumerate(state.played)]
    if state.seats == 2:
        hands.append(("third hand", state.third))
    return [f"{name}: {', '.join([card_account(state, town) for town in cards])}" for name, cards in hands]


def card_account(state: State, town: int) -> str:
    value = state.boom[town] or BOARD.value[town]
    count = len([towns for towns in state.towns_of if town in towns])
    return f"{BOARD.town_names[town]} {value}x{count}={value * count}"


def names(towns: tuple[int, ...]) -> str:
    return ", ".join([BOARD.town_names[town] for town in towns])


def letter(seat: Seat) -> str:
    return "ABCDE"[seat]
