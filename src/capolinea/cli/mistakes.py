"""What goes wrong at a command line, told in one sentence and an exit code; never a traceback."""

import errno
import re
from typing import Final

from capolinea.core.record import RecordError
from capolinea.core.refusal import CapolineaError, IllegalAction
from capolinea.i18n import Say

#: The thing that was to be checked is not sound.
UNSOUND: Final = 1
#: The command line, a file name or an input was a mistake.
MISTAKE: Final = 2
#: What a shell reports of a program that was interrupted, and of one whose reader went away.
INTERRUPTED: Final = 130
NO_READER: Final = 141

#: Errors of files that have a sentence of their own.
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

#: What to install where a module of somebody else is missing.
EXTRAS: Final = {
    "litestar": "web",
    "uvicorn": "web",
    "sqlalchemy": "web",
    "alembic": "web",
    "htpy": "web",
    "segno": "web",
    "asyncpg": "postgres",
    "pettingzoo": "lab",
    "gymnasium": "lab",
    "numpy": "lab",
}


#: Packages with messages of their own, beneath the command line.
ELSEWHERE: Final = ("capolinea.server", "capolinea.lab")


class Mistake(CapolineaError):
    """A user's mistake at the command line; its code has a message in `cli/messages`."""


def tell(error: Exception, say: Say) -> tuple[str, int] | None:
    """The sentence for `error` and the exit code; None: it is no mistake of the user but a defect of ours."""
    if isinstance(error, CapolineaError):
        return sentence(error, say), UNSOUND if isinstance(error, RecordError) else MISTAKE
    if isinstance(error, OSError):
        return tell_os_error(error, say), MISTAKE
    if isinstance(error, ModuleNotFoundError) and error.name is not None:
        extra = EXTRAS.get(error.name.partition(".")[0])
        return None if extra is None else (say("usage.extra", module=error.name, extra=extra), MISTAKE)
    if hasattr(error, "format_message"):
        return tell_usage(error, say), MISTAKE
    return None


def sentence(error: CapolineaError, say: Say) -> str:
    """`error` in the words of `say` or, for what only the server or the laboratory can meet, in theirs."""
    for package in ELSEWHERE:
        if not say.knows(error.code):
            say = Say(say.language, (package,))
    return say.refusal(error.refusal) if isinstance(error, IllegalAction) else say.error(error)


def tell_os_error(error: OSError, say: Say) -> str:
    name = str(error.filename or "")
    code = FILE_ERRORS.get(error.errno or 0)
    if code is None:
        return say("file.other", file=name, detail=error.strerror or str(error))
    return say(code, file=name)


def tell_usage(error: Exception, say: Say) -> str:
    """An error of the parser. Typer brings its own or Click's classes, by version: they are known by their names."""
    kind = type(error).__name__
    option = str(getattr(error, "option_name", ""))
    parameter = getattr(error, "param", None)
    detail = str(getattr(error, "message", error))
    if kind == "NoSuchOption":
        return say("usage.no_such_option", option=option)
    if kind == "BadOptionUsage":
        return say("usage.option_value", option=option)
    if kind == "MissingParameter" and parameter is not None:
        return say("usage.missing", parameter=shown(parameter, say))
    if kind == "BadParameter" and parameter is not None:
        return tell_bad_value(parameter, detail, say)
    return say("usage.other", detail=detail)


def tell_bad_value(parameter: object, detail: str, say: Say) -> str:
    """The parser speaks English only; the usual cases have words of their own."""
    name = shown(parameter, say)
    least, most = getattr(parameter, "min", None), getattr(parameter, "max", None)
    if "valid" in detail and any([kind in detail for kind in ("integer", "float", "number")]):
        return say("usage.number", parameter=name)
    if least is not None and most is not None:
        return say("usage.between", parameter=name, least=str(least), most=str(most))
    if least is not None:
        return say("usage.at_least", parameter=name, least=str(least))
    return say("usage.bad_value", parameter=name, detail=detail)


def shown(parameter: object, say: Say) -> str:
    """`--at`, or the name of an argument as the help writes it."""
    options: list[str] = getattr(parameter, "opts", [""])
    longest = max(options, key=len)
    return longest if longest.startswith("-") else placeholder(longest, say)


def placeholder(name: str, say: Say) -> str:
    """The word in capitals that stands for a value: `FILE`, `NAME=VALUE`."""
    code = f"help.value.{re.sub(r'[^a-z]+', '_', name.lower()).strip('_')}"
    return say(code) if say.knows(code) else name.upper()
