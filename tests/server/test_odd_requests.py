"""Odd letters, digits and bytes in every part of a request: each is answered, and never by a failure of ours."""

import re
import socket
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from tests.server.serving import PATIENCE, Browser, Served
from tests.server.test_hostile import form_token

from capolinea.server.forms import number
from capolinea.server.routes import ROUTES

#: Digits of other scripts, digits that are none, letters that break parsers, bytes that are no UTF-8.
ODD = [
    "²",
    "٣",
    "٣٣",
    "𝟗",
    "①",
    "½",
    "-",
    "--1",
    "-1",
    "+1",
    "1_0",
    "9" * 5000,
    "1e9",
    "0x1",
    "nan",
    "//[x]/a",
    "http://[x",
    "[",
    "]",
    "://",
    "\\",
    "\x00",
    "\n",
    "%",
    "%zz",
    "\ufeff",
    "\u202e",
    "\U0001f682",
    "é" * 200,
    "",
    " ",
    "'",
    '"',
    "<svg>",
    "..",
    "dot:²",
    "city:²",
    "city:" + "9" * 50,
]
RAW = [b"%ff", b"%c3%28", b"%ed%a0%80", b"%00", b"%80.svg", b"%D9%A3"]
WORDS = [quote(word, safe="").encode() for word in ODD] + RAW
#: What is read of a query, by address.
QUERIES = {
    "/join": ("link",),
    "/set": ("lang", "theme", "back"),
    "/t/{table:str}": ("seat",),
    "/t/{table:str}/replay": ("seat", "entry"),
    "/static/{path:path}": ("v",),
    "/api/tables/{table:str}": ("seat", "log"),
    "/api/tables/{table:str}/at/{entry:int}": ("seat",),
    "/api/tables/{table:str}/aim": ("seat", "target", "origin"),
    "/api/tables/{table:str}/why": ("seat", "target"),
    "/api/tables/{table:str}/look-up": ("seat", "about"),
}


@pytest.fixture(scope="module")
def words(server: Served) -> Iterator[dict[str, str]]:
    """A sound word for each part of an address."""
    with server.browser() as host:
        opened = host.open("me", "friend", game="rail-baron")
        table = host.open("me", "here", game="rail-baron")["table"]
        invite = opened["invites"][0].removeprefix("/join/")
        sound = {"table": table, "token": invite, "name": f"{invite}.svg", "game": "rail-baron", "language": "it.svg"}
        yield sound | {"entry": "0", "seat": "0", "path": "tokens.css", "cookie": host.http.cookies["capolinea"]}


def ask(server: Served, line: bytes, cookie: str, *headers: bytes, body: bytes = b"") -> int:
    """The status of the answer to a request sent as it stands."""
    address, port = server.url.removeprefix("http://").split(":")
    lines = [line + b" HTTP/1.1", *headers, f"Cookie: capolinea={cookie}".encode(), b"Connection: close"]
    if not any([header.lower().startswith(b"host:") for header in headers]):
        lines.append(b"Host: " + f"{address}:{port}".encode())
    if body:
        lines.append(b"Content-Length: %d" % len(body))
    with socket.create_connection((address, int(port)), timeout=PATIENCE) as place:
        place.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        answer = b""
        while b"\r\n" not in answer and (more := place.recv(4096)):
            answer += more
    return int(answer.split(b" ", 2)[1])


def paths() -> list[str]:
    """Every address that is asked for, without the streams, which do not end."""
    found = [path for route in ROUTES for path in route.paths if "GET" in getattr(route, "http_methods", ())]
    return sorted([path for path in found if not path.endswith("/events")])


def test_the_addresses_are_all_of_them() -> None:
    assert len(paths()) >= 20
    assert "/join/{token:str}" in paths()


@pytest.mark.parametrize("path", paths())
def test_odd_words_in_an_address(server: Served, words: dict[str, str], path: str) -> None:
    parts = re.findall(r"\{(\w+):\w+\}", path)
    for odd in parts:
        for word in WORDS:
            line = re.sub(r"\{(\w+):\w+\}", lambda found, odd=odd: "ODD" if found[1] == odd else words[found[1]], path)
            status = ask(server, b"GET " + line.encode().replace(b"ODD", word), words["cookie"])
            assert status < 500, (path, odd, word)


@pytest.mark.parametrize("path", QUERIES)
def test_odd_words_in_a_query(server: Served, words: dict[str, str], path: str) -> None:
    assert path in paths()
    line = re.sub(r"\{(\w+):\w+\}", lambda found: words[found[1]], path).encode()
    for name in QUERIES[path]:
        for word in WORDS:
            # Together with what else is asked for, so that nothing is refused before it.
            rest = b"".join([b"&%s=0" % each.encode() for each in ("seat", "target", "origin") if each != name])
            status = ask(server, b"GET " + line + b"?" + name.encode() + b"=" + word + rest, words["cookie"])
            assert status < 500, (path, name, word)


@pytest.mark.parametrize("seat", ["²", "٣", "٣٣", "𝟗"])
def test_digits_of_other_scripts_open_no_seat(anna: Browser, seat: str) -> None:
    invite = anna.open("me", "friend")["invites"][0].removeprefix("/join/")
    forged = invite.replace("-1-", f"-{seat}-")
    assert anna.http.get(f"/join/{forged}").status_code == 404
    assert anna.http.get(f"/qr/{forged}.svg").status_code == 404
    assert anna.http.get("/join", params={"link": forged}).status_code == 404
    assert anna.form(f"/join/{forged}", name="x").status_code == 404


