"""Search with several processes: the same playouts as in one, and so the same decision."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor

import msgspec

from capolinea.bots.playouts import Horizon, Playouts
from capolinea.bots.search import Compare
from capolinea.core.rules import S, V
from capolinea.games.catalogue import bots_of, rules_of


def spread_over(executor: Executor, workers: int) -> Callable[[Playouts[S, V]], Compare]:
    """Return what makes a search run its playouts on an executor: `searcher.decide(…, spread=spread_over(pool, 2))`."""

    def spread(playouts: Playouts[S, V]) -> Compare:
        rules = playouts.rules
        view = msgspec.json.encode(playouts.view)
        offers = [rules.write(offer) for offer in playouts.offers]
        fixed = (rules.key, rules.version, view, offers, playouts.seed, playouts.horizon)

        def compare(chosen: Sequence[int], numbers: range) -> list[list[float]]:
            size = -(-len(numbers) // workers)
            parts = [numbers[first : first + size] for first in range(0, len(numbers), size)]
            futures = [executor.submit(play_part_of, *fixed, tuple(chosen), part) for part in parts]
            return [row for future in futures for row in future.result()]

        return compare

    return spread


def play_part_of(
    game: str,
    version: int,
    view: bytes,
    offers: Sequence[str],
    seed: int,
    horizon: Horizon,
    chosen: Sequence[int],
    numbers: range,
) -> list[list[float]]:
    """Run some playouts of a decision, from its view alone."""
    rules, mind = rules_of(game).at(version), bots_of(game).mind
    assert mind is not None
    seen = msgspec.json.decode(view, type=rules.view_type)
    actions = [rules.read(seen.seat, text) for text in offers]
    playouts = Playouts(rules=rules, mind=mind, horizon=horizon, view=seen, offers=actions, seed=seed)
    return playouts(chosen, numbers)
