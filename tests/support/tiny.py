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
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.outcome import Outcome, Part, ranked
from capolinea.core.refusal import AmbiguousAction, InvalidAction, Refusal
from capolinea.core.rules import Change, MapId, Rules, View
from capolinea.core.rules import Options as CoreOptions
from capolinea.core.turn import Turn

DECK: Final = 12
DIE: Final = 6
OLD_DIE: Final = 4
SHED: Final = 10
VERBS: Final = ("offer", "load", "leave")
#: The version that brought each.
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
    """What is left on the wagon goes back to the shed."""


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

    def clone(self) -> "State":
        hands, lists = [hand[:] for hand in self.hands], (self.offers[:], self.played[:], self.crates[:])
        return State(self.version, hands, *lists, self.opener, self.wagon, self.shed)

    def facts(self) -> object:
        lists = (tuple(self.offers), tuple(self.played), tuple(self.crates))
        hands = tuple([tuple(hand) for hand in self.hands])
        return (self.version, hands, lists, self.opener, self.wagon, self.shed)


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


def check(options: CoreOptions, version: int) -> Refusal | None:
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
    if state.opener >= 0:
        return Turn((state.opener,), "wagon")
    if (not any(state.hands) and not any(state.offers)) or state.shed == 0:
        return None
    return Turn(tuple([seat for seat, card in enumerate(state.offers) if not card]), "offer")


def offers(state: State, seat: Seat) -> list[Action]:
    candidates: list[Action] = [*[Offer(seat, card) for card in state.hands[seat]], Load(seat), Leave(seat)]
    return [candidate for candidate in candidates if refuse(state, candidate) is None]


def refuse(state: State, action: Action) -> Refusal | None:
    if isinstance(action, Offer):
        if state.opener >= 0:
            return Refusal("offer.wagon_is_open", "W-3", {}, Leave(action.seat))
        if action.card not in state.hands[action.seat]:
            return Refusal("offer.not_held", "W-2", {"card": action.card})
        return None
    if state.opener < 0:
        return Refusal("wagon.closed", "W-2")
    if isinstance(action, Load) and state.wagon == 0:
        return Refusal("load.empty", "W-3", {}, Leave(action.seat))
    return None


def apply(state: State, action: Action, chance: Chance) -> list[Event]:
    seat = action.seat
    if isinstance(action, Offer):
        state.hands[seat].remove(action.card)
        state.offers[seat] = action.card
        return [Offered(seat), *(open_wagon(state, chance) if all(state.offers) else [])]
    if isinstance(action, Load):
        state.wagon -= 1
        state.crates[seat] += 1
        return [Loaded(seat)]
    returned = state.wagon
    state.opener, state.wagon, state.shed = -1, 0, state.shed + returned
    return [Left(seat, returned)]


def open_wagon(state: State, chance: Chance) -> list[Event]:
    """W-3"""
    shown = tuple(state.offers)
    state.opener = shown.index(max(shown))
    die = OLD_DIE if state.version < SIX_SIDES else DIE
    state.wagon = min(1 + chance.below("die", die), state.shed)
    state.shed -= state.wagon
    state.played += sorted(shown)
    state.offers = [0] * len(shown)
    return [WagonOpened(state.opener, shown, state.wagon)]


def view(state: State, viewer: Seat | None) -> TinyView:
    return TinyView(
        seat=viewer,
        version=state.version,
        hand=() if viewer is None else tuple(state.hands[viewer]),
        offer=0 if viewer is None else state.offers[viewer],
        has_offered=tuple([card > 0 for card in state.offers]),
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        played=tuple(state.played),
        opener=state.opener,
        wagon=state.wagon,
        shed=state.shed,
        crates=tuple(state.crates),
    )


def guess(seen: TinyView, seat: Seat, chance: Chance) -> State:
    """The cards that `seat` has not seen, dealt anew to the others' hands and offers."""
    known = {*seen.hand, seen.offer, *seen.played}
    unseen = chance.shuffled("guess", [card for card in range(1, DECK + 1) if card not in known])
    state = State(seen.version, [], [], list(seen.played), list(seen.crates), seen.opener, seen.wagon, seen.shed)
    for other, size in enumerate(seen.hand_sizes):
        state.hands.append(list(seen.hand) if other == seat else sorted([unseen.pop() for _ in range(size)]))
        state.offers.append(seen.offer if other == seat else unseen.pop() if seen.has_offered[other] else 0)
    return state


def outcome(state: State) -> Outcome | None:
    """W-4 Most crates; equal ones share the victory."""
    if turn(state) is not None:
        return None
    scores = tuple(state.crates)
    reason = "shed_empty" if state.shed == 0 else "cards_played"
    return Outcome(ranked(scores), scores, tuple([(Part("crates", score),) for score in scores]), reason)


def write(action: Action) -> str:
    if isinstance(action, Offer):
        return f"offer {action.card}"
    return "load" if isinstance(action, Load) else "leave"


def read(seat: Seat, text: str) -> Action:
    """`offer 7`, `load`, `leave`; the beginning of a verb is enough."""
    verb, _, card = text.strip().lower().partition(" ")
    found = [each for each in VERBS if each.startswith(verb)]
    if len(found) > 1:
        raise AmbiguousAction("notation.which_verb", tuple(found), text=text[:80])
    if found == ["offer"] and card.isdecimal() and len(card) <= 4:
        return Offer(seat, int(card))
    if not card and found in (["load"], ["leave"]):
        return Load(seat) if found == ["load"] else Leave(seat)
    raise InvalidAction("notation.unknown", text=text[:80])


RULES: Final = Rules(
    key="tiny",
    version=2,
    changes=CHANGES,
    seats=range(2, 5),
    options=Options,
    actions=(Offer, Load, Leave),
    events=(Dealt, Offered, WagonOpened, Loaded, Left),
    view_type=TinyView,
    check=check,
    map_id=lambda options: MapId("none", "0"),
    begin=begin,
    turn=turn,
    offers=offers,
    refuse=refuse,
    apply=apply,
    view=view,
    guess=guess,
    outcome=outcome,
    write=write,
    read=read,
)
