"""`capolinea serve`: host tables with one command, one file and no other service."""

import asyncio
import gc
import logging
import os
import socket
import ssl
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import segno
import typer
import uvicorn
from litestar import Litestar
from sqlalchemy.exc import SQLAlchemyError

from capolinea.cli.words import language
from capolinea.core.refusal import CapolineaError
from capolinea.i18n import Say
from capolinea.server.app import create_app
from capolinea.server.connections import GuardedConfig, GuardedProtocol
from capolinea.server.door import Door, Network, networks
from capolinea.server.services import Services
from capolinea.server.settings import Settings, default_database, from_environment
from capolinea.server.supervise import Backoff, supervise_for_ever
from capolinea.server.tls import TlsListener
from capolinea.storage import SqlStore

#: How many ports to try after the requested one.
MORE_PORTS: Final = 20
LAST_PORT: Final = 65535
#: The host is not an address of this computer (Linux, macOS, Windows).
ADDRESS_ERRORS: Final = (99, 49, 10049)
#: How many open files are asked for, and how many of them are needed for other things than connections.
MOST_FILES: Final = 65536
OTHER_FILES: Final = 120
#: Thread switch interval: the default of 5 ms is long for a thread that only stores a move.
SWITCH: Final = 0.0005
#: Which proxies are trusted if none are named.
LOCAL_PROXY: Final = "127.0.0.1,::1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 only when asked for by --lan


def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option()] = 8000,
    database: Annotated[str, typer.Option()] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open")] = False,
    lan: Annotated[bool, typer.Option("--lan")] = False,
    name: Annotated[list[str] | None, typer.Option()] = None,
    certificate: Annotated[Path | None, typer.Option()] = None,
    key: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Host tables for this computer, or with --lan for everybody on the local network."""
    say = Say(language(), ("capolinea.server",))
    settings = settings_for(database, name or [])
    tls = tls_from(certificate, key, say)
    proxies = trusted_proxies(say)
    check_database(settings, say)
    place = bind(EVERYWHERE if lan else host, port, say)
    address = print_addresses(place, host, lan, settings, say, scheme="https" if tls else "http")
    server = server_for(create_app(settings), proxies, tls, open_files() - OTHER_FILES)
    run(server, place, (lambda: webbrowser.open(address)) if open_browser else None)
    print(say("serve.stopped"))


def settings_for(database: str, names: list[str]) -> Settings:
    """Return the environment's settings; the database of the command line takes precedence, its names are added."""
    given = from_environment()
    usual = given.database or str(default_database())
    called = ",".join([each for each in (given.names, *names) if each])
    return msgspec.structs.replace(given, database=database or usual, language=language(), names=called)


def tls_from(certificate: Path | None, key: Path | None, say: Say) -> ssl.SSLContext | None:
    """Return how to encrypt with these files; None: not by us."""
    if certificate is None and key is None:
        return None
    if certificate is None or key is None:
        raise fail(say, "serve.certificate_and_key")
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(certificate, key)
    except (ssl.SSLError, OSError) as error:
        raise fail(say, "serve.bad_certificate", detail=str(error)[:200]) from None
    return context


def trusted_proxies(say: Say) -> list[Network]:
    """Return whose word is taken for the address of a client: addresses, networks, or names that are looked up now."""
    found: list[Network] = []
    for part in os.environ.get("FORWARDED_ALLOW_IPS", LOCAL_PROXY).split(","):
        try:
            found += networks("0.0.0.0/0,::/0" if part.strip() == "*" else part)
        except ValueError:
            try:
                hosts = {str(each[4][0]) for each in socket.getaddrinfo(part.strip(), None)}
            except OSError:
                raise fail(say, "serve.bad_proxy", name=part.strip()) from None
            found += networks(",".join(sorted(hosts)))
    return found


def fail(say: Say, code: str, **facts: int | str) -> typer.Exit:
    print(say(code, **facts), file=sys.stderr)
    return typer.Exit(2)


