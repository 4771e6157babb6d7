"""Messages: a code and facts become words, in Italian or English. Rules never speak; this does."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from capolinea.core.refusal import CapolineaError, Fact, Refusal

LANGUAGES: Final = ("it", "en")

Namer: TypeAlias = "Callable[[Say, Fact], str]"


def before_vowel(word: str, following: object) -> str:
    """The Italian "a" or "e" and what follows it: "ad Atlanta", "a Boston", "ed Elena"."""
    words = str(following)
    return f"{word}{'d' if words[:1].lower() == word else ''} {words}"


#: What messages may call, by language: `{ AD($city) }`, `{ ED($name) }`.
FUNCTIONS: Final[dict[str, dict[str, Callable[..., Any]]]] = {
    "it": {"AD": partial(before_vowel, "a"), "ED": partial(before_vowel, "e")}
}


class MissingMessage(LookupError):
    """A code has no message in some language: a defect of this project, found by its checks."""


@cache
def bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    """The messages of `packages` (each with a folder `messages`) in one language, later ones over earlier ones."""
    # Isolation marks would show up in logs and in copied text; no message mixes writing directions.
    made = FluentBundle([language], use_isolating=False, functions=FUNCTIONS.get(language))
    for package in packages:
        text = files(package).joinpath("messages", f"{language}.ftl").read_text("utf-8")
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


#: Scenes say the same things again and again, and Fluent takes its time.
@lru_cache(maxsize=1 << 14)
def sentence(language: str, packages: tuple[str, ...], code: str, words: tuple[tuple[str, Fact], ...]) -> str:
    """The message `code` with its gaps filled by `words`; raises MissingMessage."""
    messages, name = bundle(language, packages), message_id(code)
    message = messages.get_message(name) if messages.has_message(name) else None
    if message is None or message.value is None:
        raise MissingMessage(f"{code} in {language}")
    text, errors = messages.format_pattern(message.value, dict(words))
    if errors:
        raise MissingMessage(f"{code} in {language}: {errors[0]}")
    return str(text)


class Say:
    """Speaks one language. `say("rail.line_taken", line=214)`: facts are named by their kind, so that a line,
    a city or a seat is turned into words by the namer of that name."""

    def __init__(
        self,
        language: str,
        packages: tuple[str, ...] = (),
        names: Mapping[str, Namer] | None = None,
        seats: tuple[str, ...] = (),
    ) -> None:
        self.language = language
        self.packages = packages
        self.names = dict(names or {})
        self.seats = seats
        self._sources = ("capolinea.i18n", *packages)
        self._bundle = bundle(language, self._sources)

    def at_table(self, seats: tuple[str, ...]) -> "Say":
        """The same, knowing what the seats are called."""
        return Say(self.language, self.packages, self.names, seats)

    def knows(self, code: str) -> bool:
        return self._bundle.has_message(message_id(code))

    def __call__(self, code: str, /, **facts: Fact) -> str:
        return sentence(self.language, self._sources, code, tuple([(n, self.name(n, f)) for n, f in facts.items()]))

    def name(self, kind: str, fact: Fact) -> Fact:
        """`fact` in words where its kind has a namer, else as it is."""
        namer = self.names.get(kind)
        if namer is not None:
            return namer(self, fact)
        if kind in SEAT_FACTS and isinstance(fact, int):
            return self.seat(fact)
        return fact

    def seat(self, seat: int) -> str:
        """The name of whoever sits there, or the seat's letter."""
        return self.seats[seat] if seat < len(self.seats) else chr(ord("A") + seat)

    def refusal(self, refusal: Refusal) -> str:
        return self(refusal.code, **refusal.facts)

    def error(self, error: CapolineaError) -> str:
        return self(error.code, **error.facts)


#: Facts that are seats in every game.
SEAT_FACTS: Final = ("seat", "holder", "turn", "other")


def message_id(code: str) -> str:
    """Fluent ids have no dots."""
    return code.replace(".", "-")
