"""Signs on maps: every word on a board keeps its size, and the viewer's own come first."""

from xml.etree import ElementTree

import pytest

from capolinea.api import new_match
from capolinea.games.catalogue import GAMES, look_of
from capolinea.render.signs import Rank, map_sign
from capolinea.render.standalone import fill_slots
from capolinea.render.svg import Svg, el

SVG = "{http://www.w3.org/2000/svg}"


def test_a_sign_says_where_it_stands_and_what_it_gives_way_to() -> None:
    drawn = map_sign(3, 4, el("text", "Denver"), rank=Rank.PLACE, key="city:1", turns=True, cls="x")
    assert drawn == (
        '<g class="map-sign x" transform="translate(3 4)" data-rank="30" data-key="city:1" data-turns="data-turns">'
        '<g class="zs"><text>Denver</text></g></g>'
    )
    assert "data-turns" not in map_sign(0, 0, Svg("<text/>"), rank=Rank.PLATE)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_on_a_board_keeps_its_size(game: str) -> None:
    match, look = new_match(game, 3, seed=4), look_of(game)
    say = look.say("it", ("Elena", "Marco", "Sofia"))
    board = look.board_on(say, match.options) if look.board_on else look.board(say)
    for seat in range(3):
        layers = look.scene(look.see(match, seat), say).layers
        root = ElementTree.fromstring(fill_slots(board, layers))
        parents = {child: parent for parent in root.iter() for child in parent}
        for text in [text for text in root.iter() if text.tag.removeprefix(SVG) == "text"]:
            holders = [text]
            while holders[-1] in parents:
                holders.append(parents[holders[-1]])
            assert any([holder.get("class") == "zs" for holder in holders]), "".join(text.itertext())


@pytest.mark.parametrize("game", ["transamerica", "santa-fe-rails"])
def test_names_in_hand_come_first(game: str) -> None:
    match, look = new_match(game, 3, seed=4), look_of(game)
    say = look.say("it", ("Elena", "Marco", "Sofia"))
    over = look.scene(look.see(match, 0), say).layers["over"]
    own = [
        sign for sign in ElementTree.fromstring(f"<svg>{over}</svg>").iter("g") if "label:" in str(sign.get("data-key"))
    ]
    own = own or [sign for sign in ElementTree.fromstring(f"<svg>{over}</svg>").iter("g") if sign.get("data-key")]
    assert own
    assert {sign.get("data-rank") for sign in own} == {str(int(Rank.OWN))}