def check_database(settings: Settings, say: Say) -> None:
    """Open the database once, so that an error is one sentence and not a server that fails to start."""
    try:
        asyncio.run(try_database(settings.database))
    except CapolineaError as error:
        raise fail(say, error.code, **error.facts) from None
    except (SQLAlchemyError, OSError) as error:
        detail = str(getattr(error, "orig", None) or error)
        raise fail(say, "database.unreachable", detail=detail[:200]) from None


async def try_database(database: str) -> None:
    store = SqlStore(database)
    try:
        store.claim()
        await store.open()
        await store.probe(thorough=True)
    finally:
        await store.close()


def bind(host: str, wanted: int, say: Say) -> socket.socket:
    """Return a listening socket at the requested port, or at the next free one."""
    if not 0 <= wanted <= LAST_PORT:
        raise fail(say, "serve.bad_port")
    last = min(wanted + MORE_PORTS, LAST_PORT)
    for port in range(wanted, last + 1):
        place = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            place.bind((host, port))
            place.listen(512)
        except socket.gaierror:
            raise fail(say, "serve.bad_host", host=host) from None
        except OSError as error:
            place.close()
            if error.errno in ADDRESS_ERRORS:
                raise fail(say, "serve.bad_host", host=host) from None
            continue
        if port != wanted:
            print(say("serve.port", wanted=str(wanted), port=str(port)))
        return place
    raise fail(say, "serve.no_port", first=str(wanted), last=str(last))


def print_addresses(
    place: socket.socket, host: str, lan: bool, settings: Settings, say: Say, *, scheme: str = "http"
) -> str:
    """Print the addresses; return the one that a browser on this computer should open."""
    port = place.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    address = f"{scheme}://{shown}:{port}/"
    print(say("serve.at", address=address))
    found = lan_address() if lan else None
    if found is not None:
        # Links and QR codes use the address in the browser, so the host should use this one too.
        address = f"{scheme}://{found}:{port}/"
        print(say("serve.lan", address=address))
        segno.make(address).terminal(compact=True)
    elif lan:
        print(say("serve.no_lan"))
    if "://" not in settings.database:
        print(say("serve.database", database=str(Path(settings.database).expanduser())))
    print(say("serve.stop"), flush=True)
    return address


def lan_address() -> str | None:
    """Return this computer's address in the local network, or None; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


class Server(uvicorn.Server):
    """Closes the push streams before shutting down, because they would keep the server from stopping."""

    config: GuardedConfig
    services: Services
    on_start: Callable[[], Any] | None = None
    tls: ssl.SSLContext | None = None
    listening: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets if self.tls is None else [])
        if self.tls is not None and sockets:
            listener = TlsListener(self.tls, self.config.door, self.protocol)
            listen = supervise_for_ever(
                "accepting connections", lambda: listener.listen(sockets[0]), Backoff(0.1, 1.0), self.services.watch
            )
            self.listening = asyncio.create_task(listen)
        freeze_for_serving()
        if self.started and self.on_start is not None:
            self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.services.hub.close()
        if self.listening is not None:
            self.listening.cancel()
        await super().shutdown(sockets)

    def protocol(self) -> GuardedProtocol:
        return GuardedProtocol(self.config, self.server_state, self.lifespan.state)


def freeze_for_serving() -> None:
    """Exclude boards and messages from garbage collection, whose pauses would stall every table."""
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(SWITCH)


def server_for(
    app: Litestar, proxies: Sequence[Network], tls: ssl.SSLContext | None = None, most: int | None = None
) -> Server:
    """Return a server of the application; `most` is how many connections the system allows."""
    services: Services = app.state.services
    server = Server(GuardedConfig(app, Door(services.settings, proxies, most)))
    server.services = services
    server.tls = tls
    return server


def run(server: Server, place: socket.socket, on_start: Callable[[], Any] | None = None) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    # Uvicorn warns of every malformed request: whoever sends many could fill the disk with them.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    server.on_start = on_start
    try:
        server.run(sockets=[place])
    except KeyboardInterrupt:
        pass
    finally:
        place.close()


def open_files() -> int:
    """Return how many files this process may have open, after asking for as many as it may get."""
    try:
        import resource
    except ImportError:
        # Windows has no such limit for connections.
        return LAST_PORT
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted
