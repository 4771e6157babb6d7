"""Clients that send slowly, too much, or nothing at all; over real sockets."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import PATIENCE, Served, quick, served, until
from tests.server.test_push import listening

from capolinea.server.door import Door, networks
from capolinea.server.settings import Settings

#: Short, so that nobody waits long; nothing honest in these tests takes as long, also on a busy computer.
SECONDS = 1.5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("connections")
    with served(quick(str(folder / "x.sqlite"), header_seconds=SECONDS, body_seconds=SECONDS)) as running:
        yield running


def connect(server: Served) -> socket.socket:
    host, port = server.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def rest_of(connection: socket.socket) -> bytes:
    """Return what comes until the server closes the connection."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while data := connection.recv(65536):
            found += data
    return found


HEAD = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX-Capolinea: 1\r\nContent-Type: application/json\r\n"


HALF_SENT = (
    b"",
    b"\r\n",
    b"GET / HTTP/1.1\r\nHost: local",
    HEAD,
    HEAD + b"Content-Length: 100\r\n\r\n",
    HEAD + b'Content-Length: 100\r\n\r\n{"game": ',
    HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\nabc",
)


def test_what_is_half_sent_is_not_waited_for(server: Served) -> None:
    slow = [connect(server) for _ in HALF_SENT]
    for connection, sent in zip(slow, HALF_SENT, strict=True):
        connection.sendall(sent)
    for connection, sent in zip(slow, HALF_SENT, strict=True):
        assert rest_of(connection).startswith(b"HTTP/1.1 408 "), sent
        connection.close()
    until(lambda: server.door.open == 0)


def test_hundreds_of_half_sent_requests_end_and_others_are_served_meanwhile(server: Served) -> None:
    slow = [connect(server) for _ in range(300)]
    for connection in slow:
        connection.sendall(b"GET / HTTP/1.1\r\nHost: ")
    with server.browser() as anna:
        assert anna.http.get("/").status_code == 200
        assert [rest_of(connection)[:12] for connection in slow] == [b"HTTP/1.1 408"] * 300
        assert anna.http.get("/").status_code == 200
    for connection in slow:
        connection.close()


def test_a_request_that_trickles_is_not_waited_for_either(server: Served) -> None:
    """Each byte comes in time, the whole never would."""
    for head in (b"GET /", HEAD + b"Content-Length: 60000\r\n\r\n"):
        with connect(server) as slow:
            slow.sendall(head)
            slow.settimeout(0.05)
            heard = b""
            with contextlib.suppress(ConnectionError):
                while not heard:
                    slow.sendall(b"x")
                    with contextlib.suppress(TimeoutError):
                        heard = slow.recv(65536)
            assert heard.startswith(b"HTTP/1.1 408 ") or not heard


@pytest.mark.parametrize("field", [b"X-Long: ", b"Cookie: a=", b"GET-line"])
def test_a_head_without_end_is_refused(server: Served, field: bytes) -> None:
    begun = b"GET /" if field == b"GET-line" else b"GET / HTTP/1.1\r\nHost: localhost\r\n" + field
    with connect(server) as large:
        large.sendall(begun)
        sent = 0
        with contextlib.suppress(ConnectionError):
            while sent < 50 * 1024 * 1024:
                large.sendall(b"x" * 65536)
                sent += 65536
        # What the system's buffers hold was sent as well.
        assert sent < 20 * 1024 * 1024


@pytest.mark.parametrize("more", [b"X-Long: " + b"x" * 40_000, b"\r\n".join([b"X-%d: x" % n for n in range(150)])])
def test_a_head_that_is_too_large_is_refused_with_its_status(server: Served, more: bytes) -> None:
    with connect(server) as large:
        large.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + more + b"\r\n\r\n")
        assert rest_of(large).startswith(b"HTTP/1.1 431 ")


def test_a_head_with_all_the_cookies_we_set_is_taken(server: Served) -> None:
    cookies = "; ".join([f"watch-abcdefghjk{n:02}=abcdefghjk{n:02}-w-{'x' * 26}" for n in range(20)])
    with server.browser(Cookie=cookies) as anna:
        assert anna.http.get("/").status_code == 200


