"""Chooses the next rail to lay."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.games.santa_fe_rails.actions import BeginBranch, Done, LayRail, Pass
from capolinea.games.santa_fe_rails.bot.cards import choose_exchange
from capolinea.games.santa_fe_rails.bot.outlook import Outlook
from capolinea.games.santa_fe_rails.bot.plans import Planner
from capolinea.games.santa_fe_rails.scoring import score
from capolinea.games.santa_fe_rails.tracks import bonus_times


def choose_lay(outlook: Outlook, offers: Sequence[Action]) -> Action:
    """Exchange cards first; then lay the first rail of the best plan, or end the lay if the plan would help others."""
    state, seat = outlook.state, outlook.seat
    if state.exchanging:
        exchange = choose_exchange(outlook, offers)
        if exchange is not None:
            return exchange
    if state.rails_to_lay == 0:
        return offers[-1]
    if state.must_branch_or_end:
        return end_or_go_on(outlook, offers)
    plan = Planner(outlook).best(state.rails_to_lay, bonus_times(state.card[seat]), state.branch[seat])
    if not plan.rails or (plan.gain < 0 and isinstance(offers[-1], Done | Pass)):
        return offers[-1]
    railroad, arc, branch = plan.rails[0]
    return BeginBranch(seat, railroad, arc) if branch else LayRail(seat, railroad, arc)


def end_or_go_on(outlook: Outlook, offers: Sequence[Action]) -> Action:
    """SF-54 End the game if ahead, otherwise continue with the branch line."""
    state, seat = outlook.state, outlook.seat
    points = [score(state, each) for each in range(state.seats)]
    if points[seat] >= max(points):
        return offers[-1]
    plans = Planner(outlook).plans(state.branch[seat], 1, bonus_times(state.card[seat]), True)
    begun = [plan.rails[0] for plan in plans[1:] if plan.rails[0][2]]
    return BeginBranch(seat, begun[0][0], begun[0][1]) if begun else offers[0]
