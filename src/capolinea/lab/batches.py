"""Splits work into batches for an executor of `concurrent.futures`; the results come back in order."""

import pickle
from collections.abc import Callable, Generator, Iterator, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

from capolinea.core.refusal import CapolineaError

R = TypeVar("R")

#: Called with how many units are done and how many there are.
Progress = Callable[[int, int], None]

#: Small enough for a lively progress bar, and big enough to outweigh the cost of sending one.
MOST_BATCHES: Final = 200


class BatchStore(Protocol[R]):
    """Where finished batches are kept, so that a run can be continued."""

    def load(self, first: int, stop: int) -> R | None: ...

    def save(self, first: int, stop: int, result: R) -> None: ...


class Run(Protocol[R]):
    """A run that is kept, in parts: a ladder has one for each pair."""

    def part(self, number: int) -> BatchStore[R]: ...


@contextmanager
def workers(executor: Executor | None, jobs: int) -> Iterator[Executor | None]:
    """Yield the executor to use: the given one, a pool of processes, or None for this process."""
    if executor is not None or jobs <= 1:
        yield executor
        return
    # Not fork: a progress bar runs a thread, and a forked copy of its locks could hang.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield pool


def run_batches(
    work: Callable[..., R],
    fixed: tuple[Any, ...],
    units: int,
    executor: Executor | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    store: BatchStore[R] | None = None,
    enough: Callable[[R], bool] | None = None,
) -> list[R]:
    """Run `work(*fixed, first, stop)` over all units, in batches that do not depend on the number of workers.

    Batches in `store` are not run again, and those that are run are put there as they come. `enough` is told the
    results in order; after the first of which it says so, the rest is left out. So what comes back is the same for
    every number of workers, and for a run that was interrupted.
    """
    size = batch_size(units)
    bounds = [(first, min(first + size, units)) for first in range(0, units, size)]
    ordered = InOrder(len(bounds), enough)
    done = 0
    with workers(executor, jobs) as pool:
        found = stored_or_run(work, fixed, bounds, pool, store)
        for number, result in found:
            done += bounds[number][1] - bounds[number][0]
            if progress is not None:
                progress(done, units)
            if ordered.add(number, result):
                break
        found.close()
    return ordered.results


def batch_size(units: int) -> int:
    return max(1, -(-units // MOST_BATCHES))


class InOrder:
    """Puts results into order, and stops at the first that is enough."""

    def __init__(self, count: int, enough: Callable[[Any], bool] | None) -> None:
        self.count = count
        self.enough = enough
        self.results: list[Any] = []
        self._waiting: dict[int, Any] = {}

    def add(self, number: int, result: Any) -> bool:
        """Return whether no further results are needed."""
        self._waiting[number] = result
        while len(self.results) in self._waiting:
            following = self._waiting.pop(len(self.results))
            self.results.append(following)
            if self.enough is not None and self.enough(following):
                return True
        return len(self.results) == self.count


def stored_or_run(
    work: Callable[..., R],
    fixed: tuple[Any, ...],
    bounds: list[tuple[int, int]],
    pool: Executor | None,
    store: BatchStore[R] | None,
) -> Generator[tuple[int, R], None, None]:
    """Yield the batches as they come, each with its number; closing this leaves out those that have not begun."""
    missing: list[int] = []
    for number, (first, stop) in enumerate(bounds):
        kept = None if store is None else store.load(first, stop)
        if kept is None:
            missing.append(number)
        else:
            yield number, kept
    ready = run_here(work, fixed, bounds, missing) if pool is None else run_in(pool, work, fixed, bounds, missing)
    for number, result in ready:
        if store is not None:
            store.save(*bounds[number], result)
        yield number, result


def run_here(
    work: Callable[..., R], fixed: tuple[Any, ...], bounds: list[tuple[int, int]], missing: list[int]
) -> Iterator[tuple[int, R]]:
    for number in missing:
        yield number, work(*fixed, *bounds[number])


def run_in(
    pool: Executor, work: Callable[..., R], fixed: tuple[Any, ...], bounds: list[tuple[int, int]], missing: list[int]
) -> Iterator[tuple[int, R]]:
    check_can_travel(pool, fixed)
    futures: Mapping[Future[R], int] = {pool.submit(work, *fixed, *bounds[number]): number for number in missing}
    try:
        for future in as_completed(futures):
            yield futures[future], future.result()
    except BrokenProcessPool:
        raise CapolineaError("lab.pool_broken") from None
    finally:
        for future in futures:
            future.cancel()


def check_can_travel(pool: Executor, fixed: tuple[Any, ...]) -> None:
    """Raise CapolineaError if a player cannot be sent to another process: a lambda, or a function in a function."""
    if isinstance(pool, ThreadPoolExecutor):
        return
    for given in fixed:
        for each in given if isinstance(given, tuple | list) else (given,):
            try:
                pickle.dumps(each)
            except (pickle.PicklingError, AttributeError, TypeError):
                name = getattr(each, "__qualname__", None) or type(each).__name__
                raise CapolineaError("lab.not_importable", player=str(name)[:80]) from None
