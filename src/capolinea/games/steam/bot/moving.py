"""Chooses which good to move, when to improve the locomotive, and where the points go."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.games.steam.actions import ImproveLocomotive, MoveGood, PutPoints
from capolinea.games.steam.bot.money import upkeep_worth, wants_income
from capolinea.games.steam.bot.networks import points_to_come, rows_of
from capolinea.games.steam.bot.plans import PlanContext
from capolinea.games.steam.bot.rivals import Rivals
from capolinea.games.steam.bot.weights import Weights
from capolinea.games.steam.phases.cities import place_named
from capolinea.games.steam.phases.moving import follow_path
from capolinea.games.steam.pieces import COLOURS
from capolinea.games.steam.state import COLOUR_COUNT, State


def choose_move(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    """Return the move with the most points, counting those to come after it."""
    context = PlanContext(state, seat, weights)
    rivals = Rivals(state, seat) if weights["watch"] else None
    best, chosen = -1.0, offers[-1]
    known: set[tuple[str, str]] = set()
    for offer in offers:
        if isinstance(offer, MoveGood):
            # Deliveries are listed best for the mover first: later ones of the same good bring no more.
            if (offer.hex, offer.good) in known:
                continue
            known.add((offer.hex, offer.good))
            goods = state.goods[:]
            goods[place_named(state, offer.hex) * COLOUR_COUNT + COLOURS.index(offer.good)] -= 1
            worth = points_of(state, offer, weights) + points_after(context, rivals, goods, 0)
        elif isinstance(offer, ImproveLocomotive):
            worth = points_after(context, rivals, state.goods, 1) - upkeep_worth(state, weights) * (context.poses + 1)
        else:
            worth = points_after(context, rivals, state.goods, 0)
        if worth > best:
            best, chosen = worth, offer
    return chosen


def points_of(state: State, offer: MoveGood, weights: Weights) -> float:
    """Return the mover's points, less a share of what others get."""
    _, owners = follow_path(state, offer.hex, offer.path)
    own = owners.count(offer.seat)
    others = len([owner for owner in owners if owner not in (-1, offer.seat)])
    return own - weights["spite"] * others


def points_after(context: PlanContext, rivals: Rivals | None, goods: list[int], improved: int) -> float:
    """Return the points to come after a move of this turn, or an improvement, and after the others have moved."""
    weights = context.weights
    if rivals is not None:
        goods = rivals.goods_left(goods)
    return points_to_come(
        rows_of(context.network, goods),
        level=context.level + improved,
        moves=context.moves - 1,
        may_improve=context.may_improve and not improved,
        turns=context.poses,
        decay=weights["decay"],
        upkeep=upkeep_worth(context.state, weights),
    )


def choose_points(state: State, seat: int, weights: Weights) -> Action:
    return PutPoints(seat, "income" if wants_income(state, seat, state.points_due[0][1], weights) else "points")
