"""What is asked of the viewer, in one sentence, and what helps to answer it."""

from capolinea.games.santa_fe_rails.pieces import DOUBLE, FOUR, HAND, NOTHING, TRIPLE
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.ui.aids import is_to_act, majors_left, may_exchange, points_of, third_points
from capolinea.games.santa_fe_rails.ui.targets import signs_of
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import seat_names


def tell_facts(seen: View, say: Say) -> tuple[str, ...]:
    """The turn, its step, and what ends the game."""
    left = majors_left(seen)
    return say("fact.round", round=seen.turn_number), say(f"phase.{seen.stage}"), say("fact.left", left=left)


def tell_prompt(seen: View, say: Say) -> str:
    if seen.stage == "over":
        return say("prompt.over")
    if seen.stage == "choose":
        return choose_prompt(seen, say)
    if not is_to_act(seen):
        return say("prompt.wait", seat=seen.actor)
    if seen.stage == "draw":
        return say("prompt.draw", missing=HAND - in_hand(seen, seen.actor))
    if seen.stage == "boomtown":
        return say("prompt.boomtown", placed=seen.placed)
    if seen.must_branch_or_end:
        return say("prompt.ending")
    return say("prompt.lay", todo=seen.rails_to_lay, done=seen.rails_laid)


def choose_prompt(seen: View, say: Say) -> str:
    seat = seen.seat
    if seat is None:
        return say("prompt.all_choose")
    if not seen.has_chosen[seat]:
        return say("prompt.choose")
    if seen.choice == NOTHING:
        return say("prompt.nothing")
    return say("prompt.chosen", card=seen.choice)


def in_hand(seen: View, seat: int) -> int:
    """All cards of a hand, of every kind."""
    specials = seen.doubles[seat] + seen.boomtowns[seat] + (seen.branch[seat] != NONE)
    return seen.hand_cities[seat] + specials + (seen.triple == seat) + (seen.four == seat)


def tell_hint(seen: View, say: Say) -> str:
    if seen.stage == "over":
        return tell_winners(seen, say)
    if seen.stage == "choose":
        return choose_hint(seen, say)
    if not is_to_act(seen):
        return say(f"hint.waiting_{seen.stage}")
    if seen.stage in ("draw", "boomtown"):
        return say(f"hint.{seen.stage}")
    return lay_hint(seen, say)


def choose_hint(seen: View, say: Say) -> str:
    """How many have chosen, and whether the own choice may still be changed."""
    missing = [seat for seat, chosen in enumerate(seen.has_chosen) if not chosen]
    seat = seen.seat
    if seat is None or seat in missing:
        return say("hint.choose", chosen=len(seen.has_chosen) - len(missing), seats=len(seen.has_chosen))
    names = seat_names(say, missing)
    changeable = seen.choice not in (TRIPLE, FOUR, NOTHING)
    return say("hint.chosen", seats=names) if changeable else say("hint.forced", seats=names)


def lay_hint(seen: View, say: Say) -> str:
    if seen.must_branch_or_end:
        return say("hint.ending")
    if may_exchange(seen):
        return say("hint.exchange")
    if seen.rails_to_lay == 0:
        return say("hint.laid_all")
    card = seen.card[seen.actor]
    if card == FOUR and seen.stage == "first_lay" and seen.rails_laid == 0:
        return say("hint.four")
    if seen.rails_laid:
        return say("hint.more", todo=seen.rails_to_lay)
    if card == DOUBLE:
        return say("hint.double")
    if card == TRIPLE:
        return say("hint.triple")
    if seen.options.terrain:
        return say("hint.lay_terrain")
    return say("hint.lay_signs") if signs_of(seen) else say("hint.lay")


def tell_winners(seen: View, say: Say) -> str:
    """The best score, and with two players the third hand's."""
    points = [points_of(seen, seat) for seat in range(len(seen.money))]
    if len(points) == 2:
        return say("hint.over_third", points=max(points), third=third_points(seen))
    return say("hint.over", points=max(points))
