"""Where the train goes: along its tracks to a city, or near the place where the next tracks will begin."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.games.spike.actions import Extra, Ride, Start
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.cost_maps import steps_to
from capolinea.games.spike.bot.position import Position


def place_distance(far: list[int], place: int, goal: int) -> int:
    """Return the spaces to ride from `place` into the city `goal`, or -1."""
    if place == goal:
        return 0
    if place < BOARD.cities:
        return far[place] + 1 if far[place] >= 0 else -1
    space = place - BOARD.cities
    one, two = far[BOARD.graph.a[space]], far[BOARD.graph.b[space]]
    return min(one, two) + 1 if one >= 0 and two >= 0 else -1


def distance_to(position: Position, goal: int) -> int:
    """Return the spaces from the train into `goal` along its tracks, or -1."""
    return place_distance(steps_to(position.own, goal), position.train_place, goal)


def step_toward(
    position: Position, goal: int, offers: Sequence[Action], kind: type[Ride | Start | Extra]
) -> Action | None:
    """Return the move of this kind that comes nearer to the city `goal`."""
    far = steps_to(position.own, goal)
    best, chosen = place_distance(far, position.train_place, goal), None
    for offer in offers:
        if isinstance(offer, kind):
            if offer.place < BOARD.cities and offer.place != goal:
                continue
            away = place_distance(far, offer.place, goal)
            if 0 <= away < best:
                best, chosen = away, offer
    return chosen


def step_near(position: Position, joint: int, offers: Sequence[Action]) -> Action | None:
    """Return the free move that comes nearer to where the next tracks will begin, but not into a city."""
    far = steps_to(position.own, joint)
    best, chosen = nearness(far, position.train_place), None
    for offer in offers:
        if isinstance(offer, Ride) and offer.place >= BOARD.cities:
            away = nearness(far, offer.place)
            if away < best:
                best, chosen = away, offer
    return chosen


def nearness(far: list[int], place: int) -> int:
    space = place - BOARD.cities
    return min(far[BOARD.graph.a[space]], far[BOARD.graph.b[space]])
