"""What the others are about to move: goods that may be gone before the own next move."""

from capolinea.games.steam.bot.networks import ROW, network_of
from capolinea.games.steam.state import State


class Rivals:
    """For each other seat in the game the goods it could move now, best for it first."""

    def __init__(self, state: State, seat: int) -> None:
        self.wants: list[list[int]] = []
        for other in state.order:
            if other != seat:
                self.wants.append(wanted_goods(state, other))

    def leave(self, goods: list[int]) -> list[int]:
        """What is left when each of them has moved the best it finds."""
        left = goods[:]
        for wanted in self.wants:
            for good in wanted:
                if left[good]:
                    left[good] -= 1
                    break
        return left


def wanted_goods(state: State, seat: int) -> list[int]:
    best = network_of(state, seat, state.level[seat]).best
    found = [(max(best[good * ROW : (good + 1) * ROW]), good) for good, count in enumerate(state.goods) if count]
    return [good for points, good in sorted(found, key=most_first) if points]


def most_first(found: tuple[int, int]) -> tuple[int, int]:
    return (-found[0], found[1])
