"""A table in the browser as a program's client sees it: one token, one seat, by HTTP."""

import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from capolinea.core.refusal import CapolineaError
from capolinea.external.protocol import Accepted, Answer, Over, Position, Wait

#: How long the server holds a question before it says that nothing is owed.
WAIT_SECONDS: Final = 25
#: After that the connection is taken for lost.
PATIENCE: Final = WAIT_SECONDS + 20
#: No table is larger.
MOST_BYTES: Final = 16 * 1024 * 1024
INVITATION: Final = "/join/"

_decoder: Final = msgspec.json.Decoder(Position | Wait | Over | Accepted)


class Unreachable(CapolineaError):
    """The server cannot be reached just now."""


class Refused(CapolineaError):
    """The server has refused a request, for a reason that it gives in words."""

    status = 0


class RemoteTable:
    """Asks and answers for one seat. Every answer is bounded in time and bytes."""

    def __init__(self, address: str, token: str, language: str = "en") -> None:
        self.address = address
        self.token = token
        self.language = language

    @classmethod
    def join(cls, link: str, name: str, language: str = "en") -> "RemoteTable":
        """Take the seat of an invitation."""
        address, path = split_link(link)
        table = cls(address, "", language)
        data = msgspec.json.encode({"invite": path.removeprefix(INVITATION).strip("/"), "name": name})
        table.token = str(msgspec.json.decode(table._request("/api/program/join", data))["token"])
        return table

    def next(self) -> Position | Wait | Over:
        """Return the decision that the seat owes, as soon as there is one; Wait if it took too long."""
        said = self._message(f"/api/program?wait={WAIT_SECONDS}", None)
        assert not isinstance(said, Accepted)
        return said

    def answer(self, number: int, action: str) -> None:
        """Play an action; raises Refused."""
        self._message("/api/program", msgspec.json.encode(Answer(number, action)))

    def take_back(self) -> None:
        """Take the seat back from a bot that stands in."""
        self._message("/api/program/back", b"{}")

    def _message(self, path: str, data: bytes | None) -> Position | Wait | Over | Accepted:
        try:
            said: Position | Wait | Over | Accepted = _decoder.decode(self._request(path, data))
        except msgspec.DecodeError:
            raise Refused("join.not_a_table", address=self.address) from None
        return said

    def _request(self, path: str, data: bytes | None) -> bytes:
        headers = {"Accept-Language": self.language, "X-Capolinea": "1", "Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(self.address + path, data, headers)  # noqa: S310 - http only, see split_link
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
                body: bytes = answer.read(MOST_BYTES)
                return body
        except urllib.error.HTTPError as error:
            raise refusal_of(error, self.address) from None
        except (OSError, ValueError) as error:
            raise Unreachable("join.unreachable", address=self.address, detail=str(error)[:120]) from None


def refusal_of(error: urllib.error.HTTPError, address: str) -> CapolineaError:
    with error:
        try:
            said: Any = msgspec.json.decode(error.read(MOST_BYTES))
            message = str(said["message"])[:400]
        except (msgspec.DecodeError, KeyError, TypeError, OSError):
            message = ""
    if error.code in (429, 502, 503, 504):
        return Unreachable("join.unreachable", address=address, detail=message or str(error.code))
    if not message:
        return Refused("join.not_a_table", address=address)
    refused = Refused("join.refused", message=message)
    refused.status = error.code
    return refused


def split_link(link: str) -> tuple[str, str]:
    """Return the address of the server and the path; raises CapolineaError unless it is http or https."""
    parts = urlsplit(link.strip())
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise CapolineaError("join.link", link=link[:80])
    return f"{parts.scheme}://{parts.netloc}", parts.path


def is_invitation(link: str) -> bool:
    return split_link(link)[1].startswith(INVITATION)
