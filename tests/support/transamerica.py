"""TransAmerica for tests: its invariants, its whole domain of actions, scripted positions and readable transcripts."""

from collections.abc import Sequence
from itertools import pairwise

from capolinea.core.action import Action, Seat, Undo
from capolinea.core.chance import Chance, QuickChance, ScriptedChance
from capolinea.core.event import Event
from capolinea.core.journal import Entry
from capolinea.core.match import Match
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.board import BOARD, deals
from capolinea.games.transamerica.events import (
    BarrierMoved,
    MatchEnded,
    RailLaid,
    RoundBegan,
    RoundResult,
    RoundScored,
    SeatResult,
)
from capolinea.games.transamerica.meta import Options
from capolinea.games.transamerica.networks import free_lines, lay_coloured, lay_common, network_points
from capolinea.games.transamerica.notation import line_name, point_name, read_line, read_point
from capolinea.games.transamerica.phases.build import buildable
from capolinea.games.transamerica.pieces import COLOURED_RAILS, FEW_PLAYERS
from capolinea.games.transamerica.rules import RULES
from capolinea.games.transamerica.scoring import missing_track
from capolinea.games.transamerica.state import BUILD, OVER, START, State
from capolinea.games.transamerica.view import View
from capolinea.kit.steiner import cheapest_tree

GRAPH = BOARD.graph


def domain(state: State, seat: Seat) -> list[Action]:
    """Return every well-formed action, legal or not."""
    starts: list[Action] = [PlaceStart(seat, point) for point in range(GRAPH.points)]
    rails = [LayRail(seat, line, coloured) for coloured in (False, True) for line in range(GRAPH.lines)]
    return [*starts, *rails, Stop(seat)]


def nonsense(seat: Seat) -> list[Action]:
    """Return actions that decode but name nothing on the board."""
    huge = 1 << 70
    points = [PlaceStart(seat, point) for point in (-1, GRAPH.points, huge, -huge)]
    return [*points, *[LayRail(seat, line) for line in (-1, GRAPH.lines, huge, -huge)]]


def rounds(state: State) -> int:
    return len(state.history)


def hidden(state: State, seat: Seat) -> dict[str, object]:
    """TA-5, TA-21 Return others' cities, until the match is over."""
    return {} if state.stage == OVER else {"hands": [hand for other, hand in enumerate(state.hands) if other != seat]}


# Invariants: recomputed from markers and rails alone, by different means than in the rules.


def check_state(state: State) -> None:
    """Check what must be true of every state between two actions."""
    check_points(state)
    check_hands(state)
    check_rails(state)
    for seat in range(state.seats):
        check_network(state, seat)
    check_components(state)
    assert 0 <= state.cost_this_turn <= (0, 1, 2)[state.stage]
    if state.stage == START:
        assert not state.rails
    if state.stage == BUILD:
        assert min(state.markers) >= 0
        for seat in range(state.seats):
            assert not has_all_cities(state, seat), f"seat {seat} has all cities and the round goes on"
            lines = free_lines(state, seat, 1) + free_lines(state, seat, 2)
            assert lines, f"seat {seat} has no line to lay"


def check_points(state: State) -> None:
    for seat in range(state.seats):
        lost = sum([result.seats[seat].lost for result in state.history])
        assert state.scores[seat] == BOARD.start_points - lost
    for result in state.history:
        assert min([seat.lost for seat in result.seats]) == 0
    assert (min(state.scores) <= state.barrier) == (state.stage == OVER)


def check_hands(state: State) -> None:
    dealt = [city for hand in state.hands for city in hand]
    assert len(dealt) == len(set(dealt)) == 5 * state.seats
    for hand, bits in zip(state.hands, state.hand_bits, strict=True):
        assert [BOARD.city_region[city] for city in hand] == [0, 1, 2, 3, 4]
        assert bits == sum([1 << city for city in hand])
        assert not (state.seats <= FEW_PLAYERS and any([BOARD.city_dashed[city] for city in hand]))


def check_rails(state: State) -> None:
    assert len(set(state.rails)) == len(state.rails)
    assert {line for line, _ in state.coloured} <= set(state.rails)
    for seat in range(state.seats):
        coloured = [line for line, owner in state.coloured if owner == seat]
        assert state.coloured_left[seat] == (COLOURED_RAILS if state.vexation else 0) - len(coloured)
        if state.vexation:
            others = {line for line, owner in state.coloured if owner != seat}
            closed = [line in others for line in range(GRAPH.lines)]
            assert len(GRAPH.reach(0, -1, closed)) == GRAPH.points, f"seat {seat} is cut off"


