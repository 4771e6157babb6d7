"""Splits work into batches for an executor of `concurrent.futures`; the results come back in order."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, TypeVar

R = TypeVar("R")

#: Called with how many units are done and how many there are.
Progress = Callable[[int, int], None]

#: Small enough for a lively progress bar, and big enough to outweigh the cost of sending one.
MOST_BATCHES: Final = 200


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
) -> list[R]:
    """Run `work(*fixed, first, stop)` over all units, in batches that do not depend on the number of workers."""
    size = max(1, -(-units // MOST_BATCHES))
    bounds = [(first, min(first + size, units)) for first in range(0, units, size)]
    done = 0
    results: dict[int, R] = {}
    with workers(executor, jobs) as pool:
        if pool is None:
            for number, (first, stop) in enumerate(bounds):
                results[number] = work(*fixed, first, stop)
                if progress is not None:
                    progress(stop, units)
            return [results[number] for number in range(len(bounds))]
        futures: dict[Future[R], int] = {
            pool.submit(work, *fixed, first, stop): number for number, (first, stop) in enumerate(bounds)
        }
        for future in as_completed(futures):
            number = futures[future]
            results[number] = future.result()
            done += bounds[number][1] - bounds[number][0]
            if progress is not None:
                progress(done, units)
    return [results[number] for number in range(len(bounds))]
