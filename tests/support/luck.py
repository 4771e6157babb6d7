"""Secrets that repeat themselves: the matches that a test opens are the same in every run."""

from collections.abc import Callable
from hashlib import shake_256


class Luck:
    """In the place of the module `secrets` where a match takes its seed: each question of one name has its answer."""

    def __init__(self, name: Callable[[], str]) -> None:
        self._name = name
        self._asked: dict[str, int] = {}

    def token_bytes(self, count: int) -> bytes:
        name = self._name()
        number = self._asked[name] = self._asked.get(name, 0) + 1
        return shake_256(f"{name} {number}".encode()).digest(count)
