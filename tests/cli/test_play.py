"""`play`: a whole match by script, saving, resuming, errors that change nothing."""

import json
import os
import re
import select
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.cli.conftest import STEADY
from tests.support.games import game_of
from tests.support.programs import HEEDING
from tests.support.recorded import old_records_of

from capolinea.api import load_match
from capolinea.core.record import encode_record, read_record
from capolinea.i18n import LANGUAGES

#: Seconds that the program may take for anything on a busy computer.
PATIENCE = 120

GAME = ("play", "transamerica", "--seed", "7")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_match_by_script(program: Any, tmp_path: Path, language: str) -> None:
    said = program(
        *GAME, "--seats", f"me:Anna,{STEADY},{STEADY}", "--save", "all.json", "--lang", language, lines="1\n" * 2000
    )
    assert (said.code, said.err) == (0, "")
    assert {"it": "Totale", "en": "Total"}[language] in said.out
    assert load_match(tmp_path / "all.json").outcome is not None
    assert program("verify", "all.json").code == 0


def test_equal_seeds_and_inputs_give_equal_matches(capolinea: Any, tmp_path: Path) -> None:
    lines = "start Denver\n" + "2\n" * 30
    one = capolinea(*GAME, "--seats", "me,random,random", "--save", "one.json", lines=lines)
    two = capolinea(*GAME, "--seats", "me,random,random", "--save", "two.json", lines=lines)
    assert one.out.replace("one.json", "two.json") == two.out
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "two.json").read_bytes()


def test_the_end_of_input_saves_and_the_match_goes_on_as_it_would_have(capolinea: Any, tmp_path: Path) -> None:
    whole = ["start Denver", *["3"] * 40]
    capolinea(*GAME, "--seats", "me,random,random", "--save", "whole.json", lines="\n".join(whole))
    said = capolinea(*GAME, "--seats", "me,random,random", lines="\n".join(whole[:15]))
    assert said.code == 0
    file = re.findall(r"--resume (\S+)", said.out)[-1]
    assert load_match(tmp_path / file).outcome is None
    said = capolinea("play", "--resume", file, lines="\n".join(whole[15:]))
    assert said.code == 0
    assert (tmp_path / file).read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_a_secret_match_can_be_taken_up_again(capolinea: Any, tmp_path: Path) -> None:
    said = capolinea("play", "transamerica", "--seats", f"me,{STEADY}", "--save", "a.json", lines="1\n1\n")
    assert said.code == 0
    record = json.loads((tmp_path / "a.json").read_text())
    assert record.get("seed_chosen", False) is False
    said = capolinea("play", "--resume", "a.json", lines="1\n" * 2000)
    assert said.code == 0
    assert capolinea("verify", "a.json").code == 0


def test_autosave_does_not_write_over_an_earlier_one(capolinea: Any, tmp_path: Path) -> None:
    for _ in range(3):
        assert capolinea(*GAME, "--seats", "me,random", lines="1\n").code == 0
    assert len(list(tmp_path.glob("transamerica-*.json"))) == 3


def dialogue(capolinea: Any, *lines: str, language: str = "en", seats: str = "me:Anna,random") -> str:
    """Return what is answered after the start marker is on Denver."""
    text = "\n".join(["start Denver", *lines, "q", "n"])
    said = capolinea(*GAME, "--seats", seats, "--lang", language, lines=text)
    assert (said.code, said.err) == (0, "")
    return str(said.out.partition("> start Denver\n")[2])


def test_a_refused_move_names_reason_clause_and_fix(capolinea: Any, tmp_path: Path) -> None:
    english = dialogue(capolinea, "stop")
    assert "Lay at least one rail before you stop.\nTA-9: " in english
    assert "\nTry instead: rail " in english
    italian = dialogue(capolinea, "stop", language="it")
    assert "Prima di fermarti posa almeno un binario.\nTA-9: " in italian
    assert "\nSi può invece: rail " in italian
    assert list(tmp_path.iterdir()) == []


def test_a_text_that_is_no_move_says_so_and_loses_nothing(capolinea: Any) -> None:
    told = dialogue(capolinea, "fly to the moon", "999", "0", "rail Denver-Boston", "rail Denver-i6")
    assert "“fly to the moon” is not a move" in told
    assert told.count("Choose a number from 1 to ") == 2
    assert "There is no line between Denver and Boston" in told
    assert "Anna lays a rail from Denver to the east." in told


@pytest.mark.parametrize("digit", ["²", "①", "9" * 5000])
def test_a_digit_that_is_no_number_is_no_move(capolinea: Any, digit: str) -> None:
    said = capolinea(*GAME, "--seats", "me:Anna,random", lines=f"{digit}\nquit\n")
    assert (said.code, said.err) == (0, "")


