"""The laboratory: many matches at once, tallies, ladders, and environments for researchers."""

from capolinea.lab.ladder import Duel, Interval, duel, ladder, rungs
from capolinea.lab.simulate import Tally, simulate
from capolinea.lab.tournament import Standings, tournament

__all__ = ["Duel", "Interval", "Standings", "Tally", "duel", "ladder", "rungs", "simulate", "tournament"]
