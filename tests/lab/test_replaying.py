"""The record of a match leads every adapter through the same states to the same end."""

from pathlib import Path
from typing import Any

import pytest
from tests.support.games import UNDER_LAW, Game
from tests.support.recorded import records_of, replayed

from capolinea.core.match import Match
from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES
from capolinea.lab.environments import SoloEnv, parallel_env, raw_env
from capolinea.lab.episode import Episode
from capolinea.lab.playing import Player
from capolinea.lab.replaying import Recording
from capolinea.lab.tensors import numbered

#: Matches with what is hardest to follow: undone entries, changed choices, builds that are legal but not offered, seats
#: that choose in any order, players who go out, a map of its own order. The others are replayed by `make sweep`.
HARD = {
    "transamerica": ("with-undo",),
    "rail-baron": ("elimination-2-seats",),
    "steam": ("base-3-seats-bankrupts", "base-6-seats-padana"),
    "santa-fe-rails": ("changes-of-mind",),
    "spike": ("careless-4-seats",),
}


def records() -> list[Any]:
    found = [(game, path) for game in UNDER_LAW if game.key in GAMES for path in records_of(game)]
    return [
        pytest.param(
            game,
            path,
            id=f"{game.key}-{path.stem}",
            marks=() if path.stem in HARD[game.key] else pytest.mark.sweep,
        )
        for game, path in found
    ]


every_record = pytest.mark.parametrize(("game", "path"), records())


def test_the_hardest_records_are_there() -> None:
    there = {key: {path.stem for game in UNDER_LAW if game.key == key for path in records_of(game)} for key in GAMES}
    assert all([set(HARD[key]) <= there[key] for key in GAMES])


def chosen_options(match: Match[Any, Any]) -> dict[str, Any]:
    fields = match.options.__struct_fields__
    return {name: getattr(match.options, name) for name in fields if name != "seats"}


def check_end(match: Match[Any, Any], episode: Episode, rewards: list[float]) -> None:
    assert episode.state.facts() == match.state.facts()
    outcome = match.outcome
    assert outcome is not None
    assert episode.rules.outcome(episode.state) == outcome
    shares = [1 / len(outcome.winners) if rank == 1 else 0.0 for rank in outcome.ranks]
    assert rewards == pytest.approx([share - 1 / len(shares) for share in shares])


@every_record
def test_pettingzoo_replays_a_record(game: Game, path: Path) -> None:
    match = replayed(game, path)
    recording = Recording(match)
    spoken = recording.numbers(numbered(game.key))
    table: Any = raw_env(game.key, match.options.seats, chosen_options(match))
    table.reset(options={"draws": recording.draws})
    while not any(table.terminations.values()):
        table.step(spoken.next_of(int(table.agent_selection.removeprefix("seat_"))))
    check_end(match, table.episode, [table._cumulative_rewards[agent] for agent in table.possible_agents])


@every_record
def test_the_parallel_environment_replays_a_record(game: Game, path: Path) -> None:
    match = replayed(game, path)
    recording = Recording(match)
    spoken = recording.numbers(numbered(game.key))
    table: Any = parallel_env(game.key, match.options.seats, chosen_options(match))
    # What is seen on the way is tested elsewhere, and takes time.
    table.observe = dict
    table.reset(options={"draws": recording.draws})
    rewards: dict[str, float] = {}
    while table.agents:
        owing = table.episode.owing
        said = {
            f"seat_{seat}": spoken.next_of(seat) if seat in owing else table.wait for seat in range(match.options.seats)
        }
        _, rewards, _, _, infos = table.step(said)
        assert not any(infos.values())
    check_end(match, table.episode, [rewards[agent] for agent in table.possible_agents])


def recorded_player(recording: Recording, seat: int) -> Player:
    return lambda view, offers, chance: recording.next_of(seat)


@every_record
def test_one_seat_among_recorded_players_replays_a_record(game: Game, path: Path) -> None:
    match = replayed(game, path)
    recording = Recording(match)
    spoken = recording.numbers(numbered(game.key))
    seats = match.options.seats
    seat = seats - 1
    players = [recorded_player(recording, other) for other in range(seats) if other != seat]
    solo = SoloEnv(game.key, players, seat, chosen_options(match))
    solo.reset(options={"draws": recording.draws})
    over, reward = solo.episode.mover is None, solo.episode.rewards()[seat]
    while not over:
        _, reward, over, _, info = solo.step(spoken.next_of(seat))
        assert not info
    rewards = solo.episode.rewards()
    assert reward == rewards[seat]
    check_end(match, solo.episode, rewards)


def test_draws_that_do_not_fit_are_refused() -> None:
    table: Any = raw_env("transamerica", 2)
    with pytest.raises(CapolineaError, match=r"chance\.too_few"):
        table.reset(options={"draws": []})
