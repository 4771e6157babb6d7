"""Map files: checked, refused with a reason, played on and drawn."""

from importlib.resources import files
from typing import Any

from tests.server.serving import Browser

RUHR = files("capolinea.games.steam").joinpath("data", "maps", "ruhr.toml").read_text("utf-8")
MINE = RUHR.replace('id = "ruhr"', 'id = "mine"').replace("Dortmund", "Dortmund <b>")
BROKEN = RUHR.replace('name = "Essen"', 'name = "Wesel"')
SEATS = [{"kind": "me"}, {"kind": "bot:random"}, {"kind": "bot:random"}]


def look(browser: Browser, text: str, game: str = "steam") -> Any:
    return browser.http.post(f"/api/maps/{game}", json={"text": text})


def opened(browser: Browser, **options: Any) -> Any:
    return browser.http.post("/api/tables", json={"game": "steam", "seats": SEATS, "options": options})


def test_a_sound_map_is_drawn(anna: Browser) -> None:
    found = look(anna, MINE).json()
    assert found["problems"] == []
    assert "Dortmund &lt;b&gt;" in found["drawing"]


def test_what_is_wrong_is_told_with_its_hex(anna: Browser) -> None:
    found = look(anna, BROKEN).json()
    assert found["drawing"] == ""
    assert [problem["code"] for problem in found["problems"]] == ["map.name_twice"]
    assert found["problems"][0]["hex"] in found["problems"][0]["message"]


def test_games_without_maps_look_at_none(anna: Browser) -> None:
    assert look(anna, MINE, "transamerica").status_code == 404
    assert look(anna, MINE, "chess").status_code == 404


def test_a_map_can_be_too_large(anna: Browser) -> None:
    assert look(anna, "#" * 70_000).status_code in (400, 413)
    assert look(anna, "#" * 300_000).status_code == 413


def test_a_table_on_somebodys_map(anna: Browser) -> None:
    answer = opened(anna, map_text=MINE)
    assert answer.status_code == 201
    table = answer.json()["table"]
    picture = anna.http.get(f"/t/{table}/picture.svg").text
    assert "Dortmund &lt;b&gt;" in picture
    assert "Philadelphia" not in picture
    seen = anna.see(table)
    assert seen["board_url"] in anna.http.get(f"/t/{table}").text
    assert seen["board_url"].startswith(f"/t/{table}/board/")
    drawn = anna.http.get(seen["board_url"])
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert "Dortmund &lt;b&gt;" in drawn.text
    assert anna.http.get(f"/t/{table}/board/xx.svg").status_code == 404


def test_tables_on_different_maps_have_different_boards(anna: Browser) -> None:
    boards = []
    for key in ("northeast", "ruhr"):
        table = opened(anna, map=key).json()["table"]
        boards.append(anna.http.get(anna.see(table)["board_url"]).text)
    assert "Albany" in boards[0]
    assert "Albany" not in boards[1]


def test_a_table_on_a_broken_map_is_refused_with_the_reason(anna: Browser) -> None:
    answer = opened(anna, map_text=BROKEN)
    assert answer.status_code == 422
    assert "Wesel" in answer.json()["message"]


def test_options_that_do_not_go_together_are_refused_in_words(anna: Browser) -> None:
    answer = opened(anna, game="standard", random_order=True)
    assert answer.status_code == 422
    assert answer.json()["code"] == "options.refused"
    assert "standard" not in answer.json()["message"].split()[0]
    assert len(answer.json()["message"]) > 20


def test_a_form_may_bring_the_options_of_other_games(anna: Browser) -> None:
    """A page without its script sends the fields of all games."""
    csrf = anna.http.get("/").text.partition('name="csrf" value="')[2].partition('"')[0]
    form = {"csrf": csrf, "game": "transamerica", "seats": "2", "seat.0.kind": "me", "seat.1.kind": "bot:random"}
    form |= {"option.game": "base", "option.map": "ruhr", "option.map_text": "", "option.vexation": "true"}
    answer = anna.http.post("/tables", data=form, follow_redirects=False)
    assert answer.status_code == 303
    assert len(anna.see(answer.headers["location"].rpartition("/")[2])["options"]) == 1
