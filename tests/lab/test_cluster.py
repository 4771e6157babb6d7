"""Many machines: the same figures for every layout, and workers that are lost leave no wrong one."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor
from typing import Any

import msgspec
import pytest
from distributed import Client
from tests.server.serving import until

from capolinea.cli import run
from capolinea.core.refusal import CapolineaError
from capolinea.i18n import LANGUAGES
from capolinea.lab import duel, simulate
from capolinea.lab.cluster import LOCAL, cluster_executor, scheduler, work_checked
from capolinea.lab.fingerprint import fingerprint

GAME = "transamerica"

# Connections to a worker that was killed are closed by Dask when it gets to it.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A cluster of two workers on this machine."""
    with scheduler(LOCAL, 2) as found:
        yield found


@pytest.fixture
def cluster(address: str) -> Iterator[Executor]:
    with cluster_executor(address, 2) as executor:
        yield executor


def lasting(result: Any) -> Any:
    """Return a result without its timing."""
    return without_timing(msgspec.to_builtins(result))


def without_timing(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_timing(value) for key, value in data.items() if key != "timing"}
    return [without_timing(value) for value in data] if isinstance(data, list | tuple) else data


def test_every_layout_finds_the_same(cluster: Executor) -> None:
    layouts: list[dict[str, Any]] = [{"jobs": 1}, {"jobs": 2}, {"executor": cluster}]
    tallies = [lasting(simulate("spike", ["playout"] * 2, 6, seed=5, statistics=True, **how)) for how in layouts]
    assert tallies[0] == tallies[1] == tallies[2]
    assert tallies[0]["statistics"]
    duels = [lasting(duel(GAME, "easy", "builder", 4, 3, 3, **how)) for how in layouts]
    assert duels[0] == duels[1] == duels[2]
    clear = [lasting(duel(GAME, "easy", "random", 60, 3, 2, until_clear=True, **how)) for how in layouts]
    assert clear[0] == clear[1] == clear[2]
    assert clear[0]["verdict"] == "stronger"
    assert clear[0]["deals"] < 60


def test_a_lost_worker_changes_no_figure(address: str, cluster: Executor) -> None:
    with Client(address, set_as_default=False) as client:
        client.wait_for_workers(2, timeout=120)
        pids = set(client.run(os.getpid).values())
        assert len(pids) == 2
        lost: list[int] = []

        def lose_one(done: int, total: int) -> None:
            if not lost:
                lost.append(min(pids))
                os.kill(lost[0], signal.SIGKILL)

        found = lasting(simulate(GAME, ["builder", "easy"], 60, seed=9, executor=cluster, progress=lose_one))
        assert lost
        # A new one comes for it.
        client.wait_for_workers(2, timeout=120)
        until(lambda: set(client.run(os.getpid, on_error="ignore").values()).isdisjoint(lost), 120)
    assert found == lasting(simulate(GAME, ["builder", "easy"], 60, seed=9))


def test_a_function_that_cannot_travel_is_a_sentence(cluster: Executor) -> None:
    def nested(view: Any, offers: Any, chance: Any) -> Any:
        return offers[0]

    for how in ({"jobs": 2}, {"executor": cluster}):
        for player in (nested, lambda view, offers, chance: offers[0]):
            with pytest.raises(CapolineaError) as caught:
                simulate(GAME, ["easy", player], 2, **how)  # type: ignore[arg-type]
            assert caught.value.code == "lab.not_importable"
            assert "<l" in str(caught.value.facts["player"])
            with pytest.raises(CapolineaError):
                duel(GAME, player, "easy", 2, seats=2, **how)  # type: ignore[arg-type]
    assert simulate(GAME, ["easy", nested], 1).matches == 1


def die(view: Any, offers: Any, chance: Any) -> Any:
    os._exit(3)


def test_a_pool_that_breaks_is_a_sentence() -> None:
    with pytest.raises(CapolineaError) as caught:
        simulate(GAME, ["easy", die], 2, jobs=2)
    assert caught.value.code == "lab.pool_broken"


def test_a_worker_with_another_program_refuses() -> None:
    assert work_checked(fingerprint(), max, 1, 2) == 2
    with pytest.raises(CapolineaError) as caught:
        work_checked("0.0+other", max, 1, 2)
    assert caught.value.code == "lab.cluster_version"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_scheduler_is_a_sentence(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("capolinea.lab.cluster.CONNECT_SECONDS", 0.5)
    for place in ("tcp://127.0.0.1:1", "nonsense://x", "127.0.0.1:1"):
        arguments = ["simulate", GAME, "--seats", "easy,easy", "--matches", "1", "--cluster", place]
        assert run([*arguments, "--lang", language]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)
        assert place in said.err
