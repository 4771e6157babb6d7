"""The terminal: plain lines in, Rich text out; only plain text if there is no terminal."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.text import Text

#: Columns and rows if the size of the output is unknown.
PLAIN_WIDTH: Final = 100
PLAIN_HEIGHT: Final = 40


class Pipe(Console):
    """Rich would exit by itself when the reader is gone; `run` knows the right exit code."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Shows a match and asks for input. `is_live` is true at a terminal, false in a script."""

    def __init__(self) -> None:
        self.is_live = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = Pipe(highlight=False, markup=False, emoji=False, soft_wrap=True)
        if self.is_live:
            enable_line_editing()

    @property
    def width(self) -> int:
        return self.console.width if self.is_live else PLAIN_WIDTH

    @property
    def height(self) -> int:
        return self.console.height if self.is_live else PLAIN_HEIGHT

    def show(self, text: str = "", style: str = "") -> None:
        # A terminal would break long lines within words.
        self.console.print(Text(text, style=style), soft_wrap=not self.is_live)

    def show_rows(self, rows: Sequence[Text]) -> None:
        for row in rows:
            self.console.print(row)

    def show_screen(self, rows: Sequence[Text]) -> None:
        """Show rows that fill a screen, on a terminal instead of what was there."""
        if self.is_live:
            self.console.clear()
        self.show_rows(rows)

    def show_pages(self, rows: Sequence[Text], more: str) -> None:
        """Show a long text; on a terminal screen by screen, each until Enter is pressed at the question `more`."""
        if not self.is_live:
            self.show_rows(rows)
            return
        wrapped = [each for row in rows for each in row.wrap(self.console, self.width)]
        for first in range(0, len(wrapped), self.height - 1):
            self.show_screen(wrapped[first : first + self.height - 1])
            self.ask(more)

    def clear(self) -> None:
        """Clear the terminal; output to a file or pipe stays."""
        if self.is_live:
            # Rich leaves the scrollback, where the last hand could still be read.
            self.console.file.write("\x1b[3J")
            self.console.clear()

    def ask(self, prompt: str) -> str:
        """Return one line of input; raises EOFError if there are no more."""
        if self.is_live:
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        # The output of a script shows its input too.
        self.show(f"{prompt}{line.strip()}")
        return line.strip()

    @contextmanager
    def waiting(self, message: str) -> Iterator[None]:
        """Show a status message while a bot thinks."""
        if not self.is_live:
            yield
            return
        with self.console.status(message):
            yield


def enable_line_editing() -> None:
    """Let arrow keys edit the line and recall earlier ones, if the system can."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
