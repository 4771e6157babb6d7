"""A program that plays, at the other end of two pipes; whatever it does or fails to do is bounded in time and size."""

import contextlib
import os
import shlex
import signal
import subprocess
import threading
from multiprocessing.util import Finalize
from queue import Empty, SimpleQueue
from time import monotonic
from typing import IO, Final

import msgspec

from capolinea.bots import Forfeit
from capolinea.core.refusal import CapolineaError
from capolinea.external.protocol import MOST_BYTES, PROTOCOL, Answer, Fault, Hello, Position, decode_line, encode_line
from capolinea.i18n import Say

#: How long a program has to start and to say hello; interpreters and models take their time to load.
START_SECONDS: Final = 30.0
#: More unread lines than this are a flood.
MOST_LINES: Final = 100
#: A program that forfeits so many decisions in a row is broken, and the run ends.
MOST_IN_A_ROW: Final = 20
#: How much of its last words on standard error are told.
LAST_WORDS: Final = 200
LONGEST_NAME: Final = 30

#: What the reading thread says instead of a line.
END: Final = b""
FLOOD: Final = b"\0"


class ProgramFailed(CapolineaError):
    """A program cannot be started, or has failed too often in a row; `reason` is the last failure, if there was one."""

    reason: Forfeit | None = None

    def because(self, reason: Forfeit) -> "ProgramFailed":
        self.reason = reason
        return self


class Unreadable(Forfeit):
    """A line that is no message of the protocol; the program may do better with the next."""


