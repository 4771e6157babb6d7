"""Statistics of many matches: tabulated correctly, and the same for any number of workers."""

import pytest

from capolinea.core.refusal import CapolineaError
from capolinea.lab import simulate
from capolinea.lab.statistics import Section, observer_of, tabulate
from capolinea.research import Finding

GAME = "rail-baron"


def section(sections: tuple[Section, ...], table: str) -> Section:
    (found,) = [each for each in sections if each.table == table]
    return found


def test_facts_become_rows_the_best_first() -> None:
    findings = [
        Finding("home", "Miami", 10.0, 0.0),
        Finding("home", "Boston", 30.0, 1.0),
        Finding("home", "Miami", 20.0, 0.5),
        Finding("length", "home", 70.0),
    ]
    home, length = tabulate(findings)
    assert [(row.name, row.times, row.share, row.mean) for row in home.rows] == [
        ("Boston", 1, 1.0, 30.0),
        ("Miami", 2, 0.25, 15.0),
    ]
    assert (length.table, length.rows[0].share, length.rows[0].mean) == ("length", None, 70.0)


def test_matches_tell_of_railroads_homes_and_the_order_of_play() -> None:
    statistics = simulate(GAME, ["easy", "medium"], 3, seed=4, statistics=True).statistics
    assert [each.table for each in statistics] == ["length", "railroad", "order", "home", "engine"]
    assert sum([row.times for row in section(statistics, "length").rows]) == 3
    places = section(statistics, "order").rows
    assert sorted([row.name for row in places]) == ["1", "2"]
    assert sum([row.times * (row.share or 0.0) for row in places]) == pytest.approx(3)
    assert all([row.mean >= 1 and row.times <= 3 for row in section(statistics, "railroad").rows])
    assert sum([row.times for row in section(statistics, "engine").rows]) == 6


def test_two_processes_gather_what_one_does() -> None:
    one, two = [simulate(GAME, ["easy", "random"], 4, seed=5, statistics=True, jobs=jobs).statistics for jobs in (1, 2)]
    assert one == two


def test_without_being_asked_nothing_is_gathered() -> None:
    assert simulate(GAME, ["easy", "random"], 1, seed=5).statistics == ()


def test_a_game_without_statistics_says_so() -> None:
    with pytest.raises(CapolineaError) as error:
        observer_of("transamerica")
    assert error.value.code == "lab.no_statistics"
