"""Who may come in: how many connections there may be, of each client and in all."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from capolinea.server.settings import Settings
from capolinea.server.visits import client_key

Network: TypeAlias = IPv4Network | IPv6Network

#: What answers a connection too many: of this client, and of all.
TOO_MANY: Final = 429
NO_ROOM: Final = 503


class Door:
    """Counts the open connections. Those of a proxy are not counted by its address: they are many people's."""

    def __init__(self, settings: Settings, proxies: Iterable[Network] = (), most: int | None = None) -> None:
        """`most` is how many connections the system allows; None: as many as the settings do."""
        self.settings = settings
        self.proxies = tuple(proxies)
        self.most = settings.connections if most is None else min(most, settings.connections)
        self.open = 0
        self.by_client: dict[str, int] = {}

    def enter(self, host: str) -> int:
        """Count a connection from `host`; return 0, or the status that refuses it. Either way `leave` must follow."""
        client = client_key(host)
        self.open += 1
        self.by_client[client] = self.by_client.get(client, 0) + 1
        if self.by_client[client] > self.settings.connections_per_client and not self.is_proxy(host):
            return TOO_MANY
        return NO_ROOM if self.open > self.most else 0

    def leave(self, host: str) -> None:
        client = client_key(host)
        self.open -= 1
        self.by_client[client] -= 1
        if not self.by_client[client]:
            del self.by_client[client]

    def is_proxy(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any([address in network for network in self.proxies])


def networks(text: str) -> list[Network]:
    """Return the addresses and networks of a list with commas, also as a server sees them that listens for both kinds
    of addresses; raises ValueError if one is neither."""
    found: list[Network] = [ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip()]
    older = [network for network in found if isinstance(network, IPv4Network)]
    return found + [IPv6Network(f"::ffff:{each.network_address}/{96 + each.prefixlen}") for each in older]
