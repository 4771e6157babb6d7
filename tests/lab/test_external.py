"""Programs as players: they get a view and offers, and nothing that they do or fail to do hurts a run."""

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from capolinea.bots import Forfeit
from capolinea.cli import run
from capolinea.core.refusal import CapolineaError
from capolinea.external import ExternalPlayer, Program, ProgramFailed, player_named
from capolinea.external import program as programs
from capolinea.external.protocol import Position
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.i18n import LANGUAGES
from capolinea.lab import duel, simulate
from capolinea.lab.ladder import pairs_of
from capolinea.lab.playing import options_of, play_match, stream
from capolinea.lab.timing import Times

ROOT = Path(__file__).parents[2]
ODD = f"{sys.executable} {ROOT / 'tests' / 'support' / 'odd_player.py'}"
PYTHON = f"stdio:{sys.executable} {ROOT / 'examples' / 'external_player.py'}"
NODE = f"stdio:node {ROOT / 'examples' / 'external_player.mjs'}"

POSITION = Position(0, "transamerica", 1, 0, msgspec.Raw(b"{}"), ("start Denver", "start Chicago"), 60.0, 7)


def odd(misdeed: str, *more: str, seconds: float = 60.0) -> Program:
    return Program(" ".join([ODD, misdeed, *more]), seconds)


WITH_NODE = pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js")


@pytest.mark.parametrize("player", [PYTHON, pytest.param(NODE, marks=WITH_NODE)], ids=["python", "node"])
def test_the_examples_play_whole_matches_against_a_bot(player: str) -> None:
    tally = simulate("transamerica", ["easy", player], 3, seed=1)
    assert sum([seat.wins for seat in tally.seats]) == pytest.approx(3)
    assert [seat.forfeits for seat in tally.seats] == [{}, {}]
    assert tally.seats[1].player == player


@pytest.mark.parametrize("game", GAMES)
def test_an_example_plays_every_game_and_a_seed_repeats_it(game: str) -> None:
    seats = rules_of(game).seats.start
    one, two = [play_once(game, [PYTHON, *["easy"] * (seats - 1)], seed) for seed in (3, 3)]
    assert one == two
    assert one.forfeits == ()


def play_once(game: str, players: list[str], seed: int) -> Any:
    bots = [player_named(game, player) for player in players]
    chances = [stream(seed, "mind", seat) for seat in range(len(bots))]
    return play_match(rules_of(game), options_of(game, len(bots)), bots, stream(seed), chances, Times(len(bots)))


def test_processes_count_what_one_does() -> None:
    one, two = [duel("transamerica", "easy", PYTHON, deals=3, seed=2, seats=2, jobs=jobs) for jobs in (1, 2)]
    assert (one.win_share, one.difference, one.forfeits) == (two.win_share, two.difference, ({}, {}))


def test_a_program_is_told_its_view_its_offers_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Position] = []
    monkeypatch.setattr(Program, "ask", lambda self, position: (told.append(position), position.offers[0])[1])
    seen: list[Any] = []

    class Witness(ExternalPlayer):
        def __call__(self, view: Any, offers: Any, chance: Any) -> Any:
            seen.append(view)
            return super().__call__(view, offers, chance)

    simulate("santa-fe-rails", [Witness("santa-fe-rails", "none"), "easy"], 1, seed=4)
    assert len(told) == len(seen) > 10
    for position, view in zip(told, seen, strict=True):
        assert bytes(position.view) == msgspec.json.encode(view)
        assert (position.seat, position.game, position.seconds) == (0, "santa-fe-rails", 10.0)
    fields = {field.name for field in msgspec.structs.fields(Position)}
    assert fields == {"number", "game", "rules", "seat", "view", "offers", "seconds", "chance"}


@pytest.mark.parametrize(
    ("misdeed", "code", "seconds"),
    [
        ("late", "external.late", 0.2),
        ("crash", "external.ended", 60.0),
        ("long", "external.flood", 60.0),
        ("nonsense", "external.malformed", 60.0),
        ("illegal", "external.not_offered", 60.0),
    ],
)
def test_a_bad_answer_forfeits_one_decision_and_the_program_plays_on(misdeed: str, code: str, seconds: float) -> None:
    program = odd(misdeed)
    assert program.ask(POSITION) == "start Denver"
    program.seconds = seconds
    with pytest.raises(Forfeit) as caught:
        program.ask(POSITION)
    assert caught.value.code == code
    program.seconds = 60.0
    assert program.ask(POSITION) == "start Denver"
    program.close()


def test_a_flood_of_answers_to_nothing_ends() -> None:
    program = odd("chatty")
    program.ask(POSITION)
    # By chance of scheduling the reader sees the flood, or the clock runs out first.
    program.seconds = 2.0
    with pytest.raises(Forfeit) as caught:
        program.ask(POSITION)
    assert caught.value.code in ("external.flood", "external.late")
    program.close()


