"""Tournaments: everybody meets everybody, and ratings follow strength, whoever plays the matches."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from capolinea.cli import run
from capolinea.core.refusal import CapolineaError
from capolinea.i18n import LANGUAGES
from capolinea.lab import Standings, tournament
from capolinea.lab.playing import MatchResult, PlayedMatch
from capolinea.lab.tournament import RANDOM, ROUND_ROBIN, line_ups_of, ratings_of

GAME = "transamerica"
PLAYERS = ("easy", "builder", "central")


def lasting(standings: Standings) -> Any:
    found = msgspec.to_builtins(standings)
    for each in found["players"]:
        del each["timing"]
    return found


def test_a_round_robin_seats_every_company_in_every_rotation() -> None:
    found = line_ups_of(4, ROUND_ROBIN, 0, 3, 7)
    assert len(found) == len(set(found)) == 4 * 3
    for seat in range(3):
        assert set(Counter([roles[seat] for roles in found]).values()) == {3}


def test_random_tables_seat_everybody_about_equally_often() -> None:
    found = [line_ups_of(5, RANDOM, 1, 3, deal)[0] for deal in range(500)]
    assert all([len(set(roles)) == 3 for roles in found])
    for seat in range(3):
        assert min(Counter([roles[seat] for roles in found]).values()) > 70


def test_every_layout_and_a_kept_run_give_the_same_standings(tmp_path: Path) -> None:
    one, two = [tournament(GAME, PLAYERS, 6, 3, 2, jobs=jobs) for jobs in (1, 2)]
    assert lasting(one) == lasting(two)
    assert (one.deals, one.matches) == (6, 6)
    assert sum([each.matches for each in one.players]) == 12
    robin = tournament(GAME, PLAYERS, 2, 3, 2, tables=ROUND_ROBIN)
    assert [each.matches for each in robin.players] == [8, 8, 8]
    assert sum([each.win_share * each.matches for each in robin.players]) == pytest.approx(12)


def played(deal: int, roles: tuple[int, ...], ranks: tuple[int, ...]) -> PlayedMatch:
    wins = tuple([1.0 if rank == 1 else 0.0 for rank in ranks])
    return PlayedMatch(deal, 0, roles, MatchResult(ranks, ranks, wins, 1, 1))


def test_who_wins_is_rated_higher_and_who_is_even_is_not_told_apart() -> None:
    # Player 0 beats both; 1 and 2 share their matches.
    matches = [
        played(deal, roles, ranks)
        for deal in range(40)
        for roles, ranks in (((0, 1), (1, 2)), ((2, 0), (2, 1)), ((1, 2), (1, 2) if deal % 2 else (2, 1)))
    ]
    best, one, other = ratings_of(matches, 3, 0)
    assert best.low > max(one.high, other.high)
    assert one.low < other.high
    assert other.low < one.high
    assert ratings_of(matches, 3, 0) == [best, one, other]
    few = ratings_of(matches[:12], 3, 0)[1]
    assert few.high - few.low != one.high - one.low


@pytest.mark.parametrize(
    ("players", "seats", "tables"),
    [(["easy"], 2, RANDOM), (["easy", "easy"], 2, RANDOM), (["easy", "nobody"], 2, RANDOM), (["easy", "hard"], 2, "x")],
)
def test_mistakes_are_told_before_anything_is_played(players: list[str], seats: int, tables: str) -> None:
    with pytest.raises(CapolineaError):
        tournament(GAME, players, 1, seats=seats, tables=tables)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_is_shown_kept_and_continued(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["tournament", GAME, "--players", "easy,random", "--seats", "2", "--deals", "3"]
    assert run([*command, "--run", str(tmp_path / "run"), "--lang", language]) == 0
    assert {"it": "Torneo", "en": "Tournament"}[language] in capsys.readouterr().out
    assert run([*command, "--run", str(tmp_path / "run"), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["player"] for each in found["players"]] == ["easy", "random"]
    assert run([*command, "--run", str(tmp_path / "run"), "--tables", "round-robin"]) == 2
    assert "details" in capsys.readouterr().err
