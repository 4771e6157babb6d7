"""Errors at the command line as one sentence and an exit code; never a traceback."""

import errno
import re
from typing import Final

from capolinea.core.record import OptionsRefused, RecordError
from capolinea.core.refusal import CapolineaError, IllegalAction
from capolinea.external.program import ProgramFailed
from capolinea.games.catalogue import look_of
from capolinea.i18n import Say

#: The checked file is invalid.
INVALID: Final = 1
#: The command line, a file name or the input was wrong.
USER_ERROR: Final = 2
#: What a shell reports for a program that was interrupted, and for one whose reader is gone.
INTERRUPTED: Final = 130
NO_READER: Final = 141

#: File errors with their own message.
FILE_ERRORS: Final = {
    errno.ENOENT: "file.not_found",
    errno.EACCES: "file.no_permission",
    errno.EPERM: "file.no_permission",
    errno.EROFS: "file.no_permission",
    errno.EISDIR: "file.is_folder",
    errno.ENOTDIR: "file.not_found",
    errno.EEXIST: "file.exists",
    errno.ENOSPC: "file.no_space",
    errno.EADDRINUSE: "file.address_in_use",
}

#: What to install if a third-party module is missing.
EXTRAS: Final = {
    "litestar": "web",
    "uvicorn": "web",
    "sqlalchemy": "web",
    "alembic": "web",
    "segno": "web",
    "brotli": "web",
    "asyncpg": "postgres",
    "pettingzoo": "lab",
    "gymnasium": "lab",
    "numpy": "lab",
    "resvg_py": "lab",
    "PIL": "lab",
    "pyarrow": "lab",
    "openskill": "lab",
    "matplotlib": "lab",
    "distributed": "cluster",
}


#: Packages below the command line that have their own messages.
ELSEWHERE: Final = ("capolinea.server", "capolinea.lab", "capolinea.external")


class UserError(CapolineaError):
    """An error of the user at the command line; its code has a message in `cli/messages`."""


def error_text_and_code(error: Exception, say: Say) -> tuple[str, int] | None:
    """Return the sentence for `error` and the exit code, or None if the error is a bug of ours."""
    if isinstance(error, CapolineaError):
        return sentence(error, say), INVALID if isinstance(error, RecordError) else USER_ERROR
    if isinstance(error, OSError):
        return os_error_text(error, say), USER_ERROR
    if isinstance(error, ModuleNotFoundError) and error.name is not None:
        extra = EXTRAS.get(error.name.partition(".")[0])
        return None if extra is None else (say("usage.extra", module=error.name, extra=extra), USER_ERROR)
    if hasattr(error, "format_message"):
        return usage_error_text(error, say), USER_ERROR
    return None


def sentence(error: CapolineaError, say: Say) -> str:
    """Return `error` in the messages of `say`, or in those of the server or lab for errors that only they raise."""
    if isinstance(error, OptionsRefused):
        game = look_of(error.game).say(say.language)
        return say(error.code, detail=game.refusal(error.refusal))
    if isinstance(error, ProgramFailed) and error.reason is not None:
        told = Say(say.language, ("capolinea.external",))
        return f"{told.error(error)} {told.error(error.reason)}"
    for package in ELSEWHERE:
        if not say.knows(error.code):
            say = Say(say.language, (package,))
    return say.refusal(error.refusal) if isinstance(error, IllegalAction) else say.error(error)


def os_error_text(error: OSError, say: Say) -> str:
    name = str(error.filename or "")
    code = FILE_ERRORS.get(error.errno or 0)
    if code is None:
        return say("file.other", file=name, detail=error.strerror or str(error))
    return say(code, file=name)


def usage_error_text(error: Exception, say: Say) -> str:
    """Return the text of a parser error. By version, Typer raises its own or Click's classes, so names are compared."""
    kind = type(error).__name__
    option = str(getattr(error, "option_name", ""))
    parameter = getattr(error, "param", None)
    detail = str(getattr(error, "message", error))
    if kind == "NoSuchOption":
        return say("usage.no_such_option", option=option)
    if kind == "BadOptionUsage":
        return say("usage.option_value", option=option)
    if kind == "MissingParameter" and parameter is not None:
        return say("usage.missing", parameter=parameter_name(parameter, say))
    if kind == "BadParameter" and parameter is not None:
        return bad_value_text(parameter, detail, say)
    return say("usage.other", detail=detail)


def bad_value_text(parameter: object, detail: str, say: Say) -> str:
    """Return the text of a bad value. The parser has only English; the common cases have our own messages."""
    name = parameter_name(parameter, say)
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if "valid" in detail and any([kind in detail for kind in ("integer", "float", "number")]):
        return say("usage.number", parameter=name)
    if least is not None and most is not None:
        return say("usage.between", parameter=name, least=str(least), most=str(most))
    if least is not None:
        return say("usage.at_least", parameter=name, least=str(least))
    return say("usage.bad_value", parameter=name, detail=detail)


def parameter_name(parameter: object, say: Say) -> str:
    """Return `--at`, or the name of an argument as the help shows it."""
    options: list[str] = getattr(parameter, "opts", [""])
    longest = max(options, key=len)
    return longest if longest.startswith("-") else placeholder(longest, say)


def placeholder(name: str, say: Say) -> str:
    """Return the word in capitals that stands for a value: `FILE`, `NAME=VALUE`."""
    code = f"help.value.{re.sub(r'[^a-z]+', '_', name.lower()).strip('_')}"
    return say(code) if say.knows(code) else name.upper()
