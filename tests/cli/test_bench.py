"""`bench`: there are figures, whatever their values."""

import json
import os
from itertools import count
from typing import Any

import pytest

from capolinea.cli import bench
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.i18n import LANGUAGES


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure once, which is enough to see that there is a figure."""
    monkeypatch.setattr(bench, "seconds_each", lambda work: (work(), 0.25)[1])
    monkeypatch.setattr(bench, "SECONDS", 0.01)


def test_figures_as_data(capolinea: Any) -> None:
    said = capolinea("bench", "transamerica", "--json")
    assert (said.code, said.err) == (0, "")
    [figures] = json.loads(said.out)
    assert figures["game"] == "transamerica"
    assert figures["replay_milliseconds"] == 250
    assert figures["listing_per_second"] > 0
    assert figures["playout_per_second"] > 0
    assert figures["compiled"] == (os.environ.get("CAPOLINEA_EXPECT") == "compiled")


def test_every_game_has_figures(capolinea: Any) -> None:
    found = json.loads(capolinea("bench", "--json").out)
    assert [figures["game"] for figures in found] == list(GAMES)


@pytest.mark.parametrize(("language", "figure"), [("it", "250.000,0 µs"), ("en", "250,000.0 µs")])
def test_figures_in_words(capolinea: Any, language: str, figure: str) -> None:
    assert language in LANGUAGES
    assert figure in capolinea("bench", "transamerica", "--lang", language).out


def test_processor_time_is_what_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = count()
    monkeypatch.setattr(bench, "process_time", lambda: float(next(seconds)))
    rules = rules_of("transamerica")
    match = bench.random_match(rules, 1)
    # Read at the start, before the first action and after it: two seconds for one action.
    assert bench.listing(rules, match, 0.5) == 0.5
