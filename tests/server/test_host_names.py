"""The names that a server answers to: a site that points its own name at this computer reads nothing."""

import socket
from pathlib import Path

import pytest
from tests.server.serving import Browser, quick, served

from capolinea.cli.serve import trusted_proxies
from capolinea.i18n import Say
from capolinea.server.host_names import HostNames


@pytest.mark.parametrize("name", ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "com", "1.2.3"])
def test_a_site_that_points_its_name_at_us_reads_nothing(anna: Browser, name: str) -> None:
    table = anna.open("me", "here")["table"]
    for path in (f"/api/tables/{table}", f"/t/{table}", "/", "/health", "/static/tokens.css", "/schema/openapi.json"):
        answer = anna.http.get(path, headers={"Host": f"{name}:8000", "Accept-Language": "en"})
        assert answer.status_code == 421, path
        assert table not in answer.text
        assert "capolinea=" not in answer.headers.get("set-cookie", "")
    assert f"capolinea serve --name {name}" in anna.http.get("/", headers={"Host": name}).text


def own_name() -> str:
    return socket.gethostname().partition(".")[0]


@pytest.mark.parametrize(
    "name",
    [
        "localhost",
        "LOCALHOST.",
        "a.localhost",
        "192.168.1.23",
        "203.0.113.9:8000",
        "[fe80::1]:8000",
        own_name(),
        f"{own_name()}.local",
        f"{own_name()}.lan:8000",
        f"{own_name()}.home.arpa",
    ],
)
def test_at_home_nothing_needs_to_be_set(anna: Browser, name: str) -> None:
    assert anna.http.get("/", headers={"Host": name}).status_code == 200


def test_names_that_are_given_are_answered(tmp_path: Path) -> None:
    settings = quick(str(tmp_path / "x.sqlite"), names="club.example, *.trains.example")
    with served(settings) as server, server.browser() as anna:
        codes = {name: anna.http.get("/join", headers={"Host": name}).status_code for name in NAMES}
    assert codes == NAMES


NAMES = {
    "club.example": 200,
    "Club.Example:443": 200,
    "www.trains.example": 200,
    "trains.example": 421,
    "eviltrains.example": 421,
    "www.club.example": 421,
}


def test_any_name_if_somebody_wants_it() -> None:
    assert "evil.example" in HostNames("*")
    assert "evil.example" not in HostNames("")


def test_proxies_are_addresses_networks_or_names(monkeypatch: pytest.MonkeyPatch) -> None:
    say = Say("en", ("capolinea.server",))
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.0/8,localhost, 192.0.2.1")
    found = [str(network) for network in trusted_proxies(say)]
    assert "10.0.0.0/8" in found
    assert "127.0.0.1/32" in found
    assert "192.0.2.1/32" in found


def test_only_proxies_are_believed_about_their_clients(tmp_path: Path) -> None:
    """Others could escape every limit by inventing addresses."""
    settings = quick(str(tmp_path / "x.sqlite"), requests_per_second=0.01, request_burst=3)
    for proxies, last in (("127.0.0.1", 200), ("192.0.2.1", 429)):
        with served(settings, proxies=proxies) as server, server.browser() as anna:
            codes = [
                anna.http.get("/join", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code for n in range(5)
            ]
            assert (codes[0], codes[-1]) == (200, last)


def test_behind_a_proxy_with_tls_cookies_are_secure(anna: Browser) -> None:
    cookie = anna.http.get("/", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert "Secure" in cookie