def test_a_name_narrows_the_list(capolinea: Any) -> None:
    told = dialogue(capolinea, "mountains", "1")
    assert "2 moves match. Which one?" in told
    assert "Anna lays a rail on a double line" in told


def test_a_unique_beginning_is_enough(capolinea: Any) -> None:
    assert "Anna lays a rail from Denver to the west" not in dialogue(capolinea, "rail Denver-i")
    assert "Anna lays a rail on a double line" in dialogue(capolinea, "rail g6")
    assert "Anna stops after one rail." in dialogue(capolinea, "rail Denver-i6", "st")


def test_undo_takes_the_last_own_move_back(capolinea: Any) -> None:
    told = dialogue(capolinea, "rail Denver-i6", "u", "rail Denver-i6")
    assert re.search(r"Anna takes moves back, to entry \d+\.", told)
    assert told.count("Anna lays a rail from Denver to the east.") == 2
    assert "You can undo only your own last move" in dialogue(capolinea, "u")


@pytest.mark.parametrize(
    ("language", "commands"),
    [("en", "help log board offers rule"), ("it", "aiuto diario tavolo mosse regola")],
)
def test_commands_have_words_too(capolinea: Any, language: str, commands: str) -> None:
    told = dialogue(capolinea, *commands.split(), "r 9", language=language)
    assert "\nTA-9  " in told
    assert "s FILE" in told
    assert "q" in told


def test_saving_in_between_and_never_over_another_file(capolinea: Any, tmp_path: Path) -> None:
    (tmp_path / "dear.json").write_text("dear")
    told = dialogue(capolinea, "s dear.json", "s no/where.json", "s mine.json")
    assert "“dear.json” already exists" in told
    assert "no/where.json" in told
    assert "--resume mine.json" in told
    assert (tmp_path / "dear.json").read_text() == "dear"
    assert load_match(tmp_path / "mine.json").last_entry > 0


def test_coloured_rails_have_a_heading_of_their_own(capolinea: Any) -> None:
    lines = "start Denver\ncoloured\n1\nq\nn\n"
    said = capolinea(*GAME, "--seats", "me:Anna,random", "--option", "vexation=true", lines=lines)
    assert re.search(r"^Lay a coloured rail \(\d+\)$", said.out, re.MULTILINE)
    assert "Anna lays a coloured rail" in said.out


#: A match of Spike in which somebody may build to many cities in very many ways.
SPIKE = ("play", "spike", "--seed", "5", "--seats", "me:Anna,medium,medium")
DRAWING = ["place CHI", *["draw"] * 9]


@pytest.mark.parametrize("language", LANGUAGES)
def test_hundreds_of_choices_are_walked_in_screenfuls(capolinea: Any, language: str) -> None:
    kind, page, other = {
        "it": ("Costruisci binari", r"(un’altra|altre \d+): Invio", "Altro"),
        "en": ("Build tracks", r"\w+ more: Enter", "Other"),
    }[language]
    lines = ["1", "", "p", *DRAWING, "build", "b", "q", "n"]
    said = capolinea(*SPIKE, "--lang", language, lines="\n".join(lines))
    assert (said.code, said.err) == (0, "")
    assert max([int(count) for count in re.findall(rf"{kind} … (\d+)", said.out)]) > 100
    assert f"\n{other} (" in said.out
    assert re.search(page, said.out)
    # What happened before a screen is told line by line, with the number of its entry.
    screens = [re.sub(r"^ *\d+  [^\[…]*$", "", each, flags=re.MULTILINE) for each in said.out.split("Anna > ")]
    assert max([len([line for line in screen.splitlines() if line]) for screen in screens]) <= 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_word_finds_what_a_line_is_about_whatever_its_accents(capolinea: Any, language: str) -> None:
    said = capolinea(*SPIKE, "--lang", language, lines="NÉW orl\n1\nq\nn\n")
    assert {"it": "Anna parte da New Orleans", "en": "Anna starts in New Orleans"}[language] in said.out


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "it",
            ["Nessuna mossa parla di “xyzzy”", "I numeri vanno da 1 a", "Sei già all’inizio", "non ha altre pagine"],
        ),
        ("en", ["No move is about “xyzzy”", "Choose a number from 1 to", "You are at the beginning", "no more pages"]),
    ],
)
def test_wrong_input_is_answered_by_a_sentence(capolinea: Any, language: str, sentences: list[str]) -> None:
    said = capolinea(*SPIKE, "--lang", language, lines="xyzzy\n77\nb\np\n\nplace CHI\nq\nn\n")
    assert (said.code, said.err) == (0, "")
    for sentence in sentences:
        assert sentence in said.out
    assert {"it": "Scrivi il numero di una riga", "en": "Type the number of a line"}[language] in said.out
    assert "Chicago" in said.out.rpartition("> place CHI\n")[2]


