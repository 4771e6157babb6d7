"""The account of a scored round: every hand, what was missing, and what it cost (TA-14, TA-15, TA-21)."""

from functools import lru_cache

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import RoundResult, SeatResult
from capolinea.games.transamerica.meta import RULES_VERSION
from capolinea.games.transamerica.pieces import REGIONS
from capolinea.games.transamerica.ui.aids import reached_cities
from capolinea.games.transamerica.ui.board import draw_all_missing, region_mark
from capolinea.games.transamerica.ui.names import NAMES, PACKAGE
from capolinea.games.transamerica.ui.overlay import draw_all_rails, draw_markers, mark_few
from capolinea.games.transamerica.ui.phrases import number, seat_names
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say
from capolinea.render.icons import icon
from capolinea.render.marks import seat_mark
from capolinea.render.svg import Svg, el


def results_key(result: RoundResult) -> str:
    return f"round-{result.round}"


@lru_cache(maxsize=256)
def results_layers(result: RoundResult) -> dict[str, str]:
    """The board as it lay, with what each seat missed in its colour."""
    missed = {seat: account.missing for seat, account in enumerate(result.seats) if account.missing}
    return {
        "under": mark_few(len(result.seats)) + draw_all_rails(result.rails, result.owners) + draw_all_missing(missed),
        "pieces": draw_markers(result.markers),
        "over": "",
    }


#: It stays the same for the whole next round, and for everybody at the table who speaks the same language.
@lru_cache(maxsize=256)
def draw_results(result: RoundResult, language: str, seats: tuple[str, ...]) -> Svg:
    say = Say(language, (PACKAGE,), NAMES, seats)
    done = [seat for seat, account in enumerate(result.seats) if account.lost == 0]
    accounts = [draw_account(result, seat, say) for seat in range(len(result.seats))]
    return el(
        "article",
        el("h2", say("results.title", round=result.round)),
        el("p", say("results.done", count=len(done), done=seat_names(say, done))),
        el("ol", *accounts, cls="accounts"),
        el("p", tell_barrier(result, say), cls="note"),
        cls="results",
    )


def tell_barrier(result: RoundResult, say: Say) -> str:
    left = min([account.points for account in result.seats]) - result.barrier
    if left <= 0:
        return say("results.over", barrier=number(result.barrier))
    return say("results.barrier", barrier=number(result.barrier), left=left)


def draw_account(result: RoundResult, seat: int, say: Say) -> Svg:
    """One seat: cities, missing lines, and the points before and after."""
    account = result.seats[seat]
    reached = reached_cities(table_when_scored(result), seat)
    lost = number(-account.lost) if account.lost else "0"
    before, after = number(account.points + account.lost), number(account.points)
    return el(
        "li",
        seat_mark(seat),
        el("b", say.seat(seat), cls="name"),
        el("span", el("b", lost), f" · {before} → ", el("b", after), cls="num"),
        el("p", *[draw_city(city, city in reached, say) for city in account.hand], cls="cities"),
        draw_missing_lines(account, say),
        cls="account complete" if account.lost == 0 else "account",
    )


def draw_city(city: int, reached: bool, say: Say) -> Svg:
    """A tick or a cross beside the name, and the word for those who hear the page."""
    return el(
        "span",
        region_mark(REGIONS[BOARD.city_region[city]]),
        BOARD.city_names[city],
        icon("check" if reached else "x"),
        el("span", say("results.reached" if reached else "results.not_reached"), cls="sr"),
        cls="city-name done" if reached else "city-name",
    )


def draw_missing_lines(account: SeatResult, say: Say) -> Svg:
    """The sum of single and double lines; each by name when asked for."""
    if not account.missing:
        return el("p", say("results.none"), cls="sum")
    return el(
        "details",
        el("summary", tell_sum(account, say), cls="sum"),
        el("ul", *[el("li", name_missing(line, say)) for line in account.missing]),
    )


def tell_sum(account: SeatResult, say: Say) -> str:
    doubles = len([line for line in account.missing if BOARD.graph.cost[line] == 2])
    return say("results.sum", singles=len(account.missing) - doubles, doubles=doubles)


def name_missing(line: int, say: Say) -> str:
    if BOARD.graph.cost[line] == 1:
        return say("results.single", line=line)
    return say("results.double", line=line, feature=line)


@lru_cache(maxsize=256)
def table_when_scored(result: RoundResult) -> View:
    """A spectator's view of the board as it lay."""
    seats = len(result.seats)
    return View(
        seat=None,
        version=RULES_VERSION,
        vexation=max(result.owners, default=-1) >= 0,
        round=result.round,
        first=result.first,
        phase="over",
        mover=0,
        laid_now=0,
        barrier=result.barrier,
        scores=tuple([account.points for account in result.seats]),
        markers=result.markers,
        coloured_left=(0,) * seats,
        rails=result.rails,
        owners=result.owners,
        hand=(),
        history=(),
    )
