"""The terminal: plain lines in, Rich text out; only plain text if there is no terminal."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.text import Text

#: Columns if the width of the output is unknown.
PLAIN_WIDTH: Final = 100


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

    def show(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def show_choice(self, number: int, label: str, note: str, notation: str) -> None:
        """Show one line of a numbered list: its label, a figure to judge it by, and its notation."""
        aside = [(f" ({note})", "bold")] if note else []
        written = [(f"   [{notation}]", "dim")] if notation else []
        self.console.print(Text.assemble((f"{number:>3}  ", "cyan"), label, *aside, *written))

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
