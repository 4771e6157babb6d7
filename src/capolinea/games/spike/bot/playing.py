"""From a plan to a move: load and deliver, ride, then the action of the turn."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.games.spike.actions import Build, Deliver, Extra, Improve, Load, Ride, Start, Stop
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.card_choice import build_search_of, build_to, choose_card, needs_of, stop_of
from capolinea.games.spike.bot.cost_maps import steps_to
from capolinea.games.spike.bot.errands import NO_GOOD, Errand, ErrandPlan
from capolinea.games.spike.bot.position import Position
from capolinea.games.spike.bot.riding import distance_to, place_distance, step_near, step_toward

#: Dollars that a turn brings, roughly: the cost of each turn of carrying a good to a city that pays more.
TURN = 1.3
#: With fewer turns left than this, an arrival is worth the action of a turn (SP-27).
HURRY = 2.0


def play_by(position: Position, offers: Sequence[Action], plan: ErrandPlan, part: int) -> Action:
    """Return the next move of `plan`; improve `part` of the train when there is nothing to start or build."""
    handling = handle(position, offers, plan)
    if handling is not None:
        return handling
    goal, joint = heading(position, plan)
    if isinstance(offers[-1], Stop) and not isinstance(offers[0], Ride):
        return draw_more(position, offers, plan)
    ride = ride_on(position, offers, goal, joint)
    if ride is not None:
        return ride
    stop = stop_of(offers)
    if stop is not None:
        return stop
    if goal >= 0:
        start = step_toward(position, goal, offers, Start)
        if start is not None:
            return start
        if position.turns < HURRY and distance_to(position, goal) == 1:
            extra = step_toward(position, goal, offers, Extra)
            if extra is not None:
                return extra
    return act(position, offers, plan, part)


def handle(position: Position, offers: Sequence[Action], plan: ErrandPlan) -> Action | None:
    """Deliver unless a better city is near, load if there is room, unload something for the good that is next."""
    deliveries = [offer for offer in offers if isinstance(offer, Deliver)]
    best: Action | None = None
    margin = 0.0
    for offer in deliveries:
        ahead = position.pays[offer.good][position.train_place] - elsewhere(position, offer.good)
        if best is None or ahead > margin:
            best, margin = offer, ahead
    if best is not None and (margin >= 0 or len(deliveries) > 1):
        return best
    loads = [offer for offer in offers if isinstance(offer, Load)]
    if not loads:
        return None
    if loads[0].unload < 0:
        return loads[0]
    wanted = [errand.good for errand in plan.errands if errand.good != NO_GOOD]
    if not wanted or wanted[0] != BOARD.city_good[position.train_place]:
        return None
    return max(loads, key=lambda load: wanted.index(load.unload) if load.unload in wanted else len(wanted))


def elsewhere(position: Position, good: int) -> float:
    """Return what the good would bring in another city of the network, minus the cost of the turns."""
    best = 0.0
    far = steps_to(position.own, position.train_place)
    speed = position.level[0] + 1
    for city, money in enumerate(position.pays[good]):
        if money and city != position.train_place and far[city] >= 0 and not position.supplied >> city & 1:
            turns = 1 + (far[city] + 1) / speed
            if turns < position.turns:
                best = max(best, money - TURN * turns)
    return best


def target_of(position: Position, errand: Errand) -> int:
    """Return the city that the train has to go to next."""
    return errand.goal if errand.source < 0 or errand.good in position.aboard else errand.source


def heading(position: Position, plan: ErrandPlan) -> tuple[int, int]:
    """Return a city to ride to, or a node near which to wait for tracks; -1 means none."""
    for errand in plan.errands:
        if errand.good == NO_GOOD:
            continue
        target = target_of(position, errand)
        if place_distance(steps_to(position.own, target), position.train_place, target) >= 0:
            if target != position.train_place:
                return target, -1
            continue
        if target in plan.builds:
            for joint in plan.joints[: plan.builds.index(target) + 1]:
                if joint in position.nodes:
                    return -1, joint
        return -1, -1
    return -1, -1


def ride_on(position: Position, offers: Sequence[Action], goal: int, joint: int) -> Action | None:
    """Choose free movement, and the rest of a start."""
    if position.train_place < BOARD.cities:
        return None
    if goal >= 0:
        return step_toward(position, goal, offers, Ride)
    return step_near(position, joint, offers) if joint >= 0 else None


def draw_more(position: Position, offers: Sequence[Action], plan: ErrandPlan) -> Action:
    """SP-21 Draw another card in any case: spare cards make sets. After the action there is nothing to do."""
    if len(offers) == 1 or position.view.stage != "draw":
        stop = stop_of(offers)
        assert stop is not None
        return stop
    return choose_card(position, offers, needs_of(build_search_of(position), plan))


def act(position: Position, offers: Sequence[Action], plan: ErrandPlan, part: int) -> Action:
    """Build what is next, improve the train, or draw."""
    search = build_search_of(position)
    build: Build | None = None
    for city in plan.builds:
        if not search.own[city]:
            build = build_to(position, search, city)
            break
    if build is not None:
        return build
    for offer in offers:
        if isinstance(offer, Improve) and offer.part == part:
            return offer
    return choose_card(position, offers, needs_of(search, plan))