def own_points(state: State, seat: Seat) -> set[int]:
    """Return the network of `seat`, walked from its marker over rails it may use."""
    if state.markers[seat] < 0:
        return set()
    usable = set(state.rails) - {line for line, owner in state.coloured if owner != seat}
    closed = [line not in usable for line in range(GRAPH.lines)]
    return set(GRAPH.reach(state.markers[seat], -1, closed))


def has_all_cities(state: State, seat: Seat) -> bool:
    points = own_points(state, seat)
    return all([BOARD.city_point[city] in points for city in state.hands[seat]])


def check_network(state: State, seat: Seat) -> None:
    kept = network_points(state, seat)
    points = own_points(state, seat)
    assert {point for point in range(GRAPH.points) if kept[point]} == points
    if state.stage == BUILD:
        laid = set(state.rails)
        ends = zip(GRAPH.a, GRAPH.b, strict=True)
        legal = {line for line, (a, b) in enumerate(ends) if line not in laid and (a in points or b in points)}
        fitting = [line for line in sorted(legal) if state.cost_this_turn + GRAPH.cost[line] <= 2]
        assert buildable(state, seat) == fitting


def check_components(state: State) -> None:
    """Check that each free line at a component is listed there once, and that its cities are those of its points."""
    laid = set(state.rails)
    for component in range(len(state.singles)):
        points = {point for point in range(GRAPH.points) if state.component_of[point] == component}
        for cost, lists in ((1, state.singles), (2, state.doubles)):
            there = {
                line
                for point in points
                for line in GRAPH.incident[point][::2]
                if GRAPH.cost[line] == cost and line not in laid
            }
            assert sorted(lists[component]) == sorted(there)
        assert state.cities[component] == sum([BOARD.city_bit[point] for point in points])


# Scripted positions.


def point(name: str) -> int:
    return read_point(name, name)


def line(name: str) -> int:
    """Find a line: `line("Denver-i6")`."""
    return read_line(name, name)


def city(name: str) -> int:
    return BOARD.city_names.index(name)


def hand(names: str) -> list[int]:
    """Read `hand("Memphis, Winston, Omaha, Portland, Helena")`, in the order of the regions."""
    cities = [city(name.strip()) for name in names.split(",")]
    assert [BOARD.city_region[each] for each in cities] == [0, 1, 2, 3, 4]
    return cities


def path_along(*names: str) -> list[int]:
    """Return a cheapest path along the named points, as lines in order of travel."""
    lines: list[int] = []
    for one, two in pairwise(names):
        home = [each == point(one) for each in range(GRAPH.points)]
        left = set(cheapest_tree(GRAPH, GRAPH.cost, home, [point(two)]).lines)
        here = point(one)
        while left:
            (step,) = [each for each in left if here in (GRAPH.a[each], GRAPH.b[each])]
            left.remove(step)
            here = GRAPH.a[step] + GRAPH.b[step] - here
            if step not in lines:
                lines.append(step)
    return lines


def cost_of(lines: Sequence[int]) -> int:
    return sum([GRAPH.cost[each] for each in lines])


def deal_script(hands: Sequence[Sequence[int]]) -> list[int]:
    """Return the draws of the stream "deal" for these hands."""
    return [choices.index(tuple([hand[region] for hand in hands])) for region, choices in enumerate(deals(len(hands)))]


def dealt(hands: Sequence[Sequence[int]], first: Seat = 0, vexation: bool = False) -> Match[State, View]:
    """Return a new match in which these hands are dealt and `first` begins; later deals are random."""
    script: Chance = ScriptedChance({"first": [first], "deal": deal_script(hands)}, QuickChance(7))
    return Match(RULES, Options(len(hands), vexation), script)


def put_rails(state: State, lines: Sequence[int], owner: Seat | None = None) -> None:
    """Lay rails as in earlier turns, coloured if they have an `owner`; each must touch a network."""
    left = list(lines)
    while left:
        reached = set().union(*[own_points(state, seat) for seat in range(state.seats) if owner in (None, seat)])
        (each, *_) = [each for each in left if GRAPH.a[each] in reached or GRAPH.b[each] in reached]
        assert each not in state.rails
        left.remove(each)
        if owner is None:
            lay_common(state, each)
        else:
            lay_coloured(state, owner, each)


