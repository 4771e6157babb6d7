"""What a seat may know (SP-37), and a full state that fits it."""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.core.rules import View as CoreView
from capolinea.games.spike.meta import Options
from capolinea.games.spike.pieces import COLOURS, GOODS, ROUTES, SIDES
from capolinea.games.spike.state import OVER, STAGES, State, cards_per_colour, new_state
from capolinea.games.spike.state import SIDES as CHOOSING_SIDES

#: In a view: a side or a route card that is not shown, or not chosen yet.
HIDDEN: Final = -1


class View(CoreView, frozen=True):
    """Everything but others' cards, the deck, and others' route cards. Lists are by seat unless they say otherwise."""

    options: Options
    first: Seat
    mover: Seat
    stage: str
    round: int
    idle: int
    finisher: Seat
    turns_left: int
    reason: str
    market: tuple[int, ...]
    """By place, column by column from the top: a good."""
    holder: tuple[int, ...]
    """By good."""
    contract: tuple[int, ...]
    """By good."""
    side: tuple[int, ...]
    """By good; HIDDEN where it may not be known."""
    has_chosen: tuple[bool, ...]
    """Whether the sides are chosen (SP-36)."""
    token: tuple[int, ...]
    """By good: 0 on its contract, 1 aboard, 2 delivered."""
    aboard: tuple[tuple[int, ...], ...]
    """The goods on the train, in the order loaded."""
    goal: tuple[int, ...]
    """By good: where it was delivered, or -1."""
    hand: tuple[int, ...]
    """Own cards of each colour; none for a spectator."""
    hand_sizes: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]
    """Cards of each colour that must be in a hand, because all have seen them taken."""
    open: tuple[int, ...]
    """By slot: a colour, or -1."""
    deck_size: int
    """Rail cards in the deck."""
    top: int
    """In round 3: rail cards above the part with the time cards."""
    time_cards: int
    """In the deck, in round 3."""
    discards: tuple[int, ...]
    """By colour."""
    routes: tuple[int, ...]
    """Own route cards as dealt."""
    route: tuple[int, ...]
    """Kept; HIDDEN where it may not be known."""
    has_kept: tuple[bool, ...]
    at: tuple[int, ...]
    """A place: a city, or the number of cities plus a space; -1 before the locomotive is placed."""
    came: int
    steps: int
    arrived: bool
    drawn: int
    busy: bool
    level: tuple[tuple[int, ...], ...]
    """Steps made, by part."""
    money: tuple[int, ...]
    from_market: tuple[int, ...]
    from_contracts: tuple[int, ...]
    spent: tuple[int, ...]
    tracks: tuple[int, ...]
    """Left."""
    lines: tuple[tuple[int, ...], ...]
    """Spaces with an own track, in the order laid."""
    joined: tuple[tuple[int, ...], ...]
    """Nodes of the network, in the order joined."""


def shows_side(state: State, viewer: Seat | None, good: int) -> bool:
    """SP-36 Sides are shown when all have chosen; until then everybody knows the own."""
    return state.stage != CHOOSING_SIDES or state.holder[good] == viewer


def view(state: State, viewer: Seat | None) -> View:
    """What `viewer` may know. None is a spectator."""
    seats = range(state.seats)
    return View(
        seat=viewer,
        version=state.version,
        options=state.options,
        first=state.first,
        mover=state.mover,
        stage=STAGES[state.stage],
        round=state.round,
        idle=state.idle,
        finisher=state.finisher,
        turns_left=state.turns_left,
        reason=state.reason,
        market=tuple(state.market),
        holder=tuple(state.holder),
        contract=tuple(state.contract),
        side=tuple([side if shows_side(state, viewer, good) else HIDDEN for good, side in enumerate(state.side)]),
        has_chosen=tuple([state.side[state.holder.index(seat)] >= 0 for seat in seats]),
        token=tuple(state.token),
        aboard=tuple([tuple(goods) for goods in state.aboard]),
        goal=tuple(state.goal),
        hand=() if viewer is None else tuple(state.hands[viewer]),
        hand_sizes=tuple([sum(cards) for cards in state.hands]),
        shown=tuple([tuple(cards) for cards in state.shown]),
        open=tuple(state.open),
        deck_size=state.deck_size,
        top=state.top,
        time_cards=state.time_cards,
        discards=tuple(state.discards),
        routes=() if viewer is None else state.routes[viewer],
        route=tuple([state.route[seat] if seat == viewer or state.stage == OVER else HIDDEN for seat in seats]),
        has_kept=tuple([route >= 0 for route in state.route]),
        at=tuple(state.at),
        came=state.came,
        steps=state.steps,
        arrived=state.arrived,
        drawn=state.drawn,
        busy=state.busy,
        level=tuple([tuple(parts) for parts in state.level]),
        money=tuple(state.money),
        from_market=tuple(state.from_market),
        from_contracts=tuple(state.from_contracts),
        spent=tuple(state.spent),
        tracks=tuple(state.tracks),
        lines=tuple([tuple(spaces) for spaces in state.lines]),
        joined=tuple([tuple(nodes) for nodes in state.joined]),
    )


