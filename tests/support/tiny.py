"""Wagons: a tiny complete game. The core's own tests play it, and a new game can start as a copy of it.

Each seat holds secret cards. In a round all seats offer one card at once; the highest opens a wagon with as many
crates as a die shows, loads them one by one and leaves when it likes: what is left goes back to the shed. The match
ends when the cards are played or the shed is empty. Most crates win. In version 1 the die had four sides, and everybody
was dealt two cards.

W-1 cards are dealt secretly · W-2 all offer one held card at once · W-3 the highest loads crates, then leaves · W-4 end
"""

from dataclasses import dataclass
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.action_rules import ActionRule, ActionRules, Notation, Words, plain
from capolinea.core.chance import Chance
from capolinea.core.event import Event, Log
from capolinea.core.moves import Random
from capolinea.core.outcome import Outcome, ScorePart, ranked
from capolinea.core.refusal import AmbiguousAction, InvalidAction, Refusal
from capolinea.core.rules import Change, MapId, Rules, View
from capolinea.core.rules import Options as CoreOptions
from capolinea.core.turn import Turn

DECK: Final = 12
DIE: Final = 6
OLD_DIE: Final = 4
SHED: Final = 10
OFFERING: Final = 0
WAGON: Final = 1
OVER: Final = 2
#: Kinds of moves.
OFFER: Final = 0
LOAD: Final = 1
LEAVE: Final = 2
#: The version that introduced each.
SIX_SIDES: Final = 2
CHANGES: Final = (Change(SIX_SIDES, "six_sides", "W-3"), Change(2, "cards", "W-1", option="cards", before=2))


class Options(CoreOptions, frozen=True):
    """W-1 How many cards each seat is dealt."""

    cards: int = 2


class Offer(Action, frozen=True, tag="offer"):
    card: int


class Load(Action, frozen=True, tag="load"):
    """Take one crate off the wagon."""


class Leave(Action, frozen=True, tag="leave"):
    """Return what is left on the wagon to the shed."""


class Dealt(Event, frozen=True, tag="dealt"):
    seat: Seat
    cards: tuple[int, ...]

    @property
    def audience(self) -> Seat | None:
        return self.seat


class Offered(Event, frozen=True, tag="offered"):
    """`seat` has put a card face down."""

    seat: Seat


class WagonOpened(Event, frozen=True, tag="wagon_opened"):
    """All cards are turned up; `seat` had the highest."""

    seat: Seat
    offers: tuple[int, ...]
    crates: int

    @property
    def reveals(self) -> bool:
        return True


class Loaded(Event, frozen=True, tag="loaded"):
    seat: Seat


class Left(Event, frozen=True, tag="left"):
    seat: Seat
    returned: int


@dataclass
class State:
    """`opener` is the seat at the wagon, or -1 while cards are offered; an offer of 0 is not made yet."""

    version: int
    hands: list[list[int]]
    offers: list[int]
    played: list[int]
    crates: list[int]
    opener: int = -1
    wagon: int = 0
    shed: int = SHED

    @property
    def stage(self) -> int:
        """W-2 Cards are offered; W-3 the wagon is open; W-4 the match is over."""
        if self.opener >= 0:
            return WAGON
        return OVER if self.shed == 0 or not (any(self.hands) or any(self.offers)) else OFFERING

    def clone(self) -> "State":
        hands, lists = [hand[:] for hand in self.hands], (self.offers[:], self.played[:], self.crates[:])
        return State(self.version, hands, *lists, self.opener, self.wagon, self.shed)

    def facts(self) -> object:
        lists = (tuple(self.offers), tuple(self.played), tuple(self.crates))
        hands = tuple([tuple(hand) for hand in self.hands])
        return (self.version, hands, lists, self.opener, self.wagon, self.shed)


class TinyMove:
    """The fields of all actions."""

    def __init__(self) -> None:
        self.kind = 0
        self.seat = 0
        self.card = 0


