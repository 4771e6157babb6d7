"""Why a touched thing cannot be chosen, as the server answers it."""

from typing import Any

from tests.server.serving import Browser


def ask(browser: Browser, table: str, seat: int, *targets: str, language: str = "en") -> Any:
    headers = {"Accept-Language": language}
    params = [("seat", str(seat)), *[("target", target) for target in targets]]
    return browser.http.get(f"/api/tables/{table}/why", params=params, headers=headers)


def test_a_thing_that_is_not_offered_says_why_and_what_would_help(anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    seat = anna.see(table)["viewer"]
    answer = ask(anna, table, seat, "line:0")
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["lamp"], told["clause"], told["target"]) == ("stop", "TA-7", "line:0")
    assert told["clause_url"].endswith("#TA-7")
    # Where the nearest thing means nothing, the next one is asked.
    both = ask(anna, table, seat, "nothing:0", "point:5").json()
    assert (both["target"], both["lamp"]) == ("point:5", "wait")
    taken = anna.act(table, seat, anna.see(table)["entry"], both["fix"]["action"])
    assert taken.status_code == 200, taken.text
    assert ask(anna, table, seat, "point:5").json()["lamp"] == "wait", "now the other one is to move"


def test_only_the_holder_of_a_seat_is_answered(anna: Browser, bea: Browser) -> None:
    opened = anna.open("me", "friend")
    table = opened["table"]
    assert ask(bea, table, 0, "line:0").status_code == 403
    assert ask(anna, table, 1, "line:0").status_code == 403
    assert ask(anna, table, 9, "line:0").status_code == 403
    waiting = ask(anna, table, 0, "line:0")
    assert (waiting.status_code, waiting.json()["lamp"]) == (200, "wait")


def test_odd_things_are_refused(anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    seat = anna.see(table)["viewer"]
    for odd in ("", "line:", "line:-1", "line:509", "point:²", "<svg>", "line:1;drop", "hex:A1", "\u202e"):
        answer = ask(anna, table, seat, odd)
        assert (answer.status_code, answer.json()["code"]) == (404, "why.unknown"), odd
    assert ask(anna, table, seat, "x" * 61).status_code == 400
    assert ask(anna, table, seat, *["line:1"] * 5).status_code == 400
    assert ask(anna, table, seat).status_code == 400
