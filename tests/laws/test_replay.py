"""Laws of the journal: it leads to the state it came from, in this process and from a file."""

import msgspec
from hypothesis import given
from tests.support.driver import snapshot
from tests.support.games import Game
from tests.support.laws import every_game, positions, seeds, whole_match

from capolinea.core.codec import Codec
from capolinea.core.match import Match
from capolinea.core.record import decode_record, encode_record, record_of, replay_record, verify


@every_game
@given(seed=seeds)
def test_a_journal_replays_to_the_same_state(game: Game, seed: int) -> None:
    for match in positions(game, seed, 7):
        again = Match.replay(match.rules, match.options, match.journal)
        assert again.journal == match.journal
        assert again.state.facts() == match.state.facts()
        assert snapshot(again.state) == snapshot(match.state)
        assert again.outcome == match.outcome


@every_game
@given(seed=seeds)
def test_a_match_can_be_looked_at_as_it_stood_after_any_entry(game: Game, seed: int) -> None:
    seen = {match.last_entry: match.state.facts() for match in positions(game, seed, 7)}
    match = whole_match(game, seed)
    for seq, facts in seen.items():
        assert match.at(seq).state.facts() == facts


@every_game
@given(seed=seeds)
def test_entries_pass_through_json_unchanged(game: Game, seed: int) -> None:
    match = whole_match(game, seed)
    codec = Codec(match.rules)
    for entry in match.journal:
        data = msgspec.json.decode(msgspec.json.encode(codec.pack(entry)), type=type(codec.pack(entry)))
        assert codec.unpack(entry.number, data) == entry


@every_game
@given(seed=seeds)
def test_options_and_views_pass_through_json_unchanged(game: Game, seed: int) -> None:
    for match in positions(game, seed, 7):
        assert Codec(match.rules).options(msgspec.to_builtins(match.options)) == match.options
        for seat in (None, *range(match.options.seats)):
            seen = match.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=match.rules.view_type) == seen


@every_game
@given(seed=seeds)
def test_a_record_gives_the_match_back_and_can_be_verified(game: Game, seed: int) -> None:
    match = whole_match(game, seed)
    record = record_of(match)
    data = encode_record(record)
    again = decode_record(data)
    assert encode_record(again) == data
    copy = replay_record(match.rules, again, Match)
    assert copy.journal == match.journal
    assert copy.state.facts() == match.state.facts()
    assert encode_record(record_of(copy)) == data
    assert verify(match.rules, again) == sum([len(entry.draws) for entry in match.journal])


@every_game
@given(seed=seeds)
def test_a_match_taken_up_from_its_record_goes_on_with_the_same_chance(game: Game, seed: int) -> None:
    finished = whole_match(game, seed)
    half = finished.last_entry // 2
    record = msgspec.structs.replace(record_of(finished), entries=record_of(finished).entries[: half + 1], outcome=None)
    match = replay_record(finished.rules, record, Match)
    for entry in finished.journal[half + 1 :]:
        assert entry.action is not None
        assert match.play(entry.action) == entry
    assert match.outcome == finished.outcome