def guess(seen: View, seat: Seat, chance: Chance) -> State:
    """A full state that fits what `seat` sees: unseen cards and route cards are dealt anew."""
    state = new_state(seen.options, seen.version)
    state.first = seen.first
    state.mover = seen.mover
    state.stage = STAGES.index(seen.stage)
    state.round = seen.round
    state.idle = seen.idle
    state.finisher = seen.finisher
    state.turns_left = seen.turns_left
    state.reason = seen.reason
    state.market = list(seen.market)
    state.holder = list(seen.holder)
    state.contract = list(seen.contract)
    state.side = [guess_side(seen, good, chance) for good in range(len(GOODS))]
    state.token = list(seen.token)
    state.aboard = [list(goods) for goods in seen.aboard]
    state.goal = list(seen.goal)
    for good, city in enumerate(seen.goal):
        if city >= 0:
            state.supplied[city] |= 1 << seen.holder[good]
    state.shown = [list(cards) for cards in seen.shown]
    state.open = list(seen.open)
    state.discards = list(seen.discards)
    state.deck_size = seen.deck_size
    state.top = seen.top
    state.time_cards = seen.time_cards
    deal_cards(state, seen, seat, chance)
    deal_routes(state, seen, seat, chance)
    state.at = list(seen.at)
    state.came = seen.came
    state.steps = seen.steps
    state.arrived = seen.arrived
    state.drawn = seen.drawn
    state.busy = seen.busy
    state.level = [list(parts) for parts in seen.level]
    state.money = list(seen.money)
    state.from_market = list(seen.from_market)
    state.from_contracts = list(seen.from_contracts)
    state.spent = list(seen.spent)
    state.tracks = list(seen.tracks)
    state.lines = [list(spaces) for spaces in seen.lines]
    state.joined = [list(nodes) for nodes in seen.joined]
    for other in range(state.seats):
        for space in state.lines[other]:
            state.laid[space] |= 1 << other
        for node in state.joined[other]:
            state.net[node] |= 1 << other
    return state


def guess_side(seen: View, good: int, chance: Chance) -> int:
    if seen.side[good] != HIDDEN or not seen.has_chosen[seen.holder[good]]:
        return seen.side[good]
    return chance.below("guess", SIDES)


def deal_cards(state: State, seen: View, seat: Seat, chance: Chance) -> None:
    """What nobody has shown goes to the other hands and to the deck, each card as likely to be here as there."""
    each = cards_per_colour(state.seats)
    left = [each - held - gone for held, gone in zip(seen.hand, seen.discards, strict=True)]
    for colour in seen.open:
        if colour >= 0:
            left[colour] -= 1
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        left = [cards - known for cards, known in zip(left, seen.shown[other], strict=True)]
    unseen = [colour for colour in range(len(COLOURS)) for _ in range(left[colour])]
    missing = {other: seen.hand_sizes[other] - sum(seen.shown[other]) for other in others}
    dealt = iter(chance.sample("guess", len(unseen), sum(missing.values())))
    for other in range(state.seats):
        state.hands[other] = list(seen.hand) if other == seat else list(seen.shown[other])
    for other in others:
        for _ in range(missing[other]):
            colour = unseen[next(dealt)]
            state.hands[other][colour] += 1
            left[colour] -= 1
    state.deck = left


def deal_routes(state: State, seen: View, seat: Seat, chance: Chance) -> None:
    """SP-8, SP-36 Others have any that are not known to be elsewhere; the kept one is known at the end only."""
    count = len(seen.routes)
    known = {*seen.routes, *[route for route in seen.route if route != HIDDEN]}
    unseen = chance.shuffled("guess", [route for route in range(ROUTES) if route not in known]) if count else []
    for other in range(state.seats):
        if other == seat:
            state.routes[other] = seen.routes
            state.route[other] = seen.route[other]
        elif count:
            kept = seen.route[other]
            dealt = [unseen.pop() for _ in range(count if kept == HIDDEN else count - 1)]
            if kept != HIDDEN:
                dealt.insert(chance.below("guess", count), kept)
            elif seen.has_kept[other]:
                kept = dealt[chance.below("guess", count)]
            state.routes[other] = tuple(dealt)
            state.route[other] = kept
