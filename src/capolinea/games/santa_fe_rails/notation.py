"""Actions as short text: `draw`, `take double-turn`, `buy SF`, `play Denver`, `rail SF Chicago-Kansas City/2`."""

from collections.abc import Callable
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.refusal import AmbiguousAction, InvalidAction
from capolinea.games.santa_fe_rails.actions import (
    BeginBranch,
    BuyBranch,
    Choose,
    Decline,
    Done,
    DrawCity,
    Exchange,
    LayRail,
    LetEnd,
    Pass,
    PlaceCounter,
    PutOff,
    Take,
)
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import SPECIAL_KEYS

PLAIN: Final[dict[str, type[Action]]] = {
    "draw": DrawCity,
    "decline": Decline,
    "done": Done,
    "put off": PutOff,
    "pass": Pass,
    "let end": LetEnd,
}

#: Special cards as text.
CARDS: Final = {card: key.replace("_", "-") for card, key in SPECIAL_KEYS.items()}


def way_name(way: int) -> str:
    """`Chicago-Kansas City`, from where it begins to where it leads; of two lines between them, `/1` or `/2`."""
    name = f"{BOARD.city_names[BOARD.tail[way]]}-{BOARD.city_names[BOARD.head[way]]}"
    line = way >> 1
    twin = BOARD.twin[line]
    return name if twin < 0 else f"{name}/{1 if line < twin else 2}"


def card_name(card: int) -> str:
    return CARDS[card] if card in CARDS else BOARD.city_names[card]


def write(action: Action) -> str:
    """The one text of `action`."""
    for text, plain in PLAIN.items():
        if type(action) is plain:
            return text
    if isinstance(action, LayRail):
        return f"rail {BOARD.railroad_ids[action.railroad]} {way_name(action.way)}"
    if isinstance(action, BeginBranch):
        return f"branch {BOARD.railroad_ids[action.railroad]} {way_name(action.way)}"
    if isinstance(action, Choose):
        return f"play {card_name(action.card)}"
    if isinstance(action, Take):
        return f"take {CARDS[action.card]}"
    if isinstance(action, BuyBranch):
        return f"buy {BOARD.railroad_ids[action.railroad]}"
    if isinstance(action, PlaceCounter):
        return f"counter {action.value} {BOARD.city_names[action.city]}"
    if isinstance(action, Exchange):
        return f"exchange {', '.join([BOARD.city_names[city] for city in action.cities])}"
    raise InvalidAction("action.other_game")


def read(seat: Seat, text: str) -> Action:
    """The action that `text` stands for; case does not matter, and the beginning of a name is enough."""
    words = " ".join(text.split())
    plain = PLAIN.get(words.lower())
    if plain is not None:
        return plain(seat)
    verb, _, rest = words.partition(" ")
    reader = READERS.get(verb.lower())
    if reader is None or not rest:
        raise InvalidAction("notation.unknown", text=text[:80])
    return reader(seat, rest, text[:80])


def read_lay(seat: Seat, rest: str, text: str) -> Action:
    railroad, way = read_rail(rest, text)
    return LayRail(seat, railroad, way)


def read_branch(seat: Seat, rest: str, text: str) -> Action:
    railroad, way = read_rail(rest, text)
    return BeginBranch(seat, railroad, way)


def read_play(seat: Seat, rest: str, text: str) -> Action:
    names = [*BOARD.city_names, *CARDS.values()]
    place = pick(rest, names, text)
    return Choose(seat, place if place < BOARD.cities else list(CARDS)[place - BOARD.cities])


def read_take(seat: Seat, rest: str, text: str) -> Action:
    return Take(seat, list(CARDS)[pick(rest, list(CARDS.values()), text)])


def read_buy(seat: Seat, rest: str, text: str) -> Action:
    return BuyBranch(seat, pick(rest, BOARD.railroad_ids, text))


def read_counter(seat: Seat, rest: str, text: str) -> Action:
    value, _, name = rest.partition(" ")
    if not (value.isascii() and value.isdecimal() and len(value) < 4):
        raise InvalidAction("notation.counter_form", text=text)
    return PlaceCounter(seat, pick(name, BOARD.city_names, text), int(value))


def read_exchange(seat: Seat, rest: str, text: str) -> Action:
    names = rest.split(",")
    if len(names) > BOARD.cities:
        raise InvalidAction("notation.unknown", text=text)
    return Exchange(seat, tuple([pick(name, BOARD.city_names, text) for name in names]))


READERS: Final[dict[str, Callable[[Seat, str, str], Action]]] = {
    "rail": read_lay,
    "branch": read_branch,
    "play": read_play,
    "take": read_take,
    "buy": read_buy,
    "counter": read_counter,
    "exchange": read_exchange,
}


def pick(name: str, names: list[str], text: str) -> int:
    """The place of `name` in `names`, or of the only one that begins so."""
    low = [each.lower() for each in names]
    wanted = name.strip().lower()
    if wanted in low:
        return low.index(wanted)
    found = [i for i, each in enumerate(low) if wanted and each.startswith(wanted)]
    if len(found) > 1:
        raise AmbiguousAction("notation.which", tuple([names[i] for i in found]), text=text)
    if not found:
        raise InvalidAction("notation.no_such_name", name=name[:40], text=text)
    return found[0]


def read_rail(rest: str, text: str) -> tuple[int, int]:
    """A railroad and a way: `SF Chicago-Kansas City/2`."""
    railroad, _, names = rest.partition(" ")
    start, dash, goal = names.partition("-")
    if not dash:
        raise InvalidAction("notation.rail_form", text=text)
    goal, slash, number = goal.partition("/")
    tail, head = pick(start, BOARD.city_names, text), pick(goal, BOARD.city_names, text)
    ways = [way for way in range(BOARD.ways) if BOARD.tail[way] == tail and BOARD.head[way] == head]
    if slash:
        # Only one of two lines bears a number.
        ways = [way for way in ways if way_name(way).endswith(f"/{number.strip()}")]
    if len(ways) > 1:
        raise AmbiguousAction("notation.which", tuple([way_name(way) for way in ways]), text=text)
    if not ways:
        raise InvalidAction("notation.no_such_line", text=text)
    return pick(railroad, BOARD.railroad_ids, text), ways[0]
