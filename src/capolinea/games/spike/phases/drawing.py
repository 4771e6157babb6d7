"""SP-21, SP-30 to SP-32: action A, drawing rail cards."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.games.spike.actions import Draw, Stop, Take
from capolinea.games.spike.deck import TIME_IS_UP, draw_top, has_run_out, is_time_up, next_round, refill
from capolinea.games.spike.events import CardDrawn, CardSeen, CardTaken, DrawEnded
from capolinea.games.spike.pieces import COLOURS, POWER, TENDER
from capolinea.games.spike.sequence import after_action, finish
from capolinea.games.spike.state import DRAW, TURN, State


def refuse_draw(state: State) -> Refusal | None:
    """SP-21, SP-39 As the action of the turn, or as long as the tender allows. The deck is never empty (SP-41)."""
    return None if state.stage in (TURN, DRAW) else Refusal("action.not_now", "SP-39")


def refuse_take(state: State, action: Take) -> Refusal | None:
    refusal = refuse_draw(state)
    if refusal is not None:
        return refusal
    if not 0 <= action.colour < len(COLOURS):
        return Refusal("take.no_such_colour", "SP-21")
    if action.colour not in state.open:
        return Refusal("take.not_open", "SP-21", {"colour": action.colour}, Draw(action.seat))
    return None


def offer_draws(state: State, seat: Seat) -> list[Action]:
    """The open cards by colour, then the deck; once begun, also an end to it."""
    offers: list[Action] = [Take(seat, colour) for colour in range(len(COLOURS)) if colour in state.open]
    offers.append(Draw(seat))
    return [*offers, Stop(seat)] if state.stage == DRAW else offers


def take(state: State, action: Take, chance: Chance) -> list[Event]:
    seat, colour = action.seat, action.colour
    slot = state.open.index(colour)
    state.open[slot] = -1
    state.hands[seat][colour] += 1
    state.shown[seat][colour] += 1
    return [CardTaken(seat, colour, slot), *after_card(state, chance)]


def draw(state: State, action: Draw, chance: Chance) -> list[Event]:
    """SP-30, SP-32 The last card of the deck ends the round, the third time card the match."""
    seat = action.seat
    events: list[Event] = []
    colour = draw_top(state, chance, events)
    if colour == TIME_IS_UP:
        return events + finish(state, "time")
    state.hands[seat][colour] += 1
    events += [CardDrawn(seat), CardSeen(seat, colour)]
    if has_run_out(state):
        events += next_round(state, chance)
    return events + after_card(state, chance)


def after_card(state: State, chance: Chance) -> list[Event]:
    """SP-21 Each card is seen before the next is chosen."""
    seat = state.mover
    state.busy = True
    state.drawn += 1
    if state.drawn < POWER[TENDER][state.level[seat][TENDER]]:
        state.stage = DRAW
        return []
    return end_draw(state, chance)


def end_draw(state: State, chance: Chance) -> list[Event]:
    """SP-21 Only now the open cards are made four again."""
    events = refill(state, chance)
    if is_time_up(state):
        return events + finish(state, "time")
    return events + after_action(state)


def stop(state: State, action: Stop, chance: Chance) -> list[Event]:
    return [DrawEnded(action.seat, state.drawn), *end_draw(state, chance)]
