"""What is asked of the viewer, in one sentence, and a hint that helps to decide."""

from capolinea.games.santa_fe_rails.actions import PutOff
from capolinea.games.santa_fe_rails.display import hand_size
from capolinea.games.santa_fe_rails.pieces import DOUBLE, HAND, NOTHING, TRIPLE
from capolinea.games.santa_fe_rails.scoring import score, third_score
from capolinea.games.santa_fe_rails.sequence import turn
from capolinea.games.santa_fe_rails.tracks import major_rails_left
from capolinea.games.santa_fe_rails.ui.aids import is_to_act, may_exchange, offered
from capolinea.games.santa_fe_rails.ui.table import Now, state_of
from capolinea.games.santa_fe_rails.ui.targets import signs_of
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import seat_names


def fact_texts(now: Now, say: Say) -> tuple[str, ...]:
    """Return the turn, and the rails that are left until the game ends."""
    view, left = now.view, major_rails_left(now.once(state_of))
    return say("fact.round", round=view.turn_number), say("fact.left", left=left)


def prompt_text(now: Now, say: Say) -> str:
    view = now.view
    if view.stage == "over":
        return say("prompt.over")
    if view.stage == "choose":
        return choose_prompt(view, say)
    if not is_to_act(view):
        return say("prompt.wait", seat=view.actor)
    if view.stage == "draw":
        return say("prompt.draw", missing=HAND - hand_size(now.once(state_of), view.actor))
    if view.stage == "boomtown":
        return say("prompt.boomtown", placed=view.placed)
    if view.must_branch_or_end:
        return say("prompt.ending")
    return say("prompt.lay", todo=view.rails_to_lay, done=view.rails_laid)


def choose_prompt(view: View, say: Say) -> str:
    seat = view.seat
    if seat is None:
        return say("prompt.all_choose")
    if not view.has_chosen[seat]:
        return say("prompt.choose")
    if view.choice == NOTHING:
        return say("prompt.nothing")
    return say("prompt.chosen", card=view.choice)


def hint_text(now: Now, say: Say) -> str:
    view = now.view
    if view.stage == "over":
        return winners_text(now, say)
    if view.stage == "choose":
        return choose_hint(now, say)
    if not is_to_act(view):
        return say(f"hint.waiting_{view.stage}")
    if view.stage in ("draw", "boomtown"):
        return say(f"hint.{view.stage}")
    return lay_hint(now, say)


def choose_hint(now: Now, say: Say) -> str:
    """Say how many have chosen, and whether the viewer's choice may still be changed."""
    view = now.view
    missing = [seat for seat, chosen in enumerate(view.has_chosen) if not chosen]
    seat = view.seat
    if seat is None or seat in missing:
        return say("hint.choose", chosen=len(view.has_chosen) - len(missing), seats=len(view.has_chosen))
    names = seat_names(say, missing)
    asked = turn(now.once(state_of))
    changeable = asked is not None and seat in asked.changing
    return say("hint.chosen", seats=names) if changeable else say("hint.forced", seats=names)


def lay_hint(now: Now, say: Say) -> str:
    view = now.view
    if view.must_branch_or_end:
        return say("hint.ending")
    if may_exchange(now):
        return say("hint.exchange")
    if view.rails_to_lay == 0:
        return say("hint.laid_all")
    if offered(now, PutOff):
        return say("hint.four")
    if view.rails_laid:
        return say("hint.more", todo=view.rails_to_lay)
    card = view.card[view.actor]
    if card == DOUBLE:
        return say("hint.double")
    if card == TRIPLE:
        return say("hint.triple")
    if view.options.terrain:
        return say("hint.lay_terrain")
    return say("hint.lay_signs") if now.once(signs_of) else say("hint.lay")


def winners_text(now: Now, say: Say) -> str:
    """Say the best score, and with two players that of the third hand."""
    state = now.once(state_of)
    points = [score(state, seat) for seat in range(state.seats)]
    if state.seats == 2:
        return say("hint.over_third", points=max(points), third=third_score(state))
    return say("hint.over", points=max(points))
