"""`hard`: lets others build what they need anyway, and builds first where nobody will help.

Each missing city has a path; its cost, and how much of it others will probably build, decide which comes first. Paths
avoid lines that others will build, and follow the cheapest tree unless that is a detour.
"""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.transamerica.bot.advice import advise
from capolinea.games.transamerica.view import View


def play_hard(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Start in the city of the hand that is near others; then build where no help is expected."""
    return advise(view, offers)[0].offer
