"""SP-21, SP-30 to SP-32: action A, drawing rail cards."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.refusal import Refusal
from capolinea.games.spike.actions import Draw, Stop, Take
from capolinea.games.spike.deck import TIME_IS_UP, draw_top, has_run_out, is_time_up, next_round, refill
from capolinea.games.spike.events import CardDrawn, CardSeen, CardTaken, DrawEnded, Log
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


def take(state: State, seat: Seat, colour: int, chance: Chance, log: Log) -> None:
    slot = state.open.index(colour)
    state.open[slot] = -1
    state.hands[seat][colour] += 1
    state.shown[seat][colour] += 1
    if log is not None:
        log.append(CardTaken(seat, colour, slot))
    after_card(state, chance, log)


def draw(state: State, seat: Seat, chance: Chance, log: Log) -> None:
    """SP-30, SP-32 The last card of the deck ends the round, the third time card the match."""
    colour = draw_top(state, chance, log)
    if colour == TIME_IS_UP:
        finish(state, "time", log)
        return
    state.hands[seat][colour] += 1
    if log is not None:
        log.append(CardDrawn(seat))
        log.append(CardSeen(seat, colour))
    if has_run_out(state):
        next_round(state, chance, log)
    after_card(state, chance, log)


def after_card(state: State, chance: Chance, log: Log) -> None:
    """SP-21 Each card is seen before the next is chosen."""
    seat = state.mover
    state.busy = True
    state.drawn += 1
    if state.drawn < POWER[TENDER][state.level[seat][TENDER]]:
        state.stage = DRAW
    else:
        end_draw(state, chance, log)


def end_draw(state: State, chance: Chance, log: Log) -> None:
    """SP-21 Only now the open cards are made four again."""
    refill(state, chance, log)
    if is_time_up(state):
        finish(state, "time", log)
    else:
        after_action(state, log)


def stop(state: State, seat: Seat, chance: Chance, log: Log) -> None:
    if log is not None:
        log.append(DrawEnded(seat, state.drawn))
    end_draw(state, chance, log)
