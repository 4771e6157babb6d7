"""A real server in a process of its own, with a database of its own."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path


class ServerProcess:
    """`stop` and `start` keep port and database, as a restart does."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        settings = {
            "CAPOLINEA_DATABASE": str(self.folder / "browser.sqlite"),
            "CAPOLINEA_BOT_PAUSE": "0",
            "CAPOLINEA_BOT_STEP": "0",
            "CAPOLINEA_BOT_PROCESSES": "0",
            "CAPOLINEA_READER_PROCESSES": "0",
            "CAPOLINEA_REQUESTS_PER_SECOND": "0",
            "CAPOLINEA_TABLES_PER_MINUTE": "0",
        }
        command = [sys.executable, "-m", "uvicorn", "--factory", "capolinea.server.app:create_app"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--log-level", "warning"],
                env={**os.environ, **settings, **self.settings},
                stdout=log,
                stderr=log,
            )
        self.wait()

    def wait(self, seconds: float = 40) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(self.url, timeout=2).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError((self.folder / "server.log").read_text())

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(2)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
