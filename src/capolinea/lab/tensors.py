"""The games whose actions have numbers: those that learning programs can play."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from capolinea.core.action import Action, Seat
from capolinea.core.refusal import CapolineaError, Incomplete, InvalidAction
from capolinea.core.rules import Options
from capolinea.games.catalogue import GAMES, AnyRules, tensor_of
from capolinea.kit.numbering import Plane, Sheet
from capolinea.research import Tensor


def numbered(game: str) -> Tensor:
    """Return the numbers and vectors of `game`; raises CapolineaError if it has none."""
    tensor = tensor_of(game)
    if tensor is None:
        known = [key for key in GAMES if tensor_of(key)]
        raise CapolineaError("lab.no_table", game=game, games=", ".join(known))
    return tensor


def said_plane(tensor: Tensor) -> tuple[Plane, ...]:
    """Return the plane of the action that the seat is saying; none if every action is one number."""
    if tensor.one_number:
        return ()
    text = "by number: 1 for the number said last of the action under way, 1/2 for the one before it, then 1/3 …"
    return (Plane("said", tensor.size, text),)


class Vectors:
    """Draws the vectors of matches with the same options: the planes of the game, and of the action under way."""

    def __init__(self, rules: AnyRules, tensor: Tensor, options: Options) -> None:
        self.rules = rules
        self.tensor = tensor
        self.sheet = Sheet((*tensor.planes(options), *said_plane(tensor)))
        self.still = np.zeros(self.sheet.size, np.float32)
        """What is the same in all of them."""
        tensor.draw_still(options, self.sheet)
        self.put_into(self.still)

    @property
    def size(self) -> int:
        return self.sheet.size

    def draw(self, state: object, seat: Seat, said: Sequence[int]) -> None:
        """Draw what `seat` sees, and the numbers it has said of its action, on the sheet."""
        self.tensor.draw(self.rules.view(state, seat), self.sheet)
        if said and not self.tensor.one_number:
            self.sheet.turn_to("said")
            for number, value in recent(said).items():
                self.sheet.put(number, value)

    def vector(self, state: object, seat: Seat, said: Sequence[int]) -> npt.NDArray[np.float32]:
        """Return what `seat` sees."""
        self.draw(state, seat, said)
        seen = self.still.copy()
        self.put_into(seen)
        return seen

    def put_into(self, values: npt.NDArray[np.float32]) -> None:
        """Put what is on the sheet into an array, and clear the sheet."""
        values[np.array(self.sheet.ones, np.int64)] = 1
        values[np.array(self.sheet.places, np.int64)] = self.sheet.values
        self.sheet.clear()


class Decision:
    """One decision of a seat, said number by number.

    `left` holds the offers that begin with the numbers said, each with its numbers. An action that is legal, but too
    much to be offered (docs/adr/0015), can be said too, although no mask shows it: `left` is empty then.
    """

    def __init__(self, rules: AnyRules, tensor: Tensor, state: object, seat: Seat) -> None:
        self.rules = rules
        self.tensor = tensor
        self.state = state
        self.seat = seat
        self.said: list[int] = []
        self.left: list[tuple[tuple[int, ...], Action]] = [
            (tensor.spell(offer), offer) for offer in rules.offers(state, seat)
        ]

    @property
    def numbers(self) -> list[int]:
        """Return the numbers that may follow, each once."""
        place = len(self.said)
        return list({numbers[place]: None for numbers, _ in self.left})

    def say(self, number: int) -> Action | None:
        """Take the next number; return the action once it is complete. Raises InvalidAction, changing nothing."""
        place = len(self.said)
        left = [each for each in self.left if each[0][place] == number]
        if left:
            self.left = left
            self.said.append(number)
            return left[0][1] if len(left[0][0]) == place + 1 else None
        said = [*self.said, number]
        try:
            action = self.tensor.action(said, self.seat)
        except Incomplete:
            action = None
        if action is not None and self.rules.refuse(self.state, action) is not None:
            raise InvalidAction("action.malformed", detail=" ".join([str(each) for each in said]))
        self.left = []
        self.said = said
        return action


def recent(said: Sequence[int]) -> dict[int, float]:
    """Return the values of the plane of numbers said: the last 1, those before it less."""
    return {number: 1 / (len(said) - place) for place, number in enumerate(said)}
