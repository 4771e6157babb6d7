"""`replay`: the transcript, the table at any entry, the picture."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from capolinea.i18n import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_transcript_tells_the_match_from_deal_to_account(capolinea: Any, finished: Path, language: str) -> None:
    said = capolinea("replay", finished, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith("TransAmerica: Anna, Marco, Bot ")
    assert {"it": "\nMano 2. ", "en": "\nRound 2. "}[language] in said.out
    assert {"it": "Solo per Anna: Le tue città:", "en": "To Anna: Your cities:"}[language] in said.out
    assert {"it": "Totale", "en": "Total"}[language] in said.out


def test_the_account_adds_up(capolinea: Any, finished: Path) -> None:
    table = capolinea("replay", finished).out.rpartition("Total\n")[2].splitlines()
    assert len(table) == 3
    for row in table:
        numbers = [int(cell.replace("−", "-")) for cell in row.split() if cell.lstrip("−+").isdigit()]
        *parts, total = numbers
        assert sum(parts) == total


def test_a_running_match_keeps_its_secrets(capolinea: Any, running: Path) -> None:
    assert "Your cities" not in capolinea("replay", running).out
    told = capolinea("replay", running, "--seat", 2).out
    assert told.count("Your cities") == 1


def test_the_table_at_an_entry(capolinea: Any, finished: Path) -> None:
    said = capolinea("replay", finished, "--at", 5, "--seat", 1)
    assert said.code == 0
    assert said.out.startswith("Entry 5\n")


@pytest.mark.parametrize("entry", [-1, 100_000])
def test_an_entry_that_is_not_there(capolinea: Any, finished: Path, entry: int) -> None:
    said = capolinea("replay", finished, "--at", entry)
    assert (said.code, said.out) == (2, "")
    assert f"{entry:,}" in said.err.replace("−", "-")


@pytest.mark.parametrize("seat", [0, 4])
def test_a_seat_that_is_not_there(capolinea: Any, finished: Path, seat: int) -> None:
    assert capolinea("replay", finished, "--seat", seat).code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_one_svg(capolinea: Any, finished: Path, tmp_path: Path, language: str) -> None:
    said = capolinea("replay", finished, "--at", 40, "--svg", "table.svg", "--lang", language)
    assert said.code == 0
    assert "table.svg" in said.err
    assert ElementTree.parse(tmp_path / "table.svg").getroot().tag.endswith("svg")


def test_the_match_as_data(capolinea: Any, finished: Path, running: Path) -> None:
    data = json.loads(capolinea("replay", finished, "--json").out)
    assert data["game"] == "transamerica"
    assert data["turn"] is None
    assert data["outcome"]["reason"] == "barrier_passed"
    assert data["log"][0]["entry"] == 0
    data = json.loads(capolinea("replay", running, "--json").out)
    assert data["view"]["hand"] == []
    assert data["outcome"] is None


def test_equal_records_give_equal_texts(program: Any, finished: Path) -> None:
    assert program("replay", finished) == program("replay", "-", lines=finished.read_text())
