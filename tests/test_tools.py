"""The tools that guard the rules notice what they are there to notice."""

from pathlib import Path

import pytest
from tests.support.games import UNDER_LAW
from tools import fuzz, rule_coverage

from capolinea.core.record import read_record


def test_every_clause_has_a_test_and_every_test_a_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert rule_coverage.main() == 0, capsys.readouterr().out


def test_clauses_and_marks_are_read_from_pages_and_tests(tmp_path: Path) -> None:
    page = tmp_path / "src/capolinea/games/some/ui/rules/en.md"
    page.parent.mkdir(parents=True)
    page.write_text("# Some\n\n**SO-1** One, see **SO-9**.\n\n**SO-V2** Two.\n", "utf-8")
    tests = tmp_path / "tests" / "test_some.py"
    tests.parent.mkdir()
    tests.write_text('@pytest.mark.rule("SO-1")\n@pytest.mark.rule("SO-7")\ndef test_x(): ...\n', "utf-8")
    assert rule_coverage.clauses(tmp_path) == {"some": ["SO-1", "SO-V2"]}
    assert [clause for clause, _ in rule_coverage.marks(tmp_path)] == ["SO-1", "SO-7"]


@pytest.mark.parametrize("key", [game.key for game in UNDER_LAW])
def test_the_fuzzer_plays_a_match_and_counts_its_rounds(key: str) -> None:
    result = fuzz.play_match(key, 2)
    assert result.failure == ""
    assert result.rounds > 0
    assert result.entries >= result.rounds


def test_the_fuzzer_leaves_a_record_of_what_went_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz, "ARTEFACTS", tmp_path)
    monkeypatch.setattr(fuzz, "play_out", fail_after_one)
    result = fuzz.play_match("tiny", 3)
    assert "ZeroDivisionError" in result.failure
    assert "--game tiny --seed 3" in result.failure
    record = read_record(tmp_path / "fuzz-tiny-3.json")
    assert (record.game, len(record.entries)) == ("tiny", 2)


def fail_after_one(game: object, match: "fuzz.Match", random: object) -> None:
    match.play(match.offers()[0])
    raise ZeroDivisionError