def set_points(state: State, round_now: int, points: Sequence[int]) -> None:
    """Set the round and the points, as if each seat had lost points in an earlier round, one after another."""
    state.round = round_now
    state.scores = tuple(points)
    for loser in range(state.seats):
        lost = [BOARD.start_points - points[loser] if seat == loser else 0 for seat in range(state.seats)]
        seats = tuple([SeatResult(state.hands[seat], lost[seat], (), 0) for seat in range(state.seats)])
        state.history += (RoundResult(1, 0, 0, (), (), (), seats),)


# A player that wants to win, and transcripts.


def purposeful(state: State, seat: Seat, chance: Chance) -> Action:
    """Start in a city of the hand, then lay the cheapest missing track, sometimes with coloured rails."""
    offers = RULES.offers(state, seat)
    if state.stage == START:
        cities = [PlaceStart(seat, BOARD.city_point[each]) for each in state.hands[seat]]
        wanted: list[Action] = [offer for offer in cities if offer in offers]
        return wanted[chance.below("player", len(wanted))] if wanted else offers[0]
    missing = set(missing_track(state, seat).lines)
    wanted = [offer for offer in offers if isinstance(offer, LayRail) and offer.line in missing]
    if not wanted:
        return Stop(seat) if Stop(seat) in offers else offers[0]
    return wanted[chance.below("player", len(wanted))]


def transcript(match: Match[State, View]) -> str:
    """Write the whole match for a person to check: a line per entry, and the scoring of each round."""
    lines: list[str] = []
    round_now = 0
    for entry in match.journal:
        for event in entry.events:
            if isinstance(event, RoundBegan) and entry.seat is None:
                round_now = event.round
        lines += told(entry, round_now)
        round_now = max([round_now, *[event.round for event in entry.events if isinstance(event, RoundBegan)]])
    outcome = match.outcome
    if outcome is not None:
        winners = " and ".join([letter(seat) for seat in outcome.winners])
        ranks = "  ".join([f"{letter(seat)} {rank}" for seat, rank in enumerate(outcome.ranks)])
        lines.append(f"match over ({outcome.reason}): {winners} first; ranks {ranks}")
    return "\n".join(lines) + "\n"


def told(entry: Entry, round_now: int) -> list[str]:
    """Write one entry: the action and its results."""
    lines: list[str] = []
    action = entry.action
    if action is not None:
        text = f"undo to entry {action.to}" if isinstance(action, Undo) else RULES.write(action)
        line = (
            f"round {round_now}  entry {entry.number:<4d} {letter(action.seat)}  {text:<32}{consequence(entry.events)}"
        )
        lines.append(line.rstrip())
    for event in entry.events:
        if isinstance(event, RoundScored):
            lines += account(event)
        elif isinstance(event, BarrierMoved):
            lines.append(f"the barrier moves to {event.barrier}")
        elif isinstance(event, MatchEnded):
            lines.append(f"past the barrier: {', '.join([letter(seat) for seat in event.passed])}")
        elif isinstance(event, RoundBegan):
            lines.append(f"round {event.round}  begins with {letter(event.first)}, barrier at {event.barrier}")
    return lines


def consequence(events: Sequence[Event]) -> str:
    facts: list[str] = []
    for event in events:
        if isinstance(event, RailLaid):
            facts.append("double line" if event.cost == 2 else "single line")
            facts += [f"joins {letter(seat)}" for seat in event.joined]
            facts += [f"reaches {BOARD.city_names[each]}" for each in event.reached]
    return ", ".join(facts)


def account(event: RoundScored) -> list[str]:
    result = event.result
    lines = [f"round {result.round}  ends after {len(result.rails)} rails"]
    for seat, seat_result in enumerate(result.seats):
        cities = ", ".join([BOARD.city_names[each] for each in seat_result.hand])
        missing = ", ".join([line_name(each) for each in seat_result.missing])
        lost = f"loses {seat_result.lost}: {missing}" if seat_result.lost else "is complete"
        lines.append(f"  {letter(seat)} from {point_name(result.markers[seat])} ({cities}) {lost}")
    points = "  ".join([f"{letter(seat)} {each.points}" for seat, each in enumerate(result.seats)])
    return [*lines, f"  points  {points}"]


def letter(seat: Seat) -> str:
    return "ABCDEF"[seat]
