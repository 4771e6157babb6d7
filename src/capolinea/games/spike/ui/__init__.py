"""How Spike looks and speaks at the table."""

from typing import Final

from capolinea.games.spike.meta import KEY
from capolinea.games.spike.ui.board import poster, static_board
from capolinea.games.spike.ui.log import log
from capolinea.games.spike.ui.names import NAMES, PACKAGE
from capolinea.games.spike.ui.offers import offers
from capolinea.games.spike.ui.picture import picture
from capolinea.games.spike.ui.scene import scene
from capolinea.games.spike.ui.text import text
from capolinea.games.spike.view import View
from capolinea.render.look import Look

LOOK: Final[Look[View]] = Look(
    key=KEY,
    package=PACKAGE,
    css="spike.css",
    names=NAMES,
    board=static_board,
    poster=poster,
    scene=scene,
    offers=offers,
    log=log,
    picture=picture,
    text=text,
)
