"""Actions as short text: `roll`, `ride Chicago IL > Joliet IL by GM&O`, `buy SP`, `bid 12500`."""

from collections.abc import Callable

from capolinea.core.action import Action, Seat
from capolinea.core.refusal import AmbiguousAction, InvalidAction
from capolinea.games.rail_baron.actions import (
    Auction,
    Bid,
    BuyEngine,
    BuyGroup,
    BuyNothing,
    BuyRailroad,
    Declare,
    Discard,
    DrawRailroad,
    EndTurn,
    PassBid,
    PickRegion,
    PlayCard,
    Ride,
    Roll,
    Sell,
)
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.pieces import ENGINES

#: Names are those of the printed map; its two variants only add to it at the end.
BOARD = load_board(False, False)

PLAIN: dict[str, type[Action]] = {
    "roll": Roll,
    "declare": Declare,
    "end": EndTurn,
    "draw": DrawRailroad,
    "buy nothing": BuyNothing,
    "pass": PassBid,
}

NUMBERED: dict[str, Callable[[Seat, int], Action]] = {"card": PlayCard, "discard": Discard, "bid": Bid}


def dot_name(dot: int) -> str:
    return BOARD.dot_name[dot]


def write(action: Action) -> str:
    """The one text of `action`."""
    for text, plain in PLAIN.items():
        if type(action) is plain:
            return text
    if isinstance(action, PickRegion):
        return f"region {BOARD.regions[action.region]}"
    if isinstance(action, Ride):
        segment = action.segment
        names = f"{dot_name(BOARD.a[segment])} > {dot_name(BOARD.b[segment])}"
        return f"ride {names} by {BOARD.railroads[BOARD.railroad[segment]]}"
    if isinstance(action, PlayCard):
        return f"card {action.card}"
    if isinstance(action, Discard):
        return f"discard {action.card}"
    if isinstance(action, BuyRailroad):
        return f"buy {BOARD.railroads[action.railroad]}"
    if isinstance(action, BuyGroup):
        return f"group {BOARD.groups[action.group][0]}"
    if isinstance(action, BuyEngine):
        return f"engine {ENGINES[action.engine]}"
    if isinstance(action, Sell):
        return f"sell {BOARD.railroads[action.railroad]}"
    if isinstance(action, Auction):
        return f"auction {BOARD.railroads[action.railroad]}"
    if isinstance(action, Bid):
        return f"bid {action.amount}"
    raise InvalidAction("action.other_game")


def read(seat: Seat, text: str) -> Action:
    """The action that `text` stands for; case does not matter, and a dot's state may be left out where it is clear."""
    words = " ".join(text.split())
    plain = PLAIN.get(words.lower())
    if plain is not None:
        return plain(seat)
    verb, _, rest = words.partition(" ")
    verb = verb.lower()
    if verb == "ride":
        return Ride(seat, read_segment(rest, text))
    if verb == "region":
        return PickRegion(seat, choose(rest, BOARD.regions, text))
    if verb == "buy":
        return BuyRailroad(seat, choose(rest, BOARD.railroads, text))
    if verb == "sell":
        return Sell(seat, choose(rest, BOARD.railroads, text))
    if verb == "auction":
        return Auction(seat, choose(rest, BOARD.railroads, text))
    if verb == "group":
        return BuyGroup(seat, choose(rest, [group[0] for group in BOARD.groups], text))
    if verb == "engine":
        return BuyEngine(seat, choose(rest, list(ENGINES), text))
    if verb in NUMBERED and rest.isascii() and rest.isdecimal() and len(rest) < 10:
        return NUMBERED[verb](seat, int(rest))
    raise InvalidAction("notation.unknown", text=text[:80])


def choose(name: str, names: list[str], text: str) -> int:
    """The place of `name` in `names`, or of the only one that begins so."""
    low = [each.lower() for each in names]
    wanted = name.strip().lower()
    if wanted in low:
        return low.index(wanted)
    found = [i for i, each in enumerate(low) if wanted and each.startswith(wanted)]
    if len(found) > 1:
        raise AmbiguousAction("notation.which", tuple([names[i] for i in found]), text=text[:80])
    if not found:
        raise InvalidAction("notation.no_such_name", name=name[:40], text=text[:80])
    return found[0]


def read_segment(names: str, text: str) -> int:
    dots, by, railroad = names.partition(" by ")
    one, arrow, two = dots.partition(">")
    if not by or not arrow:
        raise InvalidAction("notation.ride_form", text=text[:80])
    line = choose(railroad, BOARD.railroads, text)
    ends = {choose(one, BOARD.dot_name, text), choose(two, BOARD.dot_name, text)}
    for segment in range(BOARD.segments):
        if BOARD.railroad[segment] == line and {BOARD.a[segment], BOARD.b[segment]} == ends:
            return segment
    raise InvalidAction("notation.no_such_segment", text=text[:80])
