"""Judges rails: the first of the best plan comes first, the others by what each brings by itself."""

from collections.abc import Sequence

from capolinea.bots.mind import Advice, Term, ranked
from capolinea.core.action import Action
from capolinea.games.santa_fe_rails.actions import BeginBranch, Done, EndGame, Exchange, LayRail, Pass
from capolinea.games.santa_fe_rails.bot.cards import exchange_gain
from capolinea.games.santa_fe_rails.bot.outlook import Outlook
from capolinea.games.santa_fe_rails.bot.plans import NOTHING_LAID, Plan, Planner, Rail
from capolinea.games.santa_fe_rails.scoring import score
from capolinea.games.santa_fe_rails.tracks import bonus_times


def advise_lay(outlook: Outlook, offers: Sequence[Action]) -> list[Advice]:
    """Return what each offer of a lay brings: cards are exchanged before rails are laid; ending it brings nothing."""
    state, seat = outlook.state, outlook.seat
    planner = Planner(outlook)
    times, branch = bonus_times(state.card[seat]), state.branch[seat]
    if state.must_branch_or_end:
        return advise_end(outlook, planner, offers)
    plan = NOTHING_LAID if state.rails_to_lay == 0 else planner.best(state.rails_to_lay, times, branch)
    found = [advice_on(outlook, planner, plan, offer) for offer in offers]
    # Of equals, what the plan begins with.
    found.sort(key=lambda advice: not plan.rails or rail_of(advice.offer) != plan.rails[0])
    return ranked(found)


def advice_on(outlook: Outlook, planner: Planner, plan: Plan, offer: Action) -> Advice:
    if isinstance(offer, Exchange):
        gain = exchange_gain(outlook, offer.cities)
        # It costs no rail: the plan follows, if the cards are poor enough to be exchanged first.
        value = gain + max(0.0, plan.gain) if gain > 0.0 else min(0.0, plan.gain) + gain - 1.0
        return Advice(offer, value, (Term("exchange.points", gain, {"cards": len(offer.cities)}),))
    if isinstance(offer, LayRail | BeginBranch):
        rail = rail_of(offer)
        if plan.rails and rail == plan.rails[0]:
            facts: dict[str, int | str] = {"railroad": rail[0], "way": rail[1], "rails": len(plan.rails)}
            return Advice(offer, plan.gain, (Term("lay.plan", plan.gain, facts),))
        # Never more than the plan: it is the best of all, whatever a rail would bring by itself.
        value = min(plan.gain, planner.singles.get(rail, plan.gain - 1.0))
        return Advice(offer, value, (Term("lay.rail", value, {"railroad": rail[0], "way": rail[1]}),))
    if isinstance(offer, Done | Pass):
        return Advice(offer, 0.0)
    # Postponing is worth less than laying, even if all rails would help others.
    return Advice(offer, min(0.0, plan.gain) - 1.0)


def advise_end(outlook: Outlook, planner: Planner, offers: Sequence[Action]) -> list[Advice]:
    """SF-54 End the game if ahead, whatever a branch line would bring; otherwise continue with the rail that brings
    most."""
    state, seat = outlook.state, outlook.seat
    points = [score(state, each) for each in range(state.seats)]
    lead = points[seat] - max(points[:seat] + points[seat + 1 :])
    planner.plans(state.branch[seat], 1, bonus_times(state.card[seat]), True)
    gains = [planner.singles.get(rail_of(offer), 0.0) for offer in offers]
    end = max(gains) + 1.0 if lead >= 0 else min(gains) - 1.0
    found: list[Advice] = []
    for offer, gain in zip(offers, gains, strict=True):
        if isinstance(offer, EndGame):
            found.append(Advice(offer, end, (Term("lay.end", float(lead)),)))
        else:
            found.append(Advice(offer, gain, (Term("lay.rail", gain),)))
    return ranked(found)


def rail_of(offer: Action) -> Rail:
    """Return the rail that an offer lays; one that is on no board if it lays none."""
    if isinstance(offer, LayRail | BeginBranch):
        return offer.railroad, offer.way, isinstance(offer, BeginBranch)
    return -1, -1, False
