"""A match of Santa Fe Rails for a person to check: a line per action, and what came of it."""

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
    """Secrets are told: the reader checks the rules, not the players."""
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
                lines += told(event)
    outcome = match.outcome
    if outcome is not None:
        lines += account(match.state)
        ranks = "  ".join([f"{letter(seat)} {rank}" for seat, rank in enumerate(outcome.ranks)])
        scores = "  ".join([f"{letter(seat)} {score}" for seat, score in enumerate(outcome.scores)])
        lines += [f"match over ({outcome.reason}); ranks {ranks}; points {scores}"]
    return "\n".join(lines) + "\n"


def brought(events: tuple[Event, ...]) -> str:
    """What a rail cost, where it led, what it earned."""
    for event in events:
        if isinstance(event, was.RailLaid):
            cost = f", pays {event.cost}" if event.cost else ""
            reached = f", reaches {BOARD.city_names[event.city]}" if event.city >= 0 else ""
            first = f", first +{event.first}" if event.first else ""
            square = f", square +{event.square}" if event.square else ""
            return cost + reached + first + square
    return ""


def told(event: Event) -> list[str]:
    """One event in words."""
    if isinstance(event, was.TurnBegan):
        return [f"turn {event.round}, train with {letter(event.seat)}"]
    if isinstance(event, was.Dealt):
        return [f"  {letter(event.seat)} is dealt {names(event.cities)}"]
    if isinstance(event, was.CityDrawn):
        return []
    if isinstance(event, was.CitySeen):
        return [f"    sees {BOARD.city_names[event.city]}"]
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
    """Each card with its city's value times railroads, as a player would count it."""
    hands = [(f"{letter(seat)} ${state.money[seat]}", cards) for seat, cards in enumerate(state.played)]
    if state.seats == 2:
        hands.append(("third hand", state.third))
    return [f"{name}: {', '.join([card_account(state, city) for city in cards])}" for name, cards in hands]


def card_account(state: State, city: int) -> str:
    value = state.boom[city] or BOARD.value[city]
    count = len([cities for cities in state.towns_of if city in cities])
    return f"{BOARD.city_names[city]} {value}x{count}={value * count}"


def names(cities: tuple[int, ...]) -> str:
    return ", ".join([BOARD.city_names[city] for city in cities])


def letter(seat: Seat) -> str:
    return "ABCDE"[seat]
