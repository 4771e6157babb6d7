"""Who sends a request: the browser, its language and its grants."""

from ipaddress import IPv6Address, ip_address
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.types import Scope

from capolinea.core.action import Seat
from capolinea.i18n import LANGUAGES
from capolinea.render.pages.data import Visitor
from capolinea.server.inputs import NAME_LETTERS, clean
from capolinea.server.keys import BROWSER, Keys, hash_browser, new_browser
from capolinea.server.problems import Forbidden
from capolinea.server.tables import OVER, seats_held_by, seats_played_by
from capolinea.server.words import negotiate
from capolinea.storage import TableRow

COOKIE: Final = "capolinea"
#: Where a new token waits until the response is sent.
NEW_BROWSER: Final = "capolinea_new_browser"
THEMES: Final = ("light", "dark")
#: Requests the spectators' view.
WATCHING: Final = -1


class Visit(msgspec.Struct, frozen=True):
    """The author of a request. `browser` is a hash; the token itself stays in the cookie."""

    browser: str
    language: str
    theme: str = ""
    name: str = ""
    watching: frozenset[str] = frozenset()
    """Tables whose spectators' link this browser has followed."""
    client: str = ""
    """The address of the client; not to be stored or logged."""

    @property
    def visitor(self) -> Visitor:
        return Visitor(self.language, self.theme, self.name)


def visit_of(request: Request[Any, Any, Any], keys: Keys, language: str) -> Visit:
    """Return the author of `request`; a browser without a token is given one."""
    cookies = request.cookies
    token = cookies.get(COOKIE, "")
    if not BROWSER.fullmatch(token):
        token = new_browser()
        request.scope["state"][NEW_BROWSER] = token
    theme = cookies.get("theme", "")
    grants = [keys.read_watch(value) for name, value in cookies.items() if name.startswith("watch-")]
    return Visit(
        browser=hash_browser(token),
        language=language_of(request, language),
        theme=theme if theme in THEMES else "",
        name=clean(cookies.get("name", ""), NAME_LETTERS),
        watching=frozenset([table for table in grants if table is not None]),
        client=client_of(request.scope),
    )


def client_of(scope: Scope) -> str:
    client = scope.get("client")
    return client_key("" if client is None else client[0])


def client_key(host: str) -> str:
    """Return the address that counts as one client; the IPv6 addresses of a household share their first half."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        # A server that listens for both kinds sees the older ones in this form.
        return str(address.ipv4_mapped) if address.ipv4_mapped is not None else address.exploded[:19]
    return host


def language_of(request: Request[Any, Any, Any], otherwise: str) -> str:
    chosen = request.cookies.get("lang", "")
    return chosen if chosen in LANGUAGES else negotiate(request.headers.get("accept-language", ""), otherwise)


def check_may_see(row: TableRow, visit: Visit) -> None:
    """Allow a match in play to be seen by its players, its host and holders of the spectators' link."""
    seated = any([seat.holder == visit.browser for seat in row.seats])
    if not (seated or row.status == OVER or row.host == visit.browser or row.id in visit.watching):
        raise Forbidden("table.closed")


def viewer_of(row: TableRow, visit: Visit, asked: int | None, seats_to_move: tuple[Seat, ...]) -> Seat | None:
    """Return the seat whose view is shown: the requested one if allowed, otherwise one of the visitor's seats,
    preferably one that is to move."""
    check_may_see(row, visit)
    mine = seats_held_by(row, visit.browser)
    if asked is None:
        plays = seats_played_by(row, visit.browser)
        ordered = [*[seat for seat in plays if seat in seats_to_move], *mine]
        return ordered[0] if ordered else None
    if asked == WATCHING:
        return None
    if asked in mine or (row.status == OVER and 0 <= asked < len(row.seats)):
        return asked
    raise Forbidden("seat.not_yours")