class TinyView(View, frozen=True):
    hand: tuple[int, ...]
    offer: int
    has_offered: tuple[bool, ...]
    hand_sizes: tuple[int, ...]
    played: tuple[int, ...]
    opener: int
    wagon: int
    shed: int
    crates: tuple[int, ...]


def check_options(options: CoreOptions, version: int) -> Refusal | None:
    """W-1 The deck must suffice."""
    assert isinstance(options, Options)
    if not 1 <= options.cards <= DECK // options.seats:
        return Refusal("setup.cards", "W-1", {"cards": options.cards})
    return None


def begin(options: CoreOptions, chance: Chance, version: int) -> tuple[State, list[Event]]:
    assert isinstance(options, Options)
    deck = [card + 1 for card in chance.sample("deal", DECK, options.seats * options.cards)]
    hands = [sorted(deck[seat :: options.seats]) for seat in range(options.seats)]
    dealt: list[Event] = [Dealt(seat, tuple(hand)) for seat, hand in enumerate(hands)]
    return State(version, hands, [0] * options.seats, [], [0] * options.seats), dealt


def turn(state: State) -> Turn | None:
    """W-2 Everybody who has not offered yet, at once; W-3 the opener; W-4 nobody."""
    if state.stage == WAGON:
        return Turn((state.opener,), "wagon")
    if state.stage == OVER:
        return None
    return Turn(tuple([seat for seat, card in enumerate(state.offers) if not card]), "offer")


def refuse_offer(state: State, action: Offer) -> Refusal | None:
    if state.opener >= 0:
        return Refusal("offer.wagon_is_open", "W-3", {}, Leave(action.seat))
    if action.card not in state.hands[action.seat]:
        return Refusal("offer.not_held", "W-2", {"card": action.card})
    return None


def refuse_load(state: State, action: Load) -> Refusal | None:
    if state.opener < 0:
        return Refusal("wagon.closed", "W-2")
    return Refusal("load.empty", "W-3", {}, Leave(action.seat)) if state.wagon == 0 else None


def refuse_leave(state: State, action: Leave) -> Refusal | None:
    return Refusal("wagon.closed", "W-2") if state.opener < 0 else None


def offer_cards(state: State, seat: Seat) -> list[Action]:
    return [Offer(seat, card) for card in state.hands[seat]]


def offer_load(state: State, seat: Seat) -> list[Action]:
    return [Load(seat)] if state.wagon else []


def offer_leave(state: State, seat: Seat) -> list[Action]:
    return [Leave(seat)]


def put_card(state: State, move: TinyMove, chance: Chance, log: Log) -> None:
    state.hands[move.seat].remove(move.card)
    state.offers[move.seat] = move.card
    if log is not None:
        log.append(Offered(move.seat))
    if all(state.offers):
        open_wagon(state, chance, log)


def load(state: State, move: TinyMove, chance: Chance, log: Log) -> None:
    state.wagon -= 1
    state.crates[move.seat] += 1
    if log is not None:
        log.append(Loaded(move.seat))


def leave(state: State, move: TinyMove, chance: Chance, log: Log) -> None:
    returned = state.wagon
    state.opener, state.wagon, state.shed = -1, 0, state.shed + returned
    if log is not None:
        log.append(Left(move.seat, returned))


def open_wagon(state: State, chance: Chance, log: Log) -> None:
    """W-3"""
    shown = tuple(state.offers)
    state.opener = shown.index(max(shown))
    die = OLD_DIE if state.version < SIX_SIDES else DIE
    state.wagon = min(1 + chance.below("die", die), state.shed)
    state.shed -= state.wagon
    state.played += sorted(shown)
    state.offers = [0] * len(shown)
    if log is not None:
        log.append(WagonOpened(state.opener, shown, state.wagon))


