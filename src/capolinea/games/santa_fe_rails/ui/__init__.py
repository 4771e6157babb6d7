"""How Santa Fe Rails is drawn and put into words."""

from typing import Final

from capolinea.games.santa_fe_rails.meta import KEY
from capolinea.games.santa_fe_rails.ui.board import poster, static_board
from capolinea.games.santa_fe_rails.ui.letters import letters
from capolinea.games.santa_fe_rails.ui.log import log
from capolinea.games.santa_fe_rails.ui.names import NAMES, PACKAGE
from capolinea.games.santa_fe_rails.ui.offers import offers
from capolinea.games.santa_fe_rails.ui.overlay import layers
from capolinea.games.santa_fe_rails.ui.scene import scene
from capolinea.games.santa_fe_rails.ui.text import holding, text
from capolinea.games.santa_fe_rails.ui.touch import meant
from capolinea.games.santa_fe_rails.view import View
from capolinea.render.look import Look
from capolinea.render.standalone import pictures

CSS: Final = "santa_fe_rails.css"

LOOK: Final[Look[View]] = Look(
    key=KEY,
    package=PACKAGE,
    css=CSS,
    names=NAMES,
    board=static_board,
    poster=poster,
    difficulty=2,
    scene=scene,
    offers=offers,
    log=log,
    picture=pictures(static_board, layers, PACKAGE, CSS),
    text=text,
    meant=meant,
    letters=letters,
    holding=holding,
)
