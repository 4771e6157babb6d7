"""SP-21, SP-30 to SP-32: action A, drawing rail cards."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.spike.actions import Draw, Take
from capolinea.games.spike.deck import TIME_IS_UP, draw_top, has_run_out, is_time_up, next_round, refill
from capolinea.games.spike.events import CardDrawn, CardSeen, CardTaken, DrawEnded
from capolinea.games.spike.meta import SEATS
from capolinea.games.spike.moves import Move
from capolinea.games.spike.pieces import COLOURS, POWER, TENDER
from capolinea.games.spike.sequence import after_action, finish
from capolinea.games.spike.state import DRAW, TURN, State

#: By seat, and by colour: made once, offered often.
TAKES: Final[list[list[Action]]] = [
    [Take(seat, colour) for colour in range(len(COLOURS))] for seat in range(SEATS.stop - 1)
]
DRAWS: Final = [(Draw(seat),) for seat in range(SEATS.stop - 1)]


def refuse_draw(state: State, action: Draw | Take) -> Refusal | None:
    """SP-21, SP-39 As the action of the turn, or as many as the tender allows. The deck is never empty (SP-41)."""
    return None if state.stage in (TURN, DRAW) else Refusal("action.not_now", "SP-39")


def refuse_take(state: State, action: Take) -> Refusal | None:
    refusal = refuse_draw(state, action)
    if refusal is not None:
        return refusal
    if not 0 <= action.colour < len(COLOURS):
        return Refusal("take.no_such_colour", "SP-21")
    if action.colour not in state.open:
        return Refusal("take.not_open", "SP-21", {"colour": action.colour}, Draw(action.seat))
    return None


def offer_takes(state: State, seat: Seat) -> list[Action]:
    takes, is_open = TAKES[seat], state.open
    return [takes[colour] for colour in range(len(COLOURS)) if colour in is_open]


def offer_draw(state: State, seat: Seat) -> Sequence[Action]:
    return DRAWS[seat]


def take(state: State, move: Move, chance: Chance, log: Log) -> None:
    seat, colour = move.seat, move.colour
    slot = state.open.index(colour)
    state.open[slot] = -1
    state.hands[seat][colour] += 1
    state.known_cards[seat][colour] += 1
    if log is not None:
        log.append(CardTaken(seat, colour, slot))
    after_card(state, chance, log)


def draw(state: State, move: Move, chance: Chance, log: Log) -> None:
    """SP-30, SP-32 Draw a card; the last card of the deck ends the round, the third time card the match."""
    seat = move.seat
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
    """SP-21 Ask for the next card, which is chosen after seeing this one, or end the draw."""
    seat = state.actor
    state.something_happened = True
    state.drawn += 1
    if state.drawn < POWER[TENDER][state.level[seat][TENDER]]:
        state.stage = DRAW
    else:
        end_draw(state, chance, log)


def end_draw(state: State, chance: Chance, log: Log) -> None:
    """SP-21 Refill the open cards only now, then end the action."""
    refill(state, chance, log)
    if is_time_up(state):
        finish(state, "time", log)
    else:
        after_action(state, log)


def stop(state: State, seat: Seat, chance: Chance, log: Log) -> None:
    if log is not None:
        log.append(DrawEnded(seat, state.drawn))
    end_draw(state, chance, log)
