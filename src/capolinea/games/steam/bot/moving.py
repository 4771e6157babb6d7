"""Chooses which good to move, when to improve the locomotive, and where the points go."""

from collections.abc import Sequence
from typing import Final

from capolinea.bots.mind import Advice, Term
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

#: The value of a path that is no better than another one of the same good.
ANOTHER_PATH: Final = -1.0


def choose_move(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    """Return the move with the most points, counting those to come after it."""
    return best_move(advise_moves(state, seat, offers, weights))


def best_move(advices: Sequence[Advice]) -> Action:
    """Return the first of the best moves; the last offer is to pass."""
    best, chosen = ANOTHER_PATH, advices[-1].offer
    for advice in advices:
        if advice.value > best:
            best, chosen = advice.value, advice.offer
    return chosen


def advise_moves(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> list[Advice]:
    """Value the moves by their points and those to come; of several paths of a good only the first is weighed."""
    context = PlanContext(state, seat, weights)
    rivals = Rivals(state, seat) if weights["watch"] else None
    found: list[Advice] = []
    known: set[tuple[str, str]] = set()
    for offer in offers:
        now, after = 0.0, 0.0
        if isinstance(offer, MoveGood):
            # Deliveries are listed best for the mover first: later ones of the same good bring no more.
            if (offer.hex, offer.good) in known:
                found.append(Advice(offer, ANOTHER_PATH, (Term("another_path", ANOTHER_PATH),)))
                continue
            known.add((offer.hex, offer.good))
            goods = state.goods[:]
            goods[place_named(state, offer.hex) * COLOUR_COUNT + COLOURS.index(offer.good)] -= 1
            now = points_of(state, offer, weights)
            after = points_after(context, rivals, goods, 0)
        elif isinstance(offer, ImproveLocomotive):
            now = -upkeep_worth(state, weights) * (context.poses + 1)
            after = points_after(context, rivals, state.goods, 1)
        else:
            after = points_after(context, rivals, state.goods, 0)
        found.append(Advice(offer, now + after, (Term("points", now), Term("points_to_come", after))))
    return found


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
