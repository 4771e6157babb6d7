"""Requests that must be refused: each gets a clear 4xx, reveals no secret and changes nothing."""

import asyncio
import random
import socket
from typing import Any

import httpx
import pytest
from tests.server.serving import CSRF, PATIENCE, Browser, Served, match_of, quick, served, until

MEGABYTE = 1024 * 1024


@pytest.fixture
def table(anna: Browser) -> str:
    """A match in play; Anna holds both seats."""
    name: str = anna.open("me", "here")["table"]
    for _ in range(3):
        anna.step(name, random.Random(7))
    return name


def check_refused(answer: httpx.Response, status: int, code: str, server: Served, table: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert len(answer.json()["message"]) > 10
    check_no_secret(answer, server, table)


def check_no_secret(answer: httpx.Response, server: Served, table: str) -> None:
    row = asyncio.run_coroutine_threadsafe(server.services.store.table(table), loop_of(server)).result(5)
    assert row is not None
    assert row.seed is not None
    everything = answer.text + str(answer.headers)
    assert row.seed.hex() not in everything
    assert server.services.keys._secret.hex() not in everything
    assert all([seat.holder not in everything for seat in row.seats if seat.holder])


def loop_of(server: Served) -> asyncio.AbstractEventLoop:
    sweeper = server.services.bots._sweeper
    assert sweeper is not None
    return sweeper.get_loop()


def test_a_seat_of_somebody_else(server: Served, anna: Browser, bea: Browser, table: str) -> None:
    seen = anna.see(table)
    body = {"seat": seen["viewer"], "entry": seen["entry"], "action": seen["offers"][0]["action"]}
    check_refused(bea.http.post(f"/api/tables/{table}/actions", json=body), 403, "seat.not_yours", server, table)
    check_refused(bea.http.get(f"/api/tables/{table}?seat=0"), 403, "table.closed", server, table)
    check_refused(bea.http.get(f"/api/tables/{table}/events"), 403, "table.closed", server, table)
    check_refused(bea.http.post(f"/api/tables/{table}/chat", json={"text": "x"}), 403, "table.closed", server, table)
    check_refused(bea.http.post(f"/api/tables/{table}/rematch"), 409, "rematch.not_now", server, table)
    check_refused(anna.act(table, 7, seen["entry"], "stop"), 404, "seat.unknown", server, table)
    assert anna.see(table)["entry"] == 3


def test_a_seat_whose_turn_it_is_not(server: Served, anna: Browser, table: str) -> None:
    seen = anna.see(table)
    answer = anna.act(table, 1 - seen["viewer"], seen["entry"], "stop")
    check_refused(answer, 422, "turn.not_yours", server, table)
    assert anna.see(table)["entry"] == 3


@pytest.mark.parametrize("entry", [0, 2, 4, 999_999])
def test_an_entry_that_is_not_the_newest(server: Served, anna: Browser, table: str, entry: int) -> None:
    seen = anna.see(table)
    answer = anna.act(table, seen["viewer"], entry, seen["offers"][0]["action"])
    check_refused(answer, 409, "entry.stale", server, table)
    assert answer.json()["table"]["entry"] == 3
    assert anna.see(table)["entry"] == 3


@pytest.mark.parametrize("name", ["abcdefghjkmn", "x", "..%2f..%2fetc%2fpasswd", "%00", "é", "a" * 3000])
def test_an_unknown_match(anna: Browser, name: str) -> None:
    for path in (f"/api/tables/{name}", f"/api/tables/{name}/at/1", f"/api/tables/{name}/events"):
        answer = anna.http.get(path)
        assert answer.status_code == 404
        assert answer.json()["message"]
    for path, body in (("actions", {"seat": 0, "entry": 0, "action": "stop"}), ("chat", {"text": "x"})):
        assert anna.http.post(f"/api/tables/{name}/{path}", json=body).status_code == 404
    assert anna.http.get(f"/t/{name}").status_code == 404
    assert anna.http.get(f"/t/{name}/record.json").status_code == 404


def test_tokens_of_other_tables_open_nothing(server: Served, anna: Browser, bea: Browser) -> None:
    mine, other = anna.open("me", "friend"), anna.open("me", "friend")
    mac = other["invites"][0].rpartition("-")[2]
    forged = f"/join/{mine['table']}-1-{mac}"
    for path in (forged, f"/join/{mine['table']}-0-{mac}", "/join/x", f"{mine['invites'][0]}x", "/join/%00"):
        assert bea.http.get(path).status_code == 404
        assert bea.form(path, name="Bea").status_code == 404
    watch = other["watch"].rpartition("-")[2]
    assert bea.http.get(f"/watch/{mine['table']}-w-{watch}").status_code == 404
    bea.http.get(other["watch"])
    assert bea.http.get(f"/api/tables/{mine['table']}").status_code == 403
    bea.http.cookies.set(f"watch-{mine['table']}", other["watch"].removeprefix("/watch/"))
    assert bea.http.get(f"/api/tables/{mine['table']}").status_code == 403


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"x"',
        b"\xff\xfe",
        b'{"seat": 0, "entry": 3}',
        b'{"seat": "0", "entry": 3, "action": "stop"}',
        b'{"seat": -1, "entry": 3, "action": "stop"}',
        b'{"seat": 0, "entry": 1e99, "action": "stop"}',
        b'{"seat": 0, "entry": 3, "action": ""}',
        b'{"seat": 0, "entry": 3, "action": "stop", "more": 1}',
        b'{"seat": 0, "entry": 3, "action": "\\ud800"}',
        b'{"seat": 0, "entry": 3, "action": ["stop"]}',
        b"[" * 30_000,
    ],
)
def test_a_malformed_body(server: Served, anna: Browser, table: str, body: bytes) -> None:
    answer = anna.http.post(f"/api/tables/{table}/actions", content=body, headers={"Content-Type": "application/json"})
    check_refused(answer, 400, "request.malformed", server, table)
    assert anna.see(table)["entry"] == 3


