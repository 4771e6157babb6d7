"""Runs in folders: matches kept as they are played, continued where they were left, and never mixed."""

import json
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from capolinea.cli import run
from capolinea.core.refusal import CapolineaError
from capolinea.i18n import LANGUAGES
from capolinea.lab import simulate
from capolinea.lab.batches import run_batches
from capolinea.lab.runs import Manifest, RunFolder, read_batch

GAME = "rail-baron"
PLAYERS = ("easy", "random")


def opened(folder: Path, **more: Any) -> RunFolder:
    usual: dict[str, Any] = {
        "command": "simulate",
        "game": GAME,
        "seed": 4,
        "seats": 2,
        "units": 5,
        "parts": (PLAYERS,),
    }
    return RunFolder(folder, Manifest(**(usual | more)))


def files_of(folder: Path) -> list[Path]:
    return sorted((folder / "matches").iterdir())


def test_an_interrupted_run_is_continued_where_it_was_left(tmp_path: Path) -> None:
    whole = simulate(GAME, PLAYERS, 5, seed=4, statistics=True)

    def interrupt(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(GAME, PLAYERS, 5, seed=4, statistics=True, run=opened(tmp_path / "run"), progress=interrupt)
    kept = {file: file.stat().st_mtime_ns for file in files_of(tmp_path / "run")}
    assert len(kept) == 2
    tally = simulate(GAME, PLAYERS, 5, seed=4, statistics=True, run=opened(tmp_path / "run"))
    assert {file: file.stat().st_mtime_ns for file in kept} == kept
    assert len(files_of(tmp_path / "run")) == 5
    for one, two in zip(tally.seats, whole.seats, strict=True):
        assert (one.wins, one.mean_score, one.spread, one.mean_rank) == (
            two.wins,
            two.mean_score,
            two.spread,
            two.mean_rank,
        )
    assert tally.statistics == whole.statistics
    assert all([seat.timing.p95 > 0 for seat in tally.seats])


def test_a_whole_run_is_only_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = simulate(GAME, PLAYERS, 3, seed=4, run=opened(tmp_path / "run", units=3))
    monkeypatch.setattr(sys.modules["capolinea.lab.simulate"], "play_batch", None)
    two = simulate(GAME, PLAYERS, 3, seed=4, run=opened(tmp_path / "run", units=3))
    assert one.seats == two.seats


def test_matches_are_rows_that_anybody_can_read(tmp_path: Path) -> None:
    tally = simulate(GAME, PLAYERS, 3, seed=4, run=opened(tmp_path / "run", units=3))
    table = pq.read_table(tmp_path / "run" / "matches").to_pylist()
    assert [row["deal"] for row in table] == [0, 1, 2]
    assert {tuple(row["players"]) for row in table} == {PLAYERS}
    assert sum([row["wins"][0] for row in table]) == tally.seats[0].wins
    assert sum([row["entries"] for row in table]) == pytest.approx(3 * tally.mean_entries)


@pytest.mark.parametrize(
    ("field", "value"),
    [("seed", 5), ("game", "spike"), ("units", 6), ("options", {"governor": True}), ("parts", (("easy", "hard"),))],
)
def test_another_run_is_not_mixed_in(tmp_path: Path, field: str, value: object) -> None:
    opened(tmp_path / "run")
    with pytest.raises(CapolineaError) as caught:
        opened(tmp_path / "run", **{field: value})
    assert (caught.value.code, caught.value.facts["field"]) == ("lab.run_other", field)


def test_another_program_is_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(tmp_path / "run")
    monkeypatch.setattr("capolinea.lab.runs.fingerprint", lambda: "0.1.0+other")
    with pytest.raises(CapolineaError) as caught:
        opened(tmp_path / "run")
    assert caught.value.facts["field"] == "program"


def test_a_folder_with_other_things_and_a_damaged_file_are_told(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "thesis.tex").write_text("x")
    with pytest.raises(CapolineaError) as caught:
        opened(tmp_path / "other")
    assert caught.value.code == "lab.run_not_empty"
    simulate(GAME, PLAYERS, 2, seed=4, run=opened(tmp_path / "run", units=2))
    files_of(tmp_path / "run")[0].write_bytes(b"PAR1")
    with pytest.raises(CapolineaError) as caught:
        read_batch(files_of(tmp_path / "run")[0])
    assert caught.value.code == "lab.run_damaged"
    (tmp_path / "run" / "manifest.json").write_text("{")
    with pytest.raises(CapolineaError):
        opened(tmp_path / "run", units=2)


def take(numbers: list[int], first: int, stop: int) -> list[int]:
    return numbers[first:stop]


def test_what_is_enough_is_asked_in_order() -> None:
    asked: list[int] = []

    def enough(some: list[int]) -> bool:
        asked.extend(some)
        return 7 in some

    assert run_batches(take, (list(range(20)),), 20, enough=enough) == [[each] for each in range(8)]
    assert asked == list(range(8))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_keep_and_continue_runs(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "run"
    command = ["ladder", "transamerica", "--players", "easy,random,builder", "--deals", "4", "--seats", "2"]
    assert run([*command, "--run", str(folder), "--json"]) == 0
    one = capsys.readouterr().out
    assert run([*command, "--run", str(folder), "--json"]) == 0
    assert capsys.readouterr().out == one
    assert json.loads((folder / "result.json").read_text()) == json.loads(one)
    assert len(files_of(folder)) == 12
    assert run([*command, "--run", str(folder), "--seed", "3", "--lang", language]) == 2
    assert "seed" in capsys.readouterr().err
