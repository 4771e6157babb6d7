"""Offers as cards for display: where to click, what to call them, what they bring."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.santa_fe_rails import actions as do
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.display import branch_price
from capolinea.games.santa_fe_rails.pieces import SPECIAL_KEYS
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.ui.aids import counter_gain, may_place, rail_of
from capolinea.games.santa_fe_rails.ui.geometry import code_of
from capolinea.games.santa_fe_rails.ui.labels import card_note, rail_label, rail_note
from capolinea.games.santa_fe_rails.ui.table import Now, state_of
from capolinea.games.santa_fe_rails.ui.targets import rail_targets
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars, listed
from capolinea.render.look import OfferCard

#: Actions that are a button of the dock, with the name of their message and target.
BUTTONS: dict[type[Action], str] = {
    do.DrawCity: "draw",
    do.Decline: "decline",
    do.Done: "done",
    do.PutOff: "put_off",
    do.Pass: "pass",
    do.EndGame: "let_end",
}
#: Of these, the ones that pass, end or do without something.
DECLINING: Final = frozenset(BUTTONS.values()) - {"draw"}


def offers(now: Now, actions: Sequence[Action], say: Say) -> list[OfferCard]:
    """Return one card per action, in the same order."""
    return [offer_card(now, action, say) for action in actions]


def offer_card(now: Now, action: Action, say: Say) -> OfferCard:
    if isinstance(action, do.LayRail | do.BeginBranch):
        return rail_card(now, action, say)
    if isinstance(action, do.Choose):
        return choice_card(now, action, say)
    if isinstance(action, do.Take):
        words = say("offer.take", card=action.card)
        return OfferCard(
            RULES.write(action), (take_sign(action.card),), words, say(f"does.{SPECIAL_KEYS[action.card]}")
        )
    if isinstance(action, do.BuyBranch):
        price = branch_price(now.once(state_of))
        words = say("offer.buy", railroad=action.railroad, price=price)
        return OfferCard(RULES.write(action), (buy_sign(action.railroad),), words, dollars(say, price))
    if isinstance(action, do.PlaceCounter):
        return counter_card(now, action, say)
    if isinstance(action, do.Exchange):
        return exchange_card(now, action, say)
    return button_card(now, action, say)


def rail_card(now: Now, action: do.LayRail | do.BeginBranch, say: Say) -> OfferCard:
    rail = now.once(rail_of, action)
    targets = now.once(rail_targets)[action]
    name = BOARD.railroad_names[action.railroad]
    return OfferCard(RULES.write(action), targets, rail_label(rail, say), rail_note(rail, say), about=name)


def choice_card(now: Now, action: do.Choose, say: Say) -> OfferCard:
    """Return the card of a choice; a branch line in hand goes with it (SF-13)."""
    branch = now.view.branch[action.seat]
    if branch == NONE:
        words = say("offer.play", card=action.card)
    else:
        words = say("offer.play_branch", card=action.card, railroad=branch)
    note = card_note(now, action.card, say) if action.card < BOARD.towns else ""
    return OfferCard(RULES.write(action), (card_sign(action.card),), words, note)


def counter_card(now: Now, action: do.PlaceCounter, say: Say) -> OfferCard:
    values = [value for town, value in may_place(now) if town == action.city]
    which = (f"counter:{action.value}",) if len(values) > 1 else ()
    gain = counter_gain(now, action.city, action.value)
    words = say("offer.counter", city=action.city, value=action.value, printed=BOARD.value[action.city])
    note = say("figure.each_card", points=gain) if gain else ""
    return OfferCard(RULES.write(action), (f"town:{action.city}", *which), words, note)


def exchange_card(now: Now, action: do.Exchange, say: Say) -> OfferCard:
    """Return the card of an exchange: its targets are tickets from left to right, the first ones of equal cards."""
    tickets: list[int] = []
    for town in action.cities:
        tickets.append(next(i for i, card in enumerate(now.view.hand) if card == town and i not in tickets))
    names = listed(say, [BOARD.town_names[town] for town in action.cities])
    words = say("offer.exchange", count=len(tickets), cities=names)
    return OfferCard(RULES.write(action), tuple([exchange_sign(index) for index in tickets]), words)


def button_card(now: Now, action: Action, say: Say) -> OfferCard:
    key = BUTTONS[type(action)]
    code = key
    if key == "done" and now.view.stage == "boomtown":
        code = "no_second" if now.view.placed else "no_counter"
    words = say(f"offer.{code}", left=now.view.deck_size, laid=now.view.rails_laid)
    return OfferCard(RULES.write(action), (f"button:{key}",), words, declines=key in DECLINING)


def card_sign(card: int) -> str:
    return f"card:{card}"


def take_sign(card: int) -> str:
    return f"take:{SPECIAL_KEYS[card]}"


def buy_sign(major: int) -> str:
    return f"buy:{code_of(major)}"


def exchange_sign(index: int) -> str:
    return f"exchange:{index}"
