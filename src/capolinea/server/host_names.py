"""By which names the server answers.

A page of another site can have its own name point at this computer (DNS rebinding); the browser then takes our answers
for that site's and lets it read them. Such a request has the site's name in its Host header.
"""

import re
import socket
from typing import Final

#: A name or an address, and a port.
HOST: Final = re.compile(r"(?P<name>[A-Za-z0-9._-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(:(?P<port>[0-9]{1,5}))?")
#: An address is not looked up, so nobody else can have it.
ADDRESS: Final = re.compile(r"\[.*\]|[0-9]{1,3}(\.[0-9]{1,3}){3}")
#: Endings that routers give to the computers at home; nobody can register a name below them.
AT_HOME: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain", "localhost")
ANY: Final = "*"


class HostNames:
    """Addresses, localhost, the name of this computer at home, and the names that are given."""

    def __init__(self, given: str) -> None:
        """`given` is a list with commas; `*.example.org` stands for all names below it, `*` for any."""
        self._names = {"localhost"}
        self._endings = [".localhost"]
        own = socket.gethostname().lower().rstrip(".")
        first = own.partition(".")[0]
        self._names |= {own, first, *[f"{first}.{ending}" for ending in AT_HOME]}
        wanted = [name.strip().lower().rstrip(".") for name in given.split(",") if name.strip()]
        self._is_any = ANY in wanted
        self._names |= {name for name in wanted if not name.startswith("*.")}
        self._endings += [name[1:] for name in wanted if name.startswith("*.")]

    def __contains__(self, name: str) -> bool:
        plain = name.lower().rstrip(".")
        if self._is_any or ADDRESS.fullmatch(plain) is not None or plain in self._names:
            return True
        return any([plain.endswith(ending) for ending in self._endings])
