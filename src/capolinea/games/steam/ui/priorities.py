"""Which of many tiles for a hex are shown first: the simple ones that continue something."""

from typing import Final

from capolinea.games.steam.actions import LayTrack
from capolinea.games.steam.laying import cost_of
from capolinea.games.steam.state import NOBODY, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import MASK, is_city, open_end_met
from capolinea.games.steam.ui.choices import pose_of
from capolinea.games.steam.ui.table import Now, state_of

#: So many are shown first; up to so many need no choosing among them.
SHOWN: Final = 4
FEW: Final = 5
#: How much it says for a tile that one of its exits meets the builder's own open end, a city, or ownerless track.
OWN_END, CITY, NOBODYS_END = 3, 2, 1


def first_tiles(now: Now) -> dict[LayTrack, int]:
    """Return the priority of the tiles that are shown first for their hex. Ask for it by `now.once`."""
    by_hex: dict[str, list[LayTrack]] = {}
    for action in now.offers:
        if isinstance(action, LayTrack):
            by_hex.setdefault(action.hex, []).append(action)
    state, found = now.once(state_of), dict[LayTrack, int]()
    for hex, actions in by_hex.items():
        if len(actions) > FEW:
            number = state.board.hex_of[hex]
            best = sorted(actions, key=lambda action: priority_of(state, now.view.actor, number, pose_of(action)))
            found |= {action: priority for priority, action in enumerate(best[:SHOWN], 1)}
    return found


def priority_of(state: State, seat: int, hex: int, pose: int) -> tuple[int, int, int, int, int]:
    """Simple tiles first, then those that continue most, the cheaper and the straighter ones."""
    old = MASK[state.pose[hex]] if state.pose[hex] >= 0 else 0
    new = [side for side in TILE_SET.exits[pose] if not old >> side & 1]
    joined = sum([continued(state, seat, hex * 6 + side) for side in new])
    bends = sum([3 - min((two - one) % 6, (one - two) % 6) for one, two in TILE_SET.tracks[pose]])
    return max(len(new), 2), -joined, cost_of(state, hex, pose), bends, pose


def continued(state: State, seat: int, exit: int) -> int:
    """Return how much a new exit continues."""
    meets = open_end_met(state, exit)
    if meets >= 0:
        return OWN_END if state.owner[meets] == seat else NOBODYS_END if state.owner[meets] == NOBODY else 0
    across = state.board.across[exit]
    return CITY if across >= 0 and is_city(state, across // 6) else 0
