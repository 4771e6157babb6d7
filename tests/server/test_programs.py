"""Programs at real tables: a token is one seat, its view and its offers; a bad answer changes nothing."""

import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.serving import PATIENCE, Browser, Served, match_of, until

from capolinea.cli import run
from capolinea.external.table import RemoteTable
from capolinea.i18n import LANGUAGES
from capolinea.server.keys import PLAYER

ROOT = Path(__file__).parents[2]
PYTHON = f"stdio:{sys.executable} {ROOT / 'examples' / 'external_player.py'}"
ODD = f"stdio:{sys.executable} {ROOT / 'tests' / 'support' / 'odd_player.py'}"


def token_of(browser: Browser, table: str, seat: int) -> str:
    answer = browser.http.post(f"/api/tables/{table}/seats/{seat}/token")
    assert answer.status_code == 200, answer.text
    found = answer.json()
    assert (found["table"], found["seat"]) == (table, seat)
    assert PLAYER.fullmatch(found["token"])
    return str(found["token"])


class Program:
    """A program with a token, and nothing else: no cookie and no header of ours."""

    def __init__(self, server: Served, token: str) -> None:
        self.url = f"{server.url}/api/program"
        self.headers = {"Authorization": f"Bearer {token}", "Accept-Language": "en"}

    def ask(self, **query: Any) -> httpx.Response:
        return httpx.get(self.url, params=query, headers=self.headers, timeout=PATIENCE)

    def answer(self, number: int, action: str, **more: Any) -> httpx.Response:
        body = {"type": "answer", "number": number, "action": action, **more}
        return httpx.post(self.url, json=body, headers=self.headers, timeout=PATIENCE)

    def back(self) -> httpx.Response:
        return httpx.post(f"{self.url}/back", headers=self.headers, timeout=PATIENCE)


def opened(server: Served, anna: Browser) -> tuple[str, Program]:
    """Return a table where Anna sits twice, and a program for the seat that is to move."""
    table: str = anna.open("me", "here")["table"]
    seat = anna.see(table)["viewer"]
    return table, Program(server, token_of(anna, table, seat))


def test_a_program_plays_a_match_to_its_end(server: Served, anna: Browser, capsys: pytest.CaptureFixture[str]) -> None:
    opening = anna.open("friend", "bot:easy")
    code = run(["join", f"{server.url}{opening['invites'][0]}", "--player", PYTHON, "--name", "Marvin", "--lang", "en"])
    said = capsys.readouterr()
    assert (code, said.err) == (0, "")
    assert "The match is over." in said.out
    seen = anna.see(opening["table"])
    assert seen["status"] == "over"
    assert seen["seats"][0]["name"] == "Marvin"
    # The token that was told is that of the seat.
    token = said.out.partition("--token ")[2].split()[0]
    assert run(["join", server.url, "--token", token, "--player", "easy", "--lang", "en"]) == 0


@pytest.mark.parametrize("game", ["transamerica", "santa-fe-rails", "spike"])
def test_a_position_is_the_view_of_the_seat_and_no_more(server: Served, anna: Browser, game: str) -> None:
    table = anna.open("me", "here", game=game)["table"]
    anna.see(table)
    match = match_of(server, table)
    turn = match.turn
    assert turn is not None
    seat = turn.seats[0]
    said = Program(server, token_of(anna, table, seat)).ask()
    assert said.headers["Cache-Control"] == "no-store"
    assert "Set-Cookie" not in said.headers
    position = said.json()
    assert sorted(position) == ["chance", "game", "number", "offers", "rules", "seat", "seconds", "type", "view"]
    assert position["view"] == msgspec.json.decode(msgspec.json.encode(match.view(seat)))
    assert position["offers"] == [match.rules.write(offer) for offer in match.offers(seat)]
    assert (position["type"], position["seat"], position["seconds"]) == ("position", seat, None)
    others = [each for each in range(2) if each not in turn.seats]
    for other in others:
        assert Program(server, token_of(anna, table, other)).ask().json() == {"type": "wait", "number": 0}


def test_wrong_answers_change_nothing_and_are_told_in_words(server: Served, anna: Browser) -> None:
    table, program = opened(server, anna)
    position = program.ask().json()
    number, action = position["number"], position["offers"][0]
    for answer, status, code in (
        (program.answer(number, "castle"), 422, "program.not_offered"),
        (program.answer(number + 1, action), 409, "entry.stale"),
        (program.answer(number, "x" * 401), 400, "request.malformed"),
        (program.answer(number, action, cheat=True), 400, "request.malformed"),
        (program.answer(-1, action), 400, "request.malformed"),
        (program.answer(number, "x" * 100_000), 413, "request.too_large"),
    ):
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["message"]
    assert anna.see(table)["entry"] == number
    assert program.answer(number, action).json() == {"type": "accepted", "number": number + 1}
    assert program.answer(number, action).status_code == 409
    assert anna.see(table)["entry"] == number + 1


def test_a_token_is_one_seat_of_its_holder(server: Served, anna: Browser, bea: Browser) -> None:
    opening = anna.open("me", "friend")
    table = opening["table"]
    assert bea.http.post(f"/api/tables/{table}/seats/0/token").status_code == 403
    assert anna.http.post(f"/api/tables/{table}/seats/1/token").status_code == 403
    assert anna.http.post(f"/api/tables/{table}/seats/9/token").status_code == 403
    token = token_of(anna, table, 0)
    bea.join(opening["invites"][0], "Bea")
    hers = token_of(bea, table, 1)
    assert token != hers
    forged = [
        "nothing",
        token[:-1] + ("a" if token[-1] != "a" else "b"),
        token.replace("-0-p-", "-1-p-"),
        token.replace("-0-p-", "-15-p-"),
        "a" * 12 + token[12:],
        opening["invites"][0].removeprefix("/join/"),
    ]
    for wrong in forged:
        said = Program(server, wrong).ask()
        assert (said.status_code, said.json()["code"]) == (403, "program.token")
    without = httpx.get(f"{server.url}/api/program")
    assert without.status_code == 403


