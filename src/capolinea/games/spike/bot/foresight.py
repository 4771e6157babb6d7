"""Schemes for the rest of the match: several errands in a row, of many the ones that bring most by the end.

Flat typed functions, so that they can be compiled.
"""

from typing import Final

from capolinea.games.spike.bot.charts import chart_from
from capolinea.games.spike.bot.errands import NO_GOOD, WASTE, Errand, Scheme, carry_out, end_of, list_errands, rate
from capolinea.games.spike.bot.sight import Sight

#: Schemes that are followed at a time, errands tried after each, errands in a row.
BEAM: Final = 4
BRANCHES: Final = 5
DEPTH: Final = 8
#: Errands in a row where each is simply the best that is left.
GREEDY_DEPTH: Final = 3
#: What is made of turns for which nothing is planned: a city so far off, for so many dollars.
SPACES_PER_CITY: Final = 2.3
MARKET_MONEY: Final = 2.0
#: Turns within which it is uncertain whether the match is over.
DOUBT: Final = 4.0


def best_scheme(sight: Sight, scheme: Scheme, beam: int = BEAM, branches: int = BRANCHES) -> tuple[float, Scheme]:
    """The best of what can be foreseen, and what it is worth at the end."""
    best, chosen = prospect(sight, scheme), scheme
    followed = [scheme]
    for _ in range(DEPTH):
        found: list[tuple[float, int, Scheme]] = []
        for each in followed:
            chart = chart_from(each.nodes, each.price)
            errands = list_errands(sight, each, chart)
            ranked = [(-rate(each, errand), number) for number, errand in enumerate(errands)]
            ranked.sort()
            tried = 0
            for _, number in ranked:
                errand = errands[number]
                if end_of(errand, each) > sight.turns + DOUBT or is_filler(each, errand):
                    continue
                after = carry_out(sight, each, chart, errand)
                if after is None:
                    continue
                discount(sight, each, after)
                found.append((prospect(sight, after), -len(found), after))
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


def discount(sight: Sight, before: Scheme, after: Scheme) -> None:
    """What is done near the end may come too late."""
    late = end_of(after.errands[-1], before) - (sight.turns - DOUBT)
    if late > 0:
        chance = max(0.0, 1 - late / (2 * DOUBT))
        after.worth = before.worth + (after.worth - before.worth) * chance


def filler_rate(scheme: Scheme) -> float:
    """Money for a turn for which nothing is planned."""
    return MARKET_MONEY / (WASTE * SPACES_PER_CITY / scheme.tender + 1)


def is_filler(scheme: Scheme, errand: Errand) -> bool:
    """Whether it is no better than what is made of any turn: not worth a thought of its own."""
    return errand.good == NO_GOOD and errand.gain <= errand.actions * filler_rate(scheme)


def prospect(sight: Sight, scheme: Scheme) -> float:
    """Money by the end, if the turns that are left bring what turns bring."""
    return scheme.worth + filler_rate(scheme) * (sight.turns - scheme.clock)


def greedy(sight: Sight, scheme: Scheme) -> Scheme:
    """The errand with the most money for a turn, and so on."""
    for _ in range(GREEDY_DEPTH):
        chart = chart_from(scheme.nodes, scheme.price)
        errands = list_errands(sight, scheme, chart)
        best = best_errand(sight, scheme, errands)
        after = carry_out(sight, scheme, chart, best) if best is not None else None
        if after is None:
            break
        scheme = after
    return scheme


def best_errand(sight: Sight, scheme: Scheme, errands: list[Errand]) -> Errand | None:
    """The one with the best rate of those that can be finished."""
    best = 0.0
    chosen: Errand | None = None
    for errand in errands:
        if end_of(errand, scheme) <= sight.turns + 1:
            money = rate(scheme, errand)
            if money > best:
                best, chosen = money, errand
    return chosen
