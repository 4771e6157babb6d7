"""Capolinea: classic railway board games, complete, in one package.

>>> import capolinea
>>> match = capolinea.new_match("transamerica", seats=3, seed=7)
>>> match.play("start Denver").events[0].point == match.view().markers[match.journal[1].seat]
True
"""

from capolinea.api import Match, available_games, load_match, new_match, play_match
from capolinea.core.action import Action, Undo
from capolinea.core.event import Event
from capolinea.core.outcome import Outcome
from capolinea.core.record import Record, RecordError
from capolinea.core.refusal import AmbiguousAction, CapolineaError, IllegalAction, InvalidAction, Refusal
from capolinea.core.turn import Turn

__all__ = [
    "Action",
    "AmbiguousAction",
    "CapolineaError",
    "Event",
    "IllegalAction",
    "InvalidAction",
    "Match",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Turn",
    "Undo",
    "available_games",
    "load_match",
    "new_match",
    "play_match",
]
