"""How Steam looks and speaks at the table."""

from typing import Final

from capolinea.games.steam.maps import map_problems
from capolinea.games.steam.meta import KEY
from capolinea.games.steam.ui.aiming import aim
from capolinea.games.steam.ui.board import poster, static_board
from capolinea.games.steam.ui.leaving import LEAVING
from capolinea.games.steam.ui.letters import letters
from capolinea.games.steam.ui.log import log
from capolinea.games.steam.ui.names import NAMES, PACKAGE, names_on
from capolinea.games.steam.ui.offers import offers
from capolinea.games.steam.ui.picture import CSS, board_on, draw_map, picture
from capolinea.games.steam.ui.scene import scene
from capolinea.games.steam.ui.text import holding, text
from capolinea.games.steam.ui.touch import meant
from capolinea.games.steam.view import View
from capolinea.render.look import Look, Maps

LOOK: Final[Look[View]] = Look(
    key=KEY,
    package=PACKAGE,
    css=CSS,
    names=NAMES,
    names_on=names_on,
    board=static_board,
    board_on=board_on,
    poster=poster,
    difficulty=3,
    scene=scene,
    offers=offers,
    log=log,
    picture=picture,
    text=text,
    meant=meant,
    letters=letters,
    holding=holding,
    hides=False,
    aim=aim,
    leaving=LEAVING,
    maps=Maps(option="map_text", check=map_problems, draw=draw_map),
)
