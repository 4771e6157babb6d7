"""What touching a thing of the table could mean: a rail, a counter, or a card to draw or to play."""

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from capolinea.core.action import Seat
from capolinea.games.santa_fe_rails import actions as do
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import SPECIAL_KEYS, SPECIALS
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.state import NONE
from capolinea.games.santa_fe_rails.tracks import starts
from capolinea.games.santa_fe_rails.ui.geometry import code_of
from capolinea.games.santa_fe_rails.ui.phrases import card_words
from capolinea.games.santa_fe_rails.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import capital
from capolinea.render.look import Meant
from capolinea.render.table.touch import number_in, place_in

Rail: TypeAlias = do.LayRail | do.BeginBranch

#: Reasons that hold for every rail alike, then reasons why one cannot be laid, the nearest to a legal one first.
REASONS: Final = (
    "lay.not_now",
    "lay.all_laid",
    "lay.dead_ends",
    "lay.too_dear",
    "lay.against_arrow",
    "lay.line_full",
    "lay.line_taken",
    "lay.twin_line",
    "lay.no_track_there",
    "lay.not_connected",
    "lay.no_rails_left",
    "lay.first_rail",
    "lay.not_available",
)


def meant(now: Now, target: str, say: Say) -> Meant | None:
    seat = now.view.seat
    assert seat is not None
    kind, _, key = target.partition(":")
    if kind == "segment" and (segment := number_in(key, BOARD.segments)) >= 0:
        line = line_of(segment)
        name = say("thing.line", city=BOARD.a[line], other_city=BOARD.b[line])
        return rail_meant(now, name, rails_along(now, seat, (2 * line, 2 * line + 1)))
    if kind == "town" and (town := number_in(key, BOARD.towns)) >= 0:
        return town_meant(now, seat, town)
    if kind == "card" and (card := card_of(key)) >= 0:
        return Meant(capital(card_words(say.language, card)), (do.Choose(seat, card),))
    if kind == "take" and (special := place_in(key, [SPECIAL_KEYS[each] for each in SPECIALS])) >= 0:
        return Meant(say(f"card.{key}"), (do.Take(seat, SPECIALS[special]),))
    railroad = place_in(key, [code_of(each) for each in range(BOARD.railroads)])
    if kind == "buy" and 0 <= railroad < BOARD.majors:
        return Meant(say("thing.branch", railroad=railroad), (do.BuyBranch(seat, railroad),))
    if kind == "railroad" and railroad >= 0:
        rails: list[Rail] = [do.LayRail(seat, railroad, arc) for arc in range(BOARD.arcs)]
        return rail_meant(now, BOARD.railroad_names[railroad], rails)
    if kind == "branch" and 0 <= railroad < BOARD.majors:
        return rail_meant(now, say("thing.branch", railroad=railroad), branches_of(seat, railroad))
    return Meant(say("deck.title"), (do.DrawCity(seat),)) if target == "deck" else None


def card_of(key: str) -> int:
    """Return the city or special card of that number, otherwise -1."""
    number = number_in(key, max(SPECIALS) + 1)
    return number if number in SPECIALS or number < BOARD.towns else -1


def line_of(segment: int) -> int:
    return max([line for line in range(BOARD.lines) if BOARD.first_segment[line] <= segment])


def town_meant(now: Now, seat: Seat, town: int) -> Meant:
    """A counter, or a rail that leads there."""
    name = BOARD.town_names[town]
    if now.view.stage == "boomtown":
        return Meant(name, tuple([do.PlaceCounter(seat, town, value) for value in BOARD.counter_values]))
    if not is_laying(now):
        return Meant(name)
    return rail_meant(now, name, rails_along(now, seat, [arc for arc in range(BOARD.arcs) if BOARD.head[arc] == town]))


def is_laying(now: Now) -> bool:
    return now.view.stage in ("first_lay", "second_lay")


def rails_along(now: Now, seat: Seat, arcs: Sequence[int]) -> list[Rail]:
    """Return the rails of every railroad along these arcs, and with a branch line in hand those too."""
    branch = now.view.branch[seat]
    rails: list[Rail] = [do.LayRail(seat, railroad, arc) for arc in arcs for railroad in range(BOARD.railroads)]
    return rails if branch == NONE else [*rails, *[do.BeginBranch(seat, branch, arc) for arc in arcs]]


def branches_of(seat: Seat, railroad: int) -> list[Rail]:
    return [do.BeginBranch(seat, railroad, arc) for arc in range(BOARD.arcs)]


def rail_meant(now: Now, name: str, rails: list[Rail]) -> Meant:
    """Return the rail that the rules refuse least, of the railroad that ends nearest; and one that leads there."""
    nearest = min(rails, key=lambda rail: (rank(now, rail), distance(now, rail.railroad, BOARD.tail[rail.way])))
    toward = steps_to(BOARD.tail[nearest.way])
    ways = [each for each in now.offers if isinstance(each, do.LayRail) and each.railroad == nearest.railroad]
    nearer = [each for each in ways if toward[BOARD.head[each.way]] >= 0]
    return Meant(name, (nearest,), min(nearer, key=lambda each: toward[BOARD.head[each.way]], default=None))


def rank(now: Now, rail: Rail) -> int:
    refusal = RULES.refuse(now.once(state_of), rail)
    if refusal is None:
        return -1
    return REASONS.index(refusal.code) if refusal.code in REASONS else len(REASONS)


def distance(now: Now, railroad: int, town: int) -> int:
    """Return how many lines away from `town` the tracks of a railroad end."""
    steps = [step for start in starts(now.once(state_of), railroad) if (step := steps_to(town)[start]) >= 0]
    return min(steps, default=BOARD.lines)


@cache
def steps_to(town: int) -> tuple[int, ...]:
    """Return for each town the fewest lines from there to `town`, along the arrows; -1: there is no way."""
    steps = [-1] * BOARD.towns
    steps[town] = 0
    found = [town]
    for at in found:  # grows while we walk it
        for arc in range(BOARD.arcs):
            before = BOARD.tail[arc]
            if BOARD.head[arc] == at and BOARD.is_open[arc] and steps[before] < 0:
                steps[before] = steps[at] + 1
                found.append(before)
    return tuple(steps)
