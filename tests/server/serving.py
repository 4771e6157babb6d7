"""A real server on a free local port, and browsers that keep their cookies."""

import random
import re
import socket
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from capolinea.cli.serve import server_for
from capolinea.games.catalogue import AnyMatch
from capolinea.games.transamerica.actions import LayRail, PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.scoring import missing_track
from capolinea.games.transamerica.state import BUILD
from capolinea.server.app import create_app
from capolinea.server.door import Door, networks
from capolinea.server.services import Services
from capolinea.server.settings import Settings

#: Seconds that anything may take on a computer which is busy with other things; nothing waits longer than it must.
PATIENCE = 120.0

CSRF = re.compile(r'name="csrf"[^>]*value="([a-z2-7]{26})"')


def quick(database: str, **more: Any) -> Settings:
    """No pauses, no limits, bots in a thread."""
    usual: dict[str, Any] = {
        "database": database,
        "bot_pause": 0.0,
        "bot_step": 0.0,
        "bot_processes": 0,
        "reader_processes": 0,
        "retry_first": 0.05,
        "retry_most": 0.4,
        "requests_per_second": 0.0,
        "tables_per_minute": 0.0,
        "chat_per_minute": 0.0,
        "bot_tables_per_hour": 0.0,
    }
    return Settings(**(usual | more))


class Served:
    def __init__(self, url: str, services: Services, door: Door) -> None:
        self.url = url
        self.services = services
        self.door = door

    @contextmanager
    def browser(self, **headers: str) -> Iterator["Browser"]:
        with httpx.Client(base_url=self.url, timeout=PATIENCE, headers={"X-Capolinea": "1", **headers}) as client:
            yield Browser(client)


class Browser:
    """A player who uses the JSON interface, and can fill in forms."""

    def __init__(self, client: httpx.Client) -> None:
        self.http = client

    def open(self, *kinds: str, game: str = "transamerica", **options: Any) -> dict[str, Any]:
        seats = [{"kind": kind, "name": f"Seat{i}"} for i, kind in enumerate(kinds)]
        answer = self.http.post("/api/tables", json={"game": game, "seats": seats, "options": options})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def see(self, table: str, **query: Any) -> dict[str, Any]:
        answer = self.http.get(f"/api/tables/{table}", params=query)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, table: str, seat: int, entry: int, action: str) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/actions", json={"seat": seat, "entry": entry, "action": action})

    def undo(self, table: str, seat: int, entry: int) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/undo", json={"seat": seat, "entry": entry})

    def step(self, table: str, chooser: random.Random) -> dict[str, Any]:
        """Play any offer of the seat to move, which must be one of this browser's."""
        seen = self.see(table)
        answer = self.act(table, seen["viewer"], seen["entry"], chooser.choice(seen["offers"])["action"])
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def form(self, path: str, page: str = "/", **fields: str) -> httpx.Response:
        """Fill in a form that is on `page`."""
        found = CSRF.search(self.http.get(page).text)
        assert found is not None
        return self.http.post(path, data={"csrf": found[1], **fields})

    def join(self, path: str, name: str) -> httpx.Response:
        return self.form(path, page=path, name=name)


@contextmanager
def served(settings: Settings, proxies: str = "127.0.0.1", tls: ssl.SSLContext | None = None) -> Iterator[Served]:
    app = create_app(settings)
    place = socket.create_server(("127.0.0.1", 0))
    server = server_for(app, networks(proxies), tls)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [place]})
    thread.start()
    try:
        until(lambda: server.started or not thread.is_alive())
        assert server.started
        scheme = "http" if tls is None else "https"
        yield Served(f"{scheme}://127.0.0.1:{place.getsockname()[1]}", app.state.services, server.config.door)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        place.close()
        assert not thread.is_alive()


def until(fact: Any, seconds: float = PATIENCE) -> None:
    """Wait for a condition."""
    end = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < end, "it never came true"
        time.sleep(0.01)


def match_of(server: Served, table: str) -> AnyMatch:
    """Return the match itself, which no client can see; only while nobody plays."""
    return server.services.tables.cache._matches[table].match


def shortest(match: AnyMatch, seat: int) -> str:
    """Return an action that leads to the end of the round: the next line of the seat's missing track."""
    offers = match.offers(seat)
    wanted = missing_track(match.state, seat).lines if match.state.stage == BUILD else ()
    lines = [offer for offer in offers if isinstance(offer, LayRail) and offer.line in wanted]
    cities = [offer for offer in offers if isinstance(offer, PlaceStart) and in_hand(match, seat, offer.point)]
    return match.rules.write((lines or cities or offers)[0])


def in_hand(match: AnyMatch, seat: int, point: int) -> bool:
    return BOARD.city_at[point] in match.state.hands[seat]
