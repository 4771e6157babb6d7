"""TLS by certificate files: tables and streams over it, and clients that never finish the handshake."""

import contextlib
import socket
import ssl
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.serving import PATIENCE, Browser, Served, quick, served, until

from capolinea.cli.serve import tls_from
from capolinea.i18n import Say

HERE = Path(__file__).parent
#: Of nobody: made for these tests.
CERTIFICATE, KEY = HERE / "test_certificate.pem", HERE / "test_key.pem"


def client_context() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(CERTIFICATE))


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    settings = quick(str(tmp_path_factory.mktemp("tls") / "x.sqlite"), header_seconds=0.4, connections_per_client=40)
    tls = tls_from(CERTIFICATE, KEY, Say("en", ("capolinea.server",)))
    with served(settings, proxies="192.0.2.1", tls=tls) as running:
        yield running


@pytest.fixture
def carla(secure: Served) -> Iterator[Browser]:
    headers = {"X-Capolinea": "1"}
    with httpx.Client(base_url=secure.url, timeout=PATIENCE, headers=headers, verify=client_context()) as client:
        yield Browser(client)


def connect(server: Served) -> socket.socket:
    host, port = server.url.removeprefix("https://").split(":")
    return socket.create_connection((host, int(port)), timeout=PATIENCE)


def test_a_table_is_played_over_tls(secure: Served, carla: Browser) -> None:
    assert "Secure" in carla.http.get("/").headers["set-cookie"]
    table = carla.open("me", "here")["table"]
    seen = carla.see(table)
    assert carla.act(table, seen["viewer"], 0, seen["offers"][0]["action"]).status_code == 200
    with carla.http.stream("GET", f"/api/tables/{table}/events") as stream:
        lines = stream.iter_lines()
        assert next(lines) == "retry: 2000"
        assert next(lines) == "event: entry"


@pytest.mark.parametrize("sent", [b"", b"\x16\x03\x01", b"GET / HTTP/1.1\r\n\r\n"])
def test_handshakes_that_never_end_are_counted_and_ended(secure: Served, carla: Browser, sent: bytes) -> None:
    slow = [connect(secure) for _ in range(30)]
    for connection in slow:
        connection.sendall(sent)
    assert carla.http.get("/join").status_code == 200
    for connection in slow:
        with connection, contextlib.suppress(ConnectionError):
            while connection.recv(65536):
                pass
    carla.http.close()
    until(lambda: secure.door.open == 0)


def test_connections_too_many_are_refused_before_the_handshake(secure: Served) -> None:
    until(lambda: secure.door.open == 0)
    kept = [connect(secure) for _ in range(40)]
    until(lambda: secure.door.open == 40)
    with connect(secure) as more, contextlib.suppress(ConnectionError):
        assert more.recv(100) == b""
    for connection in kept:
        connection.close()
    until(lambda: secure.door.open == 0)


def test_half_a_request_over_tls_is_not_waited_for(secure: Served) -> None:
    with client_context().wrap_socket(connect(secure), server_hostname="localhost") as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost: ")
        assert slow.recv(12) == b"HTTP/1.1 408"
