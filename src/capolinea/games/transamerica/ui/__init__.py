"""How TransAmerica is drawn and put into words, as one value of the type `Look`."""

from typing import Final

from capolinea.games.transamerica.meta import KEY
from capolinea.games.transamerica.ui.board import poster, static_board
from capolinea.games.transamerica.ui.letters import letters
from capolinea.games.transamerica.ui.log import log
from capolinea.games.transamerica.ui.names import NAMES, PACKAGE
from capolinea.games.transamerica.ui.offers import offers
from capolinea.games.transamerica.ui.picture import CSS, picture
from capolinea.games.transamerica.ui.scene import scene
from capolinea.games.transamerica.ui.text import holding, text
from capolinea.games.transamerica.ui.touch import meant
from capolinea.games.transamerica.view import View
from capolinea.render.look import Look

LOOK: Final[Look[View]] = Look(
    key=KEY,
    package=PACKAGE,
    css=CSS,
    names=NAMES,
    board=static_board,
    poster=poster,
    difficulty=1,
    scene=scene,
    offers=offers,
    log=log,
    picture=picture,
    text=text,
    meant=meant,
    letters=letters,
    holding=holding,
)
