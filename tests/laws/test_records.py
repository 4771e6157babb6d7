"""Records are untrusted input: any fault in one is reported as our own error, with the entry at fault."""

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.support.games import TINY, TRANSAMERICA, Game
from tests.support.laws import every_game, whole_match
from tools.make_schema import SCHEMA, schema_text

from capolinea.api import load_match
from capolinea.core.chance import commitment_to
from capolinea.core.match import Match
from capolinea.core.record import (
    MAX_BYTES,
    MAX_ENTRIES,
    Record,
    RecordError,
    decode_record,
    encode_record,
    read_record,
    record_of,
    replay_record,
    verify,
)
from capolinea.core.refusal import CapolineaError

Json = dict[str, Any]


@cache
def finished(game: Game) -> Record:
    return record_of(whole_match(game, 11))


@cache
def written(game: Game) -> bytes:
    return encode_record(finished(game))


def sound(game: Game) -> Json:
    """Return a finished match as JSON, to be damaged: a new copy each time."""
    data: Json = json.loads(written(game))
    return data


def take_in(game: Game, data: bytes) -> Match[Any, Any]:
    return replay_record(game.rules, decode_record(data), Match)


def refuses(game: Game, data: Json, code: str, entry: int | None = None) -> None:
    with pytest.raises(RecordError) as caught:
        take_in(game, json.dumps(data).encode())
    assert caught.value.code == code
    assert caught.value.facts.get("entry") == entry


def last_drawing(data: Json) -> int:
    return max([seq for seq, entry in enumerate(data["entries"]) if entry.get("draws")])


def test_the_published_schema_is_current() -> None:
    assert SCHEMA.read_text("utf-8") == schema_text()