def test_people_who_share_the_terminal(capolinea: Any) -> None:
    said = capolinea(*GAME, "--seats", "me:Anna,me:Marco", lines="1\n1\n1\n1\n1\nq\nn\n")
    assert said.code == 0
    assert "It is Anna’s turn." in said.out
    assert "It is Marco’s turn." in said.out


def test_a_finished_match_and_one_without_a_seed_are_not_taken_up(
    capolinea: Any, finished: Path, running: Path
) -> None:
    said = capolinea("play", "--resume", finished)
    assert (said.code, "is over" in said.err) == (2, True)
    data = json.loads(running.read_text())
    del data["seed"]
    running.write_text(json.dumps(data))
    said = capolinea("play", "--resume", running)
    assert (said.code, "no seed" in said.err) == (2, True)
    data["seed"] = "00" * 32
    running.write_text(json.dumps(data))
    assert capolinea("play", "--resume", running).code == 1


def test_a_match_of_an_older_version_is_taken_up_by_its_rules_and_says_so(capolinea: Any, tmp_path: Path) -> None:
    record = read_record(old_records_of(game_of("transamerica"))[0])
    begun = msgspec.structs.replace(record, entries=record.entries[:12], outcome=None)
    file = tmp_path / "old.json"
    file.write_bytes(encode_record(begun))
    said = capolinea(
        "play",
        "--resume",
        str(file),
        lines="rule TA-4\n",
    )
    assert "capolinea rules transamerica --as-of 1" in said.out
    assert "were drawn one at a time" in " ".join(said.out.split())
    assert read_record(file).rules_version == 1


def test_a_resumed_match_takes_no_other_settings(capolinea: Any, running: Path) -> None:
    assert capolinea("play", "--resume", running, "--seed", 3).code == 2


class Terminal:
    """A pseudo-terminal that runs the program."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        import pty

        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*HEEDING, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env={**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "100", "LINES": "50"},
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def until(self, text: str) -> str:
        """Return what appears up to `text`."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.seen and time.monotonic() < deadline:
            if select.select([self.master], [], [], 1)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:
                    break
        assert text in self.seen, self.seen
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def end(self) -> int:
        return self.process.wait(PATIENCE)

    def send(self, number: signal.Signals) -> None:
        """Send the signal once the program waits for a key: one that arrives just before is only seen at the next."""
        deadline = time.monotonic() + PATIENCE
        while not is_asleep(self.process.pid):
            assert time.monotonic() < deadline, "it never waits for a key"
            time.sleep(0.01)
        self.process.send_signal(number)

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)


def is_asleep(process: int) -> bool:
    """Return whether a process waits for something; after a prompt that is a key."""
    listed = Path(f"/proc/{process}/stat")
    if listed.exists():
        return listed.read_text().rpartition(")")[2].split()[0] == "S"
    told = subprocess.run(["ps", "-o", "state=", "-p", str(process)], capture_output=True, text=True, check=True)
    return told.stdout.startswith(("S", "I"))


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """`terminal("play", …)` in a pseudo-terminal."""
    opened: list[Terminal] = []

    def open_terminal(*arguments: str) -> Terminal:
        opened.append(Terminal(tmp_path, *arguments))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


unix = pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are Unix")


@unix
def test_the_screen_is_cleared_before_another_hand_is_shown(terminal: Any, tmp_path: Path) -> None:
    shown = terminal(*GAME, "--seats", "me:Anna,me:Marco")
    shown.until("turn. Everybody else, look away.")
    before = shown.until("Press Enter when ready: ")
    assert "Your cities" not in before
    shown.type("")
    shown.until("Your cities")
    shown.until(" > ")
    shown.type("start Denver")
    between = shown.until("turn. Everybody else, look away.")
    assert "\x1b[2J" in between
    assert "\x1b[3J" in between
    shown.until("Press Enter when ready: ")
    shown.type("")
    shown.until(" > ")
    shown.type("q")
    shown.until("Save to ")
    shown.type("n")
    assert shown.end() == 0


@unix
def test_interrupt_saves_and_says_goodbye(terminal: Any, tmp_path: Path) -> None:
    shown = terminal(*GAME, "--seats", "me:Anna,random")
    shown.until("Anna > ")
    shown.send(signal.SIGINT)
    shown.until("Goodbye.")
    assert shown.end() == 130
    assert len(list(tmp_path.glob("transamerica-*.json"))) == 1


@unix
@pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_saves(terminal: Any, tmp_path: Path, ending: signal.Signals) -> None:
    shown = terminal(*GAME, "--seats", "me:Anna,random", "--save", "kept.json")
    shown.until("Anna > ")
    shown.type("start Denver")
    shown.until("Anna > ")
    shown.send(ending)
    assert shown.end() == 130
    match = load_match(tmp_path / "kept.json")
    assert "start Denver" in [match.rules.write(entry.action) for entry in match if entry.action is not None]
