"""What is asked of the viewer, in one sentence, and what helps to answer it."""

from capolinea.core.refusal import Fact
from capolinea.games.rail_baron.actions import Bid
from capolinea.games.rail_baron.fees import player_fee, winning_sum
from capolinea.games.rail_baron.state import BANK
from capolinea.games.rail_baron.ui.aids import holdings
from capolinea.games.rail_baron.ui.choices import is_to_act
from capolinea.games.rail_baron.ui.declaring import is_kept_by_home, may_declare, money_home_text
from capolinea.games.rail_baron.ui.phrases import dues_words
from capolinea.games.rail_baron.ui.routes import Route, routes_of
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars, seat_names


def fact_texts(now: Now, say: Say) -> tuple[str, ...]:
    """Return the fee, how many railroads are left, and what ends the game."""
    view = now.view
    kind = "governor" if view.options.governor else "net_worth" if view.options.net_worth else "home"
    facts = (
        say("fact.fee", fee=player_fee(now.once(state_of))),
        say("fact.bank", left=len(holdings(view, BANK))),
        say(f"fact.{kind}", goal=winning_sum(view.options)),
    )
    return (*facts, say("fact.last_round")) if view.last_round else facts


def prompt_text(view: View, say: Say) -> str:
    if view.stage == "over":
        return say("prompt.over")
    if not is_to_act(view):
        return say("prompt.wait", seat=view.actor)
    if view.stage == "ride":
        return say("prompt.ride", steps=view.steps)
    if view.stage == "sale":
        return say("prompt.sale", owed=sum([amount for _, amount in view.bills[0][1]]))
    if view.stage == "bid":
        return say("prompt.bid", railroad=view.auctioned)
    if view.stage == "turn":
        return say(turn_code(view))
    if view.stage == "after":
        return say("prompt.bonus" if view.bonus_due else "prompt.card")
    return say(f"prompt.{view.stage}")


def turn_code(view: View) -> str:
    if view.destination[view.actor] < 0 and not view.declared[view.actor]:
        return "prompt.destination_again" if view.rolled else "prompt.destination"
    return "prompt.turn"


def hint_text(now: Now, say: Say) -> str:
    view = now.view
    if view.stage == "over":
        return say("hint.over", count=len(view.winners), winners=seat_names(say, view.winners))
    if not is_to_act(view):
        return say(f"hint.waiting_{view.stage}")
    if may_declare(now):
        return money_home_text(now, say)
    if is_kept_by_home(now):
        return say("hint.declare_elsewhere")
    if view.stage in ("ride", "turn", "after"):
        routes = now.once(routes_of, view.actor)
        if routes:
            return route_text(routes, say)
    if view.stage == "bid" and not any([isinstance(action, Bid) for action in now.offers]):
        return say("hint.bid_poor")
    return say(f"hint.{view.stage}")


def route_text(routes: tuple[Route, ...], say: Say) -> str:
    """Describe the cheapest route, or the only one: length, turns, and its total cost."""
    route = routes[0]
    fees = dues_words(say, route.due) or dollars(say, 0)
    facts: dict[str, Fact] = {
        "dots": len(route.segments),
        "turns": route.turns,
        "total": dollars(say, route.fee),
        "dues": fees,
    }
    return say("hint.route", count=len(routes), **facts)
