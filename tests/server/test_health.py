"""Health: of the database and of all background work."""

from typing import Any

import httpx
import pytest
from tests.server.serving import Browser, Served, until

from capolinea.server.supervise import Watch


def code_of(answer: httpx.Response) -> int:
    return answer.status_code


def test_a_server_at_work_is_live_and_ready(anna: Browser) -> None:
    for path in ("/health", "/health/live", "/health/ready"):
        assert anna.http.get(path).json() == {"status": "ok"}


@pytest.mark.parametrize(
    ("place", "name", "task"),
    [("presence", "write", "noting who is here"), ("store", "waiting_for_bots", "looking for forgotten bots")],
)
def test_it_is_not_ready_while_a_task_is_down(
    server: Served, anna: Browser, monkeypatch: pytest.MonkeyPatch, place: str, name: str, task: str
) -> None:
    monkeypatch.setattr("capolinea.server.bots.FORGOTTEN_SECONDS", 0.05)
    monkeypatch.setattr("capolinea.server.presence.WRITE_SECONDS", 0.05)
    services: Any = server.services

    async def stumble(*given: object) -> None:
        raise RuntimeError("a mistake of ours")

    restart_sweeper(server)
    with monkeypatch.context() as broken:
        broken.setattr(getattr(services, place), name, stumble)
        until(lambda: anna.http.get("/health/ready").status_code == 503)
        answer = anna.http.get("/health", headers={"Accept-Language": "en"})
        assert task in answer.text
        assert "Moves that were confirmed are saved." in answer.text
        assert answer.headers["retry-after"] == "5"
        assert anna.http.get("/health/live").status_code == 200
        # Who plays is not disturbed.
        anna.open("me", "here")
    until(lambda: anna.http.get("/health").status_code == 200)


def restart_sweeper(server: Served) -> None:
    """End the pause of the task, which may have begun when it was longer."""
    sweeper = server.services.bots._sweeper
    assert sweeper is not None
    loop = sweeper.get_loop()
    waiting: Any = sweeper._fut_waiter  # type: ignore[attr-defined]
    loop.call_soon_threadsafe(lambda: waiting.done() or waiting.set_result(None))


def test_the_frameworks_own_tasks_count(server: Served, anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.services.channels, "_sub_task", None)
    answer = anna.http.get("/health")
    assert answer.status_code == 503
    assert "delivering pushes" in answer.text


def test_a_task_is_down_until_it_has_worked_again() -> None:
    watch = Watch()
    watch.fails("a", "OSError")
    watch.fails("b", "OSError")
    watch.works("a")
    watch.works("c")
    assert watch.down == ("b",)
