"""The language the command line speaks: `--lang` anywhere on it, else the locale, else English."""

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from typing import Final

from capolinea.cli.mistakes import Mistake
from capolinea.i18n import LANGUAGES, Say

PACKAGE: Final = "capolinea.cli"

_language: ContextVar[str] = ContextVar("language", default="en")


def speak(language: str) -> None:
    """From now on `words` speaks `language`."""
    _language.set(language)


def language() -> str:
    return _language.get()


def words() -> Say:
    return Say(language(), (PACKAGE,))


def language_of(environ: Mapping[str, str]) -> str:
    """The language of the locale where we speak it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable, "")
        if locale:
            known = locale[:2].lower()
            return known if known in LANGUAGES else "en"
    return "en"


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for by `--lang`, wherever it stands, and the arguments without it."""
    asked: str | None = None
    rest: list[str] = []
    left = list(arguments)
    while left:
        word = left.pop(0)
        if word == "--":
            return asked, [*rest, word, *left]
        if word.startswith("--lang="):
            asked = checked(word.removeprefix("--lang="))
        elif word == "--lang":
            asked = checked(left.pop(0) if left else "")
        else:
            rest.append(word)
    return asked, rest


def checked(asked: str) -> str:
    if asked not in LANGUAGES:
        raise Mistake("usage.language", asked=asked[:20], known=", ".join(LANGUAGES))
    return asked
