"""SF-12 to SF-16, SF-47: choosing a card, simultaneously and in secret."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.santa_fe_rails.actions import Choose
from capolinea.games.santa_fe_rails.events import CardChosen, ChoiceNoted
from capolinea.games.santa_fe_rails.moves import Move
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, SPECIALS
from capolinea.games.santa_fe_rails.sequence import reveal
from capolinea.games.santa_fe_rails.state import CHOOSE, NONE, State


def playable(state: State, seat: Seat) -> list[int]:
    """SF-12, SF-13 Return the cards that `seat` may choose, in order; a boomtown never goes with a branch line.

    A seat that holds the triple-turn or the four-in-one is not asked: that card is chosen for it.
    """
    cards = sorted(set(state.hand[seat]))
    if state.doubles[seat]:
        cards.append(DOUBLE)
    if state.boomtowns[seat] and state.branch[seat] == NONE:
        cards.append(BOOMTOWN)
    return cards


def refuse_choose(state: State, action: Choose) -> Refusal | None:
    seat, card = action.seat, action.card
    if state.stage != CHOOSE:
        return Refusal("choose.not_now", "SF-12")
    if card not in SPECIALS and not 0 <= card < state.board.towns:
        return Refusal("choose.no_such_card", "SF-12")
    if seat in (state.triple, state.four):
        return Refusal("choose.forced", "SF-13")
    if card == BOOMTOWN and state.boomtowns[seat] and state.branch[seat] != NONE:
        return Refusal("choose.boomtown_with_branch", "SF-12", {"railroad": state.branch[seat]})
    if card not in playable(state, seat):
        return Refusal("choose.not_held", "SF-12", {"card": card})
    if card == state.card[seat]:
        return Refusal("choose.already", "SF-12", {"card": card})
    return None


def offer_choices(state: State, seat: Seat) -> list[Action]:
    """Offer city cards, then special cards, but not the card that is already chosen."""
    if seat in (state.triple, state.four):
        return []
    return [Choose(seat, card) for card in playable(state, seat) if card != state.card[seat]]


def choose(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SF-12 Put a card face down; once all have chosen, reveal the cards."""
    seat, card = move.seat, move.card
    if log is not None:
        if state.card[seat] == NONE:
            log.append(CardChosen(seat))
        log.append(ChoiceNoted(seat, card))
    state.card[seat] = card
    if NONE not in state.card:
        reveal(state, log)
