"""The OpenAPI document is true: schemathesis sends everything it allows, and much that it forbids."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.serving import Browser, Served, quick, served

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
EXAMPLES = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("schema")
    with served(quick(str(folder / "x.sqlite"))) as server:
        yield server


@pytest.fixture(scope="module")
def anna(running: Served) -> Iterator[Browser]:
    with running.browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def tables(anna: Browser) -> list[str]:
    """A match in play and one that waits for somebody."""
    playing: str = anna.open("me", "here", "bot:random")["table"]
    waiting: str = anna.open("me", "friend")["table"]
    return [playing, waiting]


@pytest.fixture(scope="module")
def document(running: Served) -> schemathesis.BaseSchema:
    return schemathesis.openapi.from_url(f"{running.url}/schema/openapi.json")


#: Every operation but the streams, which never end; what those refuse is tested elsewhere.
OPERATIONS = [
    ("POST", "/api/maps/{game}"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/actions"),
    ("GET", "/api/tables/{table}/aim"),
    ("GET", "/api/tables/{table}/at/{entry}"),
    ("POST", "/api/tables/{table}/chat"),
    ("GET", "/api/tables/{table}/log"),
    ("GET", "/api/tables/{table}/look-up"),
    ("POST", "/api/tables/{table}/pace"),
    ("POST", "/api/tables/{table}/rematch"),
    ("POST", "/api/tables/{table}/seats/{seat}/back"),
    ("POST", "/api/tables/{table}/seats/{seat}/bot"),
    ("POST", "/api/tables/{table}/seats/{seat}/token"),
    ("POST", "/api/tables/{table}/undo"),
    ("GET", "/api/tables/{table}/why"),
]


#: A rematch takes nothing that could be wrong.
MODES = [(*each, mode) for each in OPERATIONS for mode in GenerationMode if not each[1].endswith("rematch")]
MODES.append(("POST", "/api/tables/{table}/rematch", GenerationMode.POSITIVE))


@pytest.mark.parametrize(("method", "path", "mode"), MODES)
def test_the_document_is_true(
    document: schemathesis.BaseSchema, anna: Browser, tables: list[str], method: str, path: str, mode: GenerationMode
) -> None:
    cookies = {"capolinea": anna.http.cookies["capolinea"]}

    @EXAMPLES
    @given(case=document[path][method].as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case[Any]) -> None:
        if "table" in case.path_parameters and len(repr(case)) % 5:
            case.path_parameters["table"] = tables[len(repr(case.body)) % 2]
        case.call_and_validate(checks=CHECKS, headers={"X-Capolinea": "1"}, cookies=cookies)

    ask()


def test_the_document_names_every_address_of_the_interface(running: Served) -> None:
    found = httpx.get(f"{running.url}/schema").json()
    assert found == httpx.get(f"{running.url}/schema/openapi.json").json()
    assert set(found["paths"]) == {path for _, path in OPERATIONS} | {"/api/tables/{table}/events"}
    for path in found["paths"].values():
        for operation in path.values():
            assert operation["description"]
