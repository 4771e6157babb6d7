"""What a seat may know (RB-43, RB-45), and a full state that fits it."""

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.core.rules import View as CoreView
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.pieces import ANNOUNCED, STEP
from capolinea.games.rail_baron.state import BID, OVER, SALE, STAGES, Bill, State, new_state

#: In a view: cash that is not shown.
HIDDEN = -1


class View(CoreView, frozen=True):
    """Everything but others' cash below 150,000. Lists are by seat unless they say otherwise."""

    options: Options
    first: Seat
    mover: Seat
    actor: Seat
    stage: str
    last_round: bool
    late: bool
    cash: tuple[int, ...]
    """HIDDEN where it may not be known."""
    alive: tuple[bool, ...]
    engine: tuple[int, ...]
    home: tuple[int, ...]
    at: tuple[int, ...]
    origin: tuple[int, ...]
    goal: tuple[int, ...]
    declared: tuple[bool, ...]
    alternative: tuple[int, ...]
    arrived: tuple[bool, ...]
    used: tuple[tuple[int, ...], ...]
    """Tracks used in each trip."""
    last_railroad: tuple[int, ...]
    right: tuple[int, ...]
    cards: tuple[int, ...]
    card_used: tuple[bool, ...]
    owner: tuple[int, ...]
    """By railroad."""
    rolled: bool
    white: tuple[int, ...]
    bonus: int
    bonus_due: bool
    steps: int
    due_bank: int
    due_governor: int
    due_owner: tuple[int, ...]
    bills: tuple[Bill, ...]
    ending: bool
    auctioned: int
    seller: int
    bid: int
    bidder: int
    out: int
    back: int
    winners: tuple[Seat, ...]
    reason: str


def shows_cash(state: State, viewer: Seat | None, seat: Seat) -> bool:
    """RB-45 Own cash, announced cash, all of it with `open_cash` and when the match is over."""
    return seat == viewer or state.options.open_cash or state.cash[seat] >= ANNOUNCED or state.stage == OVER


def view(state: State, viewer: Seat | None) -> View:
    """What `viewer` may know. None is a spectator."""
    seats = range(state.seats)
    return View(
        seat=viewer,
        version=state.version,
        options=state.options,
        first=state.first,
        mover=state.mover,
        actor=state.actor,
        stage=STAGES[state.stage],
        last_round=state.last_round,
        late=state.late,
        cash=tuple([state.cash[seat] if shows_cash(state, viewer, seat) else HIDDEN for seat in seats]),
        alive=tuple(state.alive),
        engine=tuple(state.engine),
        home=tuple(state.home),
        at=tuple(state.at),
        origin=tuple(state.origin),
        goal=tuple(state.goal),
        declared=tuple(state.declared),
        alternative=tuple(state.alternative),
        arrived=tuple(state.arrived),
        used=tuple([tuple([track for track, gone in enumerate(tracks) if gone]) for tracks in state.used]),
        last_railroad=tuple(state.last_railroad),
        right=tuple(state.right),
        cards=tuple(state.cards),
        card_used=tuple(state.card_used),
        owner=tuple(state.owner),
        rolled=state.rolled,
        white=state.white,
        bonus=state.bonus,
        bonus_due=state.bonus_due,
        steps=state.steps,
        due_bank=state.due_bank,
        due_governor=state.due_governor,
        due_owner=tuple(state.due_owner),
        bills=state.bills,
        ending=state.ending,
        auctioned=state.auctioned,
        seller=state.seller,
        bid=state.bid,
        bidder=state.bidder,
        out=state.out,
        back=state.back,
        winners=state.winners,
        reason=state.reason,
    )


def guess(seen: View, seat: Seat, chance: Chance) -> State:
    """A full state that fits what `seat` sees: hidden cash is anything below what would be announced.

    A bidder has what was bid, and one who must sell has less than is owed.
    """
    state = new_state(seen.options, seen.version)
    state.first = seen.first
    state.mover = seen.mover
    state.actor = seen.actor
    state.stage = STAGES.index(seen.stage)
    state.last_round = seen.last_round
    state.late = seen.late
    state.alive = list(seen.alive)
    state.engine = list(seen.engine)
    state.home = list(seen.home)
    state.at = list(seen.at)
    state.origin = list(seen.origin)
    state.goal = list(seen.goal)
    state.declared = list(seen.declared)
    state.alternative = list(seen.alternative)
    state.arrived = list(seen.arrived)
    for tracks, gone in zip(state.used, seen.used, strict=True):
        for track in gone:
            tracks[track] = 1
    state.last_railroad = list(seen.last_railroad)
    state.right = list(seen.right)
    state.cards = list(seen.cards)
    state.card_used = list(seen.card_used)
    state.owner = list(seen.owner)
    state.rolled = seen.rolled
    state.white = seen.white
    state.bonus = seen.bonus
    state.bonus_due = seen.bonus_due
    state.steps = seen.steps
    state.due_bank = seen.due_bank
    state.due_governor = seen.due_governor
    state.due_owner = list(seen.due_owner)
    state.bills = seen.bills
    state.ending = seen.ending
    state.auctioned = seen.auctioned
    state.seller = seen.seller
    state.bid = seen.bid
    state.bidder = seen.bidder
    state.out = seen.out
    state.back = seen.back
    state.winners = seen.winners
    state.reason = seen.reason
    state.cash = [guess_cash(state, seen, other, chance) for other in range(state.seats)]
    return state


def guess_cash(state: State, seen: View, seat: Seat, chance: Chance) -> int:
    if seen.cash[seat] != HIDDEN:
        return seen.cash[seat]
    if not state.alive[seat]:
        return 0
    least, most = 0, ANNOUNCED - STEP
    if state.stage in (SALE, BID) and state.bills and state.bills[0][0] == seat:
        most = min(most, sum([amount for _, amount in state.bills[0][1]]) - STEP)
    if state.stage == BID and state.bidder == seat:
        least = state.bid
    return least + STEP * chance.below("guess", (most - least) // STEP + 1)