def choose(state: State, random: Random, move: TinyMove) -> bool:
    """Choose any card, then load crates until the wagon is empty, or nearly."""
    if state.stage == OVER:
        return False
    if state.stage == WAGON:
        move.seat = state.opener
        move.kind = LOAD if state.wagon and random() < 0.9 else LEAVE
        return True
    move.kind, move.seat = OFFER, state.offers.index(0)
    hand = state.hands[move.seat]
    move.card = hand[int(random() * len(hand))]
    return True


def view(state: State, viewer: Seat | None) -> TinyView:
    return TinyView(
        seat=viewer,
        version=state.version,
        hand=() if viewer is None else tuple(state.hands[viewer]),
        offer=0 if viewer is None else state.offers[viewer],
        has_offered=tuple([card != 0 for card in state.offers]),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        played=tuple(state.played),
        opener=state.opener,
        wagon=state.wagon,
        shed=state.shed,
        crates=tuple(state.crates),
    )


def state_from_view(seen: TinyView) -> State:
    """In this state the others have no cards; a seat that has offered has offered a card that does not exist."""
    state = State(seen.version, [], [], list(seen.played), list(seen.crates), seen.opener, seen.wagon, seen.shed)
    for other in range(len(seen.hand_sizes)):
        state.hands.append(list(seen.hand) if other == seen.seat else [])
        state.offers.append(seen.offer if other == seen.seat else -1 if seen.has_offered[other] else 0)
    return state


def guess(seen: TinyView, seat: Seat, chance: Chance) -> State:
    """Deal the cards that `seat` has not seen to the others' hands and offers."""
    known = {*seen.hand, seen.offer, *seen.played}
    unseen = chance.shuffled("guess", [card for card in range(1, DECK + 1) if card not in known])
    state = state_from_view(seen)
    for other, size in enumerate(seen.hand_sizes):
        if other != seat:
            state.hands[other] = sorted([unseen.pop() for _ in range(size)])
            state.offers[other] = unseen.pop() if seen.has_offered[other] else 0
    return state


def outcome(state: State) -> Outcome | None:
    """W-4 Most crates; equal ones share the victory."""
    if turn(state) is not None:
        return None
    scores = tuple(state.crates)
    reason = "shed_empty" if state.shed == 0 else "cards_played"
    return Outcome(ranked(scores), scores, tuple([(ScorePart("crates", score),) for score in scores]), reason)


def write_offer(action: Offer) -> str:
    return f"offer {action.card}"


def read_offer(seat: Seat, words: Words) -> Action:
    if not words.rest.isdecimal() or len(words.rest) > 4:
        raise InvalidAction("notation.unknown", text=words.text)
    return Offer(seat, int(words.rest))


def read_load(seat: Seat, words: Words) -> Action:
    """`l` may be either."""
    if words.verb == "l":
        raise AmbiguousAction("notation.which_verb", ("load", "leave"), text=words.text)
    return plain(Load, "load").read(seat, words)


ACTIONS: Final = ActionRules(
    (
        ActionRule(
            Offer,
            OFFER,
            (OFFERING,),
            Notation(("offer",), write_offer, read_offer),
            refuse_offer,
            offer_cards,
            put_card,
        ),
        ActionRule(
            Load, LOAD, (WAGON,), Notation(("load", "l"), lambda _: "load", read_load), refuse_load, offer_load, load
        ),
        ActionRule(Leave, LEAVE, (WAGON,), plain(Leave, "leave"), refuse_leave, offer_leave, leave),
    ),
    TinyMove,
    choose,
)

RULES: Final = Rules(
    key="tiny",
    version=2,
    changes=CHANGES,
    seats=range(2, 5),
    options=Options,
    actions=ACTIONS,
    events=(Dealt, Offered, WagonOpened, Loaded, Left),
    view_type=TinyView,
    check_options=check_options,
    map_id=lambda options: MapId("none", "0"),
    begin=begin,
    turn=turn,
    view=view,
    state_from_view=state_from_view,
    guess=guess,
    outcome=outcome,
)
