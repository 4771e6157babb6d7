"""Actions as short text: `build RAL-j67-NFK by yw`, `ride RAL-j67`, `load`, `deliver pigs`, `draw`."""

from collections.abc import Callable
from itertools import pairwise

from capolinea.core.action import Action, Seat
from capolinea.core.refusal import AmbiguousAction, InvalidAction
from capolinea.games.spike.actions import (
    Build,
    ChooseSides,
    Deliver,
    Draw,
    Extra,
    GiveCard,
    Improve,
    KeepRoute,
    Load,
    Place,
    Ride,
    Start,
    Stop,
    Take,
)
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.phases.handling import NOTHING
from capolinea.games.spike.pieces import CARDS_PER_COLOUR, COLOURS, GOODS, LETTERS, PARTS

#: Sides as they are printed.
SIDE_LETTERS = "ab"

NODES = {code.lower(): node for node, code in enumerate(BOARD.node_code)}

#: Verbs that are followed by one name out of a list.
NAMED: dict[str, tuple[Callable[[Seat, int], Action], tuple[str, ...]]] = {
    "give": (GiveCard, COLOURS),
    "take": (Take, COLOURS),
    "deliver": (Deliver, GOODS),
    "improve": (Improve, PARTS),
    "keep": (KeepRoute, tuple([BOARD.codes[city] for city in BOARD.route_start])),
}
#: Verbs that are followed by a place.
MOVES: dict[str, Callable[[Seat, int], Action]] = {"ride": Ride, "start": Start, "extra": Extra}


def write(action: Action) -> str:
    """The one text of `action`."""
    if isinstance(action, Build):
        cards = "".join([letter * count for letter, count in zip(LETTERS, action.cards, strict=True)])
        return f"build {write_way(action.spaces)} by {cards}"
    if isinstance(action, (Ride, Start, Extra)):
        return f"{verb_of(action)} {write_place(action.place)}"
    if isinstance(action, Take):
        return f"take {COLOURS[action.colour]}"
    if isinstance(action, Draw):
        return "draw"
    if isinstance(action, Stop):
        return "stop"
    if isinstance(action, Load):
        return "load" if action.put_off == NOTHING else f"load for {GOODS[action.put_off]}"
    if isinstance(action, Deliver):
        return f"deliver {GOODS[action.good]}"
    if isinstance(action, Improve):
        return f"improve {PARTS[action.part]}"
    if isinstance(action, GiveCard):
        return f"give {COLOURS[action.colour]}"
    if isinstance(action, KeepRoute):
        return f"keep {BOARD.codes[BOARD.route_start[action.route]]}"
    if isinstance(action, Place):
        return f"place {BOARD.codes[action.city]}"
    if isinstance(action, ChooseSides):
        return "sides " + "".join([SIDE_LETTERS[side] for side in action.sides])
    raise InvalidAction("action.other_game")


def verb_of(action: Ride | Start | Extra) -> str:
    return "ride" if isinstance(action, Ride) else "start" if isinstance(action, Start) else "extra"


def write_place(place: int) -> str:
    """A city by its code, a space by both its ends."""
    return BOARD.codes[place] if place < BOARD.cities else BOARD.space_code[place - BOARD.cities]


def write_way(spaces: tuple[int, ...]) -> str:
    """The nodes from end to end; single spaces, divided by commas, where they do not follow one another."""
    a, b, across = BOARD.graph.a, BOARD.graph.b, BOARD.graph.across
    if len(spaces) < 2:
        return ",".join([BOARD.space_code[space] for space in spaces])
    first, second = spaces[0], spaces[1]
    node = b[first] if a[first] in (a[second], b[second]) else a[first]
    nodes = [node]
    for space in spaces:
        if node not in (a[space], b[space]):
            return ",".join([BOARD.space_code[each] for each in spaces])
        node = across[space] - node
        nodes.append(node)
    return "-".join([BOARD.node_code[node] for node in nodes])


def read(seat: Seat, text: str) -> Action:
    """The action that `text` stands for; case does not matter, cities go by code or name."""
    words = " ".join(text.split())
    verb, _, rest = words.partition(" ")
    verb = verb.lower()
    if verb in NAMED:
        kind, names = NAMED[verb]
        if verb == "keep":
            return kind(seat, BOARD.route_start.index(read_city(rest, text)))
        return kind(seat, choose(rest, names, text))
    if verb in MOVES:
        return MOVES[verb](seat, read_place(rest, text))
    if verb == "build":
        return read_build(seat, rest, text)
    if verb == "place":
        return Place(seat, read_city(rest, text))
    if verb == "load":
        return read_load(seat, rest, text)
    if verb == "sides" and rest and set(rest.lower()) <= set(SIDE_LETTERS) and len(rest) <= len(GOODS):
        return ChooseSides(seat, tuple([SIDE_LETTERS.index(letter) for letter in rest.lower()]))
    if not rest and verb == "draw":
        return Draw(seat)
    if not rest and verb == "stop":
        return Stop(seat)
    raise InvalidAction("notation.unknown", text=text[:80])


def choose(name: str, names: tuple[str, ...], text: str) -> int:
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


def read_city(name: str, text: str) -> int:
    low = name.strip().lower()
    codes = [code.lower() for code in BOARD.codes]
    return codes.index(low) if low in codes else choose(name, tuple(BOARD.city_names), text)


def read_node(name: str, text: str) -> int:
    node = NODES.get(name.strip().lower())
    return node if node is not None else read_city(name, text)


def read_place(name: str, text: str) -> int:
    if "-" not in name:
        return read_city(name, text)
    spaces = read_way(name, text)
    if len(spaces) != 1:
        raise InvalidAction("notation.no_such_space", text=text[:80])
    return BOARD.cities + spaces[0]


def read_way(names: str, text: str) -> tuple[int, ...]:
    """Spaces from nodes joined by hyphens; commas divide what does not follow one another."""
    spaces: list[int] = []
    for piece in names.split(","):
        nodes = [read_node(name, text) for name in piece.split("-")]
        for ends in pairwise(nodes):
            if ends not in BOARD.space_between:
                raise InvalidAction("notation.no_such_space", text=text[:80])
            spaces.append(BOARD.space_between[ends])
    return tuple(spaces)


def read_build(seat: Seat, rest: str, text: str) -> Action:
    way, by, cards = rest.partition(" by ")
    low = cards.strip().lower()
    if not by or not low or not set(low) <= set(LETTERS) or len(low) > len(COLOURS) * CARDS_PER_COLOUR:
        raise InvalidAction("notation.build_form", text=text[:80])
    return Build(seat, read_way(way, text), tuple([low.count(letter) for letter in LETTERS]))


def read_load(seat: Seat, rest: str, text: str) -> Action:
    if not rest:
        return Load(seat, NOTHING)
    word, _, good = rest.partition(" ")
    if word.lower() != "for":
        raise InvalidAction("notation.unknown", text=text[:80])
    return Load(seat, choose(good, GOODS, text))
