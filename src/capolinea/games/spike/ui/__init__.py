"""How Spike is drawn and put into words, as one value of the type `Look`."""

from typing import Final

from capolinea.games.spike.meta import KEY
from capolinea.games.spike.ui.board import poster, static_board
from capolinea.games.spike.ui.letters import letters
from capolinea.games.spike.ui.log import log
from capolinea.games.spike.ui.names import NAMES, PACKAGE
from capolinea.games.spike.ui.offers import offers
from capolinea.games.spike.ui.overlay import layers
from capolinea.games.spike.ui.scene import scene
from capolinea.games.spike.ui.text import holding, text
from capolinea.games.spike.ui.touch import meant
from capolinea.games.spike.view import View
from capolinea.i18n.phrases import dollars
from capolinea.render.look import Look
from capolinea.render.standalone import pictures

CSS: Final = "spike.css"

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
)
