"""What touching a thing of the table could mean: a ride, a purchase or a sale, by what is asked now."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.games.rail_baron import actions as do
from capolinea.games.rail_baron.pieces import CARDS, ENGINES
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import capital
from capolinea.render.look import Meant
from capolinea.render.table.touch import number_in, place_in

#: Stages in which trains move, or are about to.
MOVING: Final = ("turn", "ride", "after")


def meant(now: Now, target: str, say: Say) -> Meant | None:
    view, seat = now.view, now.view.seat
    assert seat is not None
    kind, _, key = target.partition(":")
    if kind == "segment" and (segment := number_in(key, BOARD.segments)) >= 0 and exists(now, segment):
        return Meant(str(say.name("segment", segment)), segment_actions(view, seat, segment))
    if kind == "dot" and (dot := number_in(key, BOARD.dots)) >= 0:
        return Meant(str(say.name("dot", dot)), dot_actions(view, seat, dot))
    if kind == "railroad" and (railroad := place_in(key, BOARD.railroads)) >= 0:
        return Meant(str(say.name("line", railroad)), (railroad_action(view, seat, railroad),))
    if kind == "engine" and (engine := number_in(key, len(ENGINES))) >= 0:
        return Meant(capital(str(say.name("engine", engine))), (do.BuyEngine(seat, engine),))
    if kind == "card" and (card := number_in(key, CARDS[-1] + 1)) in CARDS:
        played = do.Discard(seat, card) if view.stage == "discard" else do.PlayCard(seat, card)
        return Meant(say("thing.card", card=card), (played,))
    return None


def exists(now: Now, segment: int) -> bool:
    """RB-9 Whether the map of the match has the segment."""
    return now.once(state_of).board.present[segment]


def segment_actions(view: View, seat: Seat, segment: int) -> tuple[Action, ...]:
    """A ride while trains move; otherwise the railroad is meant."""
    if view.stage in MOVING:
        return (do.Ride(seat, segment),)
    return (railroad_action(view, seat, BOARD.railroad[segment]),)


def dot_actions(view: View, seat: Seat, dot: int) -> tuple[Action, ...]:
    """A ride to the dot; from further off it is aimed at, once the dice say how far."""
    near = BOARD.incident[dot]
    rides = [do.Ride(seat, near[i]) for i in range(0, len(near), 2) if near[i + 1] == view.dot[seat]]
    if view.stage not in MOVING or view.stage == "ride":
        return tuple(rides)
    return tuple(rides or [do.Ride(seat, near[0])])


def railroad_action(view: View, seat: Seat, railroad: int) -> Action:
    """The viewer's own railroads are sold, all others bought."""
    return do.Sell(seat, railroad) if view.owner[railroad] == seat else do.BuyRailroad(seat, railroad)
