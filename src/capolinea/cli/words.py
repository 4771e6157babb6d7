"""The language of the command line: `--lang` anywhere on it, or the locale's, or English."""

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Final

from capolinea.cli.user_errors import UserError
from capolinea.i18n import LANGUAGES, Say

PACKAGE: Final = "capolinea.cli"

_language: ContextVar[str] = ContextVar("language", default="en")


def speak(language: str) -> None:
    """Set the language of `words`."""
    _language.set(language)


def language() -> str:
    return _language.get()


def words() -> Say:
    return Say(language(), (PACKAGE,))


def language_of(environ: Mapping[str, str]) -> str:
    """Return the locale's language if we have it, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable, "")
        if locale:
            known = locale[:2].lower()
            return known if known in LANGUAGES else "en"
    return "en"


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Return the language given by `--lang`, wherever it is, and the arguments without it."""
    asked: str | None = None
    rest: list[str] = []
    left = list(arguments)
    while left:
        word = left.pop(0)
        if word == "--":
            return asked, [*rest, word, *left]
        if word.startswith("--lang="):
            asked = check_language(word.removeprefix("--lang="))
        elif word == "--lang":
            asked = check_language(left.pop(0) if left else "")
        else:
            rest.append(word)
    return asked, rest


def check_language(asked: str) -> str:
    if asked not in LANGUAGES:
        raise UserError("usage.language", asked=asked[:20], known=", ".join(LANGUAGES))
    return asked
