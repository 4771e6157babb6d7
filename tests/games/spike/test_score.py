"""The score (SP-34, SP-35)."""

import pytest
from tests.games.spike.positions import A, B, C, SpTable, hold, improve, last_round, lay, table
from tests.support.spike import BOARD, city

from capolinea.games.spike.events import MatchEnded, RouteShown
from capolinea.games.spike.meta import Options
from capolinea.games.spike.scoring import cities_connected, route_money

INDIANAPOLIS = BOARD.route_start.index(city("Indianapolis"))


def join(at: SpTable, seat: int, *names: str) -> None:
    """Add these cities to the network, and nothing else."""
    for name in names:
        at.state.network_bits[city(name)] |= 1 << seat


@pytest.mark.rule("SP-34")
def test_sp_34_filippo_has_nine_for_indianapolis_and_four_cities() -> None:
    at = table()
    at.state.route[A] = INDIANAPOLIS
    join(at, A, "Indianapolis", "Raleigh", "Columbia", "Jacksonville", "Tampa")
    assert route_money(at.state, A) == 9


@pytest.mark.rule("SP-34")
@pytest.mark.parametrize(
    ("cities", "money"),
    [
        (("Indianapolis",), 3),  # Raleigh is where A began
        (("Columbia", "Jacksonville", "Tampa"), 0),
        (("Indianapolis", "Columbia"), 5),
        (("Indianapolis", "Tampa"), 7),
    ],
)
def test_sp_34_the_highest_value_and_one_for_each_other_only_with_the_start(
    cities: tuple[str, ...], money: int
) -> None:
    at = table()
    at.state.route[A] = INDIANAPOLIS
    join(at, A, *cities)
    assert route_money(at.state, A) == money


@pytest.mark.rule("SP-34")
def test_sp_34_the_start_alone_is_worth_nothing() -> None:
    at = table()
    at.state.route[B] = INDIANAPOLIS
    join(at, B, "Indianapolis")
    assert route_money(at.state, B) == 0


def ended(at: SpTable) -> SpTable:
    last_round(at, top=0, bottom=0)
    at.plays("draw")
    assert at.match.turn is None
    return at


@pytest.mark.rule("SP-34", "SP-35")
def test_sp_35_most_money_wins_route_cards_included_and_all_are_shown() -> None:
    at = table()
    at.state.route = [INDIANAPOLIS, BOARD.route_start.index(city("Boston"))]
    lay(at, A, "RAL-j66-KNX", "KNX-j62-LEX", "LEX-j53-IND")
    at.state.money[B] = at.state.from_market[B] = 2
    ended(at)
    assert RouteShown(A, INDIANAPOLIS, 3) in at.match.journal[-1].events
    assert at.match.view(B).route == tuple(at.state.route)
    outcome = at.match.outcome
    assert outcome is not None
    assert outcome.scores == (3, 2)
    assert outcome.ranks == (1, 2)
    assert [part.code for part in outcome.breakdown[A]] == ["market", "contracts", "route", "improvements"]
    assert at.events(MatchEnded)[0].winners == (A,)


@pytest.mark.rule("SP-35")
def test_sp_35_improvements_are_part_of_the_account() -> None:
    at = table()
    improve(at, A, 1, 2)
    at.state.route = [BOARD.route_start.index(city("Boston")), INDIANAPOLIS]
    ended(at)
    outcome = at.match.outcome
    assert outcome is not None
    assert [part.value for part in outcome.breakdown[A]] == [8, 0, 0, -8]
    assert outcome.scores[A] == 0


@pytest.mark.rule("SP-35")
def test_sp_35_junctions_are_no_cities() -> None:
    at = table()
    at.state.network_nodes[A] = [0, BOARD.cities - 1, BOARD.cities, BOARD.nodes - 1]
    assert cities_connected(at.state, A) == 2


@pytest.mark.rule("SP-35")
def test_sp_35_then_more_cities_then_more_cards_then_shared() -> None:
    boston, bangor, tulsa = [BOARD.route_start.index(city(name)) for name in ("Boston", "Bangor", "Tulsa")]
    at = table(Options(3))
    at.state.route = [boston, bangor, tulsa]
    lay(at, C, "IND-j53-LEX")
    hold(at, A, "rr")
    hold(at, B, "bbb")
    hold(at, C, "g")
    ended(at)
    outcome = at.match.outcome
    assert outcome is not None
    assert outcome.scores == (0, 0, 0)
    assert outcome.ranks == (3, 2, 1)
    shared = table(Options(3))
    shared.state.route = [boston, bangor, tulsa]
    for seat in (A, B, C):
        hold(shared, seat, "gw")
    ended(shared)
    assert shared.match.outcome is not None
    assert shared.match.outcome.winners == (A, B, C)
