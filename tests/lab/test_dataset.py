"""Data sets: every decision once, splits by deal, what the card says is so; and pictures of runs."""

import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet as pq
import pytest

from capolinea.cli import run
from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.i18n import LANGUAGES
from capolinea.lab.dataset import split_of, write_dataset
from capolinea.lab.dataset_card import COLUMNS
from capolinea.lab.playing import options_of, stream

GAME = "transamerica"
#: The first four deals of this seed are in all three splits.
SEED = 14


def rows_of(folder: Path) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for file in sorted((folder / "data").iterdir()):
        found[file.name.partition("-")[0]] += pq.read_table(file).to_pylist()
    return found


def all_rows(folder: Path) -> list[dict[str, Any]]:
    rows = [row for some in rows_of(folder).values() for row in some]
    return sorted(rows, key=lambda row: (row["deal"], row["rotation"], row["entry"]))


#: Their matches take seconds where nothing is compiled.
LONG = ("spike", "steam")


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.slow) if game in LONG else game for game in GAMES]
)
def test_the_rows_of_a_match_replay_it(tmp_path: Path, game: str) -> None:
    seats = rules_of(game).seats.start
    write_dataset(tmp_path / "set", game, ["easy"] * seats, 1, 6)
    rules, deal = rules_of(game), stream(6, 0, "deal")
    state, _ = rules.setup(options_of(game, seats), deal)
    rows = all_rows(tmp_path / "set")
    assert [row["entry"] for row in rows] == list(range(1, len(rows) + 1))
    for row in rows:
        turn = rules.turn(state)
        assert turn is not None
        assert row["seat"] == turn.seats[0]
        assert row["view"] == msgspec.json.encode(rules.view(state, row["seat"])).decode()
        offers = rules.offers(state, row["seat"])
        assert row["offers"] == [rules.write(offer) for offer in offers]
        rules.apply(state, offers[row["action"]], deal)
    outcome = rules.outcome(state)
    assert outcome is not None
    assert {(row["seat"], row["rank"], row["score"]) for row in rows} == {
        (seat, outcome.ranks[seat], outcome.scores[seat]) for seat in range(seats)
    }


def test_splits_are_by_deal_and_the_same_for_every_layout(tmp_path: Path) -> None:
    one = write_dataset(tmp_path / "one", GAME, ["easy", "builder"], 4, SEED, rotate=True)
    write_dataset(tmp_path / "two", GAME, ["easy", "builder"], 4, SEED, rotate=True, jobs=2)
    assert all_rows(tmp_path / "one") == all_rows(tmp_path / "two")
    found = rows_of(tmp_path / "one")
    deals = {split: {row["deal"] for row in rows} for split, rows in found.items()}
    assert len(deals) > 1
    assert sum([len(some) for some in deals.values()]) == 4
    for split, some in deals.items():
        assert {split_of(SEED, deal) for deal in some} == {split}
    assert sum(one.matches.values()) == 8
    assert one.decisions == {split: len(found[split]) for split in ("train", "validation", "test")}
    # Both players sat in both seats.
    assert {(row["seat"], row["player"]) for row in all_rows(tmp_path / "one")} == {
        (seat, player) for seat in (0, 1) for player in ("easy", "builder")
    }
    shares = [split_of(SEED, deal) for deal in range(1000)]
    assert 760 < shares.count("train") < 840


def test_the_card_tells_what_is_there(tmp_path: Path) -> None:
    found = write_dataset(tmp_path / "set", GAME, ["easy", "builder"], 5, 2, {"vexation": True})
    card = (tmp_path / "set" / "README.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(\w+)` \|", card, re.MULTILINE)) == set(COLUMNS)
    first = next((tmp_path / "set" / "data").iterdir())
    assert pq.read_schema(first).names == list(COLUMNS)
    for split, count in found.decisions.items():
        assert f"| {split} | {found.matches[split]:,} | {count:,} |" in card
        assert (f"split: {split}" in card) == (count > 0)
    assert '"vexation":true' in card
    program = re.search(r"```python\n(.*?)```", card, re.DOTALL)
    assert program is not None
    told: dict[str, Any] = {}
    code = program[1].replace('"data"', repr(str(tmp_path / "set" / "data")))
    exec(code, told)
    assert told["chosen"] in told["first"]["offers"]


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("x")
    with pytest.raises(CapolineaError):
        write_dataset(tmp_path, GAME, ["easy", "easy"], 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_says_what_it_wrote(tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["dataset", GAME, str(tmp_path / "set"), "--seats", "easy,builder", "--deals", "1", "--lang", language]
    assert run(command) == 0
    assert "README.md" in capsys.readouterr().out
    assert run(command) == 2


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A ladder, a tournament and a simulation, kept in folders."""
    folder = tmp_path_factory.mktemp("runs")
    commands = [
        ["ladder", GAME, "--players", "easy,builder,central", "--deals", "3", "--seats", "2"],
        ["tournament", GAME, "--players", "easy,builder,central", "--deals", "4", "--seats", "2"],
        ["simulate", GAME, "--seats", "easy,builder,easy", "--matches", "3"],
    ]
    for number, command in enumerate(commands):
        assert run([*command, "--run", str(folder / str(number)), "--json"]) == 0
    return [folder / str(number) for number in range(3)]


@pytest.mark.parametrize("kind", ["length", "seats", "strength"])
def test_runs_are_drawn(kept: list[Path], tmp_path: Path, kind: str) -> None:
    for number, folder in enumerate(kept):
        assert run(["plot", kind, str(folder), "--out", str(tmp_path / f"{number}.svg"), "--lang", "en"]) == 0
        drawn = (tmp_path / f"{number}.svg").read_text("utf-8")
        assert drawn.startswith("<?xml")
        assert "transamerica" in drawn
    assert run(["plot", kind, str(kept[0]), str(kept[1]), "--out", str(tmp_path / "both.png")]) == 0
    assert (tmp_path / "both.png").read_bytes().startswith(b"\x89PNG")
    again = tmp_path / "again.svg"
    run(["plot", kind, str(kept[0]), "--out", str(again), "--lang", "en"])
    assert again.read_bytes() == (tmp_path / "0.svg").read_bytes()


def test_a_picture_speaks_the_language(kept: list[Path], tmp_path: Path) -> None:
    for language, words in (("it", "Vantaggio del posto"), ("en", "Advantage of the seat")):
        assert run(["plot", "seats", str(kept[0]), "--out", str(tmp_path / "x.svg"), "--lang", language]) == 0
        assert words in (tmp_path / "x.svg").read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_drawn_is_one_sentence(
    kept: list[Path], tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for arguments in (
        ["beauty", kept[0]],
        ["seats", tmp_path],
        ["seats", kept[0], "--out", tmp_path / "x.gif"],
        ["seats", kept[0], kept[2], "--out", tmp_path / "x.svg"],
    ):
        assert run(["plot", *[str(one) for one in arguments], "--lang", language]) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n")) == ("", 1)


def test_the_results_of_a_run_are_beside_it(kept: list[Path]) -> None:
    assert json.loads((kept[2] / "result.json").read_text())["matches"] == 3
