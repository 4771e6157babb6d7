"""Many matches: counted correctly, and the same for any number of workers."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from capolinea.bots import UnknownPlayer
from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import UnknownGame, rules_of
from capolinea.lab import Tally, simulate
from capolinea.lab.playing import options_of, stream
from capolinea.lab.timing import Times

GAME = "transamerica"


def lasting(tally: Tally) -> Any:
    """Return the tally without its timing."""
    return without_timing(msgspec.to_builtins(tally))


def without_timing(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: without_timing(value) for key, value in data.items() if key != "timing"}
    if isinstance(data, list | tuple):
        return [without_timing(value) for value in data]
    return data


def test_wins_sum_to_matches_and_means_are_means() -> None:
    tally = simulate(GAME, ["easy", "medium", "builder"], 12, seed=3)
    assert sum([seat.wins for seat in tally.seats]) == pytest.approx(12)
    assert [seat.player for seat in tally.seats] == ["easy", "medium", "builder"]
    assert all([1 <= seat.mean_rank <= 3 and seat.spread > 0 for seat in tally.seats])
    assert tally.mean_entries > tally.mean_rounds > 1
    assert all([0 < seat.timing.p50 <= seat.timing.p95 for seat in tally.seats])
    assert tally.timing.matches_per_second > 0


def test_two_processes_count_what_one_does() -> None:
    players = ["easy", "builder"]
    assert lasting(simulate(GAME, players, 6, seed=5, jobs=2)) == lasting(simulate(GAME, players, 6, seed=5))


def test_any_executor_will_do() -> None:
    with ThreadPoolExecutor(3) as pool:
        threads = simulate(GAME, ["easy", "easy"], 9, seed=2, executor=pool)
    assert lasting(threads) == lasting(simulate(GAME, ["easy", "easy"], 9, seed=2))


def test_another_seed_gives_other_matches() -> None:
    one, two = [lasting(simulate(GAME, ["easy", "easy"], 4, seed=seed)) for seed in (1, 2)]
    assert one["seats"] != two["seats"]


def test_every_match_has_a_deal_of_its_own() -> None:
    rules = rules_of(GAME)
    hands = [str(rules.setup(options_of(GAME, 2), stream(0, number, "deal"))[0].hands) for number in range(200)]
    assert len(set(hands)) == 200


def test_thinking_does_not_touch_the_deals() -> None:
    seen: dict[str, list[Any]] = {"lazy": [], "busy": []}

    def lazy(view: Any, offers: Any, chance: Any) -> Any:
        seen["lazy"].append(view.hand)
        return offers[0]

    def busy(view: Any, offers: Any, chance: Any) -> Any:
        for _ in range(7):
            chance.below("bot", 10)
        seen["busy"].append(view.hand)
        return offers[0]

    for player in (lazy, busy):
        simulate(GAME, [player, player], 1, seed=1)
    assert seen["lazy"] == seen["busy"]


def test_progress_is_told_to_the_end() -> None:
    told: list[tuple[int, int]] = []
    simulate(GAME, ["easy", "easy"], 5, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (5, 5)
    assert told == sorted(told)


def test_options_reach_the_match() -> None:
    views: list[bool] = []

    def look(view: Any, offers: Any, chance: Any) -> Any:
        views.append(view.vexation)
        return offers[0]

    simulate(GAME, [look, "easy"], 1, options={"vexation": True})
    assert set(views) == {True}


def test_mistakes_are_told_before_anything_is_played() -> None:
    with pytest.raises(UnknownPlayer):
        simulate(GAME, ["easy", "nobody"], 1)
    with pytest.raises(UnknownGame):
        simulate("monopoly", ["easy", "easy"], 1)
    with pytest.raises(CapolineaError):
        simulate(GAME, ["easy"], 1)
    with pytest.raises(CapolineaError):
        simulate(GAME, ["easy", "easy"], 1, options={"vexation": "perhaps"})


def test_quantiles_come_from_counts() -> None:
    times = Times(1)
    for milliseconds in range(1, 101):
        times.add(0, milliseconds * 1_000_000)
    assert times.quantile([0], 0.5) == pytest.approx(50, rel=0.03)
    assert times.quantile([0], 0.95) == pytest.approx(95, rel=0.03)
    assert Times(1).quantile([0], 0.5) == 0


def test_matches_are_played_out_where_every_seat_says_so() -> None:
    one = simulate("spike", ["playout"] * 3, 30, seed=5)
    assert one.matches == 30
    assert sum([seat.wins for seat in one.seats]) == pytest.approx(30)
    assert one.mean_entries > 50
    two = simulate("spike", ["playout"] * 3, 30, seed=5, jobs=2)
    assert [seat.wins for seat in two.seats] == [seat.wins for seat in one.seats]
    assert [seat.mean_score for seat in simulate("spike", ["playout"] * 3, 30, seed=6).seats] != [
        seat.mean_score for seat in one.seats
    ]


def test_a_playout_that_is_watched_is_the_same_playout() -> None:
    silent, watched = [simulate("spike", ["playout"] * 2, 5, seed=1, statistics=asked) for asked in (False, True)]
    assert watched.statistics
    assert watched.seats == silent.seats
    assert watched.mean_entries == silent.mean_entries


def test_bots_do_not_sit_down_with_playouts() -> None:
    with pytest.raises(CapolineaError) as caught:
        simulate("spike", ["playout", "easy"], 1)
    assert caught.value.code == "lab.playout_alone"
