"""Who asks: the browser behind a request, its language and its grants."""

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
from capolinea.server.tables import OVER, held, owned
from capolinea.server.words import negotiate
from capolinea.storage import TableRow

COOKIE: Final = "capolinea"
#: Where a fresh token waits until the answer is sent.
NEW_BROWSER: Final = "capolinea_new_browser"
THEMES: Final = ("light", "dark")
#: Asks for the spectators' view.
WATCHING: Final = -1


class Visit(msgspec.Struct, frozen=True):
    """One request's author. `browser` is a hash; the token itself stays in the cookie."""

    browser: str
    language: str
    theme: str = ""
    name: str = ""
    watching: frozenset[str] = frozenset()
    """Tables whose spectators' link this browser has followed."""
    client: str = ""
    """The address that asks; not to be stored or logged."""

    @property
    def visitor(self) -> Visitor:
        return Visitor(self.language, self.theme, self.name)


def visit_of(request: Request[Any, Any, Any], keys: Keys, language: str) -> Visit:
    """The author of `request`; a browser without a token is given one."""
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
    """The address counted as one client; a household's IPv6 addresses share their first half."""
    client = scope.get("client")
    host = "" if client is None else client[0]
    try:
        address = ip_address(host)
    except ValueError:
        return host
    return address.exploded[:19] if isinstance(address, IPv6Address) else host


def language_of(request: Request[Any, Any, Any], otherwise: str) -> str:
    chosen = request.cookies.get("lang", "")
    return chosen if chosen in LANGUAGES else negotiate(request.headers.get("accept-language", ""), otherwise)


def check_may_see(row: TableRow, visit: Visit) -> None:
    """A match in play is shown to those who sit there, to its host and to holders of the spectators' link."""
    seated = any([seat.holder == visit.browser for seat in row.seats])
    if not (seated or row.status == OVER or row.host == visit.browser or row.id in visit.watching):
        raise Forbidden("table.closed")


def viewer_of(row: TableRow, visit: Visit, asked: int | None, waiting: tuple[Seat, ...]) -> Seat | None:
    """The seat whose view is shown: the one asked for, if it may be; else of one's own, first the one to move."""
    check_may_see(row, visit)
    mine = owned(row, visit.browser)
    if asked is None:
        plays = held(row, visit.browser)
        ordered = [*[seat for seat in plays if seat in waiting], *mine]
        return ordered[0] if ordered else None
    if asked == WATCHING:
        return None
    if asked in mine or (row.status == OVER and 0 <= asked < len(row.seats)):
        return asked
    raise Forbidden("seat.not_yours")