def test_a_pasted_address_that_is_none_is_not_ours(anna: Browser) -> None:
    for link in ("//[x]/a", "http://[", "//]/"):
        assert anna.http.get("/join", params={"link": link}).status_code == 404
    invite = anna.open("me", "friend")["invites"][0]
    assert anna.http.get("/join", params={"link": f"//[x]{invite}"}).headers["location"] == invite


HEADERS = [
    b"Origin: http://[x",
    b"Origin: \xff\xfe",
    b"Sec-Fetch-Site: \xff",
    b"Host: [x",
    b"Host: [x]:y",
    b"Host: \xff",
    b"Host: a:99999999",
    b"Host: ",
    b"Accept-Language: \xff;q=\xb2",
    b"Accept-Language: en;q=\xd9\xa3",
    b"Cookie: name=%ff%00; theme=\xff; lang=\xff; watch-\xff=x; watch-(=y",
    b"Cookie: =;;;=\x01",
    b"If-None-Match: \xff",
    b"X-Forwarded-For: \xff, [x",
    b"X-Forwarded-Proto: \xff",
    b"Accept-Encoding: \xff",
]


@pytest.mark.parametrize("header", HEADERS)
def test_odd_headers(server: Served, words: dict[str, str], header: bytes) -> None:
    paths = [
        "/",
        "/join",
        f"/join/{words['token']}",
        f"/qr/{words['name']}",
        f"/t/{words['table']}",
        "/static/tokens.css",
    ]
    paths += ["/set?lang=en&back=/", "/nowhere", f"/api/tables/{words['table']}", "/schema/openapi.json"]
    for path in paths:
        assert ask(server, f"GET {path}".encode(), words["cookie"], header) < 500, path
    body = b'{"game": "transamerica", "seats": [{"kind": "me"}, {"kind": "here"}]}'
    more = (b"Content-Type: application/json", b"X-Capolinea: 1")
    assert ask(server, b"POST /api/tables", words["cookie"], header, *more, body=body) < 500


def test_grants_with_odd_names_are_left_alone(anna: Browser) -> None:
    watch = anna.open("me", "here")["watch"]
    names = "; ".join([f"watch-{odd}{n}=x" for odd in ("(", "@", "é", "a") for n in range(9)])
    answer = anna.http.get(watch, headers={"Cookie": names.encode("latin-1")})
    assert answer.status_code == 303


BODIES = [
    (b"multipart/form-data", b"x"),
    (b"multipart/form-data; boundary=", b"--\r\n"),
    (b"multipart/form-data; boundary=x", b"--x\r\nContent-Disposition: form-data\r\n\r\ny\r\n--x--"),
    (b"multipart/form-data; boundary=x", b'--x\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n\xff\r\n--x--'),
    (b"multipart/form-data; boundary=\xff", b"--\xff\r\n"),
    (
        b"multipart/form-data; charset=none; boundary=x",
        b'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--',
    ),
    (b"application/x-www-form-urlencoded", b"csrf=%ff%ed%a0%80"),
    (b"application/x-www-form-urlencoded; charset=none", b"csrf=\xff"),
    (b"application/x-www-form-urlencoded", b"&" * 5000),
    (b"application/json; charset=none", b"{}"),
    (b"text/plain", b"\xff"),
    (b"", b"x"),
    (b"\xff/\xff", b"x"),
]


@pytest.mark.parametrize(("kind", "body"), BODIES, ids=range(len(BODIES)))
def test_odd_bodies(server: Served, words: dict[str, str], kind: bytes, body: bytes) -> None:
    paths = [
        "/tables",
        f"/t/{words['table']}/play",
        f"/join/{words['token']}",
        "/import",
        "/api/tables",
        "/api/maps/steam",
    ]
    for path in paths:
        headers = (b"Content-Type: " + kind, b"X-Capolinea: 1")
        status = ask(server, f"POST {path}".encode(), words["cookie"], *headers, body=body)
        assert 400 <= status < 500, path


@pytest.mark.parametrize("word", ODD, ids=range(len(ODD)))
def test_odd_words_in_a_form(anna: Browser, words: dict[str, str], word: str) -> None:
    token = form_token(anna)
    fields = {"csrf": token, "game": "transamerica", "seats": "2", "seat.0.kind": "me", "seat.1.kind": "here"}
    for field in [*fields, "seat.0.name", "option.vexation", f"option.{word}"]:
        assert anna.http.post("/tables", data={**fields, field: word}).status_code < 500, field
    table = anna.open("me", "here")["table"]
    play = {"csrf": token, "seat": "0", "entry": "0", "action": "stop"}
    for field in play:
        assert anna.http.post(f"/t/{table}/play", data={**play, field: word}).status_code < 500, field
    opened = anna.open("me", "friend")
    assert anna.http.post(opened["invites"][0], data={"csrf": token, "name": word}).status_code < 500


def test_a_number_is_written_with_plain_digits() -> None:
    assert [number(text) for text in ("0", "12", "-1", "007")] == [0, 12, -1, 7]
    assert [number(text) for text in ("", "-", "--1", "²", "٣", "1.0", " 1", "1_0", "9" * 10, None)] == [None] * 10
