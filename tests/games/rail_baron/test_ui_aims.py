"""Any dot can be aimed at: its routes are legal, the cheapest one is really the cheapest, and the fees are right."""

from random import Random

import pytest
from tests.support.situations import drawn_from

from capolinea.api import Match, new_match
from capolinea.games.rail_baron.actions import Ride
from capolinea.games.rail_baron.fees import charge, total_dues
from capolinea.games.rail_baron.phases.riding import offer_rides
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.state import RIDE, State
from capolinea.games.rail_baron.trips import target
from capolinea.games.rail_baron.ui import LOOK
from capolinea.games.rail_baron.ui.aiming import bill_text
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.roll_range import dots_within
from capolinea.games.rail_baron.ui.routes import routes_of, routes_to
from capolinea.i18n.phrases import dollars
from capolinea.kit.walks import walk_from

NAMES = ("Elena", "Marco", "Sofia", "Ugo")


def riding(seed: int, steps: int, owners: int = 4) -> Match:
    """Return a match with a train in the middle of a trip, and railroads owned by everybody and the Bank."""
    random = Random(seed)
    match = new_match("rail-baron", seats=4, seed=seed)
    while match.state.stage != RIDE:
        match.play(match.offers()[0])
    for railroad in range(len(match.state.owner)):
        match.state.owner[railroad] = random.randrange(-1, owners)
    for _ in range(random.randrange(2)):
        match.play(random.choice(match.offers()))
    match.state.steps = steps
    return match


def everywhere(state: State, seat: int, steps: int) -> dict[int, tuple[int, int]]:
    """Return for each dot the least that the turn can owe and the fewest steps, by trying all that the rules allow."""
    found: dict[int, tuple[int, int]] = {}
    edge = [state]
    for step in range(1, steps + 1):
        beyond = []
        for before in edge:
            if before.dot[seat] == target(before, seat):
                continue
            for offer in offer_rides(before, seat):
                assert isinstance(offer, Ride)
                after = before.clone()
                for track in (after.board.track_one[offer.segment], after.board.track_two[offer.segment]):
                    after.used_tracks[seat][track] = 1
                after.dot[seat] = after.board.across[offer.segment] - after.dot[seat]
                charge(after, seat, after.board.railroad[offer.segment])
                least, fewest = found.get(after.dot[seat], (10**9, step))
                found[after.dot[seat]] = (min(least, total_dues(after)), fewest)
                beyond.append(after)
        edge = beyond
    return found


@pytest.mark.rule("RB-8")
@pytest.mark.rule("RB-46")
@pytest.mark.parametrize("seed", range(8))
def test_nothing_is_cheaper_or_shorter_within_the_roll(seed: int) -> None:
    match = riding(seed, 4)
    seat = match.state.mover
    now, best = drawn_from(match.view(seat)), everywhere(match.state, seat, 4)
    assert set(dots_within(now)) <= set(best)
    for dot, (least, fewest) in best.items():
        if dot == match.state.dot[seat]:
            continue
        routes = routes_to(now, seat, dot)
        assert min([route.fee_now for route in routes if len(route.segments) <= 4]) == least
        assert min([len(route.segments) for route in routes]) == fewest


@pytest.mark.rule("RB-21")
def test_an_established_rate_is_kept_as_long_as_the_line_is() -> None:
    match = riding(3, 6)
    state, seat = match.state, match.state.mover
    first = state.board.toward(target(state, seat))[state.dot[seat]]
    railroad = state.board.railroad[first]
    state.owner[railroad] = (seat + 1) % 4
    state.last_railroad[seat], state.established_rate[seat] = railroad, 1_000
    dot = state.board.across[first] - state.dot[seat]
    (item,) = routes_to(drawn_from(match.view(seat)), seat, dot)[0].bill
    assert item == (-1, 1_000, (railroad,), True)
    told = bill_text((item,), LOOK.say("en", NAMES))
    assert told == f"Bank $1,000 ({BOARD.railroads[railroad]}, established rate)"
    state.established_rate[seat] = 0
    state.owner = [state.owner[railroad]] * len(state.owner)
    (item,) = routes_to(drawn_from(match.view(seat)), seat, dot)[0].bill
    assert (item.who, item.amount, item.old) == (state.owner[railroad], 5_000, False)


