"""The package as somebody has installed it, outside the source: it tells its version, simulates, plays and serves."""

import json
import re
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from tests.install.conftest import Environment, environment

from capolinea.games.catalogue import GAMES

pytestmark = [pytest.mark.slow, pytest.mark.timeout(900)]


class Installed:
    """The command of an environment, run in an empty folder."""

    def __init__(self, environment: Environment, folder: Path) -> None:
        self.environment = environment
        self.folder = folder

    def __call__(self, *arguments: str, lines: str = "", code: int = 0) -> str:
        return self.run(self.environment.capolinea, *arguments, lines=lines, code=code)

    def run(self, *command: str | Path, lines: str = "", code: int = 0) -> str:
        ended = subprocess.run(
            [str(one) for one in command],
            cwd=self.folder,
            env=environment(),
            input=lines,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
        )
        assert ended.returncode == code, ended.stdout
        return ended.stdout

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Its address, while it serves."""
        process = subprocess.Popen(
            [self.environment.capolinea, "serve", "--port", "0", "--database", "tables.sqlite", "--lang", "en"],
            cwd=self.folder,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        assert process.stdout is not None
        try:
            first = process.stdout.readline()
            assert "http://" in first
            yield "http://" + first.partition("http://")[2].strip().rstrip("/")
            process.send_signal(signal.SIGINT)
            rest, _ = process.communicate(timeout=60)
            assert process.returncode == 0
            assert "All matches are saved." in rest
        finally:
            process.kill()
            process.communicate()


def plays(installed: Installed, kind: str) -> None:
    """All that needs no extra."""
    assert installed("--version").endswith(f"({kind})\n")
    where = installed.run(installed.environment.python, "-c", "import capolinea; print(capolinea.__file__)")
    assert Path(where).is_relative_to(installed.environment.folder)
    for game in GAMES:
        assert installed("simulate", game, "--seats", "easy,easy,easy", "--matches", "1", "--json")
        assert installed("rules", game, "--lang", "it")
    installed("play", "transamerica", "--seats", "me,easy", "--seed", "7", "--save", "a.json", lines="1\n" * 400)
    installed("verify", "a.json")
    installed("replay", "a.json", "--svg", "a.svg")
    assert json.loads((installed.folder / "a.json").read_text())["game"] == "transamerica"


def serves(installed: Installed) -> None:
    """The lobby, its style, and a table of every game with a bot that plays."""
    with installed.serving() as url, httpx.Client(base_url=url, headers={"X-Capolinea": "1"}, timeout=60) as browser:
        lobby = until_it_answers(browser)
        assert "TransAmerica" in lobby
        assert assets(lobby)
        for game in GAMES:
            seats = [{"kind": kind, "name": kind} for kind in ("bot:easy", "me", "bot:easy")]
            opened = browser.post("/api/tables", json={"game": game, "seats": seats, "options": {}})
            assert opened.status_code == 201, opened.text
            page = browser.get(f"/t/{opened.json()['table']}").raise_for_status().text
            for address in assets(page):
                assert browser.get(address).status_code == 200, address


def assets(page: str) -> set[str]:
    """Addresses of the styles, programs and pictures of a page."""
    return set(re.findall(r'(?:href|src)="(/static/[^"]+)"', page))


def until_it_answers(browser: httpx.Client) -> str:
    for _ in range(600):
        try:
            return browser.get("/").raise_for_status().text
        except httpx.TransportError:
            time.sleep(0.1)
    raise AssertionError("it does not answer")


@pytest.fixture(scope="session")
def from_wheel(wheel: Path, place: Path) -> Environment:
    made = Environment(place / "from wheel")
    made.pip("install", f"{wheel}[web]")
    return made


@pytest.fixture(scope="session")
def from_archive(archive: Path, place: Path, no_compiler: dict[str, str]) -> Environment:
    made = Environment(place / "from archive")
    made.pip("install", archive, environ=no_compiler)
    return made


def test_a_compiled_wheel_of_the_source_archive(from_wheel: Environment, tmp_path: Path) -> None:
    installed = Installed(from_wheel, tmp_path)
    plays(installed, "compiled")
    serves(installed)


def test_with_the_web_alone_other_extras_are_asked_for(from_wheel: Environment, tmp_path: Path) -> None:
    installed = Installed(from_wheel, tmp_path)
    said = installed("serve", "--database", "postgresql://nobody@127.0.0.1:1/none", code=2)
    assert said.count("\n") == 1
    assert 'pip install "capolinea[postgres]"' in said
    said = installed.run(from_wheel.python, "-c", "import capolinea.lab.environments", code=1)
    assert said.endswith('need pip install "capolinea[lab]"\n')


def test_the_source_archive_where_no_compiler_is(from_archive: Environment, tmp_path: Path) -> None:
    plays(Installed(from_archive, tmp_path), "interpreted")


def test_without_the_web_it_says_what_to_install_and_then_serves(
    archive: Path, tmp_path: Path, no_compiler: dict[str, str], from_archive: Environment
) -> None:
    installed = Installed(from_archive, tmp_path)
    for language, words in (("it", "Serve una parte"), ("en", "This needs a part")):
        said = installed("serve", "--lang", language, code=2)
        assert said.count("\n") == 1
        assert words in said
        assert 'pip install "capolinea[web]"' in said
    from_archive.pip("install", f"{archive}[web]", environ=no_compiler)
    serves(installed)


def test_straight_from_a_checkout(tree: Path, place: Path, tmp_path: Path, compiler: None) -> None:
    made = Environment(place / "from checkout")
    made.pip("install", tree)
    plays(Installed(made, tmp_path), "compiled")
