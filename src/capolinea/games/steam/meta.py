"""What is known of the game before a match is set up."""

from typing import Final, Literal

from capolinea.core.refusal import Refusal
from capolinea.core.rules import Change
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.steam.maps import MapError, map_problems, problems_of_play

KEY: Final = "steam"
#: Increased when the same actions and draws would have another result; the changes are listed below.
RULES_VERSION: Final = 2
#: ST-25 A redirect that joins loose track extends its link.
REDIRECTS_EXTEND: Final = 2
#: ST-42 An ownerless open exit goes to the player who improves its town.
IMPROVERS_CLAIM: Final = 2
#: ST-71 ST-66 applies once gentle capital is exhausted.
GENTLE_GOES_ON: Final = 2
#: ST-39 A map names the smaller number of players first, and has a bounded number of hexes, rivers and labels.
MAPS_ASKED_MORE: Final = 2
CHANGES: Final = (
    Change(REDIRECTS_EXTEND, "redirects_extend", "ST-25"),
    Change(IMPROVERS_CLAIM, "improvers_claim", "ST-42"),
    Change(GENTLE_GOES_ON, "gentle_goes_on", "ST-71"),
    Change(MAPS_ASKED_MORE, "seats_ascend", "ST-39"),
    Change(MAPS_ASKED_MORE, "maps_bounded", "ST-39"),
)
SEATS: Final = range(3, 7)


class Options(CoreOptions, frozen=True):
    """ST-60 Which of the two games, on which map, and which parts are made easier."""

    game: Literal["base", "standard"] = "base"
    map: Literal["northeast", "ruhr", "padana"] = "northeast"
    random_order: bool = False
    """ST-7 The first turn order of the base game is drawn."""
    gentle_capital: bool = False
    """ST-67 In the standard game, capital may also be raised for track and maintenance."""
    map_text: str = ""
    """A map that the players brought, in the format of docs/maps.md; used instead of `map`."""


def check_options(options: CoreOptions, version: int) -> Refusal | None:
    """ST-7, ST-67 Each easier option belongs to one of the games; ST-39 a map of the players must have no faults."""
    assert isinstance(options, Options)
    if options.random_order and options.game != "base":
        return Refusal("options.only_in_base", "ST-7", {"option": "random_order"})
    if options.gentle_capital and options.game != "standard":
        return Refusal("options.only_in_standard", "ST-67", {"option": "gentle_capital"})
    problems = problems_by(options.map_text, version) if options.map_text else []
    if problems:
        hex, line = problems[0].facts.get("hex", ""), problems[0].facts.get("line", 0)
        return Refusal("options.map", "ST-39", {"problem": problems[0].code, "hex": hex, "line": line})
    return None


def problems_by(text: str, version: int) -> list[MapError]:
    return problems_of_play(text) if version < MAPS_ASKED_MORE else map_problems(text)
