"""What is asked of the viewer, in one sentence, and what helps to answer it."""

from functools import lru_cache

from capolinea.games.rail_baron.pieces import GOAL, NET_WORTH, PLAYER_FEE, PLAYER_FEE_LATE
from capolinea.games.rail_baron.state import BANK
from capolinea.games.rail_baron.ui.aids import holdings
from capolinea.games.rail_baron.ui.choices import is_to_act, quick_bids
from capolinea.games.rail_baron.ui.declaring import is_kept_by_home, may_declare, tell_money_home
from capolinea.games.rail_baron.ui.names import speaker
from capolinea.games.rail_baron.ui.phrases import dues_words, money, seat_names
from capolinea.games.rail_baron.ui.routes import Route, routes_of
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say


def tell_facts(seen: View, say: Say) -> tuple[str, ...]:
    kind = "governor" if seen.options.governor else "net_worth" if seen.options.net_worth else "home"
    return facts_words(say.language, kind, len(seen.cash), seen.late, len(holdings(seen, BANK)), seen.last_round)


@lru_cache(maxsize=512)
def facts_words(language: str, kind: str, seats: int, late: bool, left: int, last_round: bool) -> tuple[str, ...]:
    """The fee, how many railroads are left, and what ends the game."""
    say = speaker(language)
    fee = PLAYER_FEE_LATE if late else PLAYER_FEE
    goal = NET_WORTH[seats] if kind == "net_worth" else GOAL
    last = (say("fact.last_round"),) if last_round else ()
    return say("fact.fee", fee=fee), say("fact.bank", left=left), say(f"fact.{kind}", goal=goal), *last


def tell_prompt(seen: View, say: Say) -> str:
    if seen.stage == "over":
        return say("prompt.over")
    if not is_to_act(seen):
        return say("prompt.wait", seat=seen.actor)
    if seen.stage == "ride":
        return say("prompt.ride", steps=seen.steps)
    if seen.stage == "sale":
        return say("prompt.sale", owed=sum([amount for _, amount in seen.bills[0][1]]))
    if seen.stage == "bid":
        return say("prompt.bid", railroad=seen.auctioned)
    if seen.stage == "turn":
        return say(turn_code(seen))
    if seen.stage == "after":
        return say("prompt.bonus" if seen.bonus_due else "prompt.card")
    return say(f"prompt.{seen.stage}")


def turn_code(seen: View) -> str:
    if seen.goal[seen.actor] < 0 and not seen.declared[seen.actor]:
        return "prompt.destination_again" if seen.rolled else "prompt.destination"
    return "prompt.turn"


def tell_hint(seen: View, say: Say) -> str:
    if seen.stage == "over":
        return say("hint.over", count=len(seen.winners), winners=seat_names(say, seen.winners))
    if not is_to_act(seen):
        return say(f"hint.waiting_{seen.stage}")
    if may_declare(seen):
        return tell_money_home(seen, say)
    if is_kept_by_home(seen):
        return say("hint.declare_elsewhere")
    if seen.stage in ("ride", "turn", "after"):
        routes = routes_of(seen, seen.actor)
        if routes:
            return tell_route(routes[0], say)
    if seen.stage == "bid" and not quick_bids(seen):
        return say("hint.bid_poor")
    return say(f"hint.{seen.stage}")


def tell_route(route: Route, say: Say) -> str:
    """The cheapest way in figures: length, turns, and what it will have cost."""
    fees = dues_words(say, route.due) or money(say, 0)
    return say("hint.route", dots=len(route.segments), turns=route.turns, total=money(say, route.fee), dues=fees)
