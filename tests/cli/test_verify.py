"""`verify`: valid records pass; damaged ones fail with the entry at fault."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.conftest import SEATS, steady_match
from tests.support.games import STEAM, UNDER_LAW
from tests.support.recorded import old_records_of

from capolinea.core.chance import QuickChance
from capolinea.core.record import Record, encode_record
from capolinea.i18n import LANGUAGES

#: One record of each game whose rules have changed.
OLD = [(game.key, old_records_of(game)[0]) for game in UNDER_LAW if game.rules.changes and old_records_of(game)]

Damage = Callable[[dict[str, Any]], object]


def test_a_sound_record_passes_and_says_what_was_checked(capolinea: Any, finished: Path) -> None:
    said = capolinea("verify", finished)
    assert (said.code, said.err) == (0, "")
    record = msgspec.json.decode(finished.read_bytes(), type=Record)
    assert record.commitment is not None
    for part in ("valid", "transamerica", "usa", record.map.hash, f"{len(record.entries) - 1:,}", record.commitment):
        assert part in said.out
    assert "chosen by a person" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_findings_as_data(capolinea: Any, finished: Path, language: str) -> None:
    said = capolinea("verify", finished, "--json", "--lang", language)
    found = json.loads(said.out)
    assert (said.code, found["sound"], found["seed_chosen"], found["finished"]) == (0, True, True, True)
    assert found["draws"] > 10


@pytest.mark.parametrize(("game", "record"), OLD, ids=[f"{game}-{record.stem}" for game, record in OLD])
def test_a_record_of_an_older_version_is_judged_by_its_own(capolinea: Any, game: str, record: Path) -> None:
    said = capolinea("verify", record)
    assert (said.code, said.err) == (0, "")
    assert "version 1 of its rules" in said.out
    assert f"capolinea rules {game} --as-of 1" in said.out


#: A match of version 1 on a map that is too large for a new one.
WIDE = next(path for path in old_records_of(STEAM) if path.stem == "base-3-seats-wide-map")


@pytest.mark.parametrize(("language", "reason"), [("en", "too many hexes"), ("it", "troppi esagoni")])
def test_refused_options_are_told_in_the_words_of_the_game(
    capolinea: Any, tmp_path: Path, language: str, reason: str
) -> None:
    assert capolinea("verify", WIDE).code == 0
    newer = WIDE.read_text("utf-8").replace('"rules_version":1,', '"rules_version":2,', 1)
    (tmp_path / "newer.json").write_text(newer, "utf-8")
    said = capolinea("verify", "newer.json", "--lang", language)
    assert said.code == 1
    assert reason in said.err
    assert "options.map" not in said.err
    assert reason in json.loads(capolinea("verify", "newer.json", "--json", "--lang", language).out)["message"]


def test_a_record_from_standard_input(program: Any, finished: Path) -> None:
    said = program("verify", "-", lines=finished.read_text())
    assert (said.code, said.err) == (0, "")


def test_a_secret_seed_is_told_from_a_chosen_one(capolinea: Any, tmp_path: Path) -> None:
    match = steady_match(7)
    match.seed_chosen = False
    (tmp_path / "secret.json").write_bytes(encode_record(match.record(SEATS)))
    assert "nobody chose it" in capolinea("verify", "secret.json").out


def truncate(data: dict[str, Any]) -> None:
    data["entries"].pop(10)


def other_line(data: dict[str, Any]) -> None:
    data["entries"][9]["action"] = {"do": "lay_rail", "seat": data["entries"][9]["seat"], "line": 99999}


def other_draw(data: dict[str, Any]) -> None:
    data["entries"][0]["draws"][0][2] = (data["entries"][0]["draws"][0][2] + 1) % 3


def other_events(data: dict[str, Any]) -> None:
    data["entries"][5]["events"] = []


def no_seed(data: dict[str, Any]) -> None:
    del data["seed"]


def other_seed(data: dict[str, Any]) -> None:
    data["seed"] = "00" * 32


def own_seed(data: dict[str, Any]) -> None:
    """A cheat who publishes the fingerprint of another seed afterwards."""
    from capolinea.core.chance import commitment_to

    data["seed"] = "00" * 32
    data["commitment"] = commitment_to(bytes(32))


DAMAGES: dict[str, tuple[Damage, str]] = {
    "an entry is missing": (truncate, "10"),
    "a move is against the rules": (other_line, "9"),
    "events do not follow": (other_events, "5"),
    "a draw is another": (other_draw, "0"),
    "the seed is missing": (no_seed, "seed"),
    "the seed is another": (other_seed, "fingerprint"),
    "the draws are not of the seed": (own_seed, "0"),
    "the map is another": (lambda data: data["map"].update(hash="x"), "usa"),
    "the rules are of another version": (lambda data: data.update(rules_version=99), "99"),
    "the format is of another version": (lambda data: data.update(format_version=99), "99"),
    "the result is another": (lambda data: data["outcome"].update(scores=[1, 1, 1]), "result"),
    "a field is unknown": (lambda data: data.update(exploit=1), "exploit"),
    "options are malformed": (lambda data: data.update(options={"seats": "many"}), "seats"),
    "seats are too many": (lambda data: data.update(options={"seats": 10**9}), "2 to 6"),
    "the seed is no number": (lambda data: data.update(seed="zz"), "seed"),
    "nothing has happened": (lambda data: data.update(entries=[]), "set-up"),
}


@pytest.mark.parametrize(("damage", "named"), DAMAGES.values(), ids=DAMAGES.keys())
@pytest.mark.parametrize("verb", ["verify", "replay"])
def test_damage_is_named(capolinea: Any, finished: Path, verb: str, damage: Damage, named: str) -> None:
    data = json.loads(finished.read_bytes())
    damage(data)
    finished.write_text(json.dumps(data))
    said = capolinea(verb, finished)
    if verb == "replay" and damage in (no_seed, other_seed, own_seed):
        assert said.code == 0
        return
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("capolinea: ")
    assert named in said.err
    assert said.err.count("\n") == 1


def test_damage_as_data(capolinea: Any, finished: Path) -> None:
    data = json.loads(finished.read_bytes())
    other_events(data)
    finished.write_text(json.dumps(data))
    said = capolinea("verify", finished, "--json")
    found = json.loads(said.out)
    assert (said.code, said.err) == (1, "")
    assert (found["sound"], found["code"], found["facts"]) == (False, "replay.other_events", {"entry": 5})


HOSTILE = {
    "empty": b"",
    "no JSON": b"hello",
    "another JSON": b"[1, 2, 3]",
    "no text": bytes(range(256)),
    "deep": b"[" * 100_000,
    "half": b'{"format": "capolinea", "entries": [',
    "large": b" " * (8 * 1024 * 1024 + 1),
}


@pytest.mark.parametrize("verb", ["verify", "replay"])
@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE.keys())
def test_files_that_are_no_records(capolinea: Any, tmp_path: Path, verb: str, content: bytes) -> None:
    (tmp_path / "hostile.json").write_bytes(content)
    said = capolinea(verb, "hostile.json")
    assert (said.code, said.out) == (1, "")
    assert said.err.count("\n") == 1


def test_control_characters_in_a_record_do_not_reach_the_terminal(capolinea: Any, finished: Path) -> None:
    data = json.loads(finished.read_bytes())
    data["seats"][0]["name"] = "\x1b[2JEve\u202e\x07"
    finished.write_text(json.dumps(data))
    said = capolinea("replay", finished)
    assert said.code == 0
    assert "\x1b" not in said.out
    assert "\x07" not in said.out
    assert "\u202e" not in said.out


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the path of every plain value."""
    if isinstance(data, dict | list):
        inside = data.items() if isinstance(data, dict) else enumerate(data)
        return [leaf for key, value in inside for leaf in leaves(value, (*path, key))]
    return [path]


def test_no_forged_value_is_more_than_an_unsound_record(capolinea: Any, running: Path) -> None:
    sound = running.read_bytes()
    chance = QuickChance(3)
    places = leaves(json.loads(sound))
    for _ in range(400):
        data = json.loads(sound)
        *way, last = places[chance.below("place", len(places))]
        spot = data
        for key in way:
            spot = spot[key]
        spot[last] = FORGED[chance.below("value", len(FORGED))]
        running.write_text(json.dumps(data))
        said = capolinea("verify", running)
        assert said.code in (0, 1, 2), (way, last, spot[last])
        assert said.err.count("\n") <= 1


FORGED = [None, -1, 0, 1, 2**63, 2**70, 1.5, "", "transamerica", "\x1b[2J", [], {}, [1], True, "ff" * 32]
