"""`map`: a map file is checked and drawn, and a match can be played on it."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from capolinea.i18n import LANGUAGES

RUHR = files("capolinea.games.steam").joinpath("data", "maps", "ruhr.toml").read_text("utf-8")


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(RUHR, "utf-8")
    return file


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    file = tmp_path / "broken.toml"
    file.write_text(RUHR.replace('name = "Essen"', 'name = "Wesel"').replace("goods = 3", "goods = 24"), "utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_map(capolinea: Any, sound: Path, language: str) -> None:
    said = capolinea("map", "check", sound, "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert said.out.strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("task", ["check", "draw"])
def test_every_fault_is_told_with_its_hex(capolinea: Any, broken: Path, task: str, language: str) -> None:
    said = capolinea("map", task, broken, "--lang", language)
    assert said.code == 1
    faults = said.out.splitlines()
    assert len(faults) == 2
    assert "Wesel" in faults[0]


def test_faults_as_data(capolinea: Any, broken: Path) -> None:
    said = capolinea("map", "check", broken, "--json")
    assert said.code == 1
    found = json.loads(said.out)
    assert found["sound"] is False
    assert [problem["code"] for problem in found["problems"]] == ["map.name_twice", "map.too_many_goods"]
    assert found["problems"][0]["facts"]["hex"]


def test_a_map_is_drawn_into_a_file(capolinea: Any, sound: Path, tmp_path: Path) -> None:
    said = capolinea("map", "draw", sound, "--svg", tmp_path / "mine.svg")
    assert said.code == 0
    root = ElementTree.fromstring((tmp_path / "mine.svg").read_text("utf-8"))
    words = {element.text for element in root.iter() if element.tag.endswith("text")}
    assert {"Düsseldorf", "Essen"} <= words


def test_a_map_is_drawn_to_standard_output(capolinea: Any, sound: Path) -> None:
    assert capolinea("map", "draw", sound).out.startswith("<svg ")


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("map", "paint", "x.toml"), 2),
        (("map", "check", "nowhere.toml"), 2),
        (("map", "check", "x.toml", "--game", "transamerica"), 2),
        (("map", "check", "x.toml", "--game", "chess"), 2),
    ],
)
def test_mistakes_are_told_in_one_sentence(capolinea: Any, arguments: tuple[str, ...], code: int) -> None:
    said = capolinea(*arguments)
    assert said.code == code
    assert len(said.err.strip().splitlines()) <= 2
    assert "Traceback" not in said.err


def test_a_file_that_is_no_text(capolinea: Any, tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\xff\xd8\xff\xe0")
    assert capolinea("map", "check", tmp_path / "picture.toml").code == 2


@pytest.mark.parametrize(("language", "told"), [("en", "a key has at most"), ("it", "una chiave ha al massimo")])
def test_a_map_that_would_take_for_ever_is_refused(capolinea: Any, tmp_path: Path, language: str, told: str) -> None:
    file = tmp_path / "deep.toml"
    file.write_text("a." * 32_000 + "a = 1", "utf-8")
    said = capolinea("map", "check", file, "--lang", language)
    assert said.code == 1
    assert told in said.out
