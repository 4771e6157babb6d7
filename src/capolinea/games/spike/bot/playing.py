"""From a scheme to a move: load and deliver, ride, then the action of the turn."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.games.spike.actions import Build, Deliver, Extra, Improve, Load, Ride, Start, Stop
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.carding import build_to, choose_card, needs_of, stop_of, survey_of
from capolinea.games.spike.bot.charts import steps_to
from capolinea.games.spike.bot.errands import NO_GOOD, Errand, Scheme
from capolinea.games.spike.bot.riding import distance_to, place_distance, step_near, step_toward
from capolinea.games.spike.bot.sight import Sight

#: Dollars that a turn brings, roughly: what it costs to carry a good on to a city that pays more.
TURN = 1.3
#: With fewer turns to come than this, an arrival is worth an action of its own (SP-27).
HURRY = 2.0


def play_by(sight: Sight, offers: Sequence[Action], scheme: Scheme, part: int) -> Action:
    """The next move of `scheme`; `part` of the train is to be improved when there is nothing to start or to build."""
    handling = handle(sight, offers, scheme)
    if handling is not None:
        return handling
    goal, joint = heading(sight, scheme)
    if isinstance(offers[-1], Stop) and not isinstance(offers[0], Ride):
        return go_on_drawing(sight, offers, scheme)
    ride = ride_on(sight, offers, goal, joint)
    if ride is not None:
        return ride
    stop = stop_of(offers)
    if stop is not None:
        return stop
    if goal >= 0:
        start = step_toward(sight, goal, offers, Start)
        if start is not None:
            return start
        if sight.turns < HURRY and distance_to(sight, goal) == 1:
            extra = step_toward(sight, goal, offers, Extra)
            if extra is not None:
                return extra
    return act(sight, offers, scheme, part)


def handle(sight: Sight, offers: Sequence[Action], scheme: Scheme) -> Action | None:
    """Deliver where nothing better is near, load what there is room for, make room for what is wanted next."""
    deliveries = [offer for offer in offers if isinstance(offer, Deliver)]
    best: Action | None = None
    margin = 0.0
    for offer in deliveries:
        ahead = sight.pays[offer.good][sight.at] - elsewhere(sight, offer.good)
        if best is None or ahead > margin:
            best, margin = offer, ahead
    if best is not None and (margin >= 0 or len(deliveries) > 1):
        return best
    loads = [offer for offer in offers if isinstance(offer, Load)]
    if not loads:
        return None
    if loads[0].put_off < 0:
        return loads[0]
    wanted = [errand.good for errand in scheme.errands if errand.good != NO_GOOD]
    if not wanted or wanted[0] != BOARD.city_good[sight.at]:
        return None
    return max(loads, key=lambda load: wanted.index(load.put_off) if load.put_off in wanted else len(wanted))


def elsewhere(sight: Sight, good: int) -> float:
    """What the good would bring in another city of the network, less the turns to get there."""
    best = 0.0
    far = steps_to(sight.own, sight.at)
    speed = sight.level[0] + 1
    for city, money in enumerate(sight.pays[good]):
        if money and city != sight.at and far[city] >= 0 and not sight.supplied >> city & 1:
            turns = 1 + (far[city] + 1) / speed
            if turns < sight.turns:
                best = max(best, money - TURN * turns)
    return best


def target_of(sight: Sight, errand: Errand) -> int:
    """The city that the train has to go to next."""
    return errand.goal if errand.source < 0 or errand.good in sight.aboard else errand.source


def heading(sight: Sight, scheme: Scheme) -> tuple[int, int]:
    """A city to ride to, or else the node near which to wait for tracks; -1: none."""
    for errand in scheme.errands:
        if errand.good == NO_GOOD:
            continue
        target = target_of(sight, errand)
        if place_distance(steps_to(sight.own, target), sight.at, target) >= 0:
            if target != sight.at:
                return target, -1
            continue
        if target in scheme.builds:
            for joint in scheme.joints[: scheme.builds.index(target) + 1]:
                if joint in sight.nodes:
                    return -1, joint
        return -1, -1
    return -1, -1


def ride_on(sight: Sight, offers: Sequence[Action], goal: int, joint: int) -> Action | None:
    """Free movement, and the rest of a start."""
    if sight.at < BOARD.cities:
        return None
    if goal >= 0:
        return step_toward(sight, goal, offers, Ride)
    return step_near(sight, joint, offers) if joint >= 0 else None


def go_on_drawing(sight: Sight, offers: Sequence[Action], scheme: Scheme) -> Action:
    """SP-21 Another card, whatever it is: what is left over makes sets. After the action there is nothing to do."""
    if len(offers) == 1 or sight.seen.stage != "draw":
        stop = stop_of(offers)
        assert stop is not None
        return stop
    return choose_card(sight, offers, needs_of(survey_of(sight), scheme))


def act(sight: Sight, offers: Sequence[Action], scheme: Scheme, part: int) -> Action:
    """Build what is next, improve the train, or draw."""
    around = survey_of(sight)
    build: Build | None = None
    for city in scheme.builds:
        if not around.own[city]:
            build = build_to(sight, around, city)
            break
    if build is not None:
        return build
    for offer in offers:
        if isinstance(offer, Improve) and offer.part == part:
            return offer
    return choose_card(sight, offers, needs_of(around, scheme))
