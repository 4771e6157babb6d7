"""Tokens of browsers and links. Only hashes and one server secret are stored."""

import hashlib
import hmac
import re
import secrets
from base64 import b32encode
from typing import Final

#: Without letters and digits that are easily confused when a link is read aloud.
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
TABLE_LETTERS: Final = 12
MAC_BYTES: Final = 16

TABLE: Final = re.compile(rf"[{ALPHABET}]{{{TABLE_LETTERS}}}")
BROWSER: Final = re.compile(r"[A-Za-z0-9_-]{43}")
INVITE: Final = re.compile(rf"([{ALPHABET}]{{{TABLE_LETTERS}}})-([0-9]{{1,2}})-([a-z2-7]{{26}})")
WATCH: Final = re.compile(rf"([{ALPHABET}]{{{TABLE_LETTERS}}})-w-([a-z2-7]{{26}})")

PLAYER: Final = re.compile(rf"([{ALPHABET}]{{{TABLE_LETTERS}}})-([0-9]{{1,2}})-p-([a-z2-7]{{26}})")


def new_table_id() -> str:
    return "".join([secrets.choice(ALPHABET) for _ in range(TABLE_LETTERS)])


def new_browser() -> str:
    """Return 256 random bits for a browser's cookie."""
    return secrets.token_urlsafe(32)


def hash_browser(token: str) -> str:
    """Return the hash that is stored. The token is random and long, so a plain hash cannot be reversed."""
    return hashlib.sha256(b"capolinea browser " + token.encode()).hexdigest()


def read_player(token: str) -> tuple[str, int] | None:
    """Return the table and seat that a program's token is for; whether it is genuine, its table's row says."""
    found = PLAYER.fullmatch(token)
    return None if found is None else (found[1], int(found[2]))


class Keys:
    """Creates links and form tokens from the server's secret; they are never stored."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _mac(self, purpose: str) -> str:
        digest = hmac.digest(self._secret, purpose.encode(), "sha256")
        return b32encode(digest[:MAC_BYTES]).decode().rstrip("=").lower()

    def invite(self, table: str, seat: int) -> str:
        return f"{table}-{seat}-{self._mac(f'invite/{table}/{seat}')}"

    def read_invite(self, token: str) -> tuple[str, int] | None:
        """Return the table and seat of a genuine invitation."""
        found = INVITE.fullmatch(token)
        if found is None or not hmac.compare_digest(self.invite(found[1], int(found[2])), token):
            return None
        return found[1], int(found[2])

    def watch(self, table: str) -> str:
        return f"{table}-w-{self._mac(f'watch/{table}')}"

    def read_watch(self, token: str) -> str | None:
        """Return the table of a genuine spectators' link."""
        found = WATCH.fullmatch(token)
        if found is None or not hmac.compare_digest(self.watch(found[1]), token):
            return None
        return found[1]

    def player(self, table: str, seat: int, holder: str) -> str:
        """Return the token by which a program plays for the holder of a seat; it is of no use for any other seat."""
        return f"{table}-{seat}-p-{self._mac(f'player/{table}/{seat}/{holder}')}"

    def is_player(self, token: str, table: str, seat: int, holder: str) -> bool:
        return hmac.compare_digest(self.player(table, seat, holder).encode(), token.encode())

    def csrf(self, browser: str) -> str:
        return self._mac(f"csrf/{browser}")

    def is_csrf(self, browser: str, given: str) -> bool:
        return hmac.compare_digest(self.csrf(browser).encode(), given.encode())
