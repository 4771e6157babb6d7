"""`play` with a program at the table: it plays, its failures are told, and a record names no command."""

import sys
from pathlib import Path
from typing import Any

from capolinea.core.record import read_record

ROOT = Path(__file__).parents[2]
EXAMPLE = f"stdio:{sys.executable} {ROOT / 'examples' / 'external_player.py'}"
ODD = f"stdio:{sys.executable} {ROOT / 'tests' / 'support' / 'odd_player.py'}"
GAME = ("play", "transamerica", "--seed", "7")


def test_a_program_plays_and_is_named_again_to_resume(program: Any, tmp_path: Path) -> None:
    whole = ["start Denver", *["3"] * 20]
    said = program(*GAME, "--seats", f"me,{EXAMPLE}", "--save", "whole.json", lines="\n".join(whole))
    assert (said.code, said.err) == (0, "")
    record = read_record(tmp_path / "whole.json")
    assert [(seat.name, seat.bot) for seat in record.seats] == [("Guest", ""), ("Program", "stdio")]
    assert b"external_player" not in (tmp_path / "whole.json").read_bytes()
    program(*GAME, "--seats", f"me,{EXAMPLE}", "--save", "part.json", lines="\n".join(whole[:8]))
    assert program("play", "--resume", "part.json").code == 2
    said = program("play", "--resume", "part.json", "--program", EXAMPLE, lines="\n".join(whole[8:]))
    assert (said.code, said.err) == (0, "")
    assert (tmp_path / "part.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_a_forfeited_decision_is_told(program: Any) -> None:
    said = program(*GAME, "--seats", f"me,{ODD} illegal", lines="start Denver\n" + "1\n" * 8)
    assert said.code == 0
    assert "Program forfeits a decision, which is played at random. “castle” is not one of the offers." in said.out


def test_a_program_belongs_to_the_seats_of_a_new_match(program: Any) -> None:
    for arguments in (["--program", EXAMPLE], ["--seats", "me,stdio:no-such-program"]):
        said = program(*GAME, *arguments)
        assert (said.code, said.err.count("\n")) == (2, 1)
