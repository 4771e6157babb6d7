"""What a player may do."""

import msgspec

from capolinea.core.action import Action


class ChooseSides(Action, frozen=True, tag="choose_sides"):
    """SP-36 Which side of each own contract counts, in the order of the goods."""

    sides: tuple[int, ...]


class GiveCard(Action, frozen=True, tag="give_card"):
    """SP-6 A card of the hand for the player on the right."""

    colour: int


class KeepRoute(Action, frozen=True, tag="keep_route"):
    """SP-36 One of the route cards dealt."""

    route: int


class PlaceLocomotive(Action, frozen=True, tag="place"):
    """SP-9 The locomotive in a city."""

    city: int


class Ride(Action, frozen=True, tag="ride"):
    """One space on: free movement (SP-14), or a start that goes on (SP-26). `place` is a city or a space."""

    place: int


class Start(Action, frozen=True, tag="start"):
    """SP-26 Out of a city, onto a first space."""

    place: int


class Extra(Action, frozen=True, tag="extra"):
    """SP-27 One more space, as the action of the turn."""

    place: int


class Load(Action, frozen=True, tag="load"):
    """SP-18 Load the good of the city; `unload` is a good that makes room for it (SP-12), or -1."""

    unload: int = msgspec.field(name="put_off")


class Deliver(Action, frozen=True, tag="deliver"):
    """SP-19"""

    good: int


class Take(Action, frozen=True, tag="take"):
    """SP-21 An open card."""

    colour: int


class Draw(Action, frozen=True, tag="draw"):
    """SP-21 The top card of the deck."""


class Build(Action, frozen=True, tag="build"):
    """SP-22 Tracks on `spaces`, from the network to a new city, paid with so many `cards` of each colour (SP-24).

    Which cards stand for which is not told: it is enough that they can be laid out so that all of them pay.
    """

    spaces: tuple[int, ...]
    cards: tuple[int, ...]


class Improve(Action, frozen=True, tag="improve"):
    """SP-28 One part of the train by one step."""

    part: int


class Stop(Action, frozen=True, tag="stop"):
    """Draw no more (SP-21), move no further (SP-26), or neither load nor deliver any more at the end of a turn."""
