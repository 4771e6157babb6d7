"""A real server in a process of its own, with a database of its own."""

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.browser.seeded import RUNNING_TEST
from tests.support.ports import ReservedPort


class ServerProcess:
    """`stop` and `start` keep port and database, as a restart does."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self.port = ReservedPort()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return self.port.url

    def start(self) -> None:
        settings = {
            "CAPOLINEA_DATABASE": str(self.folder / "browser.sqlite"),
            RUNNING_TEST: str(running_test(self.folder.parent)),
            "CAPOLINEA_BOT_PAUSE": "0",
            "CAPOLINEA_BOT_STEP": "0",
            "CAPOLINEA_BOT_PROCESSES": "0",
            "CAPOLINEA_READER_PROCESSES": "0",
            "CAPOLINEA_REQUESTS_PER_SECOND": "0",
            "CAPOLINEA_TABLES_PER_MINUTE": "0",
            "CAPOLINEA_CHAT_PER_MINUTE": "0",
            "CAPOLINEA_BOT_TABLES_PER_HOUR": "0",
        }
        command = [sys.executable, "-m", "uvicorn", "--factory", "tests.browser.seeded:create_app"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port.number), "--log-level", "warning"],
                env={**os.environ, **settings, **self.settings},
                stdout=log,
                stderr=log,
            )
        self.wait()

    def wait(self, seconds: float = 120) -> None:
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

    def close(self) -> None:
        self.stop()
        self.port.close()


def running_test(folder: Path) -> Path:
    """The file that says which test is running, in the folder that the folders of all servers are in."""
    return folder / "running-test.txt"
