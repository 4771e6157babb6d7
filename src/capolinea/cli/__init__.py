"""The command line: `capolinea play`, `serve`, `simulate` and more, one file per command."""

import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from typer import Abort
from typer.main import get_command

from capolinea.cli.app import app
from capolinea.cli.user_errors import INTERRUPTED, NO_READER, error_text_and_code
from capolinea.cli.words import language_of, speak, take_language, words

__all__ = ["main", "run"]


def main() -> NoReturn:
    """Run the console script."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a character shows a question mark instead of failing.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run `capolinea ARGUMENTS` and return its exit code."""
    speak(language_of(os.environ))
    try:
        code = perform(arguments)
        if code != NO_READER:
            sys.stdout.flush()
    except BrokenPipeError:
        code = NO_READER
    except (KeyboardInterrupt, Abort):
        code = INTERRUPTED
    except Exception as error:
        told = error_text_and_code(error, words())
        if told is None:
            raise
        message, code = told
        print(f"capolinea: {message}", file=sys.stderr)
    if code == NO_READER:
        discard_stdout()
    if code == INTERRUPTED:
        print(words()("goodbye"), file=sys.stderr)
    return code


def perform(arguments: Sequence[str]) -> int:
    asked, rest = take_language(arguments)
    if asked is not None:
        speak(asked)
    code = get_command(app()).main(rest or ["--help"], prog_name="capolinea", standalone_mode=False)
    return code if isinstance(code, int) else 0


def discard_stdout() -> None:
    """Point stdout at the null device, because its reader has gone and Python flushes once more at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
