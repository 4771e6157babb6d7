"""What a seat may know: everything, for nothing is hidden once goods are drawn."""

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.core.rules import View as CoreView
from capolinea.games.steam.meta import Options
from capolinea.games.steam.state import STAGES, State, Taken, new_state
from capolinea.games.steam.track import open_exits


class View(CoreView, frozen=True):
    """Lists are by seat unless they say otherwise; see `State` for what each holds."""

    options: Options
    last_turn: int
    turn: int
    stage: str
    actor: Seat
    order: tuple[Seat, ...]
    queue: tuple[Seat, ...]
    round: int
    alive: tuple[bool, ...]
    bankrupt: tuple[Seat, ...]
    cash: tuple[int, ...]
    income: tuple[int, ...]
    points: tuple[int, ...]
    level: tuple[int, ...]
    tile: tuple[int, ...]
    taken: tuple[bool, ...]
    passing: tuple[bool, ...]
    improved: tuple[bool, ...]
    bid: int
    bidder: int
    bids: tuple[int, ...]
    out: int
    opener: int
    places: tuple[Seat, ...]
    free_pass: int
    lay: tuple[int, ...]
    """By hex of the board."""
    piece: tuple[int, ...]
    """By hex."""
    left: tuple[int, ...]
    """By kind of piece."""
    owner: tuple[int, ...]
    """By exit."""
    mate: tuple[int, ...]
    """By exit."""
    tiles_left: int
    spent: int
    work: int
    fresh: tuple[int, ...]
    loose: tuple[int, ...]
    undone: tuple[Taken, ...]
    banned: tuple[int, ...]
    colour: tuple[int, ...]
    """By place."""
    grown: tuple[bool, ...]
    """By place."""
    goods: tuple[int, ...]
    """By place * 5 + colour."""
    supply: tuple[int, ...]
    """By space * 5 + colour."""
    new_cities: tuple[int, ...]
    """By colour."""
    markers: int
    bag: tuple[int, ...]
    """By colour."""
    due: tuple[tuple[int, int], ...]
    reason: str


def view(state: State, viewer: Seat | None) -> View:
    """What `viewer` may know. None is a spectator."""
    return View(
        seat=viewer,
        version=state.version,
        options=state.options,
        last_turn=state.last_turn,
        turn=state.turn,
        stage=STAGES[state.stage],
        actor=state.actor,
        order=state.order,
        queue=state.queue,
        round=state.round,
        alive=tuple(state.alive),
        bankrupt=state.bankrupt,
        cash=tuple(state.cash),
        income=tuple(state.income),
        points=tuple(state.points),
        level=tuple(state.level),
        tile=tuple(state.tile),
        taken=tuple(state.taken),
        passing=tuple(state.passing),
        improved=tuple(state.improved),
        bid=state.bid,
        bidder=state.bidder,
        bids=tuple(state.bids),
        out=state.out,
        opener=state.opener,
        places=state.places,
        free_pass=state.free_pass,
        lay=tuple(state.lay),
        piece=tuple(state.piece),
        left=tuple(state.left),
        owner=tuple(state.owner),
        mate=tuple(state.mate),
        tiles_left=state.tiles_left,
        spent=state.spent,
        work=state.work,
        fresh=state.fresh,
        loose=state.loose,
        undone=state.undone,
        banned=tuple(sorted(state.banned)),
        colour=tuple(state.colour),
        grown=tuple(state.grown),
        goods=tuple(state.goods),
        supply=tuple(state.supply),
        new_cities=tuple(state.new_cities),
        markers=state.markers,
        bag=tuple(state.bag),
        due=state.due,
        reason=state.reason,
    )


def guess(seen: View, seat: Seat, chance: Chance) -> State:
    """The state itself: there is nothing to guess."""
    state = new_state(seen.options, seen.version)
    state.last_turn = seen.last_turn
    state.turn = seen.turn
    state.stage = STAGES.index(seen.stage)
    state.actor = seen.actor
    state.order = seen.order
    state.queue = seen.queue
    state.round = seen.round
    state.alive = list(seen.alive)
    state.bankrupt = seen.bankrupt
    state.cash = list(seen.cash)
    state.income = list(seen.income)
    state.points = list(seen.points)
    state.level = list(seen.level)
    state.tile = list(seen.tile)
    state.taken = list(seen.taken)
    state.passing = list(seen.passing)
    state.improved = list(seen.improved)
    state.bid = seen.bid
    state.bidder = seen.bidder
    state.bids = list(seen.bids)
    state.out = seen.out
    state.opener = seen.opener
    state.places = seen.places
    state.free_pass = seen.free_pass
    state.lay = list(seen.lay)
    state.piece = list(seen.piece)
    state.left = list(seen.left)
    state.owner = list(seen.owner)
    state.mate = list(seen.mate)
    state.tiles_left = seen.tiles_left
    state.spent = seen.spent
    state.work = seen.work
    state.fresh = seen.fresh
    state.loose = seen.loose
    state.undone = seen.undone
    state.banned = frozenset(seen.banned)
    state.colour = list(seen.colour)
    state.grown = list(seen.grown)
    state.goods = list(seen.goods)
    state.supply = list(seen.supply)
    state.new_cities = list(seen.new_cities)
    state.markers = seen.markers
    state.bag = list(seen.bag)
    state.due = seen.due
    state.reason = seen.reason
    state.open = open_exits(state)
    return state
