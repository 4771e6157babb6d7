"""The command line as a function and as a program, and records to give to it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from capolinea.api import Match, new_match
from capolinea.cli import run
from capolinea.cli.play import ENDING_SIGNALS
from capolinea.core.chance import QuickChance
from capolinea.core.record import SeatRecord, encode_record
from capolinea.games.catalogue import bots_of

SEATS = (SeatRecord("Anna"), SeatRecord("Marco"), SeatRecord("", "random"))


class Said(NamedTuple):
    """The output and exit code of a command."""

    code: int
    out: str
    err: str


Command = Callable[..., Said]


@pytest.fixture
def capolinea(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Command]:
    """`capolinea("verify", file)` in this process, in an empty folder and an English locale, with lines of input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    # `play` handles these as long as its process lives.
    handlers = {number: signal.getsignal(number) for number in ENDING_SIGNALS}

    def command(*arguments: object, lines: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(lines.encode()), "utf-8"))
        code = run([str(one) for one in arguments])
        out, err = capsys.readouterr()
        return Said(code, out, err)

    yield command
    for number, handler in handlers.items():
        signal.signal(number, handler)


@pytest.fixture
def program(tmp_path: Path) -> Command:
    """The same as a separate process: half a second each, for what a process has of its own."""

    def command(*arguments: object, lines: str = "", locale: str = "C.UTF-8") -> Said:
        done = subprocess.run(
            [sys.executable, "-m", "capolinea", *[str(one) for one in arguments]],
            input=lines,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env={**os.environ, "LC_ALL": locale, "PYTHONUTF8": "1"},
            timeout=240,
        )
        return Said(done.returncode, done.stdout, done.stderr)

    return command


#: A bot with a purpose: random matches are ten times as long.
STEADY = bots_of("transamerica").baselines[0]


def steady_match(seed: int, actions: int | None = None, **options: Any) -> Match:
    """Return a match of three, played to its end or for this many actions."""
    choose = bots_of("transamerica").players[STEADY]
    match = new_match("transamerica", 3, options, seed)
    chance = QuickChance(seed)
    while match.turn is not None and (actions is None or match.last_entry < actions):
        seat = match.turn.seats[0]
        match.play(choose(match.view(seat), match.offers(seat), chance))
    return match


@pytest.fixture(scope="session")
def finished_bytes() -> bytes:
    return encode_record(steady_match(7).record(SEATS))


@pytest.fixture
def finished(tmp_path: Path, finished_bytes: bytes) -> Path:
    """The record of a whole match."""
    path = tmp_path / "finished.json"
    path.write_bytes(finished_bytes)
    return path


@pytest.fixture
def running(tmp_path: Path) -> Path:
    """The record of a match that is not over."""
    path = tmp_path / "running.json"
    path.write_bytes(encode_record(steady_match(7, 20).record(SEATS)))
    return path
