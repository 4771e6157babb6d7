"""Several seats choose at once and in secret, over HTTP."""

import json

import pytest
from tests.server.serving import Browser, Served

GAME = "santa-fe-rails"


def two(anna: Browser, bea: Browser) -> str:
    opened = anna.open("me", "friend", game=GAME)
    assert bea.join(opened["invites"][0], "Bea").status_code == 303
    return str(opened["table"])


@pytest.mark.rule("SF-12")
def test_two_choices_on_top_of_the_same_entry_both_count(anna: Browser, bea: Browser) -> None:
    table = two(anna, bea)
    hers, mine = bea.see(table), anna.see(table)
    assert hers["entry"] == mine["entry"] == 0
    assert anna.act(table, 0, 0, mine["offers"][0]["action"]).status_code == 200
    answer = bea.act(table, 1, 0, hers["offers"][0]["action"])
    assert answer.status_code == 200, answer.text
    assert answer.json()["entry"] == 2


def test_the_last_to_choose_is_not_told_to_look_again(anna: Browser, bea: Browser) -> None:
    """Sides of contracts in Spike can no longer be changed: once the others have chosen, only one seat is asked."""
    opened = anna.open("me", "friend", game="spike", advanced=True)
    table = str(opened["table"])
    assert bea.join(opened["invites"][0], "Bea").status_code == 303
    mine, hers = anna.see(table)["offers"], bea.see(table)["offers"]
    assert bea.act(table, 1, 0, hers[0]["action"]).status_code == 200
    answer = anna.act(table, 0, 0, mine[0]["action"])
    assert answer.status_code == 200, answer.text
    # A tab that still shows the choice already made is told.
    assert anna.act(table, 0, 0, mine[1]["action"]).status_code == 409


def test_what_was_not_asked_at_once_is_stale(anna: Browser, bea: Browser) -> None:
    opened = anna.open("me", "friend")
    table = str(opened["table"])
    assert bea.join(opened["invites"][0], "Bea").status_code == 303
    first = 0 if anna.see(table)["offers"] else 1
    one, other = (anna, bea) if first == 0 else (bea, anna)
    mine, early = [offer["action"] for offer in one.see(table)["offers"][:2]]
    assert one.act(table, first, 0, mine).status_code == 200
    assert other.act(table, 1 - first, 0, early).status_code == 409


@pytest.mark.rule("SF-12")
def test_nobody_chooses_twice_on_top_of_the_same_entry(anna: Browser, bea: Browser) -> None:
    table = two(anna, bea)
    one, other = anna.see(table)["offers"][:2]
    assert anna.act(table, 0, 0, one["action"]).status_code == 200
    assert anna.act(table, 0, 0, other["action"]).status_code == 409
    assert anna.act(table, 0, 1, other["action"]).status_code == 200
    assert anna.see(table)["entry"] == 2


@pytest.mark.rule("SF-12")
def test_a_choice_is_told_to_nobody_else(server: Served, anna: Browser, bea: Browser) -> None:
    """Whatever Anna puts face down, Bea and any spectator are shown the same."""
    told = []
    table = two(anna, bea)
    for offer in anna.see(table)["offers"]:
        entry = anna.see(table)["entry"]
        if anna.act(table, 0, entry, offer["action"]).status_code != 200:
            continue
        seen = bea.see(table)
        with server.browser() as watcher:
            watched = watcher.see(table, seat=-1) if seen["watch_url"] and watcher.http.get(seen["watch_url"]) else {}
        for page in (seen, watched):
            # The mark stands for all the rest, the number of the entry included.
            for key in ("entry", "last_entry", "log", "mark"):
                page.pop(key, None)
        told.append(json.dumps([seen, watched], sort_keys=True))
    assert len(told) > 2
    assert len(set(told[1:])) == 1
