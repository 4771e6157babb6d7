"""A port that stays ours while the server on it is stopped and started."""

import socket
import sys


class ReservedPort:
    """Bound, but nobody listens: to connect is refused, the server of a test may bind it too (it sets SO_REUSEADDR, as
    this does), and nothing else on this computer is given it in between. Only Linux shares a port like this; elsewhere
    it is only known to have been free."""

    def __init__(self) -> None:
        self._place = socket.socket()
        self._place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._place.bind(("127.0.0.1", 0))
        self.number: int = self._place.getsockname()[1]
        if sys.platform != "linux":
            self._place.close()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.number}"

    def close(self) -> None:
        self._place.close()
