"""Plans for the rest of the match: several errands in a row, chosen by the money they bring by the end.

Flat typed functions, so that they can be compiled.
"""

from typing import Final

from capolinea.games.spike.bot.cost_maps import cost_map_from
from capolinea.games.spike.bot.errands import NO_GOOD, WASTE, Errand, ErrandPlan, carry_out, end_of, list_errands, rate
from capolinea.games.spike.bot.position import Position

#: Plans followed at a time, errands tried after each, errands in a row.
BEAM: Final = 4
BRANCHES: Final = 5
DEPTH: Final = 8
#: Errands in a row when each is simply the best that is left.
GREEDY_DEPTH: Final = 3
#: What unplanned turns bring: a city that is this far away, for this much money.
SPACES_PER_CITY: Final = 2.3
MARKET_MONEY: Final = 2.0
#: How many turns the estimated end of the match may be wrong.
DOUBT: Final = 4.0


def best_plan(
    position: Position, plan: ErrandPlan, beam: int = BEAM, branches: int = BRANCHES
) -> tuple[float, ErrandPlan]:
    """Return the best plan found by a beam search, and the money it is expected to bring."""
    best, chosen = prospect(position, plan), plan
    followed = [plan]
    for _ in range(DEPTH):
        found: list[tuple[float, int, ErrandPlan]] = []
        for each in followed:
            cost_map = cost_map_from(each.nodes, each.price)
            errands = list_errands(position, each, cost_map)
            ranked = [(-rate(each, errand), number) for number, errand in enumerate(errands)]
            ranked.sort()
            tried = 0
            for _, number in ranked:
                errand = errands[number]
                if end_of(errand, each) > position.turns + DOUBT or is_filler(each, errand):
                    continue
                after = carry_out(position, each, cost_map, errand)
                if after is None:
                    continue
                discount(position, each, after)
                found.append((prospect(position, after), -len(found), after))
                tried += 1
                if tried == branches:
                    break
        if not found:
            break
        found.sort(reverse=True)
        followed = [after for _, _, after in found[:beam]]
        if found[0][0] > best:
            best, chosen = found[0][0], found[0][2]
    return best, chosen


def discount(position: Position, before: ErrandPlan, after: ErrandPlan) -> None:
    """Reduce the worth of the last errand by the chance that it comes too late."""
    late = end_of(after.errands[-1], before) - (position.turns - DOUBT)
    if late > 0:
        chance = max(0.0, 1 - late / (2 * DOUBT))
        after.worth = before.worth + (after.worth - before.worth) * chance


def filler_rate(plan: ErrandPlan) -> float:
    """Return the money of a turn for which nothing is planned."""
    return MARKET_MONEY / (WASTE * SPACES_PER_CITY / plan.tender + 1)


def is_filler(plan: ErrandPlan, errand: Errand) -> bool:
    """Return whether the errand brings no more than unplanned turns."""
    return errand.good == NO_GOOD and errand.gain <= errand.actions * filler_rate(plan)


def prospect(position: Position, plan: ErrandPlan) -> float:
    """Return the expected money at the end, if unplanned turns bring the usual amount."""
    return plan.worth + filler_rate(plan) * (position.turns - plan.clock)


def greedy(position: Position, plan: ErrandPlan) -> ErrandPlan:
    """Return a plan of errands, each with the most money per turn."""
    for _ in range(GREEDY_DEPTH):
        cost_map = cost_map_from(plan.nodes, plan.price)
        errands = list_errands(position, plan, cost_map)
        best = best_errand(position, plan, errands)
        after = carry_out(position, plan, cost_map, best) if best is not None else None
        if after is None:
            break
        plan = after
    return plan


def best_errand(position: Position, plan: ErrandPlan, errands: list[Errand]) -> Errand | None:
    """Return the errand with the best rate among those that can be finished."""
    best = 0.0
    chosen: Errand | None = None
    for errand in errands:
        if end_of(errand, plan) <= position.turns + 1:
            money = rate(plan, errand)
            if money > best:
                best, chosen = money, errand
    return chosen
