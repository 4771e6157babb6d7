"""Chance as an argument: where draws come from, and the note of what was drawn.

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


class Draw(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """`value`, at least 0 and below `below`, came from stream `kind`."""

    kind: str
    below: int
    value: int


class ChanceError(CapolineaError):
    """Draws were asked for that the source cannot give."""


class Chance:
    """A source of draws that writes down what it gave. Subclasses answer `next_value`."""

    def __init__(self) -> None:
        self.drawn: list[Draw] = []

    def next_value(self, kind: str, below: int) -> int:
        raise ChanceError("chance.none", kind=kind)

    def below(self, kind: str, bound: int) -> int:
        """A whole number from 0 to `bound` - 1, each as likely."""
        value = self.next_value(kind, bound)
        self.drawn.append(Draw(kind, bound, value))
        return value

    def sample(self, kind: str, size: int, count: int) -> list[int]:
        """`count` different numbers below `size`, in the order drawn."""
        pool = list(range(size))
        below = self.below
        for i in range(count):
            j = i + below(kind, size - i)
            pool[i], pool[j] = pool[j], pool[i]
        return pool[:count]

    def shuffled(self, kind: str, items: Sequence[T]) -> list[T]:
        return [items[i] for i in self.sample(kind, len(items), len(items))]

    def take(self) -> tuple[Draw, ...]:
        """What was drawn since the last call."""
        drawn = tuple(self.drawn)
        self.drawn.clear()
        return drawn


class NoChance(Chance):
    """For actions that must not draw."""


class SeededChance(Chance):
    """Live draws by a keyed hash of a secret seed; the commitment can be shown before play, the seed after it."""

    def __init__(self, seed: bytes, counts: dict[str, int] | None = None) -> None:
        super().__init__()
        self.seed = seed
        self.counts = dict(counts or {})

    @property
    def commitment(self) -> str:
        return commitment_to(self.seed)

    def next_value(self, kind: str, below: int) -> int:
        count = self.counts.get(kind, 0)
        self.counts[kind] = count + 1
        # Numbers above the last whole multiple of `below` would make low values likelier: draw again.
        limit = (1 << 64) - (1 << 64) % below
        attempt = 0
        while True:
            digest = hmac.digest(self.seed, f"{kind}/{count}/{attempt}".encode(), "sha256")
            number = int.from_bytes(digest[:8], "big")
            if number < limit:
                return number % below
            attempt += 1


class QuickChance(Chance):
    """Draws for simulations: a linear congruential generator, fast and repeatable, not secret."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        # Spread the seed over all bits, so that neighbouring seeds do not begin alike.
        self.state = int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=8).digest(), "big")

    def next_value(self, kind: str, below: int) -> int:
        self.state = state = (self.state * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF
        # The low bits of such a generator are poor; the high half serves bounds far below 2^32 evenly.
        return ((state >> 32) * below) >> 32


class RecordedChance(Chance):
    """Gives back the draws of a journal, and refuses to give anything else."""

    def __init__(self, draws: Sequence[Draw]) -> None:
        super().__init__()
        self.left = list(draws)

    def next_value(self, kind: str, below: int) -> int:
        if not self.left:
            raise ChanceError("chance.too_few", kind=kind)
        draw = self.left.pop(0)
        if draw.kind != kind or draw.below != below or not 0 <= draw.value < below:
            raise ChanceError("chance.other_draw", kind=kind, below=below)
        return draw.value

    def finish(self) -> None:
        """To be called when the entry is replayed: nothing may be left over."""
        if self.left:
            raise ChanceError("chance.too_many", kind=self.left[0].kind)


class ScriptedChance(Chance):
    """For tests: the named values first, per stream; then `otherwise`, or an error."""

    def __init__(self, script: dict[str, list[int]], otherwise: Chance | None = None) -> None:
        super().__init__()
        self.script = {kind: list(values) for kind, values in script.items()}
        self.otherwise = otherwise

    def next_value(self, kind: str, below: int) -> int:
        values = self.script.get(kind)
        if values:
            value = values.pop(0)
            if not 0 <= value < below:
                raise ChanceError("chance.script_out_of_range", kind=kind, value=value, below=below)
            return value
        if self.otherwise is None:
            raise ChanceError("chance.script_empty", kind=kind)
        return self.otherwise.next_value(kind, below)


def commitment_to(seed: bytes) -> str:
    """What is published before play; nobody can find another seed that fits it."""
    return hashlib.sha256(b"capolinea seed " + seed).hexdigest()


def seed_from(number: int) -> bytes:
    """The 32-byte seed that a chosen number stands for."""
    return hashlib.sha256(f"capolinea chosen seed {number}".encode()).digest()
