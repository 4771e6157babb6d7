"""Many machines: the workers of a Dask cluster as an executor, all of the same program."""

import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from capolinea.core.refusal import CapolineaError
from capolinea.lab.fingerprint import fingerprint

R = TypeVar("R")

#: Instead of an address: a cluster on this machine.
LOCAL: Final = "local"
CONNECT_SECONDS: Final = 15
#: How many workers a batch may lose before it counts as what kills them.
LOST_WORKERS: Final = 10


class ClusterExecutor(Executor):
    """Sends work to the cluster. A batch whose worker is lost runs again elsewhere, with the same result: it depends
    on the seed and its number alone. A worker with another program refuses to work."""

    def __init__(self, executor: Executor) -> None:
        self._executor = executor

    def submit(self, fn: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        return self._executor.submit(work_checked, fingerprint(), fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._executor.shutdown(wait)


def work_checked(expected: str, work: Callable[..., R], *given: Any) -> R:
    if fingerprint() != expected:
        raise CapolineaError("lab.cluster_version")
    return work(*given)


@contextmanager
def cluster_executor(address: str, count: int) -> Iterator[Executor]:
    """Yield the workers of the scheduler at `address`, or of a local cluster of `count` processes."""
    # First the package that an extra names.
    import dask
    from distributed import Client

    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    with dask.config.set({"distributed.scheduler.allowed-failures": LOST_WORKERS}), scheduler(address, count) as place:
        try:
            client = Client(place, timeout=CONNECT_SECONDS, set_as_default=False)
        except (OSError, ValueError, ImportError, KeyError):
            raise CapolineaError("lab.cluster_unreachable", address=address[:80]) from None
        with client:
            if not client.scheduler_info(n_workers=-1)["workers"]:
                raise CapolineaError("lab.cluster_empty", address=address[:80])
            executor = client.get_executor(pure=False)
            try:
                yield ClusterExecutor(executor)
            finally:
                executor.shutdown(wait=False)


@contextmanager
def scheduler(address: str, count: int) -> Iterator[str]:
    """Yield the address of the scheduler; a local cluster ends with its run, and listens on this machine only."""
    if address != LOCAL:
        yield address
        return
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=count,
        threads_per_worker=1,
        processes=True,
        host="127.0.0.1",
        # Any free port: several clusters may run on one machine.
        dashboard_address="127.0.0.1:0",
        silence_logs=logging.CRITICAL,
    ) as cluster:
        yield cluster.scheduler_address
