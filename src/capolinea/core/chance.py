"""Chance as an argument: sources of draws, which record what they gave.

Every draw is one whole number below a bound, from a named stream ("deal", "dice"). Streams are keyed by name and
count, so that the same seed gives the same deals however many dice were rolled between them.
"""

import hashlib
import hmac
from collections.abc import Sequence
from typing import TypeVar

import msgspec

from capolinea.core.refusal import CapolineaError

T = TypeVar("T")


class Draw(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True, gc=False):
    """`value`, at least 0 and below `bound`, came from `stream`."""

    stream: str
    bound: int
    value: int


class ChanceError(CapolineaError):
    """A draw was requested that the source cannot give."""


class Chance:
    """A source of draws that records what it gave. Subclasses implement `next_value`."""

    def __init__(self) -> None:
        self.drawn: list[Draw] = []

    def next_value(self, stream: str, bound: int) -> int:
        raise ChanceError("chance.none", kind=stream)

    def below(self, stream: str, bound: int) -> int:
        """Return a whole number from 0 to `bound` - 1, each with equal probability."""
        value = self.next_value(stream, bound)
        self.drawn.append(Draw(stream, bound, value))
        return value

    def sample(self, stream: str, size: int, count: int) -> list[int]:
        """Return `count` different numbers below `size`, in the order drawn."""
        pool = list(range(size))
        below = self.below
        for i in range(count):
            j = i + below(stream, size - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:count]

    def shuffled(self, stream: str, items: Sequence[T]) -> list[T]:
        return [items[i] for i in self.sample(stream, len(items), len(items))]

    def collect_draws(self) -> tuple[Draw, ...]:
        """Return what was drawn since the last call."""
        drawn = tuple(self.drawn)
        self.drawn.clear()
        return drawn


class NoChance(Chance):
    """For actions that must not draw."""


class SeededChance(Chance):
    """Draws by a keyed hash of a secret seed; the commitment can be published before play, the seed afterwards."""

    def __init__(self, seed: bytes, counts: dict[str, int] | None = None) -> None:
        super().__init__()
        self.seed = seed
        self.counts = dict(counts or {})

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed)

    def next_value(self, stream: str, bound: int) -> int:
        count = self.counts.get(stream, 0)
        self.counts[stream] = count + 1
        # Numbers above the last whole multiple of `bound` would favour low values: draw again.
        limit = (1 << 64) - (1 << 64) % bound
        attempt = 0
        while True:
            digest = hmac.digest(self.seed, f"{stream}/{count}/{attempt}".encode(), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % bound
            attempt += 1


class QuickChance(Chance):
    """Draws for simulations: a linear congruential generator, fast and repeatable, not secret."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        # Spread the seed over all bits, so that neighbouring seeds do not begin alike.
        self.state = int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")

    def next_value(self, stream: str, bound: int) -> int:
        self.state = state = (self.state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        # The low bits of such a generator are poor; the high half is even for bounds far below 2^32.
        return ((state >> 32) * bound) >> 32


class RecordedChance(Chance):
    """Gives the draws of a journal, and refuses to give anything else."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        super().__init__()
        self.left = list(draws)

    def next_value(self, stream: str, bound: int) -> int:
        if not self.left:
            raise ChanceError("chance.too_few", kind=stream)
        draw = self.left.pop(0)
        if draw.stream != stream or draw.bound != bound or not 0 <= draw.value < bound:
            raise ChanceError("chance.other_draw", kind=stream, below=bound)
        return draw.value

    def check_exhausted(self) -> None:
        """Raise ChanceError if draws are left over after an entry has been replayed."""
        if self.left:
            raise ChanceError("chance.too_many", kind=self.left[0].stream)


class ScriptedChance(Chance):
    """For tests: first the scripted values of each stream, then `otherwise`, or an error."""

    def __init__(self, script: dict[str, list[int]], otherwise: Chance | None = None) -> None:
        super().__init__()
        self.script = {stream: list(values) for stream, values in script.items()}
        self.otherwise = otherwise

    def next_value(self, stream: str, bound: int) -> int:
        values = self.script.get(stream)
        if values:
            value = values.pop(0)
            if not 0 <= value < bound:
                raise ChanceError("chance.script_out_of_range", kind=stream, value=value, below=bound)
            return value
        if self.otherwise is None:
            raise ChanceError("chance.script_empty", kind=stream)
        return self.otherwise.next_value(stream, bound)


def commitment_to(seed: bytes) -> str:
    """Return what is published before play; nobody can find another seed that matches it."""
    return hashlib.sha256(b"capolinea seed " + seed).hexdigest()


def seed_from(number: int) -> bytes:
    """Return the 32-byte seed that a chosen number stands for."""
    return hashlib.sha256(f"capolinea chosen seed {number}".encode()).digest()
