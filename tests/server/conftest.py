from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import Browser, Served, quick, served
from tests.storage.databases import database, postgres
from tests.support.luck import Luck

__all__ = ["database", "postgres"]


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test has its own, whatever ran before it."""
    monkeypatch.setattr("capolinea.core.match.secrets", Luck(lambda: request.node.name))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a module; they share no tables."""
    folder: Path = tmp_path_factory.mktemp("server")
    with served(quick(str(folder / "capolinea.sqlite"))) as running:
        yield running


@pytest.fixture
def anna(server: Served) -> Iterator[Browser]:
    with server.browser() as browser:
        yield browser


@pytest.fixture
def bea(server: Served) -> Iterator[Browser]:
    with server.browser() as browser:
        yield browser
