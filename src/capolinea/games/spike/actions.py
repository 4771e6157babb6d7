"""What a player may do."""

import msgspec

from capolinea.core.action import Action


class ChooseSides(Action, frozen=True, tag="choose_sides"):
    """SP-36 Choose the side of each of the player's contracts, in the order of the goods."""

    sides: tuple[int, ...]


class GiveCard(Action, frozen=True, tag="give_card"):
    """SP-6 Give a card of the hand to the player on the right."""

    colour: int


class KeepRoute(Action, frozen=True, tag="keep_route"):
    """SP-36 Keep one of the route cards dealt."""

    route: int


class PlaceLocomotive(Action, frozen=True, tag="place"):
    """SP-9 Put the locomotive in a city."""

    city: int


class Ride(Action, frozen=True, tag="ride"):
    """Move one space: free movement (SP-14), or the rest of a start (SP-26). `place` is a city or a space."""

    place: int


class Start(Action, frozen=True, tag="start"):
    """SP-26 Leave a city for a first space."""

    place: int


class Extra(Action, frozen=True, tag="extra"):
    """SP-27 Move one more space, as the action of the turn."""

    place: int


class Load(Action, frozen=True, tag="load"):
    """SP-18 Load the good of the city; `unload` is a good that makes room for it (SP-12), or -1."""

    unload: int = msgspec.field(name="put_off")


class Deliver(Action, frozen=True, tag="deliver"):
    """SP-19 Deliver a good in the city."""

    good: int


class Take(Action, frozen=True, tag="take"):
    """SP-21 Take an open card."""

    colour: int


class Draw(Action, frozen=True, tag="draw"):
    """SP-21 Draw the top card of the deck."""


class Build(Action, frozen=True, tag="build"):
    """SP-22 Lay tracks on `spaces`, from the network to a new city, for `cards`: a count of each colour (SP-24).

    The action does not say which cards replace which: it is enough that they can be laid out so that all of them pay.
    """

    spaces: tuple[int, ...]
    cards: tuple[int, ...]


class Improve(Action, frozen=True, tag="improve"):
    """SP-28 Improve one part of the train by one step."""

    part: int


class Stop(Action, frozen=True, tag="stop"):
    """Stop drawing (SP-21), moving (SP-26), or loading and delivering at the end of a turn."""
