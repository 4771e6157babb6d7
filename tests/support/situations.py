"""Situations to draw, made from a view alone."""

from typing import Any

from capolinea.core.rules import View
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.render.situation import Situation


def drawn_from(view: View) -> Situation[Any]:
    """Return the view with its seat's offers: by a law, the state it describes offers the same as the match."""
    (rules,) = [rules_of(key) for key in GAMES if rules_of(key).view_type is type(view)]
    state = rules.state_from_view(view)
    turn = rules.turn(state)
    may_act = turn is not None and view.seat is not None and view.seat in (*turn.seats, *turn.changing)
    return Situation(view, rules.offers(state, view.seat) if may_act and view.seat is not None else ())
