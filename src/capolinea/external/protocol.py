"""What is said between Capolinea and a program that plays: one JSON object per line, or per HTTP request.

docs/external-players.md describes it for those who write such programs.
"""

from typing import Final, Literal, TypeVar

import msgspec

V = TypeVar("V")

#: Changes whenever a program of the old protocol could not play any more.
PROTOCOL: Final = 1
#: The longest line that a program may send.
MOST_BYTES: Final = 64 * 1024


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Base class of all messages; their field `type` says which one it is."""


class Hello(Message, frozen=True, tag="hello"):
    """The first message of both sides. Unknown fields are ignored, so that both may say more."""

    protocol: int
    name: str = ""


class Position(Message, frozen=True, tag="position"):
    """A decision that a seat owes: all that the seat may know, and the texts of all it may do."""

    number: int
    """To be repeated in the answer."""
    game: str
    rules: int
    """The version of the rules."""
    seat: int
    view: msgspec.Raw
    offers: tuple[str, ...]
    seconds: float | None
    """How long the answer may take; null: as long as it likes."""
    chance: int
    """For the program's own random generator, so that a run can be repeated."""

    def view_as(self, kind: type[V]) -> V:
        """Return the view as the game's own type."""
        return msgspec.json.decode(self.view, type=kind)


class Answer(Message, frozen=True, tag="answer"):
    """`action` is one of the offers of the position with this number."""

    number: int
    action: str


class Wait(Message, frozen=True, tag="wait"):
    """At a table: the seat owes nothing. `number` is the newest entry of the match."""

    number: int


class Accepted(Message, frozen=True, tag="accepted"):
    """At a table: the answer was played, and is entry `number` of the match."""

    number: int


class Over(Message, frozen=True, tag="over"):
    """At a table: the match is over. Ranks and scores by seat."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class Fault(Message, frozen=True, tag="error"):
    """Why an answer was not used: a code for programs, a sentence for people."""

    code: str
    message: str
    protocol: Literal[1] = PROTOCOL


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Hello | Answer)


def encode_line(message: Message) -> bytes:
    return _encoder.encode(message) + b"\n"


def decode_line(line: bytes) -> Hello | Answer:
    """Return what a program says; raises msgspec.DecodeError."""
    said: Hello | Answer = _decoder.decode(line)
    return said
