"""The scoring of a round: every hand, what was missing, and what it cost (TA-14, TA-15, TA-21)."""

from functools import cache

import htpy as h
from markupsafe import Markup

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import RoundResult, SeatResult
from capolinea.games.transamerica.meta import RULES_VERSION
from capolinea.games.transamerica.networks import network_cities
from capolinea.games.transamerica.pieces import REGIONS
from capolinea.games.transamerica.state import new_state
from capolinea.games.transamerica.ui.board import region_mark
from capolinea.games.transamerica.ui.drawing import draw_all_missing
from capolinea.games.transamerica.ui.names import translator
from capolinea.games.transamerica.ui.overlay import draw_all_rails, draw_markers, mark_few
from capolinea.games.transamerica.ui.table import Now
from capolinea.games.transamerica.view import lay_board
from capolinea.i18n import Say
from capolinea.i18n.phrases import plain, seat_names
from capolinea.render.html import finished
from capolinea.render.icons import icon
from capolinea.render.table.results import accounts, note, result_sheet, seat_account


def draw_results(now: Now, say: Say) -> Markup:
    """Draw the scoring of the last round, which is shown until the next one is scored."""
    return draw_sheet(now.view.history[-1], say)


def results_layers(now: Now) -> dict[str, str]:
    """Draw the board as it was when the last round was scored."""
    return draw_scored_board(now.view.history[-1])


def results_key(result: RoundResult) -> str:
    return f"round-{result.round}"


def draw_scored_board(result: RoundResult) -> dict[str, str]:
    """Draw the board as it was, with what each seat missed in its colour."""
    missed = {seat: account.missing for seat, account in enumerate(result.seats) if account.missing}
    return {
        "under": mark_few(len(result.seats)) + draw_all_rails(result.rails, result.owners) + draw_all_missing(missed),
        "pieces": draw_markers(result.markers),
        "over": "",
    }


def draw_sheet(result: RoundResult, say: Say) -> Markup:
    reached = reached_cities(result)
    done = [seat for seat, account in enumerate(result.seats) if account.lost == 0]
    return finished(
        result_sheet(
            say("results.title", round=result.round),
            say("results.done", count=len(done), done=seat_names(say, done)),
            accounts([draw_account(account, seat, reached[seat], say) for seat, account in enumerate(result.seats)]),
            note(barrier_text(result, say)),
        )
    )


def barrier_text(result: RoundResult, say: Say) -> str:
    """Say whose locomotives are nearest to the barrier, or have passed it."""
    points = [account.points for account in result.seats]
    left, barrier = min(points) - result.barrier, plain(result.barrier)
    if left <= 0:
        passed = [seat for seat, each in enumerate(points) if each <= result.barrier]
        return say("results.over", barrier=barrier, count=len(passed), names=seat_names(say, passed))
    nearest = [seat for seat, each in enumerate(points) if each == min(points)]
    return say("results.barrier", barrier=barrier, count=len(nearest), names=seat_names(say, nearest), left=left)


def reached_cities(result: RoundResult) -> list[int]:
    """Return for each seat the cities in its network, as bits."""
    state = new_state(len(result.seats), max(result.owners, default=-1) >= 0, RULES_VERSION)
    lay_board(state, result.markers, result.rails, result.owners)
    return [network_cities(state, seat) for seat in range(state.seats)]


def draw_account(account: SeatResult, seat: int, reached: int, say: Say) -> h.Element:
    """Draw one seat: cities, missing lines, points before and after. `reached` has the connected cities as bits."""
    lost = plain(-account.lost) if account.lost else "0"
    before, after = plain(account.points + account.lost), plain(account.points)
    return seat_account(
        say,
        seat,
        h.span(".num")[h.b[lost], f" · {before} → ", h.b[after]],
        h.p(".cities")[finished(*[draw_city(say.language, city, reached >> city & 1 > 0) for city in account.hand])],
        draw_missing_lines(account, say),
        cls="account complete" if account.lost == 0 else "account",
    )


@cache
def draw_city(language: str, city: int, reached: bool) -> Markup:
    """Draw a tick or a cross beside the name, with a word for screen readers."""
    say = translator(language)
    return finished(
        h.span(class_="city-name done" if reached else "city-name")[
            region_mark(REGIONS[BOARD.city_region[city]]),
            BOARD.city_names[city],
            icon("check" if reached else "x"),
            h.span(".sr")[say("results.reached" if reached else "results.not_reached")],
        ]
    )


def draw_missing_lines(account: SeatResult, say: Say) -> h.Element:
    """Draw the number of single and double lines; each is named on request."""
    if not account.missing:
        return h.p(".sum")[say("results.none")]
    return h.details[
        h.summary(".sum")[sum_text(account, say)],
        h.ul[finished(*[draw_line(say.language, line) for line in account.missing])],
    ]


def sum_text(account: SeatResult, say: Say) -> str:
    doubles = len([line for line in account.missing if BOARD.graph.cost[line] == 2])
    return say("results.sum", singles=len(account.missing) - doubles, doubles=doubles)


@cache
def draw_line(language: str, line: int) -> Markup:
    """Draw a missing line by name, and what it crosses."""
    say = translator(language)
    if BOARD.graph.cost[line] == 1:
        return finished(h.li[say("results.single", line=line)])
    return finished(h.li[say("results.double", line=line, feature=line)])