@pytest.mark.rule("RB-11")
@pytest.mark.parametrize("seed", range(6))
def test_plans_of_an_aim_can_be_played_and_cost_what_they_say(seed: int) -> None:
    match = riding(seed, 7)
    seat, random = match.state.mover, Random(seed)
    say, aim = LOOK.say("en", NAMES), LOOK.aim
    assert aim is not None
    for dot in random.sample(range(BOARD.dots - 1), 25):
        found = aim(drawn_from(match.view(seat)), f"dot:{dot}", "", say)
        assert found.prompt
        assert found.hint
        assert len({(plan.actions, plan.note) for plan in found.plans}) == len(found.plans)
        for plan in found.plans:
            state = match.state.clone()
            for text in plan.actions:
                ride = RULES.read(seat, text)
                assert match.rules.refuse(state, ride) is None
                match.rules.apply(state, ride, match.chance)
            assert plan.detail
            assert plan.drawing.startswith("<g")
            if state.stage == RIDE:
                assert plan.figure == dollars(say, total_dues(state))


def test_what_is_no_dot_or_not_to_be_reached_is_told() -> None:
    match = riding(1, 5)
    seat = match.state.mover
    aim = LOOK.aim
    assert aim is not None
    for language in ("it", "en"):
        say = LOOK.say(language, NAMES)
        for target_ in ("dot:9999", "dot:-1", "city:3", "dot:", "dot:²", f"dot:{match.state.dot[seat]}"):
            found = aim(drawn_from(match.view(seat)), target_, "", say)
            assert not found.plans
            assert found.hint
        other = aim(drawn_from(match.view((seat + 1) % 4)), "dot:3", "", say)
        assert not other.plans


@pytest.mark.rule("RB-12")
def test_no_way_leads_through_the_destination() -> None:
    for seed in range(6):
        match = riding(seed, 12)
        seat = match.state.mover
        goal = target(match.state, seat)
        for dot in range(0, BOARD.dots - 1, 23):
            for route in routes_to(drawn_from(match.view(seat)), seat, dot):
                at = match.state.dot[seat]
                for segment in route.segments[:-1]:
                    at = BOARD.across[segment] - at
                    assert at != goal


def test_the_suggestion_to_arrive_is_exact() -> None:
    match = riding(2, 12, owners=3)
    seat = match.state.mover
    now = drawn_from(match.view(seat))
    assert routes_of(now, seat)[0].fee == min([route.fee for route in routes_to(now, seat, target(match.state, seat))])


@pytest.mark.parametrize("seed", range(4))
def test_a_ride_that_leads_away_says_so_before_it_is_taken(seed: int) -> None:
    match = riding(seed, 6)
    seat, say, aim = match.state.mover, LOOK.say("it", NAMES), LOOK.aim
    assert aim is not None
    goal, state = target(match.state, seat), match.state
    away = walk_from(state.board.incident, [goal], state.board.open_segments(state.used_tracks[seat])).steps
    warned = []
    for dot in dots_within(drawn_from(match.view(seat))):
        for plan in aim(drawn_from(match.view(seat)), f"dot:{dot}", "", say).plans:
            after = match.state.clone()
            for text in plan.actions:
                after.dot[seat] = after.board.across[RULES.read(seat, text).segment] - after.dot[seat]
            # Track that was ridden may make the rest longer, never shorter.
            assert plan.warns or away[after.dot[seat]] <= away[state.dot[seat]] or after.dot[seat] == goal
            assert plan.warns == plan.note.startswith("ti allontani: da ")
            assert plan.label.startswith(("Vai a ", "Vai ad A"))
            warned.append(plan.warns)
    assert set(warned) == {False, True}