class Connection:
    """One run of the program: a thread for each of its pipes, so that nothing it does can block us."""

    def __init__(self, command: str) -> None:
        try:
            words = shlex.split(command)
        except ValueError:
            words = []
        if not words:
            raise ProgramFailed("external.no_command", command=command[:80])
        try:
            self.process = subprocess.Popen(  # noqa: S603 - the user's own program, without a shell
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # A group of its own, so that closing ends its helpers too, and Ctrl-C is left to us.
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            detail = getattr(error, "strerror", None) or str(error)
            raise ProgramFailed("external.not_found", command=command[:80], detail=detail) from None
        self.lines: SimpleQueue[bytes] = SimpleQueue()
        self.to_send: SimpleQueue[bytes | None] = SimpleQueue()
        self.errors = bytearray()
        pipes = (self.process.stdin, self.process.stdout, self.process.stderr)
        self._pipes: list[IO[bytes]] = [pipe for pipe in pipes if pipe is not None]
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._read, self._listen)]
        for thread in self._threads:
            thread.start()

    def _write(self) -> None:
        stdin = self._pipes[0]
        with contextlib.suppress(OSError, ValueError):
            while (line := self.to_send.get()) is not None:
                stdin.write(line)
                stdin.flush()
        with contextlib.suppress(OSError):
            stdin.close()

    def _read(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            while line := self._pipes[1].readline(MOST_BYTES + 1):
                if len(line) > MOST_BYTES or self.lines.qsize() >= MOST_LINES:
                    self.lines.put(FLOOD)
                    return
                self.lines.put(line)
        self.lines.put(END)

    def _listen(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            while some := os.read(self._pipes[2].fileno(), 4096):
                self.errors += some
                del self.errors[:-LAST_WORDS]

    def last_words(self) -> str:
        """Return the last line on standard error, on one line and without control characters."""
        self._threads[2].join(1.0)
        lines = bytes(self.errors).decode("utf-8", "replace").strip().splitlines() or [""]
        return "".join([letter if letter.isprintable() else " " for letter in lines[-1]]).strip()

    def close(self) -> None:
        """End the program and its helpers at once."""
        self.to_send.put(None)
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()
        self.process.wait()
        for thread, pipe in zip(self._threads, self._pipes, strict=True):
            # A helper that left the group may hold a pipe open: its thread is left behind, and its pipe with it.
            thread.join(0.2)
            if not thread.is_alive():
                with contextlib.suppress(OSError):
                    pipe.close()


#: What is to be ended with this process.
_running: list[Connection] = []


def close_all() -> None:
    for connection in _running:
        connection.close()


# Unlike `atexit`, this also runs at the end of a pool's process.
Finalize(None, close_all, exitpriority=10)


class Program:
    """Asks a program for actions; starts it at the first question, and again after it has been ended."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command = command
        self.seconds = seconds
        self.name = ""
        """What the program calls itself."""
        self._connection: Connection | None = None
        self._number = 0
        self._in_a_row = 0
        self._say = Say("en", ("capolinea.external",))

    def start(self) -> None:
        """Start the program unless it runs, and exchange hellos; raises ProgramFailed."""
        if self._connection is not None:
            return
        self._connection = connection = Connection(self.command)
        _running.append(connection)
        connection.to_send.put(encode_line(Hello(PROTOCOL, "capolinea")))
        try:
            said = self._next(connection, monotonic() + START_SECONDS)
            if not isinstance(said, Hello):
                raise Forfeit("external.no_hello")
            if said.protocol != PROTOCOL:
                raise Forfeit("external.protocol", theirs=said.protocol, ours=PROTOCOL)
        except Forfeit as reason:
            self.close()
            raise ProgramFailed("external.no_start", command=self.command[:80]).because(reason) from None
        self.name = "".join([letter for letter in said.name if letter.isprintable()]).strip()[:LONGEST_NAME]

    def close(self) -> None:
        """End the program; the next question starts it anew."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            _running.remove(connection)
            connection.close()

    def ask(self, position: Position) -> str:
        """Return the offer that the program chooses. Raises Forfeit where it gives none in time, and ProgramFailed if
        that happens too often in a row."""
        try:
            action = self._ask(position)
        except Forfeit as forfeit:
            self._in_a_row += 1
            if self._in_a_row >= MOST_IN_A_ROW:
                failed = ProgramFailed("external.gave_up", command=self.command[:80], count=MOST_IN_A_ROW)
                raise failed.because(forfeit) from None
            raise
        self._in_a_row = 0
        return action

    def _ask(self, position: Position) -> str:
        try:
            self.start()
        except ProgramFailed as error:
            raise (error.reason or Forfeit("external.no_restart")) from None
        connection = self._connection
        assert connection is not None
        self._number += 1
        connection.to_send.put(encode_line(msgspec.structs.replace(position, number=self._number)))
        deadline = monotonic() + self.seconds
        try:
            while True:
                said = self._next(connection, deadline)
                if isinstance(said, Answer) and said.number == self._number:
                    break
                # What it had to say to an earlier question is of no use now.
        except Unreadable as unreadable:
            raise self._told(connection, unreadable) from None
        except Forfeit:
            # It may still think, or write without end: the next question finds a fresh one.
            self.close()
            raise
        if said.action not in position.offers:
            raise self._told(connection, Forfeit("external.not_offered", action=said.action[:80]))
        return said.action

    def _next(self, connection: Connection, deadline: float) -> Hello | Answer:
        try:
            line = connection.lines.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise Forfeit("external.late") from None
        if line == FLOOD:
            raise Forfeit("external.flood", most=MOST_BYTES)
        if line == END:
            with contextlib.suppress(subprocess.TimeoutExpired):
                connection.process.wait(1.0)
            code = connection.process.returncode
            raise Forfeit("external.ended", status=str(code), detail=connection.last_words())
        try:
            return decode_line(line)
        except msgspec.DecodeError as error:
            raise Unreadable("external.malformed", detail=str(error)[:120]) from None

    def _told(self, connection: Connection, forfeit: Forfeit) -> Forfeit:
        """Return the same forfeit; the program is told of it too."""
        connection.to_send.put(encode_line(Fault(forfeit.code, self._say.error(forfeit))))
        return forfeit
