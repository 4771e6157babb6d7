"""Actions as numbers and views as vectors.

Ranges of numbers, the numbers of one action read in order, and vectors drawn plane by plane. Compiled.
"""

from collections.abc import Sequence
from typing import NamedTuple

from capolinea.core.refusal import Incomplete, InvalidAction


class Range(NamedTuple):
    """Numbers that stand for things of one sort: from `first` on to before `stop`."""

    name: str
    first: int
    stop: int
    text: str
    """What a number of this range says, for the documentation."""


class Numbers:
    """All numbers of a game, in ranges one after another."""

    def __init__(self, *ranges: tuple[str, int, str]) -> None:
        self.ranges: list[Range] = []
        self.size = 0
        for name, count, text in ranges:
            self.ranges.append(Range(name, self.size, self.size + count, text))
            self.size += count

    def first(self, name: str) -> int:
        """Return the first number of a range."""
        for each in self.ranges:
            if each.name == name:
                return each.first
        raise KeyError(name)

    def range_of(self, number: int) -> Range:
        """Return the range that a number is in; raises InvalidAction."""
        for each in self.ranges:
            if each.first <= number < each.stop:
                return each
        raise InvalidAction("action.malformed", detail=str(number))


class Reader:
    """Reads the numbers of one action in order."""

    def __init__(self, numbers: Numbers, said: Sequence[int]) -> None:
        self.numbers = numbers
        self.said = list(said)
        self.at = 0
        self.range = ""
        """The range of the number read last."""

    def next(self, *allowed: str) -> int:
        """Return the next number, counted from the first of its range, which must be one of `allowed` if any are named.

        Raises Incomplete if there is none, and InvalidAction if it is in another range.
        """
        if self.at == len(self.said):
            raise Incomplete("action.malformed", detail=" ".join([str(number) for number in self.said]))
        number = self.said[self.at]
        found = self.numbers.range_of(number)
        if allowed and found.name not in allowed:
            raise InvalidAction("action.malformed", detail=str(number))
        self.at += 1
        self.range = found.name
        return number - found.first

    def end(self) -> None:
        """Raise InvalidAction if numbers are left."""
        if self.at < len(self.said):
            raise InvalidAction("action.malformed", detail=" ".join([str(number) for number in self.said]))


def spell_amount(amount: int, first: int, count: int, more: int) -> tuple[int, ...]:
    """Return the numbers of an amount: `more` for each whole `count` in it, then `first` + the rest."""
    return (*[more] * (amount // count), first + amount % count)


class Plane(NamedTuple):
    """A part of a vector: a name, how many values it has, and what they mean, for the documentation."""

    name: str
    size: int
    text: str


class Sheet:
    """A vector of a view under way; the planes lie one after another.

    Only what is not 0 is kept: `ones` are the places of ones, of which there are most, `places` those of `values`.
    """

    def __init__(self, planes: Sequence[Plane]) -> None:
        self.planes = tuple(planes)
        self.start: dict[str, int] = {}
        self.room: dict[str, int] = {}
        self.size = 0
        for plane in planes:
            self.start[plane.name] = self.size
            self.room[plane.name] = plane.size
            self.size += plane.size
        self.offset = 0
        """Where the vector begins, if several are drawn on one sheet."""
        self.base = 0
        self.most = 0
        self.ones: list[int] = []
        self.places: list[int] = []
        self.values: list[float] = []

    def clear(self) -> None:
        self.offset = 0
        self.ones = []
        self.places = []
        self.values = []

    def turn_to(self, plane: str) -> None:
        """Go on with a plane."""
        self.base = self.offset + self.start[plane]
        self.most = self.room[plane]

    def mark(self, place: int) -> None:
        """Put a 1; a place below 0 stands for nothing."""
        if place < 0:
            return
        if place >= self.most:
            raise IndexError(place)
        self.ones.append(self.base + place)

    def put(self, place: int, value: float) -> None:
        """Put a value, cut to -1 to 1."""
        if not 0 <= place < self.most:
            raise IndexError(place)
        if value != 0.0:
            self.places.append(self.base + place)
            self.values.append(1.0 if value > 1.0 else -1.0 if value < -1.0 else value)

    def row(self, plane: str, values: Sequence[float], scale: float) -> None:
        """Put a whole plane: each value divided by `scale`."""
        self.turn_to(plane)
        for place, value in enumerate(values):
            if value != 0:
                self.put(place, value / scale)

    def flags(self, plane: str, values: list[bool]) -> None:
        """Put a 1 where a value is true."""
        self.turn_to(plane)
        if len(values) > self.most:
            raise IndexError(len(values))
        base = self.base
        for place in range(len(values)):
            if values[place]:
                self.ones.append(base + place)


def round_from(seat: int, seats: int) -> list[int]:
    """Return all seats, `seat` first and the others in turn order."""
    return [(seat + step) % seats for step in range(seats)]
