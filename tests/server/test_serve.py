"""The `serve` command: what it prints, how it starts and stops."""

import os
import re
import signal
import socket
import ssl
import subprocess
from pathlib import Path

import httpx
import pytest
from tests.server.serving import PATIENCE, until
from tests.server.test_tls import CERTIFICATE, KEY
from tests.support.programs import HEEDING

COMMAND = [*HEEDING, "serve", "--lang", "en"]


def start(database: Path, *more: str) -> subprocess.Popen[str]:
    return subprocess.Popen([*COMMAND, "--database", str(database), *more], stdout=subprocess.PIPE, text=True)


def printed(process: subprocess.Popen[str]) -> list[str]:
    """Return what it prints before it serves."""
    assert process.stdout is not None
    lines: list[str] = []
    while not lines or not lines[-1].startswith("Press Ctrl-C"):
        line = process.stdout.readline()
        assert line, lines
        lines.append(line.rstrip())
    return lines


def address_in(lines: list[str]) -> str:
    found = re.search(r"http://\S+", "\n".join(lines))
    assert found is not None
    return found[0]


def answers(url: str, trusted: ssl.SSLContext | bool = True) -> bool:
    try:
        return httpx.get(url, timeout=PATIENCE, verify=trusted).status_code == 200
    except httpx.TransportError:
        return False


def test_it_serves_tells_where_and_stops_when_asked(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        process = start(tmp_path / "new" / "x.sqlite", "--port", str(port))
        lines = printed(process)
    assert lines[0].startswith(f"Port {port} is taken")
    url = address_in(lines)
    assert str(tmp_path / "new" / "x.sqlite") in "\n".join(lines)
    until(lambda: answers(url))
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=PATIENCE)
    assert "All matches are saved." in rest
    assert process.returncode == 0


def test_on_a_local_network_it_shows_a_code_to_scan(tmp_path: Path) -> None:
    process = start(tmp_path / "x.sqlite", "--lan", "--port", "0")
    lines = printed(process)
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE)
    assert any(["network" in line for line in lines])


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--port", "70000"), "A port is"),
        (("--host", "203.0.113.77"), "cannot be used"),
        (("--database", "mysql://x/y"), "not supported"),
        (("--database", "/dev/null/x.sqlite"), "cannot be opened"),
        (("--database", __file__), "cannot be opened"),
        (("--certificate", __file__), "Give both files"),
        (("--certificate", __file__, "--key", __file__), "cannot be used"),
        (("--certificate", "/nowhere", "--key", __file__), "cannot be used"),
    ],
)
def test_a_mistake_is_told_in_one_sentence(tmp_path: Path, more: tuple[str, ...], told: str) -> None:
    done = subprocess.run([*COMMAND, "--database", str(tmp_path / "x.sqlite"), *more], capture_output=True, text=True)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_it_serves_https_and_tells_so(tmp_path: Path) -> None:
    files = ("--certificate", str(CERTIFICATE), "--key", str(KEY))
    process = start(tmp_path / "x.sqlite", "--port", "0", *files)
    url = re.search(r"https://\S+", "\n".join(printed(process)))
    assert url is not None
    trusted = ssl.create_default_context(cafile=str(CERTIFICATE))
    until(lambda: answers(url[0], trusted))
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


def test_a_proxy_without_address_is_told_in_one_sentence(tmp_path: Path) -> None:
    command = [*COMMAND, "--database", str(tmp_path / "x.sqlite")]
    environment = {**os.environ, "FORWARDED_ALLOW_IPS": "no computer"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 2
    assert "“no computer” is no address" in done.stderr
