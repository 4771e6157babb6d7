"""Which good to move, when to improve the locomotive, and where the points go."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.games.steam.actions import ImproveLocomotive, MoveGood, PutPoints
from capolinea.games.steam.bot.networks import prospects, rows_of
from capolinea.games.steam.bot.plans import Outlook
from capolinea.games.steam.bot.purse import upkeep_worth, wants_income
from capolinea.games.steam.bot.rivals import Rivals
from capolinea.games.steam.bot.weights import Weights
from capolinea.games.steam.phases.cities import place_named
from capolinea.games.steam.phases.moving import followed
from capolinea.games.steam.pieces import COLOURS
from capolinea.games.steam.state import COLOUR_COUNT, State


def choose_move(state: State, seat: int, offers: Sequence[Action], weights: Weights) -> Action:
    """What promises most together with what is left to do after it."""
    outlook = Outlook(state, seat, weights)
    rivals = Rivals(state, seat) if weights["watch"] else None
    best, chosen = -1.0, offers[-1]
    known: set[tuple[str, str]] = set()
    for offer in offers:
        if isinstance(offer, MoveGood):
            # Ways come best for the mover first: the further ones of a good bring no more.
            if (offer.hex, offer.good) in known:
                continue
            known.add((offer.hex, offer.good))
            goods = state.goods[:]
            goods[place_named(state, offer.hex) * COLOUR_COUNT + COLOURS.index(offer.good)] -= 1
            worth = points_of(state, offer, weights) + after(outlook, rivals, goods, 0)
        elif isinstance(offer, ImproveLocomotive):
            worth = after(outlook, rivals, state.goods, 1) - upkeep_worth(state, weights) * (outlook.turns + 1)
        else:
            worth = after(outlook, rivals, state.goods, 0)
        if worth > best:
            best, chosen = worth, offer
    return chosen


def points_of(state: State, offer: MoveGood, weights: Weights) -> float:
    """Own points, less what others get."""
    _, owners = followed(state, offer.hex, offer.path)
    own = owners.count(offer.seat)
    others = len([owner for owner in owners if owner not in (-1, offer.seat)])
    return own - weights["spite"] * others


def after(outlook: Outlook, rivals: Rivals | None, goods: list[int], improved: int) -> float:
    """Points to come when a move of this turn is done, perhaps for the locomotive, and the others have moved."""
    weights = outlook.weights
    if rivals is not None:
        goods = rivals.leave(goods)
    return prospects(
        rows_of(outlook.network, goods),
        level=outlook.level + improved,
        moves=outlook.moves - 1,
        may_improve=outlook.may_improve and not improved,
        turns=outlook.turns,
        decay=weights["decay"],
        upkeep=upkeep_worth(outlook.state, weights),
    )


def choose_points(state: State, seat: int, weights: Weights) -> Action:
    return PutPoints(seat, "income" if wants_income(state, seat, state.due[0][1], weights) else "points")
