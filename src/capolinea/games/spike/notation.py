"""Actions as short text: `build RAL-j67-NFK by yw`, `ride RAL-j67`, `load`, `deliver pigs`, `draw`."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.action_rules import Notation, Words, plain
from capolinea.core.refusal import InvalidAction
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
    PlaceLocomotive,
    Ride,
    Start,
    Stop,
    Take,
)
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.phases.handling import NOTHING
from capolinea.games.spike.pieces import CARDS_PER_COLOUR, COLOURS, GOODS, LETTERS, PARTS
from capolinea.kit.names import name_in

#: Sides as they are printed.
SIDE_LETTERS = "ab"

NODES = {code.lower(): node for node, code in enumerate(BOARD.node_code)}


def write_place(place: int) -> str:
    """Write a city by its code, a space by its two ends."""
    return BOARD.codes[place] if place < BOARD.cities else BOARD.space_code[place - BOARD.cities]


def write_path(spaces: tuple[int, ...]) -> str:
    """Write the nodes from end to end; if the spaces are not connected, single spaces separated by commas."""
    a, b, across = BOARD.graph.a, BOARD.graph.b, BOARD.graph.end_sum
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


def read_city(name: str, text: str) -> int:
    low = name.strip().lower()
    codes = [code.lower() for code in BOARD.codes]
    return codes.index(low) if low in codes else name_in(tuple(BOARD.city_names), name, text)


def read_node(name: str, text: str) -> int:
    node = NODES.get(name.strip().lower())
    return node if node is not None else read_city(name, text)


def read_place(name: str, text: str) -> int:
    if "-" not in name:
        return read_city(name, text)
    spaces = read_path(name, text)
    if len(spaces) != 1:
        raise InvalidAction("notation.no_such_space", text=text[:80])
    return BOARD.cities + spaces[0]


def read_path(names: str, text: str) -> tuple[int, ...]:
    """Read spaces from nodes with hyphens between them; commas separate spaces that are not connected."""
    spaces: list[int] = []
    for piece in names.split(","):
        nodes = [read_node(name, text) for name in piece.split("-")]
        for ends in pairwise(nodes):
            if ends not in BOARD.space_between:
                raise InvalidAction("notation.no_such_space", text=text[:80])
            spaces.append(BOARD.space_between[ends])
    return tuple(spaces)


def of_list(verb: str, action: Callable[[Seat, int], Action], field: str, names: tuple[str, ...]) -> Notation:
    """Return the notation of a verb and a name of the list, or the beginning of one."""

    def write(done: Action) -> str:
        return f"{verb} {names[getattr(done, field)]}"

    def read(seat: Seat, words: Words) -> Action:
        return action(seat, name_in(names, words.rest, words.text))

    return Notation((verb,), write, read)


def of_place(verb: str, action: Callable[[Seat, int], Action]) -> Notation:
    """Return the notation of a verb and a place."""

    def write(done: Ride | Start | Extra) -> str:
        return f"{verb} {write_place(done.place)}"

    def read(seat: Seat, words: Words) -> Action:
        return action(seat, read_place(words.rest, words.text))

    return Notation((verb,), write, read)


def write_sides(action: ChooseSides) -> str:
    return "sides " + "".join([SIDE_LETTERS[side] for side in action.sides])


def read_sides(seat: Seat, words: Words) -> Action:
    letters = words.rest.lower()
    if not letters or not set(letters) <= set(SIDE_LETTERS) or len(letters) > len(GOODS):
        raise InvalidAction("notation.unknown", text=words.text)
    return ChooseSides(seat, tuple([SIDE_LETTERS.index(letter) for letter in letters]))


def write_keep(action: KeepRoute) -> str:
    return f"keep {BOARD.codes[BOARD.route_start[action.route]]}"


def read_keep(seat: Seat, words: Words) -> Action:
    return KeepRoute(seat, BOARD.route_start.index(read_city(words.rest, words.text)))


def write_place_action(action: PlaceLocomotive) -> str:
    return f"place {BOARD.codes[action.city]}"


def read_place_action(seat: Seat, words: Words) -> Action:
    return PlaceLocomotive(seat, read_city(words.rest, words.text))


def write_build(action: Build) -> str:
    cards = "".join([letter * count for letter, count in zip(LETTERS, action.cards, strict=True)])
    return f"build {write_path(action.spaces)} by {cards}"


def read_build(seat: Seat, words: Words) -> Action:
    path, by, cards = words.rest.partition(" by ")
    low = cards.strip().lower()
    if not by or not low or not set(low) <= set(LETTERS) or len(low) > len(COLOURS) * CARDS_PER_COLOUR:
        raise InvalidAction("notation.build_form", text=words.text)
    return Build(seat, read_path(path, words.text), tuple([low.count(letter) for letter in LETTERS]))


def write_load(action: Load) -> str:
    return "load" if action.unload == NOTHING else f"load for {GOODS[action.unload]}"


def read_load(seat: Seat, words: Words) -> Action:
    if not words.rest:
        return Load(seat, NOTHING)
    word, _, good = words.rest.partition(" ")
    if word.lower() != "for":
        raise InvalidAction("notation.unknown", text=words.text)
    return Load(seat, name_in(GOODS, good, words.text))


SIDES: Final = Notation(("sides",), write_sides, read_sides)
GIVE: Final = of_list("give", GiveCard, "colour", COLOURS)
KEEP: Final = Notation(("keep",), write_keep, read_keep)
PLACE: Final = Notation(("place",), write_place_action, read_place_action)
DELIVER: Final = of_list("deliver", Deliver, "good", GOODS)
LOAD: Final = Notation(("load",), write_load, read_load)
RIDE: Final = of_place("ride", Ride)
EXTRA: Final = of_place("extra", Extra)
START: Final = of_place("start", Start)
TAKE: Final = of_list("take", Take, "colour", COLOURS)
DRAW: Final = plain(Draw, "draw")
BUILD: Final = Notation(("build",), write_build, read_build)
IMPROVE: Final = of_list("improve", Improve, "part", PARTS)
STOP: Final = plain(Stop, "stop")
