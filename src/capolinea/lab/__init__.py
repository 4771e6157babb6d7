"""The laboratory: many matches at once, tallies, ladders, and environments for researchers."""

from capolinea.lab.ladder import Duel, Interval, duel, ladder, rungs
from capolinea.lab.simulate import Tally, simulate

__all__ = ["Duel", "Interval", "Tally", "duel", "ladder", "rungs", "simulate"]
