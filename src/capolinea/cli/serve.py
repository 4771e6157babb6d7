"""Hosts the tables: one command, one file, no other service."""

import asyncio
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
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
from capolinea.server.house import House
from capolinea.server.settings import Settings, default_database, from_environment
from capolinea.storage import SqlStore

#: So many ports after the one asked for are tried.
MORE_PORTS: Final = 20
LAST_PORT: Final = 65535
#: The address is not one of this computer's (Linux, macOS, Windows).
ADDRESS_ERRORS: Final = (99, 49, 10049)
#: Seconds after which a thread lets another go on: the usual 5 ms are long for one that only stores a move.
SWITCH: Final = 0.0005
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 only when asked for by --lan


def serve(
    host: Annotated[str, typer.Option()] = "127.0.0.1",
    port: Annotated[int, typer.Option()] = 8000,
    database: Annotated[str, typer.Option()] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open")] = False,
    lan: Annotated[bool, typer.Option("--lan")] = False,
) -> None:
    """Host tables for this computer, or with --lan for everybody on the local network."""
    say = Say(language(), ("capolinea.server",))
    settings = settings_for(database)
    sound_database(settings, say)
    place = bind(EVERYWHERE if lan else host, port, say)
    address = tell_where(place, host, lan, settings, say)
    run(create_app(settings), place, (lambda: webbrowser.open(address)) if open_browser else None)
    print(say("serve.stopped"))


def settings_for(database: str) -> Settings:
    """Those of the environment; the database of the command line, else of the environment, else the usual one."""
    given = from_environment()
    usual = given.database or str(default_database())
    return msgspec.structs.replace(given, database=database or usual, language=language())


def fail(say: Say, code: str, **facts: int | str) -> typer.Exit:
    print(say(code, **facts), file=sys.stderr)
    return typer.Exit(2)


def sound_database(settings: Settings, say: Say) -> None:
    """Open the database once, so that a mistake is told in one sentence and not by a server that will not start."""
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
        await store.open()
    finally:
        await store.close()


def bind(host: str, wanted: int, say: Say) -> socket.socket:
    """A listening socket at the port asked for, or at the next one that is free."""
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


def tell_where(place: socket.socket, host: str, lan: bool, settings: Settings, say: Say) -> str:
    """Print the addresses; the one that a browser here should open."""
    port = place.getsockname()[1]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"
    print(say("serve.at", address=address))
    found = lan_address() if lan else None
    if found is not None:
        # Links and QR codes are made from the address in the browser, so the host too should use this one.
        address = f"http://{found}:{port}/"
        print(say("serve.lan", address=address))
        segno.make(address).terminal(compact=True)
    elif lan:
        print(say("serve.no_lan"))
    if "://" not in settings.database:
        print(say("serve.database", database=str(Path(settings.database).expanduser())))
    print(say("serve.stop"), flush=True)
    return address


def lan_address() -> str | None:
    """The address by which this computer would leave for another network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


class Server(uvicorn.Server):
    """Ends the push streams first: they would keep the server from stopping."""

    house: House
    on_start: Callable[[], Any] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        settle()
        if self.started and self.on_start is not None:
            self.on_start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.hub.close()
        await super().shutdown(sockets)


def settle() -> None:
    """Ready to serve: boards and words stay for good, so that no search for garbage halts all tables to walk them."""
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(SWITCH)


def run(app: Litestar, place: socket.socket, on_start: Callable[[], Any] | None = None) -> None:
    """Serve until interrupted."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws="none",
        lifespan="on",
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
    )
    server = Server(config)
    server.house = app.state.house
    server.on_start = on_start
    try:
        server.run(sockets=[place])
    except KeyboardInterrupt:
        pass
    finally:
        place.close()
