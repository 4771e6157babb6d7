"""Maps and records from users are read in another process, with a limit: only the user who sent one waits for it."""

import asyncio
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from tests.games.steam.test_map_text import HOSTILE
from tests.server import hanging
from tests.server.serving import PATIENCE, Browser, Served, quick, served, until
from tests.server.test_hostile import form_token
from tests.server.test_maps import BROKEN, MINE, look, opened
from tests.support.steam_maps import SMALL

from capolinea.core.match import Match
from capolinea.core.record import encode_record, record_of
from capolinea.games.steam.meta import Options
from capolinea.games.steam.rules import RULES
from capolinea.server.json_bounds import MOST_DEPTH, MOST_DIGITS, MOST_PIECES, is_excessive
from capolinea.server.problems import TooMany
from capolinea.server.readers import MOST_WAITING, Readers


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose readers are another process, as by default."""
    folder = tmp_path_factory.mktemp("elsewhere")
    with served(quick(str(folder / "x.sqlite"), reader_processes=1)) as running:
        yield running


@pytest.fixture
def visitor(elsewhere: Served) -> Iterator[Browser]:
    with elsewhere.browser() as browser:
        yield browser


@pytest.fixture
def no_parser_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's own process reads no TOML."""

    def parse(text: str) -> None:
        raise AssertionError("it was parsed in the server's process")

    monkeypatch.setattr(tomllib, "loads", parse)


NUMBERS = count()
#: The others cannot be sent: the request itself is refused.
SENT = {name: each for name, each in HOSTILE.items() if each[1] not in ("map.too_large", "map.malformed")}


def fresh(text: str) -> str:
    """The same map as another text, so that no cache knows it."""
    return f"# {next(NUMBERS)}\n{text}"


@pytest.mark.usefixtures("no_parser_here")
def test_a_map_is_read_in_another_process(visitor: Browser) -> None:
    assert look(visitor, fresh(MINE)).json()["problems"] == []
    assert look(visitor, fresh(BROKEN)).json()["problems"][0]["code"] == "map.name_twice"


@pytest.mark.usefixtures("no_parser_here")
def test_a_map_in_the_options_of_a_table_is_read_in_another_process(visitor: Browser) -> None:
    answer = opened(visitor, map_text=fresh(MINE))
    assert answer.status_code == 201, answer.text
    refused = opened(visitor, map_text=fresh(BROKEN))
    assert (refused.status_code, refused.json()["code"]) == (422, "options.refused")
    assert "Wesel" in refused.json()["message"]


def record_on(text: str) -> bytes:
    match = Match.new(RULES, Options(3, map_text=text), 3)
    match.play(match.offers()[0])
    return encode_record(record_of(match))


def import_file(browser: Browser, data: bytes) -> Any:
    return browser.http.post("/import", data={"csrf": form_token(browser)}, files={"record": ("x.json", data)})


def test_a_map_in_a_record_is_read_in_another_process(visitor: Browser, request: pytest.FixtureRequest) -> None:
    data = record_on(fresh(SMALL))
    request.getfixturevalue("no_parser_here")
    assert import_file(visitor, data).status_code == 303


@pytest.mark.parametrize(("text", "code"), SENT.values(), ids=SENT.keys())
def test_a_hostile_map_is_refused_wherever_it_comes(visitor: Browser, text: str, code: str) -> None:
    found = look(visitor, text)
    assert found.status_code == 200, found.text
    assert [problem["code"] for problem in found.json()["problems"]] == [code]
    answer = opened(visitor, map_text=text)
    assert (answer.status_code, answer.json()["code"]) == (422, "options.refused")
    assert answer.json()["message"] == found.json()["problems"][0]["message"]


def test_a_hostile_map_in_a_record_is_refused(visitor: Browser) -> None:
    data = record_on(SMALL).replace(b'id = \\"two-valleys\\"', b"a." * 9_000 + b"a = 1")
    assert import_file(visitor, data).status_code == 422


def test_everybody_else_plays_on_while_something_is_read(
    elsewhere: Served, visitor: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("capolinea.server.api.check_map", hanging.wait_for)
    end = tmp_path / "end"
    with elsewhere.browser() as other, ThreadPoolExecutor(1) as pool:
        waits = pool.submit(look, visitor, str(end))
        until(lambda: elsewhere.services.readers._waiting)
        # Bots think and pages are drawn meanwhile.
        table = other.open("bot:random", "bot:random")["table"]
        until(lambda: other.see(table)["entry"] > 10)
        assert other.http.get("/").status_code == 200
        assert not waits.done()
        end.touch()
        waits.result(PATIENCE)


def test_what_takes_too_long_is_given_up_and_the_next_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = quick(str(tmp_path / "x.sqlite"), reader_processes=1, reader_limit=PATIENCE)
    with served(settings) as server, server.browser() as anna:
        with monkeypatch.context() as patched:
            patched.setattr("capolinea.server.api.check_map", hanging.wait_for)
            patched.setattr(server.services.readers._pool, "_limit", 0.2)
            given_up = look(anna, str(tmp_path / "never"))
        assert (given_up.status_code, given_up.json()["code"]) == (422, "reading.gave_up")
        patched.undo()
        assert look(anna, fresh(MINE)).json()["problems"] == []


def test_one_client_has_one_turn_and_a_short_queue() -> None:
    """A client that brings many is refused beyond a few; another client's text is read before they are done."""

    async def main() -> None:
        readers = Readers(0, 60)
        order: list[str] = []
        pile = [asyncio.create_task(readers.run("pile", order.append, f"pile {n}")) for n in range(MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await readers.run("pile", order.append, "too much")
        other = asyncio.create_task(readers.run("other", order.append, "other"))
        await asyncio.gather(*pile, other)
        assert order.index("other") < order.index(f"pile {MOST_WAITING - 1}")
        assert len(order) == MOST_WAITING + 1
        assert readers._waiting == {}
        readers.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    "data",
    [
        b"[" * (MOST_DEPTH + 1),
        b'{"a":' * (MOST_DEPTH + 1),
        b'{"format":"capolinea","options":{"seats":' + b"9" * (MOST_DIGITS + 1) + b"}}",
        b"[" + b"1," * MOST_PIECES,
        b'["\\"",' + b"[" * (MOST_DEPTH + 1) + b'"',
    ],
    ids=range(5),
)
def test_a_record_that_is_too_much_is_refused_before_it_is_parsed(
    data: bytes, server: Served, anna: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parse(data: bytes) -> None:
        raise AssertionError("it was parsed")

    monkeypatch.setattr("capolinea.server.importing.decode_record", parse)
    assert is_excessive(data)
    answer = import_file(anna, data)
    assert answer.status_code == 422
    assert "record.excessive" in answer.text


def test_brackets_in_words_are_not_counted() -> None:
    assert not is_excessive(b'{"a": "' + b"[" * 99 + b'\\"' + b"{" * 99 + b'", "b": -1.5e-7}')
