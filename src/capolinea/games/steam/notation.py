"""Actions as short text: `take engineer`, `lay H7 straight 0`, `found K10 grey 3`, `move red H6 S-S`, `put income`."""

from collections.abc import Callable

from capolinea.core.action import Action, Seat
from capolinea.core.refusal import AmbiguousAction, InvalidAction
from capolinea.games.steam.actions import (
    Bid,
    EndBuilding,
    FoundCity,
    GrowCity,
    ImproveLocomotive,
    LayTrack,
    MoveGood,
    PassBid,
    PassMove,
    PutPoints,
    RaiseCapital,
    Side,
    TakeBack,
    TakeTile,
)
from capolinea.games.steam.phases.moving import COLOUR_NAMES, SIDE_NAMES
from capolinea.games.steam.pieces import TILES
from capolinea.games.steam.tiles import TILE_SET
from capolinea.kit.hexes import is_hex_name

PLAIN: dict[str, type[Action]] = {
    "pass": PassBid,
    "stay": PassMove,
    "improve": ImproveLocomotive,
    "take back": TakeBack,
    "done": EndBuilding,
}
PUTS: tuple[Callable[[Seat], Action], ...] = (
    lambda seat: PutPoints(seat, "income"),
    lambda seat: PutPoints(seat, "points"),
)
PASSING = "to pass"


def write(action: Action) -> str:
    """The one text of `action`."""
    for text, plain in PLAIN.items():
        if type(action) is plain:
            return text
    if isinstance(action, Bid):
        return f"bid {action.amount}"
    if isinstance(action, RaiseCapital):
        return f"raise {action.steps}"
    if isinstance(action, TakeTile):
        return f"take {action.tile} {PASSING}" if action.passing else f"take {action.tile}"
    if isinstance(action, LayTrack):
        return f"lay {action.hex} {action.tile} {action.turn}"
    if isinstance(action, GrowCity):
        return f"grow {action.hex} {action.space}"
    if isinstance(action, FoundCity):
        return f"found {action.hex} {action.colour} {action.space}"
    if isinstance(action, MoveGood):
        return f"move {action.good} {action.hex} {'-'.join(action.path)}"
    if isinstance(action, PutPoints):
        return f"put {action.on}"
    raise InvalidAction("action.other_game")


def read(seat: Seat, text: str) -> Action:
    """The action that `text` stands for; case does not matter, the beginning of a name is enough where it is clear."""
    words = text.lower().split()
    plain = PLAIN.get(" ".join(words))
    if plain is not None:
        return plain(seat)
    if len(words) == 2 and words[0] == "bid":
        return Bid(seat, number(words[1], text))
    if len(words) == 2 and words[0] == "raise":
        return RaiseCapital(seat, number(words[1], text))
    if len(words) == 2 and words[0] == "put":
        return PUTS[choose(words[1], ("income", "points"), text)](seat)
    if len(words) == 2 and words[0] == "take":
        return TakeTile(seat, TILES[choose(words[1], TILES, text)])
    if len(words) == 4 and words[0] == "take" and words[2:] == PASSING.split():
        return TakeTile(seat, TILES[choose(words[1], TILES, text)], True)
    if len(words) == 4 and words[0] == "lay":
        faces = tuple(TILE_SET.faces)
        return LayTrack(seat, hex(words[1], text), faces[choose(words[2], faces, text)], number(words[3], text))
    if len(words) == 3 and words[0] == "grow":
        return GrowCity(seat, hex(words[1], text), number(words[2], text))
    if len(words) == 4 and words[0] == "found":
        colour = COLOUR_NAMES[choose(words[2], COLOUR_NAMES, text)]
        return FoundCity(seat, hex(words[1], text), colour, number(words[3], text))
    if len(words) == 4 and words[0] == "move":
        good = COLOUR_NAMES[choose(words[1], COLOUR_NAMES, text)]
        path = tuple([side(word, text) for word in words[3].split("-")])
        return MoveGood(seat, hex(words[2], text), good, path)
    raise InvalidAction("notation.unknown", text=text[:80])


def choose(name: str, names: tuple[str, ...], text: str) -> int:
    """The place of `name` in `names`, or of the only one that begins so."""
    if name in names:
        return names.index(name)
    found = [place for place, each in enumerate(names) if each.startswith(name)]
    if len(found) > 1:
        raise AmbiguousAction("notation.which", tuple([names[place] for place in found]), text=text[:80])
    if not found:
        raise InvalidAction("notation.no_such_name", name=name[:40], text=text[:80])
    return found[0]


def side(word: str, text: str) -> Side:
    for each in SIDE_NAMES:
        if each == word.upper():
            return each
    raise InvalidAction("notation.no_such_side", side=word[:20], text=text[:80])


def hex(word: str, text: str) -> str:
    if not is_hex_name(word.upper()):
        raise InvalidAction("notation.no_such_hex", hex=word[:20], text=text[:80])
    return word.upper()


def number(word: str, text: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 5):
        raise InvalidAction("notation.no_number", number=word[:20], text=text[:80])
    return int(word)
