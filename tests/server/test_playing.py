"""A table from opening to rematch, over HTTP."""

import random
from typing import Any

import pytest
from tests.server.serving import CSRF, Browser, Served, match_of, quick, served, shortest, until

from capolinea.server.settings import Settings


def test_two_people_at_one_screen_play_in_turn(anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    seen = anna.see(table)
    assert seen["my_seats"] == [0, 1]
    assert seen["status"] == "playing"
    first = seen["viewer"]
    assert seen["seats"][first]["to_move"]
    after = anna.step(table, random.Random(1))
    assert after["entry"] == 1
    assert after["viewer"] == 1 - first
    assert after["changed"]


def test_nobody_moves_before_all_seats_are_taken(anna: Browser, bea: Browser) -> None:
    opened = anna.open("me", "friend")
    table = opened["table"]
    seen = anna.see(table)
    assert seen["status"] == "open"
    assert seen["offers"] == []
    assert [seat["invite"] for seat in seen["seats"]] == ["", *opened["invites"]]
    refused = anna.act(table, 0, 0, "start Denver")
    assert (refused.status_code, refused.json()["code"]) == (422, "table.open")
    assert bea.join(opened["invites"][0], "Bea").status_code == 303
    seen = bea.see(table)
    assert seen["status"] == "playing"
    assert seen["my_seats"] == [1]
    assert seen["seats"][1]["name"] == "Bea"
    assert [seat["invite"] for seat in anna.see(table)["seats"]] == ["", ""]


def test_a_seat_is_taken_once(server: Served, anna: Browser, bea: Browser) -> None:
    invite = anna.open("me", "friend")["invites"][0]
    assert bea.join(invite, "Bea").status_code == 303
    assert bea.http.get(invite).status_code == 303
    with server.browser() as carla:
        assert carla.http.get(invite).status_code == 200
        assert carla.form(invite, page="/", name="Carla").status_code == 409


def test_a_refused_move_is_told_with_its_clause(anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    seen = anna.see(table)
    refused = anna.act(table, seen["viewer"], 0, "rail Denver-Omaha")
    assert refused.status_code == 422
    told = refused.json()
    assert told["message"]
    refused = anna.act(table, seen["viewer"], 0, "stop")
    assert refused.json()["clause"] == "TA-7"
    assert refused.json()["clause_url"] == "/rules/transamerica#TA-7"
    assert refused.json()["clause_text"]
    assert anna.see(table)["entry"] == 0


def test_the_last_action_can_be_taken_back(anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    chooser = random.Random(3)
    for _ in range(2):
        anna.step(table, chooser)
    seen = anna.see(table)
    singles = [offer["action"] for offer in seen["offers"]]
    for action in singles:
        after = anna.act(table, seen["viewer"], seen["entry"], action).json()
        if after.get("can_undo"):
            break
        seen = anna.see(table)
        singles = [offer["action"] for offer in seen["offers"]]
    assert after["can_undo"]
    undone = anna.undo(table, after["viewer"], after["entry"])
    assert undone.status_code == 200
    data = undone.json()
    assert data["entry"] == after["entry"] + 1
    assert data["scene"]["layers"] == anna.see(table, seat=after["viewer"])["scene"]["layers"]
    assert not data["can_undo"]
    refused = anna.undo(table, data["viewer"], data["entry"])
    assert (refused.status_code, refused.json()["code"]) == (422, "undo.nothing")


def test_a_match_against_a_bot_runs_to_its_end_and_is_played_again(server: Served, anna: Browser, bea: Browser) -> None:
    table = anna.open("me", "bot:random")["table"]
    while True:
        until(lambda: anna.see(table)["offers"] or anna.see(table)["status"] == "over")
        seen = anna.see(table, log=1_000_000)
        assert seen["log"] == []
        if seen["status"] == "over":
            break
        played = anna.act(table, 0, seen["entry"], shortest(match_of(server, table), 0))
        assert played.status_code == 200
    outcome = seen["outcome"]
    assert len(outcome["seed"]) == 64
    assert outcome["rows"][0]["rank"] == 1
    assert sum(outcome["rows"][0]["parts"]) == outcome["rows"][0]["total"]
    assert anna.act(table, 0, seen["entry"], "stop").json()["code"] == "match.over"
    # Anybody with the address may look at a finished match, from every seat.
    for seat in (-1, 0, 1):
        assert bea.see(table, seat=seat)["viewer"] == (None if seat < 0 else seat)
        at = bea.http.get(f"/api/tables/{table}/at/3", params={"seat": seat}).json()
        assert (at["entry"], at["last_entry"]) == (3, seen["entry"])
    check_files(anna, table)
    again = anna.http.post(f"/api/tables/{table}/rematch").json()["table"]
    assert anna.http.post(f"/api/tables/{table}/rematch").json()["table"] == again
    assert bea.http.post(f"/api/tables/{table}/rematch").status_code == 409
    assert anna.see(again)["my_seats"] == [0]


def check_files(anna: Browser, table: str) -> None:
    record = anna.http.get(f"/t/{table}/record.json")
    assert record.json()["outcome"]["reason"]
    text = anna.http.get(f"/t/{table}/record.txt").text
    assert len(text.splitlines()) > len(record.json()["entries"])
    again = anna.http.post("/import", data={"csrf": csrf(anna)}, files={"record": ("x.json", record.content)})
    assert again.status_code == 303
    copy = again.headers["location"].split("/")[2]
    assert anna.http.get(f"/t/{copy}/record.json").json()["entries"] == record.json()["entries"]
    assert anna.http.get(again.headers["location"]).status_code == 200


def csrf(browser: Browser) -> str:
    found = CSRF.search(browser.http.get("/").text)
    assert found is not None
    return found[1]


def test_chat_is_cleaned_and_seen_by_all(anna: Browser, bea: Browser) -> None:
    opened = anna.open("me", "friend")
    bea.join(opened["invites"][0], "Bea")
    path = f"/api/tables/{opened['table']}/chat"
    said = bea.http.post(path, json={"text": "ciao\n<b>tutti</b> \u202egnirts\x00"})
    assert said.json()["text"] == "ciao <b>tutti</b> gnirts"
    assert anna.see(opened["table"])["chat"] == [said.json()]
    assert bea.http.post(path, json={"text": " \n "}).status_code == 422
    assert bea.http.post(path, json={"text": "x", "seat": 0}).status_code == 403


def test_a_spectator_needs_the_link(anna: Browser, bea: Browser) -> None:
    opened = anna.open("me", "here")
    table = opened["table"]
    assert bea.http.get(f"/api/tables/{table}").json()["code"] == "table.closed"
    assert bea.http.get(f"/t/{table}").status_code == 403
    assert bea.http.get(opened["watch"]).headers["location"] == f"/t/{table}"
    seen = bea.see(table)
    assert seen["viewer"] is None
    assert (seen["offers"], seen["watch_url"], seen["scene"]["hand"]) == ([], "", "")
    assert bea.http.get(f"/api/tables/{table}?seat=0").status_code == 403
    assert bea.http.get(f"/api/tables/{table}/at/0?seat=1").status_code == 403


def test_the_plain_form_plays_without_scripts(anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    seen = anna.see(table)
    page = f"/t/{table}"
    played = anna.form(f"{page}/play", page, seat=str(seen["viewer"]), entry="0", action="start Denver")
    assert played.headers["location"] == page
    assert anna.see(table)["entry"] == 1
    stale = anna.form(f"{page}/play", page, seat=str(seen["viewer"]), entry="0", action="start Omaha")
    assert stale.status_code == 409
    refused = anna.form(f"{page}/play", page, seat=str(1 - seen["viewer"]), entry="1", action="start Denver")
    assert refused.status_code == 422


def test_the_lobby_form_opens_a_table(anna: Browser) -> None:
    fields = {"game": "transamerica", "seats": "3", "seat.0.kind": "me", "seat.0.name": "Ànna", "option.vexation": "on"}
    fields |= {"seat.1.kind": "bot:random", "seat.2.kind": "friend"}
    opened = anna.form("/tables", **fields)
    assert opened.status_code == 303
    seen = anna.see(opened.headers["location"].removeprefix("/t/"))
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "bot", "open"]
    assert seen["seats"][0]["name"] == "Ànna"
    assert len(seen["options"]) == 1
    lobby = anna.http.get("/").text
    assert f"/t/{seen['table']}" in lobby
    assert "Ànna" in lobby


@pytest.mark.parametrize(
    ("language", "company", "screen", "turn"),
    [("en", "with", "2 sharing one screen", "your turn"), ("it", "con", "in 2 sullo stesso schermo", "tocca a te")],
)
def test_the_lobby_tells_with_whom_and_once_whose_turn_it_is(
    anna: Browser, language: str, company: str, screen: str, turn: str
) -> None:
    fields = {"game": "rail-baron", "seats": "2", "seat.0.kind": "me", "seat.0.name": "Anna", "seat.1.name": "Ugo"}
    wanted = {"Accept-Language": language}
    anna.form("/tables", **fields, **{"seat.1.kind": "me"})
    lobby = anna.http.get("/", headers=wanted).text
    assert screen in lobby
    assert lobby[: lobby.index('id="new"')].lower().count(turn) == 1
    table = anna.form("/tables", **fields, **{"seat.1.kind": "bot:easy"}).headers["location"].removeprefix("/t/")
    assert f"{company} {anna.see(table)['seats'][1]['name']}" in anna.http.get("/", headers=wanted).text


def test_a_pasted_link_leads_to_its_page(anna: Browser, bea: Browser) -> None:
    opened = anna.open("me", "friend")
    invite = opened["invites"][0]
    for given in (invite, f"http://somewhere/x{invite}", invite.removeprefix("/join/")):
        assert bea.http.get("/join", params={"link": given}).headers["location"] == invite
    assert bea.http.get("/join", params={"link": opened["watch"]}).headers["location"] == opened["watch"]
    assert bea.http.get("/join", params={"link": invite[:-1] + "x"}).status_code == 404
    assert bea.http.get(f"/qr/{invite.removeprefix('/join/')}.svg").text.startswith("<svg")


def test_bots_think_in_a_process_of_their_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("pool")
    settings: Settings = quick(str(folder / "x.sqlite"), bot_processes=1)
    with served(settings) as server, server.browser() as anna:
        table = anna.open("bot:random", "bot:random", "bot:random")["table"]
        until(lambda: anna.see(table)["entry"] > 10)


def ride_of(anna: Browser, table: str) -> dict[str, Any]:
    """Rail Baron as it stands when a train is about to ride."""
    seen = anna.see(table)
    while not seen["scene"]["aims"]:
        action = seen["offers"][0]["action"]
        answer = anna.act(table, seen["viewer"], seen["entry"], action)
        assert answer.status_code == 200, answer.text
        seen = answer.json()
    return seen


def test_a_dot_can_be_aimed_at_and_a_plan_taken_back_as_one(anna: Browser, bea: Browser) -> None:
    table = anna.open("me", "here", game="rail-baron")["table"]
    seen = ride_of(anna, table)
    start, seat = seen["entry"], seen["viewer"]
    asked = {"seat": seat, "target": "dot:0"}
    assert bea.http.get(f"/api/tables/{table}/aim", params=asked).status_code == 403
    plans: list[dict[str, Any]] = []
    for dot in range(0, 500, 7):
        asked["target"] = f"dot:{dot}"
        aim = anna.http.get(f"/api/tables/{table}/aim", params=asked)
        assert aim.status_code == 200, aim.text
        plans += [plan for plan in aim.json()["plans"] if len(plan["actions"]) > 1]
    plan = plans[0]
    assert plan["drawing"].startswith("<g")
    for action in plan["actions"][:2]:
        answer = anna.act(table, seat, anna.see(table)["entry"], action)
        assert answer.status_code == 200, answer.text
    told = [line for line in answer.json()["log"] if line["entry"] > start]
    assert len(told) <= 2, "the dots of one railroad are one line"
    back = {"seat": seat, "entry": start + 2, "to": start, "log": start + 2}
    undone = anna.http.post(f"/api/tables/{table}/undo", json=back)
    assert undone.status_code == 200, undone.text
    assert [line["entry"] for line in undone.json()["log"]] == [start + 3]
    assert undone.json()["scene"]["hand"] == seen["scene"]["hand"]


def test_aims_and_tables_are_for_games_that_have_them(anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    seat = anna.see(table)["viewer"]
    aim = anna.http.get(f"/api/tables/{table}/aim", params={"seat": seat, "target": "dot:0"})
    assert (aim.status_code, aim.json()["code"]) == (409, "aim.not_now")
    tables = anna.http.get(f"/api/tables/{table}/look-up")
    assert (tables.status_code, tables.json()["code"]) == (404, "lookup.none")


def test_what_cannot_be_undone_is_played_only_when_it_is_confirmed(server: Served, anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    seen = anna.see(table)
    seat = seen["viewer"]
    body = {
        "seat": seat,
        "entry": seen["entry"],
        "action": shortest(match_of(server, table), seat),
        "if_undoable": True,
    }
    asked = anna.http.post(f"/api/tables/{table}/actions", json=body)
    assert (asked.status_code, asked.json()["code"]) == (202, "undo.will_pass")
    assert asked.json()["message"] == "Dopo non si annulla: non tocca più a te."
    refused = anna.http.post(f"/api/tables/{table}/actions", json={**body, "action": "stop"})
    assert refused.status_code == 422
    assert anna.see(table)["entry"] == seen["entry"]
    played = anna.http.post(f"/api/tables/{table}/actions", json={**body, "if_undoable": False})
    assert played.status_code == 200


def test_several_actions_are_taken_back_to_what_was_seen_after_an_undo(server: Served, anna: Browser) -> None:
    table = anna.open("me", "here")["table"]
    while True:
        seen = anna.see(table)
        played = anna.act(
            table, seen["viewer"], seen["entry"], shortest(match_of(server, table), seen["viewer"])
        ).json()
        if played["can_undo"]:
            break
    seat = played["viewer"]
    undone = anna.undo(table, seat, played["entry"]).json()
    again = anna.act(table, seat, undone["entry"], shortest(match_of(server, table), seat)).json()
    assert again["can_undo"]
    body = {"seat": seat, "entry": again["entry"], "to": undone["entry"]}
    back = anna.http.post(f"/api/tables/{table}/undo", json=body)
    assert back.status_code == 200
    assert [card["action"] for card in back.json()["offers"]] == [card["action"] for card in undone["offers"]]


def finish(server: Served, anna: Browser) -> str:
    """Play a match of two seats to its end, by the shortest way."""
    table = str(anna.open("me", "here")["table"])
    seen = anna.see(table)
    while seen["status"] != "over":
        action = shortest(match_of(server, table), seen["viewer"])
        answer = anna.act(table, seen["viewer"], seen["entry"], action)
        assert answer.status_code == 200, answer.text
        seen = answer.json()
    return table


def test_a_finished_table_shows_its_places_and_leaves_only_ones_own_list(
    server: Served, anna: Browser, bea: Browser
) -> None:
    table = finish(server, anna)
    ended = anna.see(table)["outcome"]
    lobby = anna.http.get("/", headers={"Accept-Language": "en"}).text
    row = lobby[lobby.index('class="row end"') :]
    assert ended["rows"][0]["name"] in row.partition("</ol>")[0]
    assert row.count('class="won"') == len([each for each in ended["rows"] if each["rank"] == 1])
    assert bea.form(f"/t/{table}/forget").status_code == 403
    assert anna.form(f"/t/{table}/forget").status_code == 303
    assert anna.form(f"/t/{table}/forget").status_code == 303
    assert table not in anna.http.get("/").text
    assert anna.see(table)["outcome"] == ended
    assert bea.http.get(f"/t/{table}/replay").status_code == 200


def test_a_table_in_play_cannot_be_taken_off_the_list(anna: Browser) -> None:
    table = anna.open("me", "bot:random")["table"]
    assert anna.form(f"/t/{table}/forget").status_code == 409
    assert table in anna.http.get("/").text


def test_people_of_the_same_name_are_told_apart(anna: Browser, bea: Browser) -> None:
    fields = {"game": "transamerica", "seats": "4", "name": "Anna", "seat.0.kind": "me", "seat.1.kind": "here"}
    fields |= {"seat.1.name": "anna", "seat.2.kind": "bot:easy", "seat.2.name": "Anna", "seat.3.kind": "friend"}
    table = anna.form("/tables", **fields).headers["location"].removeprefix("/t/")
    invite = anna.see(table)["seats"][3]["invite"]
    assert bea.form(invite, invite, name="ANNA").status_code == 303
    assert [seat["name"] for seat in anna.see(table)["seats"]] == ["Anna", "anna 2", "Anna 3", "ANNA 4"]


def test_a_poster_chooses_its_game_without_a_script(anna: Browser) -> None:
    for asked, chosen in (("spike", "spike"), ("chess", "transamerica"), ("", "transamerica")):
        page = anna.http.get("/", params={"game": asked}).text
        assert f'<option value="{chosen}" selected' in page
        assert f'id="rules-link" href="/rules/{chosen}/brief"' in page