def test_an_answer_to_an_earlier_question_is_passed_over() -> None:
    program = odd("stale")
    assert [program.ask(POSITION) for _ in range(3)] == ["start Denver"] * 3
    program.close()


def test_a_program_that_does_not_read_cannot_block() -> None:
    large = msgspec.structs.replace(POSITION, view=msgspec.Raw(b'"' + b"x" * 5_000_000 + b'"'))
    program = odd("deaf", seconds=0.2)
    with pytest.raises(Forfeit) as caught:
        program.ask(large)
    assert caught.value.code == "external.late"


def test_nothing_runs_on_after_a_program_was_ended() -> None:
    program = odd("late", "always", seconds=0.2)
    program.start()
    assert program.name == "Odd one"
    connection = program._connection
    assert connection is not None
    with pytest.raises(Forfeit):
        program.ask(POSITION)
    assert connection.process.returncode is not None
    assert connection not in programs._running


@pytest.mark.parametrize(
    ("misdeed", "reason"),
    [("crash_at_once", "external.ended"), ("newer", "external.protocol"), ("rude", "external.no_hello")],
)
def test_a_program_that_cannot_start_is_told_before_anything_is_played(misdeed: str, reason: str) -> None:
    with pytest.raises(ProgramFailed) as caught:
        simulate("transamerica", ["easy", f"stdio:{ODD} {misdeed}"], 1)
    assert caught.value.reason is not None
    assert caught.value.reason.code == reason


def test_a_program_that_says_nothing_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "START_SECONDS", 0.2)
    with pytest.raises(ProgramFailed) as caught:
        odd("mute").start()
    assert caught.value.reason is not None
    assert caught.value.reason.code == "external.late"


def test_forfeited_decisions_are_played_at_random_and_counted() -> None:
    tally = simulate("transamerica", ["easy", f"stdio:{ODD} illegal"], 2, seed=5)
    assert tally.seats[1].forfeits == {"external.not_offered": 1}
    assert tally.seats[0].forfeits == {}
    other = duel("transamerica", f"stdio:{ODD} nonsense", "easy", deals=1, seed=5, seats=2)
    assert other.forfeits == ({"external.malformed": 1}, {})


def test_a_broken_program_ends_the_run_with_its_reason() -> None:
    with pytest.raises(ProgramFailed) as caught:
        simulate("transamerica", ["easy", f"stdio:{ODD} illegal always"], 1)
    assert (caught.value.code, caught.value.facts["count"]) == ("external.gave_up", 20)
    assert caught.value.reason is not None
    assert caught.value.reason.code == "external.not_offered"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "player",
    [
        "stdio:",
        "stdio:'",
        "stdio:no-such-program",
        "stdio@never:cat",
        "stdio@0:cat",
        f"stdio:{ODD} crash_at_once",
        f"stdio:{ODD} illegal always",
    ],
)
def test_mistakes_are_one_sentence(
    player: str, language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run(["simulate", "transamerica", "--seats", f"easy,{player}", "--matches", "1", "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("capolinea: ")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "one decision was forfeited and played at random (not an offer: 1)"), ("it", "mossa non possibile: 1")],
)
def test_forfeits_are_told_in_words(
    language: str, words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    player = f"stdio:{ODD} illegal {language}"
    assert run(["simulate", "transamerica", "--seats", f"easy,{player}", "--matches", "1", "--lang", language]) == 0
    assert words in " ".join(capsys.readouterr().out.split())
    assert (
        run(["ladder", "transamerica", "--players", f"easy,{player} again", "--deals", "2", "--seats", "2", "--json"])
        == 0
    )
    [found] = json.loads(capsys.readouterr().out)["duels"]
    assert found["forfeits"] == [{}, {"external.not_offered": 1}]


def test_threads_have_programs_of_their_own() -> None:
    with ThreadPoolExecutor(2) as pool:
        threads = simulate("transamerica", ["easy", PYTHON], 4, seed=1, executor=pool)
    one = simulate("transamerica", ["easy", PYTHON], 4, seed=1)
    assert [seat.mean_score for seat in threads.seats] == [seat.mean_score for seat in one.seats]


def test_a_comparison_needs_two() -> None:
    assert pairs_of(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]
    with pytest.raises(CapolineaError):
        pairs_of(["a"])


def test_no_program_outlives_the_command() -> None:
    command = f"stdio:{ODD} late"
    code = (
        "import sys; from capolinea.external import player_named; p = player_named('transamerica', sys.argv[1]); "
        "print(p.program._connection.process.pid)"
    )
    done = subprocess.run([sys.executable, "-c", code, command], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    with pytest.raises(ProcessLookupError):
        os.kill(int(done.stdout), 0)
