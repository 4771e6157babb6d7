"""What the others are about to move: goods that may be gone before the bot's next move."""

from capolinea.games.steam.bot.networks import ROW, network_of
from capolinea.games.steam.state import State


class Rivals:
    """For each other seat in the game, the goods that it could move now, its best first."""

    def __init__(self, state: State, seat: int) -> None:
        self.wants: list[list[int]] = []
        for other in state.order:
            if other != seat:
                self.wants.append(wanted_goods(state, other))

    def goods_left(self, goods: list[int]) -> list[int]:
        """Return the goods that are left after each of them has moved its best one."""
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
