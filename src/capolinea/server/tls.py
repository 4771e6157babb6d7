"""TLS by certificate files. A connection is counted from the moment it is accepted: a handshake that never ends would
otherwise be nobody's."""

import asyncio
import socket
import ssl
from collections.abc import Callable
from typing import Final

from capolinea.server.connections import GuardedProtocol
from capolinea.server.door import Door

#: Where no connection can be accepted, as without a free file, this is how long nothing is tried.
PAUSE_SECONDS: Final = 0.2


class TlsListener:
    """Accepts connections and hands them over when they are encrypted."""

    def __init__(self, context: ssl.SSLContext, door: Door, protocol: Callable[[], GuardedProtocol]) -> None:
        self._context = context
        self._door = door
        self._protocol = protocol
        self._handshakes: set[asyncio.Task[None]] = set()

    async def listen(self, place: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        place.setblocking(False)
        while True:
            try:
                connection, peer = await loop.sock_accept(place)
            except OSError:
                await asyncio.sleep(PAUSE_SECONDS)
                continue
            host = str(peer[0])
            if self._door.enter(host):
                self._door.leave(host)
                connection.close()
                continue
            task = loop.create_task(self._encrypt(connection, host))
            self._handshakes.add(task)
            task.add_done_callback(self._handshakes.discard)

    async def _encrypt(self, connection: socket.socket, host: str) -> None:
        protocol = self._protocol()
        protocol.take_over(host)
        seconds = self._door.settings.header_seconds
        try:
            await asyncio.get_running_loop().connect_accepted_socket(
                lambda: protocol,
                connection,
                ssl=self._context,
                ssl_handshake_timeout=seconds,
                ssl_shutdown_timeout=seconds,
            )
        except OSError:
            # Whoever scans ports, speaks without encryption or waits ends here.
            protocol.leave()
            connection.close()
        except asyncio.CancelledError:
            protocol.leave()
            raise