@every_game
def test_a_truncated_file_is_no_record(game: Game) -> None:
    data = written(game)
    for end in range(0, len(data) - 1, max(1, len(data) // 400)):
        with pytest.raises(RecordError) as caught:
            take_in(game, data[:end])
        assert caught.value.code == "record.malformed"


@every_game
def test_a_file_with_any_byte_changed_is_sound_or_refused(game: Game) -> None:
    data = json.dumps(sound(game)).encode()
    random = Random(5)
    for _ in range(60):
        damaged = bytearray(data)
        damaged[random.randrange(len(damaged))] = random.choice(b'0123456789"[]{},:\x00\xffaz-')
        try:
            take_in(game, bytes(damaged))
        except CapolineaError:
            continue


@every_game
def test_entries_left_out_doubled_or_swapped_are_found(game: Game) -> None:
    data = sound(game)
    entries = data["entries"]
    # Not every sample works: an unnecessary rail from which nothing follows is not missed.
    random = Random(7)
    for _ in range(12):
        at = random.randrange(len(entries) - 1)
        dropped = {**data, "entries": entries[:at] + entries[at + 1 :]}
        doubled = {**data, "entries": entries[: at + 1] + entries[at:]}
        swapped = {**data, "entries": [*entries[:at], entries[at + 1], entries[at], *entries[at + 2 :]]}
        for damaged in (dropped, doubled):
            assert at <= entry_at_fault(game, damaged) < len(damaged["entries"])
        # Two seats that choose at once may do so in either order, and two crates are alike: -1 means no entry at
        # fault.
        assert entry_at_fault(game, swapped) == -1 or entry_at_fault(game, swapped) >= at


def entry_at_fault(game: Game, data: Json) -> int:
    try:
        take_in(game, json.dumps(data).encode())
    except RecordError as error:
        return int(error.facts["entry"])
    return -1


@every_game
def test_every_value_of_a_draw_is_checked(game: Game) -> None:
    whole = sound(game)
    at = last_drawing(whole)
    kind, below, value = whole["entries"][at]["draws"][0]
    for wrong in (["other", below, value], [kind, below + 1, value], [kind, below, below], [kind, below, -1]):
        data = sound(game)
        data["entries"][at]["draws"][0] = wrong
        refuses(game, data, "chance.other_draw", at)
    for wrong in ([kind, below], [kind, below, value, 0], [kind, below, str(value)], {"kind": kind}):
        data = sound(game)
        data["entries"][at]["draws"][0] = wrong
        refuses(game, data, "record.malformed")
    data = sound(game)
    data["entries"][at]["draws"].pop()
    refuses(game, data, "chance.too_few", at)
    data = sound(game)
    data["entries"][at]["draws"].append([kind, below, value])
    refuses(game, data, "chance.too_many", at)


@every_game
def test_a_draw_that_leads_elsewhere_is_found_by_its_events(game: Game) -> None:
    """Or because it needs more or fewer draws. Some lead to the same: another card of the same colour."""
    draws = [seq for seq, entry in enumerate(sound(game)["entries"]) if entry.get("draws")]
    found, at = next((fault, at) for at in reversed(draws) if (fault := first_fault(game, at)) is not None)
    assert found.facts["entry"] == at
    assert found.code in ("replay.other_events", "chance.too_few", "chance.too_many", "chance.other_draw")


def first_fault(game: Game, at: int) -> RecordError | None:
    """Return the error if the first draw of an entry is changed."""
    data = sound(game)
    kind, below, value = data["entries"][at]["draws"][0]
    for other in range(value + 1, value + below):
        data["entries"][at]["draws"][0] = [kind, below, other % below]
        try:
            take_in(game, json.dumps(data).encode())
        except RecordError as error:
            return error
    return None


def test_draws_that_agree_with_each_other_but_not_with_the_seed_are_found_by_verifying() -> None:
    """Forged: the journal of one seed with the commitment of another. It replays, but the seed draws something else."""
    one, other = whole_match(TINY, 11), whole_match(TINY, 12)
    record = record_of(one)
    forged = Record(**{**fields(record), "seed": record_of(other).seed, "commitment": record_of(other).commitment})
    replay_record(TINY.rules, forged, Match)
    with pytest.raises(RecordError, match=r"verify\.draw") as caught:
        verify(TINY.rules, forged)
    assert caught.value.facts["entry"] == 0


@every_game
def test_a_seed_that_does_not_fit_its_commitment_is_found_by_verifying(game: Game) -> None:
    record = finished(game)
    wrong = [
        ({"commitment": commitment_to(b"another")}, "verify.commitment"),
        ({"commitment": None}, "verify.commitment"),
        ({"seed": "00" * 32}, "verify.commitment"),
        ({"seed": None}, "verify.no_seed"),
        ({"seed": "no number"}, "record.seed"),
    ]
    for change, code in wrong:
        with pytest.raises(RecordError) as caught:
            verify(game.rules, Record(**{**fields(record), **change}))
        assert caught.value.code == code


@every_game
def test_events_must_be_those_that_follow(game: Game) -> None:
    whole = sound(game)
    at = next(seq for seq in range(1, len(whole["entries"])) if "seat" in whole["entries"][seq]["events"][0])
    data = sound(game)
    data["entries"][at]["events"][0]["seat"] += 1
    refuses(game, data, "replay.other_events", at)
    data = sound(game)
    data["entries"][at]["events"] = []
    refuses(game, data, "replay.other_events", at)
    for wrong in ({"was": "unheard_of"}, {}, {"was": 3}, {**whole["entries"][at]["events"][0], "extra": 1}):
        data = sound(game)
        data["entries"][at]["events"][0] = wrong
        refuses(game, data, "record.entry", at)


@every_game
def test_actions_must_be_well_formed_and_legal(game: Game) -> None:
    whole = sound(game)
    at = len(whole["entries"]) // 2
    action = whole["entries"][at]["action"]
    for wrong in ({**action, "do": "fly"}, {**action, "more": 1}, {**action, "seat": "0"}, {**action, "seat": 0.5}, {}):
        data = sound(game)
        data["entries"][at]["action"] = wrong
        refuses(game, data, "record.entry", at)
    data = sound(game)
    data["entries"][at]["action"]["seat"] = data["entries"][at]["seat"] = 99
    refuses(game, data, "replay.refused", at)
    data = sound(game)
    data["entries"][at]["action"] = {"do": "undo", "seat": action["seat"], "to": at}
    refuses(game, data, "replay.refused", at)
    data = sound(game)
    data["entries"][at]["seat"] = action["seat"] + 1
    refuses(game, data, "replay.no_action", at)
    data = sound(game)
    del data["entries"][at]["action"]
    refuses(game, data, "replay.no_action", at)


@every_game
def test_nothing_follows_the_end_and_nothing_comes_before_the_setup(game: Game) -> None:
    whole = sound(game)
    data = {**whole, "entries": [*whole["entries"], whole["entries"][-1]]}
    refuses(game, data, "replay.refused", len(whole["entries"]))
    refuses(game, {**whole, "entries": []}, "replay.empty", 0)
    assert entry_at_fault(game, {**whole, "entries": whole["entries"][1:]}) == 0


@every_game
def test_the_outcome_must_be_the_one_the_moves_lead_to(game: Game) -> None:
    whole = sound(game)
    data = sound(game)
    data["outcome"]["scores"][0] += 1
    refuses(game, data, "record.outcome")
    data = sound(game)
    data["outcome"]["reason"] = "boredom"
    refuses(game, data, "record.outcome")
    refuses(game, {**whole, "entries": whole["entries"][:-1]}, "record.outcome")


@every_game
def test_map_versions_options_and_seats_must_fit(game: Game) -> None:
    whole = sound(game)
    refuses(game, {**whole, "map": {"id": "usa", "hash": "?"}}, "record.map")
    refuses(game, {**whole, "rules_version": 99}, "rules.newer_version")
    refuses(game, {**whole, "rules_version": 0}, "rules.no_version")
    refuses(game, {**whole, "format_version": 2}, "record.format_version")
    refuses(game, {**whole, "format": "other"}, "record.malformed")
    refuses(game, {**whole, "seats": whole["seats"][1:]}, "record.options")
    for wrong in ({}, {"seats": 99}, {"seats": -1}, {"seats": "two"}, {"seats": 2, "bribes": True}):
        refuses(game, {**whole, "options": wrong}, "record.options")


def test_a_setup_that_the_game_forbids_is_refused() -> None:
    refuses(TINY, {**sound(TINY), "options": {"seats": 2, "cards": 7}, "seats": [{}, {}]}, "record.options")


@every_game
def test_fields_of_a_wrong_type_unknown_and_missing_fields_are_malformed(game: Game) -> None:
    whole = sound(game)
    for name in whole:
        for wrong in (None, 3, "x", [], {}, [[]], True):
            try:
                take_in(game, json.dumps({**whole, name: wrong}).encode())
            except RecordError:
                continue
    refuses(game, {**whole, "surprise": 1}, "record.malformed")
    for name in ("format", "format_version", "game", "rules_version", "map", "options", "seats", "entries"):
        refuses(game, {key: value for key, value in whole.items() if key != name}, "record.malformed")


@every_game
def test_huge_numbers_deep_nesting_and_bytes_that_are_no_text_are_malformed(game: Game) -> None:
    text = json.dumps(sound(game))
    hostile = [
        b"",
        b"null",
        b"[]",
        b"\xff\xfe" + text.encode("utf-16-le"),
        text.encode().replace(b'"capolinea"', b'"capo\xffinea"'),
        b"[" * 200_000,
        b'{"entries":' * 100_000,
        text.replace('"options": {', '"options": {"deep": ' + "[" * 100_000 + "]" * 100_000 + ", ").encode(),
        text.replace('"format_version": 1', '"format_version": 1' + "0" * 5000).encode(),
        text.replace('"format_version": 1', '"format_version": 1e999').encode(),
        text.replace('"format_version": 1', '"format_version": NaN').encode(),
        text.replace(f'"rules_version": {game.rules.version}', '"rules_version": "\\ud800"').encode(),
    ]
    for data in hostile:
        with pytest.raises(RecordError):
            take_in(game, data)


@every_game
@pytest.mark.parametrize("number", [-1, 1 << 31, 1 << 63, 1 << 64, 1 << 200, 10**4000, -(10**4000)])
def test_huge_numbers_in_entries_are_refused_where_they_stand(game: Game, number: int) -> None:
    whole = sound(game)
    at = len(whole["entries"]) // 2
    for place in ("seat", "action", "to", "draw", "event"):
        data = sound(game)
        entry = data["entries"][at]
        if place == "seat":
            entry["seat"] = entry["action"]["seat"] = number
        elif place == "action":
            entry["action"] = {
                key: value if isinstance(value, str) else number for key, value in entry["action"].items()
            }
        elif place == "to":
            entry["action"] = {"do": "undo", "seat": entry["seat"], "to": number}
        elif place == "draw":
            entry["draws"] = [["deal", number, number]]
        else:
            entry["events"] = [{"was": "rail_laid", "seat": number}]
        with pytest.raises(RecordError) as caught:
            take_in(game, json.dumps(data).encode())
        assert caught.value.facts.get("entry", at) == at


def test_too_large_a_file_is_not_even_read(tmp_path: Path) -> None:
    data = b" " * (9 * 1024 * 1024)
    with pytest.raises(RecordError) as caught:
        decode_record(data)
    assert caught.value.code == "record.too_large"
    path = tmp_path / "large.json"
    path.write_bytes(data)
    with pytest.raises(RecordError) as caught:
        read_record(path)
    assert caught.value.facts["size"] == MAX_BYTES + 1


def test_too_many_entries_are_refused_before_they_are_replayed() -> None:
    data = {**sound(TINY), "entries": [{}] * (MAX_ENTRIES + 1)}
    with pytest.raises(RecordError) as caught:
        decode_record(json.dumps(data).encode())
    assert caught.value.code == "record.too_long"


def test_a_record_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps({**sound(TRANSAMERICA), "game": "../../etc"}), "utf-8")
    with pytest.raises(CapolineaError) as caught:
        load_match(path)
    assert caught.value.code == "game.unknown"


@every_game
def test_a_match_of_another_game_is_refused(game: Game) -> None:
    other = TINY if game is TRANSAMERICA else TRANSAMERICA
    with pytest.raises(RecordError):
        replay_record(game.rules, finished(other), Match)


def fields(record: Record) -> Json:
    return {name: getattr(record, name) for name in record.__struct_fields__}