@pytest.mark.parametrize("text", ["\x00", "stop; DROP TABLE entries", "rail " + "x" * 390, "undo", "start \U0001f682"])
def test_text_that_is_no_action(server: Served, anna: Browser, table: str, text: str) -> None:
    seen = anna.see(table)
    answer = anna.act(table, seen["viewer"], seen["entry"], text)
    assert answer.status_code == 422, answer.text
    check_no_secret(answer, server, table)
    assert anna.see(table)["entry"] == 3


def test_ten_megabytes(server: Served, anna: Browser, table: str) -> None:
    body = b'{"seat": 0, "entry": 3, "action": "' + b"x" * 10 * MEGABYTE + b'"}'
    answers = [
        send(anna, f"/api/tables/{table}/actions", body),
        send(anna, "/api/tables", body),
        send(anna, "/tables", body),
        send(anna, "/import", body),
        send(anna, f"/api/tables/{table}/actions", in_pieces(body)),
    ]
    # A server may also close the connection of a client that does not stop sending.
    assert {answer.status_code for answer in answers if answer is not None} == {413}
    assert answers.count(None) < len(answers)
    assert anna.see(table)["entry"] == 3


def send(browser: Browser, path: str, body: Any) -> httpx.Response | None:
    kind = "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"
    try:
        return browser.http.post(path, content=body, headers={"Content-Type": kind})
    except httpx.TransportError:
        return None


def in_pieces(body: bytes) -> Any:
    for start in range(0, len(body), 65536):
        yield body[start : start + 65536]


@pytest.mark.parametrize(
    "seats",
    [
        [],
        [{"kind": "me"}],
        [{"kind": "me"}] * 7,
        [{"kind": "me"}] * 13,
        [{"kind": "me"}, {"kind": "bot:genius"}],
        [{"kind": "me"}, {"kind": "emperor"}],
    ],
)
def test_a_table_that_cannot_be(anna: Browser, seats: list[dict[str, str]]) -> None:
    answer = anna.http.post("/api/tables", json={"game": "transamerica", "seats": seats})
    assert answer.status_code in (400, 422)
    assert answer.json()["message"]


def test_options_that_cannot_be(anna: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "here"}]
    for game, options in (("chess", {}), ("transamerica", {"turbo": True}), ("transamerica", {"vexation": "maybe"})):
        answer = anna.http.post("/api/tables", json={"game": game, "seats": seats, "options": options})
        assert answer.status_code == 422
    assert anna.http.post("/api/tables", json={"game": "transamerica", "seats": seats, "seed": 7}).status_code == 400


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"X-Capolinea": "0"},
    ],
)
def test_requests_of_other_sites(anna: Browser, table: str, headers: dict[str, str]) -> None:
    seen = anna.see(table)
    body = {"seat": seen["viewer"], "entry": 3, "action": seen["offers"][0]["action"]}
    assert anna.http.post(f"/api/tables/{table}/actions", json=body, headers=headers).status_code == 403
    assert anna.see(table)["entry"] == 3


