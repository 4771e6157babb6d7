"""How Rail Baron is drawn and put into words, as one value of the type `Look`."""

from typing import Final

from capolinea.games.rail_baron.meta import KEY
from capolinea.games.rail_baron.ui.aiming import aim
from capolinea.games.rail_baron.ui.board import poster, static_board
from capolinea.games.rail_baron.ui.leaving import LEAVING
from capolinea.games.rail_baron.ui.letters import letters
from capolinea.games.rail_baron.ui.log import log
from capolinea.games.rail_baron.ui.names import NAMES, PACKAGE
from capolinea.games.rail_baron.ui.offers import offers
from capolinea.games.rail_baron.ui.overlay import layers
from capolinea.games.rail_baron.ui.scene import scene
from capolinea.games.rail_baron.ui.story import story
from capolinea.games.rail_baron.ui.tables import look_up
from capolinea.games.rail_baron.ui.text import holding, text
from capolinea.games.rail_baron.ui.touch import meant
from capolinea.games.rail_baron.view import View
from capolinea.i18n.phrases import dollars
from capolinea.render.look import Look
from capolinea.render.standalone import pictures

CSS: Final = "rail_baron.css"

LOOK: Final[Look[View]] = Look(
    key=KEY,
    package=PACKAGE,
    css=CSS,
    names=NAMES,
    board=static_board,
    poster=poster,
    difficulty=2,
    total=dollars,
    scene=scene,
    offers=offers,
    log=log,
    picture=pictures(static_board, layers, PACKAGE, CSS),
    text=text,
    meant=meant,
    letters=letters,
    holding=holding,
    aim=aim,
    look_up=look_up,
    story=story,
    leaving=LEAVING,
)
