"""What goes with every answer: headers, cookies, languages; and which files there are."""

import random

import pytest
from tests.server.serving import Browser, Served


@pytest.fixture
def table(anna: Browser) -> str:
    name: str = anna.open("me", "here")["table"]
    anna.step(name, random.Random(7))
    return name


def test_every_answer_is_guarded(anna: Browser, table: str) -> None:
    for path in ("/", f"/t/{table}", "/nowhere", "/static/tokens.css", f"/api/tables/{table}", "/schema/openapi.json"):
        headers = anna.http.get(path).headers
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers or "capolinea" not in headers["server"]
    assert anna.http.get(f"/api/tables/{table}").headers["cache-control"] == "no-store"


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Served) -> None:
    with server.browser() as browser:
        cookie = browser.http.get("/").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        token = browser.http.cookies["capolinea"]
        assert len(token) == 43
        assert "set-cookie" not in browser.http.get("/").headers
        browser.http.cookies.set("capolinea", "short")
        assert "set-cookie" in browser.http.get("/").headers


@pytest.mark.parametrize("back", ["https://evil.example", "//evil.example", "/\\evil.example", "/a\r\nb"])
def test_one_is_never_led_to_another_site(anna: Browser, back: str) -> None:
    assert anna.http.get("/set", params={"lang": "en", "back": back}).headers["location"] == "/"


def test_language_and_theme_are_kept(anna: Browser) -> None:
    answer = anna.http.get("/set", params={"lang": "en", "theme": "dark", "back": "/join?link=a%20b"})
    assert answer.headers["location"] == "/join?link=a%20b"
    assert 'lang="en"' in anna.http.get("/join").text
    assert anna.http.get("/api/tables/x").json()["message"] == "There is no such table."
    anna.http.get("/set", params={"lang": "it", "theme": "system"})
    assert anna.http.get("/api/tables/x").json()["message"] == "Questo tavolo non esiste."


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ("en-GB,en;q=0.9", "en"),
        ("de,it;q=0.5,en;q=0.7", "en"),
        ("en; q=0.5, it;q=0.7", "it"),
        ("fr", "it"),
        ("", "it"),
        ("en;q=0", "it"),
        ("a;q=x", "it"),
    ],
)
def test_the_language_is_negotiated(server: Served, asked: str, spoken: str) -> None:
    with server.browser(**{"Accept-Language": asked}) as browser:
        assert f'lang="{spoken}"' in browser.http.get("/").text


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/look.py",
        "/static/nothing.css",
        "/game/transamerica/rules.py",
        "/board/x.svg",
    ],
)
def test_only_meant_files_are_served(anna: Browser, path: str) -> None:
    assert anna.http.get(path).status_code == 404


def test_files_with_a_version_are_kept_for_ever(anna: Browser, table: str) -> None:
    seen = anna.see(table)
    for url in (seen["board_url"], seen["css_url"]):
        assert "immutable" in anna.http.get(url).headers["cache-control"]
        plain = anna.http.get(url.partition("?")[0])
        assert plain.headers["cache-control"] == "no-cache"
        again = anna.http.get(url.partition("?")[0], headers={"If-None-Match": plain.headers["etag"]})
        assert again.status_code == 304
