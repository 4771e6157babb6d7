"""Matches outlive rule changes: those of every older version can be replayed and continued in that version."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.support.driver import play_on
from tests.support.games import TINY, UNDER_LAW, Game
from tests.support.laws import every_game, positions
from tests.support.recorded import old_records_of
from tests.support.tiny import OLD_DIE
from tests.support.tiny import Options as TinyOptions

from capolinea.core.chance import QuickChance
from capolinea.core.codec import Codec
from capolinea.core.match import Match
from capolinea.core.record import (
    RecordError,
    decode_record,
    encode_record,
    read_record,
    record_of,
    replay_record,
    verify,
)
from capolinea.core.rules import UnknownVersion

CHANGED = [game for game in UNDER_LAW if game.rules.changes and game.transcript is not None]
every_changed_game = pytest.mark.parametrize("game", CHANGED, ids=[game.key for game in CHANGED])

OLD = [(game, path) for game in CHANGED for path in old_records_of(game)]
every_old_record = pytest.mark.parametrize(
    ("game", "path"), OLD, ids=[f"{game.key}-{path.parent.name}-{path.stem}" for game, path in OLD]
)


@every_game
def test_the_table_of_changes_leads_to_the_newest_version(game: Game) -> None:
    versions = [change.version for change in game.rules.changes]
    assert versions == sorted(versions)
    assert set(versions) == set(range(2, game.rules.version + 1))
    assert game.rules.version == game.rules.newest
    options = {field.name for field in msgspec.structs.fields(game.rules.options)}
    assert {change.option for change in game.rules.changes} <= {"", *options}


@every_changed_game
def test_every_older_version_has_records(game: Game) -> None:
    found = {read_record(path).rules_version for path in old_records_of(game)}
    assert found == set(range(1, game.rules.newest))


@every_changed_game
def test_what_changed_shows_in_a_record_of_each_older_version(game: Game) -> None:
    """Otherwise the records would not show whether the older version still behaves as it did."""
    for version in range(1, game.rules.newest):
        records = [read_record(path) for path in old_records_of(game)]
        old = [record for record in records if record.rules_version == version]
        assert any([not replays(game, msgspec.structs.replace(record, rules_version=version + 1)) for record in old])


def replays(game: Game, record: Any) -> bool:
    try:
        replay_record(game.rules, record, Match)
    except RecordError:
        return False
    return True


@every_old_record
def test_an_old_match_is_played_on_to_its_end_by_its_version(game: Game, path: Path) -> None:
    record = read_record(path)
    random = Random(path.name)
    cut = random.randrange(1, len(record.entries))
    match = replay_record(
        game.rules, msgspec.structs.replace(record, entries=record.entries[:cut], outcome=None), Match
    )
    for each in play_on(game, match, random):
        assert each.state.version == each.view().version == record.rules_version
    assert match.turn is None
    again = decode_record(encode_record(record_of(match)))
    assert again.rules_version == record.rules_version
    assert verify(game.rules, again) > 0


@every_game
def test_a_state_its_views_and_its_guesses_know_their_version(game: Game) -> None:
    for version in range(1, game.rules.newest + 1):
        rules = game.rules.at(version)
        state, _ = rules.setup(options_at(game, version), QuickChance(version))
        assert state.version == state.clone().version == version
        for seat in range(state.seats if hasattr(state, "seats") else 2):
            assert rules.view(state, seat).version == version
            assert rules.guess(rules.view(state, seat), seat, QuickChance(1)).version == version


def options_at(game: Game, version: int) -> Any:
    codec = Codec(game.rules.at(version))
    return codec.options(codec.pack_options(game.options[0]))


@every_game
def test_versions_are_part_of_what_makes_states_equal(game: Game) -> None:
    for match in positions(game, 1, 6):
        other = match.state.clone()
        other.version = match.state.version + 1
        assert other.facts() != match.state.facts()


@every_game
@pytest.mark.parametrize(("step", "code"), [(1, "rules.newer_version"), (-1_000, "rules.no_version")])
def test_an_unknown_version_is_refused_in_words(game: Game, step: int, code: str) -> None:
    with pytest.raises(UnknownVersion) as refused:
        game.rules.at(game.rules.newest + step)
    assert refused.value.code == code


def test_an_option_that_came_later_is_what_was_the_rule_before() -> None:
    first = Codec(TINY.rules.at(1))
    assert first.options({"seats": 3}) == TinyOptions(3, 2)
    assert first.pack_options(TinyOptions(3, 2)) == {"seats": 3}
    assert Codec(TINY.rules).pack_options(TinyOptions(3, 2)) == {"seats": 3, "cards": 2}
    with pytest.raises(msgspec.ValidationError, match="cards"):
        first.options({"seats": 3, "cards": 2})


def test_a_match_goes_on_by_the_version_it_was_begun_with() -> None:
    """The tiny game's die once had four sides."""
    match = Match.new(TINY.rules.at(1), TinyOptions(2, 2), seed=3)
    while match.turn is not None:
        match.play(match.offers()[0])
    bounds = {draw.bound for entry in match.journal for draw in entry.draws if draw.stream == "die"}
    assert bounds == {OLD_DIE}
    again = replay_record(TINY.rules, record_of(match), Match)
    assert again.rules.version == 1
    assert again.state.facts() == match.state.facts()