def test_an_answer_that_nobody_takes_is_given_up(server: Served) -> None:
    with connect(server) as idle:
        idle.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one = b"GET /board/rail-baron.it.svg HTTP/1.1\r\nHost: localhost\r\n\r\n"
        idle.sendall(one * 40)
        until(lambda: server.door.open == 1)
        until(lambda: server.door.open == 0)


def test_a_body_that_goes_on_after_its_answer_ends(server: Served) -> None:
    with connect(server) as large:
        large.sendall(HEAD + b"Content-Length: 900000000\r\n\r\n")
        assert large.recv(12) == b"HTTP/1.1 413"
        with pytest.raises(ConnectionError):
            send_for_ever(large)


def send_for_ever(connection: socket.socket) -> None:
    """As fast as the limit asks for."""
    while True:
        connection.sendall(b"x" * 2048)
        threading.Event().wait(0.05)


def test_streams_and_idle_connections_outlive_the_limits(server: Served) -> None:
    with server.browser() as anna:
        table = anna.open("me", "here")["table"]
        with listening(anna, table) as tab, connect(server) as slow:
            slow.sendall(b"GET /")
            # When this one has been closed, the stream is older than all limits.
            assert rest_of(slow).startswith(b"HTTP/1.1 408")
            anna.http.post(f"/api/tables/{table}/chat", json={"text": "still here"})
            until(lambda: tab.count("event: chat"))


def test_a_slow_but_honest_upload_is_taken(server: Served) -> None:
    body = b'{"game": "transamerica", "seats": [{"kind": "me"}, {"kind": "here"}]' + b" " * 16_000 + b"}"
    with connect(server) as slow:
        slow.sendall(HEAD + b"Content-Length: %d\r\n\r\n" % len(body))
        for start in range(0, len(body), 400):
            slow.sendall(body[start : start + 400])
            threading.Event().wait(0.05)
        assert slow.recv(12) == b"HTTP/1.1 201"


def test_one_client_may_have_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with served(quick(str(tmp_path / "x.sqlite"), connections_per_client=5), proxies="192.0.2.1") as server:
        kept = [connect(server) for _ in range(5)]
        with connect(server) as sixth:
            assert rest_of(sixth).startswith(b"HTTP/1.1 429 ")
        kept.pop().close()
        until(lambda: server.door.open == 4)
        with server.browser() as anna:
            assert anna.http.get("/join").status_code == 200
        for connection in kept:
            connection.close()


def test_a_proxy_may_have_as_many_as_there_is_room_for(tmp_path: Path) -> None:
    with served(quick(str(tmp_path / "x.sqlite"), connections_per_client=2, connections=8)) as server:
        kept = [connect(server) for _ in range(8)]
        with connect(server) as ninth:
            assert rest_of(ninth).startswith(b"HTTP/1.1 503 ")
        for connection in kept:
            connection.close()


def test_older_addresses_are_told_apart_by_a_server_for_both_kinds() -> None:
    door = Door(Settings(connections_per_client=1), networks("10.0.0.0/8"))
    hosts = ("::ffff:192.0.2.1", "192.0.2.1", "::ffff:192.0.2.2", "::ffff:10.1.2.3", "10.1.2.3")
    assert [door.enter(host) for host in hosts] == [0, 429, 0, 0, 0]


def test_a_household_is_one_client() -> None:
    door = Door(Settings(connections_per_client=2), networks("10.0.0.0/8, ::1"))
    hosts = ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:1::1", "10.1.2.3", "10.1.2.3", "10.1.2.3")
    assert [door.enter(host) for host in hosts] == [0, 0, 429, 0, 0, 0, 0]
    for host in hosts:
        door.leave(host)
    assert (door.open, door.by_client) == (0, {})


def test_a_client_that_leaves_in_the_middle_is_no_defect(server: Served, caplog: pytest.LogCaptureFixture) -> None:
    with connect(server) as hasty:
        hasty.sendall(HEAD + b'Content-Length: 100\r\n\r\n{"game": ')
        until(lambda: server.door.open == 1)
    until(lambda: server.door.open == 0)
    with server.browser() as anna:
        assert anna.http.get("/").status_code == 200
    assert not [record for record in caplog.records if record.name == "capolinea"]