def test_a_question_is_answered_when_the_seat_is_to_move(server: Served, anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    seen = anna.see(table)
    other = Program(server, token_of(anna, table, 1 - seen["viewer"]))
    heard: list[Any] = []
    thread = threading.Thread(target=lambda: heard.append(other.ask(wait=60).json()))
    thread.start()
    until(lambda: server.services.hub.streams() > 0)
    # By hand, by the holder of the other seat.
    anna.act(table, seen["viewer"], seen["entry"], seen["offers"][0]["action"])
    thread.join(PATIENCE)
    assert [each["type"] for each in heard] == ["position"]
    until(lambda: server.services.hub.streams() == 0)


def test_the_holder_may_always_play_by_hand(server: Served, anna: Browser) -> None:
    table, program = opened(server, anna)
    position = program.ask().json()
    anna.act(table, position["seat"], position["number"], position["offers"][1])
    late = program.answer(position["number"], position["offers"][0])
    assert (late.status_code, late.json()["code"]) == (409, "entry.stale")


def test_a_program_takes_its_seat_back_from_a_bot(server: Served, anna: Browser, bea: Browser) -> None:
    opening = anna.open("me", "friend")
    table = opening["table"]
    bea.join(opening["invites"][0], "Bea")
    program = Program(server, token_of(bea, table, 1))
    presence = server.services.presence
    presence.absence_seconds, usual = 0.0, presence.absence_seconds
    try:
        until(lambda: anna.http.post(f"/api/tables/{table}/seats/1/bot", json={"level": "random"}).status_code == 200)
        said = program.ask()
        assert (said.status_code, said.json()["code"]) == (409, "program.stand_in")
    finally:
        presence.absence_seconds = usual
    assert program.back().json()["type"] == "accepted"
    assert program.ask().status_code == 200
    assert anna.see(table)["seats"][1]["kind"] == "person"


def test_a_program_plays_for_the_holder_of_a_seat_and_is_told_how_it_ended(server: Served, anna: Browser) -> None:
    table = anna.open("me", "bot:easy")["table"]
    token = token_of(anna, table, 0)
    assert run(["join", server.url, "--token", token, "--player", "easy"]) == 0
    assert anna.see(table)["status"] == "over"
    over = Program(server, token).ask(wait=30).json()
    assert (over["type"], sorted(over["ranks"])) == ("over", [1, 2])
    assert Program(server, token).answer(3, "rail Denver-i6").status_code == 409


def test_the_page_of_the_table_gives_the_tokens_of_ones_own_seats(server: Served, anna: Browser, bea: Browser) -> None:
    opening = anna.open("me", "friend")
    table = opening["table"]
    bea.join(opening["invites"][0], "Bea")
    page = anna.http.get(f"/t/{table}/program").text
    assert f"capolinea join {server.url} --token {token_of(anna, table, 0)}" in page
    assert token_of(bea, table, 1) not in page
    assert f"/t/{table}/program" in anna.http.get(f"/t/{table}").text
    with server.browser() as stranger:
        assert stranger.http.get(f"/t/{table}/program").status_code == 403


def test_a_forfeited_decision_waits_at_the_table(
    server: Served, anna: Browser, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("capolinea.cli.join.PAUSE", 0.0)
    table = anna.open("me", "here")["table"]
    seen = anna.see(table)
    token = token_of(anna, table, seen["viewer"])
    assert run(["join", server.url, "--token", token, "--player", f"{ODD} illegal always", "--lang", "en"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert said[0] == "“castle” is not one of the offers."
    assert "gave no usable answer 20 times in a row" in said[-1]
    assert anna.see(table)["entry"] == seen["entry"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["http://127.0.0.1:1/x", "--player", "easy"],
        ["ftp://127.0.0.1/join/x", "--player", "easy"],
        ["SERVER/join/nonsense", "--player", "easy"],
        ["SERVER/join/nonsense", "--player", "easy", "--token", "x"],
        ["SERVER", "--player", "easy", "--token", "nonsense"],
        ["SERVER", "--player", "nobody", "--token", "nonsense"],
        ["SERVER", "--player", "stdio:no-such-program", "--token", "nonsense"],
    ],
)
def test_mistakes_are_one_sentence(
    server: Served, arguments: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [one.replace("SERVER", server.url) for one in arguments]
    assert run(["join", *given, "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("capolinea: ")
    assert said.err.count("\n") == 1


def test_a_server_that_is_gone_is_asked_again_and_given_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[float] = []
    monkeypatch.setattr("capolinea.cli.join.time.sleep", waited.append)
    monkeypatch.setattr(RemoteTable, "take_back", lambda self: None)
    token = "a" * 12 + "-0-p-" + "a" * 26
    assert run(["join", "http://127.0.0.1:1", "--token", token, "--player", "easy", "--lang", "en"]) == 2
    assert waited == [1, 2, 4, 8, 15, 30]
    assert "cannot be reached" in capsys.readouterr().err
