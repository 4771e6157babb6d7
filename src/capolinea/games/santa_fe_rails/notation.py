"""Actions as short text: `draw`, `take double-turn`, `buy SF`, `play Denver`, `rail SF Chicago-Kansas City/2`."""

from collections.abc import Callable, Sequence
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.action_rules import Notation, Words, plain
from capolinea.core.refusal import AmbiguousAction, InvalidAction
from capolinea.games.santa_fe_rails.actions import (
    BeginBranch,
    BuyBranch,
    Choose,
    Decline,
    Done,
    DrawCity,
    EndGame,
    Exchange,
    LayRail,
    Pass,
    PlaceCounter,
    PutOff,
    Take,
)
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import SPECIAL_KEYS
from capolinea.kit.names import name_in

#: Special cards as text.
CARDS: Final = {card: key.replace("_", "-") for card, key in SPECIAL_KEYS.items()}


def arc_name(arc: int) -> str:
    """Return `Chicago-Kansas City`: where an arc begins and leads to, with `/1` or `/2` if two lines join them."""
    name = f"{BOARD.town_names[BOARD.tail[arc]]}-{BOARD.town_names[BOARD.head[arc]]}"
    line = arc >> 1
    twin = BOARD.twin[line]
    return name if twin < 0 else f"{name}/{1 if line < twin else 2}"


def card_name(card: int) -> str:
    return CARDS[card] if card in CARDS else BOARD.town_names[card]


def read_rail(words: Words) -> tuple[int, int]:
    """Return the railroad and the arc that `SF Chicago-Kansas City/2` stands for."""
    railroad, _, names = words.rest.partition(" ")
    start, dash, goal = names.partition("-")
    if not dash:
        raise InvalidAction("notation.rail_form", text=words.text)
    goal, slash, number = goal.partition("/")
    tail, head = name_in(BOARD.town_names, start, words.text), name_in(BOARD.town_names, goal, words.text)
    arcs = [arc for arc in range(BOARD.arcs) if BOARD.tail[arc] == tail and BOARD.head[arc] == head]
    if slash:
        # Only one of two lines between the same towns bears a number.
        arcs = [arc for arc in arcs if arc_name(arc).endswith(f"/{number.strip()}")]
    if len(arcs) > 1:
        raise AmbiguousAction("notation.which", tuple([arc_name(arc) for arc in arcs]), text=words.text)
    if not arcs:
        raise InvalidAction("notation.no_such_line", text=words.text)
    return name_in(BOARD.railroad_ids, railroad, words.text), arcs[0]


def of_rail(verb: str, action: Callable[[Seat, int, int], Action]) -> Notation:
    """Return the notation of a verb, a railroad and an arc."""

    def write(done: LayRail | BeginBranch) -> str:
        return f"{verb} {BOARD.railroad_ids[done.railroad]} {arc_name(done.way)}"

    def read(seat: Seat, words: Words) -> Action:
        return action(seat, *read_rail(words))

    return Notation((verb,), write, read)


def of_card(verb: str, action: Callable[[Seat, int], Action], cards: Sequence[int]) -> Notation:
    """Return the notation of a verb and the name of one of `cards`; the beginning of the name is enough."""
    names = [card_name(card) for card in cards]

    def write(done: Choose | Take) -> str:
        return f"{verb} {card_name(done.card)}"

    def read(seat: Seat, words: Words) -> Action:
        return action(seat, cards[name_in(names, words.rest, words.text)])

    return Notation((verb,), write, read)


def write_buy(action: BuyBranch) -> str:
    return f"buy {BOARD.railroad_ids[action.railroad]}"


def read_buy(seat: Seat, words: Words) -> Action:
    return BuyBranch(seat, name_in(BOARD.railroad_ids, words.rest, words.text))


def write_counter(action: PlaceCounter) -> str:
    return f"counter {action.value} {BOARD.town_names[action.city]}"


def read_counter(seat: Seat, words: Words) -> Action:
    value, _, name = words.rest.partition(" ")
    if not (value.isascii() and value.isdecimal() and len(value) < 4):
        raise InvalidAction("notation.counter_form", text=words.text)
    return PlaceCounter(seat, name_in(BOARD.town_names, name, words.text), int(value))


def write_exchange(action: Exchange) -> str:
    return f"exchange {', '.join([BOARD.town_names[town] for town in action.cities])}"


def read_exchange(seat: Seat, words: Words) -> Action:
    names = words.rest.split(",")
    if len(names) > BOARD.towns:
        raise InvalidAction("notation.unknown", text=words.text)
    return Exchange(seat, tuple([name_in(BOARD.town_names, name, words.text) for name in names]))


DRAW: Final = plain(DrawCity, "draw")
TAKE: Final = of_card("take", Take, tuple(CARDS))
BUY: Final = Notation(("buy",), write_buy, read_buy)
DECLINE: Final = plain(Decline, "decline")
PLAY: Final = of_card("play", Choose, (*range(BOARD.towns), *CARDS))
COUNTER: Final = Notation(("counter",), write_counter, read_counter)
RAIL: Final = of_rail("rail", LayRail)
BRANCH: Final = of_rail("branch", BeginBranch)
EXCHANGE: Final = Notation(("exchange",), write_exchange, read_exchange)
DONE: Final = plain(Done, "done")
PUT_OFF: Final = plain(PutOff, "put off")
PASS: Final = plain(Pass, "pass")
END_GAME: Final = plain(EndGame, "let end")