def test_forms_need_the_token_of_the_browser(anna: Browser, bea: Browser, table: str) -> None:
    fields = {"seat": "0", "entry": "3", "action": "stop"}
    for token in ("", "x" * 26, form_token(bea)):
        answer = anna.http.post(f"/t/{table}/play", data={"csrf": token, **fields})
        assert answer.status_code == 403
        assert "text/html" in answer.headers["content-type"]
    assert anna.http.post("/tables", data={"game": "transamerica"}).status_code == 403
    assert anna.http.post("/import", files={"record": ("x", b"{}")}).status_code == 403


def form_token(browser: Browser) -> str:
    found = CSRF.search(browser.http.get("/").text)
    assert found is not None
    return found[1]


RECORD = '{"format":"capolinea","format_version":1,"game":"transamerica","rules_version":2,'
MAP = '"map":{"id":"x","hash":"y"},'


@pytest.mark.parametrize(
    "record",
    [
        b"",
        b"PK\x03\x04",
        b"{}",
        b"[" * 100_000,
        b'{"format":"capolinea"}',
        (RECORD + MAP + '"options":{"seats":2},"seats":[],"entries":[]}').encode(),
        (RECORD + MAP + '"options":{"seats":1000000000},"seats":[],"entries":[{}]}').encode(),
        (RECORD + MAP + '"options":{"seats":2},"seats":[],"entries":[{}]}').encode(),
        (RECORD + MAP + '"options":{"seats":2},"seats":[],"entries":[').encode().ljust(8 * MEGABYTE - 2, b" "),
        (RECORD.replace("transamerica", "../../x") + MAP + '"options":{},"seats":[],"entries":[]}').encode(),
        (RECORD + MAP + '"options":{"seats":2},"seats":[],"entries":[' + "{}," * 60_000 + "{}]}").encode(),
    ],
    ids=range(11),
)
def test_a_forged_record(anna: Browser, record: bytes) -> None:
    answer = anna.http.post("/import", data={"csrf": form_token(anna)}, files={"record": ("x.json", record)})
    assert answer.status_code == 422
    assert "text/html" in answer.headers["content-type"]


def test_a_record_is_given_out_only_after_the_end(anna: Browser, table: str) -> None:
    for kind in ("json", "txt"):
        assert anna.http.get(f"/t/{table}/record.{kind}").status_code == 409


def test_a_thousand_requests_at_once(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("rates")
    # The default burst, and a refill so slow that the test does not depend on the speed of this computer.
    usual = {"requests_per_second": 5.0, "tables_per_minute": 12.0}
    with served(quick(str(folder / "x.sqlite"), **usual)) as server, server.browser() as anna:
        table = anna.open("me", "here")["table"]
        anna.step(table, random.Random(1))
        answers = storm(server.url, anna.http.cookies["capolinea"], table)
        assert len(answers) == 1000
        assert {answer[:3] for answer in answers} == {b"200", b"429"}
        for answer in answers:
            if answer.startswith(b"429"):
                assert b"\r\nretry-after: " in answer
                assert b"request.too_many" in answer
        assert len(match_of(server, table).journal) == 2
        # Files are not counted, and after a while requests are allowed again.
        assert anna.http.get("/static/tokens.css").status_code == 200
        until(lambda: anna.http.get("/join").status_code == 200)
        until(lambda: anna.http.get(f"/api/tables/{table}").status_code == 200)
        assert len(match_of(server, table).journal) == 2
        opened = [anna.http.post("/api/tables", json={}).status_code for _ in range(40)]
        assert opened[-1] == 429


def storm(url: str, cookie: str, table: str) -> list[bytes]:
    """Send a hundred requests on each of ten connections without waiting; return the responses, from the status on."""
    host = url.removeprefix("http://")
    head = f"GET /api/tables/{table}?log=1000 HTTP/1.1\r\nHost: {host}\r\nCookie: capolinea={cookie}\r\n"
    request = f"{head}\r\n".encode() * 99 + f"{head}Connection: close\r\n\r\n".encode()
    address, port = host.split(":")
    connections = [socket.create_connection((address, int(port)), timeout=PATIENCE) for _ in range(10)]
    for connection in connections:
        connection.sendall(request)
    answers: list[bytes] = []
    for connection in connections:
        with connection, connection.makefile("rb") as answered:
            answers += answered.read().split(b"HTTP/1.1 ")[1:]
    return answers
