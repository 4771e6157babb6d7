"""Short phrases that the panels, the log and the terminal share."""

from collections.abc import Iterable, Sequence

from capolinea.games.transamerica.board import BOARD
from capolinea.i18n import Say
from capolinea.i18n.phrases import listed, plain


def city_names(say: Say, cities: Iterable[int]) -> str:
    return listed(say, [BOARD.city_names[city] for city in cities])


def points_words(say: Say, value: int) -> str:
    """Say "1 point" or "9 points"."""
    return say("points.count", number=value, shown=plain(value))


def winners_of(scores: Sequence[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]
