"""The terminal: plain lines in, Rich text out; without a terminal, text only."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.text import Text

#: Columns where nobody says how wide the output is.
PLAIN_WIDTH: Final = 100


class Pipe(Console):
    """Rich would end the program by itself when nobody reads on; `run` knows the right exit code."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Where a match is played. `is_live`: a person looks at it; else somebody's script does."""

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = Pipe(highlight=False, markup=False, emoji=False, soft_wrap=True)
        if self.is_live:
            remember_lines()

    @property
    def width(self) -> int:
        return self.console.width if self.is_live else PLAIN_WIDTH

    def show(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def show_choice(self, number: int, label: str, note: str, notation: str) -> None:
        """One line of a numbered list: what it is, a figure to weigh it by, and how it is written."""
        aside = [(f" ({note})", "bold")] if note else []
        written = [(f"   [{notation}]", "dim")] if notation else []
        self.console.print(Text.assemble((f"{number:>3}  ", "cyan"), label, *aside, *written))

    def clear(self) -> None:
        """Not without a terminal: there, what was said stays said."""
        if self.is_live:
            # Rich leaves the scrollback, where the last hand could still be read.
            self.console.file.write("\x1b[3J")
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """One line; raises EOFError where there are no more."""
        if self.is_live:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        # The transcript of a script shows what it typed.
        self.show(f"{prompt}{line.strip()}")
        return line.strip()

    @contextmanager
    def waiting(self, message: str) -> Iterator[None]:
        """While a bot thinks."""
        if not self.is_live:
            yield
            return
        with self.console.status(message):
            yield


def remember_lines() -> None:
    """Arrow keys edit the line and bring back earlier ones, where the system can."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
